"""What a bonus card is (rulebook p. 24)."""

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from engine.core.decision import Refusal, Script
from engine.istanbul.window import When

if TYPE_CHECKING:
    from engine.istanbul.state import State


class Gain(NamedTuple):
    """Lira and goods of any types."""

    lira: int = 0
    goods: int = 0


NOTHING: Final = Gain()


class FinalUse(NamedTuple):
    """One way to use a card after the last round (ruling 31): the lira that it brings, the goods of any types that it
    takes from the supply and gives to it, the coffee by which it changes what its owner has, and how many family
    members it sends to the Police Station."""

    lira: int = 0
    taken: int = 0
    given: int = 0
    coffee: int = 0
    family: int = 0


class Card(NamedTuple):
    """All rules of one face of bonus cards. To add a card, see docs/changing-a-rule.md.

    `copies`: how many of it a new game gets; 0 for a card that only older games still hold. `when`: the windows of a
    turn in which it may be played. `play`: its effect, the card already on the discard pile; what it returns, if
    anything, answers the step at which the card was played. `refusal`: what else keeps the active seat from playing it
    now. `pays`: the most lira, and the most goods, that its owner is sure to get by playing it now, so that a debt can
    be paid. `final_uses`: every way to use it after the last round, where it may be played then. `figures`: the numbers
    that its sentences name."""

    face: str
    copies: int
    when: When
    play: "Callable[[State], Script[Any]]"
    refusal: "Callable[[State], Refusal | None]" = lambda state: None
    pays: "Callable[[State], Gain]" = lambda state: NOTHING
    final_uses: tuple[FinalUse, ...] = ()
    figures: Mapping[str, int] = {}


def not_now(state: "State", card: Card) -> Refusal | None:
    """Why the active seat may not play `card` at this moment."""
    return card.when.refusal(state.now) or card.refusal(state)


def with_place(place: int) -> When:
    """The moment of a card that only the action of `place` offers."""
    return When(frozenset(), "only_with_place", {"place": place})


def carried_out_elsewhere(state: "State") -> Script[None]:
    """The effect of a card that an action or a roll carries out when it offers the card."""
    yield from ()


def sure_of(gain: Gain) -> "Callable[[State], Gain]":
    """The `pays` of a card that always brings the same."""
    return lambda state: gain
