"""What a guild card is, and the register of all twenty (rulebook p. 14 and 23)."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.core.decision import Refusal, Script

if TYPE_CHECKING:
    from engine.istanbul.state import State


class GuildCard(NamedTuple):
    """`refusal`: why not all of the card can be fulfilled now; `play`: its effect, the card lying beside the deck."""

    number: int
    refusal: "Callable[[State], Refusal | None]"
    play: "Callable[[State], Script[None]]"


GUILD_CARDS: Final[dict[int, GuildCard]] = {}


def add(card: GuildCard) -> GuildCard:
    GUILD_CARDS[card.number] = card
    return card


def always(state: "State") -> Refusal | None:
    """The refusal of a card that can be fulfilled at any time."""
    return None
