"""A database that version 2 left (tests/fixtures/v2): its games are loaded, shown, proved and played on."""

import json
import lzma
from collections.abc import AsyncIterator
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from db import Database
from engine import players
from engine.games import GAMES as RULES
from host import Host
from host.turn import looking, press
from host.upkeep.upkeep import after_start, check
from tests.games.asked_otherwise import asking, asking_less, asking_more
from tests.host.desk import Desk

FOLDER = Path(__file__).parents[2] / "fixtures" / "v2"
GAMES: list[dict[str, Any]] = json.loads(lzma.decompress((FOLDER / "games.json.xz").read_bytes()))


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    path = tmp_path / "games.db"
    path.write_bytes(lzma.decompress((FOLDER / "games.db.xz").read_bytes()))
    database = await Database.open(path)
    desk = Desk(database)
    yield desk
    await desk.close()


def shown(view: Any) -> Any:
    return json.loads(json.dumps(asdict(view)))


def differences(old: Any, new: Any, where: str = "view") -> list[str]:
    """What an older view had and the new one does not; fields may have been added."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [line for key in old for line in differences(old[key], new.get(key), f"{where}.{key}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [line for i, one in enumerate(old) for line in differences(one, new[i], f"{where}[{i}]")]
    return [] if old == new else [f"{where}: {old!r} is now {new!r}"]


async def play_on(desk: Desk, game_id: str, choices: int) -> None:
    rng = Random(5)
    for _ in range(choices):
        await desk.host.houses.settled(game_id)
        table = await desk.host.table(game_id)
        if table.over:
            return
        seat = table.position.seats_to_act[0]
        person = table.seats[seat].user_id
        assert person is not None
        notation = players.choose("rookie", table.position, seat, rng)
        await press.choose(desk.host, game_id, person, notation, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)


async def the_same_table_after_a_restart(desk: Desk, game_id: str) -> None:
    before = await desk.host.table(game_id)
    after = await Host(desk.database).table(game_id)
    assert after.position.dump() == before.position.dump()
    assert (after.seq, after.published, after.asked.after) == (before.seq, before.published, before.asked.after)


async def test_every_game_shows_what_it_did(desk: Desk) -> None:
    await after_start(desk.host)
    for game in GAMES:
        row = await desk.host.game(game["id"])
        assert (row.status, row.result) == (game["status"], game["result"])
        history = await looking.history(desk.host, game["id"])
        assert differences(game["view"], shown(history.view_at(history.seq))) == []
        assert [(turn.number, turn.seat) for turn in history.turns] == [
            (turn["number"], turn["seat"]) for turn in game["turns"]
        ]
        for turn, kept in zip(history.turns, game["turns"], strict=True):
            events = [[type(event).__name__, json.loads(json.dumps(event._asdict()))] for event in turn.events]
            assert differences(kept["events"], events, f"{game['id']} turn {turn.number}") == []


async def test_every_log_gives_its_records(desk: Desk) -> None:
    for game in GAMES:
        verdict = await check(desk.host, game["id"])
        assert verdict.good, (game["id"], verdict)
        assert verdict.outcomes


async def test_running_games_ask_what_they_did_and_are_played_on(desk: Desk) -> None:
    for game in (game for game in GAMES if game["status"] == "running"):
        table = await desk.host.table(game["id"])
        asked = {str(seat): list(table.position.decision(seat).options) for seat in table.position.seats_to_act}
        assert asked == game["acting"]
        await play_on(desk, game["id"], 30)
        await the_same_table_after_a_restart(desk, game["id"])
        assert (await check(desk.host, game["id"])).good


@pytest.mark.parametrize("change", ["less", "more"])
async def test_games_that_were_asked_otherwise_are_proved_and_played_on(
    desk: Desk, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    less = asking_less("encounters", "assistant", "bid", "after", "goods")
    more = {"istanbul": asking_more("encounters", 3), "marco_polo": asking_more("after", 3)}
    for name, question in more.items():
        monkeypatch.setitem(RULES, name, asking(RULES[name], less if change == "less" else question, 3))
    for game in GAMES:
        table = await desk.host.table(game["id"])
        if game["status"] == "running":
            asked = {str(seat): list(table.position.decision(seat).options) for seat in table.position.seats_to_act}
            assert asked == game["acting"]
            await play_on(desk, game["id"], 30)
            await the_same_table_after_a_restart(desk, game["id"])
        verdict = await check(desk.host, game["id"])
        assert verdict.good, (game["id"], verdict)
    running = [game["id"] for game in GAMES if game["status"] == "running"]
    held = ["unasked" in (row.data or {}) for game_id in running for row in await desk.log(game_id)]
    assert any(held) is (change == "less")
