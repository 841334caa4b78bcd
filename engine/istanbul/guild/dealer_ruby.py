"""Card 16: 15 lira for the next ruby of the Gemstone Dealer, and a coffee for each own ruby (rulebook p. 14, 23)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.guild.card import GuildCard, add
from engine.istanbul.places.gemstone_dealer import take_ruby

if TYPE_CHECKING:
    from engine.istanbul.state import State

PRICE: Final = 15


def refusal(state: "State") -> Refusal | None:
    have = state.seats[state.active].lira
    return Refusal("needs_lira", lira=PRICE, have=have) if have < PRICE else None


def play(state: "State") -> Script[None]:
    purse.spend(state, state.active, PRICE)
    take_ruby(state)
    purse.take_coffee(state, state.active, state.seats[state.active].rubies)
    yield from ()


add(GuildCard(16, refusal, play))
