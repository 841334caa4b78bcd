"""Each place as a line of the text view: what it offers now, and who is there."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul.places.warehouses import received
from engine.istanbul.view import View
from words.istanbul import terms
from words.istanbul.board_facts import palace_price
from words.speech import Words


def place_text(words: Words, view: View, place: int) -> str:
    parts = [words.say("state-place", place=terms.place(words, place))]
    if place in _OFFERS:
        parts.append(_OFFERS[place](words, view))
    here = _who_is_at(words, view, place)
    if here:
        parts.append(words.say("state-here", who=words.commas(here)))
    return words.sentences(parts)


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


def _wainwright(words: Words, view: View) -> str:
    return words.say("state-wainwright", extensions=view.extensions_left, left=view.wainwright_rubies)


def _post_office(words: Words, view: View) -> str:
    goods, lira = received(view.mail_down)
    return words.say("state-mail", goods=terms.goods(words, goods), lira=lira)


def _large_market(words: Words, view: View) -> str:
    return words.say("state-market", goods=terms.goods(words, view.large_demand))


def _small_market(words: Words, view: View) -> str:
    return words.say("state-market", goods=terms.goods(words, view.small_demand))


def _palace(words: Words, view: View) -> str:
    return words.say("state-palace", goods=palace_price(words, view), left=view.palace_rubies)


def _small_mosque(words: Words, view: View) -> str:
    return words.say("state-mosque", left=view.mosque_rubies[0])


def _great_mosque(words: Words, view: View) -> str:
    return words.say("state-mosque", left=view.mosque_rubies[1])


def _dealer(words: Words, view: View) -> str:
    return words.say("state-dealer", lira=view.dealer_price, left=view.dealer_rubies)


def _tavern(words: Words, view: View) -> str:
    mocha = view.mocha
    if mocha is None:
        return ""
    line, free = mocha.tavern_costs
    return words.say("state-tavern", line=line, free=free, goods=terms.goods(words, mocha.baksheesh))


def _coffee_house(words: Words, view: View) -> str:
    mocha = view.mocha
    if mocha is None:
        return ""
    return words.say("state-coffee-house", coffee=mocha.coffee_house_price, left=mocha.coffee_house_rubies)


def _embassy(words: Words, view: View) -> str:
    return words.say("state-embassy", pile=view.letters.pile) if view.letters else ""


def _kiosk(words: Words, view: View) -> str:
    letters = view.letters
    if letters is None:
        return ""
    left = words.say("state-kiosk", left=letters.tiles_left)
    if not letters.tiles_open:
        return left
    tiles = words.series(terms.kiosk_tile(words, tile) for tile in letters.tiles_open)
    return words.sentences([left, words.say("state-kiosk-open", tiles=tiles)])


def _auction_house(words: Words, view: View) -> str:
    letters = view.letters
    if letters is None or letters.bidder is None:
        return ""
    name = terms.colour(words, view.seats[letters.bidder].colour)
    return words.say("state-auction", name=name, lira=letters.bid)


def _society(words: Words, view: View) -> str:
    if view.letters is None:
        return ""
    seats = [terms.colour(words, view.seats[seat].colour) for seat in view.letters.society]
    return words.say("state-society", count=len(seats), seats=words.listed(seats))


_OFFERS: Final[dict[int, Callable[[Words, View], str]]] = {
    names.WAINWRIGHT: _wainwright,
    names.POST_OFFICE: _post_office,
    names.LARGE_MARKET: _large_market,
    names.SMALL_MARKET: _small_market,
    names.SULTANS_PALACE: _palace,
    names.SMALL_MOSQUE: _small_mosque,
    names.GREAT_MOSQUE: _great_mosque,
    names.GEMSTONE_DEALER: _dealer,
    names.TAVERN: _tavern,
    names.COFFEE_HOUSE: _coffee_house,
    names.EMBASSY: _embassy,
    names.KIOSK: _kiosk,
    names.AUCTION_HOUSE: _auction_house,
    names.SECRET_SOCIETY: _society,
}
