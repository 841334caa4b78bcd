"""The menu that opens other choices of a kind: what it carries works while the decision is the same."""

import pytest

from cogs.framework import routes
from cogs.framework.routes import Pressed
from host.seats.leaving import leave
from host.table.table import Table
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.panels import auctioned, choices
from tests.support.reader import Reader
from tests.support.sentences import tells


@pytest.fixture
async def auction(desk: Desk) -> Table:
    """A game in which the second seat, who has 90 lira, must bid more than 1."""
    table = await desk.host.table(await desk.begin("istanbul", ADA, BEN, CHLOE))
    table.position = auctioned(90)
    table._note_who_acts()
    return table


async def ranged(desk: Desk, table: Table, user_id: int, rest: str, value: str) -> tuple[str, list[str]]:
    """What the panel says, and what it lets one choose, after a range was chosen."""
    reader = Reader(desk, user_id, guild=1, channel=table.row.channel_id or 0, sees=(table.row.channel_id or 0,))
    await routes._handle(reader.interaction, "range", Pressed(table.row.id, rest, (value,)))
    return reader.text, choices({"components": reader.components})


async def test_a_range_puts_other_choices_into_the_menu(desk: Desk, auction: Table) -> None:
    seat = table_seat(auction, BEN)
    _, found = await ranged(desk, auction, BEN, f"{auction.asked.after[seat]}:bid", "2")
    assert found == ["pass", *(f"bid {lira}" for lira in range(52, 77))]
    assert not auction.open_rows


async def test_a_range_of_an_earlier_moment_says_so(desk: Desk, auction: Table) -> None:
    said, found = await ranged(desk, auction, BEN, "999:bid", "2")
    assert tells(said, "refusal-stale") and found == ["pass", *(f"bid {lira}" for lira in range(2, 27))]


async def test_who_is_not_asked_is_told_whom_the_game_waits_for(desk: Desk, auction: Table) -> None:
    said, found = await ranged(desk, auction, ADA, "0:bid", "2")
    assert tells(said, "panel-waiting-mine", who="Ben") and found == []


def table_seat(table: Table, user_id: int) -> int:
    seat = table.seat_of(user_id)
    assert table.position.seats_to_act == (seat,)
    return seat


async def test_who_is_played_for_is_not_told_to_wait_for_themselves(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    (seat,) = table.called
    monkeypatch.setattr(desk.host.houses, "wake", lambda table: None)
    person = table.seats[seat].user_id or 0
    await leave(desk.host, game_id, person, interaction_id=desk.interaction())
    reader = Reader(desk, person, guild=1, channel=table.row.channel_id or 0)
    assert tells(await reader.press("open", game_id), "panel-played-for")
