"""Each thing that people meet is explained in one line, and nothing is explained that nobody meets."""

import re

import pytest

from engine.core.create import new_position
from engine.games import rules_of
from words.games import GAMES
from words.speech import LOCALES, Words

WORDS = Words("en", strict=True)
ONE_LINE = 120  # characters: two lines on a phone


@pytest.mark.parametrize("name", GAMES)
def test_each_thing_has_one_short_line(name: str) -> None:
    speech = GAMES[name]
    things = {*speech.met_at.values(), *speech.met_with.values(), *speech.met_besides}
    text = (LOCALES / "en" / name / "met.ftl").read_text("utf-8")
    assert set(re.findall("^met-([a-z-]+) =", text, re.MULTILINE)) == things
    assert all(len(speech.first_line(WORDS, thing)) <= ONE_LINE for thing in things)


@pytest.mark.parametrize("name", GAMES)
def test_the_first_turn_is_met_first(name: str) -> None:
    rules = rules_of(name)
    position = new_position(rules, {}, rules.colours[: rules.min_seats], bytes(32))
    while (decision := position.decisions[0]).kind not in ("move", "turn"):
        position.choose(decision.seat, next(iter(decision.options)))
    assert GAMES[name].meetings(position.view(decision.seat), decision)[0] == "turn"
