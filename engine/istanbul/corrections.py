"""What an organiser may set right of a seat of Istanbul with /table correct, and within which limits: lira, goods,
rubies, where its merchant stands."""

from typing import Final

from engine.core.corrections import Field, amount, place
from engine.core.tuples import replaced
from engine.istanbul.names import GOOD, GOODS
from engine.istanbul.state import State

LIRA: Final = "lira"
RUBIES: Final = "rubies"
MERCHANT: Final = "merchant"


def fields(state: State, seat: int) -> list[Field]:
    """Rubies stay below the number that ends the game, which only a turn can end."""
    me = state.seats[seat]
    return [
        amount(LIRA, me.lira),
        *(amount(name, me.goods[good], me.capacity) for good, name in enumerate(GOODS)),
        amount(RUBIES, me.rubies, state.setup.rubies_to_end - 1),
        place(MERCHANT, me.merchant, state.board.places),
    ]


def correct(state: State, seat: int, name: str, value: str) -> None:
    me, number = state.seats[seat], int(value)
    if name in GOOD:
        me.goods = replaced(me.goods, GOOD[name], number)
    else:
        setattr(me, name, number)
