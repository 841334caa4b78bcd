"""Freezing a game that cannot be read, or that the operator holds: why it is frozen and what is told of it."""

import json
from logging import getLogger
from typing import Final

from db import Change, Database, GameRow, RowDamaged
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from host.messages import posts, server_log
from host.table.status import FROZEN

log = getLogger(__name__)

BY_OPERATOR: Final = "by_operator"  # a reason to be frozen although the game can be read


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
    if problem.code == BY_OPERATOR:
        log.info("game %s is on hold, as the operator wants", row.id)
    else:
        log.error("game %s is frozen: %r", row.id, problem)
    # The status before is kept with the reason: thawing gives it back.
    reason = json.dumps({"code": problem.code, **problem.facts, "status": row.status})
    change = Change(row.id)
    try:
        seats = await db.games.seats(row.id)
    except RowDamaged:
        seats = ()  # nobody is named then
    change.stop_time_banks()
    owed = [*posts.all_unprompted(seats), posts.Frozen(reason=problem.code)]
    posts.revise(change, row, owed, status=FROZEN, frozen_reason=reason)
    await server_log.tell_log(db.people, change, row, server_log.FROZEN)
    await db.write(change)
