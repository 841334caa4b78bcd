"""Logs replayed and compared with what was stored of each turn."""

import json
import logging
from random import Random

import pytest

from engine import players
from host.upkeep.upkeep import after_start, check
from tests.engine.toy import Toy
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.played import two_turns
from tests.support.tamper import garble, rewrite_record, sql


async def test_games_agree_with_their_logs_running_or_finished(desk: Desk) -> None:
    for name, people in (("toy", (ADA, BEN)), ("marco_polo", (ADA, BEN, CHLOE)), ("istanbul", (ADA, BEN))):
        game_id, rng = await desk.begin(name, *people), Random(7)
        for _ in range(40):
            if not (table := await desk.host.table(game_id)).over:
                seat = table.position.seats_to_act[0]
                notation = players.choose("rookie", table.position, seat, rng)
                await desk.choose(game_id, people[seat], notation)
        verdict = await check(desk.host, game_id)
        assert verdict.good and verdict.turns == (await desk.host.table(game_id)).finished_turns + 1


async def test_the_turn_that_differs_is_named(desk: Desk) -> None:
    game_id = await two_turns(desk)
    rewrite_record(desk, game_id, 6, lambda content: content["state"]["boundary"].update(coins=[9, 9]))
    assert (await check(desk.host, game_id)).differing == 1


async def test_a_state_that_does_not_have_its_hash_differs(desk: Desk) -> None:
    game_id = await two_turns(desk)
    rewrite_record(desk, game_id, 11, lambda content: content.update(hash="0" * 32))
    assert (await check(desk.host, game_id)).differing == 2


async def test_a_turn_without_a_record_differs(desk: Desk) -> None:
    game_id = await two_turns(desk)
    sql(desk, "DELETE FROM records WHERE game_id = ? AND last_seq = 6", game_id)
    assert (await check(desk.host, game_id)).differing == 1


async def test_the_seed_must_have_the_published_fingerprint(desk: Desk) -> None:
    game_id = await two_turns(desk)
    sql(desk, "UPDATE games SET seed = ? WHERE id = ?", bytes(32), game_id)
    verdict = await check(desk.host, game_id)
    assert not verdict.seed_fits and not verdict.good


async def test_outcomes_that_do_not_follow_from_the_seed_are_found(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Of a bot that rolls what it likes: log and records agree with each other, and with nothing else."""
    with monkeypatch.context() as cheating:
        cheating.setattr("engine.core.dice.outcome", lambda seed, number, among: 0)
        game_id = await two_turns(desk)
    verdict = await check(desk.host, game_id)
    assert (verdict.differing, verdict.wrong_row, verdict.seed_fits) == (None, 1, True)
    assert not verdict.good
    caplog.clear()
    await after_start(desk.host)
    assert [game_id in record.getMessage() for record in caplog.records if record.levelno == logging.ERROR] == [True]


async def test_every_outcome_is_made_again_from_the_seed(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    verdict = await check(desk.host, game_id)
    rows = await desk.log(game_id)
    assert verdict.good and verdict.outcomes == sum(len(row.outcomes) for row in rows) > 30
    for outcomes in (rows[0].outcomes[:-1], [*rows[0].outcomes, 0], [rows[0].outcomes[0] ^ 1, *rows[0].outcomes[1:]]):
        sql(desk, "UPDATE log SET outcomes = ? WHERE game_id = ? AND seq = 1", json.dumps(outcomes), game_id)
        assert (await check(desk.host, game_id)).wrong_row == 1


async def test_a_log_or_record_that_cannot_be_read_is_no_proof(desk: Desk) -> None:
    game_id = await two_turns(desk)
    garble(desk, game_id)
    verdict = await check(desk.host, game_id)
    assert verdict.problem is not None and verdict.problem.code == "damaged_record" and not verdict.good
    sql(desk, "DELETE FROM log WHERE game_id = ? AND seq = 3", game_id)
    verdict = await check(desk.host, game_id)
    assert verdict.problem is not None and verdict.problem.code == "row_missing"


async def test_records_of_an_older_version_are_compared_as_today_s_would_be(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await two_turns(desk)
    upgrades = {1: dict, 2: lambda state: {**state, "wind": 0}}
    monkeypatch.setattr(Toy, "version", 3)
    monkeypatch.setattr(Toy, "upgrades", upgrades)
    monkeypatch.setattr(Toy, "dump", lambda self, state: {**older_dump(self, state), "wind": 0})
    desk.restart()
    verdict = await check(desk.host, game_id)
    assert verdict.good and verdict.turns == 3
    await desk.choose(game_id, BEN, "bid 0")
    await desk.choose(game_id, ADA, "stop", "end")
    assert (await check(desk.host, game_id)).good


older_dump = Toy.dump


async def test_after_a_start_running_games_are_checked_and_go_on(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    good, bad = await two_turns(desk), await two_turns(desk)
    rewrite_record(desk, bad, 6, lambda content: content["state"]["boundary"].update(coins=[9, 9]))
    with caplog.at_level(logging.ERROR):
        await after_start(desk.host)
    (complaint,) = (record for record in caplog.records if record.levelno == logging.ERROR)
    assert bad in complaint.getMessage() and good not in complaint.getMessage()
    assert (await desk.host.game(bad)).status == "running"
    await desk.choose(bad, BEN, "bid 0")
