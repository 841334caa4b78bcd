"""Alt texts of Marco Polo's pictures (map, spaces, player boards, reach), and in which order they tell things, since a
long one is cut."""

from collections.abc import Iterator
from typing import Final

from engine.marco_polo.components.amounts import cost
from engine.marco_polo.components.board import BAZAAR, COINS, CONTRACTS_SPACE, KHAN, TRAVEL
from engine.marco_polo.components.map import OASES
from engine.marco_polo.notation import CARD
from engine.marco_polo.reach import Reach, reach
from engine.marco_polo.view import View
from words.facts import called, from_seat
from words.marco_polo import board, seats, terms
from words.shapes import Names
from words.speech import Words


def _head(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """The strip above both pictures, and where figures are."""
    yield board.turn(words, view, names)
    if view.seat is not None:
        yield from seats.own(words, view, view.seat)
    yield last_turn
    yield from (board.pieces(words, view, seat, names) for seat in from_seat(len(view.seats), view.active))


def spaces_alt(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    yield from _head(words, view, names, last_turn)
    yield board.draft(words, view)
    yield from board.dice(words, view)
    yield from board.contracts(words, view)
    yield words.say("alt-black-dice", count=view.black)
    yield board.hourglass(words, view)


def map_alt(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    yield from _head(words, view, names, last_turn)
    yield from board.routes(words, view, view.active if view.seat is None else view.seat)
    yield board.hourglass(words, view)
    yield from board.posts(words, view)
    yield from (board.bonuses(words, view), board.outposts(words, view), board.beijing(words, view))
    yield from board.city_cards(words, view)


def carts_alt(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """Of everybody first what changes most, in turn order."""
    order = from_seat(len(view.seats), view.start)
    yield board.turn(words, view, names)
    yield from (seats.goods(words, view, seat, names) for seat in order)
    yield from (seats.belongings(words, view, seat) for seat in order)
    yield board.hourglass(words, view)
    yield last_turn


BOARD: Final = (COINS, *BAZAAR, KHAN, CONTRACTS_SPACE, TRAVEL)


def map_reach(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """The map that shows which journeys a player can pay."""
    within, seat = _within_reach(view)
    figures = view.seats[seat].figures
    where = words.listed(terms.place(words, place) for place in figures)
    yield words.say("alt-reach", name=called(words, view, seat, names))
    away = {end: journey for end, journey in within.journeys.items() if end not in figures}
    if not away:
        yield words.say("alt-no-journey")
    else:
        ends = sorted((end in OASES, journey.coins, journey.camels, end) for end, journey in away.items())
        ways = [board.way(words, end, cost(coin=coins, camel=camels)) for _, coins, camels, end in ends]
        yield words.say("alt-journeys", places=where, ends=words.commas(ways))
    cities = [terms.place(words, city) for city, card in view.cards if CARD(card) in within.actions]
    if cities:
        yield words.say("alt-cards-open", cities=words.listed(cities), count=len(cities))
    yield last_turn


def spaces_reach(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """The spaces that show what a player's dice and money are enough for."""
    within, seat = _within_reach(view)
    yield words.say("alt-reach", name=called(words, view, seat, names))
    opened = [_open(words, space, within) for space in BOARD if space in within.actions]
    if opened:
        yield words.say("alt-opened", spaces=words.series(opened))
    closed = [terms.space(words, space) for space in BOARD if space not in within.actions]
    if closed:
        yield words.say("alt-closed", spaces=words.listed(closed))
    yield last_turn


def _open(words: Words, space: str, within: Reach) -> str:
    """The best gain of a space, and its price where dice lie there."""
    best, name = within.actions[space], terms.space(words, space)
    if space == CONTRACTS_SPACE:
        text = words.say("alt-open-contracts", count=len(best.contracts))
    elif space == TRAVEL:
        text = words.say("alt-open-travel", count=within.steps)
    elif space == COINS or best.reward is None:
        text = name
    else:
        message = "alt-open-gain.always" if space == KHAN else "alt-open-gain"
        text = words.say(message, space=name, things=terms.reward(words, best.reward))
    if not best.toll:
        return text
    return words.say("alt-open-toll", told=text, coins=terms.coins_between(words, best.least_toll, best.toll))


def _within_reach(view: View) -> tuple[Reach, int]:
    seat = view.active if view.seat is None else view.seat
    return reach(view, seat), seat
