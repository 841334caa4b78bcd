"""/history, /results analysis and /results import: which games are offered there, and opening one from a file."""

from collections.abc import Sequence
from typing import Final

import discord
from discord import app_commands

from cogs.framework import (
    Completions,
    Interaction,
    Reply,
    completions,
    limits,
    plain_names_of,
    reader_words,
    seen_game,
    seen_game_here,
    sees,
    slash,
    slash_reply,
)
from cogs.history.analysis import show_analysis
from cogs.history.page import page
from cogs.history.turns import Place
from engine.core.decision import Refusal
from host import GameRow, SeatRow
from host.finished.importing import MEGABYTE, MOST_BYTES
from words.games import title_of
from words.speech import Words

CANDIDATES: Final = 100  # games looked at while somebody types


async def games_to_choose(interaction: Interaction, typed: str) -> Completions:
    """Games that the person may see and that have begun: their own, the server's, those opened from files, each latest
    first."""
    w, database = reader_words(interaction), interaction.client.services.host.db
    own = await database.games.begun(user_id=interaction.user.id, limit=CANDIDATES)
    here = await database.games.begun(guild_id=interaction.guild_id, limit=CANDIDATES) if interaction.guild else []
    number = typed.strip().removeprefix("#").casefold()
    older = []
    if number and interaction.guild is not None:
        older = await database.games.begun(guild_id=interaction.guild_id, id_begins=number, limit=limits.CHOICES)
    opened = await database.games.imported_by(interaction.user.id)
    choices: Completions = []
    for game in {game.id: game for game in (*own, *here, *older, *opened)}.values():
        line = _choice(w, game, await database.games.seats(game.id))
        matching = completions([(game.id, line)], typed)
        if matching and await sees(interaction, game):
            choices += matching
        if len(choices) == limits.CHOICES:
            break
    return choices


def _choice(w: Words, game: GameRow, seats: Sequence[SeatRow]) -> str:
    title, who = title_of(w, game.rules_name), w.commas(plain_names_of(w, seats))
    return w.say("history-game-choice", status=game.status, id=game.id, game=title, who=who)


@slash_reply("history")
@app_commands.autocomplete(game=games_to_choose)
async def history(interaction: Interaction, game: str | None = None, turn: int | None = None) -> Reply:
    return await page(interaction, (await named_or_here(interaction, game)).id, Place(turn))


@slash("results-analysis")
@app_commands.autocomplete(game=games_to_choose)
async def analysis(interaction: Interaction, game: str | None = None) -> None:
    await show_analysis(interaction, await named_or_here(interaction, game))


async def named_or_here(interaction: Interaction, game: str | None) -> GameRow:
    """The game of this number, or the one that began last in the channel. Raises Refusal unknown_game, no_game_here,
    no_game_in_dm."""
    if game is None:
        return await seen_game_here(interaction, begun=True)
    return await seen_game(interaction, game.strip().removeprefix("#"))


@slash_reply("results-import")
async def open_file(interaction: Interaction, file: discord.Attachment) -> Reply:
    """The history of the game from its start. Raises Refusal import_gone for a file that Discord has no more, and those
    of `Imports.open`."""
    if file.size > MOST_BYTES:  # before it is fetched
        raise Refusal("import_too_large", most=MOST_BYTES // MEGABYTE)
    try:
        content = await file.read()
    except discord.NotFound as gone:
        raise Refusal("import_gone") from gone
    row = await interaction.client.services.host.imports.open(content, interaction.user.id)
    reply = await page(interaction, row.id, Place(0))
    text = discord.ui.TextDisplay[discord.ui.LayoutView](reader_words(interaction).say("game-imported", id=row.id))
    reply.parts.insert(0, text)
    return reply
