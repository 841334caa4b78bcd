"""Questions of beginners lead to the entries that answer them."""

import tomllib
from fnmatch import fnmatch
from pathlib import Path

import pytest

from words.games import game_words
from words.look_up import found, nearly_found
from words.speech import Words

FOLDER = Path(__file__).parent / "questions"
QUESTIONS = {path.stem: tomllib.loads(path.read_text("utf-8")) for path in FOLDER.iterdir()}
OFFERED = 5
LEAD = 0.9
"""How many of the questions must lead to an answer: its entry at once, or among those that are offered."""
WRONG = 0.05
"""How many may be answered with another entry."""
WORDS = Words(strict=True)


def led_to(game: str, question: str) -> tuple[list[str], bool]:
    """The keys of entries that a question leads to, and whether the first of them is shown at once."""
    speech = game_words(game)
    topics = list(speech.topics(WORDS))
    sure = found(WORDS, speech, topics, question)
    near = nearly_found(WORDS, speech, topics, question, OFFERED)
    return [topic.key for topic in sure[:1] or near], bool(sure)


@pytest.mark.parametrize("game", QUESTIONS)
def test_nine_of_ten_questions_of_beginners_lead_to_the_answer(game: str) -> None:
    lost, wrong = [], []
    for question, answers in QUESTIONS[game].items():
        keys, sure = led_to(game, question)
        if not any(fnmatch(key, answer) for key in keys for answer in answers):
            (wrong if sure else lost).append((question, keys))
    count = len(QUESTIONS[game])
    assert len(wrong) <= WRONG * count, wrong
    assert len(wrong) + len(lost) <= (1 - LEAD) * count, lost + wrong


@pytest.mark.parametrize("game", QUESTIONS)
def test_answers_are_entries(game: str) -> None:
    keys = [topic.key for topic in game_words(game).topics(WORDS)]
    for question, answers in QUESTIONS[game].items():
        assert all(any(fnmatch(key, answer) for key in keys) for answer in answers), question


@pytest.mark.parametrize(
    ("game", "question", "answer"),
    [
        ("istanbul", "cannot pay", "concept-merchants"),
        ("istanbul", "no assistant", "concept-assistants"),
        ("istanbul", "turn order", "concept-turn"),
        ("marco_polo", "turn order", "concept-start-player"),
        ("marco_polo", "what scores", "concept-end"),
        ("marco_polo", "contracts refill", "concept-round"),
        ("marco_polo", "steps that I paid for and cannot take", "concept-steps"),
    ],
)
def test_everyday_words_find_their_entry_at_once(game: str, question: str, answer: str) -> None:
    assert led_to(game, question) == ([answer], True)


@pytest.mark.parametrize("nonsense", ["what about the weather", "asdf", "who painted this lovely board"])
@pytest.mark.parametrize("game", QUESTIONS)
def test_what_the_rules_do_not_tell_is_answered_with_a_choice(game: str, nonsense: str) -> None:
    keys, sure = led_to(game, nonsense)
    assert not sure and len(keys) == OFFERED
