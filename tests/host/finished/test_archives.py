"""What is stored of whole games: small, read back as it was, and of the largest tables too."""

import asyncio
import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from db import Change, DamagedRecord, Database, LogRow, pack_archive, pack_log, packing
from db.packing import unpack_archive, unpack_log
from host.table.history import History
from host.table.records import decode, encode
from host.turn import looking
from host.upkeep.upkeep import after_start, check
from tests.host.desk import ADA, BEN, Desk
from tests.support.dealt.whole_games import whole_game
from tests.support.played import play
from tests.support.tamper import sql, value

ARCHIVE_LIMIT = 25 * 1024
LOG_AND_ARCHIVE_LIMIT = 60 * 1024
LARGEST = [
    ("istanbul", 5, {"expansion": "bazaar"}),
    ("istanbul", 5, {"expansion": "letters", "deck": "both"}),
    ("istanbul", 5, {"expansion": "mocha"}),
    ("marco_polo", 4, {"characters": "drafted", "goals": "chosen", "city-bonuses": "random"}),
]


def size_of(rows: list[LogRow]) -> int:
    """About what they take in the database: text and JSON as they are, numbers with eight bytes at most."""
    size = 0
    for row in rows:
        for name in row.__slots__:
            stored: Any = getattr(row, name)
            if isinstance(stored, str):
                size += len(stored) + 1
            elif isinstance(stored, (list, dict)):
                size += len(json.dumps(stored, separators=(",", ":"))) + 1
            elif stored is not None:
                size += 9 if isinstance(stored, float) or stored > 2**32 else 3
            else:
                size += 1
    return size


@pytest.mark.parametrize(("name", "seats", "options"), LARGEST)
@pytest.mark.parametrize("seed", [1])
def test_the_archive_of_a_whole_game_is_small_and_tells_it_all(
    name: str, seats: int, options: dict[str, str], seed: int
) -> None:
    table, pending = whole_game(name, seats, options, seed)
    records = [encode(table.position.rules, table.row.id, turn) for turn in pending.turns]
    archive = pack_archive(table.row.id, records)
    packed = pack_log(table.row.id, pending.rows)
    print(len(pending.turns), len(pending.rows), len(archive.blob), size_of(pending.rows), len(packed.blob))
    assert len(archive.blob) <= ARCHIVE_LIMIT
    assert len(archive.blob) + len(packed.blob) <= LOG_AND_ARCHIVE_LIMIT
    read = [decode(table.position.rules, record, b"") for record in unpack_archive(archive)]
    assert read == [fresh(turn) for turn in pending.turns]
    history = History(table.row, table.seats, read)
    assert history.turns == History(table.row, table.seats, pending.turns).turns
    assert history.view_at(table.seq) == table.position.view(None)


def rows_in(desk: Desk, table: str, game_id: str) -> int:
    return int(value(desk, f"SELECT count(*) FROM {table} WHERE game_id = ?", game_id))


def fresh(turn: Any) -> Any:
    """As read from JSON, in which there are no tuples."""
    turn.state = json.loads(json.dumps(turn.state))
    return turn


