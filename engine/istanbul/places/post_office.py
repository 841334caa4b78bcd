"""5 Post Office: what the four columns show, then the leftmost upper indicator moves down (rulebook p. 18)."""

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.decision import Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer, possible
from engine.istanbul.events import MailMoved
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, POST_OFFICE, SPICE

if TYPE_CHECKING:
    from engine.istanbul.state import State


class Slot(NamedTuple):
    """A good (or None) and lira."""

    good: int | None
    lira: int


# Ruling C8: all four indicators start on the upper row, so the lower row is received first.
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


def action(state: "State", optional: bool) -> Script[bool]:
    if not (yield from offer(state, POST_OFFICE, lambda: {"collect": True}, optional)):
        return False
    goods, lira = received(state.mail)
    purse.take_goods(state, state.active, goods)
    purse.earn(state, state.active, lira)
    state.mail = (state.mail + 1) % (len(COLUMNS) + 1)
    state.events.append(MailMoved(state.active, state.mail))
    return True


PLACES[POST_OFFICE] = Place(action, possible, repeated_by="post-twice")
