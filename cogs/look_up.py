"""The position on demand: own hand, board, carts, everything as text. All private to the reader."""

from typing import Any

from discord import app_commands
from discord.ext import commands

from cogs.shared.language import reader_words
from cogs.shared.pictures import draw
from cogs.shared.reply import Reply, answer, follow_up, say_privately, text_reply
from cogs.shared.routes import Pressed, handles
from cogs.shared.seats import names_of
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from engine.core.decision import Refusal
from host.table import Table
from words.games import game_words


def view_for(table: Table, user_id: int) -> tuple[int | None, Any]:
    """The reader's seat, or None for a spectator, and what may be seen from there."""
    try:
        seat = table.seat_of(user_id)
    except Refusal:
        return None, table.public_position().view(None)
    return seat, table.position_for(seat).view(seat)


async def hand(interaction: Interaction, game_id: str) -> Reply:
    w = reader_words(interaction)
    table = await interaction.client.services.host.table(game_id)
    seat = table.seat_of(interaction.user.id)
    view = table.position_for(seat).view(seat)
    return text_reply(game_words(table.row.rules_name).hand_text(w, view, names_of(w, table.seats)))


async def picture(interaction: Interaction, game_id: str, which: str) -> Reply:
    w = reader_words(interaction)
    table = await interaction.client.services.host.table(game_id)
    _, view = view_for(table, interaction.user.id)
    pictures = await draw(
        interaction.client.services.studio,
        table.row.rules_name,
        view,
        table.seats,
        w,
        which=(which,),
        acting=table.position.seats_to_act,
    )
    if not pictures:
        return text_reply(w.say("error-picture"))
    return Reply([one.gallery() for one in pictures], pictures)


async def state_parts(interaction: Interaction, game_id: str) -> list[str]:
    table = await interaction.client.services.host.table(game_id)
    _, view = view_for(table, interaction.user.id)
    w = reader_words(interaction)
    return game_words(table.row.rules_name).state_text(w, view, names_of(w, table.seats))


async def tell_state(interaction: Interaction, game_id: str) -> None:
    """One message for each part."""
    first, *others = await state_parts(interaction, game_id)
    await say_privately(interaction, text_reply(first))
    for part in others:
        await follow_up(interaction, text_reply(part))


@handles("hand")
async def press_hand(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, hand(interaction, pressed.game_id))


@handles("carts")
async def press_carts(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, picture(interaction, pressed.game_id, "carts"))


@handles("board")
async def press_board(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, picture(interaction, pressed.game_id, "board"))


@handles("state")
async def press_state(interaction: Interaction, pressed: Pressed) -> None:
    await tell_state(interaction, pressed.game_id)


class LookUp(commands.Cog):
    """Commands that show the position."""

    async def _game_id(self, interaction: Interaction) -> str:
        return (await interaction.client.services.host.game_in(interaction.channel_id or 0)).id

    @app_commands.command(name="hand", description=phrase("command-hand.description"))
    async def hand(self, interaction: Interaction) -> None:
        await answer(interaction, hand(interaction, await self._game_id(interaction)))

    @app_commands.command(name="board", description=phrase("command-board.description"))
    async def board(self, interaction: Interaction) -> None:
        await answer(interaction, picture(interaction, await self._game_id(interaction), "board"))

    @app_commands.command(name="carts", description=phrase("command-carts.description"))
    async def carts(self, interaction: Interaction) -> None:
        await answer(interaction, picture(interaction, await self._game_id(interaction), "carts"))

    @app_commands.command(name="state", description=phrase("command-state.description"))
    async def state(self, interaction: Interaction) -> None:
        await tell_state(interaction, await self._game_id(interaction))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(LookUp())
