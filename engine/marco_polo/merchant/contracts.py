"""What contracts are worth: the gain of the active ones, the less certain the more is missing, and having most."""

from collections.abc import Sequence
from math import exp
from typing import Final, NamedTuple

from engine.marco_polo.amounts import VP
from engine.marco_polo.data.board import MOST_CONTRACTS_VP
from engine.marco_polo.data.components import CONTRACTS
from engine.marco_polo.merchant.weights import Weights
from engine.marco_polo.merchant.worth import Worth, me_of
from engine.marco_polo.view import View

SURE: Final = 0.97  # of the gain of what can be completed at once
FETCHED: Final = (0.3, 0.6, 0.8, 1.4, 2.0)  # the share of a good die that fetches one of each, times two
DECIDED: Final = 0.15  # rounds; how open it is in the last one who has most


class Most(NamedTuple):
    """Points expected for having most contracts: `now`, and how many more with `one_more`."""

    now: float
    one_more: float


def active_contracts(worth: Worth, have: Sequence[int], active: Sequence[str], dice: int, one_more: float) -> float:
    """The gain of the active contracts, in the better order: what one needs the other cannot use.

    `dice`: how many may still be placed; `one_more`: what one more contract brings for having most."""
    if not active:
        return 0.0
    orders = (active, active[::-1]) if len(active) > 1 else (active,)
    return max(_in_order(worth, have, order, dice, one_more) for order in orders)


def _in_order(worth: Worth, have: Sequence[int], active: Sequence[str], dice: float, one_more: float) -> float:
    w, each = worth.weights, worth.each
    total = 0.0
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
        gain = worth.reward(contract.reward) + one_more - price
        if gain <= 0:
            continue
        if not missing:
            total += SURE * gain
        elif dice > 0:
            total += gain * max(0.0, (1 - w.doubt) * (1 - w.haste * missing / w.pace / dice))
            dice -= missing / w.pace
    return total


def most_contracts(w: Weights, view: View, rounds: int) -> Most:
    """`rounds`: after this one."""
    mine = len(me_of(view).done)
    best = max(len(other.done) for seat, other in enumerate(view.seats) if seat != view.seat)
    if not rounds and not any(seat.dice for seat in view.seats):  # as the score sheet has it
        now, then = float(mine >= max(best, 1)), float(mine + 1 >= best)
    else:
        now, then = (_chance(w, ahead, rounds) for ahead in (mine - best, mine + 1 - best))
    return Most(MOST_CONTRACTS_VP * now, MOST_CONTRACTS_VP * (then - now))


def _chance(w: Weights, ahead: int, rounds: int) -> float:
    """To have most with so many contracts more than the best other seat; all who have most count."""
    return 1 / (1 + exp(-(ahead + 0.5) / (w.lead * (rounds + DECIDED))))
