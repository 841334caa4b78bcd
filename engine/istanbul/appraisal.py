"""The rookie's estimate of what the action of each place is worth to it now, in lira, from what it may see."""

from collections.abc import Callable, Sequence
from typing import Final

from engine.istanbul.market_demand import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.names import (
    BLACK_MARKET,
    CARAVANSARY,
    COFFEE_HOUSE,
    EMBASSY,
    FABRIC,
    FABRIC_WAREHOUSE,
    FOUNTAIN,
    FRUIT,
    FRUIT_WAREHOUSE,
    GEMSTONE_DEALER,
    GREAT_MOSQUE,
    JEWELRY,
    LARGE_MARKET,
    POLICE_STATION,
    POST_OFFICE,
    ROASTING_PLANT,
    SECRET_SOCIETY,
    SMALL_MARKET,
    SMALL_MOSQUE,
    SPICE,
    SPICE_WAREHOUSE,
    SULTANS_PALACE,
    TEA_HOUSE,
    WAINWRIGHT,
)
from engine.istanbul.places import rubies, warehouses
from engine.istanbul.prices import palace_demand
from engine.istanbul.state import LAST_CAPACITY
from engine.istanbul.view import SeatView, View
from engine.istanbul.worth import CARD, COFFEE, EXTENSION, FIRST_TILE, GOODS_WORTH, JEWELRY_FOUND, LETTER, RUBY, TEA

MOSQUES: Final = {SMALL_MOSQUE: (FABRIC, SPICE), GREAT_MOSQUE: (JEWELRY, FRUIT)}


def me_of(view: View) -> SeatView:
    return view.seats[view.seat or 0]


def worth(view: View, place: int) -> float:
    """How many lira the action of `place` is worth to the viewer as things stand."""
    return WORTH[place](view, me_of(view)) if place in WORTH else CARD


def room(me: SeatView, good: int) -> int:
    return me.capacity - me.goods[good]


def received(me: SeatView, goods: Sequence[int]) -> float:
    """The worth in lira of goods received, given by type, as far as there is room for them."""
    return sum(each * min(count, room(me, i)) for i, (each, count) in enumerate(zip(GOODS_WORTH, goods, strict=True)))


def _wainwright(view: View, me: SeatView) -> float:
    if me.capacity == LAST_CAPACITY or me.lira < warehouses.EXTENSION_PRICE:
        return 0
    last = me.capacity == LAST_CAPACITY - 1
    return EXTENSION + (RUBY if last else 0) - warehouses.EXTENSION_PRICE


def _warehouse(good: int) -> Callable[[View, SeatView], float]:
    return lambda view, me: GOODS_WORTH[good] * room(me, good)


def _post_office(view: View, me: SeatView) -> float:
    goods, lira = warehouses.received(view.mail_down)
    return lira + received(me, goods)


def _caravansary(view: View, me: SeatView) -> float:
    return CARD + (COFFEE if view.mocha else 0)


def _fountain(view: View, me: SeatView) -> float:
    """Each assistant is worth more the fewer are left with the merchant."""
    back = len(me.out)
    return back * (6.0 if not me.stack else 3.5 if len(me.stack) == 1 else 1.5 if len(me.stack) == 2 else 0.5)


def _black_market(view: View, me: SeatView) -> float:
    ware = max(GOODS_WORTH[good] * min(1, room(me, good)) for good in (FABRIC, SPICE, FRUIT))
    return ware + GOODS_WORTH[JEWELRY] * min(JEWELRY_FOUND, room(me, JEWELRY))


def _tea_house(view: View, me: SeatView) -> float:
    return TEA + (1.5 if me.tiles[FABRIC] else 0)


def sold(me: SeatView, wanted: Sequence[int]) -> list[int]:
    return [min(have, want) for have, want in zip(me.goods, wanted, strict=True)]


def _market(pays: Sequence[int], wanted: Callable[[View], Sequence[int]]) -> Callable[[View, SeatView], float]:
    def value(view: View, me: SeatView) -> float:
        counts = sold(me, wanted(view))
        return pays[sum(counts)] - 0.8 * sum(count * each for count, each in zip(counts, GOODS_WORTH, strict=True))

    return value


def _police_station(view: View, me: SeatView) -> float:
    """The best place for the family member: no way, no assistant, no payment."""
    if me.family != POLICE_STATION:
        return 0
    return max(worth(view, place) for row in view.grid for place in row if place != POLICE_STATION) - 1


def _palace(view: View, me: SeatView) -> float:
    named, free = palace_demand(view.palace_price)
    spare = [have - need for have, need in zip(me.goods, named, strict=True)]
    if min(spare) < 0 or sum(spare) < free:
        return 0
    cost = sum(need * each for need, each in zip(named, GOODS_WORTH, strict=True)) + free * GOODS_WORTH[FABRIC]
    return RUBY - cost / 2


def can_take(view: View, me: SeatView, good: int) -> bool:
    left = view.mosque_tiles[good]
    return bool(left) and not me.tiles[good] and me.goods[good] >= left[0]


def tile_worth(view: View, me: SeatView, good: int) -> float:
    """A mosque tile; the second of a mosque brings its ruby."""
    if not can_take(view, me, good):
        return 0
    pair = next(pair for pair in MOSQUES.values() if good in pair)
    return FIRST_TILE + (RUBY if any(me.tiles[other] for other in pair) else 0) - GOODS_WORTH[good]


def _mosque(place: int) -> Callable[[View, SeatView], float]:
    return lambda view, me: max(tile_worth(view, me, good) for good in MOSQUES[place])


def _dealer(view: View, me: SeatView) -> float:
    return RUBY - view.dealer_price / 3 if me.lira >= view.dealer_price else 0


def _roasting_plant(view: View, me: SeatView) -> float:
    return 2 * COFFEE + (COFFEE if sum(me.goods) > 2 else 0)


def _coffee_house(view: View, me: SeatView) -> float:
    return RUBY if view.mocha and me.coffee >= view.mocha.coffee_house_price else 0


def _embassy(view: View, me: SeatView) -> float:
    return 2 * LETTER


def _secret_society(view: View, me: SeatView) -> float:
    return RUBY if sum(seals for _, seals in me.letters) >= rubies.SEALS_FOR_RUBY else 0


WORTH: Final[dict[int, Callable[[View, SeatView], float]]] = {
    WAINWRIGHT: _wainwright,
    FABRIC_WAREHOUSE: _warehouse(FABRIC),
    SPICE_WAREHOUSE: _warehouse(SPICE),
    FRUIT_WAREHOUSE: _warehouse(FRUIT),
    POST_OFFICE: _post_office,
    CARAVANSARY: _caravansary,
    FOUNTAIN: _fountain,
    BLACK_MARKET: _black_market,
    TEA_HOUSE: _tea_house,
    LARGE_MARKET: _market(LARGE_PAYS, lambda view: view.large_demand),
    SMALL_MARKET: _market(SMALL_PAYS, lambda view: view.small_demand),
    POLICE_STATION: _police_station,
    SULTANS_PALACE: _palace,
    SMALL_MOSQUE: _mosque(SMALL_MOSQUE),
    GREAT_MOSQUE: _mosque(GREAT_MOSQUE),
    GEMSTONE_DEALER: _dealer,
    ROASTING_PLANT: _roasting_plant,
    COFFEE_HOUSE: _coffee_house,
    EMBASSY: _embassy,
    SECRET_SOCIETY: _secret_society,
}
