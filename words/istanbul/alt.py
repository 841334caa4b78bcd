"""Alt texts of Istanbul's pictures (board, carts, reach), and in which order they tell things, since a long one is
cut."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from engine.istanbul import names as places
from engine.istanbul.reading.reach import Way, ways
from engine.istanbul.reading.view import View
from words.facts import called, from_seat
from words.istanbul import board, seats, terms
from words.istanbul.components.places import offer
from words.istanbul.labels.moving import CUT_SHORT
from words.shapes import Names
from words.speech import Words

PRICES: Final = (
    places.POST_OFFICE,
    places.LARGE_MARKET,
    places.SMALL_MARKET,
    places.GEMSTONE_DEALER,
    places.SULTANS_PALACE,
    places.COFFEE_HOUSE,
    places.SMALL_MOSQUE,
    places.GREAT_MOSQUE,
    places.TAVERN,
)
"""Places that change from turn to turn, and with which most turns deal."""
STOCKS: Final = (places.WAINWRIGHT, places.SECRET_SOCIETY, places.EMBASSY, places.KIOSK)


def board_alt(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    yield board.turn(words, view, names)
    if view.seat is not None:
        yield seats.own(words, view)
        yield from seats.hand(words, view)
    yield last_turn
    if view.seat is None:
        yield board.grid(words, view)
    yield from (board.pieces(words, view, seat, names) for seat in from_seat(len(view.seats), view.active))
    busy, laid_out = board.busy(view), {place for row in view.grid for place in row}
    yield from (offer(words, view, place) for place in busy)
    yield from (board.barrier(words, view), board.figures(words, view), board.neutrals(words, view))
    yield from (offer(words, view, place) for place in PRICES if place in laid_out)
    yield from (offer(words, view, place) for place in STOCKS if place in laid_out and place not in busy)
    yield board.end(words, view)
    if view.seat is not None:  # posts have told it, and it stays the same
        yield board.grid(words, view)
    yield from (board.discard(words, view), board.caravan(words, view))


def carts_alt(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """Of everybody first what changes most."""
    order = from_seat(len(view.seats), view.active)
    yield board.turn(words, view, names)
    yield from (seats.goods(words, view, seat, names) for seat in order)
    yield from (seats.belongings(words, view, seat) for seat in order)
    yield from (seats.letters(words, view, seat) for seat in order)
    yield last_turn


ASSISTANTS: Final = {
    "leave": "label-leave-assistant",
    "leave-neutral": "label-leave-neutral",
    "collect": "label-collect-assistant",
    "collect-neutral": "label-collect-neutral-one",
}


def reach_alt(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """The board that shows what each place is away from a merchant."""
    seat = view.active if view.seat is None else view.seat
    within = ways(view, seat)
    far: defaultdict[int, list[int]] = defaultdict(list)
    for place, way in within.items():
        if not way.near:
            far[way.steps].append(place)
    yield words.say(
        "alt-reach", name=called(words, view, seat, names), place=terms.place(words, view.seats[seat].merchant)
    )
    yield from (_near(words, place, way) for place, way in within.items() if way.near)
    yield from (words.say("alt-far", steps=steps, places=terms.places(words, far[steps])) for steps in sorted(far))
    yield last_turn


def _near(words: Words, place: int, way: Way) -> str:
    """A place in reach with the price of going there."""
    price = [words.say(ASSISTANTS[way.assistant])] if way.assistant else []
    if way.cut_short:
        price = [words.say(CUT_SHORT[way.cut_short])]
    elif way.lira:
        price.append(words.say("alt-pay", lira=way.lira))
    return words.say(
        "alt-near" if price else "alt-near-free", place=terms.place(words, place), told=words.commas(price)
    )
