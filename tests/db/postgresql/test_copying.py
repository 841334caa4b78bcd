"""The games of a file are copied into a PostgreSQL database, every row compared."""

import os
from pathlib import Path

import pytest

from db import (
    BackupPlan,
    CopyDiffers,
    Database,
    DatabaseInUse,
    DatabaseMissing,
    DatabaseNotEmpty,
    copy_to_file,
    copy_to_server,
)
from tests.db.filled import fill, rows
from tests.db.helpers import create, move
from tests.support.live.postgresql import PostgreSQLServer
from tests.support.live.stored import Stored

pytestmark = pytest.mark.sqlite


async def copied(file: Path, address: str) -> dict[str, int]:
    return await copy_to_server(file, address, BackupPlan(), 5.0)


async def test_every_row_of_every_table_arrives(tmp_path: Path, postgresql: PostgreSQLServer) -> None:
    file, address = tmp_path / "games.db", await postgresql.empty_database()
    await fill(file)
    counts = await copied(file, address)
    assert counts["games"] and counts["log"] and counts["outbox"]
    stored = Stored(address)
    for name, there in rows(file).items():
        assert counts[name] == len(there) == stored.rows(f"SELECT count(*) FROM {name}")[0][0]
    database = await Database.open(address)
    await create(database, "new", 4711)
    change = move("new", 1)
    change.post(1, "turn", 4711, {}, due=0.0)
    await database.write(change)  # its number follows those of the copied ones
    with pytest.raises(DatabaseInUse):
        await copied(file, address)
    await database.close()
    with pytest.raises(DatabaseNotEmpty, match="games"):
        await copied(file, address)


async def test_texts_are_in_one_order_and_unusual_ones_arrive(tmp_path: Path, postgresql: PostgreSQLServer) -> None:
    file, address = tmp_path / "games.db", await postgresql.empty_database()
    database = await Database.open(file)
    for number, game_id in enumerate(("b", "A", "ä", "_", "Z", "a-", "é")):
        await create(database, game_id, number, options={"name": "Ä \U0001f42a \\ ' \" \x1f", "none": None})
    with pytest.raises(DatabaseInUse):
        await copied(file, address)
    await database.close()
    assert (await copied(file, address))["games"] == 7


async def test_a_row_that_arrives_otherwise_stops_the_copy(tmp_path: Path, postgresql: PostgreSQLServer) -> None:
    file, address = tmp_path / "games.db", await postgresql.empty_database()
    database = await Database.open(file)
    await create(database, "abc")
    await database.close()
    await postgresql.run(
        "CREATE FUNCTION later() RETURNS trigger LANGUAGE plpgsql"
        " AS 'BEGIN NEW.created := NEW.created + 1; RETURN NEW; END';"
        "CREATE TRIGGER later BEFORE INSERT ON games FOR EACH ROW EXECUTE FUNCTION later()",
        address,
    )
    try:
        with pytest.raises(CopyDiffers, match="row 1 of games"):
            await copied(file, address)
    finally:
        await postgresql.run("DROP TRIGGER later ON games; DROP FUNCTION later", address)
    assert Stored(address).rows("SELECT count(*) FROM games")[0][0] == 0


async def test_and_back_into_a_file(tmp_path: Path, postgresql: PostgreSQLServer) -> None:
    file, address, back = tmp_path / "games.db", await postgresql.empty_database(), tmp_path / "back.db"
    await fill(file)
    before = rows(file)
    await copied(file, address)
    counts = await copy_to_file(address, back, 5.0)
    assert [name for name in os.listdir(tmp_path) if name.startswith("back.")] == ["back.db"]
    assert rows(back) == before and counts == {name: len(there) for name, there in before.items()}
    with pytest.raises(DatabaseNotEmpty, match=r"back\.db exists already"):
        await copy_to_file(address, back, 5.0)
    database = await Database.open(back)
    await create(database, "new", 4711)
    change = move("new", 1)
    change.post(1, "turn", 4711, {}, due=0.0)
    await database.write(change)  # its number follows those of the copied ones
    await database.close()
    user = await Database.open(address)
    with pytest.raises(DatabaseInUse):
        await copy_to_file(address, tmp_path / "other.db", 5.0)
    assert not [name for name in os.listdir(tmp_path) if name.startswith("other")]
    await user.close()


async def test_nothing_to_copy(tmp_path: Path, postgresql: PostgreSQLServer) -> None:
    with pytest.raises(DatabaseMissing):
        await copied(tmp_path / "none.db", await postgresql.empty_database())
