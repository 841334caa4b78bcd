"""Reminders, the end of a person's time, votes and computer players, with a clock moved by hand."""

import asyncio

import pytest

from db import Change, StorageFailed
from db.access.writer import Writer
from db.problems import DatabaseFull
from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.messages.posts import Announced, Prompt, revise
from host.seats.seating import give_back
from host.sleeper import Sleeper
from host.timers import reminders
from host.timers.reminders import SOON_S, UNFINISHED_AFTER_S
from host.timers.stalled import CLOSED_AFTER_NOTICE_S, STALLED_S
from host.turn import looking
from host.upkeep.upkeep import check
from host.votes.votes import VOTE, VOTE_S, running_vote, vote
from tests.host.desk import ADA, BEN, CHLOE, NAMES, Desk
from tests.support.evening import ALL, Evening


@pytest.fixture
async def evening(desk: Desk) -> Evening:
    return Evening(desk)


async def test_reminders_after_one_two_and_three_paces_then_the_others_are_asked(evening: Evening) -> None:
    await evening.begin()
    assert await evening.passes(DAY_S - 1) == []
    for number in (1, 2, 3):
        assert await evening.passes(1) == ["unprompt", f"prompt {number}"]
        assert await evening.passes(DAY_S - 1) == []
    assert await evening.passes(1) == ["vote"]
    assert await evening.passes(VOTE_S - 1) == []
    assert await evening.passes(1) == ["unprompt", "voted", "prompt"]  # nobody answered


async def test_a_move_ends_the_reminders(evening: Evening) -> None:
    await evening.begin()
    await evening.passes(DAY_S)
    await evening.desk.choose(evening.game, ADA, "bid 0")
    for notation in ("go on", "roll", "stop", "end"):
        await evening.desk.choose(evening.game, ADA, notation)
    assert await evening.timers("stalled", "turn") == ["stalled", "turn", "turn", "turn"]  # of the next three who bid
    await evening.news()
    assert await evening.passes(SOON_S) == ["unprompt", "prompt 1"]  # Ada; the others were called at noon


async def test_a_choice_within_the_turn_puts_the_next_reminder_off(evening: Evening) -> None:
    await evening.begin()
    await evening.passes(DAY_S)
    evening.clock.pass_time(DAY_S / 2)
    await evening.desk.choose(evening.game, ADA, "bid 0")
    await evening.news()
    assert await evening.passes(DAY_S - 1) == []
    assert await evening.passes(1) == ["unprompt", "prompt 2"]


@pytest.mark.parametrize(("away", "told"), [(1.5, 1), (2.5, 2), (40, 3)])
async def test_after_days_of_standstill_one_reminder_stands_for_all(evening: Evening, away: float, told: int) -> None:
    await evening.begin()
    evening.clock.pass_time(away * DAY_S)
    await evening.restart()
    assert await evening.passes(0) == ["unprompt", f"prompt {told}"] + (["stalled"] if away > 23 else [])
    assert (await evening.called())["late"]
    assert await evening.passes(DAY_S - 1) == ([] if told == 3 else ["unprompt", f"prompt {told + 1}"])


async def test_a_person_of_many_tables_gets_one_overdue_reminder(desk: Desk) -> None:
    first, second = await Evening(desk).begin(), None
    evening = Evening(desk)
    evening.clock = desk.clock = first.clock
    second = evening
    desk.restart()
    evening.sleeper = first.sleeper = Sleeper(desk.host)
    await second.begin()
    first.clock.pass_time(1.5 * DAY_S)
    await first.sleeper.do_what_is_due()
    told = [await first.news(), await second.news()]
    assert sorted(told) == [["look"], ["unprompt", "prompt 1"]]


async def test_who_was_called_silently_is_reminded_soon(evening: Evening) -> None:
    await evening.begin()
    await evening.desk.choose(evening.game, ADA, "bid 0")
    for notation in ("go on", "roll", "stop", "end"):
        await evening.desk.choose(evening.game, ADA, notation)
    await evening.news()
    assert await evening.passes(SOON_S - 1) == []
    assert "prompt 1" in await evening.passes(1)
    assert await evening.passes(DAY_S - 1) == []
    assert "prompt 2" in await evening.passes(1)


async def test_a_clock_that_is_set_loses_nothing_and_repeats_nothing(evening: Evening) -> None:
    await evening.begin()
    evening.clock.jump(1.5 * DAY_S)
    assert await evening.passes(0) == ["unprompt", "prompt 1"]
    assert "late" not in await evening.called()  # the bot ran all the time
    evening.clock.jump(-0.5 * DAY_S)
    evening.clock.jump(-DAY_S)
    assert await evening.passes(2 * DAY_S - 1) == []
    assert await evening.passes(1) == ["unprompt", "prompt 2"]


