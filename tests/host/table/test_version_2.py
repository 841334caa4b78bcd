"""A database that version 2 left (tests/fixtures/v2): its games are loaded, shown, proved and played on."""

import json

import pytest

from engine.games import GAMES as RULES
from host.turn import looking
from host.upkeep.upkeep import after_start, check
from tests.games.asked_otherwise import asking, asking_less, asking_more
from tests.host.desk import Desk
from tests.support.dealt.old_games import GAMES, differences, play_on, shown, the_same_table_after_a_restart


async def test_every_game_shows_what_it_did(old_desk: Desk) -> None:
    await after_start(old_desk.host)
    for game in GAMES:
        row = await old_desk.host.game(game["id"])
        assert (row.status, row.result) == (game["status"], game["result"])
        history = await looking.history(old_desk.host, game["id"])
        assert differences(game["view"], shown(history.view_at(history.seq))) == []
        assert [(turn.number, turn.seat) for turn in history.turns] == [
            (turn["number"], turn["seat"]) for turn in game["turns"]
        ]
        for turn, kept in zip(history.turns, game["turns"], strict=True):
            events = [[type(event).__name__, json.loads(json.dumps(event._asdict()))] for event in turn.events]
            assert differences(kept["events"], events, f"{game['id']} turn {turn.number}") == []


async def test_every_log_gives_its_records(old_desk: Desk) -> None:
    for game in GAMES:
        verdict = await check(old_desk.host, game["id"])
        assert verdict.good, (game["id"], verdict)
        assert verdict.outcomes


async def test_running_games_ask_what_they_did_and_are_played_on(old_desk: Desk) -> None:
    for game in (game for game in GAMES if game["status"] == "running"):
        table = await old_desk.host.table(game["id"])
        asked = {str(seat): list(table.position.decision(seat).options) for seat in table.position.seats_to_act}
        assert asked == game["acting"]
        await play_on(old_desk, game["id"], 30)
        await the_same_table_after_a_restart(old_desk, game["id"])
        assert (await check(old_desk.host, game["id"])).good


@pytest.mark.parametrize("change", ["less", "more"])
async def test_games_that_were_asked_otherwise_are_proved_and_played_on(
    old_desk: Desk, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    less = asking_less("encounters", "assistant", "bid", "after", "goods")
    more = {"istanbul": asking_more("encounters", 3), "marco_polo": asking_more("after", 3)}
    for name, question in more.items():
        monkeypatch.setitem(RULES, name, asking(RULES[name], less if change == "less" else question, 3))
    for game in GAMES:
        table = await old_desk.host.table(game["id"])
        if game["status"] == "running":
            asked = {str(seat): list(table.position.decision(seat).options) for seat in table.position.seats_to_act}
            assert asked == game["acting"]
            await play_on(old_desk, game["id"], 30)
            await the_same_table_after_a_restart(old_desk, game["id"])
        verdict = await check(old_desk.host, game["id"])
        assert verdict.good, (game["id"], verdict)
    running = [game["id"] for game in GAMES if game["status"] == "running"]
    held = ["unasked" in (row.data or {}) for game_id in running for row in await old_desk.log(game_id)]
    assert any(held) is (change == "less")
