"""The words of Letters & Seals in scenarios, beside those of tests.scenarios.istanbul_given.

Letters go by the places they name, kiosk tiles by their numbers. `letter_pile` and `kiosk`: what lies on top, the
others below in order; `letter_pile_only`, `kiosk_only`: nothing below it. `letters_used`, `kiosk_used`: discarded.
`society`: colours that traded there, in order. A colour: `letters` with one seal, `delivered` ones, `companion` (a
place, or own or general for the supply it waits in), `bought` (the round in which seals bought it a turn).
"""

from collections.abc import Mapping
from typing import Any

from engine.istanbul import letters
from engine.istanbul.ids import PLACES_NAMED, kiosk_tile
from engine.istanbul.kiosk import tile
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.state import GENERAL_SUPPLY, OWN_SUPPLY, Seat, State
from tests.scenarios.runner import Wrong

TABLE = (
    "letter_pile",
    "letter_pile_only",
    "letters_used",
    "kiosk",
    "kiosk_only",
    "kiosk_used",
    "society",
)
SEAT = ("letters", "delivered", "companion", "bought")
SUPPLIES = {"own": OWN_SUPPLY, "general": GENERAL_SUPPLY}


def lay(state: State, given: Mapping[str, Any]) -> None:
    """Change a new state as the words of the table and of each colour say."""
    colours = [seat.colour for seat in state.seats]
    state.society = [colours.index(colour) for colour in given.get("society", [])]
    for seat in state.seats:
        words = given.get(seat.colour, {})
        seat.companion = SUPPLIES.get(words.get("companion", "general"), words.get("companion"))
        seat.bought = words.get("bought", 0)
    if state.setup.letters:
        _deal_letters(state, given)
        _stack_tiles(state, given)


def _deal_letters(state: State, given: Mapping[str, Any]) -> None:
    left = letters.all_letters()[::-1]

    def take(places: list[int]) -> list[str]:
        return [_take(left, place) for place in places]

    for seat in state.seats:
        words = given.get(seat.colour, {})
        seat.letters, seat.delivered = take(words.get("letters", [])), take(words.get("delivered", []))
    state.letters_used = take(given.get("letters_used", []))
    top = take(given.get("letter_pile_only", given.get("letter_pile", [])))[::-1]
    state.letters = top if "letter_pile_only" in given else left + top


def _take(left: list[str], place: int) -> str:
    for letter in left:
        if PLACES_NAMED[letter] == place:
            left.remove(letter)
            return letter
    raise Wrong(f"no letter to {place} left")


def _stack_tiles(state: State, given: Mapping[str, Any]) -> None:
    used = given.get("kiosk_used", [])
    top = given.get("kiosk_only", given.get("kiosk", []))
    below = [] if "kiosk_only" in given else [n for n in reversed(KIOSK_TILES) if n not in top and n not in used]
    state.kiosk = [kiosk_tile(number) for number in [*below, *reversed(top)]]
    state.kiosk_used = [kiosk_tile(number) for number in used]


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
        "kiosk_open": tile.numbers(state.kiosk_open),
        "kiosk_used": tile.numbers(state.kiosk_used),
        "kiosk_tile": state.kiosk_tile,
        "society": [colours[seat] for seat in state.society],
        "bid": state.bid,
        "bidder": None if state.bidder is None else colours[state.bidder],
    }
