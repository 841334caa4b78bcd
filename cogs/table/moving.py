"""/table move: playing a game on in another channel, and which games are offered for that."""

import discord
from discord import app_commands

from cogs.framework import (
    Completions,
    Interaction,
    Reply,
    check_permissions,
    completions,
    manages,
    organises,
    reader_words,
    seen_game,
    sees,
    slash_reply,
    text_reply,
)
from engine.core.decision import Refusal
from host import GameRow
from host.table.status import ASLEEP
from host.upkeep.unreachable import move
from words.games import title_of


async def complete_game(interaction: Interaction, typed: str) -> Completions:
    w, named = reader_words(interaction), []
    for game in await _movable(interaction):
        where = _channel_name(interaction, game) or w.say("table-moved-where-gone")
        title = title_of(w, game.rules_name)
        named.append((game.id, w.say("table-moved-choice", game=title, id=game.id, where=where)))
    return completions(named, typed)


@slash_reply("table-move")
@app_commands.autocomplete(game=complete_game)
async def move_here(interaction: Interaction, game: str = "") -> Reply:
    check_permissions(interaction)
    game_id = game
    if not game_id:
        games = await _movable(interaction)
        sleeping = [movable for movable in games if movable.status == ASLEEP]
        if not games:
            raise Refusal("nothing_to_move")
        if len(sleeping or games) > 1:
            raise Refusal("which_game")
        game_id = (sleeping or games)[0].id
    row = await seen_game(interaction, game_id)
    await move(
        interaction.client.services.host,
        row.id,
        interaction.user.id,
        await manages(interaction, row.id),
        interaction.channel_id or 0,
        interaction.guild_id,
        in_thread=isinstance(interaction.channel, discord.Thread),
    )
    w = reader_words(interaction)
    return text_reply(w.sentences([w.say("table-moved"), *([w.say("lobby-private-read-here")] if row.private else [])]))


async def _movable(interaction: Interaction) -> list[GameRow]:
    """Games that have begun elsewhere and that the person may move to this channel; none in direct messages."""
    if interaction.guild_id is None:
        return []
    games = interaction.client.services.host.db.games
    there = await games.unfinished_at(guild_id=interaction.guild_id)
    own = await games.of_user(interaction.user.id)
    return [
        game
        for game in {game.id: game for game in (*there, *own)}.values()
        if game.status != "lobby"
        and game.channel_id != interaction.channel_id
        and organises(interaction, game)
        and await sees(interaction, game)
    ]


def _channel_name(interaction: Interaction, game: GameRow) -> str:
    """The name of a game's channel; empty where the bot sees none, since it is gone or an archived thread."""
    guild = interaction.client.get_guild(game.guild_id or 0)
    channel = None if guild is None else guild.get_channel_or_thread(game.channel_id or 0)
    return "" if channel is None else f"#{channel.name}"
