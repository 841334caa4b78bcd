"""Asking for a move (/table nudge): who may, who is pinged, and how often."""

from collections.abc import Iterable
from typing import Final

from db import Change, TimerRow
from engine.core.decision import Refusal
from host.clock import HOUR_S, MINUTE_S
from host.host import Host
from host.messages.posts import Post, Prompt, Unprompt, VoteFacts, revise
from host.payload import Nothing
from host.people.settings import settings_of
from host.sleeper import table_timer
from host.table.table import Table
from host.timers.reminders import TURN, TurnTimer
from host.turn.prepared_turn import PLAY
from host.turn.standing_answers import ANSWER
from host.votes.votes import VOTE

NUDGED: Final = "nudged"
"""The timer of a person who was nudged; while it runs they are not nudged again."""
NUDGE_EVERY_S: Final = 6 * HOUR_S


async def nudge(host: Host, game_id: str, user_id: int, *, organises: bool) -> list[int]:
    """Ping the seats that are waited for. Returns them. Raises Refusal: not_at_table, nobody_waited_for, nudged_enough
    where each was called or nudged lately, has just acted, may not be pinged now or is voted about, and those of
    `Table.check_running`."""
    async with host.at_table(game_id) as table:
        table.check_running()
        if not organises:
            table.seat_of(user_id)
        asker, now = table.seat_played_by(user_id), host.clock.now()
        waited_for = table.called.keys() - {asker}
        if not waited_for:
            raise Refusal("nobody_waited_for")
        seats = await _reachable(host, table, waited_for, now)
        if not seats:
            raise Refusal("nudged_enough")
        change, owed = Change(game_id), list[Post]()
        for seat in seats:
            owed += [Unprompt(seat=seat), Prompt(seat=seat, since=table.asked.since[seat], nudge=asker)]
            change.arm(NUDGED, now + NUDGE_EVERY_S, {}, user_id=table.seats[seat].user_id)
        revise(change, await host.game(game_id), owed)
        await host.db.write(change)
    return seats


async def _reachable(host: Host, table: Table, seats: Iterable[int], now: float) -> list[int]:
    timers = await host.db.timers.of_game(table.row.id)
    # A new call would take the place of the vote's message.
    voted_about = {VoteFacts.read(timer.payload).seat for timer in timers if timer.kind == VOTE}
    # Nobody is called twice in a row, and what was prepared is made by then: the refusal is the same for all.
    spared = {timer.user_id for timer in timers if timer.kind in (NUDGED, ANSWER, PLAY)}
    turns = [(timer.user_id, TurnTimer.read(timer.payload)) for timer in timers if timer.kind == TURN]
    spared |= {user_id for user_id, turn in turns if now - turn.asked < MINUTE_S}
    reachable = []
    for seat in sorted({*seats} - voted_about - table.present(now)):
        user_id = table.seats[seat].user_id or 0
        settings = await settings_of(host.people, user_id)
        quiet = table.row.id in settings.muted or settings.reachable_at(now) > now
        if user_id not in spared and not quiet:
            reachable.append(seat)
    return reachable


@table_timer(NUDGED, Nothing)
async def is_due(host: Host, _: Table, timer: TimerRow, __: Nothing, ___: float) -> None:
    """The person may be nudged again."""
    await host.db.timers.settle(timer)
