"""When the Rookie of Istanbul plays a bonus card, and which cards it discards or gives away. What a card is worth
stands in its row."""

from collections.abc import Sequence
from typing import Any, Final

from engine.core.protocols import Access
from engine.istanbul.cards.bonus_cards import COPY
from engine.istanbul.cards.table import CARDS
from engine.istanbul.component_rows import AtOnce, Way
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.notation import DISCARD, DISCARD_GUILD, PLAY
from engine.istanbul.places.table import PLACES
from engine.istanbul.reading.view import View
from engine.istanbul.rookie.places import room
from engine.istanbul.rookie.worth import USUAL
from engine.istanbul.turn.neutral_figures import FIGURE_FEE

WAYS_OF_CARDS: Final = {face: card.use for face, card in CARDS.items() if isinstance(card.use, Way)}
"""The cards that replace the walk of the merchant."""
REPEATING: Final = frozenset(place.repeated_by for place in PLACES.values())


def card_worth(face: str) -> float:
    return CARDS[face].worth


def played_at_once(view: View, options: Sequence[str]) -> str | None:
    """A card that brings something now, the one that copies such a card included."""
    for option in PLAY.among(options):
        use = CARDS[counts_as(view, PLAY.rest(option))].use
        if isinstance(use, AtOnce) and (
            not use.goods or view.final_round or any(room(view.me, good) for good in use.goods)
        ):
            return option
    return None


def counts_as(view: View, face: str) -> str:
    """The face of a card, or of the one that it copies."""
    return next((other for other in reversed(view.discard) if other != COPY), face) if face == COPY else face


def repeats(view: View, options: Sequence[str]) -> list[str]:
    return [option for option in PLAY.among(options) if counts_as(view, PLAY.rest(option)) in REPEATING]


def card_source(access: Access[View, Any], options: Sequence[str]) -> str:
    """The discard pile for a card that is worth more than an unknown one, otherwise the deck."""
    view = access.view
    good = bool(view.discard) and card_worth(view.discard[-1]) > USUAL.card
    return "discard-pile" if good and "discard-pile" in options else options[0]


def give_up_card(access: Access[View, Any], options: Sequence[str]) -> str:
    """The card that is worth least, or 2 lira if that is worth more."""
    cards = DISCARD.among(options)
    least = min(cards, key=lambda option: card_worth(DISCARD.rest(option)), default="lira")
    dear = least in cards and card_worth(DISCARD.rest(least)) > FIGURE_FEE
    return "lira" if dear and "lira" in options else least


def give_up_guild_card(access: Access[View, Any], options: Sequence[str]) -> str:
    """The guild card that is worth least."""
    return min(options, key=lambda option: GUILD_CARDS[DISCARD_GUILD.number(option)].worth)
