"""What may be given of a position of Istanbul, with the bounds that hold in every game of it."""

from typing import Annotated, Final

from pydantic import Field

from engine.core.rules import LASTING_VERSION
from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.ids import PLACES_NAMED
from engine.istanbul.kiosk.table import KIOSK_TILES
from engine.istanbul.letters import all_letters
from engine.istanbul.names import COFFEE_TRADER, COLOURS, COURIER, GOODS, GOVERNOR, PLACES, SMUGGLER, TAVERN_TILES
from engine.istanbul.places.prices import TAVERN_TILES_OF_A_TYPE
from engine.istanbul.places.tavern import BAKSHEESH_SIDES
from engine.istanbul.places.warehouses import COLUMNS
from engine.istanbul.rules import ISTANBUL
from engine.istanbul.setup import options
from engine.istanbul.state import FIRST_CAPACITY, GENERAL_SUPPLY, LAST_CAPACITY, NEUTRAL, OWN, OWN_SUPPLY
from tests.scenarios.format import different, form, keys, number, one_of

ASSISTANTS: Final = 5
DEMAND_TILES: Final = 5
MOST_RUBIES: Final = 10  # taken by one seat or at one place, whose last space is filled again and again
SUPPLIES: Final = {"own": OWN_SUPPLY, "general": GENERAL_SUPPLY}
KINDS: Final = {"own": OWN, "neutral": NEUTRAL}

Colour = one_of("colour", COLOURS)
Place = one_of("place", PLACES)
Face = one_of("bonus card", CARDS)
GuildCard = one_of("guild card", GUILD_CARDS)
KioskTile = one_of("kiosk tile", KIOSK_TILES)
Letter = one_of("letter to place", sorted({PLACES_NAMED[letter] for letter in all_letters()}))


Stack = form(
    lambda value: value in range(ASSISTANTS + 1) or (isinstance(value, list) and all(kind in KINDS for kind in value)),
    "should be 0 to 5 assistants, or a list of own and neutral ones from the bottom",
)
Companion = form(
    lambda value: value in [*PLACES, *SUPPLIES], "should be a place, or the supply it waits in: own or general"
)
Goods = keys("Goods", {good: number(0, LAST_CAPACITY) for good in GOODS})
Seat = keys(
    "Seat",
    {
        "at": Place,
        "family": Place,
        "lira": number(0),
        "rubies": number(0, MOST_RUBIES),
        "capacity": number(FIRST_CAPACITY, LAST_CAPACITY),
        "goods": Goods,
        "hand": list[Face],
        "stack": Stack,
        "out": different(Place, most=ASSISTANTS),
        "reserve": number(0, 1),
        "tiles": different(one_of("mosque tile", GOODS)),
        "coffee": number(0),
        "guild": different(GuildCard),
        "taverns": different(one_of("tavern tile", TAVERN_TILES)),
        "letters": list[Letter],
        "delivered": list[Letter],
        "companion": Companion,
        "bought": number(1),
    },
)
Given = keys(
    "Given",
    {
        "as_set_up": bool,
        "seats": number(min(options.SEATS), max(options.SEATS)),
        "options": dict[str, str],
        "version": number(LASTING_VERSION, ISTANBUL.version),
        "active": Colour,
        "start": Colour,
        "round": number(1),
        "final_round": bool,
        **dict.fromkeys((GOVERNOR, SMUGGLER, COFFEE_TRADER, COURIER), Place),
        "neutral": list[Place],
        "neutral_out": list[Place],
        "deck": list[Face],
        "deck_only": list[Face],
        "discard": list[Face],
        "mosques": keys("Mosques", {good: number(0) for good in GOODS}),
        "large": number(1, DEMAND_TILES),
        "small": number(1, DEMAND_TILES),
        "mail": number(0, len(COLUMNS)),
        "palace": number(0, MOST_RUBIES),
        "dealer": number(0, MOST_RUBIES),
        "guild_deck": different(GuildCard),
        "guild_deck_only": different(GuildCard),
        "guild_discard": different(GuildCard),
        "tavern_tiles": Annotated[list[number(0, TAVERN_TILES_OF_A_TYPE)], Field(min_length=2, max_length=2)],
        "baksheesh_side": number(0, len(BAKSHEESH_SIDES) - 1),
        "coffee_house": number(0, MOST_RUBIES),
        "barrier": different(Place, least=2, most=2),
        "barrier_holder": Colour,
        "caravan": Colour,
        "letter_pile": list[Letter],
        "letter_pile_only": list[Letter],
        "letters_used": list[Letter],
        "kiosk": different(KioskTile),
        "kiosk_only": different(KioskTile),
        "kiosk_used": different(KioskTile),
        "society": different(Colour),
        **dict.fromkeys(COLOURS, Seat),
    },
)
