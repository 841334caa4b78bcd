"""Every message can be said with its arguments; none is missing, none is left over, none is there twice."""

import ast
import re
from collections import Counter
from functools import cache
from pathlib import Path
from sys import modules
from typing import NamedTuple

import pytest
from fluent.syntax.ast import Junk

from tests.support.language.messages import messages, render, topics
from tools.translations import asked_for, files
from words import speech
from words.games import GAMES
from words.speech import LOCALES, Words

ROOT = Path(__file__).parents[2]
ALL = list(messages())
SPEAKERS = ("words", "cogs", "render", "operation")


@pytest.mark.parametrize("path", sorted({message.path for message in ALL}), ids=lambda path: path.stem)
def test_every_message_is_said_with_its_arguments(path: Path) -> None:
    words = Words("en", strict=True)
    for message in (each for each in ALL if each.path == path):
        for number in (0, 1, 2, 12345):
            text = render(words, message, number)
            assert not set("{}⁨⁩") & set(text), message.name
            assert "12,345" not in text, "no grouping of digits"


def test_files_hold_no_syntax_errors() -> None:
    for path in sorted(LOCALES.rglob("*.ftl")):
        for entry in speech._resource(path).body:
            assert not isinstance(entry, Junk), f"{path.name}: {entry.content[:80]}"


def test_no_message_is_there_twice() -> None:
    found = Counter((message.topic, message.name) for message in ALL)
    assert [name for name, count in found.items() if count > 1] == []


def test_no_game_repeats_what_all_games_share() -> None:
    words = Words("en", strict=True)
    shared = {message.name: render(words, message) for message in ALL if not message.topic}
    repeated = [each for each in ALL if each.topic and each.name in shared]
    assert [each.whole for each in repeated if render(words, each) == shared[each.name]] == []


def test_every_game_has_a_folder_of_messages() -> None:
    for name in GAMES:
        assert any(message.topic == name for message in ALL)


def test_no_message_is_left_over() -> None:
    """Forms that English sentences ask for are said by no code."""
    forms = asked_for(files("en"))
    said = [message for message in ALL if message.name.partition(".")[2].rpartition("-")[2] not in forms]
    for topic in topics("en"):
        named = _named_in_sources(topic)
        assert [message.name for message in said if message.topic == topic and not named.has(message.name)] == []


@pytest.mark.parametrize(("prefix", "folders"), [("ask", ("engine",)), ("group", ("engine", "words"))])
def test_no_question_is_left_over(prefix: str, folders: tuple[str, ...]) -> None:
    """Kinds of decisions are named in the engine, groups of options there or beside the labels."""
    known = {text for folder in folders for text in _constants(folder)}
    formatted = _named_in_sources().formatted
    asked = {message.name.partition(".")[0] for message in ALL if message.name.startswith(f"{prefix}-")}
    kinds = {name.removeprefix(f"{prefix}-") for name in asked}
    assert {kind for kind in kinds - known if "group" not in prefix or not formatted.fullmatch(kind)} == set()


def test_the_search_for_left_over_messages_finds_one() -> None:
    assert not _named_in_sources().has("nobody-says-this")


def test_every_message_said_by_name_exists() -> None:
    names = {message.name for message in ALL}
    missing = {f"{path.name}: {said}" for path, said in _said_by_name() if said not in names}
    assert missing == set()


def _constants(folder: str) -> set[str]:
    found: set[str] = set()
    for path in (ROOT / folder).rglob("*.py"):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        found |= {str(node.value) for node in ast.walk(tree) if isinstance(node, ast.Constant)}
    return found


def _sources(topic: str = "") -> list[Path]:
    """Those that may say messages of a topic: all but those of other games."""
    found: list[Path] = []
    for speaker in SPEAKERS:
        path = ROOT / speaker
        found += sorted(path.rglob("*.py")) if path.is_dir() else [path] * path.exists()
    for game in GAMES.values():
        told_in = Path(str(modules[type(game).__module__].__file__)).parent
        found += [path for path in sorted(told_in.rglob("*.py")) if path not in found]
    others = set(GAMES) - {topic} if topic else set()
    return [path for path in found if not others & set(path.relative_to(ROOT).parts)]


@cache
def _nodes(path: Path) -> list[ast.AST]:
    """Without formatted strings of pictures that are not said: sprites are named like messages."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    if ROOT / "render" not in path.parents:
        return nodes
    calls = [node for node in nodes if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("say")]
    said = {part for call in calls for part in ast.walk(call)}
    return [node for node in nodes if not isinstance(node, ast.JoinedStr) or node in said]


class Named(NamedTuple):
    """What could be ids of messages: string constants, and a pattern of formatted strings with gaps."""

    constants: frozenset[str]
    formatted: re.Pattern[str]

    def has(self, name: str) -> bool:
        return name in self.constants or self.formatted.fullmatch(name) is not None


@cache
def _named_in_sources(topic: str = "") -> Named:
    """Those of a topic."""
    constants, formatted = zip(*(_named_in(path) for path in _sources(topic)), strict=True)
    return Named(frozenset().union(*constants), re.compile("|".join(sorted(frozenset().union(*formatted)))))


@cache
def _named_in(path: Path) -> tuple[frozenset[str], frozenset[str]]:
    """The constants, and a pattern for each formatted string."""
    constants, formatted = set[str](), set[str]()
    for node in _nodes(path):
        if isinstance(node, ast.JoinedStr):
            parts = [part.value if isinstance(part, ast.Constant) else None for part in node.values]
            if sum(len(part) for part in parts if part) >= 4:
                formatted.add("".join(r"[a-z0-9.-]+" if part is None else re.escape(part) for part in parts))
        elif isinstance(node, ast.Constant) and re.fullmatch(r"[a-z][a-z0-9.-]+", str(node.value)):
            constants.add(str(node.value))
    return frozenset(constants), frozenset(formatted)


def _said_by_name() -> list[tuple[Path, str]]:
    found = []
    for path in _sources():
        for node in _nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "say":
                first = node.args[0] if node.args else None
                choices = [first.body, first.orelse] if isinstance(first, ast.IfExp) else [first]
                found += [(path, each.value) for each in choices if isinstance(each, ast.Constant)]
    return found
