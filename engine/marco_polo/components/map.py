"""The map of Marco Polo: 25 cities and oases, 30 roads with what each costs in coins and camels, where city cards lie.
The fee for travelling is in board.py."""

from typing import Final, NamedTuple

START, OASIS, SMALL, LARGE, BEIJING_KIND = "start", "oasis", "small", "large", "beijing"


class Place(NamedTuple):
    id: str
    kind: str


class Road(NamedTuple):
    """Open both ways at the same cost."""

    a: str
    b: str
    coins: int = 0
    camels: int = 0


PLACES: Final = {
    place.id: place
    for place in (
        Place("venezia", START),
        Place("o1", OASIS),
        Place("moscow", LARGE),
        Place("anxi", SMALL),
        Place("karakorum", LARGE),
        Place("o6", OASIS),
        Place("o7", OASIS),
        Place("o8", OASIS),
        Place("beijing", BEIJING_KIND),
        Place("o2", OASIS),
        Place("samarcanda", LARGE),
        Place("o5", OASIS),
        Place("kashgar", SMALL),
        Place("lan_zhou", LARGE),
        Place("xian", SMALL),
        Place("o10", OASIS),
        Place("alexandria", LARGE),
        Place("o3", OASIS),
        Place("ormuz", SMALL),
        Place("karachi", LARGE),
        Place("o9", OASIS),
        Place("sumatra", LARGE),
        Place("o4", OASIS),
        Place("adana", SMALL),
        Place("kochi", SMALL),
    )
}

ROADS: Final = (
    Road("venezia", "o1"),
    Road("venezia", "o2", camels=3),
    Road("venezia", "alexandria"),
    Road("o1", "moscow"),
    Road("moscow", "anxi", camels=3),
    Road("anxi", "karakorum", camels=2),
    Road("karakorum", "o6"),
    Road("o6", "o7", coins=5),
    Road("o6", "o8"),
    Road("o7", "beijing"),
    Road("o8", "beijing", camels=3),
    Road("o8", "lan_zhou"),
    Road("beijing", "xian"),
    Road("beijing", "o10"),
    Road("o2", "samarcanda"),
    Road("o2", "o3"),
    Road("samarcanda", "o5", camels=2),
    Road("o5", "kashgar", camels=4),
    Road("kashgar", "lan_zhou", camels=2),
    Road("xian", "o9"),
    Road("o10", "sumatra", camels=4),
    Road("alexandria", "o3", coins=7),
    Road("alexandria", "o4"),
    Road("o3", "ormuz", camels=3),
    Road("ormuz", "karachi", camels=3),
    Road("karachi", "o9"),
    Road("o9", "kochi", camels=4),
    Road("sumatra", "kochi", coins=10),
    Road("o4", "adana", camels=2),
    Road("adana", "kochi", coins=15),
)

VENEZIA: Final = "venezia"
BEIJING: Final = "beijing"
OASES: Final = tuple(place.id for place in PLACES.values() if place.kind == OASIS)
SMALL_CITIES: Final = tuple(place.id for place in PLACES.values() if place.kind == SMALL)
LARGE_CITIES: Final = tuple(place.id for place in PLACES.values() if place.kind == LARGE)
CITIES: Final = frozenset((*SMALL_CITIES, *LARGE_CITIES, BEIJING))  # where a trading post may stand

# One space for a city card in each large city, three in Sumatra.
CARD_SPACES: Final = (
    "moscow",
    "karakorum",
    "samarcanda",
    "lan_zhou",
    "alexandria",
    "karachi",
    "sumatra",
    "sumatra",
    "sumatra",
)
