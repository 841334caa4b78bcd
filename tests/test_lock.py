"""The locks hold what the requirements name, at the same version, with hashes, and no address of any index."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
LEARNING = "tools/learning/requirements.txt"
PIN = re.compile(r"^([A-Za-z0-9._-]+)(?:\[[a-z,]+\])?==([^\s;]+)", re.MULTILINE)


def pins(name: str) -> dict[str, str]:
    """The version of each package of a file, by its normal name."""
    text = (ROOT / name).read_text("utf-8")
    return {re.sub(r"[-_.]+", "-", package).lower(): version for package, version in PIN.findall(text)}


@pytest.mark.parametrize(
    ("part", "whole"),
    [
        ("requirements.txt", "requirements.lock"),
        ("requirements-dev.txt", "requirements-dev.lock"),
        ("requirements.lock", "requirements-dev.lock"),
        (LEARNING, "tools/learning/requirements.lock"),
    ],
)
def test_the_lock_holds_every_pin(part: str, whole: str) -> None:
    assert len(pins(part)) >= (1 if part == LEARNING else 9)
    assert pins(part).items() - pins(whole).items() == set(), "run tools/lock.sh"


@pytest.mark.parametrize("name", ["requirements.txt", "requirements-dev.txt", LEARNING])
def test_every_requirement_is_pinned(name: str) -> None:
    lines = [line for line in (ROOT / name).read_text("utf-8").splitlines() if line and line[0] not in "#-"]
    assert [line for line in lines if not PIN.fullmatch(line.partition(";")[0].strip())] == []


@pytest.mark.parametrize("name", ["requirements.lock", "requirements-dev.lock", "tools/learning/requirements.lock"])
def test_every_package_of_a_lock_has_hashes_and_no_address(name: str) -> None:
    lines = (ROOT / name).read_text("utf-8").splitlines()
    packages = [i for i, line in enumerate(lines) if line and line[0] not in " #"]
    assert packages and all("--hash=sha256:" in lines[i + 1] for i in packages)
    assert [line for line in lines if "://" in line or line.startswith("-")] == []
