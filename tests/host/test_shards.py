"""A process that does not drive a game's server looks at the game and changes nothing of it."""

import pytest

from db import DEPARTED_NAME, Shards
from engine.core.decision import Refusal
from host.host import DRIVEN_ELSEWHERE
from host.seats.leaving import DEPARTED, forget_person
from host.sleeper import Sleeper
from host.turn import looking
from host.upkeep.announcing import announce
from host.upkeep.upkeep import after_start
from operation.commands import Answer, carry_out, together
from operation.exit_codes import DRIVEN_ELSEWHERE as CODE
from tests.host.desk import ADA, BEN, Desk

HERE, ELSEWHERE = Shards(2, (0,)), Shards(2, (1,))  # the desk's games are of a server of shard 0


@pytest.fixture
async def game_id(desk: Desk) -> str:
    """A game that was begun where it is driven, as another process sees it."""
    begun = await desk.begin()
    desk.database.shards = ELSEWHERE
    desk.restart()
    return begun


async def test_it_sees_each_change_of_the_driver(desk: Desk, game_id: str) -> None:
    foreign, before = desk.host, await desk.host.table(game_id)
    assert await looking.history(foreign, game_id)
    desk.database.shards = HERE
    desk.restart()
    table = await desk.host.table(game_id)
    seat = table.position.seats_to_act[0]
    person = table.seats[seat].user_id or 0
    await desk.choose(game_id, person, next(iter(table.position.decision(seat).options)))
    desk.database.shards = ELSEWHERE
    assert (await foreign.table(game_id)).seq > before.seq


async def test_it_changes_nothing(desk: Desk, game_id: str) -> None:
    rows = await desk.log(game_id)
    table = await desk.host.table(game_id)
    seat = table.position.seats_to_act[0]
    with pytest.raises(Refusal) as refused:
        await desk.choose(game_id, table.seats[seat].user_id or 0, next(iter(table.position.decision(seat).options)))
    assert refused.value.code == DRIVEN_ELSEWHERE
    await after_start(desk.host)
    assert await announce(desk.host, "Tea is ready.") == 0
    assert await desk.log(game_id) == rows
    assert (await carry_out(desk.host, ["freeze", game_id])).code == CODE
    assert (await carry_out(desk.host, ["verify", game_id])).code == 0


async def test_who_is_forgotten_by_one_process_leaves_the_tables_of_another(desk: Desk, game_id: str) -> None:
    await forget_person(desk.host, BEN)
    assert [timer.kind for timer in await desk.database.timers.of_game(game_id)].count(DEPARTED) == 1
    assert all(seat.player != "rookie" for seat in await desk.database.games.seats(game_id))
    desk.database.shards = HERE
    desk.restart()
    await Sleeper(desk.host).do_what_is_due()
    seats = await desk.database.games.seats(game_id)
    assert [seat.by_person for seat in seats] == [True, False] and seats[1].name == DEPARTED_NAME
    assert [seat.user_id for seat in seats] == [ADA, None]


def test_what_several_processes_answer_is_said_once() -> None:
    elsewhere, listed = Answer(["Another process"], CODE), Answer(["g1", "1 game"])
    assert together([elsewhere, listed, listed]) == listed
    assert together([elsewhere, elsewhere]) == elsewhere
    assert together([Answer(["one"]), Answer(["two"], 1)]) == Answer(["one", "two"], 1)
