"""The 25 places (rulebook p. 18 to 21)."""

from functools import partial
from typing import Final

from engine.istanbul import names
from engine.istanbul.action import Place, possible
from engine.istanbul.places import (
    auction_house,
    dice,
    drawing,
    kiosk,
    markets,
    mosques,
    pieces,
    roasting_plant,
    rubies,
    tavern,
    warehouses,
)


def _market(place: int) -> Place:
    return Place(partial(markets.action, place=place), partial(markets.refusal, place=place))


def _mosque(place: int) -> Place:
    return Place(partial(mosques.action, place=place), partial(mosques.refusal, place=place), "mosque-twice")


def _warehouse(place: int) -> Place:
    return Place(partial(warehouses.fill, place=place), possible)


PLACES: Final = {
    names.WAINWRIGHT: Place(warehouses.buy_extension, warehouses.no_extension, "wainwright-twice"),
    names.FABRIC_WAREHOUSE: _warehouse(names.FABRIC_WAREHOUSE),
    names.SPICE_WAREHOUSE: _warehouse(names.SPICE_WAREHOUSE),
    names.FRUIT_WAREHOUSE: _warehouse(names.FRUIT_WAREHOUSE),
    names.POST_OFFICE: Place(warehouses.collect_mail, possible, "post-twice"),
    names.CARAVANSARY: Place(drawing.caravansary, drawing.no_bonus_cards),
    names.FOUNTAIN: Place(pieces.fountain, pieces.nobody_to_bring_back),
    names.BLACK_MARKET: Place(dice.black_market, possible),
    names.TEA_HOUSE: Place(dice.tea_house, possible),
    names.LARGE_MARKET: _market(names.LARGE_MARKET),
    names.SMALL_MARKET: _market(names.SMALL_MARKET),
    names.POLICE_STATION: Place(pieces.police_station, pieces.family_not_here),
    names.SULTANS_PALACE: Place(rubies.palace, rubies.palace_short, "sultan-twice"),
    names.SMALL_MOSQUE: _mosque(names.SMALL_MOSQUE),
    names.GREAT_MOSQUE: _mosque(names.GREAT_MOSQUE),
    names.GEMSTONE_DEALER: Place(rubies.gemstone_dealer, rubies.dealer_short, "dealer-twice"),
    names.ROASTING_PLANT: Place(roasting_plant.action, roasting_plant.refusal),
    names.GUILD_HALL: Place(drawing.guild_hall, possible),
    names.TAVERN: Place(tavern.action, tavern.refusal),
    names.COFFEE_HOUSE: Place(rubies.coffee_house, rubies.coffee_short, "coffee-house-twice"),
    names.EMBASSY: Place(drawing.embassy, drawing.no_letters),
    names.KIOSK: Place(kiosk.action, possible),
    names.AUCTION_HOUSE: Place(auction_house.action, possible),
    names.SECRET_SOCIETY: Place(rubies.secret_society, rubies.seals_short, "society-twice"),
    names.CATACOMBS: Place(pieces.catacombs, possible),
}
