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


def offered(state: "State", me: int) -> dict[str, Act]:
    found: dict[str, Act] = {}
    for contract in state.seats[me].contracts:
        if complete.refusal(state, me, contract) is None:
            found[f"complete {contract}"] = COMPLETE[contract]
    for name, action in OTHERS.items():
        if action.refusal(state, me) is None:
            found[name] = action.script
    return found


def refusal(state: "State", me: int, notation: str) -> Refusal | None:
    """Why a bonus action may not be taken now; None for other notations, too."""
    verb, _, rest = notation.partition(" ")
    if verb == "complete":
        return complete.refusal(state, me, rest)
    return OTHERS[notation].refusal(state, me) if notation in OTHERS else None
