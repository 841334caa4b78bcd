"""What the Merchant expects of each place's action in the turns it imagines (demand of the markets, Kiosk, auction),
and when one is worth a try."""

from collections.abc import Callable, Iterable
from functools import cache, lru_cache
from typing import Final

from engine.core.tuples import replaced
from engine.istanbul import names
from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.merchant import chance
from engine.istanbul.merchant.sketch import UNKNOWN, Goods, Sketch
from engine.istanbul.merchant.table import Action, Table, commonest, plus, rarest
from engine.istanbul.names import BLUE_TILE, FABRIC, FRUIT, GREEN_TILE, JEWELRY, RED_TILE, SPICE
from engine.istanbul.places import drawing, markets, mosques, prices, roasting_plant, rubies, tavern, warehouses
from engine.istanbul.state import GENERAL_SUPPLY, LAST_CAPACITY, OWN_SUPPLY

USUAL_DEMAND: Final = {names.LARGE_MARKET: (1, 1, 1, 2), names.SMALL_MARKET: (1, 1, 2, 1)}
REMEMBERED: Final = 4096  # goods that were looked at


def _wainwright(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.lira -= table.extension_price
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
    here.goods = plus(here, min((FABRIC, SPICE, FRUIT), key=here.goods.__getitem__), 1)
    here.goods = plus(here, JEWELRY, whole)
    here.cards += (mean - whole) * table.weights.goods[JEWELRY][1]
    return (here,)


def _tea_house(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.lira += round(chance.tea(chance.best_call(here.tiles[RED_TILE]), here.tiles[RED_TILE]))
    return (here,)


def _market(place: int) -> Action:
    pays = markets.PAYS[place]

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
    """The goods left after the largest sale, and the number sold."""
    sold = tuple(map(min, goods, wanted))
    return tuple(have - gone for have, gone in zip(goods, sold, strict=True)), sum(sold)


@cache
def _asked(price: int) -> tuple[Goods, int]:
    named, free = prices.palace_demand(price)
    return tuple(named), free


def _palace(table: Table, here: Sketch) -> Iterable[Sketch]:
    named, free = _asked(here.palace)
    goods = [have - need for have, need in zip(here.goods, named, strict=True)]
    if min(goods) < 0 or sum(goods) < free:
        return ()
    here.goods = tuple(goods)
    for _ in range(free):
        here.goods = plus(here, commonest(here), -1)
    here.palace = min(prices.PALACE.last, here.palace + 1)
    here.rubies += 1
    return (here,)


def _mosque(place: int) -> Action:
    pair = mosques.STACKS[place]

    def take(table: Table, here: Sketch) -> Iterable[Sketch]:
        for good, partner in (pair, pair[::-1]):
            if _tile_to_be_had(table, here, good):
                with_tile = here.copy()
                with_tile.goods = plus(here, good, -1)
                with_tile.tiles = replaced(here.tiles, good, True)
                with_tile.rubies += here.tiles[partner]
                with_tile.stack += good == BLUE_TILE
                yield with_tile

    return take


def _tile_to_be_had(table: Table, here: Sketch, good: int) -> bool:
    return bool(table.needs[good]) and not here.tiles[good] and here.goods[good] >= table.needs[good]


def _dealer(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.lira -= here.dealer
    here.dealer = min(prices.DEALER.last, here.dealer + 1)
    here.rubies += 1
    return (here,)


# Lira: two tiles bring 4.5, less the 2.2 that another's tile brings a rival (107 visits of Merchants and Rookies).
KIOSK: Final = 2.3
AUCTION: Final = 1.5  # lira: two cards for about what they are worth, or the bid of a rival


def _roasting_plant(table: Table, here: Sketch) -> Iterable[Sketch]:
    if any(here.goods):
        here.goods = plus(here, commonest(here), -1)
        here.coffee += roasting_plant.COFFEE
    if here.lira >= roasting_plant.LIRA:
        here.lira -= roasting_plant.LIRA
        here.coffee += roasting_plant.COFFEE
    return (here,)


def _guild_hall(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.coffee += 1
    here.cards += table.weights.guild_card
    return (here,)


def _tavern(table: Table, here: Sketch) -> Iterable[Sketch]:
    if table.mocha is None:
        return
    for tile, price in enumerate(table.mocha.tavern_costs):
        if price and not here.taverns[tile] and here.coffee >= price:
            with_tile = here.copy()
            with_tile.coffee -= price
            with_tile.taverns = replaced(here.taverns, tile, True)
            yield with_tile
    asked = table.mocha.baksheesh
    if here.coffee >= tavern.BAKSHEESH_COFFEE and all(map(int.__ge__, here.goods, asked)):
        here.coffee -= tavern.BAKSHEESH_COFFEE
        here.goods = tuple(have - need for have, need in zip(here.goods, asked, strict=True))
        here.rubies += 1
        yield here


def _coffee_house(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.coffee -= here.coffee_price
    here.coffee_price = min(prices.COFFEE_HOUSE.last, here.coffee_price + 1)
    here.rubies += 1
    return (here,)


def _drawn(here: Sketch, count: int) -> None:
    here.seals += SEALED * count
    here.waiting = (UNKNOWN,) * count + here.waiting


def _embassy(table: Table, here: Sketch) -> Iterable[Sketch]:
    _drawn(here, drawing.LETTERS)
    return (here,)


def _kiosk(table: Table, here: Sketch) -> Iterable[Sketch]:
    if table.letters:
        _drawn(here, table.kiosk_letters)
    here.cards += KIOSK
    return (here,)


def _auction_house(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.goods = plus(here, rarest(here), 1)
    here.cards += AUCTION
    return (here,)


def _secret_society(table: Table, here: Sketch) -> Iterable[Sketch]:
    """Delivered letters are given first; the ruby is the Palace's."""
    delivered = (here.seals - SEALED * len(here.waiting)) // DELIVERED
    here.waiting = here.waiting[max(0, rubies.SEALS_FOR_RUBY - DELIVERED * delivered) :]
    here.seals -= rubies.SEALS_FOR_RUBY
    here.lira += table.society
    here.palace = min(prices.PALACE.last, here.palace + 1)
    here.rubies += 1
    return (here,)


def _catacombs(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.goods = plus(here, rarest(here), 1)
    return (here,)


def _police_station(table: Table, here: Sketch) -> Iterable[Sketch]:
    """The family member acts somewhere else."""
    here.home = False
    for place in SENT_TO:
        if place in table.places and may_act(table, here, place):
            there = here.copy()
            there.deliver(place)
            yield from ACTIONS[place](table, there)


ACTIONS: Final[dict[int, Action]] = {
    names.WAINWRIGHT: _wainwright,
    names.FABRIC_WAREHOUSE: _warehouse(FABRIC),
    names.SPICE_WAREHOUSE: _warehouse(SPICE),
    names.FRUIT_WAREHOUSE: _warehouse(FRUIT),
    names.POST_OFFICE: _post_office,
    names.CARAVANSARY: _caravansary,
    names.FOUNTAIN: _fountain,
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
    names.CATACOMBS: _catacombs,
}


# Not its own place, nor those that do more for others or for the merchant's stack.
SENT_TO: Final = sorted(ACTIONS.keys() - {names.POLICE_STATION, names.FOUNTAIN, names.KIOSK, names.AUCTION_HOUSE})
# Conditions without which it is not worth a try to carry out the action of a place: found at once, unlike its results.
_NEEDED: Final[dict[int, Callable[[Table, Sketch], bool]]] = {
    names.WAINWRIGHT: lambda table, here: here.capacity < LAST_CAPACITY and here.lira >= table.extension_price,
    names.FABRIC_WAREHOUSE: lambda table, here: here.goods[FABRIC] < here.capacity,
    names.SPICE_WAREHOUSE: lambda table, here: here.goods[SPICE] < here.capacity,
    names.FRUIT_WAREHOUSE: lambda table, here: here.goods[FRUIT] < here.capacity,
    names.LARGE_MARKET: lambda table, here: any(here.goods),
    names.SMALL_MARKET: lambda table, here: any(here.goods),
    names.POLICE_STATION: lambda table, here: here.home,
    names.SULTANS_PALACE: lambda table, here: sum(here.goods) >= here.palace,
    names.SMALL_MOSQUE: lambda table, here: any(_tile_to_be_had(table, here, good) for good in (FABRIC, SPICE)),
    names.GREAT_MOSQUE: lambda table, here: any(_tile_to_be_had(table, here, good) for good in (FRUIT, JEWELRY)),
    names.GEMSTONE_DEALER: lambda table, here: here.lira >= here.dealer,
    names.COFFEE_HOUSE: lambda table, here: here.coffee >= here.coffee_price,
    names.EMBASSY: lambda table, here: bool(table.letters),
    names.SECRET_SOCIETY: lambda table, here: here.seals >= rubies.SEALS_FOR_RUBY,
}


def may_act(table: Table, here: Sketch, place: int) -> bool:
    """True if the action of a place is worth a try."""
    return place not in _NEEDED or _NEEDED[place](table, here)
