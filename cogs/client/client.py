"""The bot as a Discord client: which modules register commands and buttons, the order of commands, what Discord's
events lead to, starting, and how long closing may take."""

import asyncio
import hashlib
import json
from collections.abc import Coroutine, Sequence
from contextlib import nullcontext
from logging import getLogger
from pathlib import Path
from typing import Any, Final

import discord
import discord.asset
import discord.gateway
import discord.http
import yarl
from discord.ext import commands

from cogs.client.handing_over import TASK, HandingOver
from cogs.client.retry import retry
from cogs.client.state import ClientState
from cogs.client.typing_indicator import Typing
from cogs.framework import Interaction, ServiceClient, Services
from cogs.framework.access import install_link
from cogs.framework.commands import CommandTranslator, ReaderTree, commands_and_groups
from cogs.framework.errors import on_command_error
from cogs.framework.form import tell_unknown_form
from cogs.framework.language import language_on_discord
from cogs.framework.routes import ITEMS
from cogs.help import learn, overview, rules, signs
from cogs.history import slash_commands
from cogs.leagues import league, news, organise, set_up, tables
from cogs.lists import finished, games, leaderboard, move_times, open_tables, profile, search_over, seeking, status
from cogs.lobby import beginning, buttons, houses, options, presets
from cogs.lobby import more as lobby_more
from cogs.lobby import slash_commands as lobby_commands
from cogs.posts.delivery import Delivery
from cogs.posts.places import channel_gone, look_after, server_gone
from cogs.settings import avoiding, data, server, settings
from cogs.table import moving, organising, personal, takebacks, votes
from cogs.table import seats as table_seats
from cogs.turn import ahead, hints, more, play, position, prepare, reminders, trying
from engine.games import GAMES
from engine.players import worker
from host import Host, Lobby, Shards
from host.houses.workers import THINKS_S
from host.sleeper import Sleeper
from host.upkeep.upkeep import after_start
from processes import Timed
from render.studio import Runs, Studio
from words.speech import ENGLISH, load_languages, words

log = getLogger(__name__)

# How long to wait for one more server before calling itself ready; without the members intent they come at once.
GUILDS_COME_WITHIN_S: Final = 0.5
# How long each step of the end may take.
GATEWAY_CLOSES_WITHIN_S: Final = 1.0
ANSWERS_WITHIN_S: Final = 4.0  # Discord takes a first answer for three
POSTS_WITHIN_S: Final = 2.0
THINKING_PROCESSES: Final = 1  # of computer players and hints
DRAWING_THREADS: Final = 5  # of the process that draws: three pictures, a frame of an animation, the warming up
_TASKS_OF_PRESSES: Final = ("CommandTree-invoker", "discord-ui-dynamic-item", "discord-ui-modal-dispatch", TASK)
REGISTERED: Final = (
    learn,
    overview,
    rules,
    signs,
    slash_commands,
    league,
    news,
    organise,
    set_up,
    tables,
    finished,
    games,
    leaderboard,
    move_times,
    open_tables,
    profile,
    search_over,
    seeking,
    status,
    beginning,
    buttons,
    houses,
    lobby_more,
    options,
    presets,
    lobby_commands,
    avoiding,
    data,
    server,
    settings,
    moving,
    organising,
    personal,
    takebacks,
    votes,
    table_seats,
    ahead,
    hints,
    position,
    more,
    play,
    prepare,
    reminders,
    trying,
)
"""Modules whose commands, buttons and menus are known once they are imported."""
ORDER: Final = (
    *("new", "turn", "play", "undo", "hint", "hand", "board", "state", "history", "games", "tables", "league", "rules"),
    *(
        "learn",
        "help",
        "settings",
        "table join",
        "table start",
        "table option",
        "table invite",
        "table leave",
        "table return",
    ),
    *("table replace", "table swap", "table resign", "table undo", "table nudge", "table act", "table correct"),
    *("table pause", "table resume", "table cancel", "table move", "table notes", "table follow", "table carts"),
    *("table verify", "table export", "results finished", "results analysis", "results profile"),
    *("results leaderboard", "results import", "server settings", "server status", "data export", "data delete"),
)
"""The order in which commands are offered."""


