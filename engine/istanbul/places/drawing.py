"""6 Caravansary, 18 Guild Hall, 21 Embassy: bonus cards, guild cards and letters (rulebook p. 18, 20, 21)."""

from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import letters, purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.guild import deck
from engine.istanbul.names import CARAVANSARY, EMBASSY, GUILD_HALL
from engine.istanbul.state import State
from engine.istanbul.turn.action import offer
from engine.istanbul.turn.ask import pick

BONUS_CARDS: Final = 2
COFFEE: Final = 1  # beside the cards, at the Caravansary with Mocha & Baksheesh and at the Guild Hall
GUILD_CARDS: Final = 2
LETTERS: Final = 2


def no_bonus_cards(state: State) -> Refusal | None:
    """The refusal when no bonus card is left; with Mocha & Baksheesh there is always the coffee."""
    return None if state.deck or state.discard or state.setup.mocha else Refusal("no_cards_left")


def sources(state: State) -> dict[str, str]:
    """Where the next bonus card may come from: deck or discard pile. An empty deck is reshuffled only when a card must
    be drawn from it (ruling 24)."""
    found = {"deck": "deck"} if bonus_cards.can_draw(state) else {}
    if state.discard:
        found["discard-pile"] = "discard-pile"
    return found


def _cards_or_coffee(state: State) -> dict[str, str]:
    """With Mocha & Baksheesh a coffee comes with the cards, or alone when there are none."""
    found = sources(state)
    return found or {"coffee": "coffee"} if state.setup.mocha else found


def caravansary(state: State, optional: bool) -> Script[bool]:
    """Two bonus cards, each from the deck or the discard pile, then one is discarded; with Mocha & Baksheesh also a
    coffee. The caravan master keeps both cards (rulebook p. 17; ruling 56)."""
    source = yield from offer(state, CARAVANSARY, lambda: _cards_or_coffee(state), optional)
    if source is None:
        return False
    if state.setup.mocha:
        purse.take_coffee(state, state.active, COFFEE)
    if source != "coffee":
        _take(state, source)
    for _ in range(BONUS_CARDS - 1):
        if sources(state):
            _take(state, (yield from pick(state, "second-card", sources(state))))  # one step: ruling 65
    if state.setup.caravan_master:
        state.now.visits_caravansary = True
    if state.caravan != state.active:
        yield from _discard_one(state)
    return True


def _take(state: State, source: str) -> None:
    if source == "deck":
        bonus_cards.draw(state, state.active)
    else:
        bonus_cards.take_discard(state, state.active)


def _discard_one(state: State) -> Script[None]:
    if state.seats[state.active].hand:
        name = yield from pick(state, "discard", bonus_cards.discards(state, state.active))
        bonus_cards.discard(state, state.active, name)


def guild_hall(state: State, optional: bool) -> Script[bool]:
    """A coffee and two guild cards, then any one of the hand is discarded unused (ruling 70)."""
    if not (yield from offer(state, GUILD_HALL, lambda: {"draw": True}, optional)):
        return False
    purse.take_coffee(state, state.active, COFFEE)
    deck.draw(state, state.active, GUILD_CARDS)
    if state.seats[state.active].guild:
        card = yield from pick(state, "discard-guild", deck.discards(state, state.active))
        deck.discard(state, state.active, card)
    return True


def no_letters(state: State) -> Refusal | None:
    """The refusal when no letter is left."""
    return None if letters.can_draw(state) else Refusal("no_letters_left")


def embassy(state: State, optional: bool) -> Script[bool]:
    """Two letters."""
    taken = yield from offer(state, EMBASSY, lambda: {} if no_letters(state) else {"take-letters": True}, optional)
    if not taken:
        return False
    letters.draw(state, state.active, LETTERS)
    return True
