"""17 and 18: a wheelbarrow extension for 10 lira, or for one of each good (rulebook p. 22; rulings 29, 30)."""

from typing import TYPE_CHECKING, Final

from engine.istanbul import purse
from engine.istanbul.kiosk.tile import TILES, Use, at_once
from engine.istanbul.state import LAST_CAPACITY

if TYPE_CHECKING:
    from engine.istanbul.state import State

PRICE: Final = 10
ONE_OF_EACH: Final = (1, 1, 1, 1)


def for_lira(state: "State", index: int) -> dict[str, Use]:
    seat = state.seats[index]
    return {"use": at_once(pay_lira)} if seat.capacity < LAST_CAPACITY and seat.lira >= PRICE else {}


def for_goods(state: "State", index: int) -> dict[str, Use]:
    seat = state.seats[index]
    return {"use": at_once(pay_goods)} if seat.capacity < LAST_CAPACITY and all(seat.goods) else {}


def pay_lira(state: "State", index: int) -> None:
    purse.spend(state, index, PRICE)
    purse.extend(state, index)


def pay_goods(state: "State", index: int) -> None:
    purse.give_goods(state, index, ONE_OF_EACH)
    purse.extend(state, index)


TILES[17] = for_lira
TILES[18] = for_goods
