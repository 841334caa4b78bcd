"""Two dice for goods, lira, or coffee or a letter by their total (rulebook p. 24). The rows are substitutes."""

from collections.abc import Sequence
from functools import partial
from itertools import combinations_with_replacement

from engine.core.decision import Script
from engine.core.figures import Figures
from engine.istanbul import letters, purse
from engine.istanbul.contracts import FinalUse
from engine.istanbul.names import GOODS
from engine.istanbul.notation import GAIN
from engine.istanbul.setup.substitutes import ROLL_REWARDS_LETTERS as LETTERS_ROWS
from engine.istanbul.setup.substitutes import ROLL_REWARDS_MOCHA as MOCHA_ROWS
from engine.istanbul.state import State
from engine.istanbul.turn import roll
from engine.istanbul.turn.ask import pick

__all__ = ["LETTERS_ROWS", "MOCHA_ROWS", "figures", "final_uses", "play_letters", "play_mocha"]
Rows = Sequence[tuple[int, str, int]]


def play_mocha(state: State) -> Script[None]:
    """Roll two dice for goods, coffee or lira."""
    reward, count = yield from _roll_for(state, MOCHA_ROWS)
    if reward == "coffee":
        purse.take_coffee(state, state.active, count)
    else:
        yield from _take_goods_or_lira(state, reward, count)


def play_letters(state: State) -> Script[None]:
    """Roll two dice for goods, a letter or lira."""
    reward, count = yield from _roll_for(state, LETTERS_ROWS)
    if reward == "letter":
        letters.draw(state, state.active, count)
    else:
        yield from _take_goods_or_lira(state, reward, count)


def _roll_for(state: State, rows: Rows) -> Script[tuple[str, int]]:
    """Roll, and return the reward's kind and amount in the row for that total."""
    dice = yield from roll.two_dice(state, red_tile=False, lira=partial(_lira, rows))
    return _reward(rows, sum(dice))


def _reward(rows: Rows, total: int) -> tuple[str, int]:
    return next((reward, count) for highest, reward, count in rows if total <= highest)


def _lira(rows: Rows, total: int) -> int:
    reward, count = _reward(rows, total)
    return count if reward == "lira" else 0


def _take_goods_or_lira(state: State, reward: str, count: int) -> Script[None]:
    if reward == "lira":
        purse.earn(state, state.active, count)
        return
    ways = combinations_with_replacement(range(len(GOODS)), count)
    goods = yield from pick(state, "gain-goods", {GAIN.all(GOODS[good] for good in way): way for way in ways})
    purse.take_goods(state, state.active, [goods.count(good) for good in range(len(GOODS))])


def final_uses(rows: Rows) -> tuple[FinalUse, ...]:
    """One for each row; a letter counts nothing in the end."""
    return tuple(
        FinalUse(
            lira=count if reward == "lira" else 0,
            taken=count if reward == "goods" else 0,
            coffee=count if reward == "coffee" else 0,
        )
        for _, reward, count in rows
    )


def figures(rows: Rows) -> Figures:
    """The totals up to which the first two rows go, and what all three bring."""
    (first, _, goods), (second, _, middle), (_, _, lira) = rows
    return Figures(first=first, second=second, goods=goods, middle=middle, lira=lira)
