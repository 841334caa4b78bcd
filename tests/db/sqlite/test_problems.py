"""A database that cannot be used is a clear refusal, and the file stays as it was."""

import asyncio
import lzma
import shutil
import sqlite3
import sys
import tempfile
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, event

from db import (
    Change,
    Database,
    DatabaseDamaged,
    DatabaseForeign,
    DatabaseFull,
    DatabaseLocked,
    DatabaseProblem,
    DatabaseTooNew,
    DatabaseTooOld,
    DatabaseUnreachable,
    DatabaseUnsafe,
    NotADatabase,
    StorageFailed,
    restore,
)
from db.sqlite.engine import verify_durability
from tests.db import children
from tests.db.helpers import consistent, create, move, record
from tests.db.sqlite.files import filled, refusal

pytestmark = pytest.mark.sqlite

OLD_FILE = Path(__file__).parents[2] / "fixtures" / "before_1.0.0.db.xz"
ON_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="limits and owners of files as Unix has them")


def every_problem() -> list[type[DatabaseProblem]]:
    return [DatabaseProblem, *DatabaseProblem.__subclasses__()]


def test_codes_and_exit_codes_are_unique() -> None:
    kinds = every_problem()
    assert len({kind.code for kind in kinds}) == len({kind.exit_code for kind in kinds}) == len(kinds)
    assert all(str(kind(Path("games.db"))).count("games.db") for kind in kinds)


