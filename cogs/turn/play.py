"""/turn, /play, /undo and the buttons of a panel: choosing, shortcuts, undo, redo, reset, reopening a finished turn,
and what is told when a press is refused or came late."""

from collections.abc import Awaitable, Coroutine, Sequence
from dataclasses import replace
from typing import Any, Final

import discord
from discord import app_commands

from cogs.framework import (
    AT_MOST_ONE,
    NUMBER,
    ONE_VALUE,
    Completions,
    Interaction,
    Pressed,
    Reply,
    answer,
    button,
    completions,
    direct_line,
    handles,
    limits,
    names_of,
    own_game,
    panel_style,
    reader_words,
    replies,
    seen_game_here,
    slash,
    slash_reply,
    text_part,
    too_late,
)
from cogs.framework.access import missing_permissions, permissions_notice, waiting_for
from cogs.framework.screens import Key
from cogs.panel.carried import notations_in
from cogs.panel.lesson import closed_as_outdated, lesson_lines, lesson_row
from cogs.panel.menus import Opened
from cogs.panel.panel import first_meeting, labels_of, panel_reply
from cogs.panel.tools import further_button
from cogs.panel.typed import completed, in_both_languages, means_another, told_of_typed, understood
from cogs.panel.what import KEY, NOTHING_YET
from cogs.posts.pictured import draw_post, draw_post_ahead, shows_as_seen
from cogs.posts.places import send_lost_anew
from cogs.turn.hints import HINT
from engine.core.decision import Refusal
from host import Panel
from host.learning.taking import note_done
from host.people.settings import settings_of
from host.table.status import RUNNING
from host.turn import looking, press
from host.turn.foreseen import just_ended
from host.turn.hints import advice_for
from words.games import game_words, title_of

# Refusals that the panel says by itself where nothing can be chosen any more.
SAID_BY_PANEL: Final = ("game_over", "game_cancelled", "game_paused")


async def show(
    interaction: Interaction,
    panel: Panel,
    notice: str = "",
    opened: Opened | None = None,
    thing: str | None = None,
    *,
    returning: bool = False,
) -> Reply:
    """The panel, above it what its person should know first, below it what is new to them. `opened`, `thing`,
    `returning`: see `panel_reply`."""
    w, services, person = reader_words(interaction), interaction.client.services, interaction.user.id
    if panel.table.row.lesson is not None and panel.progress is None:
        return await closed_as_outdated(interaction, panel.table.row)
    notice, settings = await _notices(interaction, panel, notice), await settings_of(services.host.people, person)
    new = [] if panel.outdated else await first_meeting(services.host, person, settings, panel, w)
    advised = () if panel.outdated else await advice_for(services.host, panel)
    if panel.outdated:  # others have moved meanwhile; nothing is waited for from here on
        panel = await looking.panel(services.host, panel.table.row.id, person)
    ended, style = None if returning else just_ended(panel), panel_style(settings)
    posted = ended is not None and await shows_as_seen(services, ended, style)
    last_answer = None if settings.ask_always else panel.last_answer
    panel = replace(panel, last_answer=last_answer, asks_end=settings.ask_end, advised=advised)
    reply = await panel_reply(
        services,
        panel,
        w,
        notice=notice,
        explained=new,
        opened=opened,
        style=style,
        thing=thing,
        returning=returning,
        posted=posted,
    )
    reply.parts += [*lesson_row(w, panel), *(await _next_game(interaction, panel))]
    quiet = not new and not notice and not panel.table.open_rows  # one thing at a time
    if not settings.asked and panel.progress is None and quiet:  # asks once whether the person needs other colours
        reply.parts += text_part(w.say("panel-colours"), button(w.say("button-settings"), "settings"))
        await services.host.people.settings.change(person, {"asked": True})
    client = interaction.client
    ahead = draw_post_ahead(client, services, panel, reply) if ended is None else draw_post(client, services, ended)
    services.host.side_tasks.start(ahead, "drawing ahead")
    return reply


