"""Sentences that several things of Istanbul share when they are explained to one reader: price and shortage, room in
the wheelbarrow, odds of a roll, letters, assistants; the columns of those rows."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeAlias

from engine.core.figures import Figure, Figures, figure_at
from engine.istanbul import names
from engine.istanbul.letters import SEALED
from engine.istanbul.merchant.chance import mean
from engine.istanbul.reading.outlook import Prospect
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import GENERAL_SUPPLY, LAST_CAPACITY, OWN_SUPPLY
from words.istanbul import terms
from words.rulebook import Reading, both, silent
from words.speech import Words

ROLLS: Final = 36


Reader: TypeAlias = Reading[View, SeatView]
Example: TypeAlias = Callable[[Reader], str]


@dataclass(frozen=True)
class ComponentWords:
    """The words of one place, card or tile beside its messages in the `.ftl` files. `example`: its meaning for one
    reader now; `asks`: the kinds of decisions that are about it; `rolls`: dice decide its gain, not a deck."""

    example: Example = silent
    asks: tuple[str, ...] = ()
    rolls: bool = False


@dataclass(frozen=True)
class PlaceWords(ComponentWords):
    """`action`: a notation of its action, since the reason why nothing can be done there is that of any; `later`: the
    verbs that are asked only once its action has begun; `offer`: the place by name with the things that it wants, gives
    or holds now; `rubies`: how many lie there; `prospect`: the gain of its action for a seat, where its message
    `place-<number>.prospect` needs more than the place's figures."""

    action: str = ""
    later: tuple[str, ...] = ()
    offer: Callable[[Words, View, str], str] | None = None
    rubies: Callable[[View], int] | None = None
    prospect: Callable[[Words, View, int, Prospect], str] | None = None


def rolls_of(least: int, red_tile: bool = False) -> int:
    """In how many of the 36 rolls of two dice the total is at least this; with the red tile used as well as can be,
    which may roll again, rounded."""
    return round(ROLLS * mean(lambda total: total >= least, red_tile))


def price(to: Reader, have: int, cost: int, unit: str) -> str:
    """The rest, or the shortage, after a price in lira, coffee, goods or seals: `unit` is one of the variants of the
    sentences."""
    if have < cost:
        return to.say("example-price-short", unit=unit, have=have, cost=cost, short=cost - have)
    return to.say("example-price", unit=unit, have=have, cost=cost, left=have - cost)


def lira_price(cost: int | Figure[int], count: int = 1) -> Example:
    """The rest after buying so many at once."""
    return lambda to: price(to, to.mine.lira, count * figure_at(cost, to.view.version), "lira")


def coffee_price(cost: int) -> Example:
    return lambda to: price(to, to.mine.coffee, cost, "coffee")


def coffee_house_price(to: Reader) -> int:
    return to.view.mocha.coffee_house_price if to.view.mocha else 0


def seals_price(cost: int, unit: str = "seals") -> Example:
    return lambda to: price(to, _own_seals(to), cost, unit)


def more_lira(lira: int) -> Example:
    return lambda to: to.say("example-more-lira", have=to.mine.lira, after=to.mine.lira + lira)


def more_coffee(coffee: int) -> Example:
    def example(to: Reader) -> str:
        if to.view.mocha is None:
            return ""
        return to.say("example-more-coffee", have=to.mine.coffee, after=to.mine.coffee + coffee)

    return example


def supplies(figures: Figures) -> Example:
    """The reader's goods, coffee and lira with those of these figures, as far as there is room."""

    def example(to: Reader) -> str:
        counts = figures.at(to.words.version)
        kinds = [room_for(good) for good, name in enumerate(names.GOODS) if name in counts]
        kinds += [more(counts[name]) for name, more in (("coffee", more_coffee), ("lira", more_lira)) if name in counts]
        return both(*kinds)(to)

    return example if figures else silent


def room(to: Reader) -> str:
    """How many of each good the wheelbarrow still takes."""
    free = [to.mine.capacity - have for have in to.mine.goods]
    return to.say("example-room", goods=terms.goods(to.words, free)) if any(free) else to.say("example-full")


