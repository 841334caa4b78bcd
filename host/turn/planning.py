"""Preparing a turn, and making it when its time has come."""

from collections.abc import Sequence
from dataclasses import dataclass

from db import Change, TimerRow
from engine.core.decision import Refusal
from host.host import Host
from host.messages.posts import PROMPT, UNPROMPT, Post, owe_again
from host.seats.seating import check_running
from host.table.pending import PendingRows
from host.table.table import Table
from host.turn.prepared_turn import PLAN, Rehearsal, content_of, plan_of, rehearse, switch_off, why_off


@dataclass(frozen=True, slots=True)
class Preparing:
    """What a person has prepared. `off`: why an earlier plan was switched off, None where none was."""

    table: Table
    seat: int
    choices: tuple[str, ...]
    rehearsal: Rehearsal
    off: str | None = None


async def prepared(host: Host, game_id: str, user_id: int) -> Preparing:
    """A person's plan as it stands. Raises Refusal: not_at_table, replaced, cannot_prepare, and those of
    `check_running`."""
    async with host.lock(game_id):
        return await _prepared(host, await host.table_within_lock(game_id), user_id)


async def _prepared(host: Host, table: Table, user_id: int) -> Preparing:
    seat = table.seat_of(user_id)
    check_running(table)
    if table.seats[seat].replaced:
        raise Refusal("replaced")
    if seat in table.position.seats_to_act:
        raise Refusal("cannot_prepare")
    content = await plan_of(host.db, table, seat)
    choices = tuple(content.get("choices", ()))
    return Preparing(table, seat, choices, rehearse(table, seat, choices), content.get("off"))


async def prepare(host: Host, game_id: str, user_id: int, keep: int, *more: str) -> Preparing:
    """Keep the first `keep` choices of a person's plan and add `more`; without any left there is no plan. Raises
    Refusal: as `prepared`, stale where there are not so many, and why one is not legal."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        before = await _prepared(host, table, user_id)
        if keep > len(before.choices) or (more and keep != len(before.choices)):
            raise Refusal("stale")
        choices: Sequence[str] = (*before.choices[:keep], *more)
        rehearsal = rehearse(table, before.seat, choices)
        change = Change(game_id)
        change.ahead(before.seat, PLAN, content_of(choices, rehearsal) if choices else None)
        await host.db.write(change)
        return Preparing(table, before.seat, tuple(choices), rehearsal)


async def play(host: Host, table: Table, timer: TimerRow, now: float) -> None:
    """Make the plan of the timer's seat, if its turn has just begun. The caller holds the game's lock."""
    seat = timer.payload["seat"]
    content = await plan_of(host.db, table, seat)
    begins = seat in table.called and table.asked.after[seat] == timer.payload["after"] and not table.position.choices
    if not begins or "choices" not in content:
        await host.db.timers.settle(timer)
        return
    why = why_off(table, seat, content)
    if why is not None:
        await _call_instead(host, table, timer, why)
        return

    async def act(pending: PendingRows) -> None:
        for notation in content["choices"]:
            table.choose(seat, notation, pending, actor=None, at=now, automatic=True)
        pending.settled = timer
        if seat in table.called and table.open_rows:  # it goes on where chance has decided
            call = {"seat": seat, "since": table.called[seat], "prepared": True}
            pending.news += [Post(UNPROMPT, {"seat": seat}), Post(PROMPT, call)]

    await host.advance(table, act)


async def _call_instead(host: Host, table: Table, timer: TimerRow, why: str) -> None:
    seat, row, change = timer.payload["seat"], await host.game(table.row.id), Change(table.row.id)
    change.settle(timer)
    switch_off(change, table, seat, why)
    owe_again(change, row, [Post(UNPROMPT, {"seat": seat}), Post(PROMPT, {"seat": seat, "since": table.called[seat]})])
    change.update_game(row.seq, row.revision, revision=row.revision + 1)
    await host.db.write(change)
    host.on_posts_owed()
