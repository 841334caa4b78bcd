"""What amounts, rewards and contracts are worth to the rookie, in coins."""

from typing import Final

from engine.marco_polo.components.amounts import VP, Amounts, Reward
from engine.marco_polo.components.board import ROUNDS
from engine.marco_polo.components.cards import CONTRACTS
from engine.marco_polo.view import SeatView, View

EACH: Final = (1.0, 2.0, 2.0, 3.0, 4.0, 4.0)  # of a coin, a camel, pepper, silk, gold and a point
NEEDED: Final = 1.5  # times as much, while an active contract asks for it
MUCH: Final = (15, 7, 4, 4, 4)  # of a coin, a camel and so on; more
PLENTY: Final = 0.5  # count for so much
LEFT_OVER: Final = 0.4  # in the last round, of what no contract asks for
UNFINISHED: Final = 0.3  # in the last round, of a contract that still needs something
DIE: Final = 3.0  # at least, for the coins of the purse
STEP, GOOD, DRAWN_CONTRACT, CITY_BONUS = 4.0, 3.0, 5.0, 6.0


def rounds_left(view: View) -> int:
    """The rounds after this one."""
    return ROUNDS - view.round


def share(view: View) -> float:
    """How much counts of what is not needed now."""
    return 1.0 if rounds_left(view) else LEFT_OVER


def gained(view: View, amounts: Amounts) -> float:
    """The worth of amounts received: more as far as contracts need them."""
    me = view.me
    return sum(
        _of_kind(view, kind, amount, max(0, need - me.have[kind]))
        for kind, (amount, need) in enumerate(zip(amounts, _needs(me), strict=True))
    )


def paid(view: View, amounts: Amounts) -> float:
    """The worth of amounts given away: more as far as they are then missing for contracts."""
    me = view.me
    return sum(
        _of_kind(view, kind, amount, max(0, need - me.have[kind] + amount))
        for kind, (amount, need) in enumerate(zip(amounts, _needs(me), strict=True))
    )


def _of_kind(view: View, kind: int, amount: int, needed: int) -> float:
    """So much of a kind, of which at most `needed` for contracts."""
    if not amount or kind == VP:
        return EACH[kind] * amount
    used = min(amount, needed)
    plenty = min(amount - used, max(0, view.me.have[kind] + amount - MUCH[kind]))
    return EACH[kind] * (NEEDED * used + share(view) * (amount - used - plenty * (1 - PLENTY)))


def _needs(me: SeatView) -> list[int]:
    """What the active contracts ask for of each kind."""
    return [sum(CONTRACTS[contract].cost[kind] for contract in me.contracts) for kind in range(6)]


def reward_worth(view: View, reward: Reward) -> float:
    chosen = (
        GOOD * (reward.any_good + reward.different)
        + STEP * reward.step
        + DIE * reward.black
        + DRAWN_CONTRACT * reward.contract
        + CITY_BONUS * (reward.copy + reward.own_city)
    )
    return gained(view, reward.plain) + chosen * share(view)


def contract_worth(view: View, contract: str) -> float:
    """Its reward less what it still needs, and half of what is there for it."""
    printed = CONTRACTS[contract]
    have = view.me.have
    missing = sum(each * max(0, need - own) for each, need, own in zip(EACH, printed.cost, have, strict=True))
    there = sum(each * min(need, own) for each, need, own in zip(EACH, printed.cost, have, strict=True))
    value = reward_worth(view, printed.reward) - missing - there / 2
    return value * UNFINISHED if missing and not rounds_left(view) else value
