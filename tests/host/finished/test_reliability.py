"""What a table asks of who joins: games finished, and how often somebody's time was up."""

from dataclasses import replace
from typing import Any

import pytest

from db import Change, LogRow, ResultRow
from engine.core.decision import Refusal
from host.clock import DAY_S
from host.finished.reliability import LAST_GAMES, Reliability, reliability_of
from host.lobby.game_options import set_options
from host.table.log import SEAT, TIMEOUT
from host.table.table import Table
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.evening import Evening

RESULT = ResultRow("", 0, 0, BEN, "human", 1, "toy", 60.0, 2, 1, 5)


async def past(desk: Desk, *, gave_up: bool = False, seat: int = 0, **log: Any) -> str:
    """A game of the past with a result of Ben's; `log`: the kind, notation and actor of a row of his seat."""
    game_id = await desk.begin("toy", ADA, BEN)
    row, change = await desk.host.game(game_id), Change(game_id)
    change.insert(replace(RESULT, game_id=game_id, gave_up=gave_up, ended=desk.clock.now()))
    if log:
        change.append([LogRow(game_id, row.seq + 1, seat, outcomes=[], automatic=True, rules_version=1, at=1.0, **log)])
    await desk.database.write(change)
    return game_id


async def joins(desk: Desk, who: str, **options: Any) -> None:
    lobby = await desk.open("toy", ADA, **options)
    await set_options(desk.lobby, lobby.row.id, ADA, False, {"joiners": who}, interaction_id=desk.interaction())
    await desk.lobby.join(lobby.row.id, BEN, "Ben", interaction_id=desk.interaction())


async def refused(desk: Desk, who: str) -> dict[str, object]:
    with pytest.raises(Refusal) as refusal:
        await joins(desk, who)
    assert refusal.value.code == "not_reliable"
    return dict(refusal.value.facts)


@pytest.mark.engines
async def test_newcomers_are_let_in_where_no_record_is_asked_for(desk: Desk) -> None:
    await joins(desk, "anyone")
    await joins(desk, "steady")
    facts = await refused(desk, "proven")
    assert (facts["least"], facts["begun"], facts["share"], facts["most"]) == (5, 0, 95, 1)


async def test_who_gives_games_up_is_let_in_again_once_they_finish_others(desk: Desk) -> None:
    for gave_up in (True, False, False):
        await past(desk, gave_up=gave_up)
    facts = await refused(desk, "steady")
    assert (facts["begun"], facts["finished"], facts["timeouts"]) == (3, 2, 0)
    for _ in range(2):
        await past(desk)
    await joins(desk, "steady")
    await refused(desk, "proven")
    await joins(desk, "anyone")


async def test_only_the_last_games_count(desk: Desk) -> None:
    await past(desk, gave_up=True)
    for _ in range(LAST_GAMES):
        await past(desk)
    assert await reliability_of(desk.database, BEN) == Reliability(LAST_GAMES, LAST_GAMES, 0)
    await joins(desk, "proven")


@pytest.mark.engines
async def test_timeouts_are_moves_and_seats_that_computer_players_took_for_somebody(desk: Desk) -> None:
    counted = (
        {"kind": TIMEOUT, "notation": "take 1", "actor_id": ADA},
        {"kind": SEAT, "notation": "merchant", "actor_id": None},
    )
    others = (
        {"kind": SEAT, "notation": "merchant", "actor_id": BEN},  # he gave it away himself
        {"kind": SEAT, "notation": "human", "actor_id": ADA},  # somebody else sat down
        {"kind": TIMEOUT, "notation": "take 1", "actor_id": None, "seat": 1},
    )
    for row in (*counted, *others):
        await past(desk, **row)
    assert await reliability_of(desk.database, BEN) == Reliability(5, 5, 2)
    await joins(desk, "steady")
    assert (await refused(desk, "proven"))["timeouts"] == 2


async def test_whose_time_is_up_at_a_table_has_a_timeout(desk: Desk) -> None:
    evening = Evening(desk)
    await evening.begin(absence="house")
    for _ in range(5):
        await evening.passes(DAY_S)
    table: Table = await desk.host.table(evening.game)
    (gone,) = [seat for seat in table.seats if seat.replaced]
    change = Change(evening.game)
    change.insert(replace(RESULT, game_id=evening.game, seat=gone.seat, user_id=gone.user_id))
    await desk.database.write(change)
    assert await reliability_of(desk.database, gone.user_id or 0) == Reliability(1, 1, 1)


async def test_whom_a_private_table_invites_may_join(desk: Desk) -> None:
    lobby = await desk.open("toy", ADA, private=True)
    await set_options(desk.lobby, lobby.row.id, ADA, False, {"joiners": "proven"}, interaction_id=desk.interaction())
    await desk.lobby.invite(lobby.row.id, ADA, False, [BEN, CHLOE], interaction_id=desk.interaction())
    await desk.lobby.join(lobby.row.id, BEN, "Ben", interaction_id=desk.interaction())
