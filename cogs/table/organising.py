"""/table undo, nudge, act and correct: remedies of the organiser for a game that hangs or went wrong. Their rules stand
in host/votes, host/timers/nudging.py, host/seats/seating.py and host/turn/corrections.py."""

import re
from typing import Final

import discord
from discord import app_commands

from cogs.framework import (
    Completions,
    Interaction,
    Pressed,
    Reply,
    ago,
    button,
    completions,
    manages,
    names_of,
    organises,
    reader_words,
    replies,
    seen_game_here,
    slash_reply,
    text_reply,
)
from cogs.table.seats import complete_seat, seat_choices, seat_named
from cogs.table.takebacks import ORGANISER, PLAYER, points_screen
from engine.core.decision import Refusal
from host.lobby.checks import check_organiser
from host.seats.seating import move_for
from host.table_options import RATED
from host.timers.nudging import NUDGE_EVERY_S, nudge
from host.turn.corrections import correct, fields, previewed
from words.games import game_words
from words.names import without_escapes

# A seat, a field, what it was when the person was asked, and what it is set to.
ASKED: Final = re.compile(r"(\d):([a-z_]+):([a-z0-9_-]+):([a-z0-9_-]+)")
NOT: Final = "not"


@slash_reply("table-undo")
async def undo(interaction: Interaction) -> Reply:
    game = await seen_game_here(interaction)
    return await points_screen(interaction, game.id, ORGANISER if organises(interaction, game) else PLAYER)


@slash_reply("table-nudge")
async def nudge_seats(interaction: Interaction) -> Reply:
    host, w, game = interaction.client.services.host, reader_words(interaction), await seen_game_here(interaction)
    seats = await nudge(host, game.id, interaction.user.id, organises=organises(interaction, game))
    names = names_of(w, (await host.table(game.id)).seats)
    again = ago(host.clock.now() + NUDGE_EVERY_S)
    return text_reply(w.say("nudged", who=w.listed(names[seat] for seat in seats), again=again))


async def complete_seat_asked(interaction: Interaction, typed: str) -> Completions:
    return await seat_choices(interaction, typed, asked=True)


@slash_reply("table-act")
@app_commands.autocomplete(seat=complete_seat_asked)
async def act(interaction: Interaction, seat: str) -> Reply:
    host, w = interaction.client.services.host, reader_words(interaction)
    table, index = await seat_named(interaction, seat, by_organiser=True)
    await move_for(host, table.row.id, interaction.user.id, index, interaction_id=interaction.id)
    return text_reply(w.say("moved-for", who=names_of(w, table.seats)[index]))


async def complete_field(interaction: Interaction, typed: str) -> Completions:
    return await _field_choices(interaction, typed, None)


async def complete_value(interaction: Interaction, typed: str) -> Completions:
    return await _field_choices(interaction, typed, interaction.namespace.field)


async def _field_choices(interaction: Interaction, typed: str, name: str | None) -> Completions:
    """The fields of the named seat with their present values, or the values that the field `name` may be set to."""
    try:
        table, seat = await seat_named(interaction, interaction.namespace.seat or "", by_organiser=True)
        named = {field.name: field for field in await fields(interaction.client.services.host, table.row.id, seat)}
    except Refusal:
        return []
    if name is None:
        values = [(field.name, field.present, field.name) for field in named.values()]
    else:
        values = [(name, value, value) for value in named[name].allowed] if name in named else []
    w, speech, wanted = reader_words(interaction), game_words(table.row.rules_name), typed.strip().casefold()
    choices = [(value, without_escapes(speech.field_value(w, field, shown))) for field, shown, value in values]
    choices.sort(key=lambda choice: choice[0] != wanted)  # a number that is typed first, before those that hold it
    return completions(choices, wanted)


@slash_reply("table-correct")
@app_commands.autocomplete(seat=complete_seat, field=complete_field, value=complete_value)
async def correct_position(interaction: Interaction, seat: str, field: str, value: str) -> Reply:
    table, index = await seat_named(interaction, seat, by_organiser=True)
    return await _asked(interaction, table.row.id, index, field, value.strip())


async def _asked(interaction: Interaction, game_id: str, seat: int, name: str, value: str) -> Reply:
    """Asks whether to make a correction, with what it would change."""
    w = reader_words(interaction)
    table, field = await previewed(interaction.client.services.host, game_id, seat, name, value)
    speech, who = game_words(table.row.rules_name), names_of(w, table.seats)[seat]
    was, now = speech.field_value(w, name, field.present), speech.field_value(w, name, value)
    sentences = [w.say("correct-ask", who=who, was=was, now=now)]
    sentences += [w.say("correct-ask-again")] if table.open_rows else []
    sentences += [w.say("correct-ask-unrated")] if RATED.of(table.row) else []
    rest = f"{seat}:{name}:{field.present}:{value}"
    sure = button(w.say("button-correct"), "correct", game_id, rest, style=discord.ButtonStyle.danger)
    return text_reply(w.sentences(sentences), [sure, button(w.say("button-correct-not"), "correct", game_id, NOT)])


@replies("correct", update=True, rest=f"{NOT}|{ASKED.pattern}")
async def press_correct(interaction: Interaction, pressed: Pressed) -> Reply:
    w, host, person = reader_words(interaction), interaction.client.services.host, interaction.user.id
    asked = ASKED.fullmatch(pressed.rest)
    if asked is None:
        return text_reply(w.say("corrected-not"))
    seat, name, was, value = int(asked[1]), *asked.group(2, 3, 4)
    check_organiser(await host.game(pressed.game_id), person, await manages(interaction, pressed.game_id))
    table, field = await previewed(host, pressed.game_id, seat, name, value)
    if field.present != was:  # somebody has moved since
        return await _asked(interaction, pressed.game_id, seat, name, value)
    await correct(host, pressed.game_id, person, seat, name, value, interaction_id=interaction.id)
    now = game_words(table.row.rules_name).field_value(w, name, value)
    return text_reply(w.say("corrected", who=names_of(w, table.seats)[seat], now=now))