async def test_not_a_database(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("Dear diary, today the caravan rested. " * 50)
    assert isinstance(found := await refusal(path), NotADatabase)
    assert found.sqlite == "SQLITE_NOTADB"


async def test_a_damaged_page_in_the_middle(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path)
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = bytes(range(256)) * 16
    path.write_bytes(content)
    assert isinstance(await refusal(path), DatabaseDamaged)


async def test_a_page_that_only_contradicts_itself(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path)
    with closing(sqlite3.connect(path)) as connection:
        (page,) = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'games'").fetchone()
    content = bytearray(path.read_bytes())
    content[(page - 1) * 4096 + 7] = 99  # its count of fragmented bytes
    path.write_bytes(content)
    assert isinstance(found := await refusal(path), DatabaseDamaged)
    assert "Page" in str(found)


async def test_a_file_cut_short(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path)
    path.write_bytes(path.read_bytes()[:-8192])
    assert isinstance(await refusal(path), DatabaseDamaged)


async def test_newer_than_the_code(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path, moves=1)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = '9999'")
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert isinstance(found := await refusal(path), DatabaseTooNew)
    assert "9999" in str(found)


async def test_older_than_the_first_release(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(lzma.decompress(OLD_FILE.read_bytes()))
    found = await refusal(path)
    assert isinstance(found, DatabaseTooOld) and found.exit_code == 39
    assert "before version 1.0.0" in str(found) and "0001" in str(found)
    assert not (tmp_path / "backups").exists()
    with pytest.raises(DatabaseTooOld):
        restore(tmp_path / "new.db", path, 0.1)
    assert not (tmp_path / "new.db").exists()


async def test_the_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("CREATE TABLE songs (title)")
    assert isinstance(await refusal(path), DatabaseForeign)


async def test_a_folder_instead_of_a_file(tmp_path: Path) -> None:
    assert isinstance(found := await refusal(tmp_path), DatabaseUnreachable)
    assert found.sqlite == "SQLITE_CANTOPEN"


async def test_a_file_in_the_place_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("")
    with pytest.raises(DatabaseUnreachable):
        await Database.open(tmp_path / "data" / "games.db")


async def test_locked_by_another_program(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    await filled(path, moves=1)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        assert isinstance(found := await refusal(path), DatabaseLocked)
        assert found.sqlite == "SQLITE_BUSY"
    database = await Database.open(path)
    assert await consistent(database, "abc") == 1
    await database.close()


async def test_locked_while_running(tmp_path: Path) -> None:
    database = await Database.open(tmp_path / "games.db", busy_timeout=0.05)
    await create(database, "abc")
    with closing(sqlite3.connect(database.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(StorageFailed) as failed:
            await database.write(move("abc", 1))
        assert isinstance(failed.value.problem, DatabaseLocked)
        assert await consistent(database, "abc") == 0
    await database.write(move("abc", 1))
    assert await consistent(database, "abc") == 1
    await database.close()


async def test_a_transaction_left_open_stops_nobody(database: Database) -> None:
    await create(database, "abc")
    left: sqlite3.Connection = await database._storage.transact(lambda writing: writing.connection.driver_connection)
    left.execute("BEGIN IMMEDIATE")
    left.execute("UPDATE games SET seq = 0, options = '{\"left\": 1}' WHERE id = 'abc'")
    await database.write(move("abc", 1))
    assert await consistent(database, "abc") == 1
    game = await database.games.get("abc")
    assert game is not None and "left" not in game.options


async def pragma(database: Database, text: str) -> Any:
    """The answer of the connection that writes."""
    return await database._storage.transact(lambda writing: writing.exec_driver_sql(f"PRAGMA {text}").scalar())


async def test_full_while_running(database: Database) -> None:
    for number in range(3):
        await create(database, f"g{number}", number)
    pages = await pragma(database, "page_count")
    await pragma(database, f"max_page_count={pages + 2}")
    changes: list[Change] = [move(f"g{number}", 1) for number in range(3)]
    changes[1].record(record("g1", 0, 1, content={"noise": [hash((1, n)) for n in range(9000)]}))
    answers = await asyncio.gather(*[database.write(change) for change in changes], return_exceptions=True)
    for answer in answers:
        assert isinstance(answer, StorageFailed)
        assert isinstance(answer.problem, DatabaseFull)
        assert answer.problem.sqlite == "SQLITE_FULL"
    assert [await consistent(database, f"g{number}") for number in range(3)] == [0, 0, 0]
    await pragma(database, f"max_page_count={pages + 100}")
    await asyncio.gather(*[database.write(change) for change in changes])
    assert [await consistent(database, f"g{number}") for number in range(3)] == [1, 1, 1]


@ON_UNIX
@pytest.mark.parametrize(("room", "error"), [(8192, "SQLITE_IOERR_SHMSIZE"), (50000, "SQLITE_IOERR_WRITE")])
def test_no_room_at_start(tmp_path: Path, room: int, error: str) -> None:
    body = f"""
resource.setrlimit(resource.RLIMIT_FSIZE, ({room}, {room}))
await Database.open(path)
"""
    assert children.run(body, tmp_path / "games.db") == (30, f"database_write_failed {error}")


@ON_UNIX
def test_no_room_while_running(tmp_path: Path) -> None:
    body = """
database = await Database.open(path)
await create(database, "abc")
limit = path.with_name("games.db-wal").stat().st_size + 20000
resource.setrlimit(resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))
seq = 0
try:
    while True:
        await database.write(move("abc", seq + 1))
        seq += 1
except StorageFailed as failed:
    print(failed.problem.code, failed.problem.sqlite, seq == await consistent(database, "abc"))
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
await database.write(move("abc", seq + 1))
print(seq > 0, await consistent(database, "abc") == seq + 1)
await database.close()
"""
    _, printed = children.run(body, tmp_path / "games.db")
    first, second = printed.splitlines()
    assert first in ("database_write_failed SQLITE_IOERR_WRITE True", "database_full SQLITE_FULL True")
    assert second == "True True"


@pytest.fixture
def open_folder() -> Iterator[Path]:
    folder = Path(tempfile.mkdtemp())
    folder.chmod(0o755)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


_AS_NOBODY = """
with tempfile.TemporaryDirectory() as elsewhere:  # everything is imported before the rights go
    await (await Database.open(Path(elsewhere) / "games.db")).close()
if os.getuid() == 0:
    os.setgroups([])
    os.setgid(65534)
    os.setuid(65534)
await Database.open(path)
"""


@ON_UNIX
def test_read_only_file(open_folder: Path) -> None:
    path = open_folder / "games.db"
    asyncio.run(filled(path, moves=1))
    open_folder.chmod(0o777)
    (open_folder / "games.db.lock").chmod(0o666)
    path.chmod(0o444)
    code, printed = children.run(_AS_NOBODY, path)
    assert (code, printed.split()[0]) == (24, "database_read_only")


@ON_UNIX
def test_read_only_lock_file(open_folder: Path) -> None:
    """SQLite would let two processes share it."""
    path = open_folder / "games.db"
    asyncio.run(filled(path, moves=1))
    open_folder.chmod(0o777)
    path.chmod(0o666)
    (open_folder / "games.db.lock").chmod(0o444)
    code, printed = children.run(_AS_NOBODY, path)
    assert (code, printed.split()[0]) == (24, "database_read_only")


@ON_UNIX
@pytest.mark.parametrize("existing", [True, False])
def test_read_only_folder(open_folder: Path, existing: bool) -> None:
    path = open_folder / "games.db"
    if existing:
        asyncio.run(filled(path, moves=1))
    open_folder.chmod(0o555)
    code, printed = children.run(_AS_NOBODY, path)
    assert (code, printed.split()[0]) == (24, "database_read_only")


@pytest.mark.parametrize("setting", ["synchronous=NORMAL", "journal_mode=DELETE", "foreign_keys=OFF", "quick_check"])
def test_settings_are_read_back(tmp_path: Path, setting: str) -> None:
    path = tmp_path / "games.db"
    engine = create_engine(f"sqlite:///{path}", connect_args={"isolation_level": None})

    @event.listens_for(engine, "connect")
    def prepare(connection: object, record: object) -> None:
        cursor = connection.cursor()
        for pragma in ("synchronous=FULL", "journal_mode=WAL", "foreign_keys=ON", setting):
            cursor.execute(f"PRAGMA {pragma}")
            cursor.fetchall()

    with engine.connect() as connection:
        if setting == "quick_check":  # changes nothing: the control
            verify_durability(connection, path)
        else:
            with pytest.raises(DatabaseUnsafe):
                verify_durability(connection, path)
    engine.dispose()


async def test_an_open_database_is_durable(database: Database) -> None:
    for setting, value in (("synchronous", 2), ("journal_mode", "wal"), ("foreign_keys", 1)):
        assert await pragma(database, setting) == value


async def test_a_failing_read_says_so(database: Database) -> None:
    await create(database, "abc")
    await database._storage.transact(lambda writing: writing.exec_driver_sql("DROP TABLE invites"))
    with pytest.raises(StorageFailed) as failed:
        await database.games.invited("abc")
    assert "no such table" in str(failed.value)
