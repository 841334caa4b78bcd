"""People press anything; `python -m tests.soak.any_press` is the long run."""

from pathlib import Path

import pytest

from tests.soak.any_press import soak
from tests.support.live.forked import Forge
from tests.support.live.postgresql import PostgreSQLServer

PRESSES = 150


async def pressed(forge: Forge, folder: Path, address: str | None) -> None:
    report = await soak(forge, folder, PRESSES, 1, address)
    print("", *report.lines(), sep="\n")
    assert report.presses == PRESSES and not report.faults
    assert len(report.met) > PRESSES / 3


@pytest.mark.slow
async def test_whatever_is_pressed_is_answered(forge: Forge, tmp_path: Path) -> None:
    await pressed(forge, tmp_path, None)


@pytest.mark.slow
async def test_whatever_is_pressed_is_answered_on_postgresql(
    forge: Forge, tmp_path: Path, postgresql: PostgreSQLServer
) -> None:
    await pressed(forge, tmp_path, await postgresql.empty_database())
