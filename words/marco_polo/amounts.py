"""Every figure that a rule names, taken from the engine's tables."""

from typing import Final

from engine.marco_polo.components import board, cards
from engine.marco_polo.components.amounts import CAMEL, COIN

Amounts = dict[str, int]

_FIVE, _SIX = board.COLUMN_BONUS.values()
_MILESTONES: Final = list(board.MILESTONES.items())
_BEIJING: Final = dict(zip(("first", "second", "third", "fourth"), board.BEIJING_VP, strict=True))
_CITIES: Final = dict(zip(("one", "two", "three", "four"), cards.DISTINCT_CITIES_VP[1:], strict=True))

CONCEPTS: Final[dict[str, Amounts]] = {
    "dice": {"dice": board.DICE_EACH},
    "occupied": {"coins": board.THREE_COINS[COIN]},
    "round": {"rounds": board.ROUNDS, "row": board.ROW},
    "compensation": {"fair": board.FAIR_ROLL},
    "posts": {
        "first": _MILESTONES[0][0],
        "five": _MILESTONES[0][1],
        "second": _MILESTONES[1][0],
        "ten": _MILESTONES[1][1],
    },
    "beijing": {**_BEIJING, "goods": board.GOODS_PER_VP},
    "contracts": {"most": board.MOST_CONTRACTS},
    "goals": _CITIES,
    "two-players": {
        "coins": board.FIVE_COINS[COIN],
        "coins2": board.NEUTRAL_COINS_DICE[2],
        **{f"khan{seats}": board.NEUTRAL_KHAN_DICE[seats] for seats in (2, 3)},
        **{f"black{seats}": dice for seats, dice in board.BLACK_DICE.items()},
    },
    "end": {"rounds": board.ROUNDS, "coins": board.COINS_PER_VP, "contracts": board.MOST_CONTRACTS_VP},
}
BONUS: Final[dict[str, Amounts]] = {
    "purse": {"coins": board.THREE_COINS[COIN]},
    "reroll": {"camels": board.REROLL_PRICE.latest[CAMEL]},
    "adjust": {"camels": board.ADJUST_PRICE.latest[CAMEL]},
    "black": {"camels": board.BLACK_DIE_PRICE.latest[CAMEL]},
    "complete": {"points": board.MOST_CONTRACTS_VP},
}
CONTRACTS_SPACE: Final[Amounts] = {"most": board.MOST_CONTRACTS, "five": _FIVE, "six": _SIX}
