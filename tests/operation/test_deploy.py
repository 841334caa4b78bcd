"""The unit of systemd: sound, hardened, and stopped where no new start helps."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest

from db.problems import DatabaseProblem
from operation import exit_codes

ROOT = Path(__file__).parents[2]
UNIT = ROOT / "deploy" / "caravanserai.service"
OPERATIONS = (ROOT / "docs" / "operations.md").read_text("utf-8")
EXPOSURE_BELOW = 3.0

needs_systemd = pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="apt-get install systemd")


def kinds_of(problem: type[DatabaseProblem]) -> set[int]:
    return {problem.exit_code}.union(*map(kinds_of, problem.__subclasses__()))


def codes() -> set[int]:
    """Every code with which the process can end."""
    return {value for value in vars(exit_codes).values() if isinstance(value, int)} | kinds_of(DatabaseProblem)


def numbers(text: str) -> set[int]:
    return set(map(int, re.findall(r"\d+", text)))


def test_the_service_stays_stopped_where_a_person_is_needed() -> None:
    (prevented,) = re.findall(r"^RestartPreventExitStatus=(.*)$", UNIT.read_text("utf-8"), re.MULTILINE)
    (told,) = re.findall(r"^After ([\d, and]+) the service stays stopped", OPERATIONS, re.MULTILINE)
    assert numbers(prevented) == numbers(told) == exit_codes.NEEDS_PERSON
    assert {24, 29, 37} <= exit_codes.NEEDS_PERSON


def test_every_exit_code_is_explained() -> None:
    table = OPERATIONS.partition("| exit code | meaning |")[2].partition("\n\n")[0]
    assert numbers(" ".join(re.findall(r"^\| ([\d, ]+) \|", table, re.MULTILINE))) == codes()


@needs_systemd
def test_the_unit_is_sound(tmp_path: Path) -> None:
    unit = tmp_path / UNIT.name
    unit.write_text(UNIT.read_text("utf-8").replace("/opt/caravanserai", str(ROOT)))
    verified = subprocess.run(["systemd-analyze", "verify", unit], capture_output=True, text=True, check=False)
    assert (verified.returncode, verified.stdout + verified.stderr) == (0, "")


@needs_systemd
def test_the_unit_is_hardened() -> None:
    command = ["systemd-analyze", "security", "--offline=true", "--no-pager", UNIT]
    judged = subprocess.run(command, capture_output=True, text=True, check=False).stdout
    (exposure,) = re.findall(r"Overall exposure level for caravanserai\.service: ([\d.]+)", judged)
    assert float(exposure) < EXPOSURE_BELOW
