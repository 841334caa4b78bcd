"""What can be typed behind bot.py, and how it ends where that is not understood."""

import asyncio
import re
import ssl
import sys
from collections.abc import Awaitable, Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import aiohttp
import pytest

from db import Database, DatabaseReadOnly
from operation import command_line, exit_codes, serving
from operation.command_line import main, parser
from operation.commands import COMMANDS
from operation.health import Watchdog
from settings import Settings
from version import VERSION

OF_FILES = {"backup": [], "restore": ["FILE"], "copy": ["[FILE]"], "check": []}
ROOT = Path(__file__).parents[2]


def ended(monkeypatch: pytest.MonkeyPatch, *words: str) -> object:
    monkeypatch.setattr(sys, "argv", ["bot.py", *words])
    with pytest.raises(SystemExit) as ends:
        main()
    return ends.value.code


def test_the_version_is_that_of_the_project_and_of_the_changelog(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(monkeypatch, "--version") == 0
    assert capsys.readouterr().out == f"Caravanserai {VERSION}\n"
    latest = re.findall(r"^## \[?(\d+\.\d+\.\d+)", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)[0]
    assert latest == VERSION


def test_the_help_names_every_command(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert ended(monkeypatch, "--help") == 0
    text = capsys.readouterr().out
    assert {name for name in (*OF_FILES, *COMMANDS) if f"\n    {name} " not in text} == set()


@pytest.mark.parametrize("name", [*OF_FILES, *COMMANDS])
def test_each_command_explains_itself(
    name: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(monkeypatch, name, "--help") == 0
    text = capsys.readouterr().out
    assert text.startswith(f"usage: bot.py {name}") and text.count(".") >= 2


@pytest.mark.parametrize(
    "words", ["destroy", "restore", "list a b", "verify", "move 5", "backup now", "--versio", "check a b"]
)
def test_what_is_not_understood_ends_with_its_code_and_the_help(
    words: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert ended(monkeypatch, *words.split()) == exit_codes.WRONG_COMMAND
    told = capsys.readouterr()
    assert told.out == "" and told.err.startswith("usage: bot.py")


@pytest.mark.parametrize(
    ("typed", "words"),
    [("list", []), ("list frozen", ["frozen"]), ("check a.db", ["a.db"]), ("move 5 77", ["5", "77"]), ("backup", [])],
)
def test_words_arrive_as_they_were_typed(typed: str, words: list[str]) -> None:
    found = parser().parse_args(typed.split())
    assert (found.command, [word for word in getattr(found, "words", []) if word]) == (typed.split()[0], words)


async def test_a_database_that_cannot_be_used_is_said_whatever_else_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The process that draws ends with an error of its own before that."""
    settings, ended = Settings(_env_file=None, database=tmp_path / "games.db"), asyncio.Event()

    async def read_only(*_: object, **__: object) -> Database:
        await ended.wait()
        raise DatabaseReadOnly(settings.database)

    async def start(*_: str) -> None:
        ended.set()
        raise EOFError

    drawing: Any = SimpleNamespace(start=start)
    monkeypatch.setattr(Database, "open", read_only)
    with pytest.raises(DatabaseReadOnly):
        await command_line.opened(settings, drawing, Watchdog())


@pytest.mark.parametrize("error", [RuntimeError("can't start new thread"), BlockingIOError(11, "try again")])
def test_a_limit_of_threads_is_told_with_where_it_is_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: Exception
) -> None:
    def refuse(*_: object) -> int:
        raise error

    monkeypatch.setattr(command_line, "carried_out", refuse)
    monkeypatch.setattr(sys, "argv", ["bot.py"])
    monkeypatch.setenv("DATABASE", str(tmp_path / "games.db"))
    assert main() == exit_codes.NO_THREADS
    (line,) = capsys.readouterr().err.splitlines()
    assert str(error) in line and "ulimit -u" in line


@pytest.mark.parametrize(("stopped", "code", "told"), [(True, 0, ""), (False, exit_codes.UNREACHABLE, "DNS")])
async def test_a_stop_while_it_connects_is_not_told_as_trouble_with_discord(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], stopped: bool, code: int, told: str
) -> None:
    client: Any = SimpleNamespace(is_closed=lambda: stopped)
    monkeypatch.setattr(serving, "reached", fails(aiohttp.ClientConnectionError("Connector is closed.")))
    assert await serving.connected(client, "token", 0.0) == code
    err = capsys.readouterr().err
    assert told in err and bool(err) is bool(told)


async def test_a_network_that_is_down_is_told_as_trouble_with_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    client: Any = SimpleNamespace(is_closed=lambda: False)
    monkeypatch.setattr(serving, "reached", fails(OSError(101, "Network is unreachable")))
    assert await serving.connected(client, "token", 0.0) == exit_codes.UNREACHABLE


async def test_a_file_that_cannot_be_used_is_not_told_as_trouble_with_discord(monkeypatch: pytest.MonkeyPatch) -> None:
    client: Any = SimpleNamespace(is_closed=lambda: False)
    monkeypatch.setattr(serving, "reached", fails(PermissionError(13, "Permission denied", "data/bot.commands")))
    with pytest.raises(PermissionError):
        await serving.connected(client, "token", 0.0)


async def test_what_to_do_is_printed_once_people_can_begin(capsys: pytest.CaptureFixture[str]) -> None:
    ready = asyncio.Event()
    said = asyncio.create_task(serving._say_once(ready, "Open it."))
    await asyncio.sleep(0)
    assert capsys.readouterr().out == ""
    ready.set()
    await said
    assert capsys.readouterr().out == "Open it.\n"


def test_a_clock_that_is_wrong_comes_to_mind_where_a_certificate_is_refused() -> None:
    certificate = aiohttp.ClientConnectorCertificateError(None, ssl.SSLCertVerificationError("not yet valid"))
    assert "clock" in serving.to_look_at(certificate) and "clock" not in serving.to_look_at(OSError("no route"))


def fails(error: Exception) -> Callable[..., Awaitable[None]]:
    async def fail(*_: object) -> None:
        raise error

    return fail
