"""Preparing a turn ahead: how far it can go, when it is made, and when it is switched off because something changed.

The copy's dice are blind, so it goes as far as nothing hidden is needed: where chance or another seat comes in, the
plan ends. Each choice is kept with a mark of what it brought; where one is no longer legal, or brings something else,
the plan is switched off and its person is told."""

from collections.abc import Container, Mapping, Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any, Final

from db import AT_ONCE, AheadRow, Change, Database, TimerRow
from engine.core.decision import Decision, Refusal
from engine.core.dice import Unknown
from engine.core.event import seen_by
from engine.core.position import AnyPosition, Position
from host.host import Host, before_calls, resumer
from host.messages.posts import PlanOff, Prompt, Unprompt, revise
from host.sleeper import table_timer
from host.table.commit import Commit
from host.table.journal import PLANNED
from host.table.log import CHOICES
from host.table.pending import PendingRows
from host.table.table import Table
from host.turn import standing_answers
from host.turn.standing_answers import ANSWER, ANSWER_AFTER_S, AheadTimer

PLAN: Final = "turn"
"""The name under which it is stored, beside answers given ahead."""
PLAY: Final = "plan"
"""The timer of a person whose plan is made."""
ILLEGAL, CHANGED, UNDONE = "illegal", "changed", "undone"
"""Why a plan is off."""
OFF: Final = "off"


@dataclass(frozen=True, slots=True)
class Rehearsal:
    """A plan played on a copy. `position`: after it, None where it cannot go on; `events`: what it brings, as its seat
    may know; `marks`: one for each choice; `before`: the position before the last press, None without any."""

    position: AnyPosition | None
    events: tuple[Any, ...]
    marks: tuple[str, ...]
    before: AnyPosition | None = None

    def decision(self, seat: int) -> Decision | None:
        return None if self.position is None else self.position.decision(seat)


def rehearse(table: Table, seat: int, choices: Sequence[str], keeps: int = 0) -> Rehearsal:
    """Play choices as if the seat's turn began at the last turn boundary; the last press made those after the first
    `keeps`. Raises Refusal: cannot_prepare where it could
    not begin so, plan_over for a choice after the end, and why one is not legal."""
    position: AnyPosition | None = _begun(table, seat)
    before: AnyPosition | None = None
    events: tuple[Any, ...] = ()
    marks: list[str] = []
    for number, notation in enumerate(choices):
        if position is None:
            raise Refusal("plan_over")
        before = position.fork(blind=True) if number == keeps else before
        try:
            happened = tuple(seen_by(event, seat) for event in position.choose(seat, notation))
        except Unknown:  # chance, or another seat, decides from here on
            happened, position = (), None
        if position is not None and (not position.choices or position.seats_to_act != (seat,)):
            happened, position = (), None  # the turn is over; what follows is of the next one
        events += happened
        marks.append(blake2b(repr(happened).encode(), digest_size=8).hexdigest())
    return Rehearsal(position, events, tuple(marks), before)


def _begun(table: Table, seat: int) -> AnyPosition:
    rules, boundary = table.position.rules, table.position.boundary.clone()
    if table.closed or table.over or not rules.begin_turn_of(boundary, seat):
        raise Refusal("cannot_prepare")
    boundary.dice.blind = True
    try:
        position: AnyPosition = Position(rules, boundary)
    except Unknown as hidden:
        raise Refusal("cannot_prepare") from hidden
    if position.seats_to_act != (seat,):
        raise Refusal("cannot_prepare")
    return position


def can_prepare(table: Table, seat: int) -> bool:
    if not table.seats[seat].by_person or seat in table.position.seats_to_act:
        return False
    try:
        _begun(table, seat)
    except Refusal:
        return False
    return True


async def plan_of(db: Database, table: Table, seat: int) -> dict[str, Any]:
    """The stored plan of a seat; empty without one."""
    rows = await db.ahead(table.row.id)
    return next((row.content for row in rows if (row.seat, row.name) == (seat, PLAN)), {})


def why_off(table: Table, seat: int, content: Mapping[str, Any]) -> PlanOff | None:
    """Why a plan cannot be made as it was prepared; None where it can."""
    game, choices = table.row.id, tuple(content["choices"])
    marks: tuple[str, ...] = ()
    for count in range(len(choices) + 1):
        try:
            marks = rehearse(table, seat, choices[:count]).marks
        except Refusal:
            return PlanOff(game=game, why=ILLEGAL, choices=choices[:count])
    changed = (count for count, mark in enumerate(marks, 1) if [mark] != content["marks"][count - 1 : count])
    return next((PlanOff(game=game, why=CHANGED, choices=choices[:count]) for count in changed), None)


