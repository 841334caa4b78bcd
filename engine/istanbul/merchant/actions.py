"""What the action of each place does to a sketch, and what it needs."""

from collections.abc import Callable, Iterable
from typing import Final

from engine.istanbul import names
from engine.istanbul.merchant.base_actions import BASE
from engine.istanbul.merchant.expansion_actions import EXPANSIONS
from engine.istanbul.merchant.sketch import Sketch
from engine.istanbul.merchant.table import Action, Table
from engine.istanbul.names import FABRIC, FRUIT, JEWELRY, SPICE
from engine.istanbul.places import rubies, warehouses
from engine.istanbul.state import LAST_CAPACITY


def always(table: Table, here: Sketch) -> bool:
    return True


def _police_station(table: Table, here: Sketch) -> Iterable[Sketch]:
    """The family member acts somewhere else."""
    here.home = False
    found = list[Sketch]()
    for place in SENT_TO:
        if place in table.places and NEEDED.get(place, always)(table, here):
            there = here.copy()
            there.deliver(place)
            found += ACTIONS[place](table, there)
    return found


def _has_tile(*stacks: int) -> Callable[[Table, Sketch], bool]:
    return lambda table, here: any(
        table.needs[good] and not here.tiles[good] and here.goods[good] >= table.needs[good] for good in stacks
    )


ACTIONS: Final[dict[int, Action]] = {**BASE, **EXPANSIONS, names.POLICE_STATION: _police_station}
# Where the family member is not sent: its own place, and places that do more for others or for the merchant's stack.
SENT_TO: Final = sorted(ACTIONS.keys() - {names.POLICE_STATION, names.FOUNTAIN, names.KIOSK, names.AUCTION_HOUSE})
# What must be so that it is worth a try to carry out the action of a place: found at once, unlike what comes of it.
NEEDED: Final[dict[int, Callable[[Table, Sketch], bool]]] = {
    names.WAINWRIGHT: lambda table, here: here.capacity < LAST_CAPACITY and here.lira >= warehouses.EXTENSION_PRICE,
    names.FABRIC_WAREHOUSE: lambda table, here: here.goods[FABRIC] < here.capacity,
    names.SPICE_WAREHOUSE: lambda table, here: here.goods[SPICE] < here.capacity,
    names.FRUIT_WAREHOUSE: lambda table, here: here.goods[FRUIT] < here.capacity,
    names.LARGE_MARKET: lambda table, here: any(here.goods),
    names.SMALL_MARKET: lambda table, here: any(here.goods),
    names.POLICE_STATION: lambda table, here: here.home,
    names.SULTANS_PALACE: lambda table, here: sum(here.goods) >= here.palace,
    names.SMALL_MOSQUE: _has_tile(FABRIC, SPICE),
    names.GREAT_MOSQUE: _has_tile(FRUIT, JEWELRY),
    names.GEMSTONE_DEALER: lambda table, here: here.lira >= here.dealer,
    names.COFFEE_HOUSE: lambda table, here: here.coffee >= here.coffee_price,
    names.EMBASSY: lambda table, here: bool(table.letters),
    names.SECRET_SOCIETY: lambda table, here: here.seals >= rubies.SEALS_FOR_RUBY,
}
