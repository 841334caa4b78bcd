"""Set-up options: each value says what it does; what cannot be is refused saying what can."""

import pytest

from engine.core.create import new_position
from engine.core.options import BadOption
from engine.games import rules_of
from engine.marco_polo.rules import MARCO_POLO
from engine.marco_polo.setup import OPTIONS
from tests.support.language.marco_polo_words import WORDS
from tests.support.language.refused import refusal_of
from words.marco_polo import MARCO_POLO as SPEECH

VALUES = [(option.name, value) for option in OPTIONS for value in option.allowed]


@pytest.mark.parametrize(("field", "value"), VALUES)
def test_every_value_says_what_it_does(field: str, value: str) -> None:
    assert 0 < len(SPEECH.option_title(WORDS, field)) <= 45
    assert 0 < len(SPEECH.option_title(WORDS, field, value)) <= 80
    assert 0 < len(SPEECH.option_help(WORDS, field, value)) <= 100


def test_titles_of_values_can_stand_alone() -> None:
    titles = [SPEECH.option_title(WORDS, field, value) for field, value in VALUES]
    assert len(set(titles)) == len(titles)


def test_the_recommended_value_is_the_default_and_says_so() -> None:
    assert all("recommended" in SPEECH.option_help(WORDS, option.name, option.allowed[0]) for option in OPTIONS)
    others = [(option.name, value) for option in OPTIONS for value in option.allowed[1:]]
    assert not any("recommended" in SPEECH.option_help(WORDS, *one) for one in others)


@pytest.mark.parametrize(
    ("options", "seats", "told"),
    [
        ({"goals": "none"}, 3, "“none” isn't a choice for “Secret goals”. You can use: “Dealt” or “Chosen”."),
        ({"coffee": "on"}, 3, "There's no option “coffee” in this game. You can use: "),
        ({}, 5, "You need 2 to 4 players for The Voyages of Marco Polo, not 5."),
    ],
)
def test_what_cannot_be_is_refused_in_words(options: dict[str, str], seats: int, told: str) -> None:
    with pytest.raises(BadOption) as caught:
        MARCO_POLO.check_options(options, seats)
    assert SPEECH.refusal(WORDS, refusal_of(caught.value), None, ()).startswith(told)


def test_colours_that_cannot_be_are_refused_in_words() -> None:
    with pytest.raises(BadOption) as caught:
        new_position(rules_of("marco_polo"), {}, ("blue", "purple"), bytes(32))
    assert "purple" in SPEECH.refusal(WORDS, refusal_of(caught.value), None, ())


def test_values_that_people_type_may_be_anything() -> None:
    for value in ("", "{ $x }", "ünlike", "a b"):
        refusal = refusal_of(BadOption("goals", value, ("dealt",)))
        assert "Dealt" in SPEECH.refusal(WORDS, refusal, None, ())
