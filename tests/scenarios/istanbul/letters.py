"""The words of Letters & Seals in scenarios, beside those of tests.scenarios.istanbul.given.

Letters go by the places they name, kiosk tiles by their numbers. `letter_pile` and `kiosk`: what lies on top, the
others below in order; `letter_pile_only`, `kiosk_only`: nothing below it. `letters_used`, `kiosk_used`: discarded.
`society`: colours that traded there, in order. A colour: `letters` with one seal, `delivered` ones, `companion` (a
place, or own or general for the supply it waits in), `bought` (the round in which seals bought it a turn).
"""

from collections.abc import Mapping
from typing import Any

from engine.istanbul import letters
from engine.istanbul.ids import NUMBERS, PLACES_NAMED, kiosk_tile, numbers
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.state import Seat, State
from tests.scenarios.format import Wrong
from tests.scenarios.istanbul.format import SUPPLIES
from tests.scenarios.pieces import Pieces
from tests.support.dealt import printed_decks


def lay(state: State, given: Mapping[str, Any]) -> None:
    """Change a new state as the words of the table and of each colour say."""
    colours = [seat.colour for seat in state.seats]
    state.society = tuple(colours.index(colour) for colour in given.get("society", []))
    for seat in state.seats:
        words = given.get(seat.colour, {})
        seat.companion = SUPPLIES.get(words.get("companion", "general"), words.get("companion"))
        seat.bought = words.get("bought", 0)
        if seat.bought > state.round:
            raise Wrong(f"this is round {state.round}", (seat.colour, "bought"))
    if state.setup.letters:
        _deal_letters(state, given)
        _stack_tiles(state, given)


def _deal_letters(state: State, given: Mapping[str, Any]) -> None:
    pile = Pieces("letter to place", letters.all_letters()[::-1], PLACES_NAMED.__getitem__)
    for seat in state.seats:
        words = given.get(seat.colour, {})
        seat.letters = tuple(pile.take(words.get("letters", []), (seat.colour, "letters")))
        seat.delivered = tuple(pile.take(words.get("delivered", []), (seat.colour, "delivered")))
    state.letters_used = tuple(pile.take(given.get("letters_used", []), ("letters_used",)))
    key = "letter_pile_only" if "letter_pile_only" in given else "letter_pile"
    top = pile.take(given.get(key, []), (key,))[::-1]
    state.letters = top if key == "letter_pile_only" else pile.left + top


def _stack_tiles(state: State, given: Mapping[str, Any]) -> None:
    printed = [kiosk_tile(number) for number in reversed(printed_decks.KIOSK_TILES)]
    tiles = Pieces("kiosk tile", printed, NUMBERS.__getitem__, map(kiosk_tile, KIOSK_TILES))
    state.kiosk_used = tuple(tiles.take(given.get("kiosk_used", []), ("kiosk_used",)))
    key = "kiosk_only" if "kiosk_only" in given else "kiosk"
    top = tiles.take(given.get(key, [])[::-1], (key,))
    state.kiosk = top if key == "kiosk_only" else tiles.left + top


def seat_words(seat: Seat) -> dict[str, Any]:
    """What is compared of one colour."""
    supplies = {supply: name for name, supply in SUPPLIES.items()}
    return {
        "letters": sorted(PLACES_NAMED[letter] for letter in seat.letters),
        "delivered": sorted(PLACES_NAMED[letter] for letter in seat.delivered),
        "seals": letters.seals(seat),
        "companion": supplies.get(seat.companion, seat.companion),
        "bought": seat.bought,
    }


def table_words(state: State) -> dict[str, Any]:
    """What is compared of the table."""
    colours = [seat.colour for seat in state.seats]
    return {
        "letter_pile": len(state.letters),
        "letters_used": sorted(PLACES_NAMED[letter] for letter in state.letters_used),
        "kiosk": len(state.kiosk),
        "kiosk_open": numbers(state.kiosk_open),
        "kiosk_used": numbers(state.kiosk_used),
        "kiosk_tile": state.kiosk_tile,
        "society": [colours[seat] for seat in state.society],
        "bid": state.bid,
        "bidder": None if state.bidder is None else colours[state.bidder],
    }
