"""Card 8: two goods of fabric, spice and fruit, and jewelry by the dice (rulebook p. 23; ruling C5)."""

from itertools import combinations_with_replacement
from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import purse, roll
from engine.istanbul.choose import pick
from engine.istanbul.guild.card import GuildCard, add, always
from engine.istanbul.names import FABRIC, FRUIT, GOODS, JEWELRY, SPICE

if TYPE_CHECKING:
    from engine.istanbul.state import State

WARES: Final = (FABRIC, SPICE, FRUIT)
NUMBER_OF_WARES: Final = 2
JEWELRY_FROM: Final = ((7, 3), (4, 1))


def jewelry_for(total: int) -> int:
    return next((count for least, count in JEWELRY_FROM if total >= least), 0)


def play(state: "State") -> Script[None]:
    pairs = combinations_with_replacement(WARES, NUMBER_OF_WARES)
    wares = yield from pick(
        state, "two-wares", {"take " + " ".join(GOODS[good] for good in pair): pair for pair in pairs}
    )
    purse.take_goods(state, state.active, [wares.count(good) for good in range(4)])
    dice = yield from roll.two_dice(state)
    found = jewelry_for(sum(dice))
    if found:
        purse.take_good(state, state.active, JEWELRY, found)


add(GuildCard(8, always, play))
