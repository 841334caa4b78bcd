"""The toy game, in the registry while a test needs it."""

import pytest

from engine.core import game as registry
from tests.engine.toy import Toy


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> Toy:
    game = Toy()
    monkeypatch.setitem(registry._GAMES, game.name, game)
    return game
