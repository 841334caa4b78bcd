"""Alt texts: what one needs to choose a move first, what is rare last."""

from collections.abc import Iterator

from engine.marco_polo.view import View
from words.facts import fitted
from words.marco_polo import board_facts, seat_facts
from words.shapes import Names
from words.speech import Words


def board_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    """Of the map."""
    return fitted(words, (*_head(words, view, names, last_turn), *_map(words, view)))


def spaces_alt(words: Words, view: View, names: Names, last_turn: str) -> str:
    return fitted(words, (*_head(words, view, names, last_turn), *_spaces(words, view)))


def _head(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """What the strip above both pictures shows, and where figures are."""
    yield board_facts.turn(words, view, names)
    if view.seat is not None:
        yield from seat_facts.own(words, view, view.seat)
    yield last_turn
    yield from (board_facts.pieces(words, view, seat, names) for seat in seat_facts.from_active(view))


def _spaces(words: Words, view: View) -> Iterator[str]:
    yield board_facts.draft(words, view)
    yield from board_facts.dice(words, view)
    yield from board_facts.contracts(words, view)
    yield board_facts.black_dice(words, view)
    yield board_facts.hourglass(words, view)


def _map(words: Words, view: View) -> Iterator[str]:
    yield from board_facts.routes(words, view, seat_facts.from_active(view)[0] if view.seat is None else view.seat)
    yield board_facts.hourglass(words, view)
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
