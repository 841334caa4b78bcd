"""What contracts are worth: the gain of the active ones, the less certain the more is missing, and having most."""

from collections.abc import Sequence
from math import exp
from typing import Final

from engine.marco_polo.components.amounts import VP
from engine.marco_polo.components.board import MOST_CONTRACTS, MOST_CONTRACTS_VP
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.merchant.weights import Weights
from engine.marco_polo.merchant.worth import Worth
from engine.marco_polo.view import View

SURE: Final = 0.97  # of the gain of what can be completed at once
FETCHED: Final = (0.3, 0.6, 0.8, 1.4, 2.0)  # the share of a good die that fetches one of each, times two
MORE: Final = range(MOST_CONTRACTS + 1)
DECIDED: Final = 0.15  # rounds; how open it is in the last one who has most


def active_contracts(
    worth: Worth, have: Sequence[int], active: Sequence[str], dice: int, most: Sequence[float]
) -> float:
    """The gain of the active contracts, in the better order: what one needs the other cannot use.

    `dice`: how many may still be placed; `most`: as of `most_contracts`."""
    if not active:
        return 0.0
    orders = (active, active[::-1]) if len(active) > 1 else (active,)
    return max(_in_order(worth, have, order, dice, most) for order in orders)


def _in_order(worth: Worth, have: Sequence[int], active: Sequence[str], dice: float, most: Sequence[float]) -> float:
    w, each = worth.weights, worth.each
    total, all_done, more = 0.0, 1.0, 0
    left = list(have)
    for name in active:
        contract = CONTRACTS[name]
        price = missing = 0.0
        for kind in range(VP):
            need = contract.cost[kind]
            if need:
                price += need * each[kind]
                missing += max(0, need - left[kind]) * FETCHED[kind]
                left[kind] = max(0, left[kind] - need)
        gain = worth.reward(contract.reward) + all_done * (most[more + 1] - most[more]) - price
        if gain <= 0:
            continue
        chance = SURE
        if missing:
            chance = max(0.0, (1 - w.doubt) * (1 - w.haste * missing / w.pace / dice)) if dice > 0 else 0.0
            dice -= missing / w.pace
        total += chance * gain
        all_done, more = all_done * chance, more + 1
    return total


def most_contracts(w: Weights, view: View, rounds: int) -> tuple[float, ...]:
    """The points expected for having most contracts with none, one and two more than now. `rounds`: after this one."""
    mine = len(view.me.done)
    best = max(len(other.done) for seat, other in enumerate(view.seats) if seat != view.seat)
    if not rounds and not any(seat.dice for seat in view.seats):  # as the score sheet has it
        return tuple(MOST_CONTRACTS_VP * (mine + more >= max(best, 1)) for more in MORE)
    return tuple(MOST_CONTRACTS_VP * _chance(w, mine + more - best, rounds) for more in MORE)


def _chance(w: Weights, ahead: int, rounds: int) -> float:
    """To have most with so many contracts more than the best other seat; all who have most count."""
    return 1 / (1 + exp(-(ahead + 0.5) / (w.lead * (rounds + DECIDED))))
