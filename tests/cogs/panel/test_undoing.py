"""The labels of *Undo* and *Redo* in every language."""

from dataclasses import replace

import pytest

from cogs.framework import limits
from cogs.panel.undoing import _named, label_from, redo_label
from tests.scenarios.marco_polo.given import start
from tests.support.language.messages import languages
from tests.support.presses import panel_of
from tests.support.quick_buttons import NAMES
from words.games import game_words
from words.shapes import Label, length_of
from words.speech import ENGLISH, words


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("choice", ["bazaar gold", "contracts", "purse", "black", "reroll", "coins", "travel"])
def test_a_label_names_a_choice_by_whole_words(language: str, choice: str) -> None:
    """By as much of it as says what is done and has room; elsewhere than in English it may have none."""
    position, w = start({"blue": {"dice": "6 6 6", "have": {"coin": 9, "camel": 9}}}), words(language)
    decision, speech = position.decision(0), game_words("marco_polo")
    named = speech.option_label(w, position.view(0), decision, choice, None, NAMES).text
    labels = {"button-undo": label_from(w, position, 0, [choice], NAMES)}
    labels["button-redo"] = redo_label(w, replace(panel_of(position, 0), redo=(choice,)), NAMES)
    for message, label in labels.items():
        before = w.say(f"{message}.what", what="")
        whole = label.startswith(before) and named.startswith(label.removeprefix(before))
        assert whole or (language != ENGLISH and label == w.say(message)), label
        assert "…" not in label and length_of(label) <= limits.SHORT_LABEL


@pytest.mark.parametrize("language", languages())
def test_a_choice_without_a_short_name_is_not_named(language: str) -> None:
    """Two goal cards kept are four cities."""
    w, kept = words(language), Label("Anxi and Moscow + Karachi and Sumatra of the goal cards")
    assert _named(w, "button-undo", kept) == w.say("button-undo")
    assert _named(w, "button-redo", kept) == w.say("button-redo")
