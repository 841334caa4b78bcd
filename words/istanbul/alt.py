"""Alt texts: what one needs to choose a move first; what is rare, or the same all game long, last."""

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from engine.istanbul import names as places
from engine.istanbul.reading.reach import Way, ways
from engine.istanbul.reading.view import View
from words.facts import from_seat
from words.istanbul import board, seats, terms
from words.istanbul.components.places import offer
from words.istanbul.labels.moving import CUT_SHORT
from words.istanbul.seats import called
from words.shapes import Names
from words.speech import Words

PRICES: Final = (
    places.POST_OFFICE, places.LARGE_MARKET, places.SMALL_MARKET, places.GEMSTONE_DEALER, places.SULTANS_PALACE,
    places.COFFEE_HOUSE, places.SMALL_MOSQUE, places.GREAT_MOSQUE, places.TAVERN,
)  # fmt: skip
"""What changes from turn to turn, and what most turns are about."""
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
    number = view.active if view.seat is None else view.seat
    found = ways(view, number)
    far: defaultdict[int, list[int]] = defaultdict(list)
    for place, way in found.items():
        if not way.near:
            far[way.steps].append(place)
    yield words.say("alt-reach", name=called(words, view, number, names), place=view.seats[number].merchant)
    yield from (_near(words, place, way) for place, way in found.items() if way.near)
    yield from (words.say("alt-far", steps=steps, places=words.listed(far[steps])) for steps in sorted(far))
    yield last_turn


def _near(words: Words, place: int, way: Way) -> str:
    """What going there costs."""
    told = [words.say(ASSISTANTS[way.assistant])] if way.assistant else []
    if way.cut_short:
        told = [words.say(CUT_SHORT[way.cut_short])]
    elif way.lira:
        told.append(words.say("alt-pay", lira=way.lira))
    name = terms.place(words, place)
    return (
        words.say("alt-near", place=name, told=words.commas(told)) if told else words.say("alt-near-free", place=name)
    )
