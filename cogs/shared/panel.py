"""The private panel of a seat: what is asked, every legal option in words, the result so far as a picture."""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import discord

from cogs.shared import limits
from cogs.shared.pictures import draw
from cogs.shared.reply import Reply, ScreenName
from cogs.shared.routes import BUTTON, button, custom_id, menu, menu_option
from cogs.shared.seats import names_of
from cogs.shared.services import Services
from engine.core.decision import Decision
from engine.core.position import AnyPosition
from host import Panel
from render.games import other_pictures
from render.scene import BOARD
from words.games import game_words
from words.shapes import Label, clipped
from words.speech import Words

FEW_BUTTONS: Final = 2
SHORT_LABEL: Final = 38
Labels = dict[str, Label]


async def panel_reply(services: Services, panel: Panel, words: Words, *, notice: str = "") -> Reply:
    """The panel of a seat in the words of its reader; `notice` is said first."""
    table, game = panel.table, panel.table.row
    speech = game_words(game.rules_name)
    names = names_of(words, table.seats)
    view = panel.position.view(panel.seat)
    decision = panel.decision
    lines = [notice] if notice else []
    offered: Sequence[str] = ()
    rows: list[discord.ui.ActionRow[Any]] = []
    if decision is None:
        lines += [waiting_line(words, panel, names), speech.status_line(words, view, panel.seat)]
    else:
        asked = speech.prompt(words, view, decision, names)
        status = speech.status_line(words, view, panel.seat)
        lines.append(words.say("panel-head", question=asked.question, status=status))
        lines += [f"-# {line}" for line in asked.help.splitlines()]
        lines += final_lines(words, panel.position, panel.seat)
        offered = tuple(decision.options)
        rows = option_rows(words, panel, labels_of(words, panel, decision, names))
    composing = decision is not None and bool(table.open_rows)
    story = speech.turn_story(words, panel.events, names) if composing else ""
    if story:
        lines.append(story)
    drawing = draw(
        services.studio, game.rules_name, view, table.seats, words, which=(BOARD,), events=panel.events,
        offered=offered, acting=table.position.seats_to_act, panel=(game.id, panel.seat),
        running=composing,
    )  # fmt: skip
    return Reply(
        [discord.ui.TextDisplay[Any]("\n".join(lines)), *rows, *tools_rows(words, panel)],
        drawing=asyncio.ensure_future(drawing),
        screen=ScreenName("panel", game.id),
    )


def in_own_turn(position: AnyPosition, seat: int) -> bool:
    """Whether a seat that must act does so in its own turn."""
    return not position.choices or position.choices[0].seat == seat


def final_lines(words: Words, position: AnyPosition, seat: int) -> list[str]:
    """A warning where an answer cannot be taken back: it is given at once with others or in another seat's turn."""
    if position.sealed:
        return [words.say("panel-sealed")]
    return [] if in_own_turn(position, seat) else [words.say("panel-final")]


def waiting_line(words: Words, panel: Panel, names: Sequence[str]) -> str:
    """Whom the game waits for, where this seat has nothing to decide; or that it is over."""
    acting = panel.table.position.seats_to_act
    if panel.table.row.status == "cancelled":
        return words.say("refusal-game-cancelled")
    if not acting:
        return words.say("panel-game-over")
    choices = panel.table.position.choices
    mine = bool(choices) and choices[0].seat == panel.seat and not panel.table.position.sealed
    return words.say(
        "panel-waiting-mine" if mine else "panel-waiting", who=words.listed(names[seat] for seat in acting)
    )


def labels_of(words: Words, panel: Panel, decision: Decision, names: Sequence[str], *, foresee: bool = True) -> Labels:
    """The label of every option by its notation, the lowest rank first.

    `foresee`: say what an option leads to; for the seat alone, since it may show what others must not know.
    """
    speech = game_words(panel.table.row.rules_name)
    view = panel.position.view(panel.seat)
    labels = {
        notation: speech.option_label(
            words, view, decision, notation, panel.position.outlook(panel.seat, notation) if foresee else None, names
        )
        for notation in decision.options
    }
    return dict(sorted(labels.items(), key=lambda item: item[1].rank))


def option_rows(words: Words, panel: Panel, labels: Labels) -> list[discord.ui.ActionRow[Any]]:
    """A menu for each group of options, or a row of buttons where they are few and short."""
    groups: OrderedDict[str, Labels] = OrderedDict()
    for notation, label in labels.items():
        groups.setdefault(label.group, {})[notation] = label
    rows: list[discord.ui.ActionRow[Any]] = []
    for group, members in groups.items():
        if _fits_buttons(panel, members):
            rows.append(discord.ui.ActionRow[Any](*(_option_button(panel, *one) for one in members.items())))
        else:
            rows += _menus(words, panel, group, members)
    return rows


def _fits_buttons(panel: Panel, members: Labels) -> bool:
    longest = SHORT_LABEL if len(members) > FEW_BUTTONS else limits.BUTTON_LABEL
    short = all(len(label.text) <= longest and not label.detail for label in members.values())
    ids = all(len(_choice_id(panel, notation)) <= limits.CUSTOM_ID for notation in members)
    return len(members) <= limits.ROW_BUTTONS and short and ids


def _choice_id(panel: Panel, notation: str) -> str:
    return custom_id(BUTTON, "choose", panel.table.row.id, f"{panel.asked_after}:{notation}")


def _option_button(panel: Panel, notation: str, label: Label) -> Any:
    decision = panel.decision
    ends = decision is not None and decision.confirm and len(notation.split()) == 1
    style = discord.ButtonStyle.success if ends else discord.ButtonStyle.secondary
    return button(label.text, "choose", panel.table.row.id, f"{panel.asked_after}:{notation}", style=style)


def _menus(words: Words, panel: Panel, group: str, members: Labels) -> list[discord.ui.ActionRow[Any]]:
    notations = list(members)
    parts = [notations[i : i + limits.MENU_OPTIONS] for i in range(0, len(notations), limits.MENU_OPTIONS)]
    rows = []
    for number, part in enumerate(parts):
        title = game_words(panel.table.row.rules_name).placeholder(words, group)
        if len(parts) > 1:
            first, last = members[part[0]].text, members[part[-1]].text
            title = words.say("panel-menu-part", title=title, first=clipped(first, 60), last=clipped(last, 60))
        options = [menu_option(members[n].text, value=n, description=members[n].detail) for n in part]
        rest = f"{panel.asked_after}:{group}{number}"
        rows.append(discord.ui.ActionRow[Any](menu(title, options, "choose", panel.table.row.id, rest)))
    return rows


def tools_rows(words: Words, panel: Panel) -> list[discord.ui.ActionRow[Any]]:
    """Undo and reset where a decision is open, and the ways to look: hand, other pictures, the position as text."""
    game_id = panel.table.row.id
    items: list[discord.ui.Item[Any]] = []
    if panel.decision is not None and not panel.position.sealed:
        items += [
            button(words.say("button-undo"), "undo", game_id, disabled=not panel.can_undo),
            button(words.say("button-reset"), "reset", game_id, disabled=not panel.can_reset),
        ]
    topic = words.about(panel.table.row.rules_name)
    items += [
        button(words.say("button-hand"), "hand", game_id),
        *(button(topic.say(f"button-{name}"), "picture", game_id, name) for name in other_pictures(topic.topic)),
        button(words.say("button-state"), "state", game_id),
    ]
    return [
        discord.ui.ActionRow[Any](*items[start : start + limits.ROW_BUTTONS])
        for start in range(0, len(items), limits.ROW_BUTTONS)
    ]
