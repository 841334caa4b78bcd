"""Who may see which games, asked by every command, button and completion that shows one; and who manages them."""

import discord

from cogs.framework.services import Interaction
from engine.core.decision import Refusal
from host import GameRow
from host.access import may_see


async def sees(interaction: Interaction, game: GameRow) -> bool:
    """Whether the person may see the game from where the interaction comes from."""

    async def sees_channel() -> bool:
        return await _sees_channel(interaction, game.channel_id)

    database = interaction.client.services.host.db
    return await may_see(database, game, interaction.user.id, interaction.guild_id, sees_channel)


async def seen_game(interaction: Interaction, game_id: str) -> GameRow:
    """A game by its id. Raises Refusal unknown_game, also where there is one that the person may not see."""
    game = await interaction.client.services.host.game(game_id)
    if not await sees(interaction, game):
        raise Refusal("unknown_game", game=game_id)
    return game


async def seen_game_here(interaction: Interaction) -> GameRow:
    """The lobby, running or last game of the channel. Raises Refusal no_game_here or no_game_in_dm, also where there is
    one that the person may not see, so that nobody learns of it."""
    game = await game_here(interaction)
    if not await sees(interaction, game):
        raise none_here(interaction)
    return game


async def seen_begun_here(interaction: Interaction) -> GameRow:
    """As `seen_game_here`, but in place of a game that has not begun the one that began last in the channel."""
    game = await game_here(interaction)
    if game.started is None:
        games = interaction.client.services.host.db.games
        game = await games.last_begun_in(interaction.channel_id or 0) or game
    if not await sees(interaction, game):
        raise none_here(interaction)
    return game


async def _sees_channel(interaction: Interaction, channel_id: int | None) -> bool:
    if channel_id is None:
        return False
    if channel_id == interaction.channel_id:
        return True
    guild, person = interaction.guild, interaction.user
    if guild is None or not isinstance(person, discord.Member):
        return False
    channel = guild.get_channel_or_thread(channel_id) or await _archived(interaction, guild, channel_id)
    if channel is None:
        return False
    try:
        allowed = channel.permissions_for(person)
    except discord.ClientException:  # a thread whose channel the bot does not see
        return False
    # Who is in a private thread is not known here: from outside only those see it who manage threads.
    return allowed.view_channel and (not _is_private_thread(channel) or allowed.manage_threads)


def _is_private_thread(channel: discord.abc.GuildChannel | discord.Thread) -> bool:
    return isinstance(channel, discord.Thread) and channel.is_private()


async def _archived(interaction: Interaction, guild: discord.Guild, channel_id: int) -> discord.Thread | None:
    """An archived thread, which Discord tells a bot nothing of unless asked; None for a channel that is gone."""
    remembered = interaction.client.services.archived_threads
    if channel_id not in remembered:
        try:
            channel = await guild.fetch_channel(channel_id)
        except (discord.NotFound, discord.Forbidden, discord.InvalidData):
            return None
        if not isinstance(channel, discord.Thread):
            return None
        remembered[channel_id] = channel
    return remembered[channel_id]


async def game_here(interaction: Interaction) -> GameRow:
    """The lobby, running or last game of the channel. Raises Refusal no_game_here, no_game_in_dm."""
    try:
        return await interaction.client.services.host.game_in(interaction.channel_id or 0)
    except Refusal:
        raise none_here(interaction) from None


def none_here(interaction: Interaction) -> Refusal:
    """Why there is nothing to show where the interaction comes from."""
    if interaction.guild_id is None:
        return Refusal("no_game_in_dm")
    return Refusal("no_game_here")


def is_manager(interaction: Interaction) -> bool:
    """Whether the person may manage the server, and so every game in it."""
    return bool(interaction.permissions.manage_guild)
