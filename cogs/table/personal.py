"""/table notes, export and follow: one's own notes, the game as a file, news of a game without a seat."""

import io
from typing import Final

import discord
from discord import app_commands

from cogs.framework import (
    Form,
    Interaction,
    Pressed,
    Reply,
    acknowledge,
    answer,
    button,
    check_permissions,
    choice,
    handles,
    reader_words,
    seen_game,
    seen_game_here,
    show_form,
    slash,
    slash_reply,
    text_reply,
)
from cogs.history.slash_commands import games_to_choose, named_or_here
from engine.core.decision import Refusal
from host.access import follows_rightly
from host.finished.game_file import is_whole
from host.messages.following import NOTHING, WISHES, follow
from host.people.private_notes import LONGEST, note_down, notes_of
from host.turn.looking import game_file
from words.games import title_of

CHOICES: Final = [choice(f"follow-{wish}", wish) for wish in WISHES]


@slash("table-notes")
async def notes_here(interaction: Interaction) -> None:
    await open_form(interaction, (await seen_game_here(interaction)).id)


@handles("notes", rest="")
async def press_notes(interaction: Interaction, pressed: Pressed) -> None:
    await open_form(interaction, pressed.game_id)


async def open_form(interaction: Interaction, game_id: str) -> None:
    """Opens the form with what the person has written so far. Raises Refusal not_at_table."""
    w = reader_words(interaction)
    before = await notes_of(interaction.client.services.host.db, game_id, interaction.user.id)

    async def typed(interaction: Interaction, text: str) -> None:
        await answer(interaction, _noted(interaction, game_id, text))

    form = Form(w.say("notes-form", id=game_id), w.say("notes-label"), typed, longest=LONGEST, value=before, long=True)
    await show_form(interaction, form)


async def _noted(interaction: Interaction, game_id: str, typed: str) -> Reply:
    w, host = reader_words(interaction), interaction.client.services.host
    text = await note_down(host.db, game_id, interaction.user.id, typed, host.clock.now())
    if not text:
        return text_reply(w.say("notes-gone"))
    return text_reply(w.say("notes-kept", text=text), [button(w.say("button-notes"), "notes", game_id)])


@slash("table-export")
@app_commands.autocomplete(game=games_to_choose)
async def export(interaction: Interaction, game: str | None = None) -> None:
    """Sends the file to the person alone."""
    row = await named_or_here(interaction, game)
    await acknowledge(interaction)
    client, w, person = interaction.client, reader_words(interaction), interaction.user.id
    host, operator = client.services.host, await client.is_owner(interaction.user)
    content = await game_file(host, row, person, operator=operator)
    whole = await is_whole(host.db, row, person, operator=operator)
    text = w.say("game-exported" if whole else "game-exported-seen", id=row.id, status=row.status)
    file = discord.File(io.BytesIO(content), filename=f"game-{row.id}.json")
    await interaction.followup.send(text, file=file, ephemeral=True)


@slash_reply("table-follow")
@app_commands.choices(tell=CHOICES)
@app_commands.autocomplete(game=games_to_choose)
async def follow_game(interaction: Interaction, tell: str, game: str = "", here: bool = False) -> Reply:
    w, game_id, thread = reader_words(interaction), game.strip().removeprefix("#"), None
    host = interaction.client.services.host
    row = await seen_game(interaction, game_id) if game_id else await seen_game_here(interaction)
    if tell != NOTHING and not await follows_rightly(host, row, interaction.user.id):
        raise Refusal("follow_uninvited")
    if here and tell != NOTHING:
        if not isinstance(interaction.channel, discord.Thread) or row.channel_id == interaction.channel_id:
            raise Refusal("follow_in_thread")
        if row.private or row.guild_id != interaction.guild_id:
            raise Refusal("follow_private")
        check_permissions(interaction)
        thread = interaction.channel_id
    await follow(host.db, row, interaction.user.id, tell, thread)
    facts = {"wish": tell, "game": title_of(w, row.rules_name), "id": row.id}
    return text_reply(w.say("following", place="direct" if thread is None else "thread", **facts))
