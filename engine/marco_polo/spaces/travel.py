from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.marco_polo.data.spaces import TRAVEL, TRAVEL_FEES
from engine.marco_polo.events import TookHourglass
from engine.marco_polo.journey import go
from engine.marco_polo.plan import TRAVELLING, Tariff, why_stuck
from engine.marco_polo.spaces.space import EVERY_VALUE, Space

if TYPE_CHECKING:
    from engine.marco_polo.state import State

# The same fees with the coins for an occupied space, which must be paid as well.
WITH_TOLL: Final = tuple(Tariff(TRAVEL, tuple(fee + toll for fee in TRAVEL_FEES)) for toll in range(7))


class Travel(Space):
    """Move up to as many steps as the lowest die; the last to do so starts the next round (DE:313-386, 107-120)."""

    dice = 2

    def settable(self, state: "State", me: int) -> Iterable[int]:
        return EVERY_VALUE if self.toll(state, me, 1) else (6,)

    def limit(self, state: "State", me: int, low: int, toll: int) -> Refusal | None:
        return why_stuck(state.seats[me], WITH_TOLL[toll])

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        state.hourglass = me
        state.events.append(TookHourglass(me))
        yield from go(state, me, low, TRAVELLING)
