"""Move 0, 3 or 4 places instead of 1 or 2; assistant, payment, action follow as ever (rulebook p. 24; ruling 18)."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.cards.card import Card, add
from engine.istanbul.movement import NORMAL_REACH

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    """A movement card replaces the walk of phase 1, so it comes before it, and only one does."""
    if state.phase != "move" or state.aside:
        return Refusal("only_before_moving")
    replaced = state.reach != NORMAL_REACH or state.jumps or state.mover != "merchant"
    return Refusal("movement_replaced") if replaced else None


def changes_reach(nearest: int, farthest: int) -> "Callable[[State], Script[None]]":
    return partial(_change_reach, reach=(nearest, farthest))


def _change_reach(state: "State", reach: tuple[int, int]) -> Script[None]:
    state.reach = reach
    state.walking = True
    yield from ()


add(Card("move-0", refusal, changes_reach(0, 0)))
add(Card("move-3-4", refusal, changes_reach(3, 4)))
