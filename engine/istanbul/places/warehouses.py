"""1 Wainwright (what a wheelbarrow extension costs), 2 to 4 Fabric, Spice and Fruit Warehouse (one good more with the
green tile), 5 Post Office (what each row of mail gives; rulebook p. 18)."""

from typing import Final

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
    SPICE,
    SPICE_WAREHOUSE,
)
from engine.istanbul.notation import EXTRA, NO_EXTRA
from engine.istanbul.state import State
from engine.istanbul.turn.ask import ask

EXTENSION_PRICE: Final = Figure(7)
STORES: Final = {FABRIC_WAREHOUSE: FABRIC, SPICE_WAREHOUSE: SPICE, FRUIT_WAREHOUSE: FRUIT}
EXTRA_PRICE: Final = 2


def no_extension(state: State) -> Refusal | None:
    """The refusal with all three extensions, or with less lira than one costs."""
    return purse.wheelbarrow_complete(state) or purse.lira_short(state, EXTENSION_PRICE.at(state.version))


def buy_extension(state: State, _: bool) -> None:
    """Buy a wheelbarrow extension; the third one brings a ruby."""
    purse.spend(state, state.active, EXTENSION_PRICE.at(state.version))
    purse.extend(state, state.active)


def has_room(state: State, *, good: int) -> bool:
    """True as long as the wheelbarrow is not full of a good."""
    seat = state.seats[state.active]
    return seat.goods[good] < seat.capacity


def fill(state: State, _: bool, *, good: int) -> Script[None]:
    """Fill the wheelbarrow with the warehouse's good. With the green mosque tile one more good of any type may be had
    for 2 lira, once an action (rulebook p. 22; ruling 20)."""
    seat = state.seats[state.active]
    purse.take_good(state, state.active, good, seat.capacity - seat.goods[good])
    if seat.tiles[GREEN_TILE] and not state.guild_card:
        extra = yield from ask(state, "extra-good", lambda: _extra_goods(state), reason=lambda _: _no_extra(state))
        if extra is not None:
            purse.spend(state, state.active, EXTRA_PRICE)
            purse.take_good(state, state.active, extra)


def _no_extra(state: State) -> Refusal:
    room = state.seats[state.active].capacity
    return purse.lira_short(state, EXTRA_PRICE) or Refusal("no_room", room=room)


def _extra_goods(state: State) -> dict[str, int | None]:
    payable = state.seats[state.active].lira >= EXTRA_PRICE
    goods = [good for good in range(4) if payable and has_room(state, good=good)]
    return {**{EXTRA(GOODS[good]): good for good in goods}, NO_EXTRA: None}


# Upper and lower row of each column of the Post Office: a good (or None) and lira. Ruling 74: all four indicators start
# on the upper row, so the lower row is received first.
COLUMNS: Final = (
    ((FABRIC, 0), (SPICE, 0)),
    ((None, 2), (None, 1)),
    ((JEWELRY, 0), (FRUIT, 0)),
    ((None, 2), (None, 1)),
)


def received(down: int) -> tuple[tuple[int, ...], int]:
    """Goods by type and lira while `down` indicators lie on the lower row."""
    goods, lira = zip(*(column[number >= down] for number, column in enumerate(COLUMNS)), strict=True)
    return tuple(goods.count(good) for good in range(4)), sum(lira)


def collect_mail(state: State, _: bool) -> None:
    """Receive what the four columns show; then the leftmost upper indicator moves down, or all four move up."""
    goods, lira = received(state.mail)
    purse.take_goods(state, state.active, goods)
    purse.earn(state, state.active, lira)
    state.mail = (state.mail + 1) % (len(COLUMNS) + 1)
    state.events.append(MailMoved(state.active, state.mail))
