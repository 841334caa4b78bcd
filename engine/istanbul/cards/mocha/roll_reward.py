"""Two dice for goods, coffee or lira by their total (rulebook p. 24). The rows are substitutes."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse, roll
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick
from engine.istanbul.names import GOODS
from engine.istanbul.substitutes import ROLL_REWARDS_MOCHA

if TYPE_CHECKING:
    from engine.istanbul.state import State


def always(state: "State") -> Refusal | None:
    return None


def play(state: "State") -> Script[None]:
    reward, count = yield from roll_for(state, ROLL_REWARDS_MOCHA)
    if reward == "coffee":
        purse.take_coffee(state, state.active, count)
    else:
        yield from take_goods_or_lira(state, reward, count)


def roll_for(state: "State", rows: Sequence[tuple[int, str, int]]) -> Script[tuple[str, int]]:
    """The row that the dice choose: what it brings and how many."""
    total = sum((yield from roll.two_dice(state, red_tile=False)))
    return next((reward, count) for highest, reward, count in rows if total <= highest)


def take_goods_or_lira(state: "State", reward: str, count: int) -> Script[None]:
    if reward == "lira":
        purse.earn(state, state.active, count)
        return
    ways = combinations_with_replacement(range(len(GOODS)), count)
    goods = yield from pick(state, "gain-goods", {"gain " + " ".join(GOODS[good] for good in way): way for way in ways})
    purse.take_goods(state, state.active, [goods.count(good) for good in range(len(GOODS))])


add(Card("roll-reward-mocha", always, play, final=True))
