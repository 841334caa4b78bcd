"""What Istanbul adds to pictures of a whole game."""

from typing import Final

from engine.istanbul.view import View, standings_of
from render.finale.course import Column, Look

_SIGNS: Final = ("coin", "any-good", "card")


def _goal(view: View) -> int:
    return view.rubies_to_end


def _columns(view: View) -> list[Column]:
    """What breaks ties: lira, goods, bonus cards."""
    _, *ties = zip(*standings_of(view), strict=True)
    return [Column(sign, figures) for sign, figures in zip(_SIGNS, ties, strict=True)]


LOOK: Final = Look("merchant", "ruby", "", _goal, _columns)
