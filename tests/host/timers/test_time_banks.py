"""Time banks: whose time passes when, what does not count, and what happens when it is used up."""

import pytest

from db import Change
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.host import Host
from host.lobby.game_options import set_options
from host.messages.posts import Undone
from host.seats.seating import give_back
from host.sleeper import Sleeper
from host.timers.digest import change_times
from host.timers.reminders import snooze
from host.turn.corrections import correct
from host.turn.undo import take_back
from host.votes.proposals import request
from host.votes.undo_request import points_for
from host.votes.voters import PAUSE, RESUME
from host.votes.votes import VOTE_S, running_vote, vote
from tests.host.desk import ADA, BEN, CHLOE, NAMES, Desk
from tests.support.evening import Evening

FACTS = Undone(by=0, why="agreed", first=1, last=1, choices=0)
WEEK, TURN = 7 * DAY_S, 8 * HOUR_S


class Timed(Evening):
    """A table with time banks of a week. Ada must act, in her own turn once all have bid."""

    async def hours(self, seat: int = 0) -> float:
        table = await self.desk.host.table(self.game)
        return (await self.desk.host.time_banks.of_table(table))[seat].left / HOUR_S

    async def crash(self, away: float) -> None:
        """The bot is gone for so many seconds, and begins anew."""
        self.clock.pass_time(away)
        await self.restart()

    async def agree(self, about: str) -> None:
        await request(self.desk.host, self.game, ADA, about)
        timer = await running_vote(self.desk.host, self.game)
        assert timer is not None
        for person in (BEN, CHLOE):
            await vote(self.desk.host, self.game, person, NAMES[person], timer.vote.number, yes=True)


@pytest.fixture
async def timed(desk: Desk) -> Timed:
    timed = Timed(desk)
    await timed.begin(bank="week", pace="none")
    return timed


async def test_time_passes_only_for_whom_the_table_waits(timed: Timed) -> None:
    assert [await timed.hours(seat) for seat in range(3)] == [168, 168, 168]  # who bids gets no time for it
    timed.clock.pass_time(HOUR_S)
    assert [await timed.hours(seat) for seat in range(3)] == [167, 168, 168]
    await timed.desk.choose(timed.game, ADA, "bid 0")
    assert await timed.hours() == 167 + 8  # her own turn begins
    timed.clock.pass_time(HOUR_S)
    await timed.desk.choose(timed.game, ADA, "go on", "roll")
    timed.clock.pass_time(HOUR_S)
    assert await timed.hours() == 173  # once a turn
    await timed.desk.choose(timed.game, ADA, "stop", "end")
    timed.clock.pass_time(2 * HOUR_S)
    assert [await timed.hours(seat) for seat in range(3)] == [171, 166, 166]  # all are asked at the same time


async def test_a_correction_adds_no_time(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA, BEN)
    game, interaction = lobby.row.id, desk.interaction()
    await set_options(desk.lobby, game, ADA, False, {"bank": "week"}, interaction_id=interaction)
    await desk.lobby.start(game, ADA, False, interaction_id=desk.interaction())
    for lira in ("31", "32"):  # in the first turn, and in the next one, for which time has been added
        table = await desk.host.table(game)
        (seat,) = table.position.seats_to_act
        before = (await desk.host.time_banks.of_table(table))[seat].left
        await correct(desk.host, game, ADA, seat, "lira", lira, interaction_id=desk.interaction())
        after = (await desk.host.time_banks.of_table(await desk.host.table(game)))[seat].left
        assert before - MINUTE_S < after <= before
        while (table := await desk.host.table(game)).position.seats_to_act == (seat,):
            options = list(table.position.decision(seat).options)
            await desk.choose(game, table.seats[seat].user_id or 0, options[-1])


async def test_the_time_of_a_bot_that_does_not_run_and_of_a_clock_that_jumps_is_nobodys(timed: Timed) -> None:
    for _ in range(3):
        timed.clock.pass_time(HOUR_S)
        await timed.desk.host.time_banks.give_sign()
    await timed.crash(5 * DAY_S)
    assert await timed.hours() == 165
    timed.clock.pass_time(HOUR_S)
    timed.clock.jump(DAY_S)
    assert await timed.hours() == 164
    timed.clock.jump(-2 * DAY_S)
    timed.clock.pass_time(HOUR_S)
    assert await timed.hours() == 163
    await timed.desk.choose(timed.game, ADA, "bid 0")
    await timed.news()
    timed.clock.jump(-DAY_S)
    timed.clock.pass_time(HOUR_S)
    assert await timed.hours() == 163 + 8 - 1
    assert await timed.passes(7 * DAY_S) == []
    await timed.crash(DAY_S)  # without a sign since: nothing counts but what was written
    assert await timed.passes(DAY_S) == []


