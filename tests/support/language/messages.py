"""What the Fluent files hold, read from their syntax tree: messages, attributes and the arguments each needs."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from words import speech
from words.speech import LOCALES, Words, languages, sources

NUMBERS = {
    "bid", "capacity", "coffee", "count", "deck", "discard", "extensions", "face", "free", "gain", "great", "have",
    "left", "letters", "lira", "lost", "number", "pile", "reserve", "room", "short", "small", "tiles_left", "total",
    "turn", "ways", "contracts",
}  # fmt: skip
PERHAPS_EMPTY = {"capacity", "none"}


class Message(NamedTuple):
    language: str
    topic: str
    name: str
    arguments: tuple[str, ...]
    path: Path

    @property
    def whole(self) -> str:
        return f"{self.topic}/{self.name}"


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.found.add(node.id.name)


@cache
def messages(language: str = "en") -> tuple[Message, ...]:
    return tuple(_messages(language))


def _messages(language: str) -> Iterator[Message]:
    for topic in topics(language):
        for path in sorted((LOCALES / language / topic).glob("*.ftl")):
            for name, pattern in patterns(path):
                visitor = _Arguments()
                visitor.visit(pattern)
                yield Message(language, topic, name, tuple(sorted(visitor.found)), path)


@cache
def patterns(path: Path) -> list[tuple[str, ast.Pattern]]:
    """What a file says: the names of its messages and their attributes ("id" or "id.attribute"), each with how it is
    said."""
    found = []
    for entry in speech._resource(path).body:
        if isinstance(entry, ast.Message):
            attributes = [(f"{entry.id.name}.{attribute.id.name}", attribute.value) for attribute in entry.attributes]
            found += [(entry.id.name, entry.value), *attributes] if entry.value else attributes
    return found


def topics(language: str) -> list[str]:
    return ["", *sorted(path.name for path in (LOCALES / language).iterdir() if path.is_dir())]


def sample(argument: str) -> int | str:
    return 3 if argument in NUMBERS else f"<{argument}>"


def render(words: Words, message: Message, number: int = 3) -> str:
    facts = {name: number if name in NUMBERS else f"<{name}>" for name in message.arguments}
    return words.about(message.topic).say(message.name, **facts)


__all__ = ["Message", "languages", "messages", "render", "sample", "sources", "topics"]
