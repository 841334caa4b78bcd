"""Tests of behaviour ask for a message and its figures (`tests.support.sentences`): what they are told is true."""

import pytest

from tests.support.sentences import say, tells
from words.speech import Unsaid


def test_a_sentence_is_found_in_a_text_with_the_figures_that_are_named() -> None:
    text = f"**Ben**\n-# {say('nudged', who='Ada', again='today')}\n"
    assert (
        tells(text, "nudged") and tells(text, "nudged", who="Ada") and tells(text, "nudged", who="Ada", again="today")
    )
    assert not tells(text, "nudged", who="Ben") and not tells(text, "refusal-nudged-enough")


@pytest.mark.parametrize("count", [1, 2, 7])
def test_what_is_not_named_may_decide_how_a_sentence_is_said(count: int) -> None:
    text = say("istanbul/seat-guild-cards", count=count)
    assert tells(text, "istanbul/seat-guild-cards") and tells(text, "istanbul/seat-guild-cards", count=count)
    assert not tells(text, "istanbul/seat-guild-cards", count=3)


def test_what_is_not_named_stays_within_a_line() -> None:
    assert not tells(say("nudged", who="Ada", again="to\nday"), "nudged")


def test_a_game_says_what_all_games_say_too() -> None:
    assert say("istanbul/place-16") == "Gemstone Dealer"
    assert say("istanbul/nudged", who="Ada", again="today") == say("nudged", who="Ada", again="today")
    assert tells(say("nudged", who="Ada", again="today"), "istanbul/nudged")


def test_a_message_that_does_not_exist_or_lacks_a_figure_is_an_error() -> None:
    with pytest.raises(Unsaid, match="no-such-message"):
        say("no-such-message")
    with pytest.raises(KeyError, match="no-such-message"):
        tells("text", "no-such-message")
    with pytest.raises(Unsaid, match="again"):
        say("nudged", who="Ada")
