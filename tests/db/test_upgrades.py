"""Files as each released version left them come up to date with everything that was in them."""

import json
import lzma
import sqlite3
import zlib
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import create_engine

from db import Change, ChannelBusy, DamagedRecord, Database, WriteConflict, schema
from db.outbox import AT_ONCE
from tests.db.helpers import create, game

pytestmark = pytest.mark.sqlite

FOLDER = Path(__file__).parents[1] / "fixtures" / "v1" / "databases"
NAMES = sorted(path.name.removesuffix(".db.xz") for path in FOLDER.glob("*.db.xz"))
Rows = dict[str, list[dict[str, Any]]]


@pytest.fixture(params=NAMES)
def old_file(request: pytest.FixtureRequest, tmp_path: Path) -> Path:
    return unpacked(request.param, tmp_path)


def unpacked(name: str, folder: Path) -> Path:
    path = folder / "games.db"
    path.write_bytes(lzma.decompress((FOLDER / f"{name}.db.xz").read_bytes()))
    return path


def rows(path: Path) -> Rows:
    with closing(sqlite3.connect(path)) as connection:
        connection.row_factory = sqlite3.Row
        query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name <> 'alembic_version'"
        names = [row[0] for row in connection.execute(query)]
        return {name: list(map(dict, connection.execute(f"SELECT * FROM {name} ORDER BY 1, 2"))) for name in names}


async def upgraded(path: Path) -> Rows:
    database = await Database.open(path)
    await database.close()
    return rows(path)


def expected(before: Rows) -> Rows:
    """What each old row is to look like, records apart."""
    for row in before["games"]:
        row["rules_name"] = row.pop("game")
        row["frozen_reason"] = row["secret"] = row["first_message_id"] = row["lesson"] = None
    for row in before["log"]:
        row["data"] = None
    for row in before["outbox"]:
        row["state"] = {"in_flight": "uncertain"}.get(row["state"], row["state"])
        row["lease_owner"] = row["lease_until"] = row["user_id"] = None
        if row["attempts"] and row["state"] in ("waiting", "uncertain"):
            row["due"] = AT_ONCE  # its wait was measured by the clock of a process that has ended
    return {name: table for name, table in before.items() if name != "snapshots"}


def test_there_are_files_to_upgrade() -> None:
    assert NAMES == ["ended", "house_players", "istanbul", "lobbies", "marco_polo"]


async def test_every_row_is_kept(old_file: Path, tmp_path: Path) -> None:
    before = rows(old_file)
    after = await upgraded(old_file)
    (backup,) = (tmp_path / "backups").iterdir()
    assert rows(backup) == before
    wanted = expected(before)
    lobbies = [game for game in after["games"] if game["status"] == "lobby"]
    secrets = {game.pop("secret") for game in lobbies}
    assert len(secrets) == len(lobbies) and {len(secret) for secret in secrets} <= {32}
    for game_row in lobbies:
        game_row["secret"] = None
    assert {name: after[name] for name in wanted} == wanted
    later = {
        "time_banks",
        "signs_of_life",
        "presets",
        "results",
        "followers",
        "ahead",
        "private_notes",
        "shards",
        "handed_over",
        "analyses",
        "hints",
    }
    empty = {"archives", "timers", "mixed_people", "packed_logs", "packed_actors", *later}
    assert after.keys() - wanted.keys() == {"records", *empty}
    assert not any(after[name] for name in empty)
    with closing(sqlite3.connect(old_file)) as connection:
        assert connection.execute("PRAGMA foreign_key_check").fetchall() == []
        assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]


async def test_every_snapshot_is_a_record(old_file: Path) -> None:
    snapshots = rows(old_file).get("snapshots", [])
    versions = {row["id"]: row["rules_version"] for row in rows(old_file)["games"]}
    database = await Database.open(old_file)
    last_seqs: dict[str, int] = {}
    for old in snapshots:
        game_id, seq = old["game_id"], old["seq"]
        record = await database.games.last_record(game_id, upto=seq)
        assert record is not None
        assert record.content == {"state": json.loads(zlib.decompress(old["blob"]))}
        assert (record.number, record.last_seq, record.version, record.undone) == (old["boundary"], seq, 1, False)
        assert (record.first_seq, record.rules_version) == (last_seqs.get(game_id, -1) + 1, versions[game_id])
        last_seqs[game_id] = seq
    kept = [record for game_id in versions for record in await database.games.records(game_id)]
    assert len(kept) == len(snapshots)
    await database.close()


async def test_an_upgraded_file_has_the_same_tables_as_a_new_one(old_file: Path) -> None:
    database = await Database.open(old_file)
    with create_engine(f"sqlite:///{old_file}").connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
        made = set(connection.exec_driver_sql("SELECT sql FROM sqlite_master").scalars())
    assert any(sql and "WITHOUT ROWID" in sql and "TABLE log" in sql for sql in made)
    await create(database, "one", 5)
    with pytest.raises(ChannelBusy):
        await create(database, "two", 5)
    await create(database, "ice", 5, status="frozen")
    await create(database, "far", None)
    for columns in ({"status": "odd"}, {"published": 1}):
        change = Change("bad")
        change.create_game(game("bad", 6, **columns))
        with pytest.raises(WriteConflict):
            await database.write(change)
    await database.close()


async def test_a_snapshot_that_cannot_be_read_stops_nobody(tmp_path: Path) -> None:
    path = unpacked("istanbul", tmp_path)
    snapshots = rows(path)["snapshots"]
    damages = [("blob = substr(blob, 1, 100)", "s5w46"), ("codec = 9", "pc89p"), ("blob = x'00'", "qygkx")]
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for assignment, game_id in damages:
            connection.execute(f"UPDATE snapshots SET {assignment} WHERE game_id = ?", (game_id,))
    database = await Database.open(path)
    damaged = {game_id for _, game_id in damages}
    for game_id in {row["game_id"] for row in snapshots}:
        if game_id in damaged:
            with pytest.raises(DamagedRecord):
                await database.games.last_record(game_id)
        else:
            assert await database.games.last_record(game_id) is not None
    await database.close()
    assert len(rows(path)["records"]) == len(snapshots)


async def test_an_upgraded_file_is_not_upgraded_again(old_file: Path, tmp_path: Path) -> None:
    first = await upgraded(old_file)
    assert await upgraded(old_file) == first
    assert len(list((tmp_path / "backups").iterdir())) == 1
