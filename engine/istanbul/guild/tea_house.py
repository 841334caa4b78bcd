"""Card 9: the Tea House's action for twice the lira, also after a failed call (rulebook p. 23; ruling C5)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.choose import pick
from engine.istanbul.guild.card import GuildCard, add, always
from engine.istanbul.names import PLACES, TEA_HOUSE
from engine.istanbul.places.tea_house import CALLS, winnings

if TYPE_CHECKING:
    from engine.istanbul.state import State

TIMES: Final = 2


def play(state: "State") -> Script[None]:
    number = yield from pick(state, PLACES[TEA_HOUSE], CALLS, lambda _: Refusal("call_3_to_12"))
    purse.earn(state, state.active, TIMES * (yield from winnings(state, number)))


add(GuildCard(9, always, play))
