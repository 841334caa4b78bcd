"""Back to where undo goes: to which points of one's own turn or earlier ones (/table undo), taking back without asking,
what a rated game forbids. What was taken back stays in the log.

Nothing that chance brought is drawn anew: outcomes follow from the seed and their number (engine/core/dice.py), so dice
and cards that were seen come again the same."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Any

from db import Database, JsonObject, LogRow, TimerRow
from engine.core.decision import Refusal
from engine.core.event import seen_by
from engine.core.rules import Unreadable
from host.finished.ratings import may_be_rated
from host.host import Host
from host.messages.posts import TakenBack, Undone, Unprompt
from host.table import loading
from host.table.freezing import refusal
from host.table.history import History, TurnRecord
from host.table.log import CHOICES, UNDO, goes_on_shortcut, undo_notation
from host.table.pending import PendingRows
from host.table.records import Reopening, Step
from host.table.table import Table
from host.table_options import RATED

# Why it was done: nobody else plays, the others agreed, the table leaves it to its organiser, nobody answered them, or
# nobody had done or learnt anything since the turn was finished.
ALONE, AGREED, ORGANISER, SILENCE, AT_ONCE = "alone", "agreed", "organiser", "silence", "at-once"


async def take_back(
    host: Host,
    table: Table,
    to: int,
    undone: Undone,
    *,
    actor: int | None,
    settled: TimerRow | None = None,
    interaction_id: int | None = None,
    tentative: bool = False,
) -> None:
    """Take back all rows after row `to`, and tell the table of it: `undone`; `tentative`: as of `loading.rewind`. The
    caller holds the game's lock. Raises Refusal frozen."""
    async with host.act(table, interaction_id=interaction_id) as pending:
        row = await go_back(host, table, to, pending, actor, undone.stored(), tentative=tentative)
        pending.settled = settled
        pending.news += [Unprompt(seat=None), undone.but(row=row.seq)]


async def go_back(
    host: Host,
    table: Table,
    to: int,
    pending: PendingRows,
    actor: int | None,
    data: JsonObject | None = None,
    *,
    tentative: bool = False,
) -> LogRow:
    """Take back all rows of the log after row `to`, by a row with this `data`, which is returned; `tentative`: as of
    `loading.rewind`. Raises Refusal frozen."""
    row = table.next_row(UNDO, None, undo_notation(to), pending.at, actor=actor, data=data)
    try:
        table.go_back(row, to, await loading.rewind(host.db, table, row, to, tentative=tentative), pending)
    except Unreadable as problem:
        raise refusal(problem) from problem
    return row


async def nobody_can_agree(db: Database, table: Table) -> bool:
    """Whether a game is to be rated and at most one person is left at its table: then nothing is taken back that others
    knew."""
    if len(table.people) > 1 or not RATED.of(table.row):  # who began need not be read
        return False
    return may_be_rated(table.row, len(table.seats), await db.games.starters(table.row.id))


def reopening_of(table: Table, seat: int, *, may_agree: bool) -> Reopening | None:
    """How the turn that a seat has finished is opened again at one press; None where it is not, also where computer
    players have acted since and nobody may agree to an undo (see `nobody_can_agree`)."""
    last = table.reopening
    if last is None or not table.can_reopen(seat):
        return None
    return last if may_agree or last.end == table.seq else None


@dataclass(frozen=True, slots=True)
class Point:
    """After row `to` of the log. `first`, `last`: the numbers of the turns taken back, the first of them wholly or from
    a choice on; `choices`: how many choices of the first turn these are, 0 for all; `seat`: whose turn or choice comes
    first, `events`: what it brought; `ends`: the choice finished that turn."""

    to: int
    first: int
    last: int
    choices: int
    seat: int | None
    events: tuple[Any, ...]
    ends: bool = False

    def facts(self) -> TakenBack:
        return TakenBack(first=self.first, last=self.last, choices=self.choices)


@dataclass(frozen=True, slots=True)
class OwnTurn:
    """The last turn that a seat has finished, and the rows of it that its player chose, not those taken by default;
    `press`: the row of the last press that did more than end the turn, None if none did."""

    turn: TurnRecord
    chosen: frozenset[int]
    press: int | None


async def last_own_turn(db: Database, history: History, table: Table, seat: int | None) -> OwnTurn | None:
    """None for a spectator, or where the seat has finished no turn yet."""
    for turn in reversed(history.turns):
        if seat is not None and turn.seat == seat and turn.last <= table.boundary:
            rows = await db.games.log(table.row.id, after=turn.first - 1, upto=turn.last)
            own = [row for row in rows if _is_own(row, seat)]
            press = _last_press(own, [step.seq for step in turn.steps], table)
            return OwnTurn(turn, frozenset(row.seq for row in own), press)
    return None


