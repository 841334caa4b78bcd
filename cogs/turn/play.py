"""Taking a turn in the private panel: choices by press or by typing, undo and reset."""

from collections.abc import Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord.ext import commands

from cogs.framework import (
    AT_MOST_ONE,
    NUMBER,
    ONE_VALUE,
    Interaction,
    Pressed,
    Reply,
    answer,
    button,
    handles,
    limits,
    missing_permissions,
    names_of,
    permissions_notice,
    reader_words,
    replies,
    seen_game_here,
    slash,
    slash_reply,
)
from cogs.framework.answering import too_late
from cogs.framework.commands import Completions, completions
from cogs.framework.pictures import panel_style
from cogs.panel.lesson import closed_as_outdated, lesson_lines, lesson_row
from cogs.panel.menus import Opened
from cogs.panel.panel import first_meeting, labels_of, panel_reply
from cogs.panel.shortcuts import BETWEEN
from cogs.panel.what import KEY, NOTHING_YET
from cogs.panel.why_not import completed, told_of_typed
from cogs.posts.places import send_lost_anew
from engine.core.decision import Refusal
from host import Panel
from host.learning.taking import note_done
from host.people.settings import settings_of
from host.turn import looking, press
from words.games import game_words
from words.speech import Words

# Refusals that the panel says by itself where nothing can be chosen any more.
SAID_BY_PANEL: Final = ("game_over", "game_cancelled", "game_paused")


async def show(
    interaction: Interaction, panel: Panel, notice: str = "", opened: Opened | None = None, thing: str | None = None
) -> Reply:
    """The panel, and above it what its person should know first: a press that counted though it came late, `notice`,
    permissions that the bot lacks in the channel, and posts that could not be sent there. `opened`, `thing`: see
    `panel_reply`."""
    w = reader_words(interaction)
    if panel.table.row.lesson is not None and panel.progress is None:
        return await closed_as_outdated(interaction, panel.table.row)
    missing = missing_permissions(interaction)
    if missing:
        notice = "\n".join(filter(None, [notice, permissions_notice(w, missing)]))
    late = w.say("panel-late") if _was_late(interaction, panel.table.row.id) else ""
    given_up = await _tell_given_up(interaction, panel.table.row.id)
    notice = "\n".join(filter(None, [late, notice, given_up]))
    people = interaction.client.services.host.people
    settings = await settings_of(people, interaction.user.id)
    style = panel_style(settings)
    services = interaction.client.services
    if panel.decision is None and panel.seat in panel.table.position.seats_to_act:  # others have moved meanwhile
        panel = await looking.panel(services.host, panel.table.row.id, interaction.user.id)
    if settings.ask_always:
        panel = replace(panel, last_answer=None)
    if panel.progress is not None and panel.progress.over:
        await note_done(services.host, interaction.user.id, panel.progress.lesson.name)
    notice = "\n".join(filter(None, [notice, *await lesson_lines(services.host, w, panel)]))
    new = await first_meeting(services.host, interaction.user.id, settings, panel, w)
    reply = await panel_reply(services, panel, w, notice=notice, explained=new, opened=opened, style=style, thing=thing)
    reply.parts += lesson_row(w, panel)
    quiet = not new and not notice and not panel.table.open_rows  # one thing at a time
    if not settings.asked and panel.progress is None and quiet:
        reply.parts += _about_colours(w)
        await people.change_settings(interaction.user.id, {"asked": True})
    return reply


def _about_colours(w: Words) -> list[discord.ui.Item[Any]]:
    """Asks a person once, below their first panel, whether they need other colours."""
    return [
        discord.ui.TextDisplay[Any](w.say("panel-colours")),
        discord.ui.ActionRow[Any](button(w.say("button-settings"), "settings")),
    ]


def _was_late(interaction: Interaction, game_id: str) -> bool:
    """Whether the person's last press had its effect though they were told that it failed; it is told once."""
    late, key = interaction.client.services.late, (interaction.user.id, game_id)
    was = key in late
    late.discard(key)
    return was


