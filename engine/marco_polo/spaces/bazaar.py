from typing import TYPE_CHECKING, Final

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import Reward
from engine.marco_polo.data.spaces import BAZAAR, DICE_OF_LINE
from engine.marco_polo.rewards import gain
from engine.marco_polo.spaces.space import Space

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Bazaar(Space):
    """One line of the bazaar: the column of the lowest die, or a lower one (DE:225-263)."""

    def __init__(self, notation: str) -> None:
        super().__init__(notation)
        self.dice = DICE_OF_LINE[notation]
        self.columns = BAZAAR[notation]

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        column = low
        if state.seats[me].character.rolls:  # a set die shows the wanted column already
            column = yield Decision(
                me,
                "column",
                {f"column {n}": n for n in range(low, 0, -1)},
                default=f"column {low}" if self._best(low) else None,
                reason=lambda notation: _too_high(low, notation),
            )
        yield from gain(state, me, self.columns[column - 1], self.notation)

    def _best(self, column: int) -> bool:
        """Whether no lower column gives anything that this one does not."""
        return all(_covers(self.columns[column - 1], other) for other in self.columns[: column - 1])


def _covers(one: Reward, other: Reward) -> bool:
    return one.step >= other.step and all(a >= b for a, b in zip(one.plain, other.plain, strict=True))


def _too_high(low: int, notation: str) -> Refusal | None:
    if notation in COLUMNS:
        return Refusal("column_too_high", lowest=low)
    return None


COLUMNS: Final = frozenset(f"column {n}" for n in range(1, 7))
