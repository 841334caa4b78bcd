"""The seats of the channel's table, named while somebody types."""

from discord import app_commands

from cogs.framework.access import seen_game_here
from cogs.framework.language import reader_words
from cogs.framework.names import plain_names_of
from cogs.framework.services import Interaction
from cogs.lobby.buttons import is_manager
from engine.core.decision import Refusal
from host.lobby.limits import check_organiser
from host.table.table import Table


async def seat_choices(interaction: Interaction, typed: str, *, asked: bool = False) -> list[app_commands.Choice[str]]:
    """The seats of the channel's table, by name; of those that people play and that are `asked` something now alone."""
    try:
        table = await interaction.client.services.host.table((await seen_game_here(interaction)).id)
    except Refusal:
        return []
    names = plain_names_of(reader_words(interaction), table.seats)
    return [
        app_commands.Choice(name=names[seat.seat], value=seat.colour)
        for seat in table.seats
        if typed.casefold() in names[seat.seat].casefold() and (not asked or seat.seat in table.called)
    ]


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
