"""Components that this bot never made: answered in words, one line of the log each, no traceback."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest
from hypothesis import given
from hypothesis import strategies as st

from cogs.framework import routes
from cogs.framework.routes import Pressed
from cogs.framework.services import Services
from db import Database
from render.studio import NotDrawn
from tests.host.desk import ADA, BEN, CHLOE, Desk

RESTS = ("", ":", "x", "-1", "99999999999999999999", "0:x", ":::", "1.5", "²")
VALUES: tuple[tuple[str, ...], ...] = ((), ("",), ("x",), ("99999999999999999999",), ("a", "b"))


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    desk = Desk(await Database.open(tmp_path / "games.db"))
    yield desk
    await desk.close()


def press_of(desk: Desk, user_id: int) -> Any:
    """An interaction as far as handlers look at it; everything said in answer is taken."""
    studio: Any = SimpleNamespace(behind=False, picture=AsyncMock(side_effect=NotDrawn("crowded")))
    services = Services(desk.host, desk.lobby, studio)
    response = AsyncMock()
    response.is_done = lambda: False
    response.type = None
    client = SimpleNamespace(services=services, is_owner=AsyncMock(return_value=False), get_guild=lambda _: None)
    standing = AsyncMock()
    standing.send.return_value = SimpleNamespace(id=7)
    standing.get_partial_message = lambda _: standing
    client.get_partial_messageable = lambda _: standing
    permissions = discord.Permissions.all()
    return SimpleNamespace(
        id=desk.interaction(), command=None, data={}, client=client, response=response, message=None,
        followup=AsyncMock(),
        user=SimpleNamespace(id=user_id, display_name="Ada", name="ada", guild_permissions=permissions),
        locale="en-GB", guild_locale="en-GB", guild_id=1, guild=None, channel_id=500, channel=SimpleNamespace(id=500),
        type=discord.InteractionType.component, app_permissions=permissions, permissions=permissions,
        original_response=AsyncMock(), edit_original_response=AsyncMock(), delete_original_response=AsyncMock(),
    )  # fmt: skip


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


ODD_TEXTS = ("", "\0", "\ud800", "9" * 90, "²", "0:" + "x" * 90)
ODD_GAME = st.from_regex("[a-z0-9]{0,80}", fullmatch=True)  # a custom id with any other is no button of the bot's
ODD = st.text(st.characters(codec=None), max_size=80) | st.sampled_from(ODD_TEXTS)


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