async def test_the_sandboxs_clock_brings_every_reminder_that_is_due(evening: Evening) -> None:
    await evening.begin()
    for number in (1, 2, 3):  # each an hour and more late, and no real minute between them
        evening.clock.set_ahead((number + number / 8) * DAY_S)
        assert await evening.passes(0) == ["unprompt", f"prompt {number}"]


async def test_snooze_and_mute(evening: Evening) -> None:
    await evening.begin()
    host, clock = evening.desk.host, evening.clock
    table = await host.table(evening.game)
    assert await reminders.snooze(host.db, table, ADA, HOUR_S, clock.now()) == clock.now() + HOUR_S
    assert await evening.passes(HOUR_S) == ["unprompt", "prompt 1"]
    await host.people.settings.change(ADA, {"muted": [evening.game]})
    assert await evening.passes(2 * DAY_S - HOUR_S) == ["look"]
    await host.people.settings.change(ADA, {"muted": []})
    assert await evening.passes(DAY_S) == ["unprompt", "prompt 3"]
    with pytest.raises(Refusal, match="no_reminder"):
        await reminders.snooze(host.db, table, ADA, HOUR_S, clock.now())


async def test_who_wants_no_pings_is_called_again_below_what_was_posted_since(evening: Evening) -> None:
    await evening.begin()
    host = evening.desk.host
    await host.people.settings.change(ADA, {"muted": [evening.game]})
    await evening.delivered()
    assert await evening.passes(DAY_S) == ["unprompt", "prompt"]  # others have bid since
    called = await evening.called()
    assert called["quiet"] and called["recalled"] and Prompt.read(called).again
    await evening.delivered()
    assert await evening.passes(DAY_S) == ["look"]
    change = Change(evening.game)
    revise(change, await host.game(evening.game), [Announced(text="An update.")])
    await host.db.write(change)
    await evening.delivered()
    await evening.news()
    assert await evening.passes(DAY_S) == ["unprompt", "prompt"]


async def test_quiet_hours_hold_pings_back(evening: Evening) -> None:
    people = evening.desk.host.people
    for person in ALL:
        await people.settings.change(person, {"zone": "Europe/Berlin", "quiet": "22:00-07:00"})
    await evening.begin(pace="live")  # at one o'clock in Berlin
    assert await evening.passes(10 * MINUTE_S) == ["unprompt", "prompt 1"]
    evening.clock.pass_time(9.5 * HOUR_S)
    await evening.desk.choose(evening.game, ADA, "bid 0")
    for notation in ("go on", "roll", "stop", "end"):
        await evening.desk.choose(evening.game, ADA, notation)
    quiet = [post.payload["seat"] for post in (await evening.desk.posts(evening.game))[-3:] if "quiet" in post.payload]
    assert quiet == [0, 1, 2]
    await evening.news()
    assert await evening.passes(8 * HOUR_S) == []
    assert await evening.passes(20 * MINUTE_S) == ["unprompt", "prompt 1"] * 3  # at seven


async def test_a_clock_that_stops_in_quiet_hours_gives_the_whole_time_outside_them(evening: Evening) -> None:
    await evening.desk.host.people.settings.change(ADA, {"zone": "Europe/Berlin", "quiet": "22:00-07:00"})
    await evening.begin(pace="hours", clock="stops")  # at one o'clock in Berlin, so that 9 hours of today count
    assert await evening.passes(4 * HOUR_S) == ["unprompt", "prompt 1"]
    assert await evening.passes(4 * HOUR_S) == ["unprompt", "prompt 2"]
    assert await evening.passes(13 * HOUR_S - 1) == []
    assert await evening.passes(1) == ["unprompt", "prompt 3"]  # at ten, after 1 and 3 hours
    last = (await evening.desk.posts(evening.game))[-1].payload
    assert last["ends"] == evening.clock.now() + 4 * HOUR_S
    assert await evening.passes(4 * HOUR_S) == ["vote"]


async def test_who_is_away_is_reminded_when_back_and_has_the_whole_time_then(evening: Evening) -> None:
    await evening.begin()
    back = evening.clock.now() + 12 * DAY_S
    await evening.desk.host.people.settings.change(ADA, {"away": back})
    assert await evening.passes(12 * DAY_S - 1) == []
    assert await evening.passes(SOON_S + 1) == ["unprompt", "prompt 1"]
    assert await evening.passes(DAY_S) == ["unprompt", "prompt 2"]
    assert await evening.passes(DAY_S) == ["unprompt", "prompt 3"]
    assert await evening.passes(2 * DAY_S) == ["vote"]


