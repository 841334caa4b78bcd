"""A database comes up to date with every row, or stays as it was. Made-up scripts follow the first one here."""

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from db import Database, DatabaseInUse, MigrationFailed, revisions, schema
from tests.db.filled import HALF_DONE, OF_SERVERS_ALONE, add_revision, fill, rows
from tests.support.stored_versions import OLDEST, database_in

pytestmark = pytest.mark.sqlite

SINCE_RELEASE = ("journal", "noticeboards", "avoided", "seekers", "leagues", "entrants", "fixtures")  # tables
REBUILDS_GAMES = """
    with op.batch_alter_table("games", recreate="always") as table:
        table.add_column(sa.Column("note", sa.String(20), server_default="none", nullable=False))
"""
DROPS_MOVES = "op.execute('DELETE FROM log WHERE seq = 2')"
BREAKS_A_LINK = "op.execute(\"UPDATE records SET game_id = 'zzz' WHERE game_id = 'abc'\")"


async def test_the_migrations_make_the_schema(database: Database) -> None:
    with create_engine(f"sqlite:///{database.path}").connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        made = set(connection.exec_driver_sql("SELECT sql FROM sqlite_master").scalars())
    assert any("WITHOUT ROWID" in sql for sql in made if sql)
    assert not any("CASCADE" in sql.upper() for sql in made if sql)


async def test_games_that_have_not_ended_are_found_by_an_index(database: Database) -> None:
    with closing(sqlite3.connect(database.path)) as connection:
        plan = connection.execute(f"EXPLAIN QUERY PLAN SELECT * FROM games WHERE status IN {schema.UNFINISHED}")
        assert "ix_games_status" in str(plan.fetchall())


def test_each_script_is_named_by_its_revision_and_follows_the_one_before() -> None:
    scripts = [*ScriptDirectory(str(revisions.SCRIPTS)).walk_revisions()]
    assert [script.revision for script in reversed(scripts)] == revisions.revisions()


async def test_a_database_of_the_first_release_keeps_every_row(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_bytes(database_in(OLDEST))
    before = rows(path, without=SINCE_RELEASE)
    database = await Database.open(path)
    with create_engine(f"sqlite:///{path}").connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    await database.close()
    after = rows(path)
    assert {name for name in before if before[name] != after[name]} <= {"outbox"}  # what was in flight is uncertain now
    assert before["games"] and not any(after[name] for name in SINCE_RELEASE)
    (backup,) = (tmp_path / "backups").iterdir()
    assert rows(backup, without=SINCE_RELEASE) == before


async def test_a_filled_database_keeps_every_row(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "games.db"
    await fill(path)
    before = rows(path)
    assert {name for name, found in before.items() if not found} == OF_SERVERS_ALONE
    add_revision(tmp_path, monkeypatch, REBUILDS_GAMES)
    database = await Database.open(path)
    await database.close()
    assert rows(path) == before
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("SELECT DISTINCT note FROM games").fetchall() == [("none",)]
        assert connection.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
    (backup,) = (tmp_path / "backups").iterdir()
    assert rows(backup) == before


@pytest.mark.parametrize(
    ("body", "reason"),
    [(DROPS_MOVES, "rows would be lost in log"), (BREAKS_A_LINK, "point nowhere"), (HALF_DONE, "nowhere")],
)
async def test_a_bad_migration_leaves_the_file_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, body: str, reason: str
) -> None:
    path = tmp_path / "games.db"
    await fill(path)
    before = rows(path)
    with monkeypatch.context() as newer:
        add_revision(tmp_path, newer, body)
        with pytest.raises(MigrationFailed, match=reason):
            await Database.open(path)
    assert rows(path) == before
    database = await Database.open(path)
    await database.close()


async def test_no_backup_without_a_migration(tmp_path: Path) -> None:
    for _ in range(2):
        await fill_nothing(tmp_path / "games.db")
    assert not (tmp_path / "backups").exists()


async def fill_nothing(path: Path) -> None:
    database = await Database.open(path)
    await database.close()


async def test_the_lock_is_taken_before_anything_is_migrated(
    database: Database, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    add_revision(tmp_path, monkeypatch, DROPS_MOVES)
    with pytest.raises(DatabaseInUse):
        await Database.open(database.path)
