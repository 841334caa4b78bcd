from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.marco_polo.data.spaces import FIVE_COINS
from engine.marco_polo.spaces.space import Space
from engine.marco_polo.supplies import earn

if TYPE_CHECKING:
    from engine.marco_polo.state import State


class Coins(Space):
    """Take 5 coins with any die (DE:217-223)."""

    def settable(self, state: "State", me: int) -> Iterable[int]:
        return (1,)  # the value is but a cost here

    def act(self, state: "State", me: int, low: int) -> Script[None]:
        earn(state, me, FIVE_COINS, self.notation)
        yield from ()
