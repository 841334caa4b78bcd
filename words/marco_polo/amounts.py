"""Every figure that a rule names, taken from the engine's tables."""

from typing import Final

from engine.marco_polo.amounts import CAMEL, COIN
from engine.marco_polo.data import goals, spaces, table

Amounts = dict[str, int]

_FIVE, _SIX = spaces.COLUMN_BONUS.values()
_MILESTONES: Final = list(table.MILESTONES.items())
_BEIJING: Final = dict(zip(("first", "second", "third", "fourth"), table.BEIJING_VP, strict=True))
_CITIES: Final = dict(zip(("one", "two", "three", "four"), goals.DISTINCT_CITIES_VP[1:], strict=True))

CONCEPTS: Final[dict[str, Amounts]] = {
    "dice": {"dice": table.DICE_EACH},
    "occupied": {"coins": spaces.THREE_COINS[COIN]},
    "round": {"rounds": table.ROUNDS, "row": spaces.ROW},
    "compensation": {"fair": table.FAIR_ROLL},
    "posts": {
        "first": _MILESTONES[0][0],
        "five": _MILESTONES[0][1],
        "second": _MILESTONES[1][0],
        "ten": _MILESTONES[1][1],
    },
    "beijing": {**_BEIJING, "goods": table.GOODS_PER_VP},
    "contracts": {"most": spaces.MOST_CONTRACTS},
    "goals": _CITIES,
    "two-players": {
        "coins": spaces.FIVE_COINS[COIN],
        "coins2": table.NEUTRAL_COINS_DICE[2],
        **{f"khan{seats}": table.NEUTRAL_KHAN_DICE[seats] for seats in (2, 3)},
        **{f"black{seats}": dice for seats, dice in table.BLACK_DICE.items()},
    },
    "end": {"rounds": table.ROUNDS, "coins": table.COINS_PER_VP, "contracts": table.MOST_CONTRACTS_VP},
}
BONUS: Final[dict[str, Amounts]] = {
    "purse": {"coins": spaces.THREE_COINS[COIN]},
    "reroll": {"camels": spaces.REROLL_PRICE[CAMEL]},
    "adjust": {"camels": spaces.ADJUST_PRICE[CAMEL]},
    "black": {"camels": spaces.BLACK_DIE_PRICE[CAMEL]},
    "complete": {"points": table.MOST_CONTRACTS_VP},
}
CONTRACTS_SPACE: Final[Amounts] = {"most": spaces.MOST_CONTRACTS, "five": _FIVE, "six": _SIX}
