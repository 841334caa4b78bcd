"""The registry of drawing functions: callers look up a game's pictures here and need not import any game."""

from typing import Any, Final

from render import istanbul, marco_polo
from render.scene import BOARD, Pictures

GAMES: Final[dict[str, Pictures[Any, Any]]] = {"istanbul": istanbul.PICTURES, "marco_polo": marco_polo.PICTURES}


def pictures(game: str) -> Pictures[Any, Any]:
    """The drawing functions of a game by picture name, the board first. Raises KeyError for an unknown game."""
    return GAMES[game]


def other_pictures(game: str) -> tuple[str, ...]:
    """The names of the pictures a game has besides its board, such as "carts"; there may be none."""
    return tuple(name for name in pictures(game) if name != BOARD)
