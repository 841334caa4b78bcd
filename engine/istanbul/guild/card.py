"""What a guild card is (rulebook p. 14 and 23)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.core.decision import Refusal, Script

if TYPE_CHECKING:
    from engine.istanbul.state import State


class GuildCard(NamedTuple):
    """`refusal`: why not all of the card can be fulfilled now; `play`: its effect, the card lying beside the deck.
    `worth`: what fulfilling it brings a simple player, in lira, less what it gives up. `figures`: the numbers that its
    sentences name. `in_new_games`: False for a card that only older games still hold."""

    number: int
    refusal: "Callable[[State], Refusal | None]"
    play: "Callable[[State], Script[None]]"
    worth: float
    figures: Mapping[str, int] = {}
    in_new_games: bool = True


def always(state: "State") -> Refusal | None:
    """The refusal of a card that can be fulfilled at any time."""
    return None
