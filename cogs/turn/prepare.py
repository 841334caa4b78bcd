"""Preparing one's next turn: its private panel, which plays on a copy, and taking choices of it back."""

import asyncio
from dataclasses import replace
from typing import Any

import discord

from cogs.framework import (
    AT_MOST_ONE,
    NUMBER,
    ONE_VALUE,
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
from cogs.panel import what
from cogs.panel.carried import notations_in
from cogs.panel.panel import choice_rows, labels_of, thing_lines
from cogs.panel.shortcuts import shortcuts_of
from cogs.panel.undoing import label_from
from cogs.posts.direct_posts import plan_obstacle
from engine.core.decision import Refusal
from host.people.settings import settings_of
from host.turn.hints import advice_for
from host.turn.looking import Panel, last_turn
from host.turn.prepared_turn import Preparing, prepare, prepared
from render.games import panel_pictures
from words.games import game_words

CHOOSE = "prepare-choose"
WHAT = "prepare-what"


async def preparing(interaction: Interaction, plan: Preparing, notice: str = "", thing: str | None = None) -> Reply:
    """The choices prepared so far, whole turns and the next options, and the board as it would be; `thing`: what its
    person asks about, whose answer takes the place of all choices (see `what.answer_parts`)."""
    services, w = interaction.client.services, reader_words(interaction)
    table, seat, game = plan.table, plan.seat, plan.table.row
    speech, names = game_words(game.rules_name), names_of(w, table.seats)
    position, decision = plan.rehearsal.position, plan.rehearsal.decision(seat)
    story, off = speech.turn_story(words_of_game(w, game), plan.rehearsal.events, names), ""
    if plan.off is not None:
        off = w.sentences([w.say("prepare-off", why=plan.off.why), plan_obstacle(w, table, seat, plan.off)])
    lines = [notice, w.say("prepare-title"), off, story]
    undo = w.say("button-undo")
    if plan.rehearsal.before is not None:
        undo = label_from(w, plan.rehearsal.before, seat, plan.choices[plan.keeps :], names)
    tools: list[discord.ui.Item[Any]] = []
    if plan.choices:
        tools.append(button(undo, "prepare-back", game.id, str(plan.keeps)))
        tools.append(button(w.say("button-drop-plan"), "prepare-back", game.id, "drop"))
    below: list[discord.ui.Item[Any]] = []
    drawing = None
    if position is None or decision is None:
        lines.append(w.say("prepare-ends"))
    else:
        view = position.view(seat)
        prompt = speech.prompt(w, view, decision, names)
        lines += [w.say("prepare-question", question=prompt.question), *thing_lines(prompt)]
        panel = Panel(table, seat, position, decision, len(plan.choices), False, False, choosing=CHOOSE)
        panel = replace(panel, advised=await advice_for(services.host, panel))
        labels = labels_of(w, panel, decision, names)
        shortcuts = shortcuts_of(w, panel, labels, names, listed=bool(prompt.things))
        asker = what.Asker(w, panel, labels, names, WHAT)
        if thing is None:
            below += choice_rows(w, panel, labels, shortcuts)
            tools.append(what.what_button(w, game.id, WHAT))
        else:
            below, tools = what.answer_parts(asker, thing), []
        offered = tuple(decision.options)
        style = panel_style(await settings_of(services.host.people, interaction.user.id))
        board = draw(
            services.studio,
            game.rules_name,
            view,
            table.seats,
            w,
            which=panel_pictures(game.rules_name, view, offered),
            events=plan.rehearsal.events or await last_turn(services.host, table),
            offered=offered,
            acting=(seat,),
            running=True,
            style=style,
            outlooks=[position.outlook(seat, notation) for notation in offered],
        )
        drawing = asyncio.ensure_future(what.drawn_besides(services.studio, asker, thing, style, board))
    text = discord.ui.TextDisplay[Any]("\n".join(filter(None, lines)))
    parts = [text, *below, *([discord.ui.ActionRow[Any](*tools)] if tools else [])]
    return Reply(parts, drawing=drawing, screen=ScreenName("prepare", game.id))


async def _opened(interaction: Interaction, game_id: str, thing: str | None = None) -> Reply:
    plan = await prepared(interaction.client.services.host, game_id, interaction.user.id)
    return await preparing(interaction, plan, thing=thing)


async def _changed(interaction: Interaction, game_id: str, keep: int, *more: str) -> Reply:
    host, person, notice = interaction.client.services.host, interaction.user.id, ""
    try:
        plan = await prepare(host, game_id, person, keep, *more)
    except Refusal as refusal:
        plan = await prepared(host, game_id, person)
        w, table = reader_words(interaction), plan.table
        view = table.public_position().view(plan.seat)
        reason = game_words(table.row.rules_name).refusal(w, refusal, view, names_of(w, table.seats))
        notice = w.say("panel-refused", reason=reason)
    return await preparing(interaction, plan, notice)


@replies("prepare", rest="")
async def press_prepare(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _opened(interaction, pressed.game_id)


@replies(WHAT, update=True, rest="open|close")
async def press_what(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _opened(interaction, pressed.game_id, what.NOTHING_YET if pressed.rest == "open" else None)


@replies(f"{WHAT}-is", update=True, value=what.KEY, values=ONE_VALUE)
async def press_what_is(interaction: Interaction, pressed: Pressed) -> Reply:
    return await _opened(interaction, pressed.game_id, pressed.value)


@replies(CHOOSE, update=True, rest=f"{NUMBER}:.*", values=AT_MOST_ONE)
async def press_choose(interaction: Interaction, pressed: Pressed) -> Reply:
    keep, notations = pressed.numbered
    return await _changed(interaction, pressed.game_id, keep, *notations_in(notations))


@replies("prepare-back", update=True, rest=f"{NUMBER}|drop")
async def press_back(interaction: Interaction, pressed: Pressed) -> Reply:
    """Takes the last press of the plan back, or all of it."""
    return await _changed(interaction, pressed.game_id, 0 if pressed.rest == "drop" else int(pressed.rest))
