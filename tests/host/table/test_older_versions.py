"""The databases that older versions left (tests/fixtures): their games are loaded, shown, proved and played on."""

import json

import pytest

from engine.games import GAMES as RULES
from host.turn import looking
from host.upkeep.upkeep import after_start, check
from tests.games.asked_otherwise import asking, asking_less, asking_more
from tests.support.dealt.old_games import Stored, differences, play_on, shown, the_same_table_after_a_restart


async def test_every_game_shows_what_it_did(stored: Stored) -> None:
    await after_start(stored.desk.host)
    for game in stored.games:
        row = await stored.desk.host.game(game["id"])
        assert (row.status, row.result) == (game["status"], game["result"])
        history = await looking.history(stored.desk.host, game["id"])
        assert differences(game["view"], shown(history.view_at(history.seq))) == []
        assert [(turn.number, turn.seat) for turn in history.turns] == [
            (turn["number"], turn["seat"]) for turn in game["turns"]
        ]
        for turn, kept in zip(history.turns, game["turns"], strict=True):
            events = [[type(event).__name__, json.loads(json.dumps(event._asdict()))] for event in turn.events]
            assert differences(kept["events"], events, f"{game['id']} turn {turn.number}") == []


async def test_every_log_gives_its_records(stored: Stored) -> None:
    for game in stored.games:
        verdict = await check(stored.desk.host, game["id"])
        assert verdict.good, (game["id"], verdict)
        assert verdict.outcomes


async def test_running_games_ask_what_they_did_and_are_played_on(stored: Stored) -> None:
    for game in (game for game in stored.games if game["status"] == "running"):
        table = await stored.desk.host.table(game["id"])
        asked = {str(seat): list(table.position.decision(seat).options) for seat in table.position.seats_to_act}
        assert asked == game["acting"]
        await play_on(stored.desk, game["id"], 30)
        await the_same_table_after_a_restart(stored.desk, game["id"])
        assert (await check(stored.desk.host, game["id"])).good


@pytest.mark.parametrize("change", ["less", "more"])
async def test_games_that_were_asked_otherwise_are_proved_and_played_on(
    stored: Stored, change: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    less = asking_less("encounters", "assistant", "bid", "after", "goods")
    for name, kind in {"istanbul": "encounters", "marco_polo": "after"}.items():
        later = RULES[name].version + 1
        question = less if change == "less" else asking_more(kind, later)
        monkeypatch.setitem(RULES, name, asking(RULES[name], question, later))
    for game in stored.games:
        table = await stored.desk.host.table(game["id"])
        if game["status"] == "running":
            asked = {str(seat): list(table.position.decision(seat).options) for seat in table.position.seats_to_act}
            assert asked == game["acting"]
            await play_on(stored.desk, game["id"], 30)
            await the_same_table_after_a_restart(stored.desk, game["id"])
        verdict = await check(stored.desk.host, game["id"])
        assert verdict.good, (game["id"], verdict)
    running = [game["id"] for game in stored.games if game["status"] == "running"]
    held = ["unasked" in (row.data or {}) for game_id in running for row in await stored.desk.log(game_id)]
    assert any(held) is (change == "less")
