"""Tests of a file run in one worker, and so do files of one group: they share a bot, or what takes a while to make."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
FILE = """
import os
import pytest

{mark}
@pytest.mark.parametrize("number", range(4))
def test_worker(number):
    with open("{unit}", "a") as file:
        file.write(os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""
GROUP = '@pytest.mark.xdist_group("one")'
UNITS = {"test_a": "group", "test_b": "alone", "test_c": "alike", "test_d": "group"}


def test_a_file_has_one_worker_and_so_has_a_group(tmp_path: Path) -> None:
    for name, unit in UNITS.items():
        (tmp_path / f"{name}.py").write_text(FILE.format(mark=GROUP if unit == "group" else "", unit=unit))
    words = ("-n", "2", "--dist", "loadgroup", "-p", "tests.workers", "-p", "no:cacheprovider")
    subprocess.run(
        [sys.executable, "-m", "pytest", *words, "--no-loadscope-reorder"],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=True, stdout=subprocess.DEVNULL,
    )  # fmt: skip
    for unit in set(UNITS.values()):
        workers = (tmp_path / unit).read_text().split()
        assert len(workers) == 4 * [*UNITS.values()].count(unit) and len(set(workers)) == 1, unit


def test_files_with_bots_begin_first_then_those_of_many_tests(tmp_path: Path) -> None:
    marks = {"test_a": (1, ""), "test_b": (3, ""), "test_c": (1, "@pytest.mark.e2e"), "test_d": (2, "")}
    for name, (tests, mark) in marks.items():
        test = f'{mark}\n@pytest.mark.parametrize("number", range({tests}))\ndef test(number): ...\n'
        (tmp_path / f"{name}.py").write_text(f"import pytest\n{test}")
    words = ("--collect-only", "-q", "-p", "tests.workers", "-p", "no:cacheprovider")
    told = subprocess.run(
        [sys.executable, "-m", "pytest", *words],
        cwd=tmp_path, env=os.environ | {"PYTHONPATH": str(ROOT)}, check=True, capture_output=True, text=True,
    )  # fmt: skip
    files = [line.partition(".py::")[0] for line in told.stdout.splitlines() if "::" in line]
    assert list(dict.fromkeys(files)) == ["test_c", "test_b", "test_d", "test_a"]
