"""Finding entries of the rules look-up by what somebody typed, and the entries that belong to one."""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from words.game import AnyWords
from words.search import Texts, nearest, plain, search
from words.shapes import Topic
from words.speech import Words

SYNONYMS: Final = Path(__file__).parent / "synonyms"
SHORTEST_NAME: Final = 4
"""Letters of a title that counts as mentioned in a text."""


@cache
def synonyms(game: str) -> Mapping[str, Sequence[str]]:
    """Other words for the entries of a game, in several languages, by the key of the entry; a game may have none."""
    path = SYNONYMS / f"{game}.toml"
    found: dict[str, list[str]] = tomllib.loads(path.read_text("utf-8")) if path.exists() else {}
    return found


def found(words: Words, speech: AnyWords, topics: Sequence[Topic], typed: str) -> list[Topic]:
    """The entries that were meant, the likeliest first; empty where none is like what was typed."""
    by_key = {topic.key: topic for topic in topics}
    return [by_key[key] for key in search(typed, _texts(words, speech, topics))]


def least_unlike(words: Words, speech: AnyWords, topics: Sequence[Topic], typed: str, count: int) -> list[Topic]:
    """As `found`, but up to `count` entries however little they are like it; empty where no word was typed."""
    by_key = {topic.key: topic for topic in topics}
    return [by_key[key] for key in nearest(typed, _texts(words, speech, topics), count)]


def _texts(words: Words, speech: AnyWords, topics: Sequence[Topic]) -> dict[str, Texts]:
    others = synonyms(speech.name)
    return {
        topic.key: Texts(topic.title, (*others.get(topic.key, ()), topic.section), speech.look_up(words, topic.key))
        for topic in topics
    }


def related(words: Words, speech: AnyWords, topics: Sequence[Topic], key: str, count: int) -> list[Topic]:
    """Up to `count` of these entries: those that the text of the entry `key` names, then those whose text names it."""
    texts = {topic.key: f" {plain(speech.look_up(words, topic.key))} " for topic in topics}
    names = {topic.key: _name(topic) for topic in topics}
    mine, name = texts.get(key, ""), names.get(key, "")
    named = [topic for topic in topics if _is_named(names[topic.key], mine)]
    naming = [topic for topic in topics if _is_named(name, texts[topic.key])]
    both = {topic.key: topic for topic in (*named, *naming) if topic.key != key}
    return list(both.values())[:count]


def _name(topic: Topic) -> str:
    """The title without the number of a place."""
    return plain(topic.title).lstrip("0123456789 ")


def _is_named(name: str, text: str) -> bool:
    return len(name) >= SHORTEST_NAME and f" {name} " in text
