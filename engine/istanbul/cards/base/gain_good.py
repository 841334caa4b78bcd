"""1 good of any type; before or after an action, not during one (rulebook p. 24; ruling 8)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick
from engine.istanbul.names import GOODS

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    return Refusal("not_during_action") if state.acting else None


def play(state: "State") -> Script[None]:
    good = yield from pick(state, "gain-good", {f"gain {name}": good for good, name in enumerate(GOODS)})
    purse.take_good(state, state.active, good)


add(Card("gain-good", refusal, play, final=True))
