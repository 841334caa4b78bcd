"""One own assistant back to the merchant, in phase 1 (rulebook p. 24)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick
from engine.istanbul.recall import bring_back

if TYPE_CHECKING:
    from engine.istanbul.state import State

PHASE_ONE = ("move", "assistant")


def refusal(game: "State") -> Refusal | None:
    if game.phase not in PHASE_ONE:
        return Refusal("only_while_moving")
    return None if game.seats[game.active].out else Refusal("no_assistant_out")


def play(game: "State") -> Script[None]:
    out = sorted(set(game.seats[game.active].out))
    place = yield from pick(game, "return-assistant", {f"return {each}": each for each in out})
    bring_back(game, [place])
    game.walking = True


add(Card("return-assistant", refusal, play))
