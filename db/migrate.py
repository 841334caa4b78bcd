"""Brings a file up to the newest schema, or says why not."""

import sqlite3
from contextlib import closing
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, NullPool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from db.problems import DatabaseForeign, DatabaseProblem, DatabaseTooNew, MigrationFailed
from db.sqlite import connect, problem_of

SCRIPTS = Path(__file__).parent / "migrations"


def newest_revision() -> str | None:
    return ScriptDirectory(str(SCRIPTS)).get_current_head()


def present_revision(path: Path) -> str | None:
    """The revision of a file, None for an empty one. Raises `DatabaseForeign` or `DatabaseTooNew`."""
    try:
        with closing(connect(path, 0)) as connection:
            tables = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not tables:
                return None
            if not {"alembic_version", "games", "log"} <= tables:
                raise DatabaseForeign(path)
            revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise problem_of(error, path) from error
    known = {script.revision for script in ScriptDirectory(str(SCRIPTS)).walk_revisions()}
    if revision is None or revision[0] not in known:
        raise DatabaseTooNew(path, detail=f"schema {revision[0] if revision else 'unknown'}")
    return str(revision[0])


def migrate(path: Path) -> None:
    """Runs every missing migration in one transaction. Raises a `DatabaseProblem` and leaves the file as it was.

    Foreign keys are off meanwhile: re-creating a table with them on empties the tables that point to it.
    """
    engine = create_engine("sqlite://", creator=lambda: connect(path, 0), poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN EXCLUSIVE")

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    try:
        with engine.begin() as connection:
            config.attributes["connection"] = connection
            before = _row_counts(connection)
            command.upgrade(config, "head")
            _verify(connection, before, path)
    except SQLAlchemyError as error:
        problem = problem_of(error, path)
        if type(problem) is not DatabaseProblem:
            raise problem from error
        raise MigrationFailed(path, detail=str(error)) from error
    finally:
        engine.dispose()


def _verify(connection: Connection, before: dict[str, int], path: Path) -> None:
    after = _row_counts(connection)
    lost = [name for name, rows in before.items() if name in after and after[name] < rows]
    if lost:
        raise MigrationFailed(path, detail=f"rows would be lost in {', '.join(lost)}")
    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
    if broken:
        raise MigrationFailed(path, detail=f"{len(broken)} rows would point nowhere")


def _row_counts(connection: Connection) -> dict[str, int]:
    names = connection.exec_driver_sql("SELECT name FROM sqlite_master WHERE type = 'table'").scalars().all()
    return {
        name: connection.exec_driver_sql(f'SELECT count(*) FROM "{name}"').scalar_one()
        for name in names
        if not name.startswith("sqlite_") and name != "alembic_version"
    }
