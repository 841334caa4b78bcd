"""Tests of one group run in one worker: they share a bot, or a game that takes a minute to play."""

import subprocess
import sys
from pathlib import Path

GROUP = """
import os
import pytest

@pytest.mark.xdist_group("one")
@pytest.mark.parametrize("number", range(4))
def test_worker(number):
    with open("workers", "a") as file:
        file.write(os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""


def test_a_group_has_one_worker(tmp_path: Path) -> None:
    (tmp_path / "test_group.py").write_text(GROUP)
    words = ("-m", "pytest", "-n", "2", "--dist", "loadgroup", "-p", "no:cacheprovider")
    subprocess.run([sys.executable, *words], cwd=tmp_path, check=True, stdout=subprocess.DEVNULL)
    workers = (tmp_path / "workers").read_text().split()
    assert len(workers) == 4 and len(set(workers)) == 1
