"""A new version is tried on a copy: games that an older one left are loaded, shown and verified."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from db import DatabaseNeverThere
from operation.trial import tried
from tests.support.stored_versions import OLDEST, database_in

CONTENT = database_in(OLDEST)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """As an older version left it."""
    path = tmp_path / "old.db"
    path.write_bytes(CONTENT)
    return path


@pytest.fixture
def untouched(file: Path) -> Iterator[Path]:
    yield file
    assert file.read_bytes() == CONTENT


async def test_an_older_file_is_tried_and_stays_as_it_is(untouched: Path) -> None:
    answer = await tried(untouched)
    assert (answer.code, answer.lines) == (0, ["12 games tried, 0 problems"])


async def test_a_game_that_cannot_be_read_is_named(file: Path) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        (game_id,) = connection.execute("SELECT id FROM games WHERE status = 'running' ORDER BY id").fetchone()
        connection.execute("UPDATE log SET notation = 'fly' WHERE game_id = ? AND seq = 2", (game_id,))
    answer = await tried(file)
    assert answer.code == 1
    assert answer.lines[-1] == "12 games tried, 1 problems"
    assert answer.lines[0].startswith(f"{game_id}  ") and "row_refused" in answer.lines[0]


async def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(DatabaseNeverThere, match=r"There is no file \S+none\.db\. Check the path"):
        await tried(tmp_path / "none.db")
