"""The games that can be pictured; who shows pictures asks here and need not know any game."""

from typing import Final

from render import istanbul, marco_polo
from render.scene import Pictures

GAMES: Final[dict[str, Pictures]] = {"istanbul": istanbul.PICTURES, "marco_polo": marco_polo.PICTURES}


def pictures(game: str) -> Pictures:
    """The drawing functions of a game by picture name, the board first. Raises KeyError for an unknown game."""
    return GAMES[game]
