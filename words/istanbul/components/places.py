"""What the action of each place would bring now, or what is missing for it."""

from collections.abc import Sequence
from typing import Final

from engine.istanbul import names
from engine.istanbul.places.dice import JEWELRY_FROM
from engine.istanbul.places.markets import PAYS, sales
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.prices import palace_demand
from engine.istanbul.places.rubies import LIRA_WITH_RUBY, SEALS_FOR_RUBY
from engine.istanbul.places.warehouses import EXTENSION_PRICE, STORES, received
from engine.istanbul.state import LAST_CAPACITY
from words.istanbul import terms
from words.istanbul.components.offers import offer, palace_price
from words.istanbul.components.reader import (
    ROLLS,
    Example,
    Reader,
    assistants_out,
    extensions,
    hand,
    lira_price,
    price,
    rolls_of,
    room,
    seals,
    tile,
    top_discard,
)
from words.rulebook import both

LIKELY, DARING = 7, 10
"""Calls of the Tea House that are told as examples."""


def _wainwright(to: Reader) -> str:
    return to.say("example-extensions", count=0) if to.mine.capacity == LAST_CAPACITY else _EXTENSION(to)


_EXTENSION: Final = both(extensions, lira_price(EXTENSION_PRICE))


def _warehouse(good: int) -> Example:
    def told(to: Reader) -> str:
        have, most = to.mine.goods[good], to.mine.capacity
        return to.say("example-warehouse", good=terms.good(to.words, good), have=have, room=most, gain=most - have)

    return told


def _post_office(to: Reader) -> str:
    goods, lira = received(to.view.mail_down)
    lost = [max(0, count + have - to.mine.capacity) for count, have in zip(goods, to.mine.goods, strict=True)]
    told = to.say("example-mail", goods=terms.goods(to.words, goods), lira=lira)
    return to.words.sentences([told, to.say("example-lost", goods=terms.goods(to.words, lost)) if any(lost) else ""])


def _black_market(to: Reader) -> str:
    least = min(total for total, _ in JEWELRY_FROM)
    free = to.mine.capacity - to.mine.goods[names.JEWELRY]
    return to.say("example-jewelry", least=least, rolls=rolls_of(least), of=ROLLS, room=free)


def _tea_house(to: Reader) -> str:
    tile = to.mine.tiles[names.RED_TILE]
    rolls, few = (rolls_of(number, tile) for number in (LIKELY, DARING))
    return to.say(
        "example-call", tile="yes" if tile else "no", call=LIKELY, rolls=rolls, high=DARING, few=few, of=ROLLS
    )


def _market(place: int) -> Example:
    def told(to: Reader) -> str:
        wanted = to.view.large_demand if place == names.LARGE_MARKET else to.view.small_demand
        best: Sequence[int] = max(sales(to.mine.goods, wanted).values(), key=sum, default=())
        asks = to.say("example-market", goods=terms.goods(to.words, wanted))
        if not best:
            return to.words.sentences([asks, to.say("example-sell-nothing")])
        lira = PAYS[place][sum(best)]
        return to.words.sentences([asks, to.say("example-sell", goods=terms.goods(to.words, best), lira=lira)])

    return told


def _police_station(to: Reader) -> str:
    if to.mine.family == names.POLICE_STATION:
        return to.say("example-family-here")
    return to.say("example-family-away", place=terms.place(to.words, to.mine.family))


def _palace(to: Reader) -> str:
    needed, free = palace_demand(to.view.palace_price)
    each = list(zip(needed, to.mine.goods, strict=True))
    missing = [max(0, need - have) for need, have in each]
    more = max(0, free - sum(max(0, have - need) for need, have in each))
    parts = [terms.goods(to.words, missing)] if any(missing) else []
    parts += [to.say("any-goods", count=more)] if more else []
    cost = palace_price(to.words, to.view)
    if not parts:
        return to.say("example-palace", price=cost)
    return to.say("example-palace-short", price=cost, missing=to.words.commas(parts))


def _mosque(place: int) -> Example:
    return lambda to: to.words.sentences(tile(to, good) for good in STACKS[place])


def _dealer(to: Reader) -> str:
    return price(to, to.mine.lira, to.view.dealer_price, "ruby-lira")


def _roasting_plant(to: Reader) -> str:
    goods = sum(to.mine.goods)
    cards = to.mine.cards + to.mine.guild_cards
    return to.say("example-roasting", lira=to.mine.lira, goods=goods, cards=cards)


def _guild_hall(to: Reader) -> str:
    return to.say("example-guild-cards", count=to.mine.guild_cards, coffee=to.mine.coffee)


def _tavern(to: Reader) -> str:
    have = to.say("example-coffee", coffee=to.mine.coffee)
    return to.words.sentences([offer(to.words, to.view, names.TAVERN), have])


def _coffee_house(to: Reader) -> str:
    mocha = to.view.mocha
    return price(to, to.mine.coffee, mocha.coffee_house_price, "ruby-coffee") if mocha else ""


def _embassy(to: Reader) -> str:
    return to.words.sentences([offer(to.words, to.view, names.EMBASSY), seals(to)])


def _kiosk(to: Reader) -> str:
    left = to.view.letters.tiles_left if to.view.letters else 0
    return to.say("example-kiosk", left=left, turned=len(to.view.seats) + 1)


def _auction_house(to: Reader) -> str:
    return to.say("example-bid", lira=to.mine.lira)


def _secret_society(to: Reader) -> str:
    told = price(to, sum(worth for _, worth in to.mine.letters), SEALS_FOR_RUBY, "ruby-seals")
    before = to.view.letters.society if to.view.letters else ()
    first = to.view.seat not in before and len(before) < len(LIRA_WITH_RUBY)
    reward = to.say("example-society", lira=LIRA_WITH_RUBY[len(before)]) if first else ""
    return to.words.sentences([told, reward])


PLACES: Final[dict[int, Example]] = {
    names.WAINWRIGHT: _wainwright,
    **{place: _warehouse(good) for place, good in STORES.items()},
    names.POST_OFFICE: _post_office,
    names.CARAVANSARY: both(hand, top_discard),
    names.FOUNTAIN: assistants_out,
    names.BLACK_MARKET: _black_market,
    names.TEA_HOUSE: _tea_house,
    names.LARGE_MARKET: _market(names.LARGE_MARKET),
    names.SMALL_MARKET: _market(names.SMALL_MARKET),
    names.POLICE_STATION: _police_station,
    names.SULTANS_PALACE: _palace,
    names.SMALL_MOSQUE: _mosque(names.SMALL_MOSQUE),
    names.GREAT_MOSQUE: _mosque(names.GREAT_MOSQUE),
    names.GEMSTONE_DEALER: _dealer,
    names.ROASTING_PLANT: _roasting_plant,
    names.GUILD_HALL: _guild_hall,
    names.TAVERN: _tavern,
    names.COFFEE_HOUSE: _coffee_house,
    names.EMBASSY: _embassy,
    names.KIOSK: _kiosk,
    names.AUCTION_HOUSE: _auction_house,
    names.SECRET_SOCIETY: _secret_society,
    names.CATACOMBS: room,
}
"""By the place's number."""
