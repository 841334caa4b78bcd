"""2, 3, 4 Fabric, Spice and Fruit Warehouse: one good up to the wheelbarrow's room (rulebook p. 18)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer, possible
from engine.istanbul.ask import ask
from engine.istanbul.names import (
    FABRIC,
    FABRIC_WAREHOUSE,
    FRUIT,
    FRUIT_WAREHOUSE,
    GOODS,
    GREEN_TILE,
    SPICE,
    SPICE_WAREHOUSE,
)

if TYPE_CHECKING:
    from engine.istanbul.state import State

STORES: Final = {FABRIC_WAREHOUSE: FABRIC, SPICE_WAREHOUSE: SPICE, FRUIT_WAREHOUSE: FRUIT}
EXTRA_PRICE: Final = 2


def action(state: "State", optional: bool, *, place: int) -> Script[bool]:
    if not (yield from offer(state, place, lambda: {"fill": True}, optional)):
        return False
    seat = state.seats[state.active]
    good = STORES[place]
    purse.take_good(state, state.active, good, seat.capacity - seat.goods[good])
    if seat.tiles[GREEN_TILE] and not state.guild_card:
        yield from buy_extra(state)
    return True


def buy_extra(state: "State") -> Script[None]:
    """The green mosque tile: 2 lira for one more good of any type, once an action (rulebook p. 22; ruling 20)."""
    choice = yield from ask(
        state,
        "extra-good",
        lambda: _extra_options(state),
        reason=lambda _: _no_extra(state),
    )
    if choice is not None:
        purse.spend(state, state.active, EXTRA_PRICE)
        purse.take_good(state, state.active, choice)


def _no_extra(state: "State") -> Refusal:
    seat = state.seats[state.active]
    if seat.lira < EXTRA_PRICE:
        return Refusal("needs_lira", lira=EXTRA_PRICE, have=seat.lira)
    return Refusal("no_room", room=seat.capacity)


def _extra_options(state: "State") -> dict[str, int | None]:
    seat = state.seats[state.active]
    goods = [good for good in range(4) if seat.lira >= EXTRA_PRICE and seat.goods[good] < seat.capacity]
    return {**{f"extra {GOODS[good]}": good for good in goods}, "no-extra": None}


for _place in STORES:
    PLACES[_place] = Place(partial(action, place=_place), possible)
