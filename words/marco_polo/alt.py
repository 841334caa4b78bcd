"""Alt texts: what one needs to choose a move first, what is rare last."""

from collections.abc import Iterator

from engine.marco_polo.view import View
from words.facts import fitted
from words.marco_polo import board, seats
from words.shapes import Names
from words.speech import Words


def board_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    """Of the map."""
    return fitted(words, (*_head(words, view, names, last_turn), *_map(words, view)))


def spaces_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    return fitted(words, (*_head(words, view, names, last_turn), *_spaces(words, view)))


def _head(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """What the strip above both pictures shows, and where figures are."""
    yield board.turn(words, view, names)
    if view.seat is not None:
        yield from seats.own(words, view, view.seat)
    yield last_turn
    yield from (board.pieces(words, view, seat, names) for seat in seats.from_active(view))


def _spaces(words: Words, view: View) -> Iterator[str]:
    yield board.draft(words, view)
    yield from board.dice(words, view)
    yield from board.contracts(words, view)
    yield board.black_dice(words, view)
    yield board.hourglass(words, view)


def _map(words: Words, view: View) -> Iterator[str]:
    yield from board.routes(words, view, seats.from_active(view)[0] if view.seat is None else view.seat)
    yield board.hourglass(words, view)
    yield from board.posts(words, view)
    yield from (board.bonuses(words, view), board.outposts(words, view), board.beijing(words, view))
    yield from board.city_cards(words, view)


def carts_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    """Of everybody first what changes most, in turn order."""
    order = seats.in_order(view)
    return fitted(
        words,
        [
            board.turn(words, view, names),
            *(seats.goods(words, view, seat, names) for seat in order),
            *(seats.belongings(words, view, seat) for seat in order),
            board.hourglass(words, view),
            last_turn,
        ],
    )
