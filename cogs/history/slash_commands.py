"""The commands that open the history of a game and tell what decided it, and their completion."""

from collections.abc import Sequence
from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.framework import limits
from cogs.framework.access import seen_begun_here, seen_game, sees
from cogs.framework.answer import answer
from cogs.framework.language import phrase, reader_words
from cogs.framework.names import plain_names_of
from cogs.framework.reply import Reply
from cogs.framework.services import Interaction
from cogs.history.analysis import show_analysis
from cogs.history.page import page
from cogs.history.turns import Place
from host import GameRow, SeatRow
from words.games import title_of
from words.shapes import clipped
from words.speech import Words

CANDIDATES: Final = 100  # games looked at while somebody types


class BrowseHistory(commands.Cog):
    """Commands that show the turns of a game."""

    @app_commands.command(name="history", description=phrase("command-history.description"))
    @app_commands.describe(
        game=phrase("command-history-game.description"), turn=phrase("command-history-turn.description")
    )
    async def history(self, interaction: Interaction, game: str | None = None, turn: int | None = None) -> None:
        await answer(interaction, self._page(interaction, game, turn))

    @app_commands.command(name="analysis", description=phrase("command-analysis.description"))
    @app_commands.describe(game=phrase("command-analysis-game.description"))
    async def analysis(self, interaction: Interaction, game: str | None = None) -> None:
        await show_analysis(interaction, await _named_or_here(interaction, game))

    async def _page(self, interaction: Interaction, game: str | None, turn: int | None) -> Reply:
        return await page(interaction, (await _named_or_here(interaction, game)).id, Place(turn))

    @history.autocomplete("game")
    @analysis.autocomplete("game")
    async def complete_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await games_to_choose(interaction, typed)


async def _named_or_here(interaction: Interaction, game: str | None) -> GameRow:
    """The game of this number, or that of the channel. Raises Refusal unknown_game, no_game_here, no_game_in_dm."""
    if game is None:
        return await seen_begun_here(interaction)
    return await seen_game(interaction, game.strip().removeprefix("#"))


async def games_to_choose(interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
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
    found: list[app_commands.Choice[str]] = []
    for game in {game.id: game for game in (*own, *here, *older, *opened)}.values():
        line = _choice(w, game, await database.games.seats(game.id))
        if typed.casefold() in line.casefold() and await sees(interaction, game):
            found.append(app_commands.Choice(name=clipped(line, limits.CHOICE_TEXT), value=game.id))
        if len(found) == limits.CHOICES:
            break
    return found


def _choice(w: Words, game: GameRow, seats: Sequence[SeatRow]) -> str:
    title, who = title_of(w, game.rules_name), w.commas(plain_names_of(w, seats))
    return w.say("history-game-choice", status=game.status, id=game.id, game=title, who=who)


async def setup(client: commands.Bot) -> None:
    await client.add_cog(BrowseHistory())