async def test_a_pace_can_be_changed_while_the_game_runs(evening: Evening) -> None:
    await evening.begin()
    await evening.option(pace="live")
    assert await evening.passes(10 * MINUTE_S) == ["unprompt", "prompt 1"]
    await evening.option(pace="none", absence="wait")
    assert await evening.passes(7 * DAY_S) == []
    assert await evening.timers("stalled", "turn") == ["stalled"]
    with pytest.raises(Refusal, match="bad_option"):
        await evening.option(pace="yesterday")
    with pytest.raises(Refusal, match="already_running"):
        await evening.option(order="joined")


async def time_is_up(evening: Evening) -> int:
    """Ada's time is up; the number of the vote about her, 0 without one."""
    for _ in range(4):
        await evening.passes(DAY_S)
    timer = await running_vote(evening.desk.host, evening.game)
    return 0 if timer is None else timer.vote.number


async def ballot(evening: Evening, person: int, number: int, *, yes: bool) -> bool | None:
    return (await vote(evening.desk.host, evening.game, person, NAMES[person], number, yes=yes)).decided


async def test_the_others_vote_and_a_computer_player_plays_until_the_person_returns(evening: Evening) -> None:
    await evening.begin()
    number = await time_is_up(evening)
    with pytest.raises(Refusal, match="own_vote"):
        await ballot(evening, ADA, number, yes=False)
    assert await ballot(evening, BEN, number, yes=False) is None
    assert await ballot(evening, BEN, number, yes=True) is None
    await evening.news()
    assert await ballot(evening, CHLOE, number, yes=True) is True
    await evening.desk.host.houses.settled(evening.game)
    owed = await evening.news()
    assert owed[:2] == ["unprompt", "seat"] and "turn" in owed
    with pytest.raises(Refusal, match="vote_over"):
        await ballot(evening, BEN, number, yes=True)
    with pytest.raises(Refusal, match="replaced"):
        await evening.desk.choose(evening.game, ADA, "bid 0")
    assert (await looking.panel(evening.desk.host, evening.game, ADA)).decision is None
    assert [row.notation for row in await evening.desk.log(evening.game) if row.kind == "seat"] == ["merchant"]
    await evening.restart()
    await give_back(evening.desk.host, evening.game, ADA, interaction_id=evening.desk.interaction())
    assert "seat" in await evening.news()
    table = await evening.desk.host.table(evening.game)
    assert table.seats[0].by_person
    assert (
        await looking.panel(evening.desk.host, evening.game, ADA)
    ).decision is not None or 0 not in table.asked.since
    with pytest.raises(Refusal, match="not_replaced"):
        await give_back(evening.desk.host, evening.game, ADA, interaction_id=evening.desk.interaction())
    assert (await check(evening.desk.host, evening.game)).good


async def test_a_move_of_the_missing_person_ends_the_vote(evening: Evening) -> None:
    await evening.begin()
    number = await time_is_up(evening)
    await ballot(evening, BEN, number, yes=True)
    await evening.desk.choose(evening.game, ADA, "bid 0")
    with pytest.raises(Refusal, match="vote_over"):
        await ballot(evening, CHLOE, number, yes=True)
    assert VOTE not in await evening.timers()


@pytest.mark.parametrize(
    ("answers", "taken"), [((True,), True), ((False,), False), ((), False), ((True, False), False)]
)
async def test_the_majority_of_those_who_answer_decides(
    evening: Evening, answers: tuple[bool, ...], taken: bool
) -> None:
    await evening.begin()
    number = await time_is_up(evening)
    for person, yes in zip((BEN, CHLOE), answers, strict=False):
        await ballot(evening, person, number, yes=yes)
    await evening.passes(VOTE_S)
    table = await evening.desk.host.table(evening.game)
    assert table.seats[0].replaced is taken


async def test_a_table_may_have_a_computer_player_at_once_or_wait(evening: Evening) -> None:
    await evening.begin(absence="house")
    await time_is_up(evening)
    assert (await evening.desk.host.table(evening.game)).seats[0].replaced
    waiting = Evening(evening.desk)
    await waiting.begin(absence="wait")
    await time_is_up(waiting)
    assert await waiting.timers("stalled", "turn") == ["stalled", "turn"]
    assert not (await waiting.desk.host.table(waiting.game)).seats[0].replaced


@pytest.mark.parametrize("absence", ["house", "vote"])
async def test_a_table_with_one_person_absent_for_good_finishes(evening: Evening, absence: str) -> None:
    """The others play and, where the table is asked, answer one vote."""
    await evening.begin(absence=absence)
    host, game, people, votes = evening.desk.host, evening.game, {1: BEN, 2: CHLOE}, 0
    while not (table := await host.table(game)).over:
        acting = [seat for seat in table.called if seat in people]
        timer = await running_vote(host, game)
        if acting:
            panel = await looking.panel(host, game, people[acting[0]])
            assert panel.decision is not None
            await evening.desk.choose(game, people[acting[0]], next(iter(panel.decision.options)))
        elif timer is not None:
            votes += 1
            for person in people.values():
                await vote(host, game, person, "", timer.vote.number, yes=True)
            await host.houses.settled(game)
        else:
            await evening.passes(DAY_S)
    assert votes == (absence == "vote")
    assert await evening.timers() == [] and (await check(host, game)).good


