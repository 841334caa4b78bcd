"""The map: 25 places and 30 roads with what each costs beside the fee for travelling."""

from typing import Final, NamedTuple

START, OASIS, SMALL, LARGE, BEIJING_KIND = "start", "oasis", "small", "large", "beijing"


class Place(NamedTuple):
    """`x`, `y`: rough percentages from the west and the north, only for drawing."""

    id: str
    name: str
    kind: str
    x: int
    y: int


class Road(NamedTuple):
    """Open both ways at the same cost."""

    a: str
    b: str
    coins: int = 0
    camels: int = 0


PLACES: Final = {
    place.id: place
    for place in (
        Place("venezia", "Venezia", START, 2, 8),
        Place("o1", "Oasis", OASIS, 14, 4),
        Place("moscow", "Moscow", LARGE, 22, 5),
        Place("anxi", "Anxi", SMALL, 42, 5),
        Place("karakorum", "Karakorum", LARGE, 58, 4),
        Place("o6", "Oasis", OASIS, 72, 14),
        Place("o7", "Oasis", OASIS, 82, 4),
        Place("o8", "Oasis", OASIS, 76, 26),
        Place("beijing", "Beijing", BEIJING_KIND, 90, 10),
        Place("o2", "Oasis", OASIS, 13, 24),
        Place("samarcanda", "Samarcanda", LARGE, 36, 28),
        Place("o5", "Oasis", OASIS, 52, 40),
        Place("kashgar", "Kashgar", SMALL, 58, 37),
        Place("lan_zhou", "Lan-Zhou", LARGE, 70, 42),
        Place("xian", "Xi'an", SMALL, 86, 36),
        Place("o10", "Oasis", OASIS, 96, 46),
        Place("alexandria", "Alexandria", LARGE, 4, 54),
        Place("o3", "Oasis", OASIS, 20, 47),
        Place("ormuz", "Ormuz", SMALL, 26, 51),
        Place("karachi", "Karachi", LARGE, 48, 62),
        Place("o9", "Oasis", OASIS, 70, 77),
        Place("sumatra", "Sumatra", LARGE, 84, 76),
        Place("o4", "Oasis", OASIS, 16, 86),
        Place("adana", "Adana", SMALL, 28, 86),
        Place("kochi", "Kochi", SMALL, 58, 96),
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
