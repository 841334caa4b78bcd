"""What of a seat of Istanbul can be corrected: lira, goods, rubies, and where its merchant stands."""

from typing import Final

from engine.core.corrections import Field, amount, place
from engine.core.tuples import replaced
from engine.istanbul.names import GOOD, GOODS
from engine.istanbul.state import State

LIRA: Final = "lira"
RUBIES: Final = "rubies"
MERCHANT: Final = "merchant"


def fields(state: State, index: int) -> list[Field]:
    """Rubies stay below the number that ends the game, which only a turn can end."""
    seat = state.seats[index]
    return [
        amount(LIRA, seat.lira),
        *(amount(name, seat.goods[good], seat.capacity) for good, name in enumerate(GOODS)),
        amount(RUBIES, seat.rubies, state.setup.rubies_to_end - 1),
        place(MERCHANT, seat.merchant, state.board.places),
    ]


def correct(state: State, index: int, name: str, value: str) -> None:
    """Set one of the fields to an allowed value."""
    seat, number = state.seats[index], int(value)
    if name in GOOD:
        seat.goods = replaced(seat.goods, GOOD[name], number)
    else:
        setattr(seat, name, number)
