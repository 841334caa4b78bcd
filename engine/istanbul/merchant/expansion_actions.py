"""What the actions of the places of Mocha & Baksheesh and Letters & Seals do to a sketch."""

from collections.abc import Iterable
from typing import Final

from engine.istanbul import names
from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.merchant.sketch import UNKNOWN, Sketch
from engine.istanbul.merchant.table import Action, Table, commonest, plus, rarest
from engine.istanbul.places import drawing, roasting_plant, rubies, tavern
from engine.istanbul.prices import COFFEE_HOUSE_LAST_PRICE, PALACE_LAST_COST

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
        return ()
    found = []
    for tile, price in enumerate(table.mocha.tavern_costs):
        if price and not here.taverns[tile] and here.coffee >= price:
            with_tile = here.copy()
            with_tile.coffee -= price
            with_tile.taverns = (*here.taverns[:tile], True, *here.taverns[tile + 1 :])
            found.append(with_tile)
    asked = table.mocha.baksheesh
    if here.coffee >= tavern.BAKSHEESH_COFFEE and all(map(int.__ge__, here.goods, asked)):
        here.coffee -= tavern.BAKSHEESH_COFFEE
        here.goods = tuple(have - need for have, need in zip(here.goods, asked, strict=True))
        here.rubies += 1
        found.append(here)
    return found


def _coffee_house(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.coffee -= here.coffee_price
    here.coffee_price = min(COFFEE_HOUSE_LAST_PRICE, here.coffee_price + 1)
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
    here.palace = min(PALACE_LAST_COST, here.palace + 1)
    here.rubies += 1
    return (here,)


def _catacombs(table: Table, here: Sketch) -> Iterable[Sketch]:
    here.goods = plus(here, rarest(here), 1)
    return (here,)


EXPANSIONS: Final[dict[int, Action]] = {
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
