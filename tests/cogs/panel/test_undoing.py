"""The labels of *Undo* and *Redo* in every language."""

from dataclasses import replace

import pytest

from cogs.framework import limits
from cogs.panel.undoing import label_from, redo_label
from tests.scenarios.marco_polo.given import start
from tests.support.language.messages import languages
from tests.support.presses import panel_of
from words.shapes import length_of
from words.speech import words

LONG = "bazaar gold"


@pytest.mark.parametrize("language", languages())
def test_a_long_choice_is_cut_to_what_a_phone_shows_of_a_label(language: str) -> None:
    position, w = start({"blue": {"dice": "6 6 6"}}), words(language)
    label = label_from(w, position, 0, [LONG], ("Ada", "Ben"))
    assert len(w.say("button-undo.what", what="")) < length_of(label) <= limits.SHORT_LABEL
    panel = replace(panel_of(position, 0), redo=(LONG,))
    assert length_of(redo_label(w, panel, ("Ada", "Ben"))) <= limits.SHORT_LABEL
