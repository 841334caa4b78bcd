"""Alt texts: what one needs to choose a move first, what is rare last."""

from collections.abc import Iterator
from typing import Final

from engine.marco_polo.components.amounts import COIN, cost
from engine.marco_polo.components.board import BAZAAR, COINS, CONTRACTS_SPACE, KHAN, TRAVEL
from engine.marco_polo.components.map import OASES
from engine.marco_polo.notation import CARD
from engine.marco_polo.reach import Reach, reach
from engine.marco_polo.view import View
from words.facts import from_seat
from words.marco_polo import board, seats, terms
from words.marco_polo.seats import called
from words.shapes import Names
from words.speech import Words


def _head(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """What the strip above both pictures shows, and where figures are."""
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
    yield board.black_dice(words, view)
    yield board.hourglass(words, view)


def map_alt(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    yield from _head(words, view, names, last_turn)
    yield from board.routes(words, view, from_seat(len(view.seats), view.active)[0] if view.seat is None else view.seat)
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
    found, number = _found(view)
    figures = view.seats[number].figures
    where = words.listed(terms.place(words, place) for place in figures)
    yield words.say("alt-reach", name=called(words, view, number, names))
    away = {end: journey for end, journey in found.journeys.items() if end not in figures}
    if not away:
        yield words.say("alt-no-journey")
    for oases in (False, True):
        ends = sorted((journey.coins, journey.camels, end) for end, journey in away.items() if (end in OASES) == oases)
        if ends:
            told = words.commas(_end(words, *one) for one in ends)
            yield words.say("alt-journeys", places=where, ends=told)
    cities = [terms.place(words, city) for city, card in view.cards if CARD(card) in found.actions]
    if cities:
        yield words.say("alt-cards-open", cities=words.listed(cities), count=len(cities))
    yield last_turn


def _end(words: Words, coins: int, camels: int, end: str) -> str:
    price = terms.amounts(words, cost(coin=coins, camel=camels))
    return words.say("state-road-cost", place=terms.place(words, end), cost=price)


def spaces_reach(words: Words, view: View, names: Names, last_turn: str) -> Iterator[str]:
    """The spaces that show what a player's dice and money are enough for."""
    found, number = _found(view)
    yield words.say("alt-reach", name=called(words, view, number, names))
    opened = [_open(words, space, found) for space in BOARD if space in found.actions]
    if opened:
        yield words.say("alt-opened", spaces=words.series(opened))
    closed = [terms.space(words, space) for space in BOARD if space not in found.actions]
    if closed:
        yield words.say("alt-closed", spaces=words.listed(closed))
    yield last_turn


def _open(words: Words, space: str, found: Reach) -> str:
    """What a space brings at best, and what it costs where dice lie there."""
    best, name = found.actions[space], terms.space(words, space)
    if space == CONTRACTS_SPACE:
        told = words.say("alt-open-contracts", count=len(best.contracts))
    elif space == TRAVEL:
        told = words.say("alt-open-travel", count=found.steps)
    elif space == COINS or best.reward is None:
        told = name
    else:
        told = words.say("alt-open-gain", space=name, things=terms.reward(words, best.reward))
    if not best.toll:
        return told
    least, most = sorted((best.least_toll, best.toll))
    coins = terms.amount(words, COIN, most)
    span = coins if least == most else words.say("label-span", least=least, most=coins)
    return words.say("alt-open-toll", told=told, coins=span)


def _found(view: View) -> tuple[Reach, int]:
    number = view.active if view.seat is None else view.seat
    return reach(view, number), number
