"""The bot as a Discord client: connects, registers what it offers, and hands over to the cogs."""

import asyncio
import hashlib
import json
from logging import getLogger
from pathlib import Path
from time import time
from typing import Any, Final

import discord
from discord.ext import commands

from cogs import data, history, lobby, lookup, mine, play, state
from cogs.delivery import Delivery
from cogs.routes import ITEMS
from cogs.translator import CommandTranslator
from cogs.troubles import Troubles
from engine.games import GAMES
from host import Host, Lobby
from render.studio import Studio
from words.speech import ENGLISH, words

log = getLogger(__name__)

# How long to wait for one more server before calling itself ready; without the members intent they come at once.
GUILDS_COME_WITHIN_S: Final = 0.5
COGS: Final = (lobby, play, state, history, lookup, mine, data)


class Caravanserai(commands.AutoShardedBot):
    """`studio` draws; `host` and `lobby` know the tables; `delivery` posts what they owe the channels."""

    def __init__(self, host: Host, lobby: Lobby, *, commands_stamp: Path) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            max_ratelimit_timeout=60,
            guild_ready_timeout=GUILDS_COME_WITHIN_S,
        )
        self.studio = Studio()
        self.host = host
        self.lobby = lobby
        self.troubles = Troubles()
        self.delivery = Delivery(self)
        host.on_posts_owed = self.delivery.wake
        self.pictures_in_updates = True
        self._commands_stamp = commands_stamp
        self._warming: asyncio.Task[None] | None = None
        self.tree.error(self.troubles.on_command_error)

    async def setup_hook(self) -> None:
        await self.tree.set_translator(CommandTranslator())
        self.add_dynamic_items(*ITEMS)
        for cog in COGS:
            await cog.setup(self)
        await self._register_commands()
        self._warming = asyncio.create_task(self._warm_up(), name="warm up")
        self.delivery.start()

    async def _warm_up(self) -> None:
        """Beside everything else: whoever presses meanwhile waits a little longer for the picture."""
        try:
            await self.studio.warm_up(GAMES.values(), ENGLISH, lambda game: words().about(game).say)
        except Exception:
            log.exception("the pictures were not warmed up")

    async def _register_commands(self) -> None:
        """Discord allows 200 registrations a day and server: they are sent only when they have changed."""
        translator = self.tree.translator or CommandTranslator()
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        stamp = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if self._commands_stamp.exists() and self._commands_stamp.read_text() == stamp:
            return
        await self.tree.sync()
        self._commands_stamp.write_text(stamp)
        log.info("registered %d commands", len(payload))

    async def on_ready(self) -> None:
        user = self.user
        log.info("ready as %s in %d servers", user, len(self.guilds))

    async def on_guild_channel_update(self, *_: Any) -> None:
        await self._send_again()

    async def on_guild_role_update(self, *_: Any) -> None:
        await self._send_again()

    async def on_guild_join(self, _: discord.Guild) -> None:
        await self._send_again()

    async def _send_again(self) -> None:
        """What the bot was not allowed to post it may be allowed now."""
        await self.host.outbox.hurry(time())
        self.delivery.wake()

    async def close(self) -> None:
        if self._warming is not None:
            self._warming.cancel()
        await self.delivery.stop()
        await super().close()

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("in %s", event)
