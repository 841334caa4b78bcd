"""What of a seat of Marco Polo can be corrected: what it owns, its points, and where its figures stand."""

from typing import Final

from engine.core.corrections import Field, amount, place
from engine.core.tuples import replaced
from engine.marco_polo.components.amounts import KINDS, VP, cost
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.state import State

FIGURES: Final = ("figure", "second-figure")
MOST_POINTS: Final = 199


def fields(state: State, index: int) -> list[Field]:
    """The second figure is that of a character."""
    seat = state.seats[index]
    owned = [amount(name, seat.have[kind]) for kind, name in enumerate(KINDS) if kind != VP]
    figures = [place(name, city, PLACES) for name, city in zip(FIGURES, seat.figures, strict=False)]
    return [*owned, amount(KINDS[VP], seat.have[VP], MOST_POINTS), *figures]


def correct(state: State, index: int, name: str, value: str) -> None:
    """Set one of the fields to an allowed value."""
    seat = state.seats[index]
    if name in FIGURES:
        seat.figures = replaced(seat.figures, FIGURES.index(name), value)
    else:
        seat.have = cost(**{**dict(zip(KINDS, seat.have, strict=True)), name: int(value)})
