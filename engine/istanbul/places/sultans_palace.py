"""13 Sultan's Palace: every good not covered by a ruby, for the leftmost ruby (rulebook p. 19)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.action import PLACES, Place, offer
from engine.istanbul.names import SULTANS_PALACE
from engine.istanbul.places.markets import spelled
from engine.istanbul.tracks import palace_demand, palace_price

if TYPE_CHECKING:
    from engine.istanbul.state import State


def short_by(state: "State") -> int:
    """How many of the goods asked for are missing."""
    seat = state.seats[state.active]
    named, free = palace_demand(palace_price(state))
    missing = sum(max(0, need - have) for need, have in zip(named, seat.goods, strict=True))
    spare = sum(max(0, have - need) for need, have in zip(named, seat.goods, strict=True))
    return missing + max(0, free - spare)


def refusal(state: "State") -> Refusal | None:
    short = short_by(state)
    return Refusal("goods_short", short=short, price=palace_price(state)) if short else None


def options(state: "State") -> dict[str, list[int]]:
    """The goods given for the spaces that take any type: "deliver fabric spice"."""
    if refusal(state):
        return {}
    named, free = palace_demand(palace_price(state))
    spare = [have - need for need, have in zip(named, state.seats[state.active].goods, strict=True)]
    found = {}
    for extra in multisets(spare, free):
        notation = f"deliver {spelled(extra)}".strip()
        found[notation] = [need + more for need, more in zip(named, extra, strict=True)]
    return found


def multisets(have: list[int], count: int) -> list[tuple[int, ...]]:
    """Every way to take `count` goods out of `have`, by type."""
    if len(have) == 1:
        return [(count,)] if have[0] >= count else []
    return [
        (first, *rest) for first in range(min(have[0], count), -1, -1) for rest in multisets(have[1:], count - first)
    ]


def action(state: "State", optional: bool) -> Script[bool]:
    goods = yield from offer(state, SULTANS_PALACE, lambda: options(state), optional)
    if goods is None:
        return False
    purse.give_goods(state, state.active, goods)
    take_ruby(state)
    return True


def take_ruby(state: "State") -> None:
    """The leftmost ruby; the next one costs a good more."""
    state.palace += 1
    purse.gain_ruby(state, state.active, SULTANS_PALACE)


PLACES[SULTANS_PALACE] = Place(action, refusal, repeated_by="sultan-twice")