async def test_nothing_counts_in_a_pause_while_away_and_in_quiet_hours_of_a_clock_that_stops(timed: Timed) -> None:
    timed.clock.pass_time(HOUR_S)
    await timed.agree(PAUSE)
    timed.clock.pass_time(9 * DAY_S)
    assert await timed.hours() == 167
    await timed.agree(RESUME)
    await timed.news()
    timed.clock.pass_time(HOUR_S)
    host = timed.desk.host
    await change_times(host, ADA, "away", timed.clock.now() + DAY_S)
    assert await timed.passes(DAY_S + HOUR_S) == []
    assert await timed.hours() == 165
    await timed.option(clock="stops")
    await change_times(host, ADA, "quiet", "15:00-07:00")  # it is three o'clock: 12 of these hours do not count
    await timed.passes(DAY_S)
    assert await timed.hours() == 165 - 12
    await change_times(host, ADA, "quiet", "")
    assert await timed.hours() == 165 - 12  # what was quiet stays so
    await timed.option(bank="day")
    assert await timed.hours() == 24
    await timed.option(bank="none")
    assert await host.time_banks.of_table(await host.table(timed.game)) == {}
    assert await timed.timers("stalled", "turn", "time-bank") == ["stalled"]


async def test_what_the_table_chose_happens_when_the_time_is_used_up(timed: Timed) -> None:
    assert await timed.passes(WEEK - 1) == []
    assert await timed.passes(1) == ["vote"]
    assert await timed.passes(VOTE_S) == ["unprompt", "voted", "prompt"]  # nobody answered
    await timed.option(absence="house")
    assert "seat" in await timed.passes(1)
    await give_back(timed.desk.host, timed.game, ADA, interaction_id=timed.desk.interaction())
    assert await timed.hours() == TURN / HOUR_S  # who returns has the time of a turn
    assert "turn" not in await timed.timers()


async def test_reminders_come_at_the_pace_and_the_time_ends_with_the_bank(timed: Timed) -> None:
    await timed.option(pace="day")
    told = [await timed.passes(DAY_S) for _ in range(7)]
    assert told[:3] == [["unprompt", f"prompt {number}"] for number in (1, 2, 3)]
    assert told[3:] == [[], [], [], ["vote"]]


async def test_a_table_that_could_not_be_read_goes_on_with_the_time_it_had(timed: Timed) -> None:
    timed.clock.pass_time(HOUR_S)
    change = Change(timed.game)
    change.stop_time_banks()
    change.disarm("time-bank", user_id=ADA)
    await timed.desk.database.write(change)
    timed.clock.pass_time(DAY_S)
    await timed.restart()
    assert await timed.hours() == 168
    assert await timed.timers("stalled", "turn", "time-bank") == ["stalled", "time-bank"]
    assert await timed.passes(WEEK) == ["vote"]


async def test_signs_of_life_are_given_only_while_time_passes(desk: Desk) -> None:
    evening = await Evening(desk).begin()
    await desk.host.time_banks.give_sign()
    assert await desk.database.time_banks.last_sign() is None
    await evening.option(bank="live")
    evening.clock.pass_time(MINUTE_S)
    await desk.host.time_banks.give_sign()
    assert await desk.database.time_banks.last_sign() == evening.clock.now()
    again = Sleeper(Host(desk.database, clock=evening.clock))
    assert await again.do_what_is_due() == 0


async def test_nobody_is_reminded_while_the_others_vote_about_them(timed: Timed) -> None:
    await timed.option(bank="day", pace="day")
    host, now = timed.desk.host, timed.clock.now()
    await snooze(host.db, await host.table(timed.game), ADA, DAY_S + HOUR_S, now)
    assert await timed.passes(DAY_S) == ["vote"]
    assert await timed.passes(HOUR_S) == []  # a call would take the place of the vote
    assert await timed.passes(VOTE_S - HOUR_S) == ["unprompt", "voted", "prompt"]
    assert await timed.passes(MINUTE_S) == ["unprompt", "prompt 1"]


async def test_a_turn_that_is_taken_back_and_made_again_adds_no_time_twice(desk: Desk) -> None:
    timed = Timed(desk)
    timed.game = game = (await desk.open("toy", ADA, BEN)).row.id
    await timed.option(bank="week", pace="none")
    await desk.lobby.start(game, ADA, False, interaction_id=desk.interaction())
    for active in (ADA, BEN):
        for person in (ADA, BEN):
            await desk.choose(game, person, "bid 0")
        await desk.choose(game, active, "go on", "roll", "stop", "end")
    for person in (ADA, BEN):
        await desk.choose(game, person, "bid 0")
    assert await timed.hours() == 168 + 2 * 8
    points = await points_for(desk.host, game, ADA, organises=True)
    async with desk.host.at_table(game) as table:
        await take_back(desk.host, table, points.choices[-1].to, FACTS, actor=ADA)
    for person in (ADA, BEN):
        await desk.choose(game, person, "bid 0")
    assert await timed.hours() == 168 + 2 * 8
