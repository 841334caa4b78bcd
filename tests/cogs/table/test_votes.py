"""What the people of a table decide together, by its commands and buttons."""

from typing import Any

import pytest

from cogs.framework.routes import button
from db import Change
from host.clock import DAY_S
from host.lobby.game_options import set_options
from host.seats.leaving import leave
from host.table.status import RESIGNED_SEATS
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.evening import Days
from tests.support.reader import Reader, reader_at
from tests.support.sentences import tells


async def begun(desk: Desk, absence: str) -> str:
    """A game of three that Ada organises, at a table that does this when somebody's time is up."""
    view = await desk.open("istanbul", ADA, BEN, CHLOE)
    chosen = {"absence": absence}
    await set_options(desk.lobby, view.row.id, ADA, False, chosen, interaction_id=desk.interaction())
    await desk.lobby.start(view.row.id, ADA, False, interaction_id=desk.interaction())
    return view.row.id


async def is_left_alone(desk: Desk, game_id: str, *gone: int, **columns: Any) -> None:
    """Computer players play for Ada, who still organises the table, and for others."""
    for person in (ADA, *gone):
        await leave(desk.host, game_id, person, interaction_id=desk.interaction())
    row = await desk.host.game(game_id)
    change = Change(game_id)
    change.update_game(row.seq, organiser_id=ADA, **columns)
    await desk.database.write(change)
    desk.restart()


async def status(desk: Desk, game_id: str) -> str:
    return (await desk.host.game(game_id)).status


async def press(reader: Reader, verb: str, game_id: str, rest: str = "") -> str:
    reader.begin()
    await button("x", verb, game_id, rest).callback(reader.interaction)
    return reader.text


async def test_the_last_person_is_asked_before_the_game_is_cancelled(desk: Desk) -> None:
    game_id = await begun(desk, "house")
    await is_left_alone(desk, game_id, CHLOE)
    ben = await reader_at(desk, game_id, BEN)
    assert tells(await ben.run("table cancel"), "cancel-running", id=game_id)
    assert await status(desk, game_id) == "running"
    assert tells(await press(ben, "cancel-alone", game_id), "vote-decided", about="cancel", result="yes")
    assert await status(desk, game_id) == "cancelled"


async def test_who_returned_meanwhile_is_asked_after_all(desk: Desk) -> None:
    game_id = await begun(desk, "house")
    await is_left_alone(desk, game_id, CHLOE)
    ben = await reader_at(desk, game_id, BEN)
    await ben.run("table cancel")
    await (await reader_at(desk, game_id, CHLOE)).run("table return")
    assert tells(await press(ben, "cancel-alone", game_id), "vote-asked", about="cancel")
    assert await status(desk, game_id) == "running"


@pytest.mark.parametrize(("absence", "ends"), [("vote", "cancelled"), ("wait", "running")])
async def test_people_for_whom_computer_players_play_are_asked_unless_the_table_chose_those(
    desk: Desk, absence: str, ends: str
) -> None:
    """Two of three do not answer: where they decide about the absent, who does not answer does not count; where the
    table waits for its people, one of three is not half of them."""
    days = Days(desk)
    game_id = await begun(desk, absence)
    await is_left_alone(desk, game_id, CHLOE)
    ben = await reader_at(desk, game_id, BEN)
    assert tells(await ben.run("table cancel"), "vote-asked", about="cancel")
    await days.passes(DAY_S)
    assert await status(desk, game_id) == "running"
    await days.passes(DAY_S)
    assert await status(desk, game_id) == ends


async def test_one_of_them_keeps_the_game(desk: Desk) -> None:
    game_id = await begun(desk, "vote")
    await is_left_alone(desk, game_id, CHLOE)
    await (await reader_at(desk, game_id, BEN)).run("table cancel")
    (timer,) = await desk.database.timers.of_kind(game_id, "vote")
    chloe = await reader_at(desk, game_id, CHLOE)
    said = await press(chloe, "vote", game_id, f"{timer.payload['number']}:no")
    assert tells(said, "vote-decided", about="cancel", result="no")
    assert await status(desk, game_id) == "running"


async def test_who_resigned_is_not_asked(desk: Desk) -> None:
    game_id = await begun(desk, "wait")
    options = (await desk.host.game(game_id)).options
    await is_left_alone(desk, game_id, CHLOE, options={**options, RESIGNED_SEATS: [0, 2]})
    ben = await reader_at(desk, game_id, BEN)
    assert tells(await ben.run("table cancel"), "cancel-running")


async def test_the_organiser_is_asked_before_a_paused_game_is_cancelled(desk: Desk) -> None:
    game_id = await begun(desk, "vote")
    row = await desk.host.game(game_id)
    change = Change(game_id)
    change.update_game(row.seq, status="paused")
    await desk.database.write(change)
    desk.restart()
    ada = await reader_at(desk, game_id, ADA)
    assert tells(await ada.run("table cancel"), "cancel-running", id=game_id)
    assert await status(desk, game_id) == "paused"
    await press(ada, "cancel", game_id, "sure")
    assert await status(desk, game_id) == "cancelled"
