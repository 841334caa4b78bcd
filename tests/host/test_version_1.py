"""Databases that version 1 left (tests/fixtures/v1): every game in them is loaded, shown and played on."""

import json
import logging
import lzma
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict
from pathlib import Path
from random import Random
from typing import Any

import pytest

from db import Database
from engine import players
from engine.core.decision import Refusal
from host import Host
from host.table.log import RULES
from host.table.race import final_standings, race
from host.turn import looking, press
from host.upkeep.upkeep import after_start, check
from tests.host.desk import Desk

FOLDER = Path(__file__).parents[1] / "fixtures" / "v1" / "databases"
NAMES = sorted(path.name.removesuffix(".db.xz") for path in FOLDER.glob("*.db.xz"))
CHOICES_MORE = 40


@asynccontextmanager
async def opened(name: str, folder: Path) -> AsyncIterator[Desk]:
    path = folder / f"{name}.db"
    path.write_bytes(lzma.decompress((FOLDER / f"{name}.db.xz").read_bytes()))
    database = await Database.open(path)
    desk = Desk(database)
    yield desk
    await desk.close()


def expected(name: str) -> list[dict[str, Any]]:
    games: list[dict[str, Any]] = json.loads(lzma.decompress((FOLDER / f"{name}.json.xz").read_bytes()))["games"]
    return games


def begun(name: str, *statuses: str) -> list[dict[str, Any]]:
    return [game for game in expected(name) if game["table"] is not None and game["status"] in statuses]


def shown(view: Any) -> Any:
    return json.loads(json.dumps(asdict(view)))


def differences(old: Any, new: Any, where: str = "view") -> list[str]:
    """What an older view had and the new one does not; fields may have been added."""
    if isinstance(old, dict) and isinstance(new, dict):
        return [line for key in old for line in differences(old[key], new.get(key), f"{where}.{key}")]
    if isinstance(old, list) and isinstance(new, list) and len(old) == len(new):
        return [line for i, one in enumerate(old) for line in differences(one, new[i], f"{where}[{i}]")]
    return [] if old == new else [f"{where}: {old!r} is now {new!r}"]


@pytest.mark.parametrize("name", NAMES)
async def test_every_game_has_the_status_and_seats_it_had(
    name: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened(name, tmp_path) as desk:
        await after_start(desk.host)
        assert [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING] == []
        for game in expected(name):
            row = await desk.host.game(game["id"])
            assert (row.rules_name, row.status) == (game["game"], game["status"])
            seats = await desk.database.games.seats(game["id"])
            assert [(seat.colour, seat.user_id) for seat in seats] == [
                (seat["colour"], seat["user_id"]) for seat in game["seats"]
            ]


@pytest.mark.parametrize("name", NAMES)
async def test_running_games_stand_at_their_last_boundary_and_ask_anew(name: str, tmp_path: Path) -> None:
    async with opened(name, tmp_path) as desk:
        for game in begun(name, "running"):
            table = await desk.host.table(game["id"])
            boundary = game["table"]["at_boundary"]
            assert differences(boundary["spectators"], shown(table.position.view(None))) == []
            asked = {one["seat"]: one["kind"] for one in boundary["asked"]}
            assert {one.seat: one.kind for one in table.position.decisions} == asked
            last = (await desk.log(game["id"]))[-1]
            assert (last.seq, last.kind, last.data) == (game["seq"] + 1, RULES, table_of_change(table, last))
            people = {seat["seat"] for seat in game["seats"] if seat["user_id"] is not None}
            owed = [(post.kind, post.payload) for post in await desk.posts(game["id"]) if post.seq == last.seq]
            prompts = [("prompt", {"seat": seat, "since": last.seq}) for seat in sorted(asked) if seat in people]
            assert owed == [*(("unprompt", {"seat": seat}) for seat in sorted(people)), *prompts]


def table_of_change(table: Any, row: Any) -> dict[str, int]:
    return {"from": 1, "to": table.position.rules.version, "after": row.data["after"]}


@pytest.mark.parametrize("name", NAMES)
async def test_running_games_are_played_on_and_agree_with_their_logs(name: str, tmp_path: Path) -> None:
    async with opened(name, tmp_path) as desk:
        await after_start(desk.host)
        for game in begun(name, "running"):
            await play_on(desk, game["id"], CHOICES_MORE)
            await the_same_table_after_a_restart(desk, game["id"])
            verdict = await check(desk.host, game["id"])
            assert verdict.good and verdict.turns > 1
            history = await looking.history(desk.host, game["id"])
            assert history.untold == history.turns[0].number - 1
            assert all(turn.events for turn in history.turns if turn.seat is not None)


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


@pytest.mark.parametrize("name", NAMES)
async def test_games_that_ended_show_their_last_position_archived_or_not(name: str, tmp_path: Path) -> None:
    async with opened(name, tmp_path) as desk:
        for archived in (False, True):
            for game in begun(name, "finished", "cancelled"):
                table = game["table"]
                view = table["spectators"] if table["over"] else table["at_boundary"]["spectators"]
                if view["over"] and view.get("letters"):
                    view["letters"]["mover"] = "merchant"  # nobody moves any more; version 1 kept who moved last
                history = await looking.history(desk.host, game["id"])
                assert differences(view, shown(history.view_at(history.seq))) == []
                look = await looking.look(desk.host, game["id"], 0)
                assert differences(view, shown(look.view)) == []
                assert (await desk.host.game(game["id"])).result == table["result"]
                assert (history.turns, history.untold) == ([], table["boundary"])
                first, *_, last = race(history)
                assert (first.turn, last.turn) == (0, history.untold)
                assert not table["over"] or last.standings == final_standings(history.row)
                assert (await desk.database.games.archive(game["id"]) is not None) == archived
            await after_start(desk.host)
            await desk.host.archives.settled()
            desk.restart()


async def test_nobody_acts_at_a_cancelled_game(tmp_path: Path) -> None:
    async with opened("ended", tmp_path) as desk:
        (game,) = begun("ended", "cancelled")
        person = next(seat["user_id"] for seat in game["seats"] if seat["user_id"] is not None)
        with pytest.raises(Refusal, match="game_cancelled"):
            await press.choose(desk.host, game["id"], person, "end", interaction_id=desk.interaction())
        assert (await desk.log(game["id"]))[-1].seq == game["seq"]
