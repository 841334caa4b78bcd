"""What is said above the buttons of a panel: what comes after them, once, and of each of them rightly."""

import pytest

from cogs.panel.headings import FINISHING, GOING_ON, SHOWING
from cogs.panel.panel import choice_rows, labels_of
from cogs.panel.shortcuts import shortcuts_of
from tests.support.presses import WORDS, panel_of
from tests.support.quick_buttons import NAMES, moments
from tests.support.sentences import say


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
def test_that_the_turn_goes_on_is_said_once_and_never_above_the_button_that_ends_it(game: str) -> None:
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
        assert told.count(GOING_ON) <= 1, decision.kind
        seen |= {*told}
    assert seen > {FINISHING, GOING_ON}
