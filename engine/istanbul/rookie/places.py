"""What each place's action is worth to the Rookie now, in lira."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from engine.istanbul import names
from engine.istanbul.board import board_of
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places import markets, mosques, prices, roasting_plant, rubies, tavern, warehouses
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.rookie.worth import JEWELRY_FOUND, LAST, RUBY, TEA, USUAL, Values
from engine.istanbul.state import LAST_CAPACITY

TILE_FOR_ANOTHER: Final = 2.0  # lira
MOST_GUILD_CARDS: Final = 3  # more are hardly ever played


def values_of(view: View) -> Values:
    return LAST if view.final_round else USUAL


def worth(view: View, place: int, lira: int | None = None) -> float:
    """The worth in lira of the action of `place` to the viewer as things stand, 0 where nothing can be done.

    `lira`: those that it will have when it gets there, None for as many as now."""
    me = view.me
    return WORTH[place](view, me if lira is None or lira == me.lira else replace(me, lira=lira))


def room(me: SeatView, good: int) -> int:
    return me.capacity - me.goods[good]


def received(view: View, me: SeatView, goods: Sequence[int]) -> float:
    """The worth in lira of goods received, given by type, as far as there is room for them."""
    each = values_of(view).each
    return sum(each[good] * min(count, room(me, good)) for good, count in enumerate(goods))


def _wainwright(view: View, me: SeatView) -> float:
    price = warehouses.EXTENSION_PRICE.at(view.version)
    return extension_worth(view, me, price) if me.lira >= price else 0


def extension_worth(view: View, me: SeatView, price: float) -> float:
    """A wheelbarrow extension, less its price, 0 where there are all; the third brings a ruby."""
    if me.capacity == LAST_CAPACITY:
        return 0
    return values_of(view).extension + (RUBY if me.capacity == LAST_CAPACITY - 1 else 0) - price


def _warehouse(good: int) -> Callable[[View, SeatView], float]:
    return lambda view, me: values_of(view).each[good] * room(me, good)


def _post_office(view: View, me: SeatView) -> float:
    goods, lira = warehouses.received(view.mail_down)
    return lira + received(view, me, goods)


def _caravansary(view: View, me: SeatView) -> float:
    cards = values_of(view).card if view.deck or view.discard else 0
    return cards + (values_of(view).coffee if view.mocha else 0)


def _fountain(view: View, me: SeatView) -> float:
    """Each assistant is worth more the fewer are left with the merchant."""
    each = 6.0 if not me.stack else 3.5 if len(me.stack) == 1 else 1.5 if len(me.stack) == 2 else 0.5
    return len(me.out) * each * values_of(view).later


def _black_market(view: View, me: SeatView) -> float:
    each = values_of(view).each
    ware = max(each[good] * min(1, room(me, good)) for good in (FABRIC, SPICE, FRUIT))
    return ware + each[JEWELRY] * min(JEWELRY_FOUND, room(me, JEWELRY))


def _tea_house(view: View, me: SeatView) -> float:
    return TEA + (1.5 if me.tiles[names.RED_TILE] else 0)


def sale_worth(view: View, sold: Sequence[int], pays: Sequence[int]) -> float:
    """The worth of selling goods, given by type, where so many goods in all pay `pays`."""
    return pays[sum(sold)] - 0.8 * values_of(view).of(sold)


def _market(pays: Sequence[int], wanted: Callable[[View], Sequence[int]]) -> Callable[[View, SeatView], float]:
    return lambda view, me: sale_worth(view, [*map(min, me.goods, wanted(view))], pays)


def _police_station(view: View, me: SeatView) -> float:
    """The best place for the family member: no way, no assistant, no payment."""
    if me.family != names.POLICE_STATION:
        return 0
    return max(0, _best_elsewhere(view, me, names.POLICE_STATION) - 1)


def _best_elsewhere(view: View, me: SeatView, *without: int) -> float:
    return max(WORTH[place](view, me) for place in board_of(view.grid).places if place not in without)


def _palace(view: View, me: SeatView) -> float:
    if prices.palace_short(me.goods, view.palace_price):
        return 0
    named, free = prices.palace_demand(view.palace_price)
    values = values_of(view)
    return RUBY - (values.of(named) + free * values.each[FABRIC]) / 2


def tile_worth(view: View, me: SeatView, good: int) -> float:
    """A mosque tile, 0 if it cannot be taken; the second of a mosque brings its ruby."""
    left = view.mosque_tiles[good]
    if not left or me.tiles[good] or me.goods[good] < left[0]:
        return 0
    pair = next(pair for pair in mosques.STACKS.values() if good in pair)
    values = values_of(view)
    return values.first_tile + (RUBY if any(me.tiles[other] for other in pair) else 0) - values.each[good]


def _mosque(place: int) -> Callable[[View, SeatView], float]:
    return lambda view, me: max(tile_worth(view, me, good) for good in mosques.STACKS[place])


def _dealer(view: View, me: SeatView) -> float:
    return RUBY - view.dealer_price / 3 if me.lira >= view.dealer_price else 0


def _roasting_plant(view: View, me: SeatView) -> float:
    """A good and 2 lira are each worth less than the coffee; cards are kept."""
    values = values_of(view)
    roasted = roasting_plant.COFFEE * values.coffee
    with_lira = roasted - roasting_plant.LIRA if me.lira >= roasting_plant.LIRA else 0
    return max(0, with_lira) + (roasted - values.each[FABRIC] if any(me.goods) else 0)


def _guild_hall(view: View, me: SeatView) -> float:
    values = values_of(view)
    return values.coffee + (values.guild_card if me.guild_cards < MOST_GUILD_CARDS else 0)


def _tavern(view: View, me: SeatView) -> float:
    """A ruby for coffee and goods, or a tile, or the best place's action for moving the barrier."""
    if view.mocha is None:
        return 0
    values = values_of(view)
    if me.coffee >= tavern.BAKSHEESH_COFFEE and all(map(int.__ge__, me.goods, view.mocha.baksheesh)):
        return RUBY - tavern.BAKSHEESH_COFFEE * values.coffee - values.of(view.mocha.baksheesh) / 2
    tiles = (
        (3 * values.later - price) * values.coffee
        for price, taken in zip(view.mocha.tavern_costs, me.taverns, strict=True)
        if price and not taken and me.coffee >= price
    )
    return max(0, barrier_worth(view, me), *tiles)


