"""What is stored of finished turns, one by one while a game lasts and as one archive at its end."""

import json
import lzma
from dataclasses import asdict, replace
from itertools import count
from random import Random
from typing import Any

import pytest
from sqlalchemy import text

from db import Archive, Change, DamagedRecord, Database, RecordRow, StaleWrite, pack_archive, packing
from db.packing import XZ_COLUMNS, checksum_of, unpack_archive
from engine.core.create import new_position
from engine.games import rules_of
from tests.db.helpers import create, move, record


async def play(database: Database, game_id: str, turns: int, first: int = 0) -> list[RecordRow]:
    """Turns of one row each; the records they left."""
    made = [record(game_id, number, number + 1) for number in range(first, first + turns)]
    for one in made:
        change = move(game_id, one.last_seq)
        change.record(one)
        await database.write(change)
    return made


async def archive(database: Database, game_id: str) -> None:
    change = Change(game_id)
    change.archive(pack_archive(game_id, await database.games.records(game_id)))
    await database.write(change)


async def rows_in(database: Database, table: str) -> int:
    async with database._storage.reading.connect() as connection:
        return int((await connection.execute(text(f"SELECT count(*) FROM {table}"))).scalar_one())


async def spoil(database: Database, assignment: str, table: str = "records", **values: Any) -> None:
    """Sets columns of one row (`key` is its last_seq) past all checks."""
    where = "" if table == "archives" else " WHERE last_seq = :key"
    spoiled = text(f"UPDATE {table} SET {assignment}{where}")
    await database._storage.transact(lambda writing: writing.execute(spoiled, values))


async def test_every_turn_is_kept_as_it_was(database: Database) -> None:
    await create(database, "abc")
    assert await database.games.last_record("abc") is None
    assert await database.games.records("abc") == []
    made = await play(database, "abc", 5)
    assert await database.games.records("abc") == made
    assert await database.games.last_record("abc") == made[-1]
    assert await database.games.last_record("abc", upto=3) == made[2]
    assert await database.games.last_record("abc", upto=0) is None


async def test_turns_taken_back_are_marked_and_kept(database: Database) -> None:
    await create(database, "abc")
    made = await play(database, "abc", 5)
    change = move("abc", 6)
    change.mark_undone(after_seq=3)
    await database.write(change)
    again = record("abc", 3, 7, first_seq=7)
    change = move("abc", 7)
    change.record(again)
    await database.write(change)
    undone = [replace(one, undone=True) for one in made[3:]]
    assert await database.games.records("abc") == [*made[:3], *undone, again]
    assert await database.games.last_record("abc") == again
    assert await database.games.last_record("abc", upto=6) == made[2]
    await archive(database, "abc")
    assert await database.games.records("abc") == [*made[:3], *undone, again]
    assert await database.games.last_record("abc", upto=6) == made[2]


async def test_an_archive_takes_the_place_of_its_games_records(database: Database) -> None:
    for number, game_id in enumerate(("abc", "xyz")):
        await create(database, game_id, number)
        await play(database, game_id, 30)
    before = await database.games.records("abc")
    assert await database.games.archive("abc") is None
    await archive(database, "abc")
    assert await database.games.archive("abc") == before
    assert await database.games.records("abc") == before
    assert await database.games.last_record("abc") == before[-1]
    assert await database.games.last_record("abc", upto=5) == before[4]
    assert (await rows_in(database, "records"), await rows_in(database, "archives")) == (30, 1)


@pytest.mark.parametrize("turns", [30, 450])
async def test_what_lies_before_a_key_is_read_alone(database: Database, turns: int) -> None:
    """Of records one by one and of archives, whatever each content has; a key within something else is none."""
    await create(database, "abc")
    hidden, most = {"views": [{"state": 1, "a": ',"views":'}], "state": {"views": 2}}, {"told": [',\\"views":', "ü"]}
    contents = [{"seat": 1, **most, **hidden}, {"seat": "x" * 9000, **hidden}, {"seat": 2}, {}]
    made = [record("abc", number, number + 1, content=contents[number % 4]) for number in range(turns)]
    cut = [replace(one, content={key: one.content[key] for key in one.content if key not in hidden}) for one in made]
    change = Change("abc")
    for one in made:
        change.record(one)
    await database.write(change)
    assert await database.games.readable_records("abc", "views") == (cut, [])
    await archive(database, "abc")
    assert await database.games.readable_records("abc", "views") == (cut, [])
    assert await database.games.records("abc") == made


async def test_an_archive_is_written_whole_or_not_at_all(database: Database) -> None:
    await create(database, "abc")
    made = await play(database, "abc", 3)
    change = Change("abc")
    change.archive(pack_archive("abc", made))
    change.update_game(99, status="finished")  # the game does not stand at row 99
    with pytest.raises(StaleWrite):
        await database.write(change)
    assert (await rows_in(database, "records"), await rows_in(database, "archives")) == (3, 0)


def test_records_of_any_shape_come_back_from_an_archive() -> None:
    made = [
        record("abc", 0, 1, content={"state": {}}, version=1),
        record("abc", 1, 2, content={"view": None, "state": {"a": [1, 2.5, None, True, "Übung „Basar“"]}}),
        record("abc", 2, 9, first_seq=3, undone=True, rules_version=7, content={}),
        record("abc", 2, 12, content={"events": [], "state": {"a": 1}}),
    ]
    assert unpack_archive(pack_archive("abc", made)) == made
    assert unpack_archive(pack_archive("abc", [])) == []


