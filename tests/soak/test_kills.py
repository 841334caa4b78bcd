"""kill -9 again and again; `python -m tests.soak.kills` is the long run."""

from pathlib import Path

import pytest

from tests.soak.kills import IN_A_PRESS, soak
from tests.support.live.forked import Forge
from tests.support.live.postgresql import PostgreSQLServer


async def played_and_killed(forge: Forge, folder: Path, kills: int, address: str | None) -> None:
    report = await soak(forge, folder, kills, tables=2, address=address)
    print("", *report.lines(), sep="\n")
    assert report.sound == report.kills.total() == kills
    assert report.kills[IN_A_PRESS] == kills // 2
    assert report.in_flight.total() == 2 * report.kills[IN_A_PRESS]
    assert report.acknowledged >= kills and report.posts >= kills // 2
    assert (report.missing, report.doubled, report.unsent) == (0, 0, 0)


@pytest.mark.parametrize("kills", [8, pytest.param(16, marks=pytest.mark.slow)])
async def test_nothing_is_lost_or_doubled(forge: Forge, tmp_path: Path, kills: int) -> None:
    await played_and_killed(forge, tmp_path, kills, None)


@pytest.mark.slow
async def test_nothing_is_lost_or_doubled_on_postgresql(
    forge: Forge, tmp_path: Path, postgresql: PostgreSQLServer
) -> None:
    await played_and_killed(forge, tmp_path, 16, await postgresql.empty_database())
