"""The own family member to the Police Station, for the reward of a catch (rulebook p. 24)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick
from engine.istanbul.encounters import rewards, take_reward
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.places.police_station import send_family

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    return Refusal("family_at_police") if state.seats[state.active].family == POLICE_STATION else None


def play(state: "State") -> Script[None]:
    send_family(state, POLICE_STATION)
    take_reward(state, (yield from pick(state, "reward", {f"reward {each}": each for each in rewards(state)})))


add(Card("family-to-police", refusal, play, final=True))
