"""6 Caravansary (caravan master too), 18 Guild Hall, 21 Embassy: how many bonus cards, guild cards, letters and coffee
are drawn, from deck or discard pile, which goes back (rulebook p. 18, 20, 21)."""

from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.guild import deck
from engine.istanbul.state import State
from engine.istanbul.turn.ask import pick

BONUS_CARDS: Final = 2
COFFEE: Final = 1  # beside the cards, at the Caravansary with Mocha & Baksheesh and at the Guild Hall
GUILD_CARDS: Final = 2
LETTERS: Final = 2


def no_bonus_cards(state: State) -> Refusal | None:
    """The refusal when no bonus card is left; with Mocha & Baksheesh there is always the coffee."""
    return None if bonus_cards.can_draw(state) or state.setup.mocha else Refusal("no_cards_left")


def _sources(state: State) -> dict[str, str]:
    """Where the next bonus card may come from: deck or discard pile. An empty deck is reshuffled only when a card must
    be drawn from it (ruling 24)."""
    deck = {"deck": "deck"} if bonus_cards.can_draw(state) else {}
    return {**deck, "discard-pile": "discard-pile"} if state.discard else deck


def cards_or_coffee(state: State) -> dict[str, str]:
    """With Mocha & Baksheesh a coffee comes with the cards, or alone when there are none."""
    return _sources(state) or {"coffee": "coffee"}


def caravansary(state: State, source: str) -> Script[None]:
    """Two bonus cards, each from the deck or the discard pile, then one is discarded; with Mocha & Baksheesh also a
    coffee. The caravan master keeps both cards (rulebook p. 17; ruling 56)."""
    if state.setup.mocha:
        purse.take_coffee(state, state.active, COFFEE)
    if source != "coffee":
        _take(state, source)
    for _ in range(BONUS_CARDS - 1):
        if sources := _sources(state):
            _take(state, (yield from pick(state, "second-card", sources)))  # one step: ruling 65
    if state.setup.caravan_master:
        state.now.visits_caravansary = True
    if state.caravan != state.active and state.seats[state.active].hand:
        name = yield from pick(state, "discard", bonus_cards.discards(state, state.active))
        bonus_cards.discard(state, state.active, name)


def _take(state: State, source: str) -> None:
    if source == "deck":
        bonus_cards.draw(state, state.active)
    else:
        bonus_cards.take_discard(state, state.active)


def guild_hall(state: State, _: bool) -> Script[None]:
    """A coffee and two guild cards, then any one of the hand is discarded unused (ruling 70)."""
    purse.take_coffee(state, state.active, COFFEE)
    deck.draw(state, state.active, GUILD_CARDS)
    if state.seats[state.active].guild:
        card = yield from pick(state, "discard-guild", deck.discards(state, state.active))
        deck.discard(state, state.active, card)
