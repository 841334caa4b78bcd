"""Shortcuts: how a turn goes on where nearly everybody would go on alike."""

from collections.abc import Sequence
from typing import Final

from engine.core.decision import Decision
from engine.marco_polo.components.board import COINS, CONTRACTS_SPACE, KHAN
from engine.marco_polo.notation import DICE, DIE, parse_dice
from engine.marco_polo.state import State

KINDS: Final = frozenset({"turn", "after"})
HABITS: Final = frozenset({"goods", "trade", "times"})
FEW_GOODS: Final = 3
SAME_FOR_ALL: Final = (COINS, KHAN)
"""Where any die brings the same, so that the lowest comes first."""


def leads(state: State, decision: Decision) -> list[str]:
    """The options with which a shortcut goes on: the dice and the column that bring most, each good of choice."""
    options = list(decision.options)
    if decision.kind == "dice":
        return [min(options, key=lambda notation: rank_of_dice(state.doing, len(state.row), dice_of(notation)))]
    if decision.kind == "column":
        return options[:1]
    # Scarce goods come first in the menu.
    return options[::-1] if decision.kind == "goods" and len(options) <= FEW_GOODS else []


def dice_of(notation: str) -> list[int]:
    """The dice, by number, that an option of placing dice names."""
    return parse_dice(DIE if DIE.begins(notation) else DICE, notation)


def rank_of_dice(doing: str, contracts: int, dice: Sequence[int]) -> int:
    """For sorting ways to place dice for the action `doing`: those that bring most first, of such that bring the same
    the lowest. `contracts`: how many lie on the board."""
    low = min(die % 10 for die in dice)
    worth = 0 if doing in SAME_FOR_ALL else min(low, contracts) if doing == CONTRACTS_SPACE else low
    return sum(die % 10 for die in dice) - 100 * worth