async def test_a_finished_game_is_archived_by_itself_or_after_the_next_start(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    await play(desk, game_id, (ADA, BEN))
    await desk.host.archives.settled()
    archived = await desk.database.games.archive(game_id)
    assert archived is not None
    assert rows_in(desk, "log", game_id) == 0
    assert (await check(desk.host, game_id)).good
    unfinished = await desk.begin("toy", ADA, BEN)
    await desk.choose(unfinished, ADA, "bid 0")
    await desk.lobby.cancel(unfinished, ADA, False, interaction_id=desk.interaction())
    assert await desk.database.games.unarchived(desk.database.shards) == [unfinished]
    await after_start(desk.host)
    await desk.host.archives.settled()
    assert await desk.database.games.unarchived(desk.database.shards) == []
    assert await desk.database.games.archive(unfinished) is not None
    assert rows_in(desk, "log", unfinished) == 0 < rows_in(desk, "packed_logs", unfinished)


async def test_a_bot_that_stops_packs_nothing_more(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(await Database.open(tmp_path / "games.db"))
    began = asyncio.Event()

    async def never_done(game_id: str) -> None:
        began.set()
        await asyncio.Event().wait()

    monkeypatch.setattr(desk.host.archives, "pack", never_done)
    game_id = await desk.begin("toy", ADA, BEN)
    await play(desk, game_id, (ADA, BEN))
    await began.wait()
    desk.restart()
    await desk.close()
    assert "archives" not in {task.get_name() for task in asyncio.all_tasks()}
    again = Desk(await Database.open(tmp_path / "games.db"))
    assert await again.database.games.unarchived(desk.database.shards) == [game_id]
    await after_start(again.host)
    await again.host.archives.settled()
    assert await again.database.games.archive(game_id) is not None
    await again.close()


async def test_the_history_of_a_finished_game_unpacks_its_records_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    await play(desk, game_id, (ADA, BEN))
    await desk.host.archives.settled()
    desk.restart()
    unpacked = Mock(wraps=packing._decompressed)
    monkeypatch.setattr(packing, "_decompressed", unpacked)
    for _ in range(3):
        assert len((await looking.history(desk.host, game_id)).turns) > 2
    assert unpacked.call_count == 2  # the records, and the log for what was taken back


async def test_the_log_of_a_game_archived_before_is_packed_after_the_next_start(desk: Desk) -> None:
    """As an older version left it: with an archive, and every row of the log."""
    game_id = await desk.begin("toy", ADA, BEN)
    (first,) = await desk.log(game_id)
    await play(desk, game_id, (ADA, BEN))
    await desk.host.archives.settled()
    before = await desk.log(game_id)
    assert [row.seq for row in before] == list(range(1, len(before) + 1)) and before[0].data == first.data
    change = Change(game_id)
    change.append(before)
    await desk.database.write(change)
    sql(desk, "DELETE FROM packed_logs")
    sql(desk, "DELETE FROM packed_actors")
    assert await desk.database.games.unarchived(desk.database.shards) == [game_id]
    await after_start(desk.host)
    await desk.host.archives.settled()
    assert rows_in(desk, "log", game_id) == 0
    assert await desk.log(game_id) == before
    assert await desk.database.games.archive(game_id) is not None


@pytest.mark.parametrize("first", [True, False], ids=["packed before", "packed after"])
async def test_rows_of_a_log_that_is_packed_meanwhile_are_read_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, first: bool
) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    rows, packed_log = await desk.database.games.log_of_kinds(game_id, ("new",)), desk.database.games.packed_log

    async def meanwhile(game_id: str, *wanted: Any) -> list[LogRow]:
        monkeypatch.undo()
        if first:
            await desk.host.archives.pack(game_id)
        found = await packed_log(game_id, *wanted)
        if not first:
            await desk.host.archives.pack(game_id)
        return found

    monkeypatch.setattr(desk.database.games, "packed_log", meanwhile)
    assert await desk.database.games.log_of_kinds(game_id, ("new",)) == rows and rows


async def test_the_last_press_of_a_game_is_known_when_it_is_delivered_again(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    await play(desk, game_id, (ADA, BEN))
    last = desk.interaction() - 1
    await desk.host.archives.settled()
    assert rows_in(desk, "log", game_id) == 0
    assert await desk.database.games.was_handled(game_id, last)


def test_a_damaged_log_is_found() -> None:
    packed = pack_log("abcde", [LogRow("abcde", 1, None, "new", "new", [], None, False, 2, 1.0)])
    assert unpack_log(packed, {})[0].seq == 1
    for field, wrong in (("game_id", "edcba"), ("blob", packed.blob[:-1]), ("version", 9), ("codec", 1)):
        with pytest.raises(DamagedRecord):
            unpack_log(replace(packed, **{field: wrong}), {})
