from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from engine.core.decision import Refusal, Script
from engine.marco_polo.data.spaces import TRAVEL, TRAVEL_FEES
from engine.marco_polo.events import TookHourglass
from engine.marco_polo.journey import TRAVELLING, Plan, Tariff, can_move, go, short_of
from engine.marco_polo.spaces.space import EVERY_VALUE, Space

if TYPE_CHECKING:
    from engine.marco_polo.state import State

# The same fees with the coins for an occupied space, which must be paid as well.
WITH_TOLL: Final = tuple(Tariff(TRAVEL, tuple(fee + toll for fee in TRAVEL_FEES)) for toll in range(7))


class Travel(Space):
    """Move up to as many steps as the lowest die; the last to do so starts the next round (DE:313-386, 107-120)."""

    dice = 2

    def settable(self, game: "State", me: int) -> Iterable[int]:
        return EVERY_VALUE if self.toll(game, me, 1) else (6,)

    def limit(self, game: "State", me: int, low: int, toll: int) -> Refusal | None:
        seat = game.seats[me]
        tariff = WITH_TOLL[toll]
        if can_move(seat, tariff):
            return None
        plan = Plan(seat, tariff, 1)
        ways = [way for figure in range(len(seat.figures)) for way in plan.next_to(figure)]
        return short_of(seat, tariff, min(ways, key=lambda way: (way.camels, way.coins)), steps=1)

    def act(self, game: "State", me: int, low: int) -> Script[None]:
        game.hourglass = me
        game.events.append(TookHourglass(me))
        yield from go(game, me, low, TRAVELLING)
