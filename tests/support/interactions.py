"""Interactions as far as handlers and commands look at them, and odd things that are typed into them."""

from types import SimpleNamespace
from typing import Any

import discord
from hypothesis import strategies as st

from cogs.client.client import ORDER
from cogs.framework.commands import COMMANDS, commands_and_groups
from cogs.framework.services import Services
from render.studio import NotDrawn
from tests.host.desk import Desk
from tests.support.discord.recorder import Recorder


def all_commands() -> list[Any]:
    """Every slash command and group of the bot."""
    return list(dict.fromkeys([*commands_and_groups(ORDER), *COMMANDS.values()]))


def press_of(desk: Desk, user_id: int) -> Any:
    """An interaction as far as handlers look at it; everything said in answer is taken."""
    studio: Any = SimpleNamespace(behind=False, ahead=Recorder(), picture=Recorder(side_effect=NotDrawn("crowded")))
    services = Services(desk.host, desk.lobby, studio)
    response = Recorder()
    response.is_done = lambda: False
    response.type = None
    client = SimpleNamespace(services=services, is_owner=Recorder(return_value=False), get_guild=lambda _: None)
    standing = Recorder()
    standing.send.return_value = SimpleNamespace(id=7)
    standing.get_partial_message = lambda _: standing
    client.get_partial_messageable = lambda _: standing
    permissions = discord.Permissions.all()
    return SimpleNamespace(
        id=desk.interaction(), extras={}, command=None, data={}, client=client, response=response, message=None,
        followup=Recorder(),
        user=SimpleNamespace(id=user_id, display_name="Ada", name="ada", guild_permissions=permissions),
        locale="en-GB", guild_locale="en-GB", guild_id=1, guild=None, channel_id=500, channel=SimpleNamespace(id=500),
        type=discord.InteractionType.component, app_permissions=permissions, permissions=permissions,
        original_response=Recorder(), edit_original_response=Recorder(), delete_original_response=Recorder(),
    )  # fmt: skip


ODD_TEXTS = ("", "\0", "\ud800", "9" * 90, "²", "0:" + "x" * 90)


ODD = st.text(st.characters(codec=None), max_size=80) | st.sampled_from(ODD_TEXTS)


class Response:
    """What discord.py keeps of an answer."""

    def __init__(self, status: int) -> None:
        self.status = status
        self.reason = "sandbox"
