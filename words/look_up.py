"""Which entries of the rules look-up are found by what somebody typed: by their titles, by the English ones and by
synonyms (words/synonyms); which are offered as near, which are related. When something typed counts as meant stands in
matching.py."""

import re
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path
from typing import Final

from words.game import AnyWords
from words.matching import NUMBER, Texts, named, nearest, plain, search
from words.shapes import Topic
from words.speech import ENGLISH, Words
from words.speech import words as shared

SYNONYMS: Final = Path(__file__).parent / "synonyms"
SHORTEST_NAME: Final = 4
"""Letters of a title that counts as mentioned in a text."""
_ENDING: Final = 2
"""Letters in which the cases of a longer word may differ; there may be one more."""


@cache
def synonyms(game: str) -> Mapping[str, Sequence[str]]:
    """Other words for the entries of a game, in several languages, by the key of the entry; a game may have none."""
    path = SYNONYMS / f"{game}.toml"
    return tomllib.loads(path.read_text("utf-8")) if path.exists() else {}


def found(words: Words, speech: AnyWords, topics: Sequence[Topic], typed: str) -> list[Topic]:
    """The entries that were surely meant, the likeliest first; empty where that is not sure."""
    return search(typed, _texts(words, speech, tuple(topics)))


def found_by_name(words: Words, speech: AnyWords, topics: Sequence[Topic], typed: str) -> list[Topic]:
    """The entries whose name, or another word for it, has what was typed, the likeliest first."""
    return named(typed, _texts(words, speech, tuple(topics)))


def nearly_found(words: Words, speech: AnyWords, topics: Sequence[Topic], typed: str, count: int) -> list[Topic]:
    """Up to `count` entries that may have been meant, the likeliest first; empty where no word was typed."""
    return nearest(typed, _texts(words, speech, tuple(topics)), count)


@lru_cache(maxsize=32)
def _texts(words: Words, speech: AnyWords, topics: tuple[Topic, ...]) -> Mapping[Topic, Texts]:
    """Kept, since each letter that is typed asks for them again."""
    others, english = synonyms(speech.name), _english_titles(words, speech)
    return {
        topic: Texts(
            topic.title,
            (*english.get(topic.key, ()), *others.get(topic.key, ())),
            speech.look_up(words, topic.key),
            topic.section,
        )
        for topic in topics
    }


def _english_titles(words: Words, speech: AnyWords) -> dict[str, tuple[str, ...]]:
    """By key, without the number of a place, for those who read another language."""
    if words.locale == ENGLISH:
        return {}
    english = shared(ENGLISH).about(speech.name, words.version)
    return {topic.key: (topic.title.lstrip(NUMBER),) for topic in speech.topics(english)}


def related(words: Words, speech: AnyWords, topics: Sequence[Topic], key: str, count: int) -> list[Topic]:
    """Up to `count` of these entries: those that the text of the entry `key` names, then those whose text names it."""
    texts = {topic.key: f" {plain(speech.look_up(words, topic.key))} " for topic in topics}
    names = {topic.key: plain(topic.title).lstrip(NUMBER) for topic in topics}  # without the number of a place

    def names_it(text: str, name: str) -> bool:
        return len(name) >= SHORTEST_NAME and _mentioned(name, words.locale).search(text) is not None

    named = [topic for topic in topics if names_it(texts.get(key, ""), names[topic.key])]
    naming = [topic for topic in topics if names_it(texts[topic.key], names.get(key, ""))]
    return [topic for topic in dict.fromkeys((*named, *naming)) if topic.key != key][:count]


@lru_cache(maxsize=1024)
def _mentioned(name: str, language: str) -> re.Pattern[str]:
    """A name in a text of plain words: in English as it is, in other languages in any case ("на чёрном рынке")."""
    pattern = re.escape if language == ENGLISH else _in_any_case
    return re.compile(f" {' '.join(map(pattern, name.split()))} ")


def _in_any_case(word: str) -> str:
    if len(word) < SHORTEST_NAME:
        return re.escape(word)
    stem = word[: max(len(word) - _ENDING, SHORTEST_NAME - 1)]
    return rf"{re.escape(stem)}\w{{0,{_ENDING + 1}}}"
