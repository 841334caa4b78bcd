"""`/table follow`: to be told of a game without playing in it."""

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from cogs.framework.access import seen_game, seen_game_here
from cogs.framework.answer import answer
from cogs.framework.language import choice, phrase, reader_words
from cogs.framework.places import missing_permissions, permissions_notice
from cogs.framework.reply import Reply, text_reply
from cogs.framework.services import Interaction
from cogs.history.slash_commands import games_to_choose
from engine.core.decision import Refusal
from host.messages.following import NOTHING, WISHES, follow
from words.games import title_of

CHOICES: Final = [choice(f"follow-{wish}", wish) for wish in WISHES]


class FollowCommand(commands.Cog):
    """Part of the group `/table`."""

    @app_commands.command(name="follow", description=phrase("command-table-follow.description"))
    @app_commands.describe(
        tell=phrase("command-table-follow-tell.description"),
        game=phrase("command-table-follow-game.description"),
        here=phrase("command-table-follow-here.description"),
    )
    @app_commands.choices(tell=CHOICES)
    async def follow(self, interaction: Interaction, tell: str, game: str = "", here: bool = False) -> None:
        await answer(interaction, _followed(interaction, tell, game, here))

    @follow.autocomplete("game")
    async def complete_followed(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await games_to_choose(interaction, typed)


async def _followed(interaction: Interaction, wish: str, game_id: str, here: bool) -> Reply:
    w = reader_words(interaction)
    wanted = game_id.strip().removeprefix("#")
    game = await seen_game(interaction, wanted) if wanted else await seen_game_here(interaction)
    thread = None
    if here and wish != NOTHING:
        if not isinstance(interaction.channel, discord.Thread) or game.channel_id == interaction.channel_id:
            raise Refusal("follow_in_thread")
        if game.private or game.guild_id != interaction.guild_id:
            raise Refusal("follow_private")
        missing = missing_permissions(interaction)
        if missing:
            return text_reply(permissions_notice(w, missing))
        thread = interaction.channel_id
    await follow(interaction.client.services.host.db, game, interaction.user.id, wish, thread)
    facts = {"wish": wish, "game": title_of(w, game.rules_name), "id": game.id}
    return text_reply(w.say("following", place="direct" if thread is None else "thread", **facts))
