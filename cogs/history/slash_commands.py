"""The command that opens the history of a game, and its completion."""

from collections.abc import Sequence
from typing import Final

from discord import app_commands
from discord.ext import commands

from cogs.history.page import page
from cogs.history.turns import Place
from cogs.shared import limits
from cogs.shared.access import seen_begun_here, seen_game, sees
from cogs.shared.answer import answer
from cogs.shared.language import reader_words
from cogs.shared.reply import Reply
from cogs.shared.seats import plain_names_of
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
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

    async def _page(self, interaction: Interaction, game: str | None, turn: int | None) -> Reply:
        if game is None:
            seen = await seen_begun_here(interaction)
        else:
            seen = await seen_game(interaction, game.strip().removeprefix("#"))
        return await page(interaction, seen.id, Place(turn))

    @history.autocomplete("game")
    async def complete_game(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await games_to_choose(interaction, typed)


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
