"""The good shown, fabric, spice or fruit, and 3 lira (rulebook p. 24)."""

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.core.decision import Script
from engine.istanbul import purse
from engine.istanbul.cards.card import Card, add
from engine.istanbul.cards.mocha.roll_reward import always
from engine.istanbul.names import FABRIC, FRUIT, GOODS, SPICE

if TYPE_CHECKING:
    from engine.istanbul.state import State

LIRA: Final = 3


def play(state: "State", good: int) -> Script[None]:
    purse.take_good(state, state.active, good)
    purse.earn(state, state.active, LIRA)
    yield from ()


for _good in (FABRIC, SPICE, FRUIT):
    add(Card(f"{GOODS[_good]}-and-3-lira", always, partial(play, good=_good), final=True))
