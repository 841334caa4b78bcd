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


def options(game: "State") -> dict[str, int]:
    """The places whose action can be carried out: "use 10"."""
    return {f"use {place}": place for place in sorted(game.board.places) if PLACES[place].refusal(game) is None}


def why_not(game: "State", notation: str) -> Refusal | None:
    place = notation.removeprefix("use ")
    if not place.isdigit() or int(place) not in game.board.position:
        return Refusal("unknown_place", place=place)
    return PLACES[int(place)].refusal(game)


def play(game: "State") -> Script[None]:
    place = yield from pick(game, "any-place", options(game), lambda notation: why_not(game, notation))
    yield from perform(game, place, "guild", optional=False)
    if game.seats[game.active].family != POLICE_STATION:
        send_family(game, POLICE_STATION)


add(GuildCard(12, always, play))
