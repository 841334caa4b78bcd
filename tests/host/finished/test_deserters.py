"""Who deserts a game that ends without a result shows it; who leaves in order, or moves again, does not."""

from typing import Any

import pytest

from host.clock import DAY_S, HOUR_S
from host.finished.profiles import figures, profile
from host.seats.leaving import leave
from host.seats.seating import give_back
from host.timers.reminders import left_server
from host.votes.proposals import request
from host.votes.replacing import replace
from host.votes.voters import CANCEL
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.evening import Evening
from tests.support.played import says


async def cancelled(evening: Evening) -> None:
    """By the organiser."""
    await evening.desk.lobby.cancel(evening.game, ADA, False, interaction_id=evening.desk.interaction())


async def cancelled_by_all(evening: Evening) -> None:
    """By those who play, where Ada does not."""
    await request(evening.desk.host, evening.game, BEN, CANCEL)
    await says(evening, CHLOE, True)
    await evening.passes(2 * DAY_S)


async def deserted(evening: Evening) -> dict[int, int]:
    """By person, how many games their profiles say they have deserted, of those of whom they say so."""
    assert (await evening.desk.host.game(evening.game)).status == "cancelled"
    assert (await figures(evening.desk.database, 1, "toy")).all.games == 0
    shown = {person: await profile(evening.desk.database, person, 1, person) for person in (ADA, BEN, CHLOE)}
    assert all(record.all.games == 0 and not record.ratings for records in shown.values() for record in records)
    return {person: records[0].gave_up for person, records in shown.items() if records}


async def is_replaced(evening: Evening) -> None:
    """Ada's time is up, and a computer player plays for her."""
    await evening.option(absence="house")
    for _ in range(5):
        await evening.passes(DAY_S)
    assert 0 not in (await evening.desk.host.table(evening.game)).people


async def test_whom_a_table_waited_for_until_it_was_closed(desk: Desk) -> None:
    evening = await Evening(desk).begin(absence="wait")
    for _ in range(40):
        await evening.passes(DAY_S)
    assert await deserted(evening) == {ADA: 1}
    (result,) = await desk.database.results.of_game(evening.game)
    assert (result.seat, result.missed, result.mu, result.rated_games) == (0, 3, None, None)


@pytest.mark.parametrize("ends", [cancelled, cancelled_by_all])
async def test_who_was_replaced_when_their_time_was_up(evening: Evening, ends: Any) -> None:
    await is_replaced(evening)
    await ends(evening)
    assert await deserted(evening) == {ADA: 1}


async def test_whom_the_others_voted_out_or_the_organiser_replaced_overdue(evening: Evening) -> None:
    await evening.passes(DAY_S + HOUR_S)
    await replace(evening.desk.host, evening.game, BEN, 0, "merchant", interaction_id=evening.desk.interaction())
    await says(evening, CHLOE, True)
    await evening.desk.host.houses.settled(evening.game)
    await evening.option(absence="wait")
    host, table = evening.desk.host, await evening.desk.host.table(evening.game)
    while 1 not in table.called:  # Ben's turn
        seat = next(iter(table.called))
        option = next(iter(table.position.decision(seat).options))
        await evening.desk.choose(evening.game, table.seats[seat].user_id or 0, option)
        table = await host.table(evening.game)
    await evening.passes(DAY_S + HOUR_S)
    await replace(host, evening.game, CHLOE, 1, "merchant", interaction_id=evening.desk.interaction())
    await host.houses.settled(evening.game)
    await cancelled(evening)
    assert await deserted(evening) == {ADA: 1, BEN: 1}


@pytest.mark.parametrize("moves", [False, True])
async def test_who_left_the_server_and_has_not_moved_since(desk: Desk, moves: bool) -> None:
    evening = await Evening(desk).begin(absence="wait")
    await left_server(desk.host, evening.game, 0)
    if moves:
        await desk.choose(evening.game, ADA, "bid 0")
    await cancelled(evening)
    assert await deserted(evening) == ({} if moves else {ADA: 1})


async def test_who_left_or_agreed_or_is_back_has_not_deserted(evening: Evening) -> None:
    host, desk = evening.desk.host, evening.desk
    await replace(host, evening.game, ADA, 2, "random", interaction_id=desk.interaction())
    assert (await says(evening, CHLOE, True)).decided is True
    await is_replaced(evening)
    await give_back(host, evening.game, ADA, interaction_id=desk.interaction())
    await leave(host, evening.game, BEN, interaction_id=desk.interaction())
    await cancelled(evening)
    assert await deserted(evening) == {}


async def test_nobody_is_deserted_by_who_plays_alone(desk: Desk) -> None:
    evening = Evening(desk)
    evening.game = await desk.begin("toy", ADA, houses=2)
    for _ in range(40):
        await evening.passes(DAY_S)
    assert await deserted(evening) == {}
