"""Two dice for goods, a letter or lira by their total (rulebook p. 24). The rows are substitutes."""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul import letters
from engine.istanbul.cards.card import Card, add
from engine.istanbul.cards.mocha.roll_reward import always, roll_for, take_goods_or_lira
from engine.istanbul.substitutes import ROLL_REWARDS_LETTERS

if TYPE_CHECKING:
    from engine.istanbul.state import State


def play(state: "State") -> Script[None]:
    reward, count = yield from roll_for(state, ROLL_REWARDS_LETTERS)
    if reward == "letter":
        letters.draw(state, state.active, count)
    else:
        yield from take_goods_or_lira(state, reward, count)


add(Card("roll-reward-letters", always, play, final=True))
