"""What a bonus card is (rulebook p. 24)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.core.decision import Refusal, Script

if TYPE_CHECKING:
    from engine.istanbul.state import State


class Gain(NamedTuple):
    """Lira and goods of any types."""

    lira: int = 0
    goods: int = 0


NOTHING: Final = Gain()


class Card(NamedTuple):
    """All that the rules know of one face.

    `copies`: how many of it a new game gets; 0 for a card that only older games still hold. `refusal`: why the active
    seat may not play it now. `play`: its effect, the card already on the discard pile; what it returns, if anything,
    answers the step at which the card was played. `pays`: the most lira, and the most goods, that its owner is sure to
    get by playing it now, so that a debt can be paid. `brings`: the most it can bring after the last round; a card that
    brings nothing then may not be played then (ruling 31). `figures`: the numbers that its sentences name."""

    face: str
    copies: int
    refusal: "Callable[[State], Refusal | None]"
    play: "Callable[[State], Script[Any]]"
    pays: "Callable[[State], Gain]" = lambda state: NOTHING
    brings: Gain = NOTHING
    figures: Mapping[str, int] = {}


def always(state: "State") -> Refusal | None:
    """The refusal of a card that may be played at any moment of the own turn."""
    return None


def only_with(place: int) -> "Callable[[State], Refusal | None]":
    """The refusal of a card that is offered only together with the action of `place`."""

    def refusal(state: "State") -> Refusal | None:
        return Refusal("only_with_place", place=place)

    return refusal


def carried_out_elsewhere(state: "State") -> Script[None]:
    """The effect of a card that an action or a roll carries out when it offers the card."""
    yield from ()


def sure_of(gain: Gain) -> "Callable[[State], Gain]":
    """`pays` of a card that always brings the same."""
    return lambda state: gain
