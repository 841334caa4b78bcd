"""Card 20: the next ruby of the Coffee House for half its price, rounded up (rulebook p. 23; ruling 40)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.guild.card import GuildCard, add
from engine.istanbul.places.coffee_house import take_ruby
from engine.istanbul.tracks import coffee_house_price

if TYPE_CHECKING:
    from engine.istanbul.state import State


def half_price(state: "State") -> int:
    return (coffee_house_price(state) + 1) // 2


def refusal(state: "State") -> Refusal | None:
    return purse.coffee_short(state, half_price(state))


def play(state: "State") -> Script[None]:
    purse.spend_coffee(state, state.active, half_price(state))
    take_ruby(state)
    yield from ()


add(GuildCard(20, refusal, play))
