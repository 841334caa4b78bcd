"""Each place in sentences: what it offers now, and who is there."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.prices import palace_demand
from engine.istanbul.places.warehouses import received
from engine.istanbul.reading.view import View
from words.istanbul import terms
from words.speech import Words


def place_text(words: Words, view: View, place: int) -> str:
    """A line of the text view."""
    parts = [offer(words, view, place) or words.say("state-place", place=terms.place(words, place))]
    if place in _RUBIES:
        parts.append(words.say("state-rubies", count=_RUBIES[place](view)))
    here = _who_is_at(words, view, place)
    if here:
        parts.append(words.say("state-here", who=words.commas(here)))
    return words.sentences(parts)


def offer(words: Words, view: View, place: int) -> str:
    """The place and what it wants, gives or holds now; empty for one that never changes."""
    return _OFFERS[place](words, view, terms.place(words, place)) if place in _OFFERS else ""


def _who_is_at(words: Words, view: View, place: int) -> list[str]:
    found = []
    for seat in view.seats:
        colour = terms.colour(words, seat.colour)
        pieces = (("merchant", seat.merchant), ("companion", seat.companion), ("family", seat.family))
        found += [words.say(f"state-{piece}-here", name=colour) for piece, where in pieces if where == place]
        if place in seat.out:
            found.append(words.say("state-assistants-here", name=colour, count=seat.out.count(place)))
    if place in view.neutral_out:
        found.append(words.say("state-neutral-here", count=view.neutral_out.count(place)))
    if place in view.neutral_merchants:
        found.append(words.say("neutral-merchants", count=view.neutral_merchants.count(place)))
    return found + [terms.figure(words, figure) for figure, where in view.figures if where == place]


def _wainwright(words: Words, view: View, place: str) -> str:
    return words.say("state-wainwright", place=place, extensions=view.extensions_left)


def _post_office(words: Words, view: View, place: str) -> str:
    goods, lira = received(view.mail_down)
    return words.say("state-mail", place=place, goods=terms.goods(words, goods), lira=lira)


def _large_market(words: Words, view: View, place: str) -> str:
    return words.say("state-market", place=place, goods=terms.goods(words, view.large_demand))


def _small_market(words: Words, view: View, place: str) -> str:
    return words.say("state-market", place=place, goods=terms.goods(words, view.small_demand))


def palace_price(words: Words, view: View) -> str:
    """The goods that the next ruby of the Palace costs, in words."""
    named, free = palace_demand(view.palace_price)
    parts = [terms.goods(words, named)] if any(named) else []
    return words.commas([*parts, words.say("any-goods", count=free)] if free else parts)


def _palace(words: Words, view: View, place: str) -> str:
    return words.say("state-ruby", place=place, price=palace_price(words, view))


def _dealer(words: Words, view: View, place: str) -> str:
    return words.say("state-ruby", place=place, price=words.say("lira", lira=view.dealer_price))


def _coffee_house(words: Words, view: View, place: str) -> str:
    mocha = view.mocha
    if mocha is None:
        return ""
    return words.say("state-ruby", place=place, price=terms.some(words, "coffee", mocha.coffee_house_price))


def _mosque(words: Words, view: View, place: str, number: int) -> str:
    """What one must own for the next tile of one stack or the other: "2 fabric or 3 spice"."""
    stacks = ((names.GOODS[good], view.mosque_tiles[good]) for good in STACKS[number])
    goods = words.either(terms.some(words, good, stack[0]) for good, stack in stacks if stack)
    return words.say("state-mosque", place=place, goods=goods) if goods else words.say("state-no-tiles", place=place)


def _tavern(words: Words, view: View, place: str) -> str:
    mocha = view.mocha
    if mocha is None:
        return ""
    line, free = mocha.tavern_costs
    goods = terms.goods(words, mocha.baksheesh)
    return words.say("state-tavern", place=place, line=line, free=free, goods=goods)


def _embassy(words: Words, view: View, place: str) -> str:
    return words.say("state-embassy", place=place, pile=view.letters.pile) if view.letters else ""


def _kiosk(words: Words, view: View, place: str) -> str:
    letters = view.letters
    if letters is None:
        return ""
    left = words.say("state-kiosk", place=place, left=letters.tiles_left)
    if not letters.tiles_open:
        return left
    tiles = words.series(terms.kiosk_tile(words, tile) for tile in letters.tiles_open)
    return words.sentences([left, words.say("state-kiosk-open", tiles=tiles)])


def _auction_house(words: Words, view: View, place: str) -> str:
    letters = view.letters
    if letters is None or letters.bidder is None:
        return ""
    name = terms.colour(words, view.seats[letters.bidder].colour)
    return words.say("state-auction", place=place, name=name, lira=letters.bid)


def _society(words: Words, view: View, place: str) -> str:
    if view.letters is None:
        return ""
    seats = [terms.colour(words, view.seats[seat].colour) for seat in view.letters.society]
    return words.say("state-society", place=place, count=len(seats), seats=words.listed(seats))


_RUBIES: Final[dict[int, Callable[[View], int]]] = {
    names.WAINWRIGHT: lambda view: view.wainwright_rubies,
    names.SULTANS_PALACE: lambda view: view.palace_rubies,
    names.SMALL_MOSQUE: lambda view: view.mosque_rubies[0],
    names.GREAT_MOSQUE: lambda view: view.mosque_rubies[1],
    names.GEMSTONE_DEALER: lambda view: view.dealer_rubies,
    names.COFFEE_HOUSE: lambda view: view.mocha.coffee_house_rubies if view.mocha else 0,
}
_OFFERS: Final[dict[int, Callable[[Words, View, str], str]]] = {
    names.WAINWRIGHT: _wainwright,
    names.POST_OFFICE: _post_office,
    names.LARGE_MARKET: _large_market,
    names.SMALL_MARKET: _small_market,
    names.SULTANS_PALACE: _palace,
    names.SMALL_MOSQUE: lambda words, view, place: _mosque(words, view, place, names.SMALL_MOSQUE),
    names.GREAT_MOSQUE: lambda words, view, place: _mosque(words, view, place, names.GREAT_MOSQUE),
    names.GEMSTONE_DEALER: _dealer,
    names.TAVERN: _tavern,
    names.COFFEE_HOUSE: _coffee_house,
    names.EMBASSY: _embassy,
    names.KIOSK: _kiosk,
    names.AUCTION_HOUSE: _auction_house,
    names.SECRET_SOCIETY: _society,
}
