"""The history of a game turn by turn, as everybody may know it: where a turn begins and ends, undone turns, the race,
rounds, fights, final places. It is made from the records of finished turns and the published rows of the running turn;
the log is not replayed for it."""

from bisect import bisect_right
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import pairwise, takewhile
from math import inf
from operator import itemgetter
from typing import Any

from db import GameRow, LogRow, SeatRow
from engine.core.event import UnknownEvent, seen_by
from engine.core.standings import Mark, Standing, place
from engine.games import rules_of
from host.table.log import UNDO, last_kept
from host.table.records import Step, Turn


@dataclass(frozen=True, slots=True)
class Note:
    """Row `seq` of the log, an `undo` or a `correction` (`kind`); `facts`: its data, but for a position, which may hold
    hidden things."""

    seq: int
    kind: str
    facts: dict[str, Any]


def notes_in(rows: Sequence[LogRow]) -> list[Note]:
    """The notes of `undo` and `correction` rows. Left out are those that were themselves taken back, undoing within
    one's own turn or for a correction, and rows that do not say who was behind them. Raises Unreadable unknown_row."""
    notes: list[Note] = []
    for row in rows:
        if row.kind == UNDO and row.seat is None:
            to = last_kept(row)
            notes = [note for note in notes if note.seq <= to]
        if row.seat is None and row.data is not None and "by" in row.data:
            facts = {name: value for name, value in row.data.items() if name != "position"}
            notes.append(Note(row.seq, row.kind, facts))
    return notes


@dataclass(slots=True)
class TurnRecord:
    """One turn of the history. `seat`: whose turn, or None for what happens to all between two turns. `steps`: one a
    log row; `number`: from 1, `first`: its first row.

    The row that ends a turn has a second step, in the TurnRecord of what follows before the next turn."""

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


