"""The contracts, goal cards, outpost bonuses and bonuses of small cities of Marco Polo: what each costs and brings;
points for different cities.

Ids are stored with every game and never change their meaning; what leaves the game stays here as long as games have it.
City cards are in engine/marco_polo/spaces/city_cards.py."""

from typing import Final, NamedTuple

from engine.marco_polo.components.amounts import Amounts, Reward, cost, reward


class Contract(NamedTuple):
    """`cost` is paid when it is completed, which brings `reward`."""

    id: str
    cost: Amounts
    reward: Reward

    @property
    def starting(self) -> bool:
        """Whether it is dealt before the first round; such a contract never goes to the special pile."""
        return self.id.startswith("S")


# Each player starts with one of these.
STARTING: Final = (
    Contract("S01", cost(camel=1, gold=1), reward(camel=3, vp=2)),
    Contract("S02", cost(camel=2, pepper=1, silk=1), reward(contract=1, vp=5)),
    Contract("S03", cost(camel=1, silk=2), reward(coin=5, vp=3)),
    Contract("S04", cost(camel=2, pepper=1, gold=1), reward(black=1, vp=4)),
    Contract("S05", cost(camel=2, silk=1, gold=1), reward(different=2, vp=4)),
    Contract("S06", cost(camel=1, pepper=3), reward(step=1, vp=1)),
)

# For the five rounds and the special pile.
NORMAL: Final = (
    Contract("K01", cost(camel=1, pepper=3), reward(black=1, vp=2)),
    Contract("K02", cost(camel=2, pepper=2, silk=1), reward(different=2, vp=3)),
    Contract("K03", cost(camel=2, pepper=2, silk=1), reward(coin=4, vp=3)),
    Contract("K04", cost(camel=2, pepper=1, silk=2), reward(coin=3, vp=4)),
    Contract("K05", cost(camel=1, silk=3), reward(any_good=1, vp=3)),
    Contract("K06", cost(camel=2, pepper=2, gold=1), reward(contract=1, vp=4)),
    Contract("K07", cost(camel=2, pepper=2, gold=1), reward(step=1, vp=4)),
    Contract("K08", cost(camel=3, pepper=1, silk=1, gold=1), reward(different=2, vp=5)),
    Contract("K09", cost(camel=3, pepper=1, silk=1, gold=1), reward(black=1, vp=5)),
    Contract("K10", cost(camel=3, pepper=1, silk=1, gold=1), reward(step=1, vp=5)),
    Contract("K11", cost(camel=3, pepper=1, silk=1, gold=1), reward(any_good=1, vp=6)),
    Contract("K12", cost(camel=3, pepper=1, silk=1, gold=1), reward(contract=1, vp=6)),
    Contract("K13", cost(camel=2, silk=2, gold=1), reward(camel=4, vp=4)),
    Contract("K14", cost(camel=2, pepper=1, gold=2), reward(black=1, vp=5)),
    Contract("K15", cost(camel=2, silk=1, gold=2), reward(black=1, vp=6)),
    Contract("K16", cost(camel=2, silk=1, gold=2), reward(camel=4, vp=6)),  # one source alone (ruling 9.2)
    Contract("K17", cost(camel=2, silk=1, gold=2), reward(coin=4, vp=6)),
    Contract("K18", cost(camel=1, gold=3), reward(any_good=1, vp=6)),
    Contract("K19", cost(camel=1, pepper=4), reward(contract=1, vp=3)),
    Contract("K20", cost(camel=2, pepper=2, silk=2), reward(black=1, vp=5)),
    Contract("K21", cost(camel=3, pepper=1, silk=2, gold=1), reward(camel=3, coin=4, vp=5)),
    Contract("K22", cost(camel=3, pepper=1, silk=2, gold=1), reward(camel=3, contract=1, vp=5)),
    Contract("K23", cost(camel=3, pepper=1, silk=1, gold=2), reward(coin=5, vp=7)),
    Contract("K24", cost(camel=2, silk=2, gold=2), reward(contract=1, vp=7)),
    Contract("K25", cost(camel=2, silk=2, gold=2), reward(step=1, vp=7)),
    Contract("K26", cost(camel=1, gold=4), reward(camel=3, vp=7)),
    Contract("K27", cost(camel=1, gold=4), reward(step=1, vp=7)),
    Contract("K28", cost(camel=2, pepper=3, silk=2), reward(step=1, vp=5)),
    Contract("K29", cost(camel=2, pepper=2, silk=3), reward(any_good=1, black=1, vp=5)),
    Contract("K30", cost(camel=2, pepper=2, silk=3), reward(coin=6, vp=5)),
    Contract("K31", cost(camel=2, pepper=3, gold=2), reward(coin=7, vp=6)),
    Contract("K32", cost(camel=2, pepper=3, gold=2), reward(camel=5, vp=7)),
    Contract("K33", cost(camel=2, silk=3, gold=2), reward(camel=4, vp=8)),
    Contract("K34", cost(camel=2, silk=3, gold=2), reward(contract=1, vp=8)),
    Contract("K35", cost(camel=2, pepper=2, gold=3), reward(coin=7, vp=8)),
    Contract("K36", cost(camel=2, pepper=2, gold=3), reward(different=2, vp=9)),
    Contract("K37", cost(camel=2, silk=2, gold=3), reward(coin=7, vp=9)),
    Contract("K38", cost(camel=2, silk=2, gold=3), reward(step=1, vp=9)),
)

