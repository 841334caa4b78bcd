"""People press anything; `python -m tests.soak.any_press` is the long run."""

from pathlib import Path

import pytest

from tests.soak.any_press import soak

PRESSES = 150

pytestmark = pytest.mark.xdist_group("any press")


@pytest.mark.slow
async def test_whatever_is_pressed_is_answered(tmp_path: Path) -> None:
    report = await soak(tmp_path, PRESSES, seed=1)
    print("", *report.lines(), sep="\n")
    assert report.presses == PRESSES and not report.faults
    assert len(report.met) > PRESSES / 3
