"""The story of a game turn by turn, as everybody may know it; rebuilt from the log alone."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from db import LogRow
from engine.core.event import seen_by
from engine.core.position import Position, new_position
from host.log import choice_of, folded


@dataclass(slots=True)
class Step:
    """One row's events and the spectators' view after it."""

    seq: int
    seat: int
    events: tuple[Any, ...]
    view: Any


@dataclass(slots=True)
class TurnRecord:
    """What happened between two turn boundaries. `seat`: who acted first; `steps`: row by row."""

    number: int
    seat: int
    first: int
    steps: list[Step] = field(default_factory=list)

    @property
    def last(self) -> int:
        return self.steps[-1].seq if self.steps else self.first - 1

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(event for step in self.steps for event in step.events)


class History:
    """All turns so far; `opening` is the spectators' view before the first."""

    def __init__(self, position: Position, seq: int) -> None:
        self._position = position
        self.opening = position.view(None)
        self.turns: list[TurnRecord] = []
        self._pending = _public(position.opening_events)
        self._boundary = True
        self.seq = seq

    @classmethod
    def replay(
        cls, game: str, options: Mapping[str, str], colours: Sequence[str], seed: bytes, rows: Iterable[LogRow]
    ) -> "History":
        """From the whole log, its first row being the new game's."""
        first, *rest = folded(rows)
        history = cls(new_position(game, options, colours, seed, first.outcomes), first.seq)
        for row in rest:
            history.add(row)
        return history

    @property
    def position(self) -> Position:
        return self._position

    def add(self, row: LogRow) -> None:
        """One more published row."""
        seat, notation, outcomes = choice_of(row)
        position = self._position
        if self._boundary:
            self.turns.append(TurnRecord(len(self.turns) + 1, seat, row.seq))
        events = _public(position.choose(seat, notation, outcomes))
        self._boundary = not position.choices
        opening: tuple[Any, ...] = ()
        if self._boundary and position.opening_events:
            opening = events[-len(position.opening_events) :]
            events = events[: -len(opening)]
        self.turns[-1].steps.append(Step(row.seq, seat, self._pending + events, position.view(None)))
        self._pending = opening
        self.seq = row.seq

    def view_at(self, seq: int) -> Any:
        """The spectators' view after row `seq`, or after the last row before it."""
        for turn in reversed(self.turns):
            for step in reversed(turn.steps):
                if step.seq <= seq:
                    return step.view
        return self.opening

    def turns_since(self, seat: int) -> list[TurnRecord]:
        """Complete and running turns after the seat's last one."""
        found: list[TurnRecord] = []
        for turn in reversed(self.turns):
            if turn.seat == seat:
                break
            found.insert(0, turn)
        return found


def _public(events: Iterable[Any]) -> tuple[Any, ...]:
    return tuple(seen_by(event, None) for event in events)