async def _notices(interaction: Interaction, panel: Panel, notice: str) -> str:
    """A press that counted though it came late, `notice`, permissions that the bot lacks in the channel, posts that
    could not be sent there, and what a lesson says, which is noted as done where it is over."""
    host, w, missing = interaction.client.services.host, reader_words(interaction), missing_permissions(interaction)
    game_id, progress = panel.table.row.id, panel.progress
    notices = [
        w.say("panel-late") if _was_late(interaction, game_id) else "",
        notice,
        permissions_notice(w, missing) if missing else "",
        await _tell_given_up(interaction, game_id),
    ]
    if progress is not None and progress.over:
        await note_done(host, interaction.user.id, progress.lesson.name)
    return "\n".join(filter(None, [*notices, *await lesson_lines(host, w, panel)]))


async def _next_game(interaction: Interaction, panel: Panel) -> list[discord.ui.Item[Any]]:
    """The game that has waited longest for a person who has nothing to do in this one, and its button."""
    row, w, host = panel.table.row, reader_words(interaction), interaction.client.services.host
    if panel.decision is not None or row.lesson is not None:
        return []
    games = await host.db.games.of_user(interaction.user.id)
    others = [game for game in games if game.status == RUNNING and game.lesson is None and game.id != row.id]
    for game in (await waiting_for(host, interaction.user.id, others))[:1]:
        opens = button(w.say("button-open-game", id=game.id), "open", game.id, style=discord.ButtonStyle.primary)
        return text_part(w.say("panel-next-game", game=title_of(w, game.rules_name), id=game.id), opens)
    return []


def _was_late(interaction: Interaction, game_id: str) -> bool:
    """Whether the person's last press had its effect though they were told that it failed; it is told once."""
    late, key = interaction.client.services.late, (interaction.user.id, game_id)
    was = key in late
    late.discard(key)
    return was


async def answer_effect(interaction: Interaction, game_id: str, making: Coroutine[Any, Any, Reply]) -> None:
    """As `answer` with an update, for a press that changes the game, after which a hint is of no use: one answered too
    late is told of in the next panel. That happens where Discord delivers it only after the connection was resumed."""
    services, host = interaction.client.services, interaction.client.services.host
    try:
        await answer(interaction, making, update=True)
    except discord.HTTPException as error:
        if too_late(error) and await host.db.games.was_handled(game_id, interaction.id):
            services.late.add((interaction.user.id, game_id))
        raise
    await services.screens.close(Key(interaction.user.id, HINT, game_id))


async def _tell_given_up(interaction: Interaction, game_id: str) -> str:
    """Says once that posts of the game could not be sent to its channel; empty where none was given up."""
    outbox = interaction.client.services.host.outbox
    count = await outbox.given_up(game_id)
    if not count:
        return ""
    await outbox.given_up_told(game_id)
    return reader_words(interaction).say("panel-given-up", count=count)


async def opened(interaction: Interaction, game_id: str, thing: str | None = None, notice: str = "") -> Reply:
    """The person's panel; `thing`: what they want to know, see `panel_reply`; `notice`: said above it. Raises Refusal:
    not_at_table, unknown_game, not_started."""
    services = interaction.client.services
    async with services.panels:
        panel = await looking.panel(services.host, game_id, interaction.user.id)
        return await show(interaction, panel, notice, thing=thing, returning=thing is None)


async def _panel_after(interaction: Interaction, game_id: str, act: Awaitable[Panel], typed: str = "") -> Reply:
    """The panel that `act` leads to, or as it was with the reason why that is refused; `typed`: see `refused`."""
    async with interaction.client.services.panels:
        try:
            panel = await act
        except Refusal as refusal:
            return await refused(interaction, game_id, refusal, typed)
        return await show(interaction, panel)


