"""The registry of drawing functions: callers look up a game's pictures here and need not import any game."""

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from PIL import Image

from render import istanbul, marco_polo
from render.finale.pictures import draw_end, draw_race
from render.scene import BOARD, END, RACE, Pictures

_LOOKS: Final = {"istanbul": istanbul.LOOK, "marco_polo": marco_polo.LOOK}
_OF_WHOLE_GAMES: Final = {RACE: draw_race, END: draw_end}
GAMES: Final[dict[str, Pictures[Any, Any]]] = {"istanbul": istanbul.PICTURES, "marco_polo": marco_polo.PICTURES}


def pictures(game: str) -> Pictures[Any, Any]:
    """The drawing functions of a game by picture name, the board first. Raises KeyError for an unknown game."""
    return GAMES[game]


def other_pictures(game: str) -> tuple[str, ...]:
    """The names of the pictures a game has besides its board, such as "carts"; there may be none."""
    return tuple(name for name in pictures(game) if name != BOARD)


def drawing(game: str, name: str) -> Callable[[Any], Image.Image]:
    """The function that draws a picture of a game: one of its own from a scene, or RACE or END from a course. Raises
    KeyError."""
    if name in _OF_WHOLE_GAMES:
        return partial(_OF_WHOLE_GAMES[name], look=_LOOKS[game])
    return pictures(game)[name]
