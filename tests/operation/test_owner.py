"""What the bot and its commands make is for the owner of the games alone, and the owner can write it."""

import asyncio
import os
import shutil
import stat
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from db import Database
from operation.owner import name_of
from tests.support.live.bot import BotProcess
from tests.support.live.sandbox import ROOT, SandboxHere

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.skipif(sys.platform == "win32", reason="rights of files as Unix has them"),
]

as_root = pytest.mark.skipif(sys.platform != "win32" and os.geteuid() != 0, reason="files are given to others as root")
OWNER, OTHER = 64001, 64002


def open_to_others(folder: Path) -> set[str]:
    """What somebody else may read or write."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if stat.S_IMODE(path.stat().st_mode) & 0o077}


def owners(folder: Path) -> set[int]:
    return {path.lstat().st_uid for path in folder.rglob("*")}


def python() -> str:
    """A Python that everybody may run, as a service has: the one of the tests may lie in a folder of root's own."""
    own = Path(sys.executable).resolve()
    if all(folder.stat().st_mode & stat.S_IXOTH for folder in own.parents):
        return str(own)
    return shutil.which(f"python3.{sys.version_info.minor}", path="/usr/bin") or pytest.skip(
        "only root has this Python"
    )


def command(folder: Path, user: int, *words: str) -> tuple[int, str]:
    """What `bot.py` with these words prints, and its exit code; typed by this user."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    packages = str(Path(sysconfig.get_path("purelib")).resolve())
    done = subprocess.run(
        [python(), str(ROOT / "bot.py"), *words],
        cwd=folder,
        env=environment | {"DATABASE": str(folder / "data" / "games.db"), "PYTHONPATH": packages},
        capture_output=True,
        text=True,
        umask=0,
        user=user,
        check=False,
    )
    return done.returncode, done.stdout + done.stderr


@pytest.fixture
def folder() -> Iterator[Path]:
    """With games that everybody may read, as of an older version, where everybody may look."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        (folder / "data").mkdir(mode=0o755)
        asyncio.run(opened_once(folder / "data" / "games.db"))
        for path in (folder / "data").iterdir():
            path.chmod(0o644)
        yield folder


async def opened_once(path: Path) -> None:
    await (await Database.open(path)).close()


@pytest.mark.e2e
@pytest.mark.xdist_group("start")
async def test_whatever_the_umask_nobody_else_reads_what_the_bot_makes(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        async with SandboxHere(tmp_path / "world.json") as sandbox:
            folder = tmp_path / "made"
            bot = BotProcess(sandbox, tmp_path, DATABASE=str(folder / "data" / "games.db"))
            await bot.start()
            assert open_to_others(folder) == set()
            assert (await bot.command("backup"))[0] == 0
            await bot.stop()
            (copy,) = (folder / "data" / "backups").iterdir()
            assert (await bot.command("restore", str(copy)))[0] == 0
    finally:
        os.umask(before)
    assert {"data", "data/games.db", "data/games.db.lock", "data/backups", "data/replaced"} <= {
        str(path.relative_to(folder)) for path in folder.rglob("*")
    }
    assert open_to_others(folder) == set()


def test_what_others_could_read_is_closed_to_them(folder: Path) -> None:
    data = folder / "data"
    (data / "backups").mkdir(mode=0o755)
    (data / "backups" / "games-20260101-000000-000000.db").touch(mode=0o644)
    assert open_to_others(data) == {str(path.relative_to(data)) for path in data.rglob("*")}
    asyncio.run(opened_once(data / "games.db"))
    assert open_to_others(data) == set()


@as_root
def test_as_root_commands_act_as_the_owner_of_the_games(folder: Path) -> None:
    data = folder / "data"
    for path in (data, *data.iterdir()):
        os.chown(path, OWNER, OWNER)
    code, told = command(folder, 0, "backup")
    assert code == 0 and f"runs as {name_of(OWNER)}" in told
    (copy,) = (data / "backups").iterdir()
    code, told = command(folder, 0, "restore", str(copy))
    assert code == 0, told
    assert owners(data) == {OWNER}
    assert command(folder, 0, "list")[0] == 0 and owners(data) == {OWNER}


@as_root
@pytest.mark.parametrize("words", ["backup", "restore FILE", "list", "copy"])
def test_somebody_else_is_refused_and_makes_nothing(folder: Path, words: str) -> None:
    there = set(folder.rglob("*"))
    (folder / "data").chmod(0o777)
    code, told = command(folder, OTHER, *words.split())
    assert code == 41 and "belongs to another user" in told and "Traceback" not in told
    assert set(folder.rglob("*")) == there
