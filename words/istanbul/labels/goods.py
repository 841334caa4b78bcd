"""Labels of options in Istanbul that are goods, and their order: sales at the markets, warehouses, Black Market,
Sultan's Palace, mosque tiles, cards."""

from collections.abc import Sequence
from typing import Final

from engine.istanbul.names import GOOD, GOODS, LARGE_MARKET, PLACES
from engine.istanbul.places.markets import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.places.prices import palace_demand
from engine.istanbul.places.warehouses import EXTRA_PRICE, STORES
from words.istanbul import terms
from words.istanbul.labels.asked import Asked
from words.labels import Draft
from words.shapes import KEPT

LOST_RANK: Final = 20
"""Of a good for which there is no room."""


def counted(rest: str) -> list[int]:
    """Goods by type of their names: "fabric fabric fruit" is [2, 0, 1, 0]."""
    return [rest.split().count(name) for name in GOODS]


def sell(asked: Asked, rest: str) -> Draft:
    """The most lira first; of equal ones those that keep the scarcer goods."""
    counts = counted(rest)
    pays = LARGE_PAYS if asked.decision.kind == PLACES[LARGE_MARKET] else SMALL_PAYS
    lira = pays[sum(counts)]
    text = asked.say("label-sell", goods=terms.goods(asked.words, counts), lira=lira)
    rank = -10 * lira + counts[GOOD["jewelry"]]
    return Draft(text, _kept(asked, counts), "sell", rank, chance="tile", explains=KEPT)


def _kept(asked: Asked, given: Sequence[int]) -> str:
    left = [have - gone for have, gone in zip(asked.me.goods, given, strict=True)]
    return asked.say("label-keep", goods=terms.goods(asked.words, left) or asked.say("nothing"))


def any_count(asked: Asked, rest: str) -> Draft:
    count = int(rest)
    return Draft(asked.say("label-any-count", count=count, lira=SMALL_PAYS[count]), rank=-count, chance="tile")


def fill(asked: Asked, rest: str) -> Draft:
    good = next(good for place, good in STORES.items() if PLACES[place] == asked.decision.kind)
    name, capacity = terms.good(asked.words, good), asked.me.capacity
    gain = capacity - asked.me.goods[good]
    return Draft(asked.say("label-fill", good=name, gain=gain, capacity=capacity), group="act")


def extra_good(asked: Asked, rest: str) -> Draft:
    return Draft(
        asked.say("label-extra", good=terms.good(asked.words, GOOD[rest]), lira=EXTRA_PRICE), room(asked, rest)
    )


def take_good(asked: Asked, rest: str) -> Draft:
    lost = room(asked, rest)
    text = asked.say("label-take-good", good=terms.good(asked.words, GOOD[rest]))
    return Draft(text, lost, "good", GOOD[rest] + (LOST_RANK if lost else 0), "roll")


def room(asked: Asked, good: str) -> str:
    """That one more would be lost; empty where there is room for it."""
    return asked.say("label-no-room") if asked.me.goods[GOOD[good]] >= asked.me.capacity else ""


def deliver(asked: Asked, rest: str) -> Draft:
    """The goods for the spaces of any good; the named goods are the same for all."""
    named, _ = palace_demand(asked.view.palace_price)
    counts = [fixed + free for fixed, free in zip(named, counted(rest), strict=True)]
    text = asked.say("label-deliver", goods=terms.goods(asked.words, counts))
    return Draft(text, _kept(asked, counts), "deliver", rank=counts[GOOD["jewelry"]], explains=KEPT)


def mosque_tile(asked: Asked, rest: str) -> Draft:
    return Draft(
        asked.say("label-tile", tile=asked.say(f"tile-{rest}"), good=terms.good(asked.words, GOOD[rest])),
        asked.say(f"tile-{rest}.line", **terms.TILES.at(asked.words.version)),
        "act",
    )
