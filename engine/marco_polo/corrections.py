"""What an organiser may set right of a seat of Marco Polo with /table correct, and within which limits: coins, camels,
goods, points, where its figures stand."""

from typing import Final

from engine.core.corrections import Field, amount, place
from engine.core.tuples import replaced
from engine.marco_polo.components.amounts import KINDS, VP, cost
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.state import State

FIGURES: Final = ("figure", "second-figure")
MOST_POINTS: Final = 199


def fields(state: State, seat: int) -> list[Field]:
    """The second figure is that of a character."""
    owner = state.seats[seat]
    owned = [amount(name, owner.have[kind]) for kind, name in enumerate(KINDS) if kind != VP]
    figures = [place(name, city, PLACES) for name, city in zip(FIGURES, owner.figures, strict=False)]
    return [*owned, amount(KINDS[VP], owner.have[VP], MOST_POINTS), *figures]


def correct(state: State, seat: int, name: str, value: str) -> None:
    owner = state.seats[seat]
    if name in FIGURES:
        owner.figures = replaced(owner.figures, FIGURES.index(name), value)
    else:
        owner.have = cost(**{**dict(zip(KINDS, owner.have, strict=True)), name: int(value)})
