"""Open databases in which nothing is stored yet. A file is a copy: to make one takes longer than most tests."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from db import Database
from db.sqlite.engine import keep_write_ahead_log
from db.sqlite.migrate import migrate


async def new_database(place: Path | str) -> Database:
    """`place`: of a file that is not there, or the address of an empty database."""
    if isinstance(place, Path):
        lay(place)
    return await Database.open(place)


def lay(path: Path) -> None:
    """An empty one for who opens it later."""
    path.write_bytes(_file())


@cache
def _file() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "games.db"
        keep_write_ahead_log(path, 0)
        migrate(path)
        return path.read_bytes()
