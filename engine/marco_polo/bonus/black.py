"""Buy a black die for 3 camels, once a turn, while one is on the board (DE:468-474)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.marco_polo.data.spaces import BLACK_DIE_PRICE
from engine.marco_polo.supplies import pay, shortage, take_black_die

if TYPE_CHECKING:
    from engine.marco_polo.state import State


def refusal(game: "State", me: int) -> Refusal | None:
    if game.bought:
        return Refusal("one_black_die_a_turn")
    if not game.black:
        return Refusal("no_black_die")
    return shortage(game.seats[me], BLACK_DIE_PRICE)


def script(game: "State", me: int) -> Script[None]:
    game.doing = "black"
    game.bought = True
    pay(game, me, BLACK_DIE_PRICE, "black")
    take_black_die(game, me, "black")
    yield from ()
