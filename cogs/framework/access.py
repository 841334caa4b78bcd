"""Who sees and manages games and servers, asked for every press and command; which game a command means in a channel
and in direct messages; permissions that the bot needs. The rules themselves stand in host/access.py."""

from collections.abc import Iterable
from contextlib import suppress
from operator import itemgetter
from typing import Final

import discord

from cogs.framework.services import Interaction
from engine.core.decision import Refusal
from host import GameRow, Host, access
from host.table.log import written_at
from host.table.status import RUNNING
from words.speech import Words

NEEDED: Final = {
    "view_channel": "view-channel",
    "send_messages": "send-messages",
    "attach_files": "attach-files",
    "read_message_history": "read-message-history",
    "send_messages_in_threads": "send-messages-in-threads",
}
"""The permissions that the bot needs, each with its name in messages."""
THREADS: Final = ("create_public_threads", "create_private_threads")
"""Those without which games have no threads of their own."""


async def sees(interaction: Interaction, game: GameRow) -> bool:
    """Whether the person may see the game from where the interaction comes from."""

    async def sees_channel() -> bool:
        return await _sees_channel(interaction, game.channel_id)

    return await access.may_see(interaction.client.services.host, game, _visitor(interaction), sees_channel)


def _visitor(interaction: Interaction) -> access.Visitor:
    return access.Visitor(interaction.user.id, interaction.guild_id, interaction.permissions.manage_guild)


async def seen_game(interaction: Interaction, game_id: str) -> GameRow:
    """A game by its id. Raises Refusal unknown_game, also where there is one that the person may not see."""
    return await _checked(interaction, await interaction.client.services.host.game(game_id))


async def check_seen(interaction: Interaction, game_id: str) -> None:
    """As `seen_game`, for a press, which needs no newer row than that of the table in memory."""
    await _checked(interaction, await interaction.client.services.host.known_game(game_id))


async def _checked(interaction: Interaction, game: GameRow) -> GameRow:
    if not await sees(interaction, game):
        raise Refusal("unknown_game", game=game.id)
    return game


async def own_game(interaction: Interaction) -> GameRow:
    """As `seen_game_here`, but in direct messages, where people may be called too, the game that has waited for the
    person longest, or the only one that they play. Raises Refusal several_games too."""
    if interaction.guild_id is not None:
        return await seen_game_here(interaction)
    host, person = interaction.client.services.host, interaction.user.id
    games = await games_played(interaction)
    waiting = await waiting_for(host, person, games)
    if waiting:
        return waiting[0]
    if not games:
        return await seen_game_here(interaction)
    if len(games) > 1:
        raise Refusal("several_games")
    return games[0]


async def games_played(interaction: Interaction) -> list[GameRow]:
    """The running games in which the person has a seat."""
    games = await interaction.client.services.host.db.games.of_user(interaction.user.id)
    return [game for game in games if game.status == RUNNING]


async def waiting_for(host: Host, person: int, games: Iterable[GameRow]) -> list[GameRow]:
    """Those of a person's games that wait for them, the longest first."""
    waiting: list[tuple[float, GameRow]] = []
    for game in games:
        with suppress(Refusal):  # one that cannot be read waits for nobody
            called = (await host.table(game.id)).called_since(person)
            waiting += [] if called is None else [(await written_at(host.db, game.id, called), game)]
    return [game for _, game in sorted(waiting, key=itemgetter(0))]


async def seen_game_here(interaction: Interaction, *, begun: bool = False) -> GameRow:
    """The lobby, running or last game of the channel; `begun`: in place of a lobby the game that began last in the
    channel, if any did. Raises Refusal no_game_here or no_game_in_dm, also where there is one that the person may not
    see, so that nobody learns of it."""
    game = await _game_here(interaction)
    if begun and game.started is None:
        games = interaction.client.services.host.db.games
        game = await games.last_begun_in(interaction.channel_id or 0) or game
    if not await sees(interaction, game):
        raise _none_here(interaction)
    return game


