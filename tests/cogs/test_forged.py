"""Components that this bot never made: answered in words, one line of the log each, no traceback."""

import logging
from collections.abc import AsyncIterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

import cogs.client  # noqa: F401 registers every handler
from cogs.shared import routes
from cogs.shared.errors import ErrorReporter
from cogs.shared.routes import Pressed
from cogs.shared.services import Services
from db import Database
from render.studio import NotDrawn
from tests.host.desk import ADA, BEN, Desk

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
    services = Services(desk.host, desk.lobby, studio, ErrorReporter())
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
        original_response=AsyncMock(), edit_original_response=AsyncMock(),
    )  # fmt: skip


@pytest.mark.parametrize("verb", [*sorted(routes._HANDLERS), "nonsense"])
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
