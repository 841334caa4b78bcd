"""Components that this bot never made: answered in words, one line of the log each, no traceback."""

import logging

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.framework import routes
from cogs.framework.routes import Pressed
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.interactions import ODD, press_of

RESTS = ("", ":", "x", "-1", "99999999999999999999", "0:x", ":::", "1.5", "²")
VALUES: tuple[tuple[str, ...], ...] = ((), ("",), ("x",), ("99999999999999999999",), ("a", "b"))


@pytest.mark.parametrize("verb", [*sorted(routes.ROUTES), "nonsense"])
async def test_a_forged_press_is_answered(desk: Desk, verb: str, caplog: pytest.LogCaptureFixture) -> None:
    lobby = (await desk.open("istanbul", ADA, BEN)).row.id
    running = await desk.begin("istanbul", ADA, BEN)
    caplog.set_level(logging.INFO)
    for game_id in ("", "nothere", lobby, running):
        for number, rest in enumerate(RESTS):
            for values in (VALUES[number % len(VALUES)], VALUES[number // len(VALUES)]):
                caplog.clear()
                interaction = press_of(desk, ADA)
                await routes._handle(interaction, verb, Pressed(game_id, rest, values))
                lobby_message = interaction.client.get_partial_messageable(0)
                ways = (interaction.response, interaction.followup, interaction.edit_original_response, lobby_message)
                said = [call for way in ways for call in way.mock_calls]
                assert said, (game_id, rest, values)
                assert not any(record.exc_info for record in caplog.records), (game_id, rest, values)
                strange = [record for record in caplog.records if "does not make" in record.message]
                assert len(strange) <= 1


ODD_GAME = st.from_regex("[a-z0-9]{0,80}", fullmatch=True)  # a custom id with any other is no button of the bot's


@pytest.fixture
async def tables(desk: Desk) -> tuple[str, str]:
    """Ada's, and one of two others."""
    return await desk.begin("istanbul", ADA, CHLOE), await desk.begin("istanbul", BEN, CHLOE)


@given(data=st.data())
async def test_nobody_presses_at_a_table_that_is_not_theirs(
    desk: Desk, tables: tuple[str, str], caplog: pytest.LogCaptureFixture, data: st.DataObject
) -> None:
    """With ids as the bot makes them for those who sit there, and with anything else."""
    own, other = tables
    table = await desk.host.table(other)
    seat = table.position.seats_to_act[0]
    there = [f"{table.seq}:{option}" for option in table.position.decision(seat).options]
    rest = data.draw(st.sampled_from(there) | ODD, label="rest")
    values = tuple(data.draw(st.lists(st.sampled_from([*there, str(ADA), "red", "rookie"]) | ODD, max_size=2)))
    verb = data.draw(st.sampled_from(sorted(routes.ROUTES)), label="verb")
    game_id = data.draw(st.sampled_from([other, own]) | ODD_GAME, label="game")
    before = [await desk.database.games.get(other), await desk.log(other), await desk.database.games.seats(other)]
    caplog.clear()
    interaction = press_of(desk, ADA)
    await routes._handle(interaction, verb, Pressed(game_id, rest, values))
    lobby_message = interaction.client.get_partial_messageable(0)
    ways = (interaction.response, interaction.followup, interaction.edit_original_response, lobby_message)
    assert any(way.mock_calls for way in ways)
    assert not any(record.exc_info for record in caplog.records)
    after = [await desk.database.games.get(other), await desk.log(other), await desk.database.games.seats(other)]
    assert after == before