async def test_a_record_of_a_long_game_is_read_without_the_rest(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await create(database, "abc")
    made = [record("abc", number, 3 * number + 1, undone=number in (550, 998)) for number in range(1000)]
    change = Change("abc")
    change.archive(pack_archive("abc", made))
    await database.write(change)
    assert await database.games.archive("abc") == made
    unpacked: list[bytes] = []
    whole = packing._decompressed

    def noted(blob: bytes, before: str | None) -> Any:
        unpacked.append(blob)
        return whole(blob, before)

    monkeypatch.setattr(packing, "_decompressed", noted)
    for upto, number in ((None, 999), (3000, 999), (2997, 997), (3 * 551, 549), (3 * 200 + 1, 200), (2, 0), (1, 0)):
        unpacked.clear()
        assert await database.games.last_record("abc", upto) == made[number]
        assert len(unpacked) == 1, upto
    assert await database.games.last_record("abc", 0) is None


def played(turns: int) -> list[RecordRow]:
    """The first turns of a random game with the most pieces on the table, as the host records them."""
    rules, chance = rules_of("istanbul"), Random(1)
    options = rules.check_options({"expansion": "bazaar"}, 5)
    position = new_position(rules, options, rules.colours[:5], bytes(32))
    made: list[RecordRow] = []
    events: list[Any] = []
    for seq in count(2):
        decision = position.decisions[0]
        events += position.choose(decision.seat, chance.choice(list(decision.options)))
        if not position.choices:
            view = asdict(position.view(None))
            content = {
                "state": position.dump(),
                "view": view,
                "events": [[type(event).__name__, *event] for event in events],
            }
            made.append(record("abc", len(made) + 1, seq, content=json.loads(json.dumps(content, default=str))))
            events.clear()
        if len(made) == turns:
            break
    return made


def test_an_archive_of_a_long_game_with_everything_is_small() -> None:
    made = played(130)
    assert sum(len(json.dumps(one.content)) for one in made) > 500_000
    packed = pack_archive("abc", made)
    assert len(packed.blob) < 25_000
    assert unpack_archive(packed) == made


@pytest.mark.parametrize(
    ("assignment", "reason"),
    [
        ("blob = :bad", "checksum"),
        ("blob = :cut", "checksum"),
        ("blob = :empty", "checksum"),
        ("checksum = :empty", "checksum"),
        ("codec = 9", "codec"),
        ("blob = :bad, checksum = :of_bad", "content"),
    ],
)
async def test_a_damaged_record_is_named_and_the_others_are_read(
    database: Database, assignment: str, reason: str
) -> None:
    await create(database, "abc")
    made = await play(database, "abc", 3)
    values = {"bad": b"nonsense", "cut": b"x\x9c", "empty": b"", "of_bad": checksum_of("abc", b"nonsense")}
    await spoil(database, assignment, key=2, **{k: v for k, v in values.items() if f":{k}" in assignment})
    with pytest.raises(DamagedRecord) as damaged:
        await database.games.records("abc")
    assert (damaged.value.game_id, damaged.value.last_seq, damaged.value.reason) == ("abc", 2, reason)
    with pytest.raises(DamagedRecord):
        await database.games.last_record("abc", upto=2)
    assert await database.games.last_record("abc") == made[-1]
    readable, problems = await database.games.readable_records("abc")
    assert readable == [made[0], made[2]]
    assert [problem.last_seq for problem in problems] == [2]


async def test_a_record_of_another_game_is_refused(database: Database) -> None:
    for number, game_id in enumerate(("abc", "xyz")):
        await create(database, game_id, number)
        await play(database, game_id, 1)
    moved = text("UPDATE records SET game_id = 'xyz', last_seq = 2 WHERE game_id = 'abc'")
    await database._storage.transact(lambda writing: writing.execute(moved))
    with pytest.raises(DamagedRecord) as damaged:
        await database.games.records("xyz")
    assert (damaged.value.last_seq, damaged.value.reason) == (2, "checksum")


def packed(value: Any) -> Archive:
    blob = lzma.compress(json.dumps(value).encode())
    return Archive("abc", 1, XZ_COLUMNS, checksum_of("abc", blob), blob)


HEAD = [0, 1, 1, 2, 1, False]


@pytest.mark.parametrize(
    ("archive", "reason"),
    [
        (replace(packed({}), version=2), "version"),
        (replace(packed({}), codec=9), "codec"),
        (replace(packed({}), blob=packed({}).blob[:-1]), "checksum"),
        (replace(packed({}), game_id="xyz"), "checksum"),
        (packed({}), "content"),
        (packed([1]), "content"),
        (packed({"heads": [[1]], "columns": {}}), "content"),
        (packed({"heads": [[*HEAD, ["state"]]], "columns": {}}), "content"),
        (packed({"heads": [[*HEAD, ["state"]]], "columns": {"state": []}}), "content"),
        (packed({"heads": [HEAD[:-1]], "columns": {}}), "content"),
        (Archive("abc", 1, XZ_COLUMNS, checksum_of("abc", b"no xz"), b"no xz"), "content"),
    ],
)
def test_a_damaged_archive_is_named(archive: Archive, reason: str) -> None:
    with pytest.raises(DamagedRecord) as damaged:
        unpack_archive(archive)
    assert (damaged.value.last_seq, damaged.value.reason) == (None, reason)


async def test_a_damaged_archive_hides_nothing_of_another_game(database: Database) -> None:
    for number, game_id in enumerate(("abc", "xyz")):
        await create(database, game_id, number)
        await play(database, game_id, 2)
    await archive(database, "abc")
    await spoil(database, "blob = :bad", "archives", bad=b"nonsense")
    for read in (database.games.records("abc"), database.games.last_record("abc"), database.games.archive("abc")):
        with pytest.raises(DamagedRecord):
            await read
    readable, problems = await database.games.readable_records("abc")
    assert (readable, len(problems)) == ([], 1)
    assert len(await database.games.records("xyz")) == 2
