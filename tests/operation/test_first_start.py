"""./play says what it does while it sets itself up, and nothing once it has."""

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
OWNER: Final = 64001
PYTHON: Final = """#!/bin/sh
# In the place of Python: makes a .venv with itself in it, installs nothing, and is the bot.
case "$1 $2" in
    "-m venv") mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
    "-m pip") test ! -e broken ;;
    "-c import importlib.util"*) test ! -e .venv/replaced || { rm .venv/replaced; exit 1; } ;;
    "bot.py "*) echo "the bot: $2" ;;
esac
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    (tmp_path / "tools").mkdir()
    for name in ("play", "tools/venv.sh", "requirements.lock"):
        shutil.copy(ROOT / name, tmp_path / name)
    (tmp_path / "python").write_text(PYTHON)
    (tmp_path / "python").chmod(0o755)
    return tmp_path


def played(checkout: Path, code: int = 0) -> tuple[str, list[str]]:
    """What it printed, and what it said beside that."""
    done = subprocess.run(
        ["sh", "play", "list"],
        cwd=checkout,
        env={**os.environ, "PYTHON": str(checkout / "python")},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert done.returncode == code
    return done.stdout, done.stderr.splitlines()


def test_the_first_start_says_what_it_does(checkout: Path) -> None:
    printed, said = played(checkout)
    assert printed == "the bot: list\n", "what it says is not mixed with what a command prints"
    assert [line.split()[0] for line in said] == ["For", "Installing", "Installed."]
    packages = (ROOT / "requirements.lock").read_text().count("==")
    assert f"the {packages} packages of requirements.lock" in said[1]
    assert played(checkout) == ("the bot: list\n", [])
    with (checkout / "requirements.lock").open("a") as lock:
        lock.write("# another\n")
    assert [line.split()[0] for line in played(checkout)[1]] == ["Installing", "Installed."]


def test_a_python_that_has_no_pip_gets_its_packages(checkout: Path) -> None:
    """As where the system's Python was replaced by a newer one."""
    played(checkout)
    (checkout / ".venv" / "replaced").touch()
    assert [line.split()[0] for line in played(checkout)[1]] == ["For", "Installing", "Installed."]
    assert played(checkout) == ("the bot: list\n", [])


@pytest.mark.skipif(sys.platform == "win32" or os.geteuid() != 0, reason="files are given to others as root")
def test_what_root_installs_belongs_to_whom_the_folder_does(checkout: Path) -> None:
    """A service that installs later could not replace it otherwise."""
    os.chown(checkout, OWNER, OWNER)
    played(checkout)
    assert {path.lstat().st_uid for path in (checkout / ".venv").rglob("*")} == {OWNER}
    assert (checkout / ".venv").stat().st_uid == OWNER


def test_what_could_not_be_installed_is_tried_again(checkout: Path) -> None:
    (checkout / "broken").touch()
    assert [line.split()[0] for line in played(checkout, code=1)[1]] == ["For", "Installing", "Not"]
    (checkout / "broken").unlink()
    assert [line.split()[0] for line in played(checkout)[1]] == ["Installing", "Installed."]
