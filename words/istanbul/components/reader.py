"""For whom an example is told, and the sentences that several examples share."""

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from engine.core.figures import Figure, Figures, figure_at
from engine.istanbul import names
from engine.istanbul.letters import SEALED
from engine.istanbul.merchant.chance import mean
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import GENERAL_SUPPLY, LAST_CAPACITY, OWN_SUPPLY
from words.istanbul import terms
from words.rulebook import Reading, both, silent

ROLLS: Final = 36


Reader: TypeAlias = Reading[View, SeatView]
Example: TypeAlias = Callable[[Reader], str]


def rolls_of(least: int, red_tile: bool = False) -> int:
    """In how many of the 36 rolls of two dice the total is at least this; with the red tile used as well as can be,
    which may roll again, rounded."""
    return round(ROLLS * mean(lambda total: total >= least, red_tile))


def price(to: Reader, have: int, cost: int, unit: str) -> str:
    """What is left, or missing, where something costs lira, coffee, goods or seals: `unit` is one of the variants of
    the sentences."""
    if have < cost:
        return to.say("example-price-short", unit=unit, have=have, cost=cost, short=cost - have)
    return to.say("example-price", unit=unit, have=have, cost=cost, left=have - cost)


def lira_price(cost: int | Figure[int], count: int = 1) -> Example:
    """What is left when so many are bought at once."""
    return lambda to: price(to, to.mine.lira, count * figure_at(cost, to.view.version), "lira")


def coffee_price(cost: int) -> Example:
    return lambda to: price(to, to.mine.coffee, cost, "coffee")


def seals_price(cost: int, unit: str = "seals") -> Example:
    return lambda to: price(to, sum(worth for _, worth in to.mine.letters), cost, unit)


def more_lira(lira: int) -> Example:
    """What the reader would have with so many lira more."""
    return lambda to: to.say("example-more-lira", have=to.mine.lira, after=to.mine.lira + lira)


def more_coffee(coffee: int) -> Example:
    return lambda to: to.say("example-more-coffee", have=to.mine.coffee, after=to.mine.coffee + coffee)


def supplies(figures: Figures) -> Example:
    """What the reader would have with the goods, coffee and lira of these figures, as far as there is room."""

    def told(to: Reader) -> str:
        counts = figures.at(to.words.version)
        kinds = [room_for(good) for good, name in enumerate(names.GOODS) if name in counts]
        kinds += [more(counts[name]) for name, more in (("coffee", more_coffee), ("lira", more_lira)) if name in counts]
        return both(*kinds)(to)

    return told if figures else silent


def room(to: Reader) -> str:
    """How many of each good the wheelbarrow still takes."""
    free = [to.mine.capacity - have for have in to.mine.goods]
    return to.say("example-room", goods=terms.goods(to.words, free)) if any(free) else to.say("example-full")


def room_for(good: int) -> Example:
    """How much of one good the wheelbarrow still takes."""

    def told(to: Reader) -> str:
        have, most = to.mine.goods[good], to.mine.capacity
        return to.say("example-room-for", good=terms.good(to.words, good), have=have, room=most, gain=most - have)

    return told


def lacking(to: Reader, needed: Sequence[int]) -> str:
    """Which of these goods the reader lacks."""
    missing = [max(0, need - have) for need, have in zip(needed, to.mine.goods, strict=True)]
    if any(missing):
        return to.say("example-lacking", goods=terms.goods(to.words, missing))
    return to.say("example-lacks-nothing", goods=terms.goods(to.words, needed))


def extensions(to: Reader) -> str:
    """How many extensions the reader can still take."""
    return to.say("example-extensions", count=LAST_CAPACITY - to.mine.capacity)


def coffee(to: Reader) -> str:
    return to.say("example-coffee", coffee=to.mine.coffee)


def guild_cards(to: Reader) -> str:
    return to.say("example-guild-cards", count=to.mine.guild_cards, coffee=to.mine.coffee)


def other_wares(to: Reader) -> str:
    """What the reader could exchange."""
    return to.say("example-exchange", goods=sum(to.mine.goods), coffee=to.mine.coffee)


def hand(to: Reader) -> str:
    return to.say("example-cards", count=to.mine.cards)


def top_discard(to: Reader) -> str:
    if not to.view.discard:
        return to.say("example-no-discard")
    return to.say("example-discard", card=terms.card(to.words, to.view.discard[-1]))


def assistants_out(to: Reader) -> str:
    out = sorted(to.mine.out)
    return to.say("example-out", count=len(out), places=to.words.listed(out))


def family(to: Reader) -> str:
    if to.mine.family == names.POLICE_STATION:
        return to.say("example-family-home")
    return to.say("example-family-at", place=terms.place(to.words, to.mine.family))


def seals(to: Reader) -> str:
    return to.say("example-seals", count=len(to.mine.letters), seals=sum(worth for _, worth in to.mine.letters))


def undelivered(to: Reader) -> str:
    """Where the reader's letters can be delivered."""
    where = sorted({place for place, worth in to.mine.letters if worth == SEALED})
    return to.say("example-undelivered", places=to.words.listed(where)) if where else ""


def companion(to: Reader) -> str:
    """Where the reader's companion is."""
    where = {GENERAL_SUPPLY: "example-companion-away", OWN_SUPPLY: "example-companion-ready"}
    if to.mine.companion in where:
        return to.say(where[to.mine.companion])
    return to.say("example-companion-at", place=terms.place(to.words, to.mine.companion))


def tile(to: Reader, good: int, needed: int | None = None) -> str:
    """What the mosque tile of a good asks for; `needed` replaces the number on it."""
    name, stack = terms.mosque_tile(to.words, good), to.view.mosque_tiles[good]
    if to.mine.tiles[good]:
        return to.say("example-tile-owned", tile=name)
    if not stack:
        return to.say("example-tile-gone", tile=name)
    asks, have = stack[0] if needed is None else needed, to.mine.goods[good]
    kind, short = terms.good(to.words, good), max(0, asks - have)
    return to.say("example-tile", tile=name, good=kind, needed=asks, have=have, short=short)
