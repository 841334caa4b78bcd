"""Copies of a position in which computer players look past the end of the turn; nothing leads back from them."""

from collections.abc import Iterable
from typing import Any

from engine.core.decision import Decision
from engine.core.position import Position
from engine.core.protocols import E, O, S, V
from engine.core.scripts import Scripts


class Lookahead(Position[S, V, O, E]):
    """A copy for whoever only wants to know where choices lead.

    Its turn is like that of any position. When that has ended no boundary is kept any more, no log and no events, which
    are a fifth of the work: it can be looked at and played on to the end of the game, but not forked or stored."""

    __slots__ = ()

    def again_from(
        self,
        boundary: S,
        upto: int | None = None,
        *,
        blind: bool = False,
        kind: type[Position[S, V, O, E]] | None = None,
    ) -> Position[S, V, O, E]:
        self._check_way_back()
        return super().again_from(boundary, upto, blind=blind, kind=kind)

    def dump(self) -> dict[str, Any]:
        self._check_way_back()
        return super().dump()

    def _check_way_back(self) -> None:
        if self.boundary is self.state:
            raise RuntimeError("a copy that has looked past the end of its turn can be neither forked nor stored")

    def _apply(self, decision: Decision, notation: str, value: Any, outcomes: Iterable[int]) -> tuple[Any, ...]:
        if self.boundary is not self.state:  # in the turn in which this copy was made
            return super()._apply(decision, notation, value, outcomes)
        self.state.dice.begin(outcomes)
        self._scripts.send(decision.seat, value)
        self.decisions = self._scripts.decisions
        self._known = {}
        if not self.decisions:
            self._go_on()
        return ()

    def _pass_boundary(self, events: tuple[Any, ...]) -> tuple[Any, ...]:
        self.boundary = self.state
        self.choices.clear()
        self.floor = 0
        self._go_on()
        return events

    def _go_on(self) -> None:
        """Go on to the next decision in a later turn."""
        while not self.decisions and not self.state.over:
            self._unasked.collect()
            self.state.events.clear()
            self._scripts = Scripts(self.rules.script(self.state), self.state.dice, self._unasked)
            self.decisions = self._scripts.decisions


def look_ahead(position: Position[S, V, O, E], *, blind: bool = False) -> Position[S, V, O, E]:
    """A copy to look ahead in. `blind`: as of `Position.fork`."""
    return position.again_from(position.boundary, blind=blind, kind=Lookahead)
