"""Two processes on one file, and processes that are killed."""

import random
import time
from contextlib import ExitStack
from pathlib import Path

import pytest

from db import Database, DatabaseInUse, restore
from tests.db import children
from tests.db.helpers import consistent

pytestmark = pytest.mark.sqlite

AT_LEAST = 6  # rows that are acknowledged before a process is killed


async def test_a_second_process_is_told_so(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    first = children.start("database = await Database.open(path)\nprint('open', flush=True)\ntime.sleep(600)", path)
    with first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(DatabaseInUse, match="Another process"):
            await Database.open(path)
        assert children.run("await Database.open(path)", path) == (21, "database_in_use None")
        first.kill()
    database = await Database.open(path)
    await database.close()


async def test_a_second_opening_in_one_process(database: Database) -> None:
    with pytest.raises(DatabaseInUse):
        await Database.open(database.path)


async def test_a_refused_opening_lets_go_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("no database " * 100)
    with pytest.raises(Exception, match="not a database"):
        await Database.open(path)
    path.unlink()
    database = await Database.open(path)
    await database.close()


_PLAYING = """
database = await Database.open(path)
async def play(game_id, channel_id):
    if await database.games.get(game_id) is None:
        await create(database, game_id, channel_id)
    seq = await consistent(database, game_id)
    while True:
        seq += 1
        change = move(game_id, seq)
        change.record(record(game_id, seq, seq))
        change.post(seq, "turn", 1, {}, due=0.0)
        await database.write(change)
        print(game_id, seq, flush=True)
await asyncio.gather(*[play(f"g{number}", number) for number in range(8)])
"""


def play_and_kill(path: Path) -> list[str]:
    """Whole lines of acknowledgements printed before the end."""
    with children.start(_PLAYING, path) as child:
        assert child.stdout is not None
        first = "".join(child.stdout.readline() for _ in range(AT_LEAST))
        time.sleep(random.uniform(0.02, 0.25))
        child.kill()
        return (first + child.stdout.read()).split("\n")[:-1]


async def test_nothing_acknowledged_is_lost_by_kill_9(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    acknowledged: dict[str, int] = {}
    for _ in range(4):
        for line in play_and_kill(path):
            game_id, seq = line.split()
            acknowledged[game_id] = max(int(seq), acknowledged.get(game_id, 0))
        await _verify(path, acknowledged)
    assert sum(acknowledged.values()) >= 4 * AT_LEAST


async def _verify(path: Path, acknowledged: dict[str, int]) -> None:
    database = await Database.open(path)
    for game_id, seq in acknowledged.items():
        stored = await consistent(database, game_id)
        assert stored >= seq
        last = await database.games.last_record(game_id)
        assert last is not None
        assert last.last_seq == stored
        assert [post.seq for post in await database.outbox.of_game(game_id)] == list(range(1, stored + 1))
    await database.close()


async def test_another_name_of_the_same_file_is_refused(tmp_path: Path) -> None:
    """A hard link elsewhere, as it looks where a single file is mounted: it would get a write-ahead log of its own."""
    path, link = tmp_path / "games.db", tmp_path / "elsewhere" / "same.db"
    link.parent.mkdir()
    first = children.start("database = await Database.open(path)\nprint('open', flush=True)\ntime.sleep(600)", path)
    with first, ExitStack() as ended:
        ended.callback(first.kill)
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        link.hardlink_to(path)
        with pytest.raises(DatabaseInUse, match="Another process"):
            await Database.open(link)
        with pytest.raises(DatabaseInUse):
            restore(link, path, busy_timeout=1.0)
    database = await Database.open(link)
    await database.close()