CONTRACTS: Final = {contract.id: contract for contract in STARTING + NORMAL}


class Goal(NamedTuple):
    """`vp`: points at the end with a trading post in both cities."""

    id: str
    cities: tuple[str, str]
    vp: int


GOALS: Final = {
    goal.id: goal
    for goal in (
        Goal("G01", ("moscow", "xian"), 4),
        Goal("G02", ("moscow", "ormuz"), 5),
        Goal("G03", ("moscow", "kashgar"), 7),
        Goal("G04", ("karakorum", "xian"), 4),
        Goal("G05", ("karakorum", "kochi"), 5),
        Goal("G06", ("karakorum", "adana"), 7),
        Goal("G07", ("lan_zhou", "kochi"), 4),
        Goal("G08", ("lan_zhou", "adana"), 5),
        Goal("G09", ("lan_zhou", "ormuz"), 6),
        Goal("G10", ("samarcanda", "xian"), 4),
        Goal("G11", ("samarcanda", "adana"), 5),
        Goal("G12", ("samarcanda", "kochi"), 7),
        Goal("G13", ("alexandria", "anxi"), 4),
        Goal("G14", ("alexandria", "kashgar"), 5),
        Goal("G15", ("sumatra", "ormuz"), 6),
        Goal("G16", ("sumatra", "anxi"), 8),
        Goal("G17", ("karachi", "kashgar"), 5),
        Goal("G18", ("karachi", "anxi"), 7),
    )
}

# Points for so many different cities of both goal cards.
DISTINCT_CITIES_VP: Final = (0, 1, 3, 6, 10)

# Of large cities: once, for the first post there.
OUTPOSTS: Final = {
    "OB01": reward(coin=3),
    "OB02": reward(coin=5),
    "OB03": reward(camel=2),
    "OB04": reward(camel=3),
    "OB05": reward(silk=2),
    "OB06": reward(gold=2),
    "OB07": reward(any_good=1),
    "OB08": reward(contract=1),
    "OB09": reward(black=1),
    "OB10": reward(step=1),
}

# Of small cities, by letter: for a new post and at the start of each round.
MARKERS: Final = {
    "A": reward(coin=5),
    "B": reward(camel=3),
    "C": reward(different=2),
    "D": reward(copy=1),
    "E": reward(camel=1, coin=3),
    "F": reward(vp=3),
}

# Which letter belongs to which small city in the lettered set-up.
LETTERED: Final = {"anxi": "A", "ormuz": "B", "kashgar": "C", "xian": "D", "adana": "E", "kochi": "F"}
