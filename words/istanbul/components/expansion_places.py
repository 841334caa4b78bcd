"""What is said of places 17 to 25 of Istanbul, of Mocha & Baksheesh and Letters & Seals, to one reader now: price,
offer, what is lacking."""

from collections.abc import Callable
from typing import Final

from engine.istanbul import names
from engine.istanbul import notation as verbs
from engine.istanbul.places.rubies import LIRA_WITH_RUBY, SEALS_FOR_RUBY
from engine.istanbul.reading.view import View
from words.facts import colour_of
from words.istanbul import terms
from words.istanbul.components.base_places import ruby_offer
from words.istanbul.components.reader import (
    PlaceWords,
    Reader,
    coffee,
    coffee_house_price,
    guild_cards,
    price,
    room,
    seals,
    seals_price,
)
from words.speech import Words


def _roasting_plant(to: Reader) -> str:
    cards = to.mine.cards + to.mine.guild_cards
    return to.say("example-roasting", lira=to.mine.lira, goods=sum(to.mine.goods), cards=cards)


def _tavern_offer(words: Words, view: View, place: str) -> str:
    mocha = view.mocha
    if mocha is None:
        return ""
    line, free = mocha.tavern_costs
    return words.say("state-tavern", place=place, line=line, free=free, goods=terms.goods(words, mocha.baksheesh))


def tavern(to: Reader) -> str:
    """The prices of its tiles, and the reader's coffee."""
    return to.words.sentences([_offer(to, names.TAVERN, _tavern_offer), coffee(to)])


def _offer(to: Reader, place: int, offer: Callable[[Words, View, str], str]) -> str:
    return offer(to.words, to.view, terms.place(to.words, place))


def _coffee_house_offer(words: Words, view: View, place: str) -> str:
    mocha = view.mocha
    return ruby_offer(words, place, terms.some(words, "coffee", mocha.coffee_house_price)) if mocha else ""


def _embassy_offer(words: Words, view: View, place: str) -> str:
    return words.say("state-embassy", place=place, pile=view.letters.pile) if view.letters else ""


def _embassy(to: Reader) -> str:
    return to.words.sentences([_offer(to, names.EMBASSY, _embassy_offer), seals(to)])


def _kiosk_offer(words: Words, view: View, place: str) -> str:
    letters = view.letters
    if letters is None:
        return ""
    tiles = words.series(terms.kiosk_tile(words, tile) for tile in letters.tiles_open)
    opened = words.say("state-kiosk-open", tiles=tiles) if tiles else ""
    return words.sentences([words.say("state-kiosk", place=place, left=letters.tiles_left), opened])


def _kiosk(to: Reader) -> str:
    left = to.view.letters.tiles_left if to.view.letters else 0
    return to.say("example-kiosk", left=left, turned=len(to.view.seats) + 1)


def _auction_house_offer(words: Words, view: View, place: str) -> str:
    letters = view.letters
    if letters is None or letters.bidder is None:
        return ""
    return words.say("state-auction", place=place, name=colour_of(words, view, letters.bidder), lira=letters.bid)


def _society_offer(words: Words, view: View, place: str) -> str:
    if view.letters is None:
        return ""
    seats = [colour_of(words, view, seat) for seat in view.letters.society]
    return words.say("state-society", place=place, count=len(seats), seats=words.listed(seats))


def _secret_society(to: Reader) -> str:
    before = to.view.letters.society if to.view.letters else ()
    first = to.view.seat not in before and len(before) < len(LIRA_WITH_RUBY)
    reward = to.say("example-society", lira=LIRA_WITH_RUBY[len(before)]) if first else ""
    return to.words.sentences([seals_price(SEALS_FOR_RUBY, "ruby-seals")(to), reward])


EXPANSION_PLACES: Final[dict[int, PlaceWords]] = {
    names.ROASTING_PLANT: PlaceWords(_roasting_plant, asks=("roast-more",), action=verbs.ROAST("lira")),
    names.GUILD_HALL: PlaceWords(guild_cards, asks=("discard-guild",), action="draw"),
    names.TAVERN: PlaceWords(
        tavern,
        asks=("tavern-again",),
        action="barrier",
        later=(verbs.BESIDE.word,),
        offer=_tavern_offer,
    ),
    names.COFFEE_HOUSE: PlaceWords(
        lambda to: price(to, to.mine.coffee, coffee_house_price(to), "ruby-coffee") if to.view.mocha else "",
        action="buy",
        offer=_coffee_house_offer,
        rubies=lambda view: view.mocha.coffee_house_rubies if view.mocha else 0,
        prospect=lambda words, view, seat, prospect: words.say("place-20.prospect", coffee=prospect.coffee),
    ),
    names.EMBASSY: PlaceWords(_embassy, action="take-letters", offer=_embassy_offer),
    names.KIOSK: PlaceWords(
        _kiosk,
        asks=("kiosk-pick", "kiosk-use"),
        action="open",
        later=(verbs.PICK.word, verbs.DECLINE),
        offer=_kiosk_offer,
    ),
    names.AUCTION_HOUSE: PlaceWords(
        lambda to: to.say("example-bid", lira=to.mine.lira),
        asks=("bid", "opening-bid", "closing-bid"),
        action=verbs.TAKE(names.GOODS[0]),
        later=(verbs.BID.word, verbs.PASS),
        offer=_auction_house_offer,
    ),
    names.SECRET_SOCIETY: PlaceWords(_secret_society, action=verbs.TRADE.word, offer=_society_offer),
    names.CATACOMBS: PlaceWords(
        room, asks=("tunnel-figure",), action=verbs.TAKE(names.GOODS[0]), later=(verbs.TUNNEL.word, verbs.FIGURE.word)
    ),
}
