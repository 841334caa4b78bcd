"""Alt texts: what one needs to choose a move first; what is rare, or the same all game long, last."""

from collections.abc import Iterator
from typing import Final

from engine.istanbul import names as places
from engine.istanbul.view import View
from words.facts import fitted
from words.istanbul import board_facts, seat_facts
from words.istanbul.place_texts import offer
from words.shapes import Names
from words.speech import Words

PRICES: Final = (
    places.POST_OFFICE, places.LARGE_MARKET, places.SMALL_MARKET, places.GEMSTONE_DEALER, places.SULTANS_PALACE,
    places.COFFEE_HOUSE, places.SMALL_MOSQUE, places.GREAT_MOSQUE, places.TAVERN,
)  # fmt: skip
"""What changes from turn to turn, and what most turns are about."""
STOCKS: Final = (places.WAINWRIGHT, places.SECRET_SOCIETY, places.EMBASSY, places.KIOSK)


def board_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    return fitted(words, _board(words, view, names, last_turn))


def _board(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    yield board_facts.turn(words, view, names)
    if view.seat is not None:
        yield seat_facts.own(words, view)
        yield from seat_facts.hand(words, view)
    yield last_turn
    if view.seat is None:
        yield board_facts.grid(words, view)
    yield from (board_facts.pieces(words, view, seat, names) for seat in seat_facts.from_active(view))
    busy, laid_out = board_facts.busy(view), {place for row in view.grid for place in row}
    yield from (offer(words, view, place) for place in busy)
    yield from (board_facts.barrier(words, view), board_facts.figures(words, view), board_facts.neutrals(words, view))
    yield from (offer(words, view, place) for place in PRICES if place in laid_out)
    yield from (offer(words, view, place) for place in STOCKS if place in laid_out and place not in busy)
    yield board_facts.end(words, view)
    if view.seat is not None:  # posts have told it, and it stays the same
        yield board_facts.grid(words, view)
    yield from (board_facts.discard(words, view), board_facts.caravan(words, view))


def carts_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    """Of everybody first what changes most."""
    order = seat_facts.from_active(view)
    return fitted(
        words,
        [
            board_facts.turn(words, view, names),
            *(seat_facts.goods(words, view, seat, names) for seat in order),
            *(seat_facts.belongings(words, view, seat) for seat in order),
            *(seat_facts.letters(words, view, seat) for seat in order),
            last_turn,
        ],
    )
