"""The action spaces of the board but the contracts: coins, the bazaar, the Khan's favour, travelling."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.amounts import Reward
from engine.marco_polo.data.board import (
    BAZAAR,
    DICE_OF_LINE,
    FIVE_COINS,
    KHAN_PLACES,
    KHANS_FAVOUR,
    TRAVEL,
    TRAVEL_FEES,
)
from engine.marco_polo.events import TookHourglass
from engine.marco_polo.journey import travel
from engine.marco_polo.notation import COLUMN
from engine.marco_polo.rewards import gain
from engine.marco_polo.spaces.space import EVERY_VALUE, Space
from engine.marco_polo.supplies import earn
from engine.marco_polo.travel_costs import TRAVELLING, Tariff, can_move, coins_after_step, why_stuck

if TYPE_CHECKING:
    from engine.marco_polo.state import State

COLUMNS: Final = tuple(COLUMN(n) for n in range(1, 7))
COLUMNS_UP_TO: Final = tuple({COLUMN(n): n for n in range(most, 0, -1)} for most in range(7))
# The fees for travelling with the coins for an occupied space, which must be paid as well.
WITH_TOLL: Final = tuple(Tariff(TRAVEL, tuple(fee + toll for fee in TRAVEL_FEES)) for toll in range(7))


class Coins(Space):
    """Take 5 coins with any die (ruling 12.7)."""

    def settable(self, state: "State", me: int) -> Iterable[int]:
        return (1,)  # the value matters only as the price of an occupied space

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        earn(state, me, FIVE_COINS, self.notation)
        yield from ()


class Bazaar(Space):
    """One line of the bazaar: the column of the lowest die, or a lower one (rulings 12.8, 2.8)."""

    def __init__(self, notation: str) -> None:
        super().__init__(notation)
        self.dice = DICE_OF_LINE[notation]
        self.columns = BAZAAR[notation]
        # Whether no lower column gives anything that this one does not.
        self.best = [all(_covers(one, other) for other in self.columns[:n]) for n, one in enumerate(self.columns)]

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        column = low
        if state.seats[me].character.rolls:  # a set die shows the wanted column already
            column = yield Decision(
                me,
                "column",
                COLUMNS_UP_TO[low],
                default=COLUMN(low) if self.best[low - 1] else None,
                reason=lambda notation: _too_high(low, notation),
            )
        yield from gain(state, me, self.columns[column - 1], self.notation)


def _covers(one: Reward, other: Reward) -> bool:
    return one.step >= other.step and all(a >= b for a, b in zip(one.plain, other.plain, strict=True))


def _too_high(low: int, notation: str) -> Refusal | None:
    if notation in COLUMNS:
        return Refusal("column_too_high", lowest=low)
    return None


class Khan(Space):
    """Khan's favour: four places, each die at least as high as the last one; never a cost (rulings 12.9, 2.6)."""

    charges = False

    def is_open(self, state: "State", me: int) -> bool:
        return len(state.placed.get(self.place, ())) < KHAN_PLACES

    def closed(self, state: "State", me: int) -> Refusal | None:
        return None if self.is_open(state, me) else Refusal("khan_full")

    def values(self, state: "State", me: int) -> tuple[int, ...]:
        return EVERY_VALUE[self._last(state) - 1 :]

    def limit(self, state: "State", me: int, low: int, toll: int) -> Refusal | None:
        last = self._last(state)
        return Refusal("die_too_low", needed=last, die=low) if low < last else None

    def _last(self, state: "State") -> int:
        """The value of the die placed last; without any, any die is high enough."""
        dice = state.placed.get(self.place)
        return dice[-1].dice[0] % 10 if dice else 1

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        yield from gain(state, me, KHANS_FAVOUR, self.notation)


class Travel(Space):
    """Move up to as many steps as the lowest die; the last to do so starts the next round (rulings 12.11, 3.15)."""

    dice = 2

    def settable(self, state: "State", me: int) -> Iterable[int]:
        return EVERY_VALUE if self.toll(state, me, 1) else (6,)  # where it costs nothing a 6 can do all that others can

    def is_open(self, state: "State", me: int) -> bool:
        return can_move(state.seats[me], TRAVELLING)

    def coins_for_price(self, state: "State", me: int) -> int:
        return coins_after_step(state.seats[me], TRAVELLING)

    def limit(self, state: "State", me: int, low: int, toll: int) -> Refusal | None:
        return why_stuck(state.seats[me], WITH_TOLL[toll])

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        state.hourglass = me
        state.events.append(TookHourglass(me))
        yield from travel(state, me, low, TRAVELLING)
