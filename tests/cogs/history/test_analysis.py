"""What decided a game: told after the end to whoever may see it, computed once, and in words where it cannot be."""

import asyncio
import lzma
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from cogs.history.slash_commands import BrowseHistory
from db import Database
from engine.istanbul.reading import key_figures as istanbul
from engine.marco_polo import key_figures as marco_polo
from host.finished import analysis
from host.table.history import final_standings
from host.turn import looking
from tests.host.desk import STRANGER, Desk
from tests.support import limits
from tests.support.reader import Reader
from tests.support.tamper import garble, sql
from words.analysis import praise_told
from words.games import game_words
from words.speech import words

STORED = Path(__file__).parents[2] / "fixtures" / "v2" / "games.db.xz"
NAMES = ("Ada", "Ben", "Chloe")
ISTANBUL, MARCO_POLO, RUNNING = "v9sr2", "6hhzr", "xhzrf"


@pytest.fixture(autouse=True)
def few_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "SAMPLES", 2)
    monkeypatch.setattr(analysis, "AT_ONCE", 2)


@pytest.fixture(scope="module")
def upgraded(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Games of an earlier version, in a file of this one."""
    path = tmp_path_factory.mktemp("games") / "games.db"
    path.write_bytes(lzma.decompress(STORED.read_bytes()))

    async def upgrade() -> None:
        await (await Database.open(path)).close()

    asyncio.run(upgrade())
    return path.read_bytes()


@pytest.fixture
async def desk(tmp_path: Path, upgraded: bytes) -> AsyncIterator[Desk]:
    path = tmp_path / "games.db"
    path.write_bytes(upgraded)
    desk = Desk(await Database.open(path))
    yield desk
    await desk.close()


async def reader_of(desk: Desk, game_id: str) -> Reader:
    row = await desk.host.game(game_id)
    return Reader(desk, row.organiser_id or 0, guild=row.guild_id, channel=row.channel_id or 0)


@pytest.mark.parametrize(
    ("game_id", "result"), [(ISTANBUL, "Ben wins with 6 rubies"), (MARCO_POLO, "Ben wins with 64")]
)
async def test_an_older_game_is_told_with_its_swings_and_pictures(desk: Desk, game_id: str, result: str) -> None:
    reader = await reader_of(desk, game_id)
    told = await reader.press("analysis", game_id)
    assert f"#{game_id}** · what decided it" in told and result in told
    swings_told = [part for part in reader.said if "Luck " in part]
    assert 1 <= len(swings_told) <= 3
    mover_first = re.compile(r"\*\*\d · Turn \d+\*\* · .+: \*\*\w+ .\d+ %\.\*\* ")
    assert [part for part in swings_told if not mover_first.match(part)] == []
    assert next(iter(reader.files)) == "shares.webp" and len(reader.files) == 1 + len(swings_told)
    assert "**Statistics**" in told and "**Well played**" in told
    assert limits.broken({"components": reader.components}, []) == []


async def test_the_longest_names_fit_and_format_nothing(desk: Desk) -> None:
    sql(desk, "UPDATE seats SET name = '*_' || seat || substr(hex(zeroblob(60)), 1, 95) WHERE game_id = ?", "gvmzb")
    reader = await reader_of(desk, "gvmzb")
    told = await reader.press("analysis", "gvmzb")
    assert "**Well played**" in told and "\\*\\_1" in told and "**\\*" in told
    assert limits.broken({"components": reader.components}, []) == []


async def test_two_who_ask_at_once_are_told_the_same_which_is_computed_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = []

    async def run(_: float, work: Any, *given: Any, **__: Any) -> Any:
        asked.append(work.__name__)
        return await asyncio.to_thread(work, *given)

    desk.host.thinking.run = run
    readers = [await reader_of(desk, ISTANBUL) for _ in range(2)]
    told = await asyncio.gather(*(reader.press("analysis", ISTANBUL) for reader in readers))
    assert told[0].split("**Istanbul")[1] == told[1].split("**Istanbul")[1]
    assert asked.count("set_up") == 1
    desk.restart()
    desk.host.thinking.run = run
    again = await (await reader_of(desk, ISTANBUL)).press("analysis", ISTANBUL)
    assert again.split("**Istanbul")[1] == told[0].split("**Istanbul")[1]
    assert asked.count("set_up") == 1
    monkeypatch.setattr(analysis, "VERSION", analysis.VERSION + 1)
    await (await reader_of(desk, ISTANBUL)).press("analysis", ISTANBUL)
    assert asked.count("set_up") == 2


async def test_where_no_process_may_be_started_a_thread_does_it(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    async def run(*_: object, **__: object) -> None:
        raise PermissionError

    desk.host.thinking.run = run
    assert "**Well played**" in await (await reader_of(desk, MARCO_POLO)).press("analysis", MARCO_POLO)
    (told,) = [record.message for record in caplog.records if record.levelname == "ERROR"]  # once for all its pieces
    assert told.startswith("no process can be had: PermissionError()")


async def test_only_what_is_over_is_told_and_only_to_those_who_may_see_it(desk: Desk) -> None:
    reader, cog = await reader_of(desk, RUNNING), BrowseHistory(None)
    assert "This game is not over yet" in await reader.press("analysis", RUNNING)
    assert "not over yet" in await reader.run(cog, "analysis", game=RUNNING)
    assert "zzzzz" in await reader.run(cog, "analysis", game="zzzzz")
    stranger = Reader(desk, STRANGER, guild=2, channel=9)
    assert "what decided it" not in await stranger.press("analysis", ISTANBUL)
    assert "what decided it" in await reader.run(cog, "analysis", game=f"#{ISTANBUL}")
    sql(desk, "UPDATE games SET guild_id = NULL, options = json_set(options, '$.imported', 'x') WHERE id = ?", ISTANBUL)
    sql(desk, "UPDATE seats SET user_id = NULL WHERE game_id = ?", ISTANBUL)
    owner = Reader(desk, (await desk.host.game(ISTANBUL)).organiser_id or 0, guild=None, channel=9)
    assert "what decided it" in await owner.press("analysis", ISTANBUL)
    assert "what decided it" not in await Reader(desk, STRANGER, guild=2, channel=9).press("analysis", ISTANBUL)


async def test_when_too_many_games_wait_one_is_asked_to_come_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analysis, "MOST_WAITING", 0)
    told = await (await reader_of(desk, ISTANBUL)).press("analysis", ISTANBUL)
    assert "Too many games are waiting to be looked through" in told and "**Statistics**" not in told


@pytest.mark.parametrize(
    ("status", "why"), [("cancelled", "This game was cancelled"), ("frozen", "This game is on hold and not over")]
)
async def test_of_a_game_that_did_not_end_is_told_what_can_be(desk: Desk, status: str, why: str) -> None:
    sql(desk, "UPDATE games SET status = ?, frozen_reason = '{}' WHERE id = ?", status, RUNNING)
    reader = await reader_of(desk, RUNNING)
    told = await reader.press("analysis", RUNNING)
    assert why in told and "**Statistics**" in told and "Well played" not in told
    assert not reader.files


async def test_of_a_game_that_does_not_replay_is_told_what_its_records_hold(desk: Desk) -> None:
    garble(desk, ISTANBUL, "packed_logs")
    reader = await reader_of(desk, ISTANBUL)
    told = await reader.press("analysis", ISTANBUL)
    assert "cannot be made again" in told and "Ben wins with 6 rubies" in told and "1. **Ben** · 6 rubies" in told
    assert "18 assistants picked up or returned" in told and "Ben sold best at the markets, for 70 lira in all." in told
    assert not reader.files


@pytest.mark.parametrize("game_id", ["v9sr2", "zxh55", "5c63z", "zqgjv", "gvmzb", "z6mc3", "6hhzr"])
async def test_what_brought_rubies_and_points_adds_up_to_the_score(desk: Desk, game_id: str) -> None:
    history = await looking.history(desk.host, game_id)
    events = [event for turn in history.turns for event in turn.events]
    view = history.boundaries[-1][1]
    for seat, (score, *_) in enumerate(final_standings(history.row)):
        if history.row.rules_name == "istanbul":
            sources = istanbul.key_figures(events, seat, view.grid).rubies
        else:
            sources = marco_polo.key_figures(events, seat).points
        assert sum(count for _, count in sources) == score
    speech = game_words(history.row.rules_name)
    seats = range(len(history.seats))
    told = praise_told(words("en"), history.row.rules_name, view, events, NAMES[: len(history.seats)])
    assert len({*told}) == len(seats)
    assert all(set(speech.praised(view, events, seat)) == set(speech.praised(view, events, 0)) for seat in seats)
