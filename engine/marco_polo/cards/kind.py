"""The contract of a kind of city card."""

from typing import TYPE_CHECKING

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.data.city_cards import CityCard

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Kind:
    """A card that cannot be used even once may not be chosen (ruling 5)."""

    def refusal(self, state: "State", me: int, card: CityCard) -> Refusal | None:
        """Why the card cannot be used even once."""
        return None

    def use(self, state: "State", me: int, card: CityCard, die: int) -> Script[None]:
        raise NotImplementedError


def source_of(card: CityCard) -> str:
    return f"card {card.id}"


def how_often(me: int, most: int) -> Script[int]:
    """How many times to use a card, settled before anything is paid."""
    count: int = yield Decision(
        me,
        "times",
        {f"times {n}": n for n in range(most, 0, -1)},
        reason=lambda notation: Refusal("too_often", most=most) if notation.startswith("times ") else None,
    )
    return count
