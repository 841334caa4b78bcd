"""What concerns one person over all tables: what waits, finished games, settings."""

from typing import TYPE_CHECKING

from discord import app_commands
from discord.ext import commands

from cogs.play import reader
from cogs.reply import Reply, answer, text_reply
from cogs.routes import Interaction
from cogs.seats import names_of
from cogs.translator import phrase
from host import GameRow
from host.host import ASK_ALWAYS
from words.games import game_words
from words.speech import Words

if TYPE_CHECKING:
    from cogs.client import Caravanserai

SHOWN = 20


class Mine(commands.Cog):
    """Lists and settings of whoever asks."""

    def __init__(self, client: "Caravanserai") -> None:
        self.client = client

    @app_commands.command(name="games", description=phrase("command-games.description"))
    async def games(self, interaction: Interaction) -> None:
        await answer(interaction, self._waiting(interaction))

    async def _waiting(self, interaction: Interaction) -> Reply:
        w = reader(interaction)
        games = await self.client.host.games_of(interaction.user.id)
        if not games:
            return text_reply(w.say("games-none"))
        lines = [w.say("games-title")]
        lines += [await self._line(w, game, interaction.user.id) for game in games[:SHOWN]]
        return text_reply("\n".join(lines))

    async def _line(self, w: Words, game: GameRow, user_id: int) -> str:
        title, where = game_words(game.rules_name).title(w), f"<#{game.channel_id}>"
        if game.status == "lobby":
            return w.say("games-line", game=title, id=game.id, where=where, state=w.say("games-lobby"))
        table = await self.client.host.table(game.id)
        acting = table.position.seats_to_act
        if table.seat_of(user_id) in acting:
            state = f"**{w.say('games-your-turn')}**"
        else:
            names = names_of(table.seats)
            state = w.say("games-waiting", who=w.listed(names[seat] for seat in acting))
        return w.say("games-line", game=title, id=game.id, where=where, state=state)

    @app_commands.command(name="finished", description=phrase("command-finished.description"))
    @app_commands.guild_only()
    async def finished(self, interaction: Interaction) -> None:
        await answer(interaction, self._finished(interaction))

    async def _finished(self, interaction: Interaction) -> Reply:
        w = reader(interaction)
        games = await self.client.host.finished(guild_id=interaction.guild_id, limit=SHOWN)
        if not games:
            return text_reply(w.say("games-finished-none"))
        lines = [w.say("games-finished-title")]
        for game in games:
            speech = game_words(game.rules_name)
            table = await self.client.host.table(game.id)
            result = speech.result(w, table.position.view(None), names_of(table.seats))
            when = f"<t:{int(game.ended or 0)}:R>"
            lines.append(w.say("games-finished-line", game=speech.title(w), id=game.id, result=result, when=when))
        return text_reply("\n".join(lines)[:3900])

    @app_commands.command(name="settings", description=phrase("command-settings.description"))
    @app_commands.describe(ask=phrase("command-settings-ask.description"))
    async def settings(self, interaction: Interaction, ask: bool | None = None) -> None:
        await answer(interaction, self._settings(interaction, ask))

    async def _settings(self, interaction: Interaction, ask: bool | None) -> Reply:
        w, people = reader(interaction), self.client.host.people
        settings = await people.settings(interaction.user.id)
        if ask is not None:
            settings = {**settings, ASK_ALWAYS: ask}
            await people.save_settings(interaction.user.id, settings)
        state = "on" if settings.get(ASK_ALWAYS) else "off"
        return text_reply(f"{w.say('settings-title')}\n{w.say(f'settings-ask-always-{state}')}")


async def setup(client: "Caravanserai") -> None:
    await client.add_cog(Mine(client))
