"""What a bonus card is, and the register of all faces."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.core.decision import Refusal, Script

if TYPE_CHECKING:
    from engine.istanbul.state import State


class Card(NamedTuple):
    """`refusal`: why it may not be played now; `play`: its effect, the card already on the discard pile.
    What the effect returns, if anything, answers the step at which the card was played. `final`: it gives goods or lira
    tied to no phase, place or action, so it may be played after the last turn."""

    face: str
    refusal: "Callable[[State], Refusal | None]"
    play: "Callable[[State], Script[Any]]"
    final: bool = False


CARDS: Final[dict[str, Card]] = {}


def add(card: Card) -> Card:
    CARDS[card.face] = card
    return card


def only_with(place: int) -> "Callable[[State], Refusal | None]":
    """The refusal of a card that is offered only together with the action of `place`."""

    def refusal(state: "State") -> Refusal | None:
        return Refusal("only_with_place", place=place)

    return refusal
