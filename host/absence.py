"""What becomes of a seat whose person does not move, as the table has chosen."""

from db import Change, GameRow, TimerRow
from host import seating
from host.clock import MINUTE_S
from host.host import Host
from host.pace import HOUSE, STALLED_S, VOTE_S, WAIT, absence_of
from host.reminders import TURN
from host.table import Table
from host.votes import ABSENCE, call_vote, running_vote


async def time_is_up(host: Host, table: Table, row: GameRow, timer: TimerRow, now: float) -> None:
    """What the table chose for a seat that has not moved; where another vote runs, it is asked after that. The caller
    holds the game's lock."""
    seat, since, asked = timer.payload["seat"], timer.payload["since"], timer.payload["asked"]
    chosen = absence_of(row) if set(table.people) - {seat} else WAIT
    if chosen == HOUSE:
        await seating.take_over(host, table, seat, seating.ABSENT, settled=timer)
        return
    change, other = Change(row.id), await running_vote(host, row.id)
    change.settle(timer)
    if chosen != WAIT and other is not None:
        change.arm(TURN, max(other.due, now) + MINUTE_S, timer.payload, user_id=timer.user_id)
        await host.db.write(change)
        return
    # The timer stays, for what is asked next if the others decide to wait; a table that waits is closed before.
    again = STALLED_S if chosen == WAIT else VOTE_S + now - asked
    change.arm(TURN, now + again, timer.payload, user_id=timer.user_id)
    if chosen != WAIT:
        call_vote(change, row, ABSENCE, now, seat=seat, since=since, user_id=timer.user_id, asked=asked)
    await host.db.write(change)
