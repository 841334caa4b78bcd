"""What the actions of the places of the base game do to a sketch."""

from collections.abc import Iterable, Sequence
from functools import cache, lru_cache
from typing import Final

from engine.istanbul import names
from engine.istanbul.merchant import chance
from engine.istanbul.merchant.sketch import Goods, Sketch
from engine.istanbul.merchant.table import Action, Table, commonest, plus
from engine.istanbul.names import BLUE_TILE, FABRIC, FRUIT, GREEN_TILE, JEWELRY, RED_TILE, SPICE
from engine.istanbul.places import warehouses
from engine.istanbul.places.market_demand import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.prices import DEALER_LAST_PRICE, PALACE_LAST_COST, palace_demand
from engine.istanbul.state import GENERAL_SUPPLY, LAST_CAPACITY, OWN_SUPPLY

USUAL_DEMAND: Final = {names.LARGE_MARKET: (1, 1, 1, 2), names.SMALL_MARKET: (1, 1, 2, 1)}
REMEMBERED: Final = 4096  # goods that were looked at
PARTNER: Final = {FABRIC: SPICE, SPICE: FABRIC, FRUIT: JEWELRY, JEWELRY: FRUIT}  # the mosque tile that makes the pair


def _wainwright(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.lira -= warehouses.EXTENSION_PRICE
    here.capacity += 1
    here.rubies += here.capacity == LAST_CAPACITY
    return (here,)


def _warehouse(good: int) -> Action:
    def fill(table: Table, here: Sketch) -> Iterable[Sketch]:
        here.goods = plus(here, good, here.capacity)
        if here.tiles[GREEN_TILE] and here.lira >= warehouses.EXTRA_PRICE and here.goods[JEWELRY] < here.capacity:
            here.lira -= warehouses.EXTRA_PRICE
            here.goods = plus(here, JEWELRY, 1)
        return (here,)

    return fill


def _post_office(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.goods, lira = _collected(here.goods, here.capacity, here.mail)
    here.lira += lira
    here.mail = (here.mail + 1) % (len(warehouses.COLUMNS) + 1)
    return (here,)


@lru_cache(maxsize=REMEMBERED)
def _collected(had: Goods, capacity: int, mail: int) -> tuple[Goods, int]:
    goods, lira = warehouses.received(mail)
    return tuple(min(capacity, have + more) for have, more in zip(had, goods, strict=True)), lira


def _caravansary(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.cards += table.cards
    here.coffee += 1 if table.mocha else 0
    return (here,)


def _fountain(table: Table, here: Sketch) -> Iterable[Sketch]:
    """All assistants come back; with Letters & Seals the companion may come, too."""
    here.stack += len(here.out)
    here.out = ()
    if table.letters is None or here.companion == OWN_SUPPLY:
        return (here,)
    with_companion = here.copy()
    with_companion.companion = OWN_SUPPLY
    return (with_companion,) if here.companion == GENERAL_SUPPLY else (here, with_companion)


def _black_market(table: Table, here: Sketch) -> Iterable[Sketch]:
    """The good of which it has least; the rest of the mean of the jewelry counts in lira."""
    mean = chance.jewelry(3, here.tiles[RED_TILE])
    whole = round(mean)
    found = min((FABRIC, SPICE, FRUIT), key=here.goods.__getitem__)
    here.goods = plus(here, found, 1)
    here.goods = plus(here, JEWELRY, whole)
    here.cards += (mean - whole) * table.weights.goods[JEWELRY][1]
    return (here,)


def _tea_house(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.lira += round(chance.tea(chance.best_call(here.tiles[RED_TILE]), here.tiles[RED_TILE]))
    return (here,)


def _market(place: int, pays: Sequence[int]) -> Action:
    def sell(table: Table, here: Sketch) -> Iterable[Sketch]:
        here.goods, sold = _sold(here.goods, here.large if place == names.LARGE_MARKET else here.small)
        if not sold:
            return ()
        here.lira += pays[min(sold, len(pays) - 1)]
        if place == names.LARGE_MARKET:
            here.large = USUAL_DEMAND[place]
        else:
            here.small = USUAL_DEMAND[place]
        return (here,)

    return sell


@lru_cache(maxsize=REMEMBERED)
def _sold(goods: Goods, wanted: Goods) -> tuple[Goods, int]:
    """What is left after the largest sale, and how many are sold."""
    sold = tuple(map(min, goods, wanted))
    return tuple(have - gone for have, gone in zip(goods, sold, strict=True)), sum(sold)


@cache
def _asked(price: int) -> tuple[Goods, int]:
    named, free = palace_demand(price)
    return tuple(named), free


def _palace(table: Table, here: Sketch) -> Iterable[Sketch]:
    named, free = _asked(here.palace)
    goods = [have - need for have, need in zip(here.goods, named, strict=True)]
    if min(goods) < 0 or sum(goods) < free:
        return ()
    here.goods = tuple(goods)
    for _ in range(free):
        here.goods = plus(here, commonest(here), -1)
    here.palace = min(PALACE_LAST_COST, here.palace + 1)
    here.rubies += 1
    return (here,)


def _mosque(*stacks: int) -> Action:
    def take(table: Table, here: Sketch) -> Iterable[Sketch]:
        found = []
        for good in stacks:
            if table.needs[good] and not here.tiles[good] and here.goods[good] >= table.needs[good]:
                with_tile = here.copy()
                with_tile.goods = plus(here, good, -1)
                with_tile.tiles = (*here.tiles[:good], True, *here.tiles[good + 1 :])
                with_tile.rubies += here.tiles[PARTNER[good]]
                with_tile.stack += good == BLUE_TILE
                found.append(with_tile)
        return found

    return take


def _dealer(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.lira -= here.dealer
    here.dealer = min(DEALER_LAST_PRICE, here.dealer + 1)
    here.rubies += 1
    return (here,)


BASE: Final[dict[int, Action]] = {
    names.WAINWRIGHT: _wainwright,
    names.FABRIC_WAREHOUSE: _warehouse(FABRIC),
    names.SPICE_WAREHOUSE: _warehouse(SPICE),
    names.FRUIT_WAREHOUSE: _warehouse(FRUIT),
    names.POST_OFFICE: _post_office,
    names.CARAVANSARY: _caravansary,
    names.FOUNTAIN: _fountain,
    names.BLACK_MARKET: _black_market,
    names.TEA_HOUSE: _tea_house,
    names.LARGE_MARKET: _market(names.LARGE_MARKET, LARGE_PAYS),
    names.SMALL_MARKET: _market(names.SMALL_MARKET, SMALL_PAYS),
    names.SULTANS_PALACE: _palace,
    names.SMALL_MOSQUE: _mosque(FABRIC, SPICE),
    names.GREAT_MOSQUE: _mosque(JEWELRY, FRUIT),
    names.GEMSTONE_DEALER: _dealer,
}
