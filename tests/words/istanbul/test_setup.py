"""Set-up options: each value says what it does; what cannot be is refused saying what can."""

import pytest

from engine.core.options import BadOption
from engine.istanbul.rules import ISTANBUL
from engine.istanbul.setup.options import OPTIONS
from tests.support.language.istanbul_words import WORDS
from tests.support.language.refused import refusal_of
from words.istanbul import ISTANBUL as SPEECH

VALUES = [(option.name, value) for option in OPTIONS for value in option.allowed]


@pytest.mark.parametrize(("field", "value"), VALUES)
def test_every_value_says_what_it_does(field: str, value: str) -> None:
    assert 0 < len(SPEECH.option_title(WORDS, field)) <= 45
    assert 0 < len(SPEECH.option_title(WORDS, field, value)) <= 80
    assert 0 < len(SPEECH.option_help(WORDS, field, value)) <= 100


@pytest.mark.parametrize(
    ("options", "seats", "told"),
    [
        ({"layout": "round"}, 3, "“round” isn't a choice for “Layout”. You can use: “Short paths”, “Long paths”,"),
        ({"coffee": "on"}, 3, "There's no option “coffee” in this game. You can use: "),
        ({"expansion": "mocha", "layout": "short"}, 3, "“Short paths” isn't a choice for “Layout” in this game. You"),
        ({"expansion": "mocha", "deck": "both"}, 3, "This game has no option “Bonus cards”."),
        ({"neutral-assistants": "on"}, 5, "With neutral assistants, one colour must stay free, so at most 4 can play."),
        ({}, 6, "You need 2 to 5 players for Istanbul, not 6."),
    ],
)  # fmt: skip
def test_what_cannot_be_is_refused_in_words(options: dict[str, str], seats: int, told: str) -> None:
    with pytest.raises(BadOption) as caught:
        ISTANBUL.check_options(options, seats)
    assert SPEECH.refusal(WORDS, refusal_of(caught.value), None, ()).startswith(told)


def test_values_that_people_type_may_be_anything() -> None:
    for value in ("", "{ $x }", "ünlike", "a b"):
        refusal = refusal_of(BadOption("layout", value, ("short",)))
        assert "Short paths" in SPEECH.refusal(WORDS, refusal, None, ())
