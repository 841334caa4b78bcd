"""Files of every age come up to date with every row, or stay as they were."""

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from db import (
    Change,
    Database,
    DatabaseInUse,
    FollowerRow,
    HintsRow,
    MigrationFailed,
    PromptRow,
    ResultRow,
    TimeBankRow,
    migrate,
    pack_archive,
    pack_log,
    schema,
)
from tests.db.helpers import create, move, record, row, seat

pytestmark = pytest.mark.sqlite

REBUILDS_GAMES = """
    with op.batch_alter_table("games", recreate="always") as table:
        table.add_column(sa.Column("note", sa.String(20), server_default="none", nullable=False))
"""
DROPS_MOVES = "op.execute('DELETE FROM log WHERE seq = 2')"
BREAKS_A_LINK = "op.execute(\"UPDATE records SET game_id = 'zzz' WHERE game_id = 'abc'\")"
HALF_DONE = "op.execute('DELETE FROM prompts'); op.execute('INSERT INTO nowhere VALUES (1)')"


def add_revision(folder: Path, monkeypatch: pytest.MonkeyPatch, body: str) -> None:
    """The project's migrations and one more after them, in use from now on."""
    scripts = folder / "migrations"
    shutil.copytree(migrate.SCRIPTS, scripts)
    head = migrate.newest_revision()
    text = f'import sqlalchemy as sa\nfrom alembic import op\nrevision = "9999"\ndown_revision = "{head}"\n'
    (scripts / "versions" / "9999_next.py").write_text(f"{text}def upgrade():\n    {body.strip()}\n")
    monkeypatch.setattr(migrate, "SCRIPTS", scripts)


OF_SERVERS_ALONE = {"shards", "handed_over"}  # tables that are used in PostgreSQL alone


async def fill(path: Path) -> None:
    database = await Database.open(path)
    for number, game_id in enumerate(("abc", "xyz")):
        await create(database, game_id, number, options={"layout": "lange Wege"})
        for seq in range(1, 4):
            change = move(game_id, seq, interaction_id=seq)
            change.record(record(game_id, seq, seq))
            change.post(seq, "turn", number, {"seq": seq}, due=0.0)
            await database.write(change)
        change = Change(game_id)
        change.seats([seat(game_id, 0, 1), seat(game_id, 1, None)])
        change.invites([5, 6])
        change.mix_people({1: 0, 7: 1})
        change.results([ResultRow(game_id, 0, 0, 1, "human", 2, "istanbul", 60.0, 2, 1, 5, rated_games=number + 1)])
        change.prompt(PromptRow(number, game_id, number, 0, 1, 3))
        change.handle(number)
        change.ahead(0, "auction", {"value": "5"})
        change.time_banks([TimeBankRow(game_id, 0, 60.0, 5.0, 1)])
        change.arm("reminder", 60.0, {"seat": 0}, user_id=1)
        await database.write(change)
    await create(database, "old", status="finished")
    change = Change("old")
    change.archive(pack_archive("old", [record("old", 0, 1)]))
    change.pack_log(pack_log("old", [row("old", 1, actor_id=1)]), [])
    await database.write(change)
    change = Change("")
    change.post_to(1, "digest", {}, due=0.0)
    await database.write(change)
    await database.followers.set(FollowerRow("old", 4, True, None))
    await database.time_banks.give_sign(9.0)
    await database.people.save_settings(1, {"locale": "de"})
    await database.people.save_guild_settings(2, {"pace": "slow"})
    assert await database.presets.save(1, "Friday", "istanbul", {"game": {}}, 5.0)
    await database.hints.save(HintsRow("abc", 0, 1, 2, 3))
    await database.private_notes.save("abc", 1, "Leyla keeps cards.", 5.0)
    await database.analyses.save("old", 1, {"shares": []})
    await database.close()


def rows(path: Path) -> dict[str, list[tuple[Any, ...]]]:
    with closing(sqlite3.connect(path)) as connection:
        return {
            table.name: connection.execute(
                f"SELECT {', '.join(table.columns.keys())} FROM {table.name} ORDER BY 1, 2"
            ).fetchall()
            for table in schema.metadata.sorted_tables
        }


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
    scripts = [*ScriptDirectory(str(migrate.SCRIPTS)).walk_revisions()]
    assert [script.revision for script in reversed(scripts)] == migrate.revisions()


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
