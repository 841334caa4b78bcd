"""Which cards, tiles and letters are in the decks of a new game of Istanbul, and whether those of an older game are
still known."""

from collections.abc import Container, Iterable
from typing import Final

from engine.core.figures import figure_at
from engine.core.rules import Decks, Unreadable
from engine.istanbul import ids
from engine.istanbul.component_rows import Components
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


def decks(components: Components[State], setup: Setup, version: int) -> dict[str, list[str]]:
    """The contents of the decks of a game that begins with this version of the rules, by the deck's name, each in the
    order before it is shuffled."""
    cards = [card for name in setup.card_sets for card in components.card_sets[name]]
    guild_cards, tiles = components.guild_cards.values(), components.kiosk_tiles.values()
    contents = {
        BONUS: [copy for card in cards for copy in ids.copies_of(card.face, figure_at(card.copies, version))],
        LARGE_MARKET: list(LARGE_TILES),
        SMALL_MARKET: list(SMALL_TILES),
    }
    if setup.letters:
        contents[LETTERS] = all_letters()
        contents[KIOSK] = [ids.kiosk_tile(tile.number) for tile in tiles if figure_at(tile.is_dealt, version)]
    if setup.mocha:
        contents[GUILD] = [ids.guild_card(card.number) for card in guild_cards if figure_at(card.is_dealt, version)]
    return contents


def contents(components: Components[State], decks: Decks, deck: str) -> list[str]:
    """One deck of those given to a new game.

    Raises Unreadable: unknown_component; damaged, where the deck is missing or holds something twice."""
    if deck not in decks:
        raise Unreadable("damaged", detail=f"no deck {deck!r}")
    pieces = list(decks[deck])
    check_known(components, deck, pieces)
    if len(set(pieces)) < len(pieces):
        raise Unreadable("damaged", detail=f"the deck {deck!r} holds something twice")
    return pieces


def check_known(components: Components[State], deck: str, pieces: Iterable[str]) -> None:
    """Raises Unreadable unknown_component for an id that names no card or tile of these rules."""
    known: dict[str, Container[str]] = {
        BONUS: components.cards,
        GUILD: {ids.guild_card(number) for number in components.guild_cards},
        KIOSK: {ids.kiosk_tile(number) for number in components.kiosk_tiles},
        LETTERS: {f"letter-{place}" for place in PLACES},
        LARGE_MARKET: LARGE_TILES,
        SMALL_MARKET: SMALL_TILES,
    }
    name_of = ids.face_of if deck in (BONUS, LETTERS) else str  # several copies of each
    for piece in pieces:
        if not isinstance(piece, str) or name_of(piece) not in known[deck]:
            raise Unreadable("unknown_component", component=str(piece))