async def answer_effect(interaction: Interaction, game_id: str, making: Coroutine[Any, Any, Reply]) -> None:
    """As `answer` with an update, for a press that changes the game: one answered too late is told of in the next
    panel. That happens where Discord delivers it only after the connection was resumed."""
    host = interaction.client.services.host
    try:
        await answer(interaction, making, update=True)
    except discord.HTTPException as error:
        if too_late(error) and await host.db.games.was_handled(game_id, interaction.id):
            interaction.client.services.late.add((interaction.user.id, game_id))
        raise


async def _tell_given_up(interaction: Interaction, game_id: str) -> str:
    """Says once that posts of the game could not be sent to its channel; empty where none was given up."""
    outbox = interaction.client.services.host.outbox
    count = await outbox.given_up(game_id)
    if not count:
        return ""
    await outbox.given_up_told(game_id)
    return reader_words(interaction).say("panel-given-up", count=count)


async def opened(interaction: Interaction, game_id: str) -> Reply:
    """The person's panel. Raises Refusal: not_at_table, unknown_game, not_started."""
    services = interaction.client.services
    async with services.panels:
        return await show(interaction, await looking.panel(services.host, game_id, interaction.user.id))


async def chosen(interaction: Interaction, game_id: str, notations: Sequence[str], asked_after: int | None) -> Reply:
    """The panel after one choice or the several of a shortcut, or as it was with the reason why they were refused.

    `asked_after`: the row of the log after which the button was made; None for a typed choice.
    """
    services = interaction.client.services
    async with services.panels:
        try:
            panel = await press.choose(
                services.host, game_id, interaction.user.id, *notations,
                asked_after=asked_after, interaction_id=interaction.id,
            )  # fmt: skip
        except Refusal as refusal:
            return await refused(interaction, game_id, refusal, notations[0] if asked_after is None else "")
        return await show(interaction, panel)


async def taken_back(interaction: Interaction, game_id: str, *, everything: bool) -> Reply:
    """The panel after the last choice of the turn was taken back, or all that may be."""
    services = interaction.client.services
    async with services.panels:
        try:
            panel = await press.undo(
                services.host, game_id, interaction.user.id, everything=everything, interaction_id=interaction.id
            )
        except Refusal as refusal:
            return await refused(interaction, game_id, refusal)
        return await show(interaction, panel)


async def refused(interaction: Interaction, game_id: str, refusal: Refusal, typed: str = "") -> Reply:
    """The panel as it is now with the reason for the refusal; `typed`: what is not possible, where that was typed.
    Raises Refusal not_at_table for anybody else."""
    panel = await looking.panel(interaction.client.services.host, game_id, interaction.user.id)
    if refusal.code in SAID_BY_PANEL:
        return await show(interaction, panel)
    w, view = reader_words(interaction), panel.position.view(panel.seat)
    names = names_of(w, panel.table.seats)
    if typed and panel.decision is not None and typed not in panel.decision.options:
        labels = labels_of(w, panel, panel.decision, names)
        return await show(interaction, panel, told_of_typed(w, panel, labels, typed))
    reason = game_words(panel.table.row.rules_name).refusal(w, refusal, view, names)
    return await show(interaction, panel, w.say("panel-refused", reason=reason))


@replies("open", update=True)
async def open_panel(interaction: Interaction, pressed: Pressed) -> Reply:
    return await opened(interaction, pressed.game_id)


@handles("choose", rest=f"{NUMBER}:.*", values=AT_MOST_ONE)
async def choose(interaction: Interaction, pressed: Pressed) -> None:
    asked_after, _, notation = pressed.rest.partition(":")
    if pressed.values:
        (notation,) = pressed.values
    making = chosen(interaction, pressed.game_id, (notation,), int(asked_after))
    await answer_effect(interaction, pressed.game_id, making)