async def test_nobody_is_late_while_everybody_is_away(evening: Evening) -> None:
    await evening.begin()
    until = evening.clock.now() + 60 * DAY_S
    for person in ALL:
        await evening.desk.host.people.settings.change(person, {"away": until})
    assert await evening.passes(STALLED_S + DAY_S) == []
    assert await evening.passes(60 * DAY_S - STALLED_S - DAY_S - 1) == []
    told = await evening.passes(DAY_S)
    assert told[-1].startswith("prompt") and "stalled" not in told


async def test_a_stalled_table_is_closed_after_a_notice(evening: Evening) -> None:
    await evening.begin(pace="none")
    assert await evening.passes(STALLED_S - 1) == []
    assert await evening.passes(1) == ["stalled"]
    await evening.desk.choose(evening.game, ADA, "bid 0")  # somebody is there after all
    await evening.news()
    assert await evening.passes(CLOSED_AFTER_NOTICE_S) == []
    assert await evening.passes(STALLED_S - CLOSED_AFTER_NOTICE_S) == ["stalled"]
    owed = await evening.passes(CLOSED_AFTER_NOTICE_S)
    assert owed[-1] == "closed" and await evening.timers() == []
    assert (await evening.desk.host.game(evening.game)).status == "cancelled"


async def test_what_fails_is_done_later(evening: Evening, monkeypatch: pytest.MonkeyPatch) -> None:
    await evening.begin()

    async def fail(*_: object) -> None:
        raise RuntimeError("once")

    with monkeypatch.context() as broken:
        broken.setattr(evening.desk.database, "write", fail)
        assert await evening.passes(DAY_S) == []
    assert await evening.passes(MINUTE_S) == ["unprompt", "prompt 1"]


async def test_timers_that_a_full_disk_holds_back_are_done_after_it(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    await evening.begin()
    evening.clock.pass_time(DAY_S)
    tried, owed, apply = asyncio.Event(), asyncio.Event(), Writer._apply

    async def full(writer: Writer, changes: list[Change]) -> None:
        if all(change.key == ("timers", "claim") for change in changes):
            await apply(writer, changes)
            return
        tried.set()
        raise StorageFailed(DatabaseFull(evening.desk.database.path))

    with monkeypatch.context() as broken:
        broken.setattr(Writer, "_apply", full)
        evening.sleeper.start()
        await asyncio.wait_for(tried.wait(), 60)
        await asyncio.sleep(0)
    evening.desk.database.writer.on_posts_owed = owed.set
    evening.sleeper.wake()
    await asyncio.wait_for(owed.wait(), 60)
    await evening.sleeper.stop()
    assert await evening.news() == ["unprompt", "prompt 1"]


async def test_a_game_from_before_there_were_reminders_is_closed_when_it_stalls_and_reminds_nobody(desk: Desk) -> None:
    evening = await Evening(desk).begin()
    row = await desk.host.game(evening.game)
    change = Change(row.id)
    change.disarm_all()
    change.update_game(row.seq, options={"game": row.options["game"], "order": "joined"})
    await desk.database.write(change)
    await evening.restart()
    assert await evening.timers("stalled", "turn") == ["stalled"]


async def test_a_reminder_of_a_turn_that_is_chosen_but_not_ended_says_so(evening: Evening) -> None:
    await evening.begin()
    await evening.passes(DAY_S)
    assert "unfinished" not in await evening.called()
    await evening.desk.choose(evening.game, ADA, "bid 0", "go on", "roll", "stop")
    await evening.passes(UNFINISHED_AFTER_S)
    assert "prompt 2" in await evening.passes(DAY_S)
    assert (await evening.called())["unfinished"]


async def test_a_turn_that_is_chosen_but_not_ended_is_told_once_without_a_ping(evening: Evening) -> None:
    await evening.begin()
    await evening.desk.choose(evening.game, ADA, "bid 0", "go on", "roll")
    await evening.news()
    assert await evening.passes(UNFINISHED_AFTER_S) == []  # she may still go on or stop
    await evening.desk.choose(evening.game, ADA, "stop")
    assert await evening.passes(UNFINISHED_AFTER_S - 1) == []
    assert await evening.passes(1) == ["unprompt", "prompt"]
    told = (await evening.desk.posts(evening.game))[-1].payload
    assert told["quiet"] and told["unfinished"]
    assert await evening.passes(HOUR_S) == []
    await evening.desk.choose(evening.game, ADA, "end")
    assert "unfinished" not in await evening.timers()
