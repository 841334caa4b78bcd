"""The part of docs/writing.md that can be measured: words that are never used, and how long a sentence may be."""

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

import pytest
from fluent.syntax.parser import FluentParser

from tests.support.language.messages import patterns, topics
from tests.support.language.variants import variants
from words.speech import LOCALES

PHRASES: Final = {
    r"\bsaid of\b": "say it of the person",
    r"\bwhoever (is|runs)\b|\b(is|are|was) waited for\b": "the player; we're waiting for; my operator",
    r"\b(somebody|those|whoever|who) (who )?manages?\b": "a server manager, a thread manager",
    r"\bopen to all\b": "everybody can see",
    r"\b(may|can) not\b|\bcannot\b|\bdo not\b|\bdoes not\b|\bis not possible\b": "can't, don't, doesn't",
    r"\b(is|are) (asked|told) to\b": "say who asks or tells",
    r"\b(is|are) needed\b": "you need",
    r"\bat best\b": "up to",
    r"\bof yours\b": "your",
    r"\bgoes on\b|\bgo on with\b": "continues",
    r"\b(dice|die|card|tile|contract)s? lies?\b": "there are dice there; it's on the board",
    r"\bin the turn in which\b|\bin which you do\b": "in the turn you did it",
    r"\bas a reward choose\b|; the other is\b": "take it; the alternative is",
    r"\bmoreover\b|\btherefore\b|\bhereby\b|\bthus\b|\bi\.e\.|\be\.g\.": "say it plainly",
}
"""What is never written, as a pattern, and what is written instead."""

WORDS_A_SENTENCE: Final = 25
CHARACTERS: Final = {"refusal-": 220, "error-": 220, "notice-": 260, "example-": 160, "ask-": 170, "moment-": 150}
"""At most so many characters, by what a message's name begins with; any other has at most LONGEST."""
LONGEST: Final = 300
LONG_MESSAGES: Final = ("chapter-", "help-")
"""Messages that are read like a page, by what their names begin with."""

SENTENCES_OF_A_QUESTION: Final = 3
"""What stands below the question of a panel is read before each choice."""


class Said(NamedTuple):
    name: str
    text: str


def _said() -> Iterator[Said]:
    for topic in topics("en"):
        for path in sorted((LOCALES / "en" / topic).glob("*.ftl")):
            for name, pattern in patterns(path):
                yield from (Said(name, text) for text in variants(pattern))


ALL: Final = list(_said())


def _sentences(text: str) -> list[str]:
    """What is read in one breath: between full stops, colons, semicolons, dots in the middle and lines."""
    return [part for part in re.split(r"(?<=[.?:;])\s+|\n+| · ", text) if part]


@pytest.mark.parametrize("phrase", PHRASES)
def test_no_phrase_that_the_page_forbids(phrase: str) -> None:
    pattern = re.compile(phrase, re.IGNORECASE)
    assert {each.name: each.text for each in ALL if pattern.search(each.text)} == {}, PHRASES[phrase]


def test_no_sentence_is_longer_than_a_breath() -> None:
    sentences = [(each.name, sentence) for each in ALL for sentence in _sentences(each.text)]
    assert {name: sentence for name, sentence in sentences if len(sentence.split()) > WORDS_A_SENTENCE} == {}


def test_exceptions_are_needed() -> None:
    long = {each.name for each in ALL if len(each.text) > LONGEST}
    assert {kind for kind in LONG_MESSAGES if not any(name.startswith(kind) for name in long)} == set()


def test_no_message_is_longer_than_its_kind() -> None:
    def most(name: str) -> int:
        return next((number for kind, number in CHARACTERS.items() if name.startswith(kind)), LONGEST)

    counted = [each for each in ALL if not each.name.startswith(LONG_MESSAGES)]
    assert {each.name: len(each.text) for each in counted if len(each.text) > most(each.name)} == {}


def test_a_question_is_explained_in_few_sentences() -> None:
    helped = [each for each in ALL if each.name.startswith("ask-") and each.name.endswith(".help")]
    assert {each.name for each in helped if len(_sentences(each.text)) > SENTENCES_OF_A_QUESTION} == set()


def test_the_lint_finds_what_it_looks_for() -> None:
    parsed = FluentParser().parse("a = { $n ->\n    [one] One\n   *[other] { $n } are waited for\n } here.\n")
    (message,) = parsed.body
    assert variants(message.value) == ["One here.", "<n> are waited for here."]
    assert _sentences("One: two. Three?\nFour · five") == ["One:", "two.", "Three?", "Four", "five"]
