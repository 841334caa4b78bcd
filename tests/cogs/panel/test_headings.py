"""What is said above the buttons of a panel: what comes after them, once, and of each of them rightly."""

from typing import Any

import discord
import pytest

from cogs.framework import button
from cogs.panel.headings import FINISHING, GOING_ON, SHOWING, Above, headings_once
from cogs.panel.panel import choice_rows, labels_of
from cogs.panel.shortcuts import shortcuts_of
from tests.support.presses import WORDS, panel_of
from tests.support.quick_buttons import NAMES, moments
from tests.support.sentences import say

BUTTONS, MENU, END = "buttons", "menu", "end"


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_what_comes_after_buttons_is_said_once_and_rightly_of_the_one_that_ends_the_turn(game: str) -> None:
    messages = {say(each, count=count): each for each in (FINISHING, SHOWING, GOING_ON) for count in range(1, 26)}
    seen = set[str]()
    for position in moments(game, {}, (2, 3), every=4):
        panel, decision = panel_of(position, position.decisions[0].seat), position.decisions[0]
        labels = labels_of(WORDS, panel, decision, NAMES)
        told = [""]
        for row in choice_rows(WORDS, panel, labels, shortcuts_of(WORDS, panel, labels, NAMES)):
            part = row.to_component_dict()
            first = str(part.get("content", "")).partition("\n")[0]
            told += [messages[first]] if first in messages else []
            ends = any(each.get("label") == say("label-end") for each in part.get("components", ()))
            assert not ends or told[-1] in ("", FINISHING), decision.kind
        assert len({*told}) == len(told), decision.kind
        seen |= {*told}
    assert seen > {FINISHING, GOING_ON}


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ((GOING_ON, BUTTONS, MENU, GOING_ON, BUTTONS), ((GOING_ON, 2), BUTTONS, MENU, BUTTONS)),
        ((SHOWING, BUTTONS, SHOWING, BUTTONS), ((SHOWING, 2), BUTTONS, BUTTONS)),
        ((SHOWING, BUTTONS, MENU, SHOWING, BUTTONS), ((SHOWING, 2), BUTTONS, BUTTONS, MENU)),
        (
            (FINISHING, BUTTONS, GOING_ON, BUTTONS, FINISHING, BUTTONS, GOING_ON, BUTTONS),
            ((FINISHING, 2), BUTTONS, BUTTONS, (GOING_ON, 2), BUTTONS, BUTTONS),
        ),
        ((MENU, END), (MENU, BUTTONS)),
        ((GOING_ON, BUTTONS, END), ((GOING_ON, 1), BUTTONS, (FINISHING, 1), BUTTONS)),
        ((FINISHING, BUTTONS, GOING_ON, BUTTONS, END), ((FINISHING, 2), BUTTONS, BUTTONS, (GOING_ON, 1), BUTTONS)),
    ],
)
def test_what_comes_after_rows_is_said_once_above_all_of_them(
    rows: tuple[str, ...], told: tuple[str | tuple[str, int], ...]
) -> None:
    """END: the button that ends the turn by its name."""
    given: list[Any] = []
    for row in rows:
        if row in (FINISHING, SHOWING, GOING_ON, END):
            given.append(Above(WORDS, FINISHING if row == END else row, 1, named=row == END))
        if row in (BUTTONS, MENU, END):
            given.append(discord.ui.ActionRow(discord.ui.Select() if row == MENU else discord.ui.Button(label=row)))
    left: list[Any] = headings_once(given)
    wanted = [each if isinstance(each, str) else say(each[0], count=each[1]) for each in told]
    kinds = {discord.ComponentType.button: BUTTONS, discord.ComponentType.select: MENU}
    assert [row.content if isinstance(row, Above) else kinds[row.children[0].type] for row in left] == wanted


def test_that_there_is_no_undo_is_not_said_again_below_the_line_that_says_it() -> None:
    final = say("chance-final")
    lines = ["- **8**: 1 fabric · " + say("chance-roll"), "- **22**: 2 letters · " + final]
    rows: list[Any] = [
        Above(WORDS, SHOWING, 2, lines),
        discord.ui.ActionRow[Any](button("Bid 3 lira · " + final, "choose"), button(say("chance-draw"), "choose")),
    ]
    above, row = headings_once(rows)
    told = [say(SHOWING, count=2), "- **8**: 1 fabric · roll", "- **22**: 2 letters"]
    assert isinstance(above, Above) and above.content.splitlines() == told
    assert [part["label"] for part in row.to_component_dict()["components"]] == ["Bid 3 lira", "draw"]
