"""What is said of places 1 to 16 of Istanbul to one reader now (*What is this?*, labels): price, room, what a roll or
sale would bring."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.istanbul import names
from engine.istanbul import notation as verbs
from engine.istanbul.places.dice import JEWELRY_FROM
from engine.istanbul.places.markets import PAYS, sales
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.prices import palace_demand
from engine.istanbul.places.table import PLACES as RULES
from engine.istanbul.places.warehouses import COLUMNS, EXTENSION_PRICE, STORES, received
from engine.istanbul.reading.outlook import Prospect
from engine.istanbul.reading.view import View
from engine.istanbul.state import LAST_CAPACITY
from words.istanbul import terms
from words.istanbul.components.reader import (
    ROLLS,
    Example,
    PlaceWords,
    Reader,
    assistants_out,
    extension_for,
    hand,
    lira_price,
    price,
    rolls_of,
    stock_of,
    tile,
    top_discard,
)
from words.rulebook import both
from words.speech import Words

LIKELY, DARING = 7, 10
"""Calls of the Tea House that are told as examples."""


def _extension(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    last = view.seats[seat].capacity + 1 == LAST_CAPACITY
    message = "place-1.prospect-ruby" if last else "place-1.prospect"
    return words.say(message, **RULES[names.WAINWRIGHT].figures.at(words.version))


def _brought_back(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    out = view.seats[seat].out
    return terms.assistants_back(words, out) if out else terms.companion_taken(words, view.seats[seat].companion)


def _warehouse(good: int) -> PlaceWords:
    def prospect(words: Words, view: View, seat: int, prospect: Prospect) -> str:
        mine = view.seats[seat]
        gain = mine.capacity - mine.goods[good]
        return words.say("prospect-warehouse", good=terms.good(words, good), gain=gain, capacity=mine.capacity)

    return PlaceWords(stock_of(good), action="fill", prospect=prospect)


def _mail(words: Words, view: View, place: str) -> str:
    goods, lira = received(view.mail_down)
    return words.say("state-mail", place=place, goods=terms.goods(words, goods), lira=lira)


def _collected(words: Words, view: View, seat: int, prospect: Prospect) -> str:
    lost = view.seats[seat].unfit(prospect.goods)
    mail = words.say("place-5.prospect", goods=terms.goods(words, prospect.goods), lira=prospect.lira)
    return words.chain([mail, words.say("shortcut-lost", goods=terms.goods(words, lost)) if any(lost) else ""])


def mail_now_and_then(to: Reader) -> str:
    """What the Post Office gives now, and after the indicator has moved."""
    first, second = (received(down % (len(COLUMNS) + 1)) for down in (to.view.mail_down, to.view.mail_down + 1))
    goods, others = (terms.goods(to.words, mail[0]) for mail in (first, second))
    return to.say("example-mail", goods=goods, lira=first[1], others=others, more=second[1])


def _post_office(to: Reader) -> str:
    lost = to.mine.unfit(received(to.view.mail_down)[0])
    mail = mail_now_and_then(to)
    return to.words.sentences([mail, to.say("example-lost", goods=terms.goods(to.words, lost)) if any(lost) else ""])


def jewelry_roll(to: Reader, least: int) -> str:
    """The odds of a roll for jewelry of at least this total, and how much has room."""
    free = to.mine.capacity - to.mine.goods[names.JEWELRY]
    return to.say("example-jewelry", least=least, rolls=rolls_of(least), of=ROLLS, room=free)


def _tea_house(to: Reader) -> str:
    has_tile = to.mine.tiles[names.RED_TILE]
    rolls, few = (rolls_of(number, has_tile) for number in (LIKELY, DARING))
    tile = "yes" if has_tile else "no"
    return to.say("example-call", call=LIKELY, rolls=rolls, high=DARING, few=few, tile=tile, of=ROLLS)


def _market(place: int, demand: Callable[[View], Sequence[int]]) -> PlaceWords:
    def offer(words: Words, view: View, name: str) -> str:
        return words.say("state-market", place=name, goods=terms.goods(words, demand(view)))

    def example(to: Reader) -> str:
        wanted = demand(to.view)
        best: Sequence[int] = max(sales(to.mine.goods, wanted).values(), key=sum, default=())
        sale = to.say("example-sell-nothing")
        if best:
            sale = to.say("example-sell", goods=terms.goods(to.words, best), lira=PAYS[place][sum(best)])
        return to.words.sentences([to.say("example-market", goods=terms.goods(to.words, wanted)), sale])

    def prospect(words: Words, view: View, seat: int, prospect: Prospect) -> str:
        if not prospect.amount:  # only a bonus card makes a sale possible
            return words.say("prospect-sale-by-card")
        return words.say("prospect-sale", count=prospect.amount, lira=prospect.lira)

    sell = verbs.SELL(names.GOODS[0])
    return PlaceWords(example, action=sell, offer=offer, prospect=prospect)


def _police_station(to: Reader) -> str:
    here = to.mine.family == names.POLICE_STATION
    return to.say("example-family-here" if here else "example-family-away", place=terms.place(to.words, to.mine.family))


def palace_price(words: Words, view: View) -> str:
    return _demand(words, *palace_demand(view.palace_price))


def _demand(words: Words, named: Sequence[int], free: int) -> str:
    """Named goods, and so many of any kind; empty for none."""
    parts = [terms.goods(words, named)] if any(named) else []
    return words.commas([*parts, words.say("any-goods", count=free)] if free else parts)


def _palace(to: Reader) -> str:
    needed, free = palace_demand(to.view.palace_price)
    each = list(zip(needed, to.mine.goods, strict=True))
    more = max(0, free - sum(max(0, have - need) for need, have in each))
    missing = _demand(to.words, [max(0, need - have) for need, have in each], more)
    message = "example-palace-short" if missing else "example-palace"
    return to.say(message, price=palace_price(to.words, to.view), missing=missing)


def _mosque(place: int, rubies: Callable[[View], int], action: str) -> PlaceWords:
    def offer(words: Words, view: View, name: str) -> str:
        """The goods to own for the next tile of one stack or the other: "2 fabric or 3 spice"."""
        stacks = ((names.GOODS[good], view.mosque_tiles[good]) for good in STACKS[place])
        goods = words.either(terms.some(words, good, stack[0]) for good, stack in stacks if stack)
        return words.say("state-mosque", place=name, goods=goods) if goods else words.say("state-no-tiles", place=name)

    return PlaceWords(
        tiles_asked(place),
        action=action,
        offer=offer,
        rubies=rubies,
        prospect=lambda words, view, seat, prospect: tiles_told(words, view, seat, place, terms.tile_with_effect),
    )


def tiles_asked(place: int, needed: int | None = None) -> Example:
    """The goods that the tiles of a mosque ask for; `needed` replaces the number on them."""
    return lambda to: to.words.sentences(tile(to, good, needed) for good in STACKS[place])


def tiles_told(words: Words, view: View, seat: int, place: int, named: Callable[[Words, int], str]) -> str:
    """The tiles of a mosque that a seat could take."""
    mine, tiles = view.seats[seat], []
    for good in STACKS[place]:
        left = view.mosque_tiles[good]
        if not mine.tiles[good] and left and mine.goods[good] >= left[0]:
            second = all(mine.tiles[other] for other in STACKS[place] if other != good)
            name = named(words, good)
            tiles.append(words.say("prospect-tile-ruby", tile=name) if second else name)
    return words.either(tiles)


def ruby_offer(words: Words, place: str, cost: str) -> str:
    return words.say("state-ruby", place=place, price=cost)


BASE_PLACES: Final[dict[int, PlaceWords]] = {
    names.WAINWRIGHT: PlaceWords(
        extension_for(lira_price(EXTENSION_PRICE)),
        action="buy",
        offer=lambda words, view, place: words.say("state-wainwright", place=place, extensions=view.extensions_left),
        rubies=lambda view: view.wainwright_rubies,
        prospect=_extension,
    ),
    **{place: _warehouse(good) for place, good in STORES.items()},
    names.POST_OFFICE: PlaceWords(
        _post_office,
        action="collect",
        offer=_mail,
        prospect=_collected,
    ),
    names.CARAVANSARY: PlaceWords(both(hand, top_discard), asks=("second-card", "discard"), action="deck"),
    names.FOUNTAIN: PlaceWords(
        assistants_out,
        action=verbs.RETURN.word,
        later=("leave-companion",),
        prospect=_brought_back,
    ),
    names.BLACK_MARKET: PlaceWords(
        lambda to: jewelry_roll(to, min(total for total, _ in JEWELRY_FROM)),
        action=verbs.TAKE(names.GOODS[0]),
    ),
    names.TEA_HOUSE: PlaceWords(_tea_house, action=verbs.CALL(7)),
    names.LARGE_MARKET: _market(names.LARGE_MARKET, lambda view: view.large_demand),
    names.SMALL_MARKET: _market(names.SMALL_MARKET, lambda view: view.small_demand),
    names.POLICE_STATION: PlaceWords(_police_station, action=verbs.SEND(1)),
    names.SULTANS_PALACE: PlaceWords(
        _palace,
        action=verbs.DELIVER.word,
        offer=lambda words, view, place: ruby_offer(words, place, palace_price(words, view)),
        rubies=lambda view: view.palace_rubies,
        prospect=lambda words, view, seat, prospect: words.say("place-13.prospect", count=prospect.amount),
    ),
    names.SMALL_MOSQUE: _mosque(names.SMALL_MOSQUE, lambda view: view.mosque_rubies[0], verbs.TILE(names.GOODS[0])),
    names.GREAT_MOSQUE: _mosque(names.GREAT_MOSQUE, lambda view: view.mosque_rubies[1], verbs.TILE(names.GOODS[2])),
    names.GEMSTONE_DEALER: PlaceWords(
        lambda to: price(to, to.mine.lira, to.view.dealer_price, "ruby-lira"),
        action="buy",
        offer=lambda words, view, place: ruby_offer(words, place, words.say("lira", lira=view.dealer_price)),
        rubies=lambda view: view.dealer_rubies,
        prospect=lambda words, view, seat, prospect: words.say("place-16.prospect", lira=prospect.lira),
    ),
}
