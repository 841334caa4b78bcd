"""The contents of the decks of a new game, and the check that the components of an older game are still known."""

from collections.abc import Container, Iterable
from typing import Final

from engine.core.rules import Decks, Unreadable
from engine.istanbul import ids
from engine.istanbul.contracts import Components
from engine.istanbul.letters import all_letters
from engine.istanbul.names import PLACES
from engine.istanbul.places.markets import LARGE_TILES, SMALL_TILES
from engine.istanbul.setup.options import Setup
from engine.istanbul.state import State

BONUS, GUILD, LETTERS, KIOSK = "bonus", "guild", "letters", "kiosk"
LARGE_MARKET, SMALL_MARKET = "large-market", "small-market"
# The deck each list of a state and of a seat is filled from.
LISTS_OF_STATE: Final = {
    "deck": BONUS,
    "discard": BONUS,
    "guild_deck": GUILD,
    "guild_discard": GUILD,
    "letters": LETTERS,
    "letters_used": LETTERS,
    "kiosk": KIOSK,
    "kiosk_open": KIOSK,
    "kiosk_used": KIOSK,
    "large_market": LARGE_MARKET,
    "small_market": SMALL_MARKET,
}
LISTS_OF_SEAT: Final = {"hand": BONUS, "guild": GUILD, "letters": LETTERS, "delivered": LETTERS}


def decks(components: Components[State], setup: Setup) -> dict[str, list[str]]:
    """The contents of a new game's decks by the deck's name, each in the order before it is shuffled."""
    cards = [card for name in setup.card_sets for card in components.card_sets[name]]
    found = {
        BONUS: [copy for card in cards for copy in ids.copies_of(card.face, card.copies)],
        LARGE_MARKET: list(LARGE_TILES),
        SMALL_MARKET: list(SMALL_TILES),
    }
    if setup.letters:
        found[LETTERS] = all_letters()
        found[KIOSK] = [ids.kiosk_tile(tile.number) for tile in components.kiosk_tiles.values() if tile.in_new_games]
    if setup.mocha:
        found[GUILD] = [ids.guild_card(card.number) for card in components.guild_cards.values() if card.in_new_games]
    return found


def contents(components: Components[State], given: Decks, deck: str) -> list[str]:
    """One deck of those given to a new game.

    Raises Unreadable: unknown_component; damaged, where the deck is missing or holds something twice."""
    if deck not in given:
        raise Unreadable("damaged", detail=f"no deck {deck!r}")
    found = list(given[deck])
    check_known(components, deck, found)
    if len(set(found)) < len(found):
        raise Unreadable("damaged", detail=f"the deck {deck!r} holds something twice")
    return found


def check_known(components: Components[State], deck: str, pieces: Iterable[str]) -> None:
    """Raises Unreadable unknown_component for an id that names no card or tile of these rules."""
    known, kind_of = _known(components, deck), _KIND_OF.get(deck, str)
    for piece in pieces:
        if not isinstance(piece, str) or kind_of(piece) not in known:
            raise Unreadable("unknown_component", component=str(piece))


def _known(components: Components[State], deck: str) -> Container[str]:
    """What ids of a deck may say: faces, numbers or places; of demand tiles their whole ids."""
    known: dict[str, Container[str]] = {
        BONUS: components.cards,
        GUILD: {ids.guild_card(number) for number in components.guild_cards},
        KIOSK: {ids.kiosk_tile(number) for number in components.kiosk_tiles},
        LETTERS: _LETTERS,
        LARGE_MARKET: LARGE_TILES,
        SMALL_MARKET: SMALL_TILES,
    }
    return known[deck]


_LETTERS: Final = frozenset(f"letter-{place}" for place in PLACES)
_KIND_OF: Final = {BONUS: ids.face_of, LETTERS: ids.face_of}  # several copies of each
