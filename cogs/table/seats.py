"""The seats of the channel's table: named while somebody types, and given up for good."""

import discord
from discord.ext import commands

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    button,
    is_manager,
    names_of,
    plain_names_of,
    reader_words,
    replies,
    seen_game_here,
    slash_reply,
    text_reply,
)
from cogs.framework.commands import Completions, completions
from engine.core.decision import Refusal
from host.lobby.limits import check_organiser
from host.seats.leaving import check_resignation, is_unplayed, resign
from host.table.status import DUEL_SEATS
from host.table.table import Table


async def seat_choices(interaction: Interaction, typed: str, *, asked: bool = False) -> Completions:
    """The seats of the channel's table, by name; of those that people play and that are `asked` something now alone."""
    try:
        table = await interaction.client.services.host.table((await seen_game_here(interaction)).id)
    except Refusal:
        return []
    names = plain_names_of(reader_words(interaction), table.seats)
    seats = [seat for seat in table.seats if not asked or seat.seat in table.called]
    return completions(((seat.colour, names[seat.seat]) for seat in seats), typed)


def seat_named(table: Table, wanted: str, names: tuple[str, ...]) -> int:
    """The seat of a colour or name. Raises Refusal no_such_seat."""
    for seat, name in zip(table.seats, names, strict=True):
        if wanted.strip().casefold() in (seat.colour, name.casefold()):
            return seat.seat
    raise Refusal("no_such_seat", colour=wanted)


async def organised_seat(interaction: Interaction, seat: str) -> tuple[Table, int]:
    """The table of the channel, which the person organises, and a seat of it. Raises Refusal not_organiser,
    no_such_seat."""
    w, host, game = reader_words(interaction), interaction.client.services.host, await seen_game_here(interaction)
    check_organiser(game, interaction.user.id, is_manager(interaction))
    table = await host.table(game.id)
    return table, seat_named(table, seat, plain_names_of(w, table.seats))


class ResignCommand(commands.Cog):
    """Part of the group `/table`."""

    @slash_reply("table-resign")
    async def resign(self, interaction: Interaction) -> Reply:
        host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user.id
        table = await check_resignation(host, (await seen_game_here(interaction)).id, person)
        sure = button(w.say("button-resign"), "resign", table.row.id, style=discord.ButtonStyle.danger)
        if len(table.seats) > DUEL_SEATS:
            return text_reply(w.say("resign-ask"), [sure])
        if is_unplayed(table):
            return text_reply(w.say("resign-ask-unplayed"), [sure])
        other = names_of(w, table.seats)[1 - table.seat_of(person)]
        return text_reply(w.say("resign-ask-two", other=other), [sure])


@replies("resign", update=True, rest="")
async def press_resign(interaction: Interaction, pressed: Pressed) -> Reply:
    host = interaction.client.services.host
    await resign(host, pressed.game_id, interaction.user.id, interaction_id=interaction.id)
    return text_reply(reader_words(interaction).say("resigned"))
