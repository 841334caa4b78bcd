"""One own assistant back to the merchant, in phase 1 (rulebook p. 24)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick
from engine.istanbul.recall import bring_back

if TYPE_CHECKING:
    from engine.istanbul.state import State

PHASE_ONE = ("move", "assistant")


def refusal(state: "State") -> Refusal | None:
    if state.phase not in PHASE_ONE:
        return Refusal("only_while_moving")
    return None if state.seats[state.active].out else Refusal("no_assistant_out")


def play(state: "State") -> Script[None]:
    out = sorted(set(state.seats[state.active].out))
    place = yield from pick(state, "return-assistant", {f"return {each}": each for each in out})
    bring_back(state, [place])
    state.walking = True


add(Card("return-assistant", refusal, play))
