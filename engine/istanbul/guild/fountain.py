"""Card 7: the merchant and any of the own assistants to the Fountain, then another turn (rulebook p. 23; ruling 37)."""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul.choose import pick
from engine.istanbul.guild.card import GuildCard, add, always
from engine.istanbul.movement import put_merchant
from engine.istanbul.names import FOUNTAIN
from engine.istanbul.recall import bring_back, choices

if TYPE_CHECKING:
    from engine.istanbul.state import State


def play(state: "State") -> Script[None]:
    """His stack goes with him; the Fountain's action is not carried out."""
    put_merchant(state, FOUNTAIN)
    places = yield from pick(state, "join-merchant", {**choices(state), "return-none": []})
    if places:
        bring_back(state, places)
    state.again = True


add(GuildCard(7, always, play))
