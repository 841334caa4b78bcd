"""Takes a table back to an earlier row of its log; what was taken back stays in it.

Nothing that chance brought is drawn anew: outcomes follow from the seed and their number (engine/core/dice.py), so dice
and cards that were seen come again the same."""

from dataclasses import replace

from db import Database, JsonObject, TimerRow
from engine.core.rules import Unreadable
from host.host import Host
from host.messages.posts import UNDONE, UNPROMPT, Post
from host.table.freezing import refusal
from host.table.loading import taken_back
from host.table.log import RULES, UNDO, undo_notation
from host.table.pending import PendingRows
from host.table.table import Table

# Why it was done: nobody else plays, the others agreed, the table leaves it to its organiser, or nobody answered them.
ALONE = "alone"
AGREED = "agreed"
ORGANISER = "organiser"
SILENCE = "silence"


async def earliest(db: Database, game_id: str) -> int:
    """The first row to which the log can be taken back: rows before a change of rules need not replay."""
    taken_up = await db.games.log_of_kinds(game_id, (RULES,))
    return taken_up[-1].seq if taken_up else 1


async def take_back(
    host: Host,
    table: Table,
    to: int,
    told: JsonObject,
    *,
    actor: int | None,
    settled: TimerRow | None = None,
    interaction_id: int | None = None,
) -> None:
    """Take back all rows after row `to`, and tell the table. `told`: the seat that asked (`by`), `why`, and what is
    taken back (`host.turn.undo_points.Point.facts`). The caller holds the game's lock. Raises Refusal frozen."""

    async def act(pending: PendingRows) -> None:
        at, last = host.clock.now(), table.seq
        row = replace(table.new_row(UNDO, None, undo_notation(to), [], actor=actor, at=at, data=told), seq=last + 1)
        try:
            earlier = await taken_back(host.db, table, row, to)
        except Unreadable as problem:
            raise refusal(problem) from problem
        table.go_back(row, to, earlier, pending)
        pending.settled = settled
        pending.news += [Post(UNPROMPT, {"seat": None}), Post(UNDONE, {**told, "row": row.seq})]

    await host.advance(table, act, interaction_id=interaction_id)
