"""Which revisions of the schema there are, and how a database comes from one to the next; too old, too new and foreign
ones. Alembic is imported only where something is missing: that takes longer than to look."""

from collections.abc import Collection
from pathlib import Path

from sqlalchemy import Connection

from db.problems import DatabaseForeign, DatabaseTooNew, DatabaseTooOld

SCRIPTS = Path(__file__).parent / "migrations"


def revisions() -> list[str]:
    """Those that this version has, the oldest first: the number with which the name of each script begins."""
    return sorted(path.stem.partition("_")[0] for path in (SCRIPTS / "versions").glob("*.py"))


def newest_revision() -> str:
    return revisions()[-1]


def check_tables(place: Path | str, tables: Collection[str]) -> None:
    """Raises `DatabaseForeign` unless these are ours."""
    if not {"alembic_version", "games", "log"} <= set(tables):
        raise DatabaseForeign(place)


def known_revision(place: Path | str, revision: str | None) -> str:
    """The revision, if this version can bring it up to date. Raises `DatabaseTooOld` or `DatabaseTooNew`."""
    if revision is not None and revision < revisions()[0]:
        raise DatabaseTooOld(place, detail=f"schema {revision}")
    if revision not in revisions():
        raise DatabaseTooNew(place, detail=f"schema {revision or 'unknown'}")
    return revision


def upgrade(connection: Connection) -> None:
    """Runs every missing migration in the connection's transaction."""
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(SCRIPTS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