def barrier_worth(view: View, me: SeatView) -> float:
    if me.coffee < tavern.BARRIER_COFFEE:
        return 0
    best = _best_elsewhere(view, me, names.TAVERN, names.POLICE_STATION)
    return best - tavern.BARRIER_COFFEE * values_of(view).coffee


def _coffee_house(view: View, me: SeatView) -> float:
    return RUBY if view.mocha and me.coffee >= view.mocha.coffee_house_price else 0


def _embassy(view: View, me: SeatView) -> float:
    letters = view.letters
    return 2 * values_of(view).letter if letters and (letters.pile or letters.used) else 0


def _kiosk(view: View, me: SeatView) -> float:
    """One or two letters, and the first and the last of the tiles. Each other player gets one, too, and is asked."""
    letters = int(dict(view.options).get("kiosk-letters", 0))
    values = values_of(view)
    return letters * values.letter + 2 * values.each[FABRIC] - (len(view.seats) - 1) * TILE_FOR_ANOTHER


def _auction_house(view: View, me: SeatView) -> float:
    """A good, and a little for the auction, in which another player pays lira for cards or the viewer does."""
    return max(received(view, me, good) for good in ONE_GOOD) + values_of(view).card / 2


def _secret_society(view: View, me: SeatView) -> float:
    return RUBY if sum(seals for _, seals in me.letters) >= rubies.SEALS_FOR_RUBY else 0


def _catacombs(view: View, me: SeatView) -> float:
    """A good; where it leads counts as the way does."""
    return max(received(view, me, good) for good in ONE_GOOD)


ONE_GOOD: Final = ((1, 0, 0, 0), (0, 1, 0, 0), (0, 0, 1, 0), (0, 0, 0, 1))
WORTH: Final[dict[int, Callable[[View, SeatView], float]]] = {
    names.WAINWRIGHT: _wainwright,
    names.FABRIC_WAREHOUSE: _warehouse(FABRIC),
    names.SPICE_WAREHOUSE: _warehouse(SPICE),
    names.FRUIT_WAREHOUSE: _warehouse(FRUIT),
    names.POST_OFFICE: _post_office,
    names.CARAVANSARY: _caravansary,
    names.FOUNTAIN: _fountain,
    names.BLACK_MARKET: _black_market,
    names.TEA_HOUSE: _tea_house,
    names.LARGE_MARKET: _market(markets.LARGE_PAYS, lambda view: view.large_demand),
    names.SMALL_MARKET: _market(markets.SMALL_PAYS, lambda view: view.small_demand),
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
