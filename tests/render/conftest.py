"""What tests of the studio draw with."""

import pytest

from render import games
from render.game import GamePictures
from tests.render.easel import Easel


@pytest.fixture
def easel(monkeypatch: pytest.MonkeyPatch) -> Easel:
    found = Easel()
    monkeypatch.setitem(games.GAMES, "istanbul", GamePictures({"board": found.draw}))
    return found