async def chosen(
    interaction: Interaction,
    game_id: str,
    notations: Sequence[str],
    asked_after: int | None,
    *,
    to_end: bool = False,
) -> Reply:
    """The panel after one choice or the several of a shortcut.

    `asked_after`: the row of the log after which the button was made; None for a typed choice. `to_end`: see
    `press.choose`.
    """
    act = press.choose(
        interaction.client.services.host,
        game_id,
        interaction.user.id,
        *notations,
        asked_after=asked_after,
        interaction_id=interaction.id,
        to_end=to_end,
    )
    return await _panel_after(interaction, game_id, act, notations[0] if asked_after is None else "")


async def undo_choices(interaction: Interaction, game_id: str, *, everything: bool) -> Reply:
    """The panel after the last choice of the turn was taken back, or all that may be."""
    host, person = interaction.client.services.host, interaction.user.id
    act = press.undo(host, game_id, person, everything=everything, interaction_id=interaction.id)
    return await _panel_after(interaction, game_id, act)


async def refused(interaction: Interaction, game_id: str, refusal: Refusal, typed: str = "") -> Reply:
    """The panel as it is now with the reason for the refusal, and a way to take back what one press cannot; `typed`:
    what is not possible, where that was typed.
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
    too_late = refusal.code in ("moved_since", "nothing_to_undo")
    nothing = too_late or refusal.code == "nothing_chosen"
    if nothing and not panel.can_ask:
        reason = w.say("undo-points-none" if panel.may_agree else "refusal-undo-rated-alone")
    elif too_late:
        reason = w.sentences([reason, w.say("undo-beyond.alone" if panel.alone else "undo-beyond")])
    reply = await show(interaction, panel, w.say("panel-refused", reason=reason))
    if nothing and panel.can_ask:
        reply.parts.insert(1, discord.ui.ActionRow[Any](further_button(w, panel)))
    return reply


@replies("open", update=True)
async def open_panel(interaction: Interaction, pressed: Pressed) -> Reply:
    return await opened(interaction, pressed.game_id)


@handles("choose", rest=f"{NUMBER}:.*", values=AT_MOST_ONE)
async def choose(interaction: Interaction, pressed: Pressed) -> None:
    asked_after, notation = pressed.numbered
    await answer_effect(interaction, pressed.game_id, chosen(interaction, pressed.game_id, (notation,), asked_after))


@handles("shortcut", rest=f"{NUMBER}:.+", values=AT_MOST_ONE)
async def shortcut(interaction: Interaction, pressed: Pressed) -> None:
    asked_after, notations = pressed.numbered
    making = chosen(interaction, pressed.game_id, notations_in(notations), asked_after)
    await answer_effect(interaction, pressed.game_id, making)


@handles("whole", rest=f"{NUMBER}:.+", values=AT_MOST_ONE)
async def whole_turn(interaction: Interaction, pressed: Pressed) -> None:
    asked_after, notations = pressed.numbered
    making = chosen(interaction, pressed.game_id, notations_in(notations), asked_after, to_end=True)
    await answer_effect(interaction, pressed.game_id, making)


@replies("range", update=True, rest=f"{NUMBER}:.*", value=NUMBER, values=ONE_VALUE)
async def open_range(interaction: Interaction, pressed: Pressed) -> Reply:
    """The panel with other options of a kind in its menu."""
    asked_after, _, kind = pressed.rest.partition(":")
    panel = await looking.panel(interaction.client.services.host, pressed.game_id, interaction.user.id)
    if panel.decision is None or panel.asked_after != int(asked_after):
        return await refused(interaction, pressed.game_id, Refusal("stale"))
    return await show(interaction, panel, opened=Opened(kind, int(pressed.value)))


@replies("what", update=True, rest="open|close")
async def press_what(interaction: Interaction, pressed: Pressed) -> Reply:
    return await opened(interaction, pressed.game_id, NOTHING_YET if pressed.rest == "open" else None)


@replies("what-is", update=True, value=KEY, values=ONE_VALUE)
async def press_what_is(interaction: Interaction, pressed: Pressed) -> Reply:
    return await opened(interaction, pressed.game_id, pressed.value)


@handles("undo")
async def undo(interaction: Interaction, pressed: Pressed) -> None:
    await answer_effect(interaction, pressed.game_id, undo_choices(interaction, pressed.game_id, everything=False))


@handles("redo", rest=NUMBER)
async def redo(interaction: Interaction, pressed: Pressed) -> None:
    """Makes again what the last undo took back."""
    host, person = interaction.client.services.host, interaction.user.id
    act = press.redo(host, pressed.game_id, person, asked_after=int(pressed.rest), interaction_id=interaction.id)
    await answer_effect(interaction, pressed.game_id, _panel_after(interaction, pressed.game_id, act))


@handles("reopen", rest=NUMBER)
async def reopen_turn(interaction: Interaction, pressed: Pressed) -> None:
    """Takes back the press that finished a turn."""
    await answer_effect(interaction, pressed.game_id, _reopened(interaction, pressed.game_id, int(pressed.rest)))


async def _reopened(interaction: Interaction, game_id: str, end: int) -> Reply:
    host, person = interaction.client.services.host, interaction.user.id

    async def act() -> Panel:
        await press.reopen(host, game_id, person, end, interaction.id)
        return await looking.panel(host, game_id, person)

    return await _panel_after(interaction, game_id, act())


@handles("reset")
async def reset(interaction: Interaction, pressed: Pressed) -> None:
    await answer_effect(interaction, pressed.game_id, undo_choices(interaction, pressed.game_id, everything=True))


@slash("turn")
async def turn_here(interaction: Interaction) -> None:
    game = await own_game(interaction)
    line = direct_line(reader_words(interaction), game, interaction.guild_id)
    await answer(interaction, opened(interaction, game.id, notice=line))
    await send_lost_anew(interaction.client, game.id)  # who types it may have looked for the prompt in vain


async def complete_choice(interaction: Interaction, typed: str) -> Completions:
    """Legal notations of the person's own decision with what they mean; nothing for those who do not play."""
    try:
        game = await seen_game_here(interaction)
        panel = await looking.panel(interaction.client.services.host, game.id, interaction.user.id)
    except Refusal:
        return []
    w = reader_words(interaction)
    names = names_of(w, panel.table.seats)
    labels = {} if panel.decision is None else labels_of(w, panel, panel.decision, names)
    another = means_another(w, panel, labels, typed)
    lines = completed(w, in_both_languages(w, panel, labels), typed, another=another).items()
    return completions((notation, line) for notation, line in lines if len(notation) <= limits.CHOICE_TEXT)


@slash_reply("play")
@app_commands.autocomplete(choice=complete_choice)
async def play_here(interaction: Interaction, choice: str) -> Reply:
    game = await seen_game_here(interaction)
    return await chosen(interaction, game.id, (await _meant(interaction, game.id, choice),), None)


async def _meant(interaction: Interaction, game_id: str, typed: str) -> str:
    """The option that was typed, or what was typed where that is none. Raises Refusal as `looking.panel`."""
    panel = await looking.panel(interaction.client.services.host, game_id, interaction.user.id)
    if panel.decision is None or typed.strip() in panel.decision.options:
        return typed.strip()
    w = reader_words(interaction)
    labels = labels_of(w, panel, panel.decision, names_of(w, panel.table.seats))
    return understood(w, panel, labels, typed)


@slash_reply("undo")
async def undo_here(interaction: Interaction) -> Reply:
    """Takes back the last press, also one that finished the turn."""
    game_id = (await seen_game_here(interaction)).id
    panel = await looking.panel(interaction.client.services.host, game_id, interaction.user.id)
    if panel.reopens is not None:
        return await _reopened(interaction, game_id, panel.reopens)
    return await undo_choices(interaction, game_id, everything=False)
