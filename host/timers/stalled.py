"""Tables at which nobody has moved for a month are closed, a week after a notice."""

from typing import Final

from db import Change, GameRow, TimerRow
from host.messages import posts
from host.messages.posts import Post, owe_again
from host.table.table import Table
from host.timers.pace import CLOSED_AFTER_NOTICE_S, STALLED_S

STALLED: Final = "stalled"


def first_look(change: Change, now: float) -> None:
    """Set the timer of a game that begins."""
    change.arm(STALLED, now + STALLED_S, {})


def look(change: Change, table: Table, row: GameRow, timer: TimerRow, moved: float, now: float) -> bool:
    """Give the notice, close the table, or look again later. `moved`: when somebody last acted, in UTC seconds. Returns
    whether the table was closed."""
    told, quiet_until = timer.payload.get("moved"), moved + STALLED_S
    change.settle(timer)
    if told == moved:
        owe_again(change, row, [*posts.all_unprompted(table.seats), Post(posts.CLOSED, {})])
        change.disarm_all()
        change.update_game(row.seq, row.revision, status="cancelled", ended=now, revision=row.revision + 1)
        return True
    if now < quiet_until:
        change.arm(STALLED, quiet_until, {})
        return False
    closes = now + CLOSED_AFTER_NOTICE_S
    change.arm(STALLED, closes, {"moved": moved})
    owe_again(change, row, [Post(posts.STALLED, {"closed": closes})])
    change.update_game(row.seq, row.revision, revision=row.revision + 1)
    return False
