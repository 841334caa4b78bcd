"""Trying moves: the private panel of a copy of a game, its undo, and beginning it anew."""

import asyncio
from typing import Any

import discord

from cogs.framework import (
    AT_MOST_ONE,
    NUMBER,
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    button,
    draw,
    names_of,
    panel_style,
    reader_words,
    replies,
    words_of_game,
)
from cogs.framework.routes import RoutedButton
from cogs.panel.carried import notations_in
from cogs.panel.panel import choice_rows, labels_of, thing_lines
from cogs.panel.shortcuts import shortcuts_of
from engine.core.decision import Refusal
from host.people.settings import settings_of
from host.table.private_copy import PrivateCopy
from host.turn.looking import Panel
from host.turn.trying import copy_finished, copy_of, copy_running, try_move, undo_try
from render.games import panel_pictures
from words.games import game_words
from words.speech import Words

CHOOSE = "try-choose"


async def trying(interaction: Interaction, copy: PrivateCopy, notice: str = "") -> Reply:
    """Whose move it is and its options, the board as it is in the copy, and above them what that is."""
    services, w = interaction.client.services, reader_words(interaction)
    table, seat = copy.table, copy.acting
    game, speech, names = table.row, game_words(table.row.rules_name), names_of(w, table.seats)
    title = w.say("try-title")
    if copy.turn is not None:
        title = w.say("try-title-finished", turn=copy.turn, who=names[copy.seat])
    lines = [notice, title, speech.turn_story(words_of_game(w, game), copy.events, names)]
    view = copy.position.view(copy.seat if seat is None else seat)
    rows: list[discord.ui.Item[Any]] = []
    offered: tuple[str, ...] = ()
    if seat is None:
        lines += [w.say("try-over"), speech.score_sheet(w, copy.position.view(None), names)]
    else:
        decision = copy.position.decision(seat)
        offered = tuple(decision.options)
        prompt = speech.prompt(w, view, decision, names)
        lines += [w.say("try-question", who=names[seat], question=prompt.question), *thing_lines(prompt)]
        panel = Panel(table, seat, copy.position, decision, len(copy.before), False, False, choosing=CHOOSE)
        labels = labels_of(w, panel, decision, names)
        rows += choice_rows(w, panel, labels, shortcuts_of(w, panel, labels, names, listed=bool(prompt.things)))
    drawing = draw(
        services.studio,
        game.rules_name,
        view,
        table.seats,
        w,
        which=panel_pictures(game.rules_name, view, offered),
        events=copy.events,
        offered=offered,
        acting=() if seat is None else (seat,),
        running=True,
        style=panel_style(await settings_of(services.host.people, interaction.user.id)),
        outlooks=[] if seat is None else [copy.position.outlook(seat, notation) for notation in offered],
    )
    text = discord.ui.TextDisplay[Any]("\n".join(filter(None, lines)))
    parts = [text, *rows, discord.ui.ActionRow[Any](*_tools(w, copy))]
    return Reply(parts, drawing=asyncio.ensure_future(drawing), screen=ScreenName("try", game.id))


def _tools(w: Words, copy: PrivateCopy) -> list[RoutedButton]:
    """One choice back, a new copy, and back to where this one was made."""
    game_id = copy.table.row.id
    if copy.turn is None:
        anew, back = ("try", ""), ("open", "")
    else:
        anew, back = ("try-from", str(copy.turn)), ("history", f"turn.{copy.turn}")
    ways = [("button-undo", ("try-back", str(len(copy.before))))] if copy.before else []
    ways += [("button-try-anew", anew), ("button-try-leave", back)]
    return [button(w.say(label), verb, game_id, rest) for label, (verb, rest) in ways]


@replies("try", update=True, rest="")
async def press_try(interaction: Interaction, pressed: Pressed) -> Reply:
    """A new copy of a running game."""
    host = interaction.client.services.host
    return await trying(interaction, await copy_running(host, pressed.game_id, interaction.user.id))


@replies("try-from", update=True, rest=NUMBER)
async def press_try_from(interaction: Interaction, pressed: Pressed) -> Reply:
    """A new copy of a finished game after a turn."""
    host, turn = interaction.client.services.host, int(pressed.rest)
    return await trying(interaction, await copy_finished(host, pressed.game_id, interaction.user.id, turn))


@replies(CHOOSE, update=True, rest=f"{NUMBER}:.*", values=AT_MOST_ONE)
async def press_choose(interaction: Interaction, pressed: Pressed) -> Reply:
    host, w = interaction.client.services.host, reader_words(interaction)
    copy = copy_of(host, pressed.game_id, interaction.user.id)
    presses, notations = pressed.numbered
    try:
        goes_on = await try_move(host, copy, presses, *notations_in(notations))
    except Refusal as refusal:
        speech, names = game_words(copy.table.row.rules_name), names_of(w, copy.table.seats)
        reason = speech.refusal(w, refusal, copy.position.view(copy.seat), names)
        return await trying(interaction, copy, w.say("panel-refused", reason=reason))
    return await trying(interaction, copy, "" if goes_on else w.say("try-chance"))


@replies("try-back", update=True, rest=NUMBER)
async def press_back(interaction: Interaction, pressed: Pressed) -> Reply:
    """Takes the last press back; an old button changes nothing."""
    copy = copy_of(interaction.client.services.host, pressed.game_id, interaction.user.id)
    if int(pressed.rest) == len(copy.before):
        await undo_try(copy)
    return await trying(interaction, copy)
