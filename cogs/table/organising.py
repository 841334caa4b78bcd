"""What the organiser can do about a game that hangs or went wrong: ask for a move, have an overdue one made, correct a
position."""

from discord import app_commands
from discord.ext import commands

from cogs.lobby.buttons import is_manager
from cogs.shared import limits
from cogs.shared.access import seen_game_here
from cogs.shared.answer import answer
from cogs.shared.language import reader_words
from cogs.shared.reply import Reply, text_reply
from cogs.shared.seats import ago, names_of, plain_names_of
from cogs.shared.services import Interaction
from cogs.shared.translator import phrase
from cogs.table.seats import seat_choices, seat_named
from cogs.table.takebacks import ORGANISER, PLAYER, points_screen
from engine.core.corrections import Field
from engine.core.decision import Refusal
from host import GameRow
from host.acting import move_for
from host.corrections import correct, fields
from host.lobby_checks import check_organiser
from host.nudging import NUDGE_EVERY_S, nudge
from host.table import Table
from words.games import game_words
from words.names import without_escapes
from words.shapes import clipped


class OrganiserCommands(commands.Cog):
    """Commands of the group `/table` that are the organiser's alone or do more for them."""

    @app_commands.command(name="undo", description=phrase("command-table-undo.description"))
    async def undo(self, interaction: Interaction) -> None:
        game = await seen_game_here(interaction)
        role = ORGANISER if organises(interaction, game) else PLAYER
        await answer(interaction, points_screen(interaction, game.id, role))

    @app_commands.command(name="nudge", description=phrase("command-table-nudge.description"))
    async def nudge(self, interaction: Interaction) -> None:
        await answer(interaction, _nudged(interaction))

    @app_commands.command(name="act", description=phrase("command-table-act.description"))
    @app_commands.describe(seat=phrase("command-table-act-seat.description"))
    async def act(self, interaction: Interaction, seat: str) -> None:
        await answer(interaction, _moved_for(interaction, seat))

    @app_commands.command(name="correct", description=phrase("command-table-correct.description"))
    @app_commands.describe(
        seat=phrase("command-table-correct-seat.description"),
        field=phrase("command-table-correct-field.description"),
        value=phrase("command-table-correct-value.description"),
    )
    async def correct(self, interaction: Interaction, seat: str, field: str, value: str) -> None:
        await answer(interaction, _corrected(interaction, seat, field, value))

    @act.autocomplete("seat")
    async def complete_seat_asked(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await seat_choices(interaction, typed, asked=True)

    @correct.autocomplete("seat")
    async def complete_own_seat(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await seat_choices(interaction, typed)

    @correct.autocomplete("field")
    async def complete_field(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await _field_choices(interaction, typed, None)

    @correct.autocomplete("value")
    async def complete_field_value(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        return await _field_choices(interaction, typed, interaction.namespace.field)


def organises(interaction: Interaction, game: GameRow) -> bool:
    """Whether the person organises the game or may manage the server."""
    return interaction.user.id == game.organiser_id or is_manager(interaction)


async def _nudged(interaction: Interaction) -> Reply:
    host, w, game = interaction.client.services.host, reader_words(interaction), await seen_game_here(interaction)
    seats = await nudge(host, game.id, interaction.user.id, organises=organises(interaction, game))
    names = names_of(w, (await host.table(game.id)).seats)
    again = ago(host.clock.now() + NUDGE_EVERY_S)
    return text_reply(w.say("nudged", who=w.listed(names[seat] for seat in seats), again=again))


async def _organised_seat(interaction: Interaction, seat: str) -> tuple[Table, int]:
    """The table of the channel, which the person organises, and a seat of it. Raises Refusal not_organiser,
    no_such_seat."""
    w, host, game = reader_words(interaction), interaction.client.services.host, await seen_game_here(interaction)
    check_organiser(game, interaction.user.id, is_manager(interaction))
    table = await host.table(game.id)
    return table, seat_named(table, seat, plain_names_of(w, table.seats))


async def _moved_for(interaction: Interaction, seat: str) -> Reply:
    host, w = interaction.client.services.host, reader_words(interaction)
    table, index = await _organised_seat(interaction, seat)
    await move_for(host, table.row.id, interaction.user.id, index, interaction_id=interaction.id)
    return text_reply(w.say("moved-for", who=names_of(w, table.seats)[index]))


async def _corrected(interaction: Interaction, seat: str, field: str, value: str) -> Reply:
    host, w = interaction.client.services.host, reader_words(interaction)
    table, index = await _organised_seat(interaction, seat)
    value = value.strip()
    await correct(host, table.row.id, interaction.user.id, index, field, value, interaction_id=interaction.id)
    now = game_words(table.row.rules_name).field_value(w, field, value)
    return text_reply(w.say("corrected", who=names_of(w, table.seats)[index], now=now))


async def _field_choices(interaction: Interaction, typed: str, field: str | None) -> list[app_commands.Choice[str]]:
    """What of the named seat can be corrected with what it is now, or the values that `field` may be set to."""
    try:
        table, index = await _organised_seat(interaction, interaction.namespace.seat or "")
        found = await fields(interaction.client.services.host, table.row.id, index)
    except Refusal:
        return []
    w, speech = reader_words(interaction), game_words(table.row.rules_name)
    if field is None:
        listed = [(speech.field_value(w, one.name, one.present), one.name) for one in found]
    else:
        chosen: list[Field] = [one for one in found if one.name == field]
        listed = [(speech.field_value(w, one.name, value), value) for one in chosen for value in one.allowed]
    wanted = typed.strip().casefold()
    listed.sort(key=lambda one: one[1] != wanted)  # a number that is typed first, before those that hold it
    return [
        app_commands.Choice(name=clipped(without_escapes(name), limits.CHOICE_TEXT), value=value)
        for name, value in listed
        if wanted in name.casefold()
    ][: limits.CHOICES]
