"""*More…* of calls and panels: which buttons stand there (to see, to know, to change, pings), and for whom."""

from typing import Any

import discord

from cogs.framework import (
    Interaction,
    Pressed,
    Reply,
    ScreenName,
    about_table,
    answer,
    button,
    handles,
    limits,
    reader_words,
    text_reply,
)
from cogs.panel.tools import BACK, MORE, further_button, none_ahead_told, reopen_button, signs_button, undoes
from cogs.panel.what import what_button
from host import Panel
from host.people.settings import settings_of
from host.table.history import Look
from host.table_options import PACE
from host.turn import looking
from render.games import overlays, pictures
from words.speech import Words

Buttons = list[discord.ui.Item[Any]]


@handles(MORE, rest=f"(?:{BACK})?")
async def press_more(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, _listed(interaction, pressed), update=pressed.rest == BACK)


async def _listed(interaction: Interaction, pressed: Pressed) -> Reply:
    """What concerns a seat is there for its person alone."""
    host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user.id
    look = await looking.look(host, pressed.game_id, person)
    panel = None if look.seat is None else await looking.panel(host, pressed.game_id, person)
    muted = pressed.game_id in (await settings_of(host.people, person)).muted
    groups = [_to_see(w, look), _to_know(w, look, panel)]
    groups += [] if panel is None else [_to_change(w, panel), _pings(w, panel, muted=muted)]
    rows = [row for group in groups for row in limits.batches(group, limits.ROW_BUTTONS)]
    return text_reply(w.say("more-title", **about_table(w, look.row)), *rows, screen=ScreenName(MORE, look.row.id))


def _to_see(w: Words, look: Look) -> Buttons:
    """The hand, the pictures, what is in reach, and the position as text."""
    game, game_id = look.row.rules_name, look.row.id
    names = [*pictures(game), *(overlays(game)[:1] if look.row.status == "running" else ())]
    return [
        *([] if look.seat is None else [button(w.say("button-hand"), "hand", game_id)]),
        *(button(w.about(game).say(f"button-{name}"), "picture", game_id, name) for name in names),
        button(w.say("button-state"), "state", game_id),
    ]


def _to_know(w: Words, look: Look, panel: Panel | None) -> Buttons:
    """What things are, rules and signs, and the turns so far."""
    game_id = look.row.id
    return [
        *([] if panel is None or panel.table.over else [what_button(w, game_id)]),
        button(w.say("button-look-up"), "topics", game_id),
        signs_button(w, game_id),
        *([] if look.row.lesson is not None else [button(w.say("button-history"), "history", game_id, "")]),
    ]


def _to_change(w: Words, panel: Panel) -> Buttons:
    """Taking back, a turn that is finished too: where others have posted since, its panel is far above."""
    game_id, table = panel.table.row.id, panel.table
    waits = panel.decision is None and not table.closed and table.row.lesson is None
    none_ahead = waits and none_ahead_told(w, table, panel.seat)
    ahead = "button-ahead" if panel.ahead is not None else "button-pass-ahead" if none_ahead else ""
    return [
        *([] if panel.reopens is None else [reopen_button(w, panel)]),
        *([button(w.say("button-reset"), "reset", game_id)] if undoes(panel) and panel.can_reset else []),
        *([further_button(w, panel)] if panel.can_ask else []),
        *([button(w.say(ahead), "ahead", game_id)] if ahead else []),
        *([] if table.over or table.row.lesson is not None else [button(w.say("button-try"), "try", game_id)]),
    ]


def _pings(w: Words, panel: Panel, *, muted: bool) -> Buttons:
    table = panel.table
    if PACE.of(table.row) is None or table.over or table.row.lesson is not None:
        return []
    later = [button(w.say("button-snooze"), "snooze", table.row.id)] if panel.seat in table.called else []
    return [*later, button(w.say("button-unmute" if muted else "button-mute"), "mute", table.row.id)]