def switch_off(change: Change, table: Table, seat: int, off: PlanOff) -> None:
    """Keep of a plan only why it is off, and tell its person."""
    change.ahead(seat, PLAN, {OFF: off.why, "told": off.stored()})
    change.enter(PlanOff.kind, seat, why=off.why)
    user_id = table.seats[seat].user_id
    if user_id is not None:
        change.post_to(user_id, PlanOff.kind, off.stored(), due=AT_ONCE)


def _off(table: Table, content: Mapping[str, Any]) -> PlanOff | None:
    """Why a plan is off, as it is stored; None where none is. Version 1.0.0 stored no more than the reason's name."""
    if OFF not in content:
        return None
    return PlanOff.read(content.get("told", {"game": table.row.id, "why": content[OFF]}))


def refused(table: Table, seat: int, off: PlanOff) -> tuple[AnyPosition, Decision, str] | None:
    """Where a plan stood when its first impossible choice was due: that choice, and the decision that is asked instead.
    None where it was off for another reason, or the table has gone on."""
    if off.why != ILLEGAL or not off.choices:
        return None
    *before, choice = off.choices
    try:
        rehearsal = rehearse(table, seat, before)
    except Refusal:
        return None
    decision = rehearsal.decision(seat)
    if rehearsal.position is None or decision is None or choice in decision.options:
        return None
    return rehearsal.position, decision, choice


@before_calls
async def follow(host: Host, commit: Commit) -> None:
    """See that what was answered ahead is chosen, and that all turns prepared still hold; forget what was answered for
    seats whose player changed."""
    if commit.begins:
        return
    change, table, seated = commit.change, commit.table, commit.pending.seated
    for seat in seated - {None}:
        change.nothing_ahead(seat or 0)
    rows = [row for row in await host.db.ahead(table.row.id) if row.seat not in seated]
    if rows:
        answered = standing_answers.answers_to(rows, table, commit.asked)
        commit.answered |= {*answered, *check_plans(change, table, rows, commit.pending, commit.asked, commit.now)}
        standing_answers.set_timers(change, table, answered, commit.now)
    if commit.over:
        for seat_row in table.seats:
            change.nothing_ahead(seat_row.seat)


def check_plans(
    change: Change, table: Table, rows: Sequence[AheadRow], pending: PendingRows, asked: Container[int], now: float
) -> set[int]:
    """Look at all plans after an act at the table: a seat that acts in its own turn needs none any more; where finished
    turns are taken back none holds, since one prepared for the turn after must not be made in place of one that was
    taken back; at a turn boundary each must still hold. `asked`: the seats that the act asks something. Returns the
    seats whose plan is made soon, since their turn begins."""
    acted = {row.seat for row in pending.rows if row.kind in CHOICES}
    in_own_turn = {table.turn_seat, *(turn.seat for turn in pending.turns)} & acted
    planned = set()
    for row in rows:
        if row.name != PLAN or OFF in row.content:
            continue
        if row.seat in in_own_turn or table.over:
            change.ahead(row.seat, PLAN, None)
        elif pending.undone_after is not None:
            switch_off(change, table, row.seat, PlanOff(game=table.row.id, why=UNDONE))
        elif not table.position.choices and not table.closed:
            off = why_off(table, row.seat, row.content)
            if off is not None:
                switch_off(change, table, row.seat, off)
            elif row.seat in asked:
                planned.add(row.seat)
                timer = AheadTimer(seat=row.seat, after=table.asked.after[row.seat])
                change.arm(PLAY, now + ANSWER_AFTER_S, timer.stored(), user_id=table.seats[row.seat].user_id)
    return planned


async def due_seats(db: Database, table: Table) -> set[int]:
    """The seats that are asked something now for which a choice is to be made soon: it was answered ahead, or their
    turn has begun, in which nothing is chosen yet, and was prepared."""
    if table.over or table.closed:
        return set()
    rows = await db.ahead(table.row.id)
    begun = [row for row in rows if row.seat in table.called and not table.position.choices]
    plans = (row for row in begun if row.name == PLAN and OFF not in row.content)
    planned = {row.seat for row in plans if why_off(table, row.seat, row.content) is None}
    return planned | set(standing_answers.answers_to(rows, table, table.called))


