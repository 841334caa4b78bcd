"""Cards 6, 17 and 18: bonus cards, coffee, and coffee with guild cards (rulebook p. 23)."""

from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.istanbul import bonus, purse
from engine.istanbul.guild import deck
from engine.istanbul.guild.card import GuildCard, add, always

if TYPE_CHECKING:
    from engine.istanbul.state import State

BONUS_CARDS: Final = 3
COFFEE: Final = 5
COFFEE_BESIDE_CARDS: Final = 1
GUILD_CARDS_DRAWN: Final = 2


def too_few_bonus_cards(state: "State") -> Refusal | None:
    return None if bonus.can_draw(state, BONUS_CARDS) else Refusal("no_cards_left")


def draw_bonus_cards(state: "State") -> Script[None]:
    bonus.draw(state, state.active, BONUS_CARDS)
    yield from ()


def take_coffee(state: "State") -> Script[None]:
    purse.take_coffee(state, state.active, COFFEE)
    yield from ()


def too_few_guild_cards(state: "State") -> Refusal | None:
    return None if deck.can_draw(state, GUILD_CARDS_DRAWN) else Refusal("no_guild_cards_left")


def draw_guild_cards(state: "State") -> Script[None]:
    purse.take_coffee(state, state.active, COFFEE_BESIDE_CARDS)
    deck.draw(state, state.active, GUILD_CARDS_DRAWN)
    yield from ()


add(GuildCard(6, too_few_bonus_cards, draw_bonus_cards))
add(GuildCard(17, always, take_coffee))
add(GuildCard(18, too_few_guild_cards, draw_guild_cards))
