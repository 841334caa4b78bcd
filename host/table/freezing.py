"""Changes of a running game's status and rules version: freezing a game that cannot be read, thawing it, and going on
with a game of an older version under the current rules."""

import json
from dataclasses import replace
from logging import getLogger
from typing import Final

from db import Change, ChannelBusy, Database, GameRow
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host.messages import posts, server_log
from host.messages.posts import Post
from host.table import loading, records
from host.table.log import RULES
from host.table.table import Table
from host.timers.reminders import calls_of
from host.turn.prepared_turn import due_seats

log = getLogger(__name__)

RUNNING: Final = "running"
FROZEN: Final = "frozen"
BY_OPERATOR: Final = "by_operator"  # a reason to be frozen although the game can be read
PLAYABLE: Final = (RUNNING, "paused", "asleep")


def refusal(problem: Unreadable) -> Refusal:
    """The Refusal for anybody who wants to act in a game that cannot be read."""
    return Refusal("frozen", reason=problem.code)


def refusal_of(row: GameRow) -> Refusal:
    """As `refusal`, for a game that is frozen already."""
    return Refusal("frozen", reason=str(reason_of(row).get("code", "damaged")))


def reason_of(row: GameRow) -> dict[str, int | str]:
    """Why a game is frozen: the code of its `Unreadable`, the facts, and the `status` before it. For the operator only,
    since facts may name hidden components. Empty if the game is not frozen."""
    return dict(json.loads(row.frozen_reason)) if row.frozen_reason else {}


async def freeze(db: Database, row: GameRow, problem: Unreadable) -> None:
    """Set a game's status to frozen, so that nobody can act in it, and post the news once. Raises StorageFailed,
    WriteRefused."""
    log.error("game %s is frozen: %r", row.id, problem)
    # The status before is kept with the reason: thawing gives it back.
    reason = json.dumps({"code": problem.code, **problem.facts, "status": row.status})
    change = Change(row.id)
    change.update_game(row.seq, row.revision, status=FROZEN, frozen_reason=reason, revision=row.revision + 1)
    change.stop_time_banks()
    seats = await db.games.seats(row.id)
    frozen = Post(posts.FROZEN, {"reason": problem.code})
    posts.owe_again(change, row, [*posts.all_unprompted(seats), frozen])
    await server_log.tell_log(db.people, change, row, server_log.FROZEN)
    await db.write(change)


async def thaw(db: Database, row: GameRow, now: float) -> bool:
    """Try to load a frozen game. If that works, it gets back the status it had before, the news is posted and, if it
    runs, the seats that must act are prompted. `now`: UTC seconds. Returns whether it worked. Raises StorageFailed,
    WriteRefused."""
    before = str(reason_of(row).get("status", RUNNING))
    try:
        table = await loading.load(db, replace(row, status=before))
    except Unreadable as problem:
        log.warning("game %s stays frozen: %r", row.id, problem)
        return False
    change = Change(row.id)
    change.update_game(row.seq, row.revision, status=before, frozen_reason=None, revision=row.revision + 1)
    owed = [Post(posts.THAWED, {})]
    if before == RUNNING and not loading.of_first_version(row):  # of version 1: `take_up_rules` prompts, when loaded
        calls = await calls_of(db.people, table, {}, now, await due_seats(db, table))
        owed += posts.prompts({}, table.called, [seat for seat, call in calls.items() if call.silent])[1]
    posts.owe_again(change, row, owed)
    await server_log.tell_log(db.people, change, row, server_log.THAWED)
    try:
        await db.write(change)
    except ChannelBusy as busy:
        log.warning("game %s could go on, but game %s has its channel now", row.id, busy.game_id)
        return False
    log.warning("game %s goes on", row.id)
    return True


async def take_up_rules(db: Database, table: Table, at: float) -> Table:
    """Let a game of an older version go on under the current rules, from its last turn boundary: a `rules` row takes
    back the log rows after the boundary, and the seats that must act are prompted again. `at`: UTC seconds. Returns the
    new table. Raises StorageFailed, WriteRefused."""
    row, rules, after = table.row, table.position.rules, table.seq
    table.seq = row.seq + 1
    data = {"from": row.rules_version, "to": rules.version, "after": after}
    taken_up = table.new_row(RULES, None, RULES, [], actor=None, at=at, data=data)
    turn = table.end_turn()
    now = replace(row, seq=table.seq, published=table.seq, rules_version=rules.version)
    fresh = Table(now, table.seats, table.position, table.seq, table.finished_turns)
    change = Change(row.id)
    change.append([taken_up])
    change.record(records.encode(rules, row.id, turn))
    change.update_game(row.seq, seq=now.seq, published=now.published, rules_version=rules.version)
    asked = posts.prompts({}, fresh.called)[1]
    posts.owe(change, now.seq, now.channel_id, [*posts.all_unprompted(fresh.seats), *asked])
    await db.write(change)
    log.info("game %s goes on under version %d of its rules from row %d", row.id, rules.version, after)
    return fresh
