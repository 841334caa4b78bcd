"""The 25 places (rulebook p. 18 to 21)."""

from collections.abc import Sequence
from functools import partial
from typing import Final

from engine.core.figures import Figures
from engine.istanbul import names
from engine.istanbul.contracts import Place
from engine.istanbul.places import (
    auction_house,
    dice,
    drawing,
    kiosk,
    markets,
    mosques,
    pieces,
    prices,
    roasting_plant,
    rubies,
    tavern,
    warehouses,
)
from engine.istanbul.places.markets import LARGE_PAYS, SMALL_PAYS
from engine.istanbul.setup import options
from engine.istanbul.state import State


def _market(place: int, pays: Sequence[int]) -> Place[State]:
    return Place(
        partial(markets.action, place=place),
        partial(markets.refusal, place=place),
        figures=Figures(goods=markets.MOST, **{f"pay{count}": lira for count, lira in enumerate(pays) if count}),
    )


def _mosque(place: int) -> Place[State]:
    return Place(
        partial(mosques.action, place=place), partial(mosques.refusal, place=place), "mosque-twice", repeated_there=True
    )


def _warehouse(place: int) -> Place[State]:
    return Place(partial(warehouses.fill, place=place))


_MAIL: Final = [warehouses.received(down)[1] for down in range(len(warehouses.COLUMNS) + 1)]
_KIOSK_LETTERS: Final = [int(n) for option in options.OPTIONS if option.name == "kiosk-letters" for n in option.allowed]
_JEWELRY_FROM: Final = {
    name: least for name, (least, _) in zip(("three", "two", "one"), dice.JEWELRY_FROM, strict=True)
}

PLACES: Final = {
    names.WAINWRIGHT: Place(
        warehouses.buy_extension,
        warehouses.no_extension,
        "wainwright-twice",
        Figures(lira=warehouses.EXTENSION_PRICE),
        repeated_there=True,
    ),
    names.FABRIC_WAREHOUSE: _warehouse(names.FABRIC_WAREHOUSE),
    names.SPICE_WAREHOUSE: _warehouse(names.SPICE_WAREHOUSE),
    names.FRUIT_WAREHOUSE: _warehouse(names.FRUIT_WAREHOUSE),
    names.POST_OFFICE: Place(
        warehouses.collect_mail, repeated_by="post-twice", figures=Figures(least=min(_MAIL), most=max(_MAIL))
    ),
    names.CARAVANSARY: Place(drawing.caravansary, drawing.no_bonus_cards, figures=Figures(cards=drawing.BONUS_CARDS)),
    names.FOUNTAIN: Place(pieces.fountain, pieces.nobody_to_bring_back),
    names.BLACK_MARKET: Place(dice.black_market, figures=Figures(**_JEWELRY_FROM)),
    names.TEA_HOUSE: Place(dice.tea_house, figures=Figures(consolation=dice.CONSOLATION)),
    names.LARGE_MARKET: _market(names.LARGE_MARKET, LARGE_PAYS),
    names.SMALL_MARKET: _market(names.SMALL_MARKET, SMALL_PAYS),
    names.POLICE_STATION: Place(pieces.police_station, pieces.family_not_here),
    names.SULTANS_PALACE: Place(
        rubies.palace,
        rubies.palace_short,
        "sultan-twice",
        Figures(few=prices.PALACE_FIRST_COST[3], many=prices.PALACE_FIRST_COST[4], last=prices.PALACE_LAST_COST),
    ),
    names.SMALL_MOSQUE: _mosque(names.SMALL_MOSQUE),
    names.GREAT_MOSQUE: _mosque(names.GREAT_MOSQUE),
    names.GEMSTONE_DEALER: Place(
        rubies.gemstone_dealer,
        rubies.dealer_short,
        "dealer-twice",
        Figures(
            two=prices.DEALER_FIRST_PRICE[2],
            three=prices.DEALER_FIRST_PRICE[3],
            more=prices.DEALER_FIRST_PRICE[4],
            last=prices.DEALER_LAST_PRICE,
        ),
    ),
    names.ROASTING_PLANT: Place(
        roasting_plant.action,
        roasting_plant.refusal,
        figures=Figures(coffee=roasting_plant.COFFEE, lira=roasting_plant.LIRA),
    ),
    names.GUILD_HALL: Place(drawing.guild_hall, figures=Figures(coffee=drawing.COFFEE, cards=drawing.GUILD_CARDS)),
    names.TAVERN: Place(
        tavern.action, tavern.refusal, figures=Figures(barrier=tavern.BARRIER_COFFEE, baksheesh=tavern.BAKSHEESH_COFFEE)
    ),
    names.COFFEE_HOUSE: Place(
        rubies.coffee_house,
        rubies.coffee_short,
        "coffee-house-twice",
        Figures(first=prices.COFFEE_HOUSE_FIRST_PRICE, last=prices.COFFEE_HOUSE_LAST_PRICE),
        repeated_there=True,
    ),
    names.EMBASSY: Place(drawing.embassy, drawing.no_letters, figures=Figures(letters=drawing.LETTERS)),
    names.KIOSK: Place(kiosk.action, figures=Figures(most=max(_KIOSK_LETTERS), least=min(_KIOSK_LETTERS))),
    names.AUCTION_HOUSE: Place(auction_house.action, figures=Figures(cards=auction_house.CARDS)),
    names.SECRET_SOCIETY: Place(
        rubies.secret_society,
        rubies.seals_short,
        "society-twice",
        Figures(
            seals=rubies.SEALS_FOR_RUBY,
            **{f"lira{turn}": lira for turn, lira in enumerate(rubies.LIRA_WITH_RUBY, 1)},
        ),
        repeated_there=True,
    ),
    names.CATACOMBS: Place(pieces.catacombs),
}