@handles("shortcut", rest=f"{NUMBER}:.+")
async def shortcut(interaction: Interaction, pressed: Pressed) -> None:
    asked_after, _, notations = pressed.rest.partition(":")
    making = chosen(interaction, pressed.game_id, notations.split(BETWEEN), int(asked_after))
    await answer_effect(interaction, pressed.game_id, making)


async def with_range(interaction: Interaction, game_id: str, asked_after: int, opened: Opened) -> Reply:
    """The panel with other options of a kind in its menu."""
    panel = await looking.panel(interaction.client.services.host, game_id, interaction.user.id)
    if panel.decision is None or panel.asked_after != asked_after:
        return await refused(interaction, game_id, Refusal("stale"))
    return await show(interaction, panel, opened=opened)


@replies("range", update=True, rest=f"{NUMBER}:.*", value=NUMBER, values=ONE_VALUE)
async def open_range(interaction: Interaction, pressed: Pressed) -> Reply:
    asked_after, _, kind = pressed.rest.partition(":")
    opened = Opened(kind, int(pressed.values[0]))
    return await with_range(interaction, pressed.game_id, int(asked_after), opened)


async def explaining(interaction: Interaction, game_id: str, thing: str | None) -> Reply:
    """The panel with what its person wants to know above it. Raises Refusal: not_at_table, unknown_game,
    not_started."""
    services = interaction.client.services
    async with services.panels:
        panel = await looking.panel(services.host, game_id, interaction.user.id)
        return await show(interaction, panel, thing=thing)


@replies("what", update=True, rest="open|close")
async def press_what(interaction: Interaction, pressed: Pressed) -> Reply:
    thing = NOTHING_YET if pressed.rest == "open" else None
    return await explaining(interaction, pressed.game_id, thing)


@replies("what-is", update=True, value=KEY, values=ONE_VALUE)
async def press_what_is(interaction: Interaction, pressed: Pressed) -> Reply:
    return await explaining(interaction, pressed.game_id, pressed.value)


@handles("undo")
async def undo(interaction: Interaction, pressed: Pressed) -> None:
    await answer_effect(interaction, pressed.game_id, taken_back(interaction, pressed.game_id, everything=False))


@handles("reset")
async def reset(interaction: Interaction, pressed: Pressed) -> None:
    await answer_effect(interaction, pressed.game_id, taken_back(interaction, pressed.game_id, everything=True))


class Play(commands.Cog):
    """Commands of the player whose turn it is."""

    @slash("turn")
    async def turn(self, interaction: Interaction) -> None:
        game = await seen_game_here(interaction)
        await answer(interaction, opened(interaction, game.id))
        await send_lost_anew(interaction.client, game.id)  # who types it may have looked for the prompt in vain

    @slash_reply("play")
    async def play(self, interaction: Interaction, choice: str) -> Reply:
        game = await seen_game_here(interaction)
        return await chosen(interaction, game.id, (choice.strip(),), None)

    @play.autocomplete("choice")
    async def complete_choice(self, interaction: Interaction, typed: str) -> Completions:
        """Legal notations of the person's own decision with what they mean, then what is called like what was typed
        and is not possible now, with the reason; nothing for those who do not play."""
        try:
            game = await seen_game_here(interaction)
            panel = await looking.panel(interaction.client.services.host, game.id, interaction.user.id)
        except Refusal:
            return []
        w, names = reader_words(interaction), names_of(reader_words(interaction), panel.table.seats)
        labels = {} if panel.decision is None else labels_of(w, panel, panel.decision, names)
        lines = completed(w, panel, labels, typed).items()
        return completions((notation, line) for notation, line in lines if len(notation) <= limits.CHOICE_TEXT)

    @slash_reply("undo")
    async def take_back(self, interaction: Interaction) -> Reply:
        game = await seen_game_here(interaction)
        return await taken_back(interaction, game.id, everything=False)
