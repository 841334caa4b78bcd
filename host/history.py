"""The story of a game turn by turn, as everybody may know it; rebuilt from the log alone."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from db import LogRow
from engine.core.event import seen_by
from engine.core.position import AnyPosition, new_position
from engine.games import rules_of
from host.log import choice_of, without_undone


@dataclass(slots=True)
class Step:
    """One row's events and the spectators' view after it."""

    seq: int
    events: tuple[Any, ...]
    view: Any


@dataclass(slots=True)
class TurnRecord:
    """One seat's turn, or what happened to all between two turns (`seat` None); `steps`: row by row.

    The row that ends a turn also has a step in the record of what follows before the next turn."""

    number: int
    first: int
    seat: int | None = None
    steps: list[Step] = field(default_factory=list)

    @property
    def last(self) -> int:
        return self.steps[-1].seq if self.steps else self.first - 1

    @property
    def events(self) -> tuple[Any, ...]:
        return tuple(event for step in self.steps for event in step.events)


class History:
    """All turns so far; `first_view` is the spectators' view before the first."""

    def __init__(self, position: AnyPosition, seq: int) -> None:
        self._position = position
        self.first_view = position.view(None)
        self.turns: list[TurnRecord] = []
        self._running: TurnRecord | None = None
        self._pending: tuple[Any, ...] = ()
        self.seq = seq
        self._go_on(seq, None)

    @classmethod
    def replay(
        cls, game: str, options: Mapping[str, str], colours: Sequence[str], seed: bytes, rows: Iterable[LogRow]
    ) -> "History":
        """From the whole log, its first row being the new game's."""
        first, *rest = without_undone(rows)
        history = cls(new_position(rules_of(game), options, colours, seed, first.outcomes), first.seq)
        for row in rest:
            history.add(row)
        return history

    @property
    def position(self) -> AnyPosition:
        return self._position

    def add(self, row: LogRow) -> None:
        """One more published row."""
        position = self._position
        record = self._running = self._running or self._begin(row.seq)
        seat, notation, outcomes = choice_of(row)
        if not position.sealed:
            record.seat = seat if record.seat is None else record.seat
        events = self._pending + _public(position.choose(seat, notation, outcomes))
        self._pending = ()
        if position.choices:
            record.steps.append(Step(row.seq, events, position.view(None)))
        else:
            after = len(position.interlude) + len(position.opening_events)
            record.steps.append(Step(row.seq, events[: len(events) - after], position.view(None)))
            self._running = None
            self._go_on(row.seq, record)
        self.seq = row.seq

    def _begin(self, seq: int) -> TurnRecord:
        record = TurnRecord(len(self.turns) + 1, seq)
        self.turns.append(record)
        return record

    def _go_on(self, seq: int, ended: TurnRecord | None) -> None:
        """Past a boundary: what all see and decide together goes into one record, the rest opens the next turn."""
        position = self._position
        between, opening = _public(position.interlude), _public(position.opening_events)
        if position.sealed:
            between, opening = between + opening, ()
        self._pending = opening
        shared = ended if ended is not None and ended.seat is None else None
        if between:
            shared = shared or self._begin(seq)
            shared.steps.append(Step(seq, between, position.view(None)))
        if position.sealed:
            self._running = shared

    def between(self, first: int, last: int) -> list[TurnRecord]:
        """The turns that have one of rows `first` to `last`."""
        return [turn for turn in self.turns if turn.last >= first and turn.first <= last]

    def view_at(self, seq: int) -> Any:
        """The spectators' view after row `seq`, or after the last row before it."""
        for turn in reversed(self.turns):
            for step in reversed(turn.steps):
                if step.seq <= seq:
                    return step.view
        return self.first_view

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
