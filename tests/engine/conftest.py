"""The toy game, in the registry while a test needs it."""

import pytest

from engine.games import GAMES
from tests.engine.toy import Toy


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    rules = Toy()
    monkeypatch.setitem(GAMES, rules.name, rules)
    return rules
