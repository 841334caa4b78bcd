"""Takes a table back to an earlier row of its log; what was taken back stays in it.

Nothing that chance brought is drawn anew: outcomes follow from the seed and their number (engine/core/dice.py), so dice
and cards that were seen come again the same."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from db import Database, TimerRow
from engine.core.decision import Refusal
from engine.core.event import seen_by
from engine.core.rules import Unreadable
from host.host import Host
from host.messages.posts import TakenBack, Undone, Unprompt
from host.table import loading
from host.table.freezing import refusal
from host.table.history import History, TurnRecord
from host.table.log import CHOICES, UNDO, undo_notation
from host.table.pending import PendingRows
from host.table.table import Table

# Why it was done: nobody else plays, the others agreed, the table leaves it to its organiser, or nobody answered them.
ALONE = "alone"
AGREED = "agreed"
ORGANISER = "organiser"
SILENCE = "silence"


async def take_back(
    host: Host,
    table: Table,
    to: int,
    told: Undone,
    *,
    actor: int | None,
    settled: TimerRow | None = None,
    interaction_id: int | None = None,
) -> None:
    """Take back all rows after row `to`, and tell the table of it: `told`. The caller holds the game's lock. Raises
    Refusal frozen."""

    async def act(pending: PendingRows) -> None:
        at, last = host.clock.now(), table.seq
        row = table.new_row(UNDO, None, undo_notation(to), [], actor=actor, at=at, data=told.stored())
        row = replace(row, seq=last + 1)
        try:
            earlier = await loading.taken_back(host.db, table, row, to)
        except Unreadable as problem:
            raise refusal(problem) from problem
        table.go_back(row, to, earlier, pending)
        pending.settled = settled
        pending.news += [Unprompt(seat=None), told.but(row=row.seq)]

    await host.advance(table, act, interaction_id=interaction_id)


@dataclass(frozen=True, slots=True)
class Point:
    """After row `to` of the log. `first`, `last`: the numbers of the turns taken back, the first of them wholly or from
    a choice on; `choices`: how many choices of the first turn these are, 0 for all; `seat`: whose turn or choice comes
    first, `events`: what it brought."""

    to: int
    first: int
    last: int
    choices: int
    seat: int | None
    events: tuple[Any, ...]

    def facts(self) -> TakenBack:
        """What a request, the log and posts say of it."""
        return TakenBack(first=self.first, last=self.last, choices=self.choices)


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """The last turn that a seat has finished, and the rows of it that its player chose, not those taken by default."""

    turn: TurnRecord
    chosen: frozenset[int]


async def last_own_turn(db: Database, history: History, table: Table, seat: int | None) -> OwnTurn | None:
    """None for a spectator, or where the seat has finished no turn yet."""
    for turn in reversed(history.turns):
        if seat is not None and turn.seat == seat and turn.last <= table.boundary:
            rows = await db.games.log(table.row.id, after=turn.first - 1, upto=turn.last)
            own = (row for row in rows if row.kind in CHOICES and row.seat == seat and not row.automatic)
            return OwnTurn(turn, frozenset(row.seq for row in own))
    return None


def points(history: History, table: Table, seat: int | None, own: OwnTurn | None) -> list[Point]:
    """All points, the latest first, as `seat` (None: a spectator) may name them. `own`: see `last_own_turn`."""
    composing = composer(table, seat)
    free = composing is not None and table.undo_floor(composing) == 0
    turns = taken_back(history, table, 0, None if free else composing, seat)
    last = turns[-1].number if turns else history.last_number
    found = _choices(table, seat, last)
    for turn in reversed(turns):
        to = table.boundary if turn.first > table.boundary else turn.first - 1
        if turn.seat is not None and to >= 1:
            if own is not None and own.turn.number == turn.number:
                found += _finished_choices(own, last)
            found.append(Point(to, turn.number, last, 0, turn.seat, turn.events))
    return found


def _choices(table: Table, seat: int | None, turn: int) -> list[Point]:
    """Before each choice of one's own turn, back to another seat's; but for the first of the turn, and for those that
    can be taken back without asking."""
    found: list[Point] = []
    if seat is None or composer(table, seat) is None:
        return found
    count = len(table.open_rows)
    for keep in range(min(table.undo_floor(seat), count) - 1, 0, -1):
        if table.position.choices[keep].seat != seat:
            break
        events = _seen(table.steps[keep].events, seat)
        found.append(Point(table.open_rows[keep - 1], turn, turn, count - keep, seat, events))
    return found


def _finished_choices(own: OwnTurn, last: int) -> list[Point]:
    """Before each choice of one's own finished turn, but for the first of the turn."""
    steps, number = own.turn.steps, own.turn.number
    return [
        Point(steps[place - 1].seq, number, last, len(steps) - place, own.turn.seat, steps[place].events)
        for place in range(len(steps) - 1, 0, -1)
        if steps[place].seq in own.chosen
    ]


def point_at(found: Sequence[Point], to: int) -> Point:
    """The point after row `to`. Raises Refusal no_such_point."""
    for point in found:
        if point.to == to:
            return point
    raise Refusal("no_such_point")


def composer(table: Table, seat: int | None) -> int | None:
    """The seat itself while it makes its own turn, whose tentative choices can then be taken back too; else None."""
    return seat if seat is not None and seat == table.turn_seat and seat in table.position.seats_to_act else None


def taken_back(
    history: History, table: Table, to: int, composing: int | None, viewer: int | None = None
) -> list[TurnRecord]:
    """What happened after row `to`, turn by turn, as `viewer` (None: everybody) may know it: the published part, and
    the tentative choices of the seat `composing`."""
    found = [_after(turn, to) for turn in history.turns if turn.last > to]
    if composing is None:
        return found
    steps = [step for step in table.steps if max(to, table.published) < step.seq]
    events = [type(step)(step.seq, _seen(step.events, viewer)) for step in steps]
    if not events:
        return found
    running = found[-1] if found and found[-1].first > table.boundary else None
    if running is not None:
        return [*found[:-1], TurnRecord(running.number, running.first, running.seat, [*running.steps, *events])]
    number = history.last_number + (history.seq <= table.boundary)
    return [*found, TurnRecord(number, events[0].seq, composing, events)]


def _after(turn: TurnRecord, to: int) -> TurnRecord:
    return TurnRecord(turn.number, turn.first, turn.seat, [step for step in turn.steps if step.seq > to])


def _seen(events: Sequence[Any], viewer: int | None) -> tuple[Any, ...]:
    return tuple(seen_by(event, viewer) for event in events)
