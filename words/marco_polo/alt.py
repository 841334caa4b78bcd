"""Alt texts: what one needs to choose a move first, what is rare last."""

from collections.abc import Iterator

from engine.marco_polo.view import View
from words.facts import fitted
from words.marco_polo import board_facts, seat_facts
from words.shapes import Names
from words.speech import Words


def board_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    return fitted(words, _board(words, view, names, last_turn))


def _board(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    yield board_facts.turn(words, view, names)
    yield board_facts.draft(words, view)
    if view.seat is not None:
        yield from seat_facts.own(words, view, view.seat)
    yield last_turn
    order = seat_facts.from_active(view)
    yield from (board_facts.pieces(words, view, seat, names) for seat in order)
    yield from board_facts.routes(words, view, order[0] if view.seat is None else view.seat)
    yield from board_facts.dice(words, view)
    yield board_facts.hourglass(words, view)
    yield from board_facts.contracts(words, view)
    yield board_facts.black_dice(words, view)
    yield from board_facts.posts(words, view)
    yield from (board_facts.bonuses(words, view), board_facts.outposts(words, view), board_facts.beijing(words, view))
    yield from board_facts.city_cards(words, view)


def carts_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    """Of everybody first what changes most, in turn order."""
    order = seat_facts.in_order(view)
    return fitted(
        words,
        [
            board_facts.turn(words, view, names),
            *(seat_facts.goods(words, view, seat, names) for seat in order),
            *(seat_facts.belongings(words, view, seat) for seat in order),
            board_facts.hourglass(words, view),
            last_turn,
        ],
    )
