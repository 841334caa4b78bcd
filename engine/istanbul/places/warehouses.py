"""1 Wainwright, 2 to 4 Fabric, Spice and Fruit Warehouse, 5 Post Office: the wheelbarrow and what fills it (rulebook
p. 18)."""

from typing import Final, NamedTuple

from engine.core.decision import Refusal, Script
from engine.core.figures import Figure
from engine.istanbul import purse
from engine.istanbul.events import MailMoved
from engine.istanbul.names import (
    FABRIC,
    FABRIC_WAREHOUSE,
    FRUIT,
    FRUIT_WAREHOUSE,
    GOODS,
    GREEN_TILE,
    JEWELRY,
    POST_OFFICE,
    SPICE,
    SPICE_WAREHOUSE,
    WAINWRIGHT,
)
from engine.istanbul.notation import EXTRA, NO_EXTRA
from engine.istanbul.state import LAST_CAPACITY, State
from engine.istanbul.turn.action import offer
from engine.istanbul.turn.ask import ask

EXTENSION_PRICE: Final = Figure(7)
STORES: Final = {FABRIC_WAREHOUSE: FABRIC, SPICE_WAREHOUSE: SPICE, FRUIT_WAREHOUSE: FRUIT}
EXTRA_PRICE: Final = 2


def no_extension(state: State) -> Refusal | None:
    """The refusal with all three extensions, or with less lira than one costs."""
    seat, price = state.seats[state.active], EXTENSION_PRICE.at(state.version)
    if seat.capacity == LAST_CAPACITY:
        return Refusal("wheelbarrow_complete")
    if seat.lira < price:
        return Refusal("needs_lira", lira=price, have=seat.lira)
    return None


def buy_extension(state: State, optional: bool) -> Script[bool]:
    """Buy a wheelbarrow extension; the third one brings a ruby."""
    bought = yield from offer(
        state, WAINWRIGHT, lambda: {} if no_extension(state) else {"buy": True}, optional, obvious=True
    )
    if not bought:
        return False
    purse.spend(state, state.active, EXTENSION_PRICE.at(state.version))
    purse.extend(state, state.active)
    return True


def fill(state: State, optional: bool, *, place: int) -> Script[bool]:
    """Fill the wheelbarrow with the warehouse's good."""
    seat = state.seats[state.active]
    good = STORES[place]
    room = seat.goods[good] < seat.capacity
    if not (yield from offer(state, place, lambda: {"fill": True}, optional, obvious=room)):
        return False
    purse.take_good(state, state.active, good, seat.capacity - seat.goods[good])
    if seat.tiles[GREEN_TILE] and not state.guild_card:
        yield from buy_extra(state)
    return True


def buy_extra(state: State) -> Script[None]:
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


def _no_extra(state: State) -> Refusal:
    seat = state.seats[state.active]
    if seat.lira < EXTRA_PRICE:
        return Refusal("needs_lira", lira=EXTRA_PRICE, have=seat.lira)
    return Refusal("no_room", room=seat.capacity)


def _extra_options(state: State) -> dict[str, int | None]:
    seat = state.seats[state.active]
    goods = [good for good in range(4) if seat.lira >= EXTRA_PRICE and seat.goods[good] < seat.capacity]
    return {**{EXTRA(GOODS[good]): good for good in goods}, NO_EXTRA: None}


class Slot(NamedTuple):
    """What a space of the Post Office shows: a good (or None) and lira."""

    good: int | None
    lira: int


# Ruling 74: all four indicators start on the upper row, so the lower row is received first.
COLUMNS: Final = (
    (Slot(FABRIC, 0), Slot(SPICE, 0)),
    (Slot(None, 2), Slot(None, 1)),
    (Slot(JEWELRY, 0), Slot(FRUIT, 0)),
    (Slot(None, 2), Slot(None, 1)),
)


def received(down: int) -> tuple[tuple[int, ...], int]:
    """Goods by type and lira while `down` indicators lie on the lower row."""
    slots = [upper if i < down else lower for i, (upper, lower) in enumerate(COLUMNS)]
    goods = [0, 0, 0, 0]
    for slot in slots:
        if slot.good is not None:
            goods[slot.good] += 1
    return tuple(goods), sum(slot.lira for slot in slots)


def collect_mail(state: State, optional: bool) -> Script[bool]:
    """Receive what the four columns show; then the leftmost upper indicator moves down, or all four move up."""
    if not (yield from offer(state, POST_OFFICE, lambda: {"collect": True}, optional, obvious=True)):
        return False
    goods, lira = received(state.mail)
    purse.take_goods(state, state.active, goods)
    purse.earn(state, state.active, lira)
    state.mail = (state.mail + 1) % (len(COLUMNS) + 1)
    state.events.append(MailMoved(state.active, state.mail))
    return True
