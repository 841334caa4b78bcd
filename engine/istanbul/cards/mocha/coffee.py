"""2 coffee; a coffee for 8 lira; 2 coffee for a guild card (rulebook p. 24)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards.card import Card, add
from engine.istanbul.guild import deck

if TYPE_CHECKING:
    from engine.istanbul.state import State

COFFEE: Final = 2
LIRA_FOR_COFFEE: Final = 8
COFFEE_FOR_LIRA: Final = 1
COFFEE_FOR_GUILD_CARD: Final = 2


def always(state: "State") -> Refusal | None:
    return None


def take_coffee(state: "State") -> Script[None]:
    purse.take_coffee(state, state.active, COFFEE)
    yield from ()


def no_coffee_to_sell(state: "State") -> Refusal | None:
    return purse.coffee_short(state, COFFEE_FOR_LIRA)


def sell_coffee(state: "State") -> Script[None]:
    purse.spend_coffee(state, state.active, COFFEE_FOR_LIRA)
    purse.earn(state, state.active, LIRA_FOR_COFFEE)
    yield from ()


def no_guild_card(state: "State") -> Refusal | None:
    if not deck.can_draw(state):
        return Refusal("no_guild_cards_left")
    return purse.coffee_short(state, COFFEE_FOR_GUILD_CARD)


def draw_guild_card(state: "State") -> Script[None]:
    purse.spend_coffee(state, state.active, COFFEE_FOR_GUILD_CARD)
    deck.draw(state, state.active, 1)
    yield from ()


add(Card("two-coffee", always, take_coffee))
add(Card("coffee-for-lira", no_coffee_to_sell, sell_coffee, final=True))
add(Card("coffee-for-guild", no_guild_card, draw_guild_card))
