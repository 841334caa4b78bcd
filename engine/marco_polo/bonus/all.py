"""Every bonus action that may be taken now, by notation."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.marco_polo.bonus import adjust, black, complete, purse, reroll
from engine.marco_polo.data.contracts import CONTRACTS

if TYPE_CHECKING:
    from engine.marco_polo.state import State

Act = Callable[["State", int], Script[None]]

COMPLETE: Final[dict[str, Act]] = {contract: partial(complete.script, contract=contract) for contract in CONTRACTS}
OTHERS: Final = {"purse": purse, "reroll": reroll, "adjust": adjust, "black": black}


def offered(game: "State", me: int) -> dict[str, Act]:
    found: dict[str, Act] = {}
    for contract in game.seats[me].contracts:
        if complete.refusal(game, me, contract) is None:
            found[f"complete {contract}"] = COMPLETE[contract]
    for name, action in OTHERS.items():
        if action.refusal(game, me) is None:
            found[name] = action.script
    return found


def refusal(game: "State", me: int, notation: str) -> Refusal | None:
    """Why a bonus action may not be taken now; None for other notations, too."""
    verb, _, rest = notation.partition(" ")
    if verb == "complete":
        return complete.refusal(game, me, rest)
    return OTHERS[notation].refusal(game, me) if notation in OTHERS else None
