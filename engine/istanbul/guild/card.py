"""What a guild card is (rulebook p. 14 and 23)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from engine.core.decision import Refusal, Script

if TYPE_CHECKING:
    from engine.istanbul.state import State


class GuildCard(NamedTuple):
    """The rules of one guild card. `refusal`: why it cannot be fulfilled completely now; `play`: its effect, while the
    card lies beside the deck. `worth`: the rookie's estimate of its net worth, in lira. `figures`: the numbers that its
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
