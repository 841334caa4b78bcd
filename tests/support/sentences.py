"""What was said, by the name of its message and its figures: what a test of behaviour asks for instead of the wording.

A message is named as in the Fluent files, one of a game with its topic: "refusal-stale", "istanbul/place-16"."""

import re
from functools import cache
from itertools import product
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from tests.support.language.messages import patterns
from words.speech import ENGLISH, Argument, Words, sources

ANYTHING: Final = "\N{OBJECT REPLACEMENT CHARACTER}"
AMOUNTS: Final = {"zero": 0, "one": 1, "two": 2}
"""A number of each plural category; of those that are not here ANYTHING is."""


def say(message: str, /, **facts: Argument) -> str:
    """The sentence itself. Raises Unsaid where there is no such message, or a fact is missing."""
    topic, _, name = message.rpartition("/")
    return _english().about(topic).say(name, **facts)


@cache
def _english() -> Words:
    """Made when it is first needed: to parse all files takes a second."""
    return Words(ENGLISH, strict=True)


def tells(text: str, message: str, /, **facts: Argument) -> bool:
    """Whether a text says the message with these facts; a fact that is not named may be anything within a line."""
    return any(form.search(text) for form in _forms(message, tuple(facts.items())))


@cache
def _forms(message: str, facts: tuple[tuple[str, Argument], ...]) -> list[re.Pattern[str]]:
    """One for each way in which facts that are not named may decide how the sentence is said."""
    topic, _, name = message.rpartition("/")
    named, reader = dict(facts), _Reader(topic)
    reader.read(name)
    unnamed = {fact: values for fact, values in reader.values.items() if fact not in named}
    said = {say(message, **named, **dict(zip(unnamed, values, strict=True))) for values in product(*unnamed.values())}
    return [re.compile(re.escape(text).replace(re.escape(ANYTHING), ".*?")) for text in sorted(said)]


class _Reader(Visitor):
    """Reads messages of a topic. `values`: by the name of each fact what it has to be so that all variants are said."""

    def __init__(self, topic: str) -> None:
        self.values: dict[str, set[Argument]] = {}
        self._patterns = _patterns(topic)

    def read(self, name: str) -> None:
        self.visit(self._patterns[name])

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.values.setdefault(node.id.name, {ANYTHING})

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.read(node.id.name if node.attribute is None else f"{node.id.name}.{node.attribute.name}")

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        self.generic_visit(node)
        if isinstance(node.selector, ast.VariableReference):
            self.values[node.selector.id.name] |= {_value(variant.key) for variant in node.variants}


def _value(key: ast.Identifier | ast.NumberLiteral) -> Argument:
    if isinstance(key, ast.NumberLiteral):
        return int(key.value)
    return ANYTHING if key.name == "other" else AMOUNTS.get(key.name, key.name)


@cache
def _patterns(topic: str) -> dict[str, ast.Pattern]:
    """Of messages of one name the topic's own counts."""
    return dict(pattern for path in reversed(sources(ENGLISH, topic)) for pattern in patterns(path))
