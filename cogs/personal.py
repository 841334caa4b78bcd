"""A person's own games, and the games finished on a server."""

from collections.abc import Sequence

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
from engine.core.decision import Refusal
from host import GameRow
from host.race import final_standings
from words.games import game_words, title_of
from words.speech import Words

SHOWN = 20  # games listed
PAGES_LOOKED_AT = 10  # of finished games, in search of those that the person may see


def _fitting(lines: Sequence[str], limit: int) -> list[str]:
    """The first lines, as many as have room in `limit` characters."""
    found: list[str] = []
    for line in lines:
        limit -= len(line) + 1
        if limit < 0:
            break
        found.append(line)
    return found


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


class Personal(commands.Cog):
    """Commands that list games."""

    @app_commands.command(name="games", description=phrase("command-games.description"))
    async def games(self, interaction: Interaction) -> None:
        await answer(interaction, self._waiting(interaction))

    async def _waiting(self, interaction: Interaction) -> Reply:
        w = reader_words(interaction)
        games = await interaction.client.services.host.games_of(interaction.user.id)
        if not games:
            return text_reply(w.say("games-none"))
        lines = [w.say("games-title")]
        lines += [await self._line(interaction, w, game) for game in games[:SHOWN]]
        return text_reply("\n".join(lines))

    async def _line(self, interaction: Interaction, w: Words, game: GameRow) -> str:
        title, where = title_of(w, game.rules_name), f"<#{game.channel_id}>"
        if game.status == "lobby":
            return w.say("games-line", game=title, id=game.id, where=where, state=w.say("games-lobby"))
        try:
            table = await interaction.client.services.host.table(game.id)
        except Refusal:
            return w.say("games-line", game=title, id=game.id, where=where, state=w.say("games-frozen"))
        acting = table.position.seats_to_act
        if table.seat_of(interaction.user.id) in acting:
            state = w.say("games-your-turn")
        else:
            names = names_of(w, table.seats)
            state = w.say("games-waiting", who=w.listed(names[seat] for seat in acting))
        return w.say("games-line", game=title, id=game.id, where=where, state=state)

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
        return text_reply("\n".join(_fitting(lines, limits.TEXT)))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(Personal())
