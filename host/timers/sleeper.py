"""The one task that sleeps until a timer is due, and does what it was set for."""

import asyncio
from collections.abc import Awaitable, Callable
from logging import getLogger
from typing import Final

from db import Change, StorageFailed, TimerRow, WriteRefused
from engine.core.decision import Refusal
from host.clock import MINUTE_S
from host.host import Host
from host.lessons.closing import is_due
from host.lessons.lasting import LESSON
from host.lobby.auto_start import BEGIN, begin_at_its_time
from host.messages import following, server_log
from host.messages.notices import ARRIVAL, tell_of_arrivals
from host.people.settings import settings_of
from host.seats.leaving import DEPARTED, departed
from host.table.table import Table
from host.timers import absence, digest, stalled, unfinished
from host.timers.nudging import NUDGED
from host.timers.pace import TIME_IS_UP, told_daily
from host.timers.quiet_hours import reachable_at
from host.timers.reminders import OVERDUE_S, TURN, VOTE, begin_again, hold, remind, still_asked
from host.timers.time_banks import TIMER as TIME_BANK
from host.turn import answering, planning
from host.turn.prepared_turn import PLAY
from host.turn.standing_answers import ANSWER
from host.votes.votes import CALL, call_to_vote, count_votes, running_vote

log = getLogger(__name__)

LOOKS_EVERY_S: Final = 30.0  # however far off the next timer is: the clock may be set meanwhile
AT_ONCE: Final = 50
AGAIN_AFTER_S: Final = 60.0  # a timer whose work failed


