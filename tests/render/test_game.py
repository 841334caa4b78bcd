"""A game that draws nothing but its board has all the other pictures."""

import pytest
from PIL import Image

from engine.core.standings import Mark
from render import games
from render.game import GamePictures
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas
from render.minute import WIDE, height
from render.scene import BOARD, END, HAND, MINUTE, RACE, Course, Scene
from tests.render.scenes.base import seat, view
from words.shapes import Minute

TINY = "tiny"
TABLE = view(seat("red"), seat("blue"))
MARKS = (Mark(1, 1, ((0,), (0,))), Mark(2, 1, ((0,), (1,))))


def say(message: str, /, **_: int | str) -> str:
    return message


def draw_board(scene: Scene) -> Image.Image:
    canvas = Canvas(Image.new("RGB", (WIDTH, HEIGHT), "white"))
    canvas.panel(Box(20, 20, 400, 200), 18)
    return canvas.image


@pytest.fixture(autouse=True)
def tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(games.GAMES, TINY, GamePictures({BOARD: draw_board}))


def test_it_has_one_board_and_no_other_pictures() -> None:
    assert games.board_pictures(TINY) == games.panel_pictures(TINY, TABLE, ("take 1",)) == (BOARD,)
    assert games.other_pictures(TINY) == games.overlays(TINY) == ()
    assert games.turn_picture(TINY, ()) == BOARD


def test_nothing_is_drawn_of_hands_and_entries() -> None:
    assert not games.holds_cards(TINY, TABLE)
    assert not games.is_drawn(TINY, "concept-end")
    with pytest.raises(KeyError, match=HAND):
        games.drawing(TINY, HAND)


@pytest.mark.parametrize("picture", [RACE, END])
def test_race_and_end_are_made_of_the_standings(picture: str) -> None:
    course = Course(TABLE, ("Ada", "Ben"), "en", say, marks=MARKS, headline="Tiny", reason="Ben wins.")
    shown = games.drawing(TINY, picture)(course)
    assert shown.size == (WIDTH, HEIGHT)
    assert len(shown.getcolors(1 << 22)) > 100


def test_its_minute_is_told_in_captions() -> None:
    captions = ("Take one, two or three.", "Take the last one and win.", "Or not.")
    told = Minute("Take the last one.", (), tuple(zip("abc", captions, strict=True)), "", 1)
    scene: Scene = Scene(told, (), "en", say)
    assert games.drawing(TINY, MINUTE)(scene).size == (WIDE, height(3))