async def last_own_press(db: Database, table: Table, seat: int | None, own: OwnTurn | None) -> int | None:
    """The row of a seat's last press that did more than end a turn: of the turn that it makes now, or else of `own`."""
    if composer(table, seat) is not None:
        rows = [row for row in await db.games.log(table.row.id, after=table.boundary) if _is_own(row, seat)]
        press = _last_press(rows, table.open_rows, table)
        if press is not None:
            return press
    return None if own is None else own.press


def _is_own(row: LogRow, seat: int | None) -> bool:
    """Whether the player of a seat chose this, not the seat's default."""
    return row.kind in CHOICES and row.seat == seat and not row.automatic


def _last_press(rows: Sequence[LogRow], in_force: Collection[int], table: Table) -> int | None:
    end = table.position.rules.turn_end
    begun = [row.seq for row in rows if row.seq in in_force and row.notation != end and not goes_on_shortcut(row)]
    return max(begun, default=None)


def all_points(history: History, table: Table, seat: int | None, own: OwnTurn | None, press: int | None) -> list[Point]:
    """All points as `seat` (None: a spectator) may name them: first the one before its last press, which most who ask
    want, then the latest first. `own`, `press`: see `last_own_turn`, `last_own_press`."""
    composing = composer(table, seat)
    free = composing is not None and table.undo_floor(composing) == 0
    turns = turns_after(history, table, 0, None if free else composing, seat)
    last = turns[-1].number if turns else history.last_number
    points = _choices(table, seat, last)
    for turn in reversed(turns):
        to = table.boundary if turn.first > table.boundary else turn.first - 1
        if turn.seat is not None and to >= 1:
            if own is not None and own.turn.number == turn.number:
                points += _finished_choices(own, last)
            points.append(Point(to, turn.number, last, 0, turn.seat, turn.events))
    before_press = [point for point in points if press is not None and point.to < press][:1]
    return before_press + [point for point in points if point not in before_press]


def _choices(table: Table, seat: int | None, turn: int) -> list[Point]:
    """Before each choice of one's own turn, back to another seat's; but for the first of the turn, and for those that
    can be taken back without asking."""
    if seat is None or composer(table, seat) is None:
        return []
    count = len(table.open_rows)
    own = takewhile(
        lambda keep: table.position.choices[keep].seat == seat, range(min(table.undo_floor(seat), count) - 1, 0, -1)
    )
    return [
        Point(table.open_rows[keep - 1], turn, turn, count - keep, seat, _seen(table.steps[keep].events, seat))
        for keep in own
    ]


def _finished_choices(own: OwnTurn, last: int) -> list[Point]:
    """Before each choice of one's own finished turn, but for the first of the turn: that takes back all of it."""
    steps, number = own.turn.steps, own.turn.number
    chosen = [place for place, step in enumerate(steps) if step.seq in own.chosen]
    return [
        Point(steps[place - 1].seq, number, last, left, own.turn.seat, steps[place].events, ends=left == 1)
        for place in reversed(chosen[1:])
        for left in [len(steps) - place]
    ]


def point_at(points: Sequence[Point], to: int) -> Point:
    """The point after row `to`. Raises Refusal no_such_point."""
    for point in points:
        if point.to == to:
            return point
    raise Refusal("no_such_point")


def composer(table: Table, seat: int | None) -> int | None:
    """The seat itself while it makes its own turn, whose tentative choices can then be taken back too; else None."""
    return seat if seat is not None and seat == table.turn_seat and seat in table.position.seats_to_act else None


def turns_after(
    history: History, table: Table, to: int, composing: int | None, viewer: int | None = None
) -> list[TurnRecord]:
    """The turns after row `to`, as `viewer` (None: everybody) may know them: the published part, and the tentative
    choices of the seat `composing`."""
    turns = [
        TurnRecord(turn.number, turn.first, turn.seat, [step for step in turn.steps if step.seq > to])
        for turn in history.turns
        if turn.last > to
    ]
    tentative = [step for step in table.steps if max(to, table.published) < step.seq]
    if composing is None or not tentative:
        return turns
    if not turns or turns[-1].first <= table.boundary:
        number = history.last_number + (history.seq <= table.boundary)
        turns.append(TurnRecord(number, tentative[0].seq, composing))
    turns[-1].steps += [Step(step.seq, _seen(step.events, viewer)) for step in tentative]
    return turns


def _seen(events: Sequence[Any], viewer: int | None) -> tuple[Any, ...]:
    return tuple(seen_by(event, viewer) for event in events)
