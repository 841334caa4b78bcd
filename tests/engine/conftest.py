"""The small games, in the registry while a test needs them."""

import pytest

from engine.games import GAMES
from tests.engine.toy import Toy
from tests.nim.rules import Nim


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    rules = Toy()
    monkeypatch.setitem(GAMES, rules.name, rules)
    return rules


@pytest.fixture
def nim(monkeypatch: pytest.MonkeyPatch) -> Nim:
    rules = Nim()
    monkeypatch.setitem(GAMES, rules.name, rules)
    return rules
