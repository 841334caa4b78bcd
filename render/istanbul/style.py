"""Colours and icons of Istanbul's places and goods."""

from typing import Final

from engine.istanbul import names
from render.kit.colour import RGB, WHITE, rgb
from render.kit.parts import Part, Sprite, Text

Ramp = tuple[RGB, RGB]

CLOTH: Final[Ramp] = (rgb("#1B4A46"), rgb("#0D2A2C"))
"""What the table is laid with."""
WAREHOUSES: Final[Ramp] = (rgb("#2F6B62"), rgb("#1F4C46"))
MARKETS: Final[Ramp] = (rgb("#B5532A"), rgb("#8E3C1B"))
RUBY_PLACES: Final[Ramp] = (rgb("#8C1D35"), rgb("#661226"))
MOSQUES: Final[Ramp] = (rgb("#2A4E86"), rgb("#1B3763"))
COFFEE_PLACES: Final[Ramp] = (rgb("#6B4226"), rgb("#4A2B16"))
LETTER_PLACES: Final[Ramp] = (rgb("#1F5E63"), rgb("#154347"))
SERVICES: Final[Ramp] = (rgb("#7A5A34"), rgb("#5B4123"))
RISKS: Final[Ramp] = (rgb("#4B3A63"), rgb("#33264A"))

PLACES: Final[dict[int, tuple[Ramp, str]]] = {
    names.WAINWRIGHT: (RUBY_PLACES, "wheelbarrow"),
    names.FABRIC_WAREHOUSE: (WAREHOUSES, "warehouse"),
    names.SPICE_WAREHOUSE: (WAREHOUSES, "warehouse"),
    names.FRUIT_WAREHOUSE: (WAREHOUSES, "warehouse"),
    names.POST_OFFICE: (SERVICES, "envelope"),
    names.CARAVANSARY: (SERVICES, "camel"),
    names.FOUNTAIN: (SERVICES, "water-fountain"),
    names.BLACK_MARKET: (RISKS, "hooded-figure"),
    names.TEA_HOUSE: (RISKS, "teapot"),
    names.LARGE_MARKET: (MARKETS, "shop"),
    names.SMALL_MARKET: (MARKETS, "shop"),
    names.POLICE_STATION: (SERVICES, "handcuffs"),
    names.SULTANS_PALACE: (RUBY_PLACES, "indian-palace"),
    names.SMALL_MOSQUE: (MOSQUES, "mosque"),
    names.GREAT_MOSQUE: (MOSQUES, "mosque"),
    names.GEMSTONE_DEALER: (RUBY_PLACES, "gem-pendant"),
    names.ROASTING_PLANT: (COFFEE_PLACES, "coffee-beans"),
    names.GUILD_HALL: (COFFEE_PLACES, "vertical-banner"),
    names.TAVERN: (RISKS, "tavern-sign"),
    names.COFFEE_HOUSE: (RUBY_PLACES, "coffee-pot"),
    names.EMBASSY: (LETTER_PLACES, "byzantin-temple"),
    names.KIOSK: (LETTER_PLACES, "newspaper"),
    names.AUCTION_HOUSE: (MARKETS, "gavel"),
    names.SECRET_SOCIETY: (RUBY_PLACES, "all-seeing-eye"),
    names.CATACOMBS: (RISKS, "crypt-entrance"),
}
"""A place's header colours and its icon."""

CARAVAN_MASTER: Final = ("caravan-master", "on")
"""The option with which the caravan tile is in the game."""

GOODS: Final[tuple[tuple[RGB, RGB], ...]] = (
    (rgb("#9E1408"), WHITE),
    (rgb("#3AA06A"), rgb("#0E2A1C")),
    (rgb("#FDCE1C"), rgb("#4A2E00")),
    (rgb("#13368F"), WHITE),
)
"""Ground and text of fabric, spice, fruit, jewelry."""


def good(number: int) -> str:
    """The sprite of a good by its number in views."""
    return f"good-{names.GOODS[number]}"


def rubies_left(count: int) -> tuple[Part, ...]:
    """So many rubies are still to be had."""
    return Sprite("ruby", 0.95, 1.0 if count else 0.25), Text(f"×{count}", share=0.85)
