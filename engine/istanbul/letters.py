"""Letters and seals: how many seals a letter counts, when it is delivered, drawing, giving away and paying with letters
(rulebook p. 15, 16; rulings 46, 73)."""

from collections.abc import Iterable, Sequence
from itertools import combinations
from typing import Final

from engine.core.decision import Decision, Refusal, Script
from engine.core.notation import Verb
from engine.istanbul import hidden
from engine.istanbul.events import DeliveredLetters, DrewLetters, GaveLetters
from engine.istanbul.ids import PLACES_NAMED, copies_of
from engine.istanbul.notation import LETTER
from engine.istanbul.setup.substitutes import LETTERS_TO_PLACES
from engine.istanbul.state import Seat, State

SEALED, DELIVERED = 1, 2
MOST_OPTIONS: Final = 24
MOST_NAMED: Final = 10
ANY: Final = ""  # a letter still to be picked


def all_letters() -> list[str]:
    return [letter for place, count in LETTERS_TO_PLACES.items() for letter in copies_of(f"letter-{place}", count)]


def seals(seat: Seat) -> int:
    return SEALED * len(seat.letters) + DELIVERED * len(seat.delivered)


def shown(seat: Seat) -> tuple[tuple[int, int], ...]:
    """The place each letter of a seat names and the seals it shows."""
    sealed = [(PLACES_NAMED[letter], SEALED) for letter in seat.letters]
    return tuple(sorted(sealed + [(PLACES_NAMED[letter], DELIVERED) for letter in seat.delivered]))


def none_left(state: State) -> Refusal | None:
    """The refusal when no letter is left, neither in the pile nor among the used ones."""
    return None if state.letters or state.letters_used else Refusal("no_letters_left")


def draw(state: State, index: int, count: int = 1) -> None:
    """Draw letters for seat `index`; an empty pile is made from the shuffled used letters. Letters to a place where an
    own piece stands are delivered at once."""
    drawn = hidden.draw(state, hidden.LETTERS, count)
    if drawn:
        seat = state.seats[index]
        seat.letters = (*seat.letters, *drawn)
        state.events.append(DrewLetters(index, tuple(PLACES_NAMED[letter] for letter in drawn)))
        deliver(state, index)


def deliver(state: State, index: int) -> None:
    """Turn over every letter whose place one of the seat's own pieces has reached."""
    seat = state.seats[index]
    if not seat.letters:
        return
    reached = (seat.merchant, seat.family, seat.companion)
    turned = [letter for letter in seat.letters if PLACES_NAMED[letter] in reached]
    if turned:
        seat.letters = tuple(letter for letter in seat.letters if letter not in turned)
        seat.delivered = (*seat.delivered, *turned)
        state.events.append(DeliveredLetters(index, tuple(PLACES_NAMED[letter] for letter in turned)))


def give(state: State, index: int, chosen: Sequence[str]) -> None:
    """Put letters onto the used ones; seals beyond a price are lost (ruling 73)."""
    seat = state.seats[index]
    sealed = sorted(PLACES_NAMED[letter] for letter in chosen if letter in seat.letters)
    state.events.append(GaveLetters(index, tuple(sealed), len(chosen) - len(sealed)))
    seat.letters = tuple(letter for letter in seat.letters if letter not in chosen)
    seat.delivered = tuple(letter for letter in seat.delivered if letter not in chosen)
    state.letters_used = (*state.letters_used, *chosen)


def options(seat: Seat) -> dict[str, str]:
    """An option for each name of a letter: "letter 13" is an undelivered one to place 13, "letter delivered" any
    delivered one."""
    sealed = _by_place(seat.letters)
    return {**sealed, LETTER("delivered"): seat.delivered[0]} if seat.delivered else sealed


def _by_place(letters: Iterable[str]) -> dict[str, str]:
    return {LETTER(place): letter for place, letter in sorted((PLACES_NAMED[letter], letter) for letter in letters)}


def give_one(state: State, index: int) -> Script[None]:
    """Ask seat `index` which letter it gives away."""
    give(state, index, [(yield Decision(index, "letter", options(state.seats[index])))])


def payments(seat: Seat, price: int, verb: Verb) -> dict[str, list[str]]:
    """Every choice of letters that reaches `price` seals without a needless letter: "trade delivered delivered 4 13".

    Where these are more than anybody can scan: how many of each kind, "any" for those that `pay` asks for then."""
    mixes = _mixes(seat, price)
    named: dict[str, list[str]] = {}
    if len(seat.letters) <= MOST_NAMED:
        for delivered, sealed in mixes:
            for some in combinations(sorted(seat.letters, key=PLACES_NAMED.__getitem__), sealed):
                names = [*["delivered"] * delivered, *(str(PLACES_NAMED[letter]) for letter in some)]
                named[verb.all(names)] = [*seat.delivered[:delivered], *some]
        if len(named) <= MOST_OPTIONS:
            return named
    return {
        verb.all([*["delivered"] * delivered, *["any"] * sealed]): [*seat.delivered[:delivered], *[ANY] * sealed]
        for delivered, sealed in mixes
    }


def _mixes(seat: Seat, price: int) -> list[tuple[int, int]]:
    """The pairs (letters with two seals, letters with one) that reach a price; most delivered letters first."""
    most = min(len(seat.delivered), -(-price // DELIVERED))
    mixes = [(delivered, max(0, price - DELIVERED * delivered)) for delivered in range(most, -1, -1)]
    return [(delivered, sealed) for delivered, sealed in mixes if sealed <= len(seat.letters)]


def pay(state: State, chosen: Sequence[str]) -> Script[None]:
    """Give the letters chosen among `payments`. For each "any" among them the active seat is asked first which one."""
    seat = state.seats[state.active]
    picked = [letter for letter in chosen if letter != ANY]
    while len(picked) < len(chosen):
        options = _by_place(letter for letter in seat.letters if letter not in picked)
        picked.append((yield Decision(state.active, "letter", options)))
    give(state, state.active, picked)
