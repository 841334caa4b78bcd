"""Buttons above the menus of a panel: several choices at one press, or one choice of a menu.

What a button does is said on it, all that it brings and costs. The menus offer the same, step by step, and more."""

from collections.abc import Iterator, Mapping, Sequence
from operator import itemgetter
from typing import Any, Final, NamedTuple

import discord

from cogs.framework import BUTTON, button, custom_id, limits
from cogs.panel.menus import fits_buttons, text_on_button
from host import Panel
from words.games import game_words
from words.shapes import Label, length_of
from words.speech import Words

BETWEEN: Final = "/"  # between notations, none of which has one
STYLES: Final = {False: discord.ButtonStyle.secondary, True: discord.ButtonStyle.primary}
"""Of a button, by whether a lesson means it."""


class ShortcutButton(NamedTuple):
    """The label and the choices of a button; `again`: it is what its person chose when last asked this; `meant`: it is
    what a lesson means."""

    label: str
    rest: str
    again: bool = False
    meant: bool = False


def shortcut_buttons(w: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str]) -> list[ShortcutButton]:
    """As many as a row holds, in the order of the menus: those with a prize such as a ruby, then the first that bring
    something, of each option its first before any option's second. Where no shortcut begins, the last answer, and the
    first options of a long menu.

    `labels`: of the decision's options, in the order of the menus."""
    if panel.decision is None or panel.position.sealed:
        return []
    if panel.meant is not None:
        return _meant(panel, labels, panel.meant)
    if panel.decision.kind not in panel.position.rules.shortcut_kinds:
        return _options_of_menus(panel, labels)
    view = panel.position.view(panel.seat)
    ranked: list[tuple[bool, int, int, ShortcutButton]] = []
    for at, option in enumerate(labels):
        beginning = _beginning_with(w, panel, labels, view, option, names)
        ranked += [(not prize, number, at, shortcut) for number, (prize, shortcut) in enumerate(beginning)]
    best = sorted(ranked)[: limits.ROW_BUTTONS]
    return [shortcut for _, number, at, shortcut in sorted(best, key=itemgetter(2, 1))]


def shortcut_row(panel: Panel, shortcuts: Sequence[ShortcutButton]) -> list[discord.ui.ActionRow[Any]]:
    """The row of buttons; none where there are none."""
    game_id = panel.table.row.id
    row = [button(each.label, "shortcut", game_id, each.rest, style=STYLES[each.meant]) for each in shortcuts]
    return [discord.ui.ActionRow[Any](*row)] if row else []


def shortcut_lines(w: Words, shortcuts: Sequence[ShortcutButton]) -> list[str]:
    """The line that explains a button for the last answer."""
    return [w.say("panel-last-answer")] if any(shortcut.again for shortcut in shortcuts) else []


def has_shortcuts(panel: Panel) -> bool:
    """Whether buttons may make several choices here."""
    decision, position = panel.decision, panel.position
    if decision is None or position.sealed or decision.kind not in position.rules.shortcut_kinds:
        return False
    shortcuts = (shortcut for option in decision.options for shortcut in position.shortcuts(panel.seat, option))
    return any(len(shortcut.notations) > 1 for shortcut in shortcuts)


def _beginning_with(
    w: Words, panel: Panel, labels: Mapping[str, Label], view: Any, option: str, names: Sequence[str]
) -> Iterator[tuple[bool, ShortcutButton]]:
    """Those that begin with an option, each with whether it brings a prize; not an option alone that has a button of
    its own."""
    speech, has_button = game_words(panel.table.row.rules_name), not _in_menu(panel, labels, option)
    for shortcut in panel.position.shortcuts(panel.seat, option):
        if has_button and len(shortcut.notations) == 1:
            continue
        label = speech.shortcut_label(w, view, shortcut, names)
        rest = f"{panel.asked_after}:{BETWEEN.join(shortcut.notations)}"
        if label and length_of(label) <= limits.BUTTON_LABEL and _carries(panel, rest):
            prize = any(isinstance(event, panel.position.rules.prizes) for event in shortcut.events)
            yield prize, ShortcutButton(label, rest)


def _meant(panel: Panel, labels: Mapping[str, Label], notation: str) -> list[ShortcutButton]:
    """The option that a lesson means, if it stands in a menu; a button of its own is lit (`cogs.panel.menus`)."""
    rest = f"{panel.asked_after}:{notation}"
    if notation not in labels or not _in_menu(panel, labels, notation) or not _carries(panel, rest):
        return []
    return [ShortcutButton(text_on_button(labels[notation]), rest, meant=True)]


def _options_of_menus(panel: Panel, labels: Mapping[str, Label]) -> list[ShortcutButton]:
    """The last answer if it stands in a menu, and the first options of the first menu, if that is longer than a row of
    buttons: those that a button tells whole, or else such of the next menu."""
    last = [notation for notation in labels if notation == panel.last_answer and _in_menu(panel, labels, notation)]
    whole: dict[str, list[str]] = {label.group: [] for label in labels.values()}
    for notation, label in labels.items():
        if length_of(label.whole) <= limits.BUTTON_LABEL and _in_menu(panel, labels, notation):
            whole[label.group].append(notation)
    long = len(_group_of(labels, next(iter(labels)))) > limits.ROW_BUTTONS
    first = next(filter(None, whole.values()), []) if long else []
    shortcuts = [
        ShortcutButton(text_on_button(labels[notation]), rest, notation in last)
        for notation in dict.fromkeys([*last, *first])
        if _carries(panel, rest := f"{panel.asked_after}:{notation}")
    ]
    return shortcuts[: limits.ROW_BUTTONS]


def _in_menu(panel: Panel, labels: Mapping[str, Label], notation: str) -> bool:
    return not fits_buttons(panel, _group_of(labels, notation))


def _group_of(labels: Mapping[str, Label], notation: str) -> dict[str, Label]:
    """The options that stand together with one of them."""
    return {member: label for member, label in labels.items() if label.group == labels[notation].group}


def _carries(panel: Panel, rest: str) -> bool:
    return len(custom_id(BUTTON, "shortcut", panel.table.row.id, rest)) <= limits.CUSTOM_ID
