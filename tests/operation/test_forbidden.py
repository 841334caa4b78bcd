"""Places that the user of a command may not use, and readers of its answer that leave: a line and an exit code."""

import ctypes
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from db import DatabaseMissing, DatabaseUnreachable
from operation import exit_codes
from operation.command_line import main
from operation.commands import COMMANDS
from tests.support.stored_versions import OLDEST, database_in

ROOT = Path(__file__).parents[2]
LIBC: Final = ctypes.CDLL(None, use_errno=True)
NOBODY: Final = 65534
PLACES: Final = {
    "a folder": ("", exit_codes.WRONG_SETTINGS),
    "the root": ("/", exit_codes.WRONG_SETTINGS),
    "in a folder that cannot be entered": ("closed/games.db", DatabaseUnreachable.exit_code),
    "in a folder of that": ("closed/deeper/games.db", DatabaseUnreachable.exit_code),
    "a file that cannot be read": ("unreadable.db", DatabaseUnreachable.exit_code),
    "a file that is not there": ("none/games.db", DatabaseMissing.exit_code),
}
COMMAND_WORDS: Final = [
    [name, *("abc" for argument in arguments if not argument.startswith("["))]
    for name, arguments in {
        "backup": (),
        "check": (),
        **{name: command.arguments for name, command in COMMANDS.items()},
    }.items()
]


@pytest.fixture
def as_nobody() -> Iterator[Path]:
    """A folder with places that this user may not use; whoever runs the tests as root is nobody in it meanwhile."""
    with tempfile.TemporaryDirectory() as folder:  # those of tests are closed to all but who runs them
        mask = os.umask(0o022)
        yield from _closed(Path(folder))
        os.umask(mask)  # a command sets it


def _closed(tmp_path: Path) -> Iterator[Path]:
    (tmp_path / "closed" / "deeper").mkdir(parents=True)
    for name in ("closed/games.db", "unreadable.db"):
        (tmp_path / name).write_bytes(b"SQLite format 3")
    (tmp_path / "unreadable.db").chmod(0)
    (tmp_path / "closed").chmod(0)
    if os.geteuid() == 0:
        tmp_path.chmod(0o777)
        LIBC.setfsuid(NOBODY)
    yield tmp_path
    LIBC.setfsuid(os.geteuid())
    (tmp_path / "closed").chmod(0o700)


@pytest.mark.skipif(sys.platform != "linux", reason="setfsuid is Linux's")
@pytest.mark.parametrize("place", PLACES)
@pytest.mark.parametrize("words", COMMAND_WORDS, ids=" ".join)
def test_a_place_that_cannot_be_used_is_named_in_a_line_with_its_exit_code(
    words: list[str],
    place: str,
    as_nobody: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    path, code = PLACES[place]
    monkeypatch.setenv("DATABASE", str(as_nobody / path))
    monkeypatch.setattr(sys, "argv", ["bot.py", *words])
    assert main() == code
    told = capsys.readouterr()
    assert told.out == "" and len(told.err.splitlines()) == 1 and told.err.strip().endswith((".", ")"))


def test_settings_that_cannot_be_read_are_named(
    as_nobody: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot.py", "list"])
    monkeypatch.chdir(as_nobody)
    (as_nobody / ".env").write_text("LOG_LEVEL=INFO")
    (as_nobody / ".env").chmod(0)
    assert main() == exit_codes.WRONG_SETTINGS
    assert all(line.startswith(".env cannot be read: ") for line in capsys.readouterr().err.splitlines())


def test_settings_that_are_a_folder_are_not_taken_for_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bot.py", "list"])
    monkeypatch.chdir(tmp_path)
    (tmp_path / ".env").mkdir()
    assert main() == exit_codes.WRONG_SETTINGS
    assert ".env is a folder" in capsys.readouterr().err


def test_who_reads_only_the_first_lines_of_an_answer_gets_no_traceback(tmp_path: Path) -> None:
    (tmp_path / "games.db").write_bytes(database_in(OLDEST))
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, ROOT / "bot.py", "list", "finished"],
        stdout=writing,
        stderr=subprocess.PIPE,
        cwd=tmp_path,
        env={**os.environ, "DATABASE": "games.db"},
        timeout=60,
        check=False,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, b"")