async def _sees_channel(interaction: Interaction, channel_id: int | None) -> bool:
    if channel_id == interaction.channel_id:
        return channel_id is not None
    guild, person = interaction.guild, interaction.user
    if channel_id is None or guild is None or not isinstance(person, discord.Member):
        return False
    channel = guild.get_channel_or_thread(channel_id) or await _archived(interaction, guild, channel_id)
    if channel is None:
        return False
    try:
        allowed = channel.permissions_for(person)
    except discord.ClientException:  # a thread whose channel the bot does not see
        return False
    # Who is in a private thread is not known here: from outside only those see it who manage threads.
    is_private = isinstance(channel, discord.Thread) and channel.is_private()
    return allowed.view_channel and (not is_private or allowed.manage_threads)


async def _archived(interaction: Interaction, guild: discord.Guild, channel_id: int) -> discord.Thread | None:
    """An archived thread, which Discord tells a bot nothing of unless asked; None for a channel that is gone."""
    threads = interaction.client.services.archived_threads
    if channel_id not in threads:
        try:
            channel = await guild.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return None
        if not isinstance(channel, discord.Thread):
            return None
        threads[channel_id] = channel
    return threads[channel_id]


async def _game_here(interaction: Interaction) -> GameRow:
    """The lobby, running or last game of the channel. Raises Refusal no_game_here, no_game_in_dm."""
    try:
        return await interaction.client.services.host.game_in(interaction.channel_id or 0)
    except Refusal:
        raise _none_here(interaction) from None


def _none_here(interaction: Interaction) -> Refusal:
    return Refusal("no_game_in_dm" if interaction.guild_id is None else "no_game_here")


def server_of(interaction: Interaction) -> int:
    """The id of the server that a command is about. Raises Refusal no_server outside of servers: Discord keeps a group
    of commands out of direct messages as a whole or not at all."""
    if interaction.guild_id is None:
        raise Refusal("no_server")
    return interaction.guild_id


def manages_server(interaction: Interaction) -> bool:
    """Whether the person may manage the server in which they ask, for what concerns that server as a whole. What they
    may do with a game, which may be of another server, `manages` says."""
    return interaction.guild_id is not None and interaction.permissions.manage_guild


async def manages(interaction: Interaction, game_id: str) -> bool:
    """Whether the person manages the game's own server, from which they ask, and so may do what its organiser may.
    Raises Refusal unknown_game."""
    return access.manages(await interaction.client.services.host.known_game(game_id), _visitor(interaction))


def organises(interaction: Interaction, game: GameRow) -> bool:
    """Whether the person organises the game or manages its server, from which they ask."""
    return interaction.user.id == game.organiser_id or access.manages(game, _visitor(interaction))


def missing_permissions(interaction: Interaction) -> list[str]:
    """The permissions that the bot needs where the interaction came from, and lacks; by their names in messages."""
    return [] if interaction.guild_id is None else lacking(interaction.app_permissions, interaction.channel)


def lacking(allowed: discord.Permissions, channel: object) -> list[str]:
    """The permissions that the bot needs in a channel and that are not `allowed`."""
    not_needed = "send_messages" if isinstance(channel, discord.Thread) else "send_messages_in_threads"
    return [key for name, key in NEEDED.items() if name != not_needed and not getattr(allowed, name)]


def install_link(application_id: int | str) -> str:
    """The address that adds the bot to a server, with all permissions it has a use for."""
    asked = discord.Permissions(**dict.fromkeys((*NEEDED, *THREADS), True))
    scopes = ("bot", "applications.commands")
    return discord.utils.oauth_url(application_id, permissions=asked, scopes=scopes)


class PermissionsMissing(Exception):
    """The bot cannot do what a person wants, for lack of the permissions `missing`."""

    def __init__(self, missing: list[str]) -> None:
        super().__init__(f"permissions missing: {', '.join(missing)}")
        self.missing = missing


def check_permissions(interaction: Interaction) -> None:
    """Raises PermissionsMissing where the bot may not post."""
    if missing := missing_permissions(interaction):
        raise PermissionsMissing(missing)


def permissions_notice(w: Words, missing: list[str]) -> str:
    """Names the permissions that are missing and who can give them."""
    return w.say("error-missing-permissions", permissions=w.listed(w.say(f"permission-{name}") for name in missing))
