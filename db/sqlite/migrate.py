"""Bringing a SQLite file up to the newest schema in one transaction, or saying why not and leaving it as it was."""

from pathlib import Path

from sqlalchemy import Connection, NullPool, create_engine, event
from sqlalchemy.exc import SQLAlchemyError

from db.problems import DatabaseProblem, MigrationFailed
from db.revisions import check_tables, known_revision, upgrade
from db.sqlite.engine import connect, connected, problem_of


def present_revision(path: Path) -> str | None:
    """The revision of a file, None for an empty one. Raises `DatabaseForeign`, `DatabaseTooOld` or `DatabaseTooNew`."""
    with connected(path, 0) as connection:
        tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
        if not tables:
            return None
        check_tables(path, tables)
        revision = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    return known_revision(path, revision[0] if revision else None)


def migrate(path: Path) -> None:
    """Runs every missing migration in one transaction. Raises a `DatabaseProblem` and leaves the file as it was.

    Foreign keys are off meanwhile: re-creating a table with them on empties the tables that point to it.
    """
    engine = create_engine("sqlite://", creator=lambda: connect(path, 0), poolclass=NullPool)

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        connection.exec_driver_sql("PRAGMA foreign_keys=OFF")
        connection.exec_driver_sql("BEGIN EXCLUSIVE")

    try:
        with engine.begin() as connection:
            before = _row_counts(connection)
            upgrade(connection)
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
