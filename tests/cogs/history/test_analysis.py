"""What decided a game: told after the end to whoever may see it, computed once, and in words where it cannot be."""

import asyncio
import re
from collections.abc import AsyncIterator, Iterator
from itertools import pairwise
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest

from cogs.history.analysis import _leads, _sums, _swing
from db import Database, GameRow, SeatRow
from engine.core.standings import Mark
from engine.istanbul.events import Moved
from engine.istanbul.reading import key_figures as istanbul
from engine.marco_polo import key_figures as marco_polo
from host.finished import analysis, decided
from host.finished.decided import Part, Sum, Swing
from host.table.history import final_standings
from host.turn import looking
from tests.host.desk import STRANGER, Desk
from tests.support import limits
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from tests.support.stored_versions import OLDEST, database_in
from tests.support.tamper import garble, sql
from words.analysis import SwingFacts, praise_told, swing_told
from words.games import game_words
from words.speech import ENGLISH, words

NAMES = ("Ada", "Ben", "Chloe")
ISTANBUL, MARCO_POLO, LONG_NAMES, RUNNING = "v9sr2", "6hhzr", "gvmzb", "xhzrf"


@pytest.fixture(autouse=True, scope="module")
def few_samples() -> Iterator[None]:
    fewer = patch.multiple(decided, MOST_LASTING=2, MOST_CHECKED=1)
    with fewer, patch.multiple(analysis, FIRST=1, CHECKS=1, MORE_CHECKS=0):
        yield


