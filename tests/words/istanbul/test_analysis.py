"""What is told of a turn of Istanbul that luck or choices decided."""

import pytest

from engine.istanbul.events import GainedLira, GainedRuby, Moved, Rolled, SpentLira, TurnBegan
from tests.support.sentences import say
from words.analysis import MOST_CHANCES, SwingFacts, sum_told, swing_told
from words.speech import ENGLISH, Words

WORDS = Words(ENGLISH, strict=True)
NAMES = ("Ada", "Ben")
WALK, RUBY = Moved(0, 1, 2), GainedRuby(0, 16)
LUCK, CHOICE = "analysis-luck", "analysis-choice"


def told(luck: float, choice: float, *events: tuple[object, ...], better: tuple[object, ...] = (RUBY,)) -> str:
    return swing_told(WORDS, "istanbul", SwingFacts(0, 0, luck, choice, better, events or (WALK,), ()), NAMES)


@pytest.mark.parametrize(
    ("luck", "choice", "said"),
    [(0.2, -0.1, [LUCK, CHOICE]), (0.1, -0.2, [CHOICE, LUCK]), (0.2, -0.07, [LUCK]), (-0.06, -0.2, [CHOICE])],
)
def test_the_larger_cause_is_told_first_and_one_that_decided_nothing_not_at_all(
    luck: float, choice: float, said: list[str]
) -> None:
    text = told(luck, choice)
    change = {LUCK: say("analysis-percent", sign="plus" if luck > 0 else "minus", percent=abs(round(100 * luck)))}
    change[CHOICE] = say("analysis-percent", sign="minus", percent=round(-100 * choice))
    sentences = {one: say(one, who="Ada", change=change[one], luck="good") for one in (LUCK, CHOICE)}
    assert sorted(said, key=lambda one: text.index(sentences[one])) == said
    assert all((sentences[one] in text) == (one in said) for one in sentences), text


def test_the_turn_and_a_better_one_are_told_with_place_means_and_gain() -> None:
    to_post, ruby = (Moved(0, 1, 5), GainedLira(0, 3)), (Moved(0, 1, 16), SpentLira(0, 14), GainedRuby(0, 16))
    was, better = told(0.0, -0.2, *to_post, better=ruby).split(say(CHOICE, who="Ada", change="−20%"))
    assert "5 Post Office" in was and "3 lira" in was
    assert "16 Gemstone Dealer" in better and "14 lira" in better and "ruby" in better


def test_it_is_told_that_a_turn_brought_nothing() -> None:
    assert say("analysis-idle") in told(0.0, -0.2, WALK)
    assert say("analysis-idle") not in told(0.0, -0.2, WALK, GainedLira(0, 3))
    assert say("analysis-idle") not in told(0.2, 0.0, WALK), "luck is none of its doing"
    assert say("analysis-idle") in told(0.0, -0.2, WALK, GainedLira(1, 3)), "what others gained is not of this turn"


def test_a_turn_of_which_there_is_nothing_to_tell_names_who_had_it() -> None:
    for luck, choice in ((0.2, 0.0), (0.0, -0.2)):
        assert told(luck, choice, TurnBegan(0, 1, 1)).startswith(say("analysis-turn", gist="Ada"))


def test_of_chance_is_told_what_it_brought_to_this_seat_and_not_all_of_it() -> None:
    own, others = [Rolled(0, (1, number)) for number in (1, 2, 3)], Rolled(1, (6, 6))
    text = told(-0.2, 0.0, others, *own)
    assert "Ben" not in text
    assert [f"1 + {number}" in text for number in (1, 2, 3)] == [number <= MOST_CHANCES for number in (1, 2, 3)]


def test_sums_have_their_signs() -> None:
    assert sum_told(WORDS, 0.104, -0.032) == say("analysis-sum", luck="+10%", choices="−3%")
    assert sum_told(WORDS, 0.0, -0.001) == say("analysis-sum", luck="±0%", choices="±0%")
    assert sum_told(WORDS, 0.1, None) == say("analysis-sum-luck", luck="+10%"), "not as if there were no mistakes"
    most = say("analysis-sum-most", luck="+22%", turn=12, most="+9%")
    assert sum_told(WORDS, 0.22, None, 0.09, 12) == say("analysis-sum-luck", luck=most)