class Caravanserai(ServiceClient):
    """Draws with `services.studio`, plays with `services.host`, posts with `delivery` what the tables owe.

    `draws`: where pictures are drawn. `commands_stamp`: the file that remembers which commands were registered last,
    `unanswered`: the one of those who wait for an answer.
    `searches`: how many computer players may search at the same time. `shards`: those it connects as; None leaves it to
    Discord into how many it divides the servers.
    """

    _connection: ClientState

    def __init__(
        self,
        host: Host,
        lobby: Lobby,
        draws: Runs,
        *,
        commands_stamp: Path,
        unanswered: Path | None = None,
        searches: int = 1,
        shards: Shards | None = None,
    ) -> None:
        super().__init__(
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            max_messages=None,
            allowed_mentions=discord.AllowedMentions.none(),
            help_command=None,
            tree_cls=ReaderTree,
            max_ratelimit_timeout=60,  # in seconds; where Discord asks to wait longer, the request fails instead
            guild_ready_timeout=GUILDS_COME_WITHIN_S,
        )
        if shards is not None:
            self.shard_count, self.shard_ids = shards.count, list(shards.ids)
        self._thinking = Timed(THINKING_PROCESSES)
        self._searching = Timed(searches)
        self._importing = Timed(1, lasting=False)
        host.thinking.run = self._thinking.run
        host.searching.run, host.searching.at_once = self._searching.run, searches
        host.imports.pool.run = self._importing.run
        host.houses.wait = asyncio.sleep
        host.language_on_discord = lambda guild_id: language_on_discord(self, guild_id)
        self.services = Services(host, lobby, Studio(draws), unanswered_in=unanswered)
        self.services.avatars.find = self.fetch_user
        host.houses.on_search = Typing(self).show
        self.delivery = Delivery(self, self.services)
        self.sleeper = Sleeper(host)
        host.db.writer.on_posts_owed = self.delivery.wake
        self._commands_stamp = commands_stamp
        self._cluster = host.db.cluster
        self._identify_at_once = 1
        self._beside: set[asyncio.Task[None]] = set()
        self._placing = asyncio.Lock()  # what happens to servers and channels is dealt with in its order
        self._ending: asyncio.Task[None] | None = None
        self.was_ready = asyncio.Event()  # may be waited for before the client has logged in
        self.tree.error(on_command_error)

    def _get_state(self, **options: Any) -> ClientState:
        return ClientState(
            dispatch=self.dispatch, handlers=self._handlers, hooks=self._hooks, http=self.http, **options
        )

    async def setup_hook(self) -> None:
        """Registers components and commands before the client connects, and starts what runs beside it."""
        await self.tree.set_translator(CommandTranslator())
        self.add_dynamic_items(*ITEMS)
        for command in commands_and_groups(ORDER):
            self.tree.add_command(command)
        await self._register_commands()
        if self._cluster is not None and not self._cluster.shards.all:
            self._identify_at_once = (await self.fetch_session_start_limits()).max_concurrency
            handing_over = HandingOver(self._connection, self.services.host, self._cluster)
            self._start(handing_over.receive(), "presses handed over")
        self._start(self._keep_up(), "upkeep")
        self._start(self.services.unanswered.tell(self), "telling who waits for an answer")
        alone = nullcontext if self._cluster is None else self._cluster.alone
        self._start(self.services.emblems.keep(self, alone), "emblems")
        self.delivery.start()

    def _start(self, work: Coroutine[Any, Any, None], name: str) -> None:
        task = self.services.host.side_tasks.start(work, name)
        self._beside.add(task)
        task.add_done_callback(self._beside.discard)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Other processes identify too, and Discord counts them together."""
        if self._cluster is None or self._cluster.shards.all or shard_id is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self._cluster.may_identify(shard_id, self._identify_at_once)

    async def _keep_up(self) -> None:
        """Catches up after a start, beside everything else; a press meanwhile waits a little longer. Languages,
        pictures and the process that finds hints first: with a thousand games upkeep takes seconds, for which all who
        press first would wait for theirs."""
        await asyncio.to_thread(load_languages)
        warm = self.services.studio.warm_up(GAMES.values(), words(ENGLISH))
        thinks = self._thinking.start(THINKS_S, worker.__name__)
        for outcome in await asyncio.gather(thinks, warm, return_exceptions=True):
            if isinstance(outcome, Exception):
                log.error("something was not warmed up", exc_info=outcome)
        await retry("upkeep", lambda: after_start(self.services.host))

    async def _register_commands(self) -> None:
        """Registers the commands if they have changed: Discord allows 200 registrations a day and server."""
        translator = self.tree.translator or CommandTranslator()
        payload = [await command.get_translated_payload(self.tree, translator) for command in self.tree.get_commands()]
        stamp = hashlib.sha256(json.dumps([self.application_id, payload], sort_keys=True).encode()).hexdigest()
        if self._commands_stamp.is_file() and self._commands_stamp.read_bytes() == stamp.encode():
            return
        await self.tree.sync()
        log.info("registered %d commands", len(payload))
        try:
            self._commands_stamp.write_text(stamp)
        except OSError as problem:
            log.warning("the next start registers the commands again: %s", problem)

    async def on_sandbox_clock(self, ahead: float) -> None:
        """The sandbox's clock was moved: what is due goes by it, as if the time had passed for both."""
        self.services.host.clock.set_ahead(ahead)
        self.sleeper.wake()

    async def on_ready(self) -> None:
        self.sleeper.start()
        self.was_ready.set()
        self._start(retry("looking after places", self._look_after), "places")
        log.info("ready as %s, servers: %d", self.user, len(self.guilds))
        if not self.guilds and self._cluster is None and self.application_id is not None:
            log.warning("the bot is on no server yet; this adds it to one: %s", install_link(self.application_id))

    async def on_interaction(self, interaction: Interaction) -> None:
        """Comes after what is known of an interaction has been given to whoever handles it."""
        if interaction.type is discord.InteractionType.modal_submit:
            await tell_unknown_form(interaction)

    # Each of these may let a post through that Discord refused: permissions changed, a thread was opened again.

    async def on_guild_channel_update(self, *_: Any) -> None:
        await self._send_again()

    on_guild_role_update = on_guild_channel_update

    async def on_raw_thread_update(self, update: discord.RawThreadUpdateEvent) -> None:
        await self._send_again(update.thread_id)

    async def on_thread_join(self, thread: discord.Thread) -> None:
        await self._send_again(thread.id)

    async def on_member_update(self, _: discord.Member, after: discord.Member) -> None:
        if self.user is not None and after.id == self.user.id:  # Discord tells a bot of its own roles
            await self._send_again()

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self._look_after(guild.id)
        await self._send_again()

    async def _look_after(self, guild_id: int | None = None) -> None:
        async with self._placing:
            await look_after(self, guild_id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        async with self._placing:
            await server_gone(self.services.host, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        async with self._placing:
            await channel_gone(self.services.host, channel.id)

    async def on_raw_thread_delete(self, thread: discord.RawThreadDeleteEvent) -> None:
        async with self._placing:
            await channel_gone(self.services.host, thread.thread_id)

    async def _send_again(self, channel_id: int | None = None) -> None:
        """Tries waiting posts at once, of one channel or all: the bot may now be allowed what it was not."""
        await self.services.host.outbox.hurry(channel_id)

    async def close(self) -> None:
        """Takes no more presses, answers those that came, sends what is being sent, and lets go of Discord. Each step
        has its time, so that all of it ends within eight seconds."""
        if self._ending is None:
            self._ending = asyncio.create_task(self._end(), name="ending")
        await asyncio.shield(self._ending)

    async def _end(self) -> None:
        shards = [asyncio.create_task(shard.disconnect()) for shard in self.shards.values()]
        await _finish(shards, GATEWAY_CLOSES_WITHIN_S)
        await _finish(_presses_in_flight(), ANSWERS_WITHIN_S)
        for task in self._beside:
            task.cancel()
        await asyncio.gather(*self._beside, return_exceptions=True)
        await self.services.avatars.close()
        await self.services.host.close()
        await self.sleeper.stop()
        await self.delivery.stop(POSTS_WITHIN_S)
        self._thinking.close()
        self._searching.close()
        self._importing.close()
        await _finish([asyncio.create_task(super().close())], GATEWAY_CLOSES_WITHIN_S)

    async def on_error(self, event: str, /, *args: Any, **kwargs: Any) -> None:
        log.exception("in %s", event)


def _presses_in_flight() -> list[asyncio.Task[Any]]:
    """The tasks in which discord.py runs commands, completions, components and forms, known by their names alone."""
    return [task for task in asyncio.all_tasks() if task.get_name().startswith(_TASKS_OF_PRESSES)]


async def _finish(tasks: Sequence[asyncio.Task[Any]], within_s: float) -> None:
    """Waits for the tasks; those that take longer are cancelled."""
    if not tasks:
        return
    _, late = await asyncio.wait(tasks, timeout=within_s)
    for task in late:
        log.warning("%s was cut off: it took longer than %.0f s", task.get_name(), within_s)
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def point_discord_at(base: str) -> None:
    """Sends every request, connection and picture of discord.py to `base`, such as http://127.0.0.1:8765.

    Call it before a client is made. The token is then the word "no-secret-token".
    """
    address = base.rstrip("/")

    def set_api_version(value: int) -> None:
        discord.http.INTERNAL_API_VERSION = value
        discord.http.Route.BASE = f"{address}/api/v{value}"

    discord.http._set_api_version = set_api_version
    set_api_version(10)
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address.replace("http", "ws", 1) + "/gateway/")
    discord.asset.Asset.BASE = address
