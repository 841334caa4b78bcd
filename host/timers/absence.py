"""What happens when the time of a seat is up, or its person has left the server: vote, computer player or waiting, as
the table has chosen; who counts as a no-show."""

from db import Change, GameRow, TimerRow
from host.clock import DAY_S, MINUTE_S
from host.host import Host
from host.messages.posts import VoteFacts, Waits, revise
from host.people.settings import PersonalTime, settings_of
from host.seats import seating
from host.sleeper import table_timer
from host.table.calls import AskedTimer
from host.table.log import CHOICE, written_at
from host.table.table import Table
from host.table.time_banks import TIMER as TIME_BANK
from host.table_options import ABSENCE as ABSENCE_OPTION
from host.table_options import BANK, HOUSE, NO_SHOW, PACE, WAIT
from host.timers.stalled import STALLED_S
from host.votes.voters import ABSENCE
from host.votes.votes import VOTE_S, call_vote, running_vote


@table_timer(TIME_BANK, AskedTimer)
async def time_bank_is_due(host: Host, table: Table, timer: TimerRow, asked: AskedTimer, now: float) -> None:
    """A seat's time bank is empty, unless less has passed than was foreseen, as after days without the bot. The caller
    holds the game's lock."""
    left = (await host.time_banks.of_table(table)).get(asked.seat)
    if left is None or left.ends is None or not table.still_asked(asked.seat, asked.since):
        await host.db.timers.settle(timer)
    elif left.left > 0:
        change = Change(table.row.id)
        change.rearm(timer, left.ends, timer.payload)
        await host.db.write(change)
    else:
        await time_is_up(host, table, await host.game(table.row.id), timer, asked, now)


async def time_is_up(host: Host, table: Table, row: GameRow, timer: TimerRow, asked: AskedTimer, now: float) -> None:
    """Do what the table chose for a seat that has not moved; where another vote runs, it is asked after that. The
    caller holds the game's lock."""
    seat, chosen, alone = asked.seat, ABSENCE_OPTION.of(row), not set(table.people) - {asked.seat}
    if timer.kind != TIME_BANK and BANK.of(row) is not None:
        chosen = WAIT  # the time bank ends the seat's time, not the pace
    if chosen == HOUSE:
        await seating.take_over(host, table, seat, seating.ABSENT, settled=timer)
        return
    change, other = Change(row.id), await running_vote(host, row.id)
    # The timer stays, for what is asked next if the others decide to wait; a table that waits is closed before.
    if chosen == WAIT or alone:
        change.rearm(timer, now + STALLED_S, timer.payload)
        if chosen != WAIT:  # there is nobody to vote
            revise(change, row, [Waits(seat=seat)])
    elif other is not None:
        change.rearm(timer, max(other.timer.due, now) + MINUTE_S, timer.payload)
    else:
        change.rearm(timer, now + VOTE_S + now - asked.asked, timer.payload)
        called = await written_at(host.db, row.id, asked.since)
        about = VoteFacts(about=ABSENCE, number=0, seat=seat, since=asked.since, asked=called)
        await call_vote(host, change, table, row, about, now, user_id=timer.user_id)
    await host.db.write(change)


async def first_move_by(host: Host, table: Table, seat: int, asked: float) -> float | None:
    """When the person of a seat that was `asked` must have made their first move at the table, moments in UTC seconds:
    a pace later, without quiet hours and while they are away. None where they have made one, or nobody is replaced for
    that, as where nobody else plays."""
    row, pace, user_id = table.row, PACE.of(table.row), table.seats[seat].user_id
    alone = not set(table.people) - {seat}
    if not NO_SHOW.of(row) or pace is None or user_id is None or alone:
        return None
    if user_id in {choice.actor_id for choice in await host.db.games.log_of_kinds(row.id, (CHOICE,))}:
        return None
    return PersonalTime(await settings_of(host.people, user_id), stops=True).after(asked, pace)


def may_be_gone(table: Table, seat: int, now: float) -> bool:
    """Whether a seat's person, who is called, has not been seen at the table for a day."""
    return seat in table.called and now - table.acted.get(seat, 0.0) > DAY_S
