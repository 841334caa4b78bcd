"""What a house player at a table is given."""

from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace

import pytest

from db import Change
from db.schema import seats
from engine import players
from engine.games import GAMES, rules_of
from engine.players.access import Access
from engine.players.budget import BUDGETS, FIRST_CHOICES, Budget
from host.upkeep import check
from render.processes import Processes
from tests.host.desk import ADA, Desk
from tests.support.hand_clock import HandClock


async def test_a_house_player_is_never_given_the_game_s_seed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[Access] = []

    class Noted(Access):
        def __init__(self, *arguments) -> None:
            super().__init__(*arguments)
            given.append(self)

    monkeypatch.setattr(players, "Access", Noted)
    game_id = await desk.begin("istanbul", ADA, houses=2)
    table = await desk.host.table(game_id)
    while len(given) < 12:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, ADA, next(iter(table.position.decision(seat).options)))
    seed = (await desk.host.game(game_id)).seed
    assert table.position.state.dice.seed == seed
    inside = [access.world for access in given]
    assert seed not in {dice.seed for world in inside for dice in (world.state.dice, world.boundary.dice)}
    assert len({world.state.dice.seed for world in inside}) == len(inside)


async def test_the_log_keeps_who_chose_and_its_version(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    await desk.choose(game_id, ADA, "bid 0")
    rows = await desk.log(game_id)
    assert [row.data for row in rows if row.seat == 1] == [{"house": "merchant 1"}]
    assert [row.data for row in rows if row.seat == 0] == [None]
    desk.restart()
    assert (await check(desk.host, game_id)).good


async def test_a_personality_is_chosen_with_the_seat_and_kept(desk: Desk) -> None:
    """It has room in the database, and replay and a restart change nothing of it."""
    view = await desk.open("istanbul", ADA)
    view = await desk.lobby.add_house(view.row.id, players.MASTER, ["Rashid"], interaction_id=desk.interaction())
    player = view.seats[1].player
    assert players.personality_of(player) in rules_of("istanbul").judge.personalities
    desk.restart()
    assert [seat.player for seat in await desk.database.games.seats(view.row.id)] == [players.PERSON, player]
    kinds = {f"{kind}-{one}" for kind in players.KINDS for name in GAMES for one in rules_of(name).judge.personalities}
    assert max(map(len, kinds)) <= seats.c.player.type.length
    assert players.kind_of(player) == players.MASTER


async def test_the_merchant_plays_for_one_that_only_another_version_knows(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    seated = await desk.database.games.seats(game_id)
    change = Change(game_id)
    change.seats(replace(seat, player="grandmaster") if seat.seat == 1 else seat for seat in seated)
    await desk.database.write(change)
    desk.restart()
    await desk.choose(game_id, ADA, "bid 0", "stop", "end")
    await desk.host.houses.settled(game_id)
    rows = [row for row in await desk.log(game_id) if row.seat == 1]
    assert len(rows) == 2 and rows[1].data == {"house": "merchant 1"}
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == [
        f"game {game_id}: this version has no house player 'grandmaster', so the Merchant plays"
    ]


async def test_a_process_of_its_own_chooses_the_same_as_a_thread(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, houses=1, player=players.MERCHANT)
    table = await desk.host.table(game_id)
    houses, seat, processes = desk.host.houses, table.position.seats_to_act[0], Processes(1)
    here = await houses.think(players.MERCHANT, table.position, seat, 5)
    houses.run = processes.run
    try:
        assert await houses.think(players.MERCHANT, table.position, seat, 5) == here
    finally:
        processes.close()


@pytest.mark.parametrize("problem", [BrokenProcessPool(), PermissionError()], ids=["it died", "it may not start"])
async def test_a_thread_thinks_where_no_process_can(
    desk: Desk, caplog: pytest.LogCaptureFixture, problem: Exception
) -> None:
    async def fail(*_: object) -> str:
        raise problem

    desk.host.houses.run = fail
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    assert len([row for row in await desk.log(game_id) if row.seat == 1]) == 1
    assert "no process of their own" in caplog.text


@pytest.mark.parametrize("problem", [BrokenProcessPool(), TimeoutError()], ids=["it died", "it took too long"])
async def test_the_merchant_answers_where_a_search_does_not(
    desk: Desk, caplog: pytest.LogCaptureFixture, problem: Exception
) -> None:
    async def fail(*_: object) -> str:
        raise problem

    desk.host.houses.search = fail
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MASTER)
    assert [row.data for row in await desk.log(game_id) if row.seat == 1] == [{"house": "merchant 1"}]
    assert "a search of the house player master came to nothing" in caplog.text


async def test_a_choice_takes_as_long_as_everybody_may_know_whether_there_was_one_or_not(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several choices of a turn, some of them forced: all take the time of a search, and the log has its iterations."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    desk.host.clock = HandClock()
    first, later = Budget(2, 4.0), Budget(1, 0.5)
    monkeypatch.setitem(BUDGETS, players.MASTER, (first, later))
    desk.host.houses.wait = wait
    game_id = await desk.begin("istanbul", ADA, houses=1, player=players.MASTER)
    table, made = await desk.host.table(game_id), list[str]()
    while not made:
        await desk.choose(game_id, ADA, next(iter(table.position.decision(0).options)))
        made = [(row.data or {})["house"] for row in await desk.log(game_id) if row.seat == 1]
    version = players.version_of(players.MASTER, table.position)
    assert {f"master {version}, {iterations} iterations" for iterations in (0, 2)} <= set(made)
    assert waits == [(first if number < FIRST_CHOICES else later).seconds for number in range(len(made))]