@pytest.fixture(scope="module")
def analysed(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """Games of an earlier version, in a file of this one, three of them analysed."""
    path = tmp_path_factory.mktemp("games") / "games.db"
    path.write_bytes(database_in(OLDEST))

    async def analyse() -> None:
        desk = Desk(await Database.open(path))
        for game_id in (ISTANBUL, MARCO_POLO, LONG_NAMES):
            await desk.host.analyses.made(await desk.host.game(game_id))
        await desk.close()

    asyncio.run(analyse())
    return path.read_bytes()


@pytest.fixture
async def desk(tmp_path: Path, analysed: bytes) -> AsyncIterator[Desk]:
    path = tmp_path / "games.db"
    path.write_bytes(analysed)
    desk = Desk(await Database.open(path))
    yield desk
    await desk.close()


def forget(desk: Desk) -> None:
    sql(desk, "DELETE FROM analyses")


async def reader_of(desk: Desk, game_id: str) -> Reader:
    row = await desk.host.game(game_id)
    return Reader(desk, row.organiser_id or 0, guild=row.guild_id, channel=row.channel_id or 0)


@pytest.mark.parametrize(
    ("game_id", "result", "figures"),
    [
        (ISTANBUL, "istanbul/result-rubies", {"count": 6}),
        (MARCO_POLO, "marco_polo/result-points", {"points": "64 points"}),
    ],
)
async def test_an_older_game_is_told_with_its_swings_and_pictures(
    desk: Desk, game_id: str, result: str, figures: dict[str, Any]
) -> None:
    reader = await reader_of(desk, game_id)
    told = await reader.press("analysis", game_id)
    assert tells(told, "analysis-title", id=game_id) and tells(told, result, name="Ben", **figures)
    swings_told = [
        part
        for part in reader.said
        if re.match(r"\*\*\d · Turn \d+\*\* · .+[.…] \*\*(Luck: |Choices: |With |\w+ \+\d+% for good\.\*\*)", part)
    ]
    assert len(swings_told) <= 3 and tells(told, "analysis-none") == (not swings_told)
    assert next(iter(reader.files)) == "shares.webp" and len(reader.files) == 1 + len(swings_told)
    for part, gallery in pairwise(reader.components):
        for turn in re.findall(r"turn-(\d+)\.webp", str(gallery)):
            assert f" {turn}** ·" in part["content"], "below the turn that it shows"
    assert tells(told, "post-end-figures") and tells(told, "analysis-praise")
    assert limits.broken({"components": reader.components}, []) == []


async def test_the_longest_names_fit_and_format_nothing(desk: Desk) -> None:
    sql(desk, "UPDATE seats SET name = '*_' || seat || substr(hex(zeroblob(60)), 1, 95) WHERE game_id = ?", LONG_NAMES)
    reader = await reader_of(desk, LONG_NAMES)
    told = await reader.press("analysis", LONG_NAMES)
    assert tells(told, "analysis-praise") and "\\*\\_1" in told and ": \\*" in told
    assert limits.broken({"components": reader.components}, []) == []


async def test_two_who_ask_at_once_are_told_the_same_which_is_computed_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    forget(desk)
    asked = []

    async def run(_: float, work: Any, *given: Any, **__: Any) -> Any:
        asked.append(work.__name__)
        return await asyncio.to_thread(work, *given)

    desk.host.thinking.run = run
    readers = [await reader_of(desk, MARCO_POLO) for _ in range(2)]
    told = await asyncio.gather(*(reader.press("analysis", MARCO_POLO) for reader in readers))
    assert _from_title(told[0]) == _from_title(told[1])
    assert asked.count("set_up") == 1
    desk.restart()
    desk.host.thinking.run = run
    again = await (await reader_of(desk, MARCO_POLO)).press("analysis", MARCO_POLO)
    assert _from_title(again) == _from_title(told[0])
    assert asked.count("set_up") == 1
    monkeypatch.setattr(analysis, "VERSION", analysis.VERSION + 1)
    assert await desk.host.analyses.kept(await desk.host.game(MARCO_POLO)) is None


def _from_title(told: str) -> str:
    """What is told of the game, without what is said meanwhile."""
    return told.partition(f"#{MARCO_POLO}")[2]


async def test_where_no_process_may_be_started_a_thread_does_it(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    forget(desk)

    async def run(*_: object, **__: object) -> None:
        raise PermissionError

    desk.host.thinking.run = run
    assert tells(await (await reader_of(desk, MARCO_POLO)).press("analysis", MARCO_POLO), "analysis-praise")
    (told,) = [record.message for record in caplog.records if record.levelname == "ERROR"]  # once for all its pieces
    assert told.startswith("no process can be had: PermissionError()")


async def test_only_what_is_over_is_told_and_only_to_those_who_may_see_it(desk: Desk) -> None:
    reader = await reader_of(desk, RUNNING)
    assert tells(await reader.press("analysis", RUNNING), "refusal-analysis-not-over")
    assert tells(await reader.run("results analysis", game=RUNNING), "refusal-analysis-not-over")
    assert "zzzzz" in await reader.run("results analysis", game="zzzzz")
    stranger = Reader(desk, STRANGER, guild=2, channel=9)
    assert not tells(await stranger.press("analysis", ISTANBUL), "analysis-title")
    assert tells(await reader.run("results analysis", game=f"#{ISTANBUL}"), "analysis-title")
    sql(desk, "UPDATE games SET guild_id = NULL, options = json_set(options, '$.imported', 'x') WHERE id = ?", ISTANBUL)
    sql(desk, "UPDATE seats SET user_id = NULL WHERE game_id = ?", ISTANBUL)
    owner = Reader(desk, (await desk.host.game(ISTANBUL)).organiser_id or 0, guild=None, channel=9)
    assert tells(await owner.press("analysis", ISTANBUL), "analysis-title")
    assert not tells(await Reader(desk, STRANGER, guild=2, channel=9).press("analysis", ISTANBUL), "analysis-title")


async def test_when_too_many_games_wait_one_is_asked_to_come_back(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    forget(desk)
    monkeypatch.setattr(analysis, "MOST_WAITING", 0)
    told = await (await reader_of(desk, ISTANBUL)).press("analysis", ISTANBUL)
    assert tells(told, "refusal-analyses-wait") and not tells(told, "post-end-figures")


@pytest.mark.parametrize("status", ["cancelled", "frozen"])
async def test_of_a_game_that_did_not_end_is_told_what_can_be(desk: Desk, status: str) -> None:
    sql(desk, "UPDATE games SET status = ?, frozen_reason = '{}' WHERE id = ?", status, RUNNING)
    reader = await reader_of(desk, RUNNING)
    told = await reader.press("analysis", RUNNING)
    assert (
        tells(told, "analysis-missing", why=status)
        and tells(told, "post-end-figures")
        and not tells(told, "analysis-praise")
    )
    assert not reader.files


async def test_what_a_winner_had_more_of_is_told_where_no_resignation_decided_it(desk: Desk) -> None:
    reader = await reader_of(desk, MARCO_POLO)
    whole = say("analysis-whole", leads="")
    assert whole in await reader.press("analysis", MARCO_POLO)
    sql(desk, "UPDATE games SET options = json_set(options, '$.resigned', json('[0]')) WHERE id = ?", MARCO_POLO)
    desk.restart()
    told = await (await reader_of(desk, MARCO_POLO)).press("analysis", MARCO_POLO)
    assert tells(told, "result-resigned", winner="Ben", who="Ada") and whole not in told


async def test_of_a_game_that_does_not_replay_is_told_what_its_records_hold(desk: Desk) -> None:
    forget(desk)
    garble(desk, ISTANBUL, "packed_logs")
    reader = await reader_of(desk, ISTANBUL)
    told = await reader.press("analysis", ISTANBUL)
    assert tells(told, "analysis-missing", why="records") and tells(told, "istanbul/result-rubies", name="Ben", count=6)
    assert tells(told, "istanbul/praise-sold", who="Ben", count=70)
    assert not reader.files


@pytest.mark.parametrize("game_id", ["v9sr2", "zxh55", "5c63z", "zqgjv", "gvmzb", "z6mc3", "6hhzr"])
async def test_what_brought_rubies_and_points_adds_up_to_the_score(desk: Desk, game_id: str) -> None:
    history = await looking.history(desk.host, game_id)
    events = [event for turn in history.turns for event in turn.events]
    view = history.last_view
    for seat, (score, *_) in enumerate(final_standings(history.row)):
        if history.row.rules_name == "istanbul":
            sources = istanbul.key_figures(events, seat).rubies
        else:
            sources = marco_polo.key_figures(events, seat).points
        assert sum(count for _, count in sources) == score
    speech = game_words(history.row.rules_name)
    seats = range(len(history.seats))
    told = praise_told(words("en"), history.row.rules_name, view, events, NAMES[: len(history.seats)])
    assert len({*told}) == len(told) <= len(seats)
    assert all(set(speech.praised(view, events, seat)) == set(speech.praised(view, events, 0)) for seat in seats)


def test_luck_and_choices_are_both_told_where_they_changed_a_share_alike() -> None:
    swing = SwingFacts(mover=0, seat=0, luck=-0.1, choice=-0.1, better=(), events=())
    told = swing_told(words(ENGLISH), "istanbul", swing, ("Ada", "Ben"))
    change = say("analysis-percent", sign="minus", percent=10)
    assert say("analysis-luck", who="Ada", change=change) in told
    assert say("analysis-choice", who="Ada", change=change) in told


def sums_told(*sums: Sum) -> list[str]:
    """The line of each player; row 5 ends turn 7 and holds what followed it for all, turn 8."""
    seats = [SeatRow("zzzzzzz", seat, "red", seat + 10, "human", f"Player {seat}") for seat in range(len(sums))]
    turns = [SimpleNamespace(number=number) for number in (7, 8)]
    row, signs = SimpleNamespace(rules_name="istanbul"), SimpleNamespace(of=lambda _: "")
    history: Any = SimpleNamespace(seats=seats, row=row, between=lambda *_: turns)
    given: Any = signs
    return _sums(words(ENGLISH), history, given, sums).splitlines()[1:]


def test_of_two_players_only_good_luck_is_told_which_is_bad_luck_of_the_other() -> None:
    good, bad = Sum(0.2), Sum(-0.2, 0.0, (Part(-0.2, 5),))
    (line,) = sums_told(good, bad)
    assert "Player 0" in line
    assert "Player 1" in sums_told(good, bad._replace(choices=-0.1))[1]
    assert len(sums_told(good, bad, bad)) == 3


def test_luck_is_of_what_followed_a_turn_for_all_and_a_choice_of_the_turn_before_that() -> None:
    luck, choice = sums_told(Sum(0.2, 0.0, (Part(0.2, 5),)), Sum(0.0, -0.2, (), (Part(-0.2, 5),)))
    turn = say("analysis-sum-turn", turn=8, part="+20%")
    assert turn in luck and say("analysis-sum-turn", turn=7, part="−20%") in choice


def walks() -> Any:
    """A game of two in which the second walked three times for nothing, and lost it."""
    row = GameRow("zzzzzzz", "istanbul", 1, 2, 3, "finished", {"game": {}}, 0.0, seed=b"", seq=9)
    seats = [SeatRow(row.id, seat, "red", seat + 10, "human", f"Player {seat}") for seat in range(2)]
    turns = [SimpleNamespace(number=number, seat=1, events=(Moved(1, 1, 2),)) for number in (1, 2, 3)]
    marks = [Mark(3, 1, ((3,), (1,)))]
    return SimpleNamespace(row=row, seats=seats, turns=turns, marks=marks, between=lambda first, _: turns[first - 1 :])


def test_turns_for_nothing_are_counted_by_who_had_them() -> None:
    told = _leads(words(ENGLISH), walks())
    assert say("analysis-for-nothing") in told and "Player 1 3 (turns 1–3)" in told


def test_a_turn_that_lost_the_game_is_told_as_such() -> None:
    for lost_by in ("choice", "turn"):
        told = _swing(words(ENGLISH), walks(), 1, Swing(2, 2, 1, lost_by=lost_by))
        assert say(f"analysis-lost-by-{lost_by}", who="Player 1") in told
