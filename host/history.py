"""The story of a game turn by turn, as everybody may know it: made of the records of its finished turns and of what the
running turn has published. Nothing is replayed for it."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from db import GameRow, SeatRow
from engine.core.event import UnknownEvent, seen_by
from host.records import Step, Turn


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
    """All turns that are known, the running one included as far as it is published.

    `row`, `seats`: the game's; `first_view`: the spectators' view before the first known turn; `untold`: how many turns
    before that nothing is known of, because version 1 did not write down what happened; `seq`: the last row; `acting`:
    seats that must act now."""

    def __init__(self, row: GameRow, seats: Sequence[SeatRow], turns: Iterable[Turn]) -> None:
        self.row = row
        self.seats = tuple(seats)
        self.turns: list[TurnRecord] = []
        self.first_view: Any = None
        self.untold = 0
        self.recorded = 0
        self.seq = 0
        self.acting: tuple[int, ...] = ()
        self._finished: list[TurnRecord] = []
        self._goes_on: TurnRecord | None = None
        self._opening: tuple[Any, ...] = ()
        self._views: list[tuple[int, Any]] = []
        for turn in turns:
            self.add(turn)

    def add(self, turn: Turn) -> None:
        """One more finished turn, in the order of the log."""
        if not turn.told:
            self.untold = turn.number
            self._views.clear()
        if not self._views:
            self.first_view = turn.view
        self._finished = self._with_steps(turn.seat, turn.steps)
        ended = self._finished[-1] if turn.steps else None
        self._views += [(step.seq, step.view) for step in turn.steps[:-1] if step.view is not None]
        self._views.append((turn.last, turn.view))
        self._pass_boundary(turn, ended)
        self.turns = self._finished
        self.recorded = self.seq = turn.last

    def show_running(self, seat: int | None, steps: Sequence[Step], acting: tuple[int, ...]) -> None:
        """The running turn's published rows, in place of those shown before; whose turn it is."""
        self.turns = self._with_steps(seat, steps)
        self.seq = steps[-1].seq if steps else self.recorded
        self.acting = acting
        del self._views[bisect_right(self._views, self.recorded, key=_row_of) :]
        self._views += [(step.seq, step.view) for step in steps if step.view is not None]

    def _with_steps(self, seat: int | None, steps: Sequence[Step]) -> list[TurnRecord]:
        """The finished turns and these rows, in a turn of their own or in the one that goes on."""
        if not steps:
            return self._finished
        if self._goes_on is not None:
            before, (open_turn,) = self._finished[:-1], self._finished[-1:]
            record = TurnRecord(open_turn.number, open_turn.first, open_turn.seat, list(open_turn.steps))
        else:
            before, record = self._finished, self._begin(steps[0].seq)
        record.seat = seat if record.seat is None else record.seat
        opening = self._opening
        for step in steps:
            record.steps.append(Step(step.seq, opening + _public(step.events), step.view))
            opening = ()
        return [*before, record]

    def _begin(self, seq: int) -> TurnRecord:
        return TurnRecord(self.untold + len(self._finished) + 1, seq)

    def _pass_boundary(self, turn: Turn, ended: TurnRecord | None) -> None:
        """What all see and decide together goes into one record, the rest opens the next turn."""
        between, opening = _public(turn.between), _public(turn.opening)
        if turn.sealed:
            between, opening = between + opening, ()
        self._opening = opening
        shared = ended if ended is not None and ended.seat is None else None
        if between:
            if shared is None:
                shared = self._begin(turn.last)
                self._finished = [*self._finished, shared]
            shared.steps.append(Step(turn.last, between, turn.view))
        self._goes_on = shared if turn.sealed else None

    @property
    def last_number(self) -> int:
        """The number of the last known turn."""
        return self.turns[-1].number if self.turns else self.untold

    def turn(self, number: int) -> TurnRecord:
        """Raises LookupError for a turn that is not known."""
        place = number - self.untold - 1
        if place < 0:
            raise LookupError(number)
        return self.turns[place]

    def between(self, first: int, last: int) -> list[TurnRecord]:
        """The turns that have one of rows `first` to `last`."""
        return [turn for turn in self.turns if turn.last >= first and turn.first <= last]

    def last_told(self, first: int, last: int) -> TurnRecord:
        """The last turn in which rows `first` to `last` brought something; sealed answers to come bring nothing yet.

        Raises LookupError where they brought nothing."""
        for turn in reversed(self.between(first, last)):
            if any(step.events for step in turn.steps if first <= step.seq <= last):
                return turn
        raise LookupError(first, last)

    def view_at(self, seq: int) -> Any:
        """The spectators' view after row `seq`, or after the last row before it that has one."""
        place = bisect_right(self._views, seq, key=_row_of)
        return self._views[place - 1][1] if place else self.first_view

    def turns_since(self, seat: int) -> list[TurnRecord]:
        """Complete and running turns after the seat's last one."""
        found: list[TurnRecord] = []
        for turn in reversed(self.turns):
            if turn.seat == seat:
                break
            found.insert(0, turn)
        return found


def _row_of(view: tuple[int, Any]) -> int:
    return view[0]


def _public(events: Iterable[Any]) -> tuple[Any, ...]:
    """What everybody may know of events, without those that no rules know any more."""
    return tuple(seen_by(event, None) for event in events if not isinstance(event, UnknownEvent))
