"""Remedies of the organiser for a game that hangs or went wrong: ask for a move, have an overdue one made, set a
position right."""

import re
from typing import Final

import discord
from discord.ext import commands

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    ago,
    button,
    is_manager,
    names_of,
    reader_words,
    replies,
    seen_game_here,
    slash_reply,
    text_reply,
)
from cogs.framework.commands import Completions, completions
from cogs.table.seats import organised_seat, seat_choices
from cogs.table.takebacks import ORGANISER, PLAYER, points_screen
from engine.core.corrections import Field
from engine.core.decision import Refusal
from host import GameRow
from host.lobby.limits import check_organiser
from host.seats.seating import move_for
from host.table_options import RATED
from host.timers.nudging import NUDGE_EVERY_S, nudge
from host.turn.corrections import correct, fields, previewed
from words.games import game_words
from words.names import without_escapes

# A seat, a field, what it was when the person was asked, and what it is set to.
ASKED: Final = re.compile(r"(\d):([a-z_]+):([a-z0-9_-]+):([a-z0-9_-]+)")
NOT: Final = "not"


class OrganiserCommands(commands.Cog):
    """Commands of the group `/table` that are the organiser's alone or do more for them."""

    @slash_reply("table-undo")
    async def undo(self, interaction: Interaction) -> Reply:
        game = await seen_game_here(interaction)
        role = ORGANISER if organises(interaction, game) else PLAYER
        return await points_screen(interaction, game.id, role)

    @slash_reply("table-nudge")
    async def nudge(self, interaction: Interaction) -> Reply:
        host, w, game = interaction.client.services.host, reader_words(interaction), await seen_game_here(interaction)
        seats = await nudge(host, game.id, interaction.user.id, organises=organises(interaction, game))
        names = names_of(w, (await host.table(game.id)).seats)
        again = ago(host.clock.now() + NUDGE_EVERY_S)
        return text_reply(w.say("nudged", who=w.listed(names[seat] for seat in seats), again=again))

    @slash_reply("table-act")
    async def act(self, interaction: Interaction, seat: str) -> Reply:
        host, w = interaction.client.services.host, reader_words(interaction)
        table, index = await organised_seat(interaction, seat)
        await move_for(host, table.row.id, interaction.user.id, index, interaction_id=interaction.id)
        return text_reply(w.say("moved-for", who=names_of(w, table.seats)[index]))

    @act.autocomplete("seat")
    async def complete_seat_asked(self, interaction: Interaction, typed: str) -> Completions:
        return await seat_choices(interaction, typed, asked=True)


def organises(interaction: Interaction, game: GameRow) -> bool:
    """Whether the person organises the game or may manage the server."""
    return interaction.user.id == game.organiser_id or is_manager(interaction)


class CorrectCommand(commands.Cog):
    """Part of the group `/table`."""

    @slash_reply("table-correct")
    async def correct(self, interaction: Interaction, seat: str, field: str, value: str) -> Reply:
        table, index = await organised_seat(interaction, seat)
        return await _asked(interaction, table.row.id, index, field, value.strip())

    @correct.autocomplete("seat")
    async def complete_corrected_seat(self, interaction: Interaction, typed: str) -> Completions:
        return await seat_choices(interaction, typed)

    @correct.autocomplete("field")
    async def complete_field(self, interaction: Interaction, typed: str) -> Completions:
        return await _field_choices(interaction, typed, None)

    @correct.autocomplete("value")
    async def complete_field_value(self, interaction: Interaction, typed: str) -> Completions:
        return await _field_choices(interaction, typed, interaction.namespace.field)


async def _asked(interaction: Interaction, game_id: str, seat: int, name: str, value: str) -> Reply:
    """Asks whether to make a correction, with what it would change."""
    w = reader_words(interaction)
    table, field = await previewed(interaction.client.services.host, game_id, seat, name, value)
    speech, who = game_words(table.row.rules_name), names_of(w, table.seats)[seat]
    was, now = (speech.field_value(w, name, one) for one in (field.present, value))
    told = [w.say("correct-ask", who=who, was=was, now=now)]
    told += [w.say("correct-ask-again")] if table.open_rows else []
    told += [w.say("correct-ask-unrated")] if RATED.of(table.row) else []
    rest = f"{seat}:{name}:{field.present}:{value}"
    sure = button(w.say("button-correct"), "correct", game_id, rest, style=discord.ButtonStyle.danger)
    return text_reply(w.sentences(told), [sure, button(w.say("button-correct-not"), "correct", game_id, NOT)])


@replies("correct", update=True, rest=f"{NOT}|{ASKED.pattern}")
async def press_correct(interaction: Interaction, pressed: Pressed) -> Reply:
    w, host, person = reader_words(interaction), interaction.client.services.host, interaction.user.id
    asked = ASKED.fullmatch(pressed.rest)
    if asked is None:
        return text_reply(w.say("corrected-not"))
    seat, name, was, value = int(asked[1]), *asked.group(2, 3, 4)
    check_organiser(await host.game(pressed.game_id), person, is_manager(interaction))
    table, field = await previewed(host, pressed.game_id, seat, name, value)
    if field.present != was:  # somebody has moved since
        return await _asked(interaction, pressed.game_id, seat, name, value)
    await correct(host, pressed.game_id, person, seat, name, value, interaction_id=interaction.id)
    now = game_words(table.row.rules_name).field_value(w, name, value)
    return text_reply(w.say("corrected", who=names_of(w, table.seats)[seat], now=now))


async def _field_choices(interaction: Interaction, typed: str, field: str | None) -> Completions:
    """The fields of the named seat with their present values, or the values that `field` may be set to."""
    try:
        table, index = await organised_seat(interaction, interaction.namespace.seat or "")
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
    return completions(((value, without_escapes(name)) for name, value in listed), wanted)
