"""Whole games of all sets and levels, run to their ends while bots die, Discord fails and days pass."""

from pathlib import Path

import pytest

from engine import players
from tests.soak.chaos import CLOCK, KILL, SETS, Game, Report, chaos, games
from tests.support.live.forked import Forge
from tests.support.live.postgresql import PostgreSQLServer

pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("chaos")]

ALL = games(20)
ON_TWO_PROCESSES = 5


def hold(report: Report, wanted: list[Game]) -> None:
    print("", *report.lines(), sep="\n")
    assert report.ended == [str(game) for game in wanted]
    assert report.troubles[KILL] and report.troubles[CLOCK]
    assert report.taken_back and report.votes >= len(wanted) - 1
    assert (report.lost, report.doubled) == (0, 0)


@pytest.mark.parametrize("wanted", [ALL[:-ON_TWO_PROCESSES], ALL[-ON_TWO_PROCESSES:]], ids=["one", "two"])
def test_all_sets_and_levels_are_played(wanted: list[Game]) -> None:
    assert {kind for game in wanted for kind in game.houses} == {*players.KINDS}
    assert all(options in [game.options for game in wanted] for options in SETS)


async def test_whole_games_end(forge: Forge, tmp_path: Path) -> None:
    wanted = ALL[:-ON_TWO_PROCESSES]
    hold(await chaos(forge, tmp_path, wanted), wanted)


async def test_whole_games_end_on_two_processes(forge: Forge, tmp_path: Path, postgresql: PostgreSQLServer) -> None:
    wanted = ALL[-ON_TWO_PROCESSES:]
    hold(await chaos(forge, tmp_path, wanted, await postgresql.empty_database(), processes=2), wanted)
