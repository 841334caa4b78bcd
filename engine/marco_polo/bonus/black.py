"""Buy a black die for 3 camels, once a turn, while one is on the board (DE:468-474)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.data.spaces import BLACK_DIE_PRICE
from engine.marco_polo.supplies import pay, shortage, take_black_die

if TYPE_CHECKING:
    from engine.marco_polo.state import State


def refusal(state: "State", me: int) -> Refusal | None:
    if state.bought:
        return Refusal("one_black_die_a_turn")
    if not state.black:
        return Refusal("no_black_die")
    return shortage(state.seats[me], BLACK_DIE_PRICE)


def script(state: "State", me: int) -> Script[None]:
    state.doing = "black"
    state.bought = True
    pay(state, me, BLACK_DIE_PRICE, "black")
    take_black_die(state, me, "black")
    yield from ()
