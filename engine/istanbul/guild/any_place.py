"""Card 12: the action of any place, then the own family member to the Police Station (rulebook p. 23; ruling 38)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.action import PLACES, perform
from engine.istanbul.choose import pick
from engine.istanbul.guild.card import GuildCard, add, always
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.places.police_station import send_family

if TYPE_CHECKING:
    from engine.istanbul.state import State


def options(state: "State") -> dict[str, int]:
    """The places whose action can be carried out: "use 10"."""
    return {f"use {place}": place for place in sorted(state.board.places) if PLACES[place].refusal(state) is None}


def why_not(state: "State", notation: str) -> Refusal | None:
    place = notation.removeprefix("use ")
    if not place.isdigit() or int(place) not in state.board.position:
        return Refusal("unknown_place", place=place)
    return PLACES[int(place)].refusal(state)


def play(state: "State") -> Script[None]:
    place = yield from pick(state, "any-place", options(state), lambda notation: why_not(state, notation))
    yield from perform(state, place, "guild", optional=False)
    if state.seats[state.active].family != POLICE_STATION:
        send_family(state, POLICE_STATION)


add(GuildCard(12, always, play))
