"""A person who presses and types, as far as commands and buttons know of Discord."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any
from unittest.mock import MagicMock

import discord

import cogs.client.client  # noqa: F401 registers every command
from cogs.framework.commands import COMMANDS
from cogs.framework.errors import tell
from cogs.framework.form import Form
from cogs.framework.routes import RoutedButton, button, menu, menu_option
from cogs.framework.services import Services
from engine.core.decision import Refusal
from tests.host.desk import ADA, Desk
from tests.support.discord.recorder import Recorder
from tests.support.panels import Pencil


class Reader:
    """A person somewhere in Discord; `manages`: the server they are in; `text`: all that the bot has answered,
    `files`: what was attached, by name, `labels`: of the buttons, `components`: of the last message, `bodies`: all
    messages as they are sent, `form`: the last one opened."""

    def __init__(
        self,
        desk: Desk,
        user_id: int,
        *,
        guild: int | None,
        channel: int,
        sees: tuple[int, ...] = (),
        manages: bool = False,
    ) -> None:
        self.sees = sees
        self.desk = desk
        self.form: Form | None = None
        services: Any = Services(desk.host, desk.lobby, Pencil())  # type: ignore[arg-type]
        self.said: list[Any] = []
        self._acknowledged = False
        self.files: dict[str, bytes] = {}
        self.bodies: list[dict[str, Any]] = []
        self.labels: list[str] = []
        self.components: list[dict[str, Any]] = []
        response = SimpleNamespace(
            send_message=self._said, send_modal=self._formed, defer=self._deferred, type=None,
            is_done=lambda: self._acknowledged,
        )  # fmt: skip
        standing = Recorder(get_partial_message=lambda _: Recorder())
        standing.send.return_value = SimpleNamespace(id=7)
        followup = SimpleNamespace(send=self._said, delete_message=Recorder())
        server = SimpleNamespace(
            get_channel_or_thread=self._channel, fetch_channel=self._gone, channels=(), roles=(), me=None
        )
        self.interaction: Any = SimpleNamespace(
            client=SimpleNamespace(
                services=services, get_guild=lambda _: None, is_owner=Recorder(return_value=False),
                get_partial_messageable=lambda _: standing,
            ),
            user=MagicMock(spec=discord.Member, id=user_id, display_name=f"Person {user_id}", bot=False),
            id=1, extras={}, command=None, data={}, permissions=discord.Permissions(manage_guild=manages),
            guild_id=guild, guild=None if guild is None else server, channel_id=channel, channel=None, message=None,
            locale="en-GB", guild_locale="en-GB", response=response, followup=followup, namespace=SimpleNamespace(),
            app_permissions=discord.Permissions.all(), type=discord.InteractionType.component,
            edit_original_response=self._said, delete_original_response=self._deferred,
            original_response=Recorder(return_value=SimpleNamespace(id=8)),
        )  # fmt: skip

    async def _said(
        self,
        content: str = "",
        *,
        view: discord.ui.LayoutView | None = None,
        files: Sequence[discord.File] = (),
        file: discord.File | None = None,
        **_: Any,
    ) -> Any:
        parts = list(view.walk_children()) if view is not None else []
        self.labels += [part.item.label for part in parts if isinstance(part, RoutedButton)]
        self.said += [part.content for part in parts if isinstance(part, discord.ui.TextDisplay)]
        self.said.append(content)
        self._acknowledged = True
        self.files |= {each.filename: each.fp.read() for each in (*files, *([file] if file is not None else []))}
        self.components = view.to_components() if view is not None else []
        uploads = [{"filename": each.filename, "description": each.description} for each in files]
        self.bodies.append({"content": content, "components": self.components, "attachments": uploads})
        return SimpleNamespace(id=len(self.said), message_id=len(self.said))

    async def _formed(self, form: Form) -> None:
        self.form = form
        self._acknowledged = True

    async def _deferred(self, **_: Any) -> None:
        self._acknowledged = True

    def _channel(self, channel_id: int) -> Any:
        allowed = discord.Permissions(view_channel=channel_id in self.sees)
        return SimpleNamespace(permissions_for=lambda _: allowed)

    async def _gone(self, channel_id: int) -> None:
        raise discord.InvalidData(str(channel_id))

    @property
    def text(self) -> str:
        return "\n".join(self.said)

    def begin(self) -> None:
        """Forget what was said, before another press."""
        self.said.clear()
        self.form = None
        self._acknowledged = False
        self.interaction.id = self.desk.interaction()

    async def press(self, verb: str, game_id: str) -> str:
        rest = {
            "history": "",
            "log": "0",
            "hands": "0",
            "picture": "board",
            "watch": "all",
            "undo-points": "player",
        }.get(verb, "")
        self.begin()
        self.files.clear()
        await button("x", verb, game_id, rest).callback(self.interaction)
        return self.text

    async def run(self, command: str, **options: Any) -> str:
        """A slash command; a refusal is answered as the command tree does."""
        self.begin()
        try:
            await COMMANDS[command].callback(self.interaction, **options)
        except Refusal as refusal:
            await tell(self.interaction, refusal)
        return self.text


async def reader_at(desk: Desk, game_id: str, person: int) -> Reader:
    """Somebody in the channel of a game who manages nothing."""
    channel = (await desk.host.game(game_id)).channel_id or 0
    reader = Reader(desk, person, guild=1, channel=channel)
    reader.interaction.permissions = discord.Permissions.none()
    return reader


def reader_of(desk: Desk, *, manages: bool = False) -> Reader:
    return Reader(desk, ADA, guild=1, channel=1, manages=manages)


async def choose(reader: Reader, key: str, value: str, verb: str = "setting") -> str:
    component = menu("x", [menu_option("x", value)], verb, "", key)
    component.item._values = [value]  # what Discord sends with a press
    reader.said.clear()
    await component.callback(reader.interaction)
    return reader.text


def menu_of(reader: Reader, key: str) -> dict[str, Any]:
    """The menu of a setting in the last message."""
    menus = (one for row in reader.components for one in row.get("components", ()))
    return next(one for one in menus if one.get("custom_id", "").endswith(f":{key}"))


def told(reply: Any) -> str:
    return str(reply.view([]).to_components())


def text_of(view: Any) -> str:
    return "\n".join(part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay))