@dataclass(frozen=True, slots=True)
class Look:
    """The game as one person may see it: as `seat`, or as a spectator (None). `view` is that of the game's rules;
    `acting`: seats that must act now; `events`: of the last turn, or while the seat `composes` one of what it has
    brought so far."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    seat: int | None
    view: Any
    acting: tuple[int, ...]
    events: tuple[Any, ...] = ()
    composes: bool = False


class History:
    """All known turns, the published part of the running one included.

    `row`, `seats`: the game's rows in the database; `first_view`: the spectators' view before the first known turn,
    after the log's row `first_row`; `marks`: how all stood after each finished turn, the set-up first; `last_view`:
    that after the last of them. `recorded`: the last log row of a finished turn; `seq`: the last row shown; `acting`:
    seats that must act now; `notes`: what was taken back or corrected. `has_views`: whether the views of all turns are
    in it, and not of the last finished one and the running one alone; where one is missing, it is None."""

    def __init__(
        self,
        row: GameRow,
        seats: Sequence[SeatRow],
        turns: Iterable[Turn],
        notes: Sequence[Note] = (),
        *,
        has_views: bool = True,
    ) -> None:
        self.row = row
        self.seats = tuple(seats)
        self.turns: list[TurnRecord] = []
        self.first_view: Any = None
        self.first_row = 0
        self.marks: list[Mark] = []
        self.last_view: Any = None
        self.has_views = has_views
        self.recorded = 0
        self.seq = 0
        self.acting: tuple[int, ...] = ()
        self.notes = tuple(notes)
        self._finished: list[TurnRecord] = []
        self._open_together: TurnRecord | None = None
        self._opening: tuple[Any, ...] = ()
        self._views: list[tuple[int, Any]] = []
        for turn in turns:
            self.add(turn)

    def add(self, turn: Turn) -> None:
        """Append a finished turn; they must come in the order of the log."""
        if not self.marks:
            self.first_view, self.first_row = turn.view, turn.last
        self._finished = self._with_steps(turn.seat, turn.steps)
        ended = self._finished[-1] if turn.steps else None
        self._views += [(step.seq, step.view) for step in turn.steps[:-1] if step.view is not None]
        self._views.append((turn.last, turn.view))
        self._set_mark(ended.number if ended is not None else len(self._finished), turn)
        self.last_view = turn.view
        self._pass_boundary(turn, ended)
        self.turns = self._finished
        self.recorded = self.seq = turn.last

    def _set_mark(self, number: int, turn: Turn) -> None:
        """Note how all stand after a finished turn."""
        played, standings = turn.mark or self._mark_of(turn)
        if self.marks and self.marks[-1].turn == number:  # a correction after that turn
            played = self.marks.pop().round
        self.marks.append(Mark(number, played, standings))

    def _mark_of(self, turn: Turn) -> tuple[int, tuple[Standing, ...]]:
        """What is not in the records of version 1.0.0; of the first turn that is known, the round that begins."""
        rules, view = rules_of(self.row.rules_name), turn.view
        return rules.round_of(self.last_view, view) if self.marks else view.round, rules.standings(view)

    def show_running(self, seat: int | None, steps: Sequence[Step], acting: tuple[int, ...]) -> None:
        """Show these published rows of the running turn, in place of those shown before.

        `seat`: whose turn it is, None if nobody's alone; `acting`: the seats that must act now."""
        self.turns = self._with_steps(seat, steps)
        self.seq = steps[-1].seq if steps else self.recorded
        self.acting = acting
        del self._views[bisect_right(self._views, self.recorded, key=itemgetter(0)) :]
        self._views += [(step.seq, step.view) for step in steps if step.view is not None]

    def _with_steps(self, seat: int | None, steps: Sequence[Step]) -> list[TurnRecord]:
        """The finished turns followed by these rows: in a new turn, or in the open one that all decide together."""
        if not steps:
            return self._finished
        if self._open_together is not None:
            before, (open_turn,) = self._finished[:-1], self._finished[-1:]
            record = TurnRecord(open_turn.number, open_turn.first, open_turn.seat, list(open_turn.steps))
        else:
            before, record = self._finished, self._begin(steps[0].seq)
        record.seat = seat if record.seat is None else record.seat
        opening = self._opening
        for step in steps:
            record.steps.append(Step(step.seq, partial(_told, opening, step), step.view))
            opening = ()
        return [*before, record]

    def _begin(self, seq: int) -> TurnRecord:
        return TurnRecord(len(self._finished) + 1, seq)

    def _pass_boundary(self, turn: Turn, ended: TurnRecord | None) -> None:
        """Divide the events around a boundary: those that concern all go into a TurnRecord without a seat, the others
        become the beginning of the next turn's first step."""
        between, opening = _public(turn.between), _public(turn.opening)
        if turn.sealed:  # what several seats decide next is nobody's turn, so its opening concerns all too
            between, opening = between + opening, ()
        self._opening = opening
        shared = ended if ended is not None and ended.seat is None else None
        if between:
            if shared is None:
                shared = self._begin(turn.last)
                self._finished = [*self._finished, shared]
            shared.steps.append(Step(turn.last, between, turn.view))
        self._open_together = shared if turn.sealed else None

    @property
    def last_number(self) -> int:
        return self.turns[-1].number if self.turns else 0

    def turn(self, number: int) -> TurnRecord:
        """The turn with this number. Raises LookupError if it is not known."""
        if number < 1:
            raise LookupError(number)
        return self.turns[number - 1]

    def between(self, first: int, last: int) -> list[TurnRecord]:
        """The turns that contain at least one of the log rows `first` to `last`."""
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
        place = bisect_right(self._views, seq, key=itemgetter(0))
        return self._views[place - 1][1] if place else self.first_view

    def notes_of(self, number: int) -> list[Note]:
        """The notes of a turn, and of what came between it and the one before; of the last turn after it too. Number 0
        stands for what came before the first turn, if there is none yet."""
        if number == 0 and self.turns:
            return []
        after = self.turns[number - 2].last if number > 1 else 0
        upto = self.turns[number - 1].last if number < len(self.turns) else inf
        return [note for note in self.notes if after < note.seq <= upto]

    def turns_since(self, seat: int) -> list[TurnRecord]:
        """The turns, the running one included, after the seat's own last turn."""
        return [*takewhile(lambda turn: turn.seat != seat, reversed(self.turns))][::-1]


def _told(opening: tuple[Any, ...], step: Step) -> tuple[Any, ...]:
    return opening + _public(step.events)


def _public(events: Iterable[Any]) -> tuple[Any, ...]:
    """The events as everybody may know them, without events that the rules no longer have."""
    return tuple(seen_by(event, None) for event in events if not isinstance(event, UnknownEvent))


def turns_that_scored(history: History) -> list[int]:
    """The numbers of the turns in which a score changed, as far as every turn is known."""
    return [now.turn for before, now in pairwise(history.marks) if now.scores != before.scores]


def contested_turns(history: History) -> list[int]:
    """The numbers of the turns in which seats fought for a place."""
    rules = rules_of(history.row.rules_name)
    return [turn.number for turn in history.turns if any(map(rules.is_contest, turn.events))]


def final_standings(row: GameRow) -> tuple[Standing, ...]:
    """How everybody stood at the end of a finished game, by seat."""
    return tuple(tuple(standing) for standing in (row.result or {})["standings"])


def final_place(row: GameRow, seat: int) -> int:
    """The place of a seat of a finished game, from 1; who wins because the other resigned is first."""
    winners = (row.result or {}).get("winners", [])
    return 1 if seat in winners else place(final_standings(row), seat)
