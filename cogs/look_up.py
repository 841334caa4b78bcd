"""The position on demand: own hand, board, the other pictures, everything as text. All private to the reader."""

from collections.abc import Sequence
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
from render.games import other_pictures, pictures
from render.scene import BOARD
from words.games import game_words


def view_for(table: Table, user_id: int) -> Any:
    """What a person may see: as the player of their seat, or else as a spectator."""
    try:
        seat = table.seat_of(user_id)
    except Refusal:
        return table.public_position().view(None)
    return table.position_for(seat).view(seat)


async def hand(interaction: Interaction, game_id: str) -> Reply:
    w = reader_words(interaction)
    table = await interaction.client.services.host.table(game_id)
    seat = table.seat_of(interaction.user.id)
    view = table.position_for(seat).view(seat)
    return text_reply(game_words(table.row.rules_name).hand_text(w, view, names_of(w, table.seats)))


async def shown(interaction: Interaction, game_id: str, wanted: Sequence[str] | None) -> Reply:
    """The pictures named in `wanted` (None: all but the board) that the game has.

    Raises Refusal no_such_picture where it has none of them.
    """
    table = await interaction.client.services.host.table(game_id)
    names = other_pictures(table.row.rules_name) if wanted is None else wanted
    which = [name for name in pictures(table.row.rules_name) if name in names]
    if not which:
        raise Refusal("no_such_picture")
    w, view = reader_words(interaction), view_for(table, interaction.user.id)
    drawn = await draw(
        interaction.client.services.studio,
        table.row.rules_name,
        view,
        table.seats,
        w,
        which=which,
        acting=table.position.seats_to_act,
    )
    if not drawn:
        return text_reply(w.say("error-picture"))
    return Reply([one.gallery() for one in drawn], drawn)


async def state_parts(interaction: Interaction, game_id: str) -> list[str]:
    table = await interaction.client.services.host.table(game_id)
    view = view_for(table, interaction.user.id)
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


@handles("picture")
async def press_picture(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, shown(interaction, pressed.game_id, [pressed.rest]))


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
        await answer(interaction, shown(interaction, await self._game_id(interaction), [BOARD]))

    @app_commands.command(name="carts", description=phrase("command-carts.description"))
    async def carts(self, interaction: Interaction) -> None:
        await answer(interaction, shown(interaction, await self._game_id(interaction), None))

    @app_commands.command(name="state", description=phrase("command-state.description"))
    async def state(self, interaction: Interaction) -> None:
        await tell_state(interaction, await self._game_id(interaction))


async def setup(client: commands.Bot) -> None:
    await client.add_cog(LookUp())