class Sleeper:
    """`start` and `stop` its task; `do_what_is_due` is one round of it."""

    def __init__(self, host: Host) -> None:
        self._host = host
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._in_doubt = False
        self._began = host.clock.now()
        self._reminded_late: dict[int, float] = {}
        self._doing: dict[str, Callable[[Table, TimerRow, float], Awaitable[None]]] = {
            TURN: self._turn,
            TIME_BANK: self._time_bank,
            unfinished.UNFINISHED: self._unfinished,
            ANSWER: self._ahead,
            PLAY: self._plan,
            VOTE: self._votes,
            CALL: self._vote_call,
            stalled.STALLED: self._stalled,
            NUDGED: self._nudged,
        }
        # Of lobbies, which are no tables yet, and of lessons, which may not be readable any more.
        self._without_table = {ARRIVAL: tell_of_arrivals, BEGIN: begin_at_its_time, LESSON: is_due}
        self._alone = {digest.DIGEST: digest.send, DEPARTED: departed}  # of no table, or of one whose lock they take
        self._kinds = (*self._doing, *self._without_table, *self._alone)

    def wake(self) -> None:
        """Look now: the clock was moved."""
        self._wake.set()

    def start(self) -> None:
        """Start the task, unless it runs."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="sleeper")

    async def stop(self) -> None:
        """End the task; what it had begun is done again after the next start, unless it was committed."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            self._wake.clear()
            pause = LOOKS_EVERY_S
            try:
                if self._in_doubt:  # claimed timers could not be given back
                    await self._host.db.timers.recover()
                    self._in_doubt = False
                await self._host.time_banks.give_sign()
                await self.do_what_is_due()
                due = await self._host.db.timers.next_due(self._kinds)
                if due is not None:
                    pause = min(pause, max(0.05, due - self._host.clock.now()))
            except StorageFailed as failed:  # no mistake of the bot's, so that a line says enough
                self._in_doubt = True
                log.error("timers cannot be read now; next try in %.0f s: %s", pause, failed)
            except Exception:
                self._in_doubt = True
                log.exception("timers cannot be read now; next try in %.0f s", pause)
            try:
                await asyncio.wait_for(self._wake.wait(), pause)
            except TimeoutError:
                continue

    async def do_what_is_due(self) -> int:
        """Do the work of every timer that is due now. Returns how many there were."""
        timers, count, now = self._host.db.timers, 0, self._host.clock.now()
        while claimed := await timers.claim(now, AT_ONCE, self._kinds):
            count += len(claimed)
            done = await asyncio.gather(*map(self._do, claimed), return_exceptions=True)
            failed = next((one for one in done if isinstance(one, BaseException)), None)
            if failed is not None:
                raise failed
        if count:
            self._host.on_posts_owed()
        return count

    async def _do(self, timer: TimerRow) -> None:
        try:
            await self._at_its_table(timer)
        except WriteRefused as other:  # somebody pressed, or another process was faster
            log.info("timer %s: %s; once more", timer.key, other)
            await self._later(timer, 0.0)
        except Exception:
            log.exception("timer %s failed; again in %.0f s", timer.key, AGAIN_AFTER_S)
            await self._later(timer, AGAIN_AFTER_S)

    async def _later(self, timer: TimerRow, seconds: float) -> None:
        """Give a timer back, to be claimed again."""
        await self._host.db.timers.put_off(timer, max(timer.due, self._host.clock.now() + seconds))

    async def _at_its_table(self, timer: TimerRow) -> None:
        host, game_id = self._host, timer.game_id or ""
        if timer.kind in self._alone:
            await self._alone[timer.kind](host, timer)
            return
        async with host.lock(game_id):
            if timer.kind in self._without_table:
                await self._without_table[timer.kind](host, timer)
                return
            try:
                table = await host.table_within_lock(game_id)
            except Refusal as refusal:  # frozen, say: `Host.resume` sets what is missing when it goes on
                log.info("timer %s: %r", timer.key, refusal)
                await host.db.timers.settle(timer)
                return
            await self._doing[timer.kind](table, timer, host.clock.now())

    async def _turn(self, table: Table, timer: TimerRow, now: float) -> None:
        host, user_id = self._host, timer.user_id or 0
        if not still_asked(table, timer):
            await host.db.timers.settle(timer)
            return
        row, change = await host.game(table.row.id), Change(table.row.id)
        settings = await settings_of(host.people, user_id)
        if begin_again(change, table, timer, settings, now):
            await host.db.write(change)
            return
        if timer.payload["step"] == TIME_IS_UP:
            await absence.time_is_up(host, table, row, timer, now)
            return
        pings_from = await self._votes_end(table, timer) or reachable_at(settings, now)
        if pings_from > now:
            hold(change, timer, pings_from)
            await host.db.write(change)
            return
        late = now - timer.due > OVERDUE_S
        send = table.row.id not in settings.muted and not told_daily(table.row, settings)
        if send and late:
            send = self._first_late(user_id)
        stood_still = late and timer.due < self._began  # otherwise the clock was set
        remind(change, table, row, timer, settings, now, send=send, late=stood_still)
        await host.db.write(change)

    def _first_late(self, user_id: int) -> bool:
        """Whether a person was not reminded just before at another table: after days of standstill everything is
        overdue at once, and one message tells of it."""
        now = self._host.clock.steady()
        if now - self._reminded_late.get(user_id, -OVERDUE_S) < OVERDUE_S:
            return False
        self._reminded_late[user_id] = now
        return True

    async def _time_bank(self, table: Table, timer: TimerRow, now: float) -> None:
        await absence.time_bank_is_due(self._host, table, timer, now)

    async def _votes_end(self, table: Table, timer: TimerRow) -> float | None:
        """When nobody votes about a timer's seat any more; None where nobody does. A new call would take the place of
        that vote's message."""
        vote = await running_vote(self._host, table.row.id)
        return vote.due + MINUTE_S if vote is not None and vote.payload["seat"] == timer.payload["seat"] else None

    async def _ahead(self, table: Table, timer: TimerRow, now: float) -> None:
        await answering.answer(self._host, table, timer, now)

    async def _plan(self, table: Table, timer: TimerRow, now: float) -> None:
        await planning.play(self._host, table, timer, now)

    async def _unfinished(self, table: Table, timer: TimerRow, _: float) -> None:
        row, change = await self._host.game(table.row.id), Change(table.row.id)
        if await self._votes_end(table, timer) is not None:
            change.settle(timer)
        else:
            unfinished.remind(change, table, row, timer)
        await self._host.db.write(change)

    async def _votes(self, table: Table, timer: TimerRow, _: float) -> None:
        await count_votes(self._host, table, timer)

    async def _vote_call(self, table: Table, timer: TimerRow, now: float) -> None:
        await call_to_vote(self._host, table, timer, now)

    async def _nudged(self, _: Table, timer: TimerRow, __: float) -> None:
        """The person may be nudged again."""
        await self._host.db.timers.settle(timer)

    async def _stalled(self, table: Table, timer: TimerRow, now: float) -> None:
        host = self._host
        if table.closed or table.over:
            await host.db.timers.settle(timer)
            return
        row, change = await host.game(table.row.id), Change(table.row.id)
        (last,) = await host.db.games.log(row.id, after=table.seq - 1)
        away = [(await settings_of(host.people, table.seats[seat].user_id or 0)).away for seat in table.called]
        # While everybody who must act is away, nobody is late.
        moved = max(last.at, min(away, default=0.0))
        if stalled.look(change, table, row, timer, moved, now):
            await server_log.tell_log(host.people, change, row, server_log.CLOSED)
            await following.tell_of_end(host.db, change, row)
            await host.db.write(change)
            host.forget(row.id)
        else:
            await host.db.write(change)
