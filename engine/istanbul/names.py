"""Names and printed numbers of Istanbul: the 25 places, goods, coffee, colours of players, figures, mosque and tavern
tiles."""

from typing import Final

FABRIC, SPICE, FRUIT, JEWELRY = range(4)
GOODS: Final = ("fabric", "spice", "fruit", "jewelry")
GOOD: Final = {name: good for good, name in enumerate(GOODS)}
COFFEE: Final = "coffee"  # a ware like them, but no good

COLOURS: Final = ("red", "blue", "green", "yellow", "purple")

WAINWRIGHT = 1
FABRIC_WAREHOUSE = 2
SPICE_WAREHOUSE = 3
FRUIT_WAREHOUSE = 4
POST_OFFICE = 5
CARAVANSARY = 6
FOUNTAIN = 7
BLACK_MARKET = 8
TEA_HOUSE = 9
LARGE_MARKET = 10
SMALL_MARKET = 11
POLICE_STATION = 12
SULTANS_PALACE = 13
SMALL_MOSQUE = 14
GREAT_MOSQUE = 15
GEMSTONE_DEALER = 16
ROASTING_PLANT = 17
GUILD_HALL = 18
TAVERN = 19
COFFEE_HOUSE = 20
EMBASSY = 21
KIOSK = 22
AUCTION_HOUSE = 23
SECRET_SOCIETY = 24
CATACOMBS = 25

PLACES: Final = {
    WAINWRIGHT: "wainwright",
    FABRIC_WAREHOUSE: "fabric-warehouse",
    SPICE_WAREHOUSE: "spice-warehouse",
    FRUIT_WAREHOUSE: "fruit-warehouse",
    POST_OFFICE: "post-office",
    CARAVANSARY: "caravansary",
    FOUNTAIN: "fountain",
    BLACK_MARKET: "black-market",
    TEA_HOUSE: "tea-house",
    LARGE_MARKET: "large-market",
    SMALL_MARKET: "small-market",
    POLICE_STATION: "police-station",
    SULTANS_PALACE: "sultans-palace",
    SMALL_MOSQUE: "small-mosque",
    GREAT_MOSQUE: "great-mosque",
    GEMSTONE_DEALER: "gemstone-dealer",
    ROASTING_PLANT: "roasting-plant",
    GUILD_HALL: "guild-hall",
    TAVERN: "tavern",
    COFFEE_HOUSE: "coffee-house",
    EMBASSY: "embassy",
    KIOSK: "kiosk",
    AUCTION_HOUSE: "auction-house",
    SECRET_SOCIETY: "secret-society",
    CATACOMBS: "catacombs",
}

# Neutral figures that roll to a new place when used.
GOVERNOR, SMUGGLER, COFFEE_TRADER, COURIER = "governor", "smuggler", "coffee-trader", "courier"

# Tavern tiles, by their place in a seat's list.
STRAIGHT_LINES, FREE_ENCOUNTERS = range(2)
TAVERN_TILES: Final = ("line", "free")

# Mosque tiles are known by the good that buys them.
RED_TILE, GREEN_TILE, YELLOW_TILE, BLUE_TILE = FABRIC, SPICE, FRUIT, JEWELRY
