"""Whole games of all sets and levels, run to their ends while bots die, Discord fails and days pass."""

import asyncio
from pathlib import Path

import pytest

from engine import players
from tests.soak.chaos import CLOCK, KILL, SETS, Game, Report, games, open_chaos
from tests.support.live.forked import Forge
from tests.support.live.player import offered
from tests.support.live.postgresql import PostgreSQLServer

ALL = games(20)
ON_TWO_PROCESSES = 5


def hold(report: Report, wanted: list[Game]) -> None:
    print("", *report.lines(), sep="\n")
    assert [*report.ended] == [str(game) for game in wanted]
    assert report.troubles[KILL] and report.troubles[CLOCK]
    assert report.taken_back and report.votes == len(wanted)
    assert report.reminders and not report.forgotten
    assert (report.lost, report.doubled) == (0, 0)


@pytest.mark.parametrize("wanted", [ALL[:-ON_TWO_PROCESSES], ALL[-ON_TWO_PROCESSES:]], ids=["one", "two"])
def test_all_sets_and_levels_are_played(wanted: list[Game]) -> None:
    assert {kind for game in wanted for kind in game.houses} == {*players.KINDS}
    assert all(options in [game.options for game in wanted] for options in SETS)


async def test_a_reminder_that_comes_and_a_press_that_is_lost_are_counted(forge: Forge, tmp_path: Path) -> None:
    async with open_chaos(forge, tmp_path) as chaos:
        played, report = await chaos.begin(Game(SETS[0], ("random", "random"))), chaos.report
        async with asyncio.timeout(60):
            while not (waited_for := played.waited_for()):  # noqa: ASYNC110 computer players move
                await asyncio.sleep(0.05)
        person, seat = waited_for[0].person, waited_for[0].seat
        await chaos.let_a_day_pass()
        assert (report.reminders, report.waited_for, report.forgotten) == (1, 1, 0)
        before = played.refusals(seat)
        looked = await person.slash("/turn")  # answered, not refused, in no log: as a choice that was lost
        assert not await played.took_effect(looked, seat, before)
        assert (report.refused, report.lost) == (0, 1)
        refused = await person.slash("/play", choice="nowhere")
        assert not await played.took_effect(refused, seat, before)
        assert (report.refused, report.lost) == (1, 1)
        custom_id, value = next(iter(offered(refused.message).values()))
        chosen = await person.press_id(refused.message.id, custom_id, None if value is None else [value])
        assert await played.took_effect(chosen, seat, played.refusals(seat))
        assert (report.refused, report.lost) == (1, 1)


@pytest.mark.slow
async def test_whole_games_end(forge: Forge, tmp_path: Path) -> None:
    wanted = ALL[:-ON_TWO_PROCESSES]
    async with open_chaos(forge, tmp_path) as chaos:
        hold(await chaos.play(wanted), wanted)


@pytest.mark.slow
async def test_whole_games_end_on_two_processes(forge: Forge, tmp_path: Path, postgresql: PostgreSQLServer) -> None:
    wanted = ALL[-ON_TWO_PROCESSES:]
    async with open_chaos(forge, tmp_path, await postgresql.empty_database(), processes=2) as chaos:
        hold(await chaos.play(wanted), wanted)
