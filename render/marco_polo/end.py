"""What The Voyages of Marco Polo adds to pictures of a whole game."""

from typing import Final

from engine.marco_polo.amounts import CAMEL
from engine.marco_polo.view import View
from render.finale.course import Column, Look
from render.marco_polo.sheet import SIGNS, totals
from render.marco_polo.symbols import SIGNS as GOODS


def _no_goal(view: View) -> None:
    """The game ends after its rounds."""


def _columns(view: View) -> list[Column]:
    """The lines of the score sheet, and the camels, which break ties."""
    sheets = [totals(seat.sheet) for seat in view.seats]
    lines = [Column(sign, tuple(sheet[kind] for sheet in sheets)) for kind, sign in SIGNS.items()]
    return [*lines, Column(GOODS[CAMEL], tuple(seat.have[CAMEL] for seat in view.seats))]


LOOK: Final = Look("family", "points", "crown", _no_goal, _columns)
