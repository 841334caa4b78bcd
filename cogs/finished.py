"""The games finished on a server."""

from discord import app_commands
from discord.ext import commands

from cogs.shared import limits
from cogs.shared.access import sees
from cogs.shared.answer import answer
from cogs.shared.language import reader_words
from cogs.shared.reply import Reply, text_reply
from cogs.shared.seats import names_of
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from host import GameRow
from host.race import final_standings
from words.games import game_words
from words.shapes import fitting

SHOWN = 20  # games listed
PAGES_LOOKED_AT = 10  # of finished games, in search of those that the person may see


async def _seen_and_finished(interaction: Interaction) -> list[GameRow]:
    """The games of the server that ended last, without those that the person may not see."""
    games, found, after = interaction.client.services.host.db.games, [], None
    for _ in range(PAGES_LOOKED_AT):
        page = await games.finished(guild_id=interaction.guild_id, after=after, limit=SHOWN)
        found += [game for game in page.games if await sees(interaction, game)]
        after = page.after
        if after is None or len(found) >= SHOWN:
            break
    return found[:SHOWN]


class Finished(commands.Cog):
    """The command that lists them."""

    @app_commands.command(name="finished", description=phrase("command-finished.description"))
    @app_commands.guild_only()
    async def finished(self, interaction: Interaction) -> None:
        await answer(interaction, self._finished(interaction))

    async def _finished(self, interaction: Interaction) -> Reply:
        w = reader_words(interaction)
        games = await _seen_and_finished(interaction)
        if not games:
            return text_reply(w.say("games-finished-none"))
        lines = [w.say("games-finished-title")]
        for game in games:
            speech = game_words(game.rules_name)
            seats = await interaction.client.services.host.db.games.seats(game.id)
            result = speech.result(w, final_standings(game), names_of(w, seats))
            when = f"<t:{int(game.ended or 0)}:R>"
            lines.append(w.say("games-finished-line", game=speech.title(w), id=game.id, result=result, when=when))
        return text_reply("\n".join(fitting(lines, limits.TEXT)))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Finished())
