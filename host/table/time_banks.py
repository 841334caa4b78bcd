"""Time banks: when a person's time passes and when it stands still (pause, away, quiet hours, bot off), what each turn
adds, when it is used up. How long they are stands in host/table_options.py.

It passes only while the table waits for that person and this bot runs: not in a pause, while a computer player plays,
while they are away, nor in quiet hours where the table's clock stops in them. Each commit counts what has passed and
notes from when time passes on, so that the rows alone say what is left. Where the machine's clock jumped, the jump does
not count."""

from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final, NamedTuple

from db import Change, Database, GameRow, TimeBankRow
from host.clock import MINUTE_S, Clock
from host.people.settings import PersonalTime, settings_of
from host.table.calls import AskedTimer
from host.table.table import Table
from host.table_options import BANK, Bank

TIMER: Final = "time-bank"
"""The timer of a person whose time passes, due when it is up."""
SIGN_EVERY_S: Final = MINUTE_S


class TimeLeft(NamedTuple):
    """The seconds that a seat has left, and when they are used up if its person does nothing (UTC seconds; None while
    its time stands still)."""

    left: float
    ends: float | None


class TimeBanks:
    """The time that seats have left now, by the tables' rows.

    `_begun`: when this process began, by its clock, and how far that had been set, `_set_then`; `_written`: for each
    game whose rows this process wrote, how far the clock had been set at that time. Rows that it did not write are of
    the process before, which ran until it last gave a sign."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._db = database
        self._clock = clock
        self._begun, self._set_then = clock.now(), clock.set_by()
        self._written: dict[str, float] = {}
        self._ended_before: float | None = None
        self._sign_due = clock.steady()

    # ------------------------------------------------------------------ counting

    async def of_table(self, table: Table) -> dict[int, TimeLeft]:
        """The time of each person's seat; empty where time is not limited."""
        if BANK.of(table.row) is None or table.over:
            return {}
        time_left, now = {}, self._clock.now()
        for row in await self._db.time_banks.of_game(table.row.id):
            user_id = table.seats[row.seat].user_id
            if user_id is not None:
                time = (await settings_of(self._db.people, user_id)).time_at(table.row)
                left = await self._left(row, time)
                time_left[row.seat] = TimeLeft(left, None if row.since is None else time.after(now, left))
        return time_left

    async def _left(self, row: TimeBankRow, time: PersonalTime) -> float:
        if row.since is None:
            return row.remaining
        now = self._clock.now() - self._clock.set_by() + self._written.get(row.game_id, self._set_then)
        since, passed = row.since, 0.0
        if row.game_id not in self._written:
            passed = time.passed(since, await self._end_of_process_before())
            since = max(since, self._begun)
        return max(0.0, row.remaining - passed - time.passed(since, now))

    async def _end_of_process_before(self) -> float:
        if self._ended_before is None:
            self._ended_before = await self._db.time_banks.last_sign() or 0.0
        return self._ended_before

    async def give_sign(self) -> None:
        """To be called now and then: what passes between the last sign and the next start is nobody's time."""
        if self._clock.steady() >= self._sign_due:
            await self._end_of_process_before()  # while it can still be read
            self._sign_due = self._clock.steady() + SIGN_EVERY_S
            if await self._db.time_banks.games_timing():
                await self._db.time_banks.give_sign(self._clock.now())

    # ------------------------------------------------------------------ changing

    async def follow(
        self,
        change: Change,
        table: Table,
        before: Mapping[int, int],
        *,
        seated: Collection[int | None] = (),
        former: GameRow | None = None,
        corrected: bool = False,
    ) -> None:
        """Count what has passed, and let time pass for the seats that must act after a change of the table; `before` is
        what `Table.called` was. `seated`: seats whose person has just sat down, which have the time of a turn at least;
        `former`: the game's row before its options were changed; `corrected`: the change is a correction, which counts
        as a turn but adds no time. The caller holds the game's lock and calls `written`
        once the change is committed."""
        bank, counted_as = BANK.of(table.row), former or table.row
        anew = BANK.chosen(counted_as) != BANK.chosen(table.row)
        people = [seat for seat in table.seats if seat.user_id is not None]
        if anew or table.over:
            change.time_banks(())
            for seat in people:
                change.disarm(TIMER, user_id=seat.user_id)
        if bank is None or table.over:
            return
        stored = [] if anew else await self._db.time_banks.of_game(table.row.id)
        rows, after = {row.seat: row for row in stored}, []
        for seat in people:
            row = rows.get(seat.seat) or TimeBankRow(table.row.id, seat.seat, bank.total)
            settings = await settings_of(self._db.people, seat.user_id or 0)
            row = replace(row, remaining=await self._left(row, settings.time_at(counted_as)))
            if corrected and row.turn == table.finished_turns - 1:
                row = replace(row, turn=table.finished_turns)  # for the turn that begins again it has had its time
            after.append(_going_on(table, row, bank, self._clock.now(), sits_down=seat.seat in seated))
            if seat.seat not in table.called:
                change.disarm(TIMER, user_id=seat.user_id)
            elif table.called[seat.seat] != before.get(seat.seat) or seat.seat in seated:
                self._arm(change, table, after[-1], settings.time_at(table.row), seat.user_id or 0)
        change.time_banks(after)

    async def resume(self, table: Table) -> None:
        """Let time pass again at a table that goes on after it could not be read, and set timers that are missing. The
        caller holds the game's lock."""
        if BANK.of(table.row) is None or table.over or table.closed:
            return
        timers = await self._db.timers.of_kind(table.row.id, TIMER)
        since_of = {timer.user_id: AskedTimer.read(timer.payload).since for timer in timers}
        passing = {row.seat for row in await self._db.time_banks.of_game(table.row.id) if row.since is not None}
        known = {
            seat: since
            for seat, since in table.called.items()
            if seat in passing and since_of.get(table.seats[seat].user_id) == since
        }
        if known != table.called:
            change = Change(table.row.id)
            await self.follow(change, table, known)
            await self._db.write(change)
            self.written(table.row.id)

    def _arm(self, change: Change, table: Table, row: TimeBankRow, time: PersonalTime, user_id: int) -> None:
        now = self._clock.now()
        timer = AskedTimer(seat=row.seat, since=table.called[row.seat], asked=now)
        change.arm(TIMER, time.after(now, row.remaining), timer.stored(), user_id=user_id)

    def written(self, game_id: str) -> None:
        """A change with a game's rows was committed."""
        self._written[game_id] = self._clock.set_by()


def _going_on(table: Table, row: TimeBankRow, bank: Bank, now: float, *, sits_down: bool) -> TimeBankRow:
    """A seat's row as it is from now on: each turn of its own adds time once, also where it was taken back and is made
    again."""
    if sits_down:
        row = replace(row, remaining=max(row.remaining, bank.turn))
    called = row.seat in table.called
    in_own_turn = called and not table.position.sealed and table.turn_seat in (None, row.seat)
    if in_own_turn and row.turn < table.finished_turns:
        row = replace(row, remaining=row.remaining + bank.turn, turn=table.finished_turns)
    return replace(row, since=now if called else None)
