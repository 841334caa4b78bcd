"""*More…* of calls and panels: which buttons stand there (to see, to know, to change, pings), for whom, and which of
them behind one more press."""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

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
from cogs.framework.routes import RoutedButton
from cogs.panel.tools import (
    BACK,
    MORE,
    back_button,
    further_button,
    none_ahead_told,
    reopen_button,
    signs_button,
    undoes,
)
from cogs.panel.what import what_button
from host import Panel
from host.people.settings import settings_of
from host.table.history import Look
from host.table_options import PACE
from host.turn import looking
from render.games import overlays, pictures
from words.speech import Words

Buttons = Sequence[discord.ui.Item[Any]]
FURTHER: Final = "further"
MOST: Final = 11
"""Buttons of a list that are read at a glance."""


class _Group(NamedTuple):
    """Buttons of one kind: those that are `often` wanted, and others."""

    often: Buttons
    seldom: Buttons


@handles(MORE, rest=f"(?:{BACK}|{FURTHER})?")
async def press_more(interaction: Interaction, pressed: Pressed) -> None:
    await answer(interaction, _listed(interaction, pressed), update=bool(pressed.rest))


async def _listed(interaction: Interaction, pressed: Pressed) -> Reply:
    """What concerns a seat is there for its person alone. Of more buttons than `MOST` those that are seldom wanted
    stand on a page of their own."""
    host, w, person = interaction.client.services.host, reader_words(interaction), interaction.user.id
    look = await looking.look(host, pressed.game_id, person)
    panel = None if look.seat is None else await looking.panel(host, pressed.game_id, person)
    muted = pressed.game_id in (await settings_of(host.people, person)).muted
    groups = [_to_see(w, look), _to_know(w, look, panel)]
    groups += [] if panel is None else [_to_change(w, panel), _pings(w, panel, muted=muted)]
    pages: list[Buttons]
    if sum(len(group.often) + len(group.seldom) for group in groups) <= MOST:
        pages = [[*group.often, *group.seldom] for group in groups]
    elif pressed.rest == FURTHER:
        pages = [*(group.seldom for group in groups), [back_button(w, look.row.id)]]
    else:
        further = button(w.say("button-more-further"), MORE, look.row.id, FURTHER)
        pages = [*(group.often for group in groups), [further]]
    rows = [row for buttons in pages for row in limits.batches(buttons, limits.ROW_BUTTONS)]
    return text_reply(w.say("more-title", **about_table(w, look.row)), *rows, screen=ScreenName(MORE, look.row.id))


def _to_see(w: Words, look: Look) -> _Group:
    """The hand and the pictures; what is in reach, and the position as text."""
    game, game_id = look.row.rules_name, look.row.id
    reach = overlays(game)[:1] if look.row.status == "running" else ()

    def picture(name: str) -> RoutedButton:
        return button(w.about(game).say(f"button-{name}"), "picture", game_id, name)

    hand = [] if look.seat is None else [button(w.say("button-hand"), "hand", game_id)]
    state = button(w.say("button-state"), "state", game_id)
    return _Group([*hand, *map(picture, pictures(game))], [*map(picture, reach), state])


def _to_know(w: Words, look: Look, panel: Panel | None) -> _Group:
    """What things are, rules, and the turns so far; signs."""
    game_id = look.row.id
    often = [
        *([] if panel is None or panel.table.over else [what_button(w, game_id)]),
        button(w.say("button-look-up"), "topics", game_id),
        *([] if look.row.lesson is not None else [button(w.say("button-history"), "history", game_id, "")]),
    ]
    return _Group(often, [signs_button(w, game_id)])


def _to_change(w: Words, panel: Panel) -> _Group:
    """The nearest way to take back, also a turn that is finished: where others have posted since, its panel is far
    above; what is answered in advance, trying moves; other ways to take back."""
    game_id, table = panel.table.row.id, panel.table
    waits = panel.decision is None and not table.closed and table.row.lesson is None
    none_ahead = waits and none_ahead_told(w, table, panel.seat)
    ahead = "button-ahead" if panel.ahead is not None else "button-pass-ahead" if none_ahead else ""
    back = [
        *([] if panel.reopens is None else [reopen_button(w, panel)]),
        *([button(w.say("button-reset"), "reset", game_id)] if undoes(panel) and panel.can_reset else []),
        *([further_button(w, panel)] if panel.can_ask else []),
    ]
    others = [
        *([button(w.say(ahead), "ahead", game_id)] if ahead else []),
        *([] if table.over or table.row.lesson is not None else [button(w.say("button-try"), "try", game_id)]),
    ]
    return _Group([*back[:1], *others], back[1:])


def _pings(w: Words, panel: Panel, *, muted: bool) -> _Group:
    table = panel.table
    if PACE.of(table.row) is None or table.over or table.row.lesson is not None:
        return _Group([], [])
    later = [button(w.say("button-snooze"), "snooze", table.row.id)] if panel.seat in table.called else []
    return _Group(later, [button(w.say("button-unmute" if muted else "button-mute"), "mute", table.row.id)])
