"""Card 1: a wheelbarrow extension for nothing; a third one brings its ruby (rulebook p. 23; ruling 29)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.guild.card import GuildCard, add
from engine.istanbul.state import LAST_CAPACITY

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    return Refusal("wheelbarrow_complete") if state.seats[state.active].capacity == LAST_CAPACITY else None


def play(state: "State") -> Script[None]:
    purse.extend(state, state.active)
    yield from ()


add(GuildCard(1, refusal, play))