def room_for(good: int) -> Example:
    """How much of one good the wheelbarrow still takes."""
    return partial(_good_in_stock, message="example-room-for", good=good)


def stock_of(good: int) -> Example:
    """The same of a good that its warehouse gives."""
    return partial(_good_in_stock, message="example-warehouse", good=good)


def _good_in_stock(to: Reader, message: str, good: int) -> str:
    have, most = to.mine.goods[good], to.mine.capacity
    return to.say(message, good=terms.good(to.words, good), have=have, room=most, gain=most - have)


def lacking(to: Reader, needed: Sequence[int]) -> str:
    """Which of these goods the reader lacks."""
    missing = [max(0, need - have) for need, have in zip(needed, to.mine.goods, strict=True)]
    if any(missing):
        return to.say("example-lacking", goods=terms.goods(to.words, missing))
    return to.say("example-lacks-nothing", goods=terms.goods(to.words, needed))


def extensions(to: Reader) -> str:
    """How many extensions the reader can still take."""
    return to.say("example-extensions", count=LAST_CAPACITY - to.mine.capacity)


def extension_for(pay: Example, count: int = 1) -> Example:
    """Extensions, and what so many of them cost; not where fewer are left to take."""
    return lambda to: both(extensions, pay)(to) if LAST_CAPACITY - to.mine.capacity >= count else extensions(to)


def coffee(to: Reader) -> str:
    return to.say("example-coffee", coffee=to.mine.coffee)


def guild_cards(to: Reader) -> str:
    return to.say("example-guild-cards", count=to.mine.guild_cards, coffee=to.mine.coffee)


def other_wares(to: Reader) -> str:
    """The wares that the reader could exchange."""
    goods = sum(to.mine.goods)
    if to.view.mocha is None:
        return to.say("example-exchange.goods", goods=goods)
    return to.say("example-exchange", goods=goods, coffee=to.mine.coffee)


def hand(to: Reader) -> str:
    return to.say("example-cards", count=to.mine.cards)


def top_discard(to: Reader) -> str:
    if not to.view.discard:
        return to.say("example-no-discard")
    return to.say("example-discard", card=terms.card(to.words, to.view.discard[-1]))


def assistants_out(to: Reader) -> str:
    out = sorted(to.mine.out)
    return to.say("example-out", count=len(out), places=terms.places(to.words, out))


def family(to: Reader) -> str:
    if to.mine.family == names.POLICE_STATION:
        return to.say("example-family-home")
    return to.say("example-family-at", place=terms.place(to.words, to.mine.family))


def seals(to: Reader) -> str:
    return to.say("example-seals", count=len(to.mine.letters), seals=_own_seals(to))


def _own_seals(to: Reader) -> int:
    return sum(worth for _, worth in to.mine.letters)


def merchants(to: Reader, message: str) -> str:
    """Where the merchants of the other seats are."""
    where = sorted({seat.merchant for seat in to.view.seats if seat is not to.mine})
    return to.say(message, places=terms.places(to.words, where), lira=to.mine.lira)


def undelivered(to: Reader) -> str:
    """Where the reader's letters can be delivered."""
    where = sorted({place for place, worth in to.mine.letters if worth == SEALED})
    return to.say("example-undelivered", places=terms.places(to.words, where)) if where else ""


def companion(to: Reader) -> str:
    """Where the reader's companion is."""
    where = {GENERAL_SUPPLY: "example-companion-away", OWN_SUPPLY: "example-companion-ready"}
    if to.mine.companion in where:
        return to.say(where[to.mine.companion])
    return to.say("example-companion-at", place=terms.place(to.words, to.mine.companion))


def tile(to: Reader, good: int, needed: int | None = None) -> str:
    """The goods that the mosque tile of a good asks for; `needed` replaces the number on it."""
    name, stack = terms.mosque_tile(to.words, good), to.view.mosque_tiles[good]
    if to.mine.tiles[good]:
        return to.say("example-tile-owned", tile=name)
    if not stack:
        return to.say("example-tile-gone", tile=name)
    asks, have = stack[0] if needed is None else needed, to.mine.goods[good]
    kind, short = terms.good(to.words, good), max(0, asks - have)
    return to.say("example-tile", tile=name, good=kind, needed=asks, have=have, short=short)
