"""Each thing that people meet is explained in one line, and nothing is explained that nobody meets."""

import re

import pytest

from engine.core.create import new_position
from engine.games import rules_of
from tests.scenarios.marco_polo.given import start
from words import speech
from words.games import GAMES
from words.speech import Words

WORDS = Words("en", strict=True)
ONE_LINE = 120  # characters: two lines on a phone


def things_of(name: str) -> set[str]:
    game = GAMES[name]
    return {*game.met_at.values(), *game.met_with.values(), *game.met_besides}


@pytest.mark.parametrize("name", GAMES)
def test_each_thing_has_one_short_line(name: str) -> None:
    things = things_of(name)
    text = "\n".join(path.read_text("utf-8") for path in (speech.LOCALES / "en" / name).glob("*.ftl"))
    assert set(re.findall("^met-([a-z-]+) =", text, re.MULTILINE)) == things
    assert all(len(GAMES[name].first_line(WORDS, thing)) <= ONE_LINE for thing in things)


@pytest.mark.parametrize("name", [*filter(things_of, GAMES)])
def test_the_first_turn_is_met_first(name: str) -> None:
    rules = rules_of(name)
    position = new_position(rules, {}, rules.colours[: rules.min_seats], bytes(32))
    while (decision := position.decisions[0]).kind not in ("move", "turn"):
        position.choose(decision.seat, next(iter(decision.options)))
    assert GAMES[name].meetings(position.view(decision.seat), decision)[0] == "turn"


@pytest.mark.parametrize(("space", "met"), [("khan", False), ("bazaar pepper", True)])
def test_that_the_lowest_die_decides_is_not_said_where_any_die_brings_the_same(space: str, met: bool) -> None:
    position = start({"blue": {"dice": "2 3 6"}})
    position.choose(0, space)
    assert ("dice" in GAMES["marco_polo"].meetings(position.view(0), position.decision(0))) is met
