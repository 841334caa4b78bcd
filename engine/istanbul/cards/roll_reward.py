"""The bonus card for which two dice are rolled: goods, lira, coffee or a letter by their total (rulebook p. 24). The
rows stand in setup/substitutes.py, because no source gave them."""

from collections.abc import Sequence
from itertools import combinations_with_replacement
from typing import Final

from engine.core.decision import Script
from engine.core.figures import Figures
from engine.istanbul import letters, purse
from engine.istanbul.component_rows import AtOnce, Card, FinalUse
from engine.istanbul.names import GOODS
from engine.istanbul.notation import GAIN
from engine.istanbul.state import State
from engine.istanbul.turn import roll
from engine.istanbul.turn.ask import pick
from engine.istanbul.window import IN_TURN_OR_FINAL

Rows = Sequence[tuple[int, str, int]]
SUPPLIES: Final = {"lira": purse.earn, "coffee": purse.take_coffee, "letter": letters.draw}


def roll_reward(face: str, copies: int, rows: Rows) -> Card[State]:
    """The card with these rows: the highest total of each, the kind of the reward, and how much of it."""
    (first, _, goods), (second, _, middle), (_, _, lira) = rows
    return Card(
        face,
        copies,
        IN_TURN_OR_FINAL,
        lambda state: _play(state, rows),
        final_uses=tuple(_final_use(reward, count) for _, reward, count in rows),
        figures=Figures(first=first, second=second, goods=goods, middle=middle, lira=lira),
        worth=4.5,
        use=AtOnce(),
    )


def _final_use(reward: str, count: int) -> FinalUse:
    """A letter counts nothing in the end."""
    uses = {"lira": FinalUse(lira=count), "goods": FinalUse(taken=count), "coffee": FinalUse(coffee=count)}
    return uses.get(reward, FinalUse())


def _play(state: State, rows: Rows) -> Script[None]:
    def reward(total: int) -> tuple[str, int]:
        return next((reward, count) for highest, reward, count in rows if total <= highest)

    def lira(total: int) -> int:
        kind, count = reward(total)
        return count if kind == "lira" else 0

    kind, count = reward(sum((yield from roll.two_dice(state, red_tile=False, lira=lira))))
    if kind in SUPPLIES:
        SUPPLIES[kind](state, state.active, count)
        return
    ways = combinations_with_replacement(range(len(GOODS)), count)
    goods = yield from pick(state, "gain-goods", {GAIN.all(GOODS[good] for good in way): way for way in ways})
    purse.take_goods(state, state.active, purse.by_type(goods))