@resumer
async def set_missing(host: Host, table: Table, change: Change) -> None:
    """Set the timers that are missing of such choices; a plan that no longer holds is switched off."""
    rows = await host.db.ahead(table.row.id)
    if not rows:
        return
    timers = {(timer.kind, timer.user_id) for timer in await host.db.timers.of_game(table.row.id)}
    user_of, now = {seat.seat: seat.user_id for seat in table.seats}, host.clock.now()
    left = [row for row in rows if (PLAY, user_of[row.seat]) not in timers]
    check_plans(change, table, left, PendingRows(now), table.called, now)
    answered = standing_answers.answers_to(rows, table, table.called)
    unset = [seat for seat in answered if (ANSWER, user_of[seat]) not in timers]
    standing_answers.set_timers(change, table, unset, now)


@dataclass(frozen=True, slots=True)
class Preparing:
    """The plan of a person as it stands. `presses`: with how many choices each press that made some of them began;
    `off`: why an earlier plan was switched off, None where none was."""

    table: Table
    seat: int
    choices: tuple[str, ...]
    presses: tuple[int, ...]
    rehearsal: Rehearsal
    off: PlanOff | None = None

    @property
    def keeps(self) -> int:
        """How many choices remain when the last press is taken back."""
        return max(self.presses, default=0)


async def prepared(host: Host, game_id: str, user_id: int) -> Preparing:
    """A person's plan as it stands. Raises Refusal: not_at_table, replaced, your_turn_already, cannot_prepare, and
    those of `Table.check_running`."""
    async with host.at_table(game_id) as table:
        return await _prepared(host, table, user_id)


async def _prepared(host: Host, table: Table, user_id: int) -> Preparing:
    seat = table.seat_of(user_id)
    table.check_running()
    if table.seats[seat].replaced:
        raise Refusal("replaced")
    if seat in table.position.seats_to_act:
        own = table.turn_seat in (None, seat) and not table.position.sealed
        raise Refusal("your_turn_already" if own else "cannot_prepare")
    content = await plan_of(host.db, table, seat)
    choices = tuple(content.get("choices", ()))
    presses = tuple(content.get("presses", range(len(choices))))  # version 1.0.0 stored none
    rehearsal = rehearse(table, seat, choices, max(presses, default=0))
    return Preparing(table, seat, choices, presses, rehearsal, _off(table, content))


async def prepare(host: Host, game_id: str, user_id: int, keep: int, *more: str) -> Preparing:
    """Keep the first `keep` choices of a person's plan and add `more`; without any left there is no plan. Raises
    Refusal: as `prepared`, stale where there are not so many, and why one is not legal."""
    async with host.at_table(game_id) as table:
        before = await _prepared(host, table, user_id)
        if keep > len(before.choices) or (more and keep != len(before.choices)):
            raise Refusal("stale")
        choices: Sequence[str] = (*before.choices[:keep], *more)
        presses = (*(begun for begun in before.presses if begun < keep), *([keep] if more else []))
        rehearsal = rehearse(table, before.seat, choices, max(presses, default=0))
        change = Change(game_id)
        plan = {"choices": list(choices), "presses": list(presses), "marks": list(rehearsal.marks)} if choices else None
        change.ahead(before.seat, PLAN, plan)
        change.enter(PLANNED, before.seat, seq=table.seq, choices=len(choices))
        await host.db.write(change)
        return Preparing(table, before.seat, tuple(choices), presses, rehearsal)


@table_timer(PLAY, AheadTimer)
async def play(host: Host, table: Table, timer: TimerRow, due: AheadTimer, now: float) -> None:
    """Make the plan of the timer's seat, if its turn has just begun."""
    seat = due.seat
    content = await plan_of(host.db, table, seat)
    begins = seat in table.called and table.asked.after[seat] == due.after and not table.position.choices
    if not begins or "choices" not in content:
        await host.db.timers.settle(timer)
        return
    off = why_off(table, seat, content)
    if off is not None:
        await _call_instead(host, table, timer, seat, off)
        return
    async with host.act(table) as pending:
        for notation in content["choices"]:
            table.choose(seat, notation, pending, actor=None, automatic=True)
        pending.settled = timer
        if seat in table.called and table.open_rows:  # it goes on where chance has decided
            pending.news += [Unprompt(seat=seat), Prompt(seat=seat, since=table.called[seat], prepared=True)]


async def _call_instead(host: Host, table: Table, timer: TimerRow, seat: int, off: PlanOff) -> None:
    row, change = await host.game(table.row.id), Change(table.row.id)
    change.settle(timer)
    switch_off(change, table, seat, off)
    revise(change, row, [Unprompt(seat=seat), Prompt(seat=seat, since=table.called[seat])])
    await host.db.write(change)
