"""`/table move`: a game is played on in another channel, from which the command is given."""

import discord
from discord.ext import commands

from cogs.framework import (
    Interaction,
    Reply,
    answer,
    is_manager,
    missing_permissions,
    permissions_notice,
    reader_words,
    say_privately,
    seen_game,
    sees,
    slash,
    text_reply,
)
from cogs.framework.commands import Completions, completions
from engine.core.decision import Refusal
from host import GameRow
from host.table.status import ASLEEP
from host.upkeep.unreachable import move
from words.games import title_of


class MoveCommand(commands.Cog):
    """Part of the group `/table`."""

    @slash("table-move")
    async def move(self, interaction: Interaction, game: str = "") -> None:
        missing = missing_permissions(interaction)
        if missing:
            await say_privately(interaction, text_reply(permissions_notice(reader_words(interaction), missing)))
            return
        await answer(interaction, _moved(interaction, game))

    @move.autocomplete("game")
    async def complete_game(self, interaction: Interaction, typed: str) -> Completions:
        w, named = reader_words(interaction), []
        for game in await _movable(interaction):
            where = _channel_name(interaction, game) or w.say("table-moved-where-gone")
            facts = {"game": title_of(w, game.rules_name), "id": game.id, "where": where}
            named.append((game.id, w.say("table-moved-choice", **facts)))
        return completions(named, typed)


async def _moved(interaction: Interaction, game_id: str) -> Reply:
    if not game_id:
        games = await _movable(interaction)
        sleeping = [game for game in games if game.status == ASLEEP]
        if not games:
            raise Refusal("nothing_to_move")
        if len(sleeping or games) > 1:
            raise Refusal("which_game")
        game_id = (sleeping or games)[0].id
    game = await seen_game(interaction, game_id)
    await move(
        interaction.client.services.host,
        game.id,
        interaction.user.id,
        is_manager(interaction) and interaction.guild_id == game.guild_id,
        interaction.channel_id or 0,
        interaction.guild_id,
        in_thread=isinstance(interaction.channel, discord.Thread),
    )
    return text_reply(reader_words(interaction).say("table-moved"))


async def _movable(interaction: Interaction) -> list[GameRow]:
    """Games that have begun elsewhere and that the person may move to this channel; none in direct messages."""
    if interaction.guild_id is None:
        return []
    games = interaction.client.services.host.db.games
    found = {game.id: game for game in await games.unfinished_at(guild_id=interaction.guild_id)}
    found |= {game.id: game for game in await games.of_user(interaction.user.id)}
    manages = is_manager(interaction)
    return [
        game
        for game in found.values()
        if game.status != "lobby"
        and game.channel_id != interaction.channel_id
        and (game.organiser_id == interaction.user.id or (manages and game.guild_id == interaction.guild_id))
        and await sees(interaction, game)
    ]


def _channel_name(interaction: Interaction, game: GameRow) -> str:
    """The name of a game's channel; empty where the bot sees none, since it is gone or an archived thread."""
    guild = interaction.client.get_guild(game.guild_id or 0)
    channel = None if guild is None else guild.get_channel_or_thread(game.channel_id or 0)
    return "" if channel is None else f"#{channel.name}"
