"""Alt texts: what one needs to choose a move first; what is rare, or the same all game long, last."""

from collections.abc import Iterator
from typing import Final

from engine.istanbul import names as places
from engine.istanbul.reading.view import View
from words.facts import fitted
from words.istanbul import board, seats
from words.istanbul.components.places import offer
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
    yield board.turn(words, view, names)
    if view.seat is not None:
        yield seats.own(words, view)
        yield from seats.hand(words, view)
    yield last_turn
    if view.seat is None:
        yield board.grid(words, view)
    yield from (board.pieces(words, view, seat, names) for seat in seats.from_active(view))
    busy, laid_out = board.busy(view), {place for row in view.grid for place in row}
    yield from (offer(words, view, place) for place in busy)
    yield from (board.barrier(words, view), board.figures(words, view), board.neutrals(words, view))
    yield from (offer(words, view, place) for place in PRICES if place in laid_out)
    yield from (offer(words, view, place) for place in STOCKS if place in laid_out and place not in busy)
    yield board.end(words, view)
    if view.seat is not None:  # posts have told it, and it stays the same
        yield board.grid(words, view)
    yield from (board.discard(words, view), board.caravan(words, view))


def carts_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    """Of everybody first what changes most."""
    order = seats.from_active(view)
    return fitted(
        words,
        [
            board.turn(words, view, names),
            *(seats.goods(words, view, seat, names) for seat in order),
            *(seats.belongings(words, view, seat) for seat in order),
            *(seats.letters(words, view, seat) for seat in order),
            last_turn,
        ],
    )
