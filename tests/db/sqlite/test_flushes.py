"""Acknowledged means flushed to the disk: the flushes of a child process are counted, and failed."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.db import children

pytestmark = [
    pytest.mark.sqlite,
    pytest.mark.skipif(
        sys.platform != "linux" or shutil.which("cc") is None,
        reason="needs Linux and a C compiler to get at the flushes",
    ),
]


@pytest.fixture(scope="module")
def shim(tmp_path_factory: pytest.TempPathFactory) -> str:
    library = tmp_path_factory.mktemp("shim") / "flushes.so"
    source = Path(__file__).with_name("flushes.c")
    subprocess.run(["cc", "-shared", "-fPIC", "-o", str(library), str(source), "-ldl"], check=True)
    return str(library)


def test_every_acknowledged_move_was_flushed(tmp_path: Path, shim: str) -> None:
    body = """
shim = ctypes.CDLL(os.environ["LD_PRELOAD"])
database = await Database.open(path)
await create(database, "abc")
for seq in range(1, 11):
    before = shim.flushes()
    await database.write(move("abc", seq))
    print(shim.flushes() - before)
await database.close()
"""
    _, printed = children.run(body, tmp_path / "games.db", LD_PRELOAD=shim)
    assert [int(count) >= 1 for count in printed.split()] == [True] * 10


def test_a_failed_flush_is_no_acknowledgement(tmp_path: Path, shim: str) -> None:
    body = """
shim = ctypes.CDLL(os.environ["LD_PRELOAD"])
database = await Database.open(path)
await create(database, "abc")
shim.fail_flushes(1)
try:
    await database.write(move("abc", 1))
except StorageFailed as failed:
    print(failed.problem.code, failed.problem.sqlite, await consistent(database, "abc"))
shim.fail_flushes(0)
await database.write(move("abc", await consistent(database, "abc") + 1))
print(await consistent(database, "abc"))
await database.close()
"""
    _, printed = children.run(body, tmp_path / "games.db", LD_PRELOAD=shim)
    assert printed == "database_write_failed SQLITE_IOERR_FSYNC 0\n1"


def test_a_backup_is_flushed_or_refused(tmp_path: Path, shim: str) -> None:
    body = """
shim = ctypes.CDLL(os.environ["LD_PRELOAD"])
database = await Database.open(path)
await create(database, "abc")
shim.fail_flushes(1)
try:
    await database.backup()
except DatabaseProblem as problem:
    print(problem.code, list((path.parent / "backups").iterdir()))
await database.close()
"""
    _, printed = children.run(body, tmp_path / "games.db", LD_PRELOAD=shim)
    assert printed == "database_write_failed []"
