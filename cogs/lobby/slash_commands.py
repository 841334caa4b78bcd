"""Making a game, joining it, setting its options and starting it by commands."""

import discord
from discord import app_commands
from discord.ext import commands

from cogs.framework import limits
from cogs.framework.language import GAME_CHOICES, phrase, reader_words
from cogs.framework.routes import Handler, Pressed
from cogs.framework.services import Interaction, game_here
from cogs.lobby.buttons import is_manager, join, start
from cogs.lobby.likes import completions
from cogs.lobby.opening import Wanted, new_game
from cogs.lobby.typed_options import meant, option_titles, typed_option, value_titles
from cogs.lobby.update import answer_with_lobby
from engine.core.decision import Refusal
from host.lobby.game_options import set_options


class LobbyCommands(commands.Cog):
    """Commands that do what the buttons of a lobby do."""

    @app_commands.command(name="new", description=phrase("command-new.description"))
    @app_commands.describe(
        game=phrase("command-new-game.description"),
        private=phrase("command-new-private.description"),
        like=phrase("command-new-like.description"),
    )
    @app_commands.choices(game=GAME_CHOICES)
    @app_commands.guild_only()
    async def new(self, interaction: Interaction, game: str, private: bool = False, like: str = "") -> None:
        await new_game(interaction, Wanted(game, private, like))

    @new.autocomplete("like")
    async def complete_like(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await completions(interaction, typed)

    @app_commands.command(name="join", description=phrase("command-join.description"))
    async def join(self, interaction: Interaction) -> None:
        await as_pressed(interaction, join)

    @app_commands.command(name="start", description=phrase("command-start.description"))
    async def start(self, interaction: Interaction) -> None:
        await as_pressed(interaction, start)

    @app_commands.command(name="option", description=phrase("command-option.description"))
    @app_commands.describe(
        option=phrase("command-option-option.description"), value=phrase("command-option-value.description")
    )
    async def option(self, interaction: Interaction, option: str, value: str) -> None:
        game, lobbies = await game_here(interaction), interaction.client.services.lobby
        chosen = typed_option(reader_words(interaction), await lobbies.view(game.id), option, value)
        lobby = await set_options(
            lobbies, game.id, interaction.user.id, is_manager(interaction), chosen, interaction_id=interaction.id
        )
        await answer_with_lobby(interaction, lobby)

    @option.autocomplete("option")
    async def complete_option(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._completions(interaction, typed, None)

    @option.autocomplete("value")
    async def complete_value(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await self._completions(interaction, typed, interaction.namespace.option)

    async def _completions(
        self, interaction: Interaction, typed: str, field: str | None
    ) -> list[app_commands.Choice[str]]:
        """The options of the channel's lobby, or the values of the option `field`, that hold what was typed."""
        w = reader_words(interaction)
        try:
            lobby = await interaction.client.services.lobby.view((await game_here(interaction)).id)
        except Refusal:
            return []
        options = option_titles(w, lobby)
        titles = options if field is None else value_titles(w, lobby, meant(field, options))
        found = [(key, title) for key, title in titles.items() if typed.casefold() in title.casefold()]
        return [app_commands.Choice(name=title, value=key) for key, title in found[: limits.CHOICES]]

    @app_commands.command(name="invite", description=phrase("command-invite.description"))
    @app_commands.describe(person=phrase("command-invite-person.description"))
    async def invite(self, interaction: Interaction, person: discord.User) -> None:
        if person.bot or not isinstance(person, discord.Member):
            raise Refusal("cannot_play")
        game = await game_here(interaction)
        lobby = await interaction.client.services.lobby.view(game.id)
        lobby = await interaction.client.services.lobby.invite(
            game.id,
            interaction.user.id,
            is_manager(interaction),
            [*lobby.invited, person.id],
            interaction_id=interaction.id,
        )
        await answer_with_lobby(interaction, lobby)


async def as_pressed(interaction: Interaction, handler: Handler) -> None:
    """Does what the lobby's button does, and answers with a private copy of the lobby."""
    game = await game_here(interaction)
    await handler(interaction, Pressed(game.id, ""))
    if not interaction.response.is_done():
        await answer_with_lobby(interaction, await interaction.client.services.lobby.view(game.id))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(LobbyCommands())
