"""Which whole turns of Marco Polo are offered as one button, and what they choose: dice, column, contracts, goods;
which questions get a usual choice."""

from collections.abc import Iterable, Sequence
from typing import Final

from engine.core.decision import Decision
from engine.marco_polo.components.board import BAZAAR, COINS, CONTRACTS_SPACE, KHAN, MOST_ACTIVE_CONTRACTS
from engine.marco_polo.notation import CAMELS_WITH, COINS_WITH, COLUMN, COMPLETE, DICE, DIE, TAKE, parse_dice
from engine.marco_polo.rookie.worth import contract_worth
from engine.marco_polo.spaces.board_spaces import covers
from engine.marco_polo.state import State
from engine.marco_polo.view import View, view_of

KINDS: Final = frozenset({"turn", "after", "travel"})
HABITS: Final = frozenset({"goods", "trade", "times"})
CHOOSING_CONTRACTS: Final = "contracts"
"""The kind of the decision by which they are taken."""
COLUMN_BONUS: Final = "column-bonus"
"""The kind of the decision about what comes with one of them."""
FEW: Final = 4
MOST_SETS: Final = 3
"""Sets of contracts, the best of which are offered."""
SAME_FOR_ALL: Final = (COINS, KHAN)
"""Where any die brings the same, so that the lowest comes first."""


def onward(state: State, decision: Decision, begun: str) -> list[str]:
    """The options with which a shortcut goes on: the dice and the column that bring most, the contracts that a beginner
    would take, each good of choice; after a main action each contract that can be completed. Where a bonus step leads
    is asked. With a contract come camels, or what is wanted where the contract is chosen by itself; where that is
    asked, it is asked of each contract."""
    options = list(decision.options)
    if decision.kind == "dice":
        by_rank = sorted(options, key=lambda notation: rank_of_dice(state.doing, len(state.row), dice_of(notation)))
        if state.doing in SAME_FOR_ALL:
            return by_rank[:1]
        return list({min(die % 10 for die in dice_of(notation)): notation for notation in by_rank[::-1]}.values())
    if decision.kind == "column":
        return [option for option in options if not is_covered(state.doing, option, options)]
    if decision.kind == "travel":
        return options
    if decision.kind == "contracts":
        return _best_sets(view_of(state, decision.seat), options)
    if decision.kind == "after":
        return COMPLETE.among(options)
    if decision.kind == COLUMN_BONUS:
        if begun == COLUMN_BONUS:
            return []
        camels = CAMELS_WITH.among(options)
        return [*camels, *COINS_WITH.among(options)] if begun == CHOOSING_CONTRACTS else camels
    # Scarce goods come first in the menu.
    return options[::-1] if decision.kind == "goods" and len(options) <= FEW else []


def _best_sets(view: View, options: Sequence[str]) -> list[str]:
    """Those worth most, less what must be discarded for them; none for which more is discarded."""
    worth = {contract: contract_worth(view, contract) for contract in (*view.row, *view.me.contracts)}
    held = sorted(worth[contract] for contract in view.me.contracts)

    def gain(option: str) -> float:
        return sum(worth[contract] for contract in TAKE.words(option)) - dropped(option)

    def dropped(option: str) -> float:
        return sum(held[: max(0, len(held) + len(TAKE.words(option)) - MOST_ACTIVE_CONTRACTS)])

    kept = [option for option in options if not dropped(option) or gain(option) > 0]
    return sorted(kept, key=gain, reverse=True)[:MOST_SETS]


def is_covered(line: str, column: str, columns: Iterable[str]) -> bool:
    """Whether another column of a bazaar line brings all that this one does."""
    rewards, own = BAZAAR[line], COLUMN.number(column)
    others = (COLUMN.number(other) for other in COLUMN.among(columns) if other != column)
    return any(covers(rewards[other - 1], rewards[own - 1]) for other in others)


def dice_of(notation: str) -> list[int]:
    """The dice, by number, that an option of placing dice names."""
    return parse_dice(DIE if DIE.begins(notation) else DICE, notation)


def rank_of_dice(doing: str, contracts: int, dice: Sequence[int]) -> int:
    """For sorting ways to place dice for the action `doing`: those that bring most first, of such that bring the same
    the lowest. `contracts`: how many lie on the board."""
    return sum(die % 10 for die in dice) - 100 * worth_of_dice(doing, contracts, dice)


def worth_of_dice(doing: str, contracts: int, dice: Sequence[int]) -> int:
    """Dice with the same number here bring the same; with a higher one more. `contracts`: as for `rank_of_dice`."""
    low = min(die % 10 for die in dice)
    return 0 if doing in SAME_FOR_ALL else min(low, contracts) if doing == CONTRACTS_SPACE else low
