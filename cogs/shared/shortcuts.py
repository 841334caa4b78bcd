"""Buttons above the menus of a panel: several choices at one press, or one choice of a long menu.

What a button does is said on it, all that it brings and costs. The menus offer the same, step by step, and more."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final, NamedTuple

import discord

from cogs.shared import limits
from cogs.shared.routes import BUTTON, button, custom_id
from host import Panel
from words.games import game_words
from words.shapes import Label
from words.speech import Words

BETWEEN: Final = "/"  # between notations, none of which has one


class ShortcutButton(NamedTuple):
    """What a button says and carries."""

    label: str
    rest: str


def shortcut_buttons(
    words: Words, panel: Panel, labels: Mapping[str, Label], names: Sequence[str]
) -> list[ShortcutButton]:
    """As many as a row holds, in the order of the menus: the first that bring something, of each option its first
    before any option's second. Where no shortcut begins, the first options of a long menu.

    `labels`: of the decision's options, in the order of the menus."""
    if panel.decision is None or panel.position.sealed:
        return []
    if panel.decision.kind not in panel.position.rules.shortcut_kinds:
        return _first_options(panel, labels)
    view = panel.position.view(panel.seat)
    found: list[tuple[int, int, ShortcutButton]] = []
    for at, option in enumerate(labels):
        beginning = _beginning_with(words, panel, view, option, names)
        found += [(number, at, one) for number, one in enumerate(beginning)]
        if sum(not number for number, _, _ in found) == limits.ROW_BUTTONS:
            break
    chosen = sorted(found)[: limits.ROW_BUTTONS]
    return [one for number, at, one in sorted(chosen, key=lambda one: (one[1], one[0]))]


def shortcut_row(panel: Panel, found: Sequence[ShortcutButton]) -> list[discord.ui.ActionRow[Any]]:
    """The row of buttons; none where there are none."""
    row = [button(one.label, "shortcut", panel.table.row.id, one.rest) for one in found]
    return [discord.ui.ActionRow[Any](*row)] if row else []


def shortcut_lines(words: Words, found: Sequence[ShortcutButton]) -> list[str]:
    """What is said of buttons that make several choices."""
    return [words.say("panel-shortcuts")] if any(BETWEEN in one.rest for one in found) else []


def _beginning_with(
    words: Words, panel: Panel, view: Any, option: str, names: Sequence[str]
) -> Iterator[ShortcutButton]:
    speech = game_words(panel.table.row.rules_name)
    for one in panel.position.shortcuts(panel.seat, option):
        label = speech.shortcut_label(words, view, one.events, names)
        rest = f"{panel.asked_after}:{BETWEEN.join(one.notations)}"
        if label and len(label) <= limits.BUTTON_LABEL and _carries(panel, rest):
            yield ShortcutButton(label, rest)


def _first_options(panel: Panel, labels: Mapping[str, Label]) -> list[ShortcutButton]:
    """Of the first menu, if it is longer than a row of buttons."""
    group = next(iter(labels.values())).group
    members = {notation: label for notation, label in labels.items() if label.group == group}
    if len(members) <= limits.ROW_BUTTONS:
        return []
    found = [
        ShortcutButton(label.whole if len(label.whole) <= limits.BUTTON_LABEL else label.text, rest)
        for notation, label in members.items()
        if _carries(panel, rest := f"{panel.asked_after}:{notation}")
    ]
    return found[: limits.ROW_BUTTONS]


def _carries(panel: Panel, rest: str) -> bool:
    return len(custom_id(BUTTON, "shortcut", panel.table.row.id, rest)) <= limits.CUSTOM_ID
