"""Card 13: any six goods for the next ruby of the Sultan's Palace (rulebook p. 23)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.choose import pick
from engine.istanbul.guild.card import GuildCard, add
from engine.istanbul.names import JEWELRY
from engine.istanbul.places.markets import spelled
from engine.istanbul.places.sultans_palace import multisets, take_ruby

if TYPE_CHECKING:
    from engine.istanbul.state import State

GOODS_GIVEN: Final = 6
MOST_AT_ONCE: Final = 25


def refusal(state: "State") -> Refusal | None:
    short = GOODS_GIVEN - sum(state.seats[state.active].goods)
    return Refusal("goods_short", short=short) if short > 0 else None


def play(state: "State") -> Script[None]:
    """Where there are too many ways to scan, first how much jewelry is given."""
    ways = multisets(state.seats[state.active].goods, GOODS_GIVEN)
    if len(ways) > MOST_AT_ONCE:
        counts = sorted({way[JEWELRY] for way in ways})
        jewelry = yield from pick(state, "six-goods-jewelry", {f"jewelry {count}": count for count in counts})
        ways = [way for way in ways if way[JEWELRY] == jewelry]
    goods = yield from pick(state, "six-goods", {f"give {spelled(way)}": way for way in ways})
    purse.give_goods(state, state.active, goods)
    take_ruby(state)


add(GuildCard(13, refusal, play))
