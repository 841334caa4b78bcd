"""The time of the one person who is left at a table: what the table chose happens, as it does where others play."""

import pytest

from host.clock import DAY_S, HOUR_S
from host.seats.leaving import leave
from host.table_options import BANK
from host.timers.stalled import STALLED_S
from host.upkeep.upkeep import check
from host.votes.votes import VOTE
from tests.host.desk import BEN, CHLOE
from tests.support.evening import Evening


async def left_alone(evening: Evening, **table: str) -> None:
    """Computer players play for Ben and Chloe; Ada must act."""
    await evening.begin(**table)
    for person in (BEN, CHLOE):
        await leave(evening.desk.host, evening.game, person, interaction_id=evening.desk.interaction())
    await evening.news()


@pytest.mark.parametrize("timed", [{"pace": "day"}, {"pace": "none", "bank": "day"}], ids=["pace", "bank"])
async def test_a_computer_player_takes_the_seat_and_the_game_is_told_turn_by_turn(
    evening: Evening, timed: dict[str, str]
) -> None:
    await left_alone(evening, absence="house", **timed)
    if BANK.name not in timed:
        for _ in range(3):
            await evening.passes(DAY_S)
        assert (await evening.called())["ends"] == evening.clock.now() + DAY_S
    owed = await evening.passes(DAY_S + HOUR_S)
    assert owed[:2] == ["unprompt", "seat"] and owed.count("turn") > 1 and owed[-1] == "end"
    assert (await evening.desk.host.table(evening.game)).seats[0].replaced
    assert (await check(evening.desk.host, evening.game)).good


@pytest.mark.parametrize("timed", [{"pace": "day"}, {"pace": "none", "bank": "day"}], ids=["pace", "bank"])
async def test_where_nobody_is_left_to_vote_the_table_says_that_it_waits(
    evening: Evening, timed: dict[str, str]
) -> None:
    await left_alone(evening, absence="vote", **timed)
    for _ in range(3):
        await evening.passes(DAY_S)
    assert BANK.name in timed or "ends" not in await evening.called()
    told = await evening.passes(DAY_S + HOUR_S)
    assert (told or ["waits"]) == ["waits"] and VOTE not in await evening.timers()
    waits = [post.payload for post in await evening.desk.posts(evening.game) if post.kind == "waits"]
    assert waits == [{"seat": 0}]  # once
    assert await evening.passes(STALLED_S - 4 * DAY_S) == ["stalled"]


async def test_a_table_that_waits_says_nothing(evening: Evening) -> None:
    await left_alone(evening, absence="wait")
    for _ in range(3):
        await evening.passes(DAY_S)
    assert await evening.passes(DAY_S) == []
