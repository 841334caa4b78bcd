"""What a thing means for the seat whose view it is, with its figures of now: "You have 12 lira: the next ruby costs 15,
so 3 more are needed"."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.istanbul import names
from engine.istanbul.places.dice import JEWELRY_FROM
from engine.istanbul.places.markets import PAYS, sales
from engine.istanbul.places.mosques import STACKS
from engine.istanbul.places.warehouses import EXTENSION_PRICE, STORES, received
from engine.istanbul.prices import palace_demand
from engine.istanbul.state import LAST_CAPACITY
from engine.istanbul.view import SeatView, View
from words.istanbul import terms
from words.istanbul.place_texts import palace_price
from words.speech import Words

Example = Callable[[Words, View, SeatView], str]
ROLLS: Final = 36


def example(words: Words, view: View, key: str) -> str:
    if view.seat is None or key not in EXAMPLES:
        return ""
    return EXAMPLES[key](words, view, view.seats[view.seat])


def rolls_of(least: int) -> int:
    """In how many of the 36 rolls of two dice the total is at least this."""
    return sum(first + second >= least for first in range(1, 7) for second in range(1, 7))


def price(words: Words, have: int, cost: int, unit: str) -> str:
    """What is left or missing where something costs lira or coffee: `unit` is one of the variants of the sentences."""
    if have < cost:
        return words.say("example-price-short", unit=unit, have=have, cost=cost, short=cost - have)
    return words.say("example-price", unit=unit, have=have, cost=cost, left=have - cost)


def _wainwright(words: Words, view: View, mine: SeatView) -> str:
    if mine.capacity == LAST_CAPACITY:
        return words.say("example-wheelbarrow-complete")
    return words.sentences(
        [
            words.say("example-extensions", count=LAST_CAPACITY - mine.capacity),
            price(words, mine.lira, EXTENSION_PRICE, "lira"),
        ]
    )


def _warehouse(place: int) -> Example:
    def told(words: Words, view: View, mine: SeatView) -> str:
        have, good = mine.goods[STORES[place]], terms.good(words, STORES[place])
        gain = mine.capacity - have
        return words.say("example-warehouse", good=good, have=have, room=mine.capacity, gain=gain)

    return told


def _post_office(words: Words, view: View, mine: SeatView) -> str:
    goods, lira = received(view.mail_down)
    lost = [max(0, count + have - mine.capacity) for count, have in zip(goods, mine.goods, strict=True)]
    told = words.say("example-mail", goods=terms.goods(words, goods), lira=lira)
    return words.sentences([told, words.say("example-lost", goods=terms.goods(words, lost)) if any(lost) else ""])


def _caravansary(words: Words, view: View, mine: SeatView) -> str:
    top = terms.card(words, view.discard[-1]) if view.discard else ""
    told = words.say("example-discard", card=top) if top else words.say("example-no-discard")
    return words.sentences([words.say("example-cards", count=mine.cards), told])


def _fountain(words: Words, view: View, mine: SeatView) -> str:
    return words.say("example-out", count=len(mine.out), places=words.listed(sorted(mine.out)))


def _black_market(words: Words, view: View, mine: SeatView) -> str:
    least = min(total for total, _ in JEWELRY_FROM)
    room = mine.capacity - mine.goods[names.JEWELRY]
    return words.say("example-black-market", least=least, rolls=rolls_of(least), of=ROLLS, room=room)


def _tea_house(words: Words, view: View, mine: SeatView) -> str:
    return words.say("example-tea-house", call=7, rolls=rolls_of(7), high=10, few=rolls_of(10), of=ROLLS)


def _market(place: int) -> Example:
    def told(words: Words, view: View, mine: SeatView) -> str:
        wanted = view.large_demand if place == names.LARGE_MARKET else view.small_demand
        best: Sequence[int] = max(sales(mine.goods, wanted), key=sum, default=())
        asks = words.say("example-market", goods=terms.goods(words, wanted))
        if not best:
            return words.sentences([asks, words.say("example-sell-nothing")])
        lira = PAYS[place][sum(best)]
        return words.sentences([asks, words.say("example-sell", goods=terms.goods(words, best), lira=lira)])

    return told


def _police_station(words: Words, view: View, mine: SeatView) -> str:
    if mine.family == names.POLICE_STATION:
        return words.say("example-family-here")
    return words.say("example-family-away", place=terms.place(words, mine.family))


def _palace(words: Words, view: View, mine: SeatView) -> str:
    needed, free = palace_demand(view.palace_price)
    spare = sum(max(0, have - need) for need, have in zip(needed, mine.goods, strict=True))
    missing = [max(0, need - have) for need, have in zip(needed, mine.goods, strict=True)]
    parts = [terms.goods(words, missing)] if any(missing) else []
    parts += [words.say("any-goods", count=free - spare)] if free > spare else []
    return words.say("example-palace", price=palace_price(words, view), missing=words.commas(parts) or "none")


def _mosque(place: int) -> Example:
    def told(words: Words, view: View, mine: SeatView) -> str:
        return words.sentences(_mosque_tile(words, view, mine, good) for good in STACKS[place])

    return told


def _mosque_tile(words: Words, view: View, mine: SeatView, good: int) -> str:
    tile, stack, have = terms.mosque_tile(words, good), view.mosque_tiles[good], mine.goods[good]
    if mine.tiles[good]:
        return words.say("example-tile-owned", tile=tile)
    if not stack:
        return words.say("example-tile-gone", tile=tile)
    short = max(0, stack[0] - have)
    return words.say("example-tile", tile=tile, good=terms.good(words, good), needed=stack[0], have=have, short=short)


def _dealer(words: Words, view: View, mine: SeatView) -> str:
    return price(words, mine.lira, view.dealer_price, "ruby-lira")


EXAMPLES: Final[dict[str, Example]] = {
    "place-1": _wainwright,
    **{f"place-{place}": _warehouse(place) for place in STORES},
    "place-5": _post_office,
    "place-6": _caravansary,
    "place-7": _fountain,
    "place-8": _black_market,
    "place-9": _tea_house,
    **{f"place-{place}": _market(place) for place in (names.LARGE_MARKET, names.SMALL_MARKET)},
    "place-12": _police_station,
    "place-13": _palace,
    **{f"place-{place}": _mosque(place) for place in STACKS},
    "place-16": _dealer,
}
