"""What the languages lack against English, say otherwise than it allows, or translated from an older sentence; how it
is noted which sentence was translated.

`python -m tools.translations [LANGUAGE ...]` prints a line for each, of all languages by default, and exits with 1 if
there is any. `python -m tools.translations done LANGUAGE [FILE[:MESSAGE] ...]` notes in
`words/locales/LANGUAGE/translated.json` that these (`istanbul/nouns.ftl`, `tables.ftl:table-full`) translate the
English of today; by default all that were never noted."""

import json
import sys
from collections.abc import Collection, Iterable, Iterator, Sequence
from enum import StrEnum
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from words.phrase import LISTED
from words.speech import ENGLISH, LOCALES, languages

NOTES: Final = "translated.json"
"""In a language's folder: of each file and message, the fingerprint of the English that was translated."""
DONE: Final = "done"


class Wrong(StrEnum):
    """What is wrong with a file, a message or an attribute of a language."""

    NO_FILE = "is missing as a file"
    MISSING = "is missing"
    OLDER = "is older than its English"
    NOT_NOTED = f"is not noted as translated ({DONE})"
    NOTED_ALONE = f"is noted as translated ({DONE}), but English does not say it"
    UNKNOWN = "is not said in English"
    DAMAGED = "cannot be parsed:"
    TWICE = "is said twice"
    VARIABLE = "has a variable that its English has not:"
    REFERENCE = "names a message that there is not:"
    UNUSED = "is a form that no sentence of the language asks for:"


CHANGED_SINCE: Final = frozenset((Wrong.MISSING, Wrong.OLDER, Wrong.NOT_NOTED, Wrong.NOTED_ALONE))
"""What is found where the English has changed since."""


class Problem(NamedTuple):
    """`file` relative to the language's folder; `message` "id" or "id.attribute", empty for all of the file."""

    language: str
    file: str
    message: str
    wrong: Wrong
    detail: str = ""

    def __str__(self) -> str:
        told = (f"{self.language}/{self.file}:", self.message, self.wrong, self.detail)
        return " ".join(part for part in told if part)


class File(NamedTuple):
    """A Fluent file: its messages by their names, and what in it cannot be parsed or is said twice."""

    messages: dict[str, ast.Message]
    damaged: list[tuple[str, Wrong, str]]


class _Named(Visitor):
    """The variables, messages and forms that a pattern names."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.forms: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_NamedArgument(self, node: ast.NamedArgument) -> None:
        if isinstance(node.value, ast.StringLiteral):
            self.forms.add(node.value.value.removesuffix(LISTED))


@cache
def named(node: ast.BaseNode) -> _Named:
    visitor = _Named()
    visitor.visit(node)
    return visitor


def read(path: Path) -> File:
    return _parsed(path.read_text("utf-8"))


@cache
def _parsed(text: str) -> File:
    messages: dict[str, ast.Message] = {}
    damaged: list[tuple[str, Wrong, str]] = []
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            damaged.append(("", Wrong.DAMAGED, repr((entry.content or "").strip()[:60])))
        elif isinstance(entry, ast.Message):
            if entry.id.name in messages:
                damaged.append((entry.id.name, Wrong.TWICE, ""))
            messages[entry.id.name] = entry
    return File(messages, damaged)


def files(language: str, locales: Path = LOCALES) -> dict[str, File]:
    """Those of a language by their paths in its folder."""
    folder = locales / language
    return {path.relative_to(folder).as_posix(): read(path) for path in sorted(folder.rglob("*.ftl"))}


@cache
def fingerprint(message: ast.Message) -> str:
    """Of all that a message says, its attributes too, without its comment: 8 hexadecimal digits."""
    said = message.clone()
    said.comment = None
    return sha256(FluentSerializer().serialize_entry(said).encode()).hexdigest()[:8]


def notes(language: str, locales: Path = LOCALES) -> dict[str, dict[str, str]]:
    """By file and message the fingerprint of the English that was translated; empty where nothing is noted."""
    path = locales / language / NOTES
    noted: dict[str, dict[str, str]] = json.loads(path.read_text("utf-8")) if path.exists() else {}
    return noted


def problems(language: str, locales: Path = LOCALES) -> Iterator[Problem]:
    """Of all files of a language, in the order of English."""
    english, own, noted = files(ENGLISH, locales), files(language, locales), notes(language, locales)
    for file in sorted({*own, *noted} - {*english}):
        yield Problem(language, file, "", Wrong.UNKNOWN)
    forms, of_english = asked_for(own), asked_for(english)
    known = {name for file in english.values() for name in file.messages}
    for file, source in english.items():
        if file not in own:
            yield Problem(language, file, "", Wrong.NO_FILE)
            continue
        for found in _of_file(own[file], source, noted.get(file, {}), (forms, of_english), known):
            yield Problem(language, file, *found)


def asked_for(said: dict[str, File]) -> set[str]:
    """The cases and traits that a language's sentences ask for."""
    return {form for file in said.values() for message in file.messages.values() for form in named(message).forms}


def _of_file(
    own: File, source: File, noted: dict[str, str], forms: tuple[set[str], set[str]], known: set[str]
) -> Iterator[tuple[str, Wrong, str]]:
    """`noted`: its fingerprints by message; `forms`: those that the language asks for, and English; `known`: all
    messages of English."""
    yield from own.damaged
    yield from ((name, Wrong.UNKNOWN, "") for name in own.messages if name not in source.messages)
    for name, wanted in source.messages.items():
        if name not in own.messages:
            yield name, Wrong.MISSING, ""
            continue
        yield from _of_message(own.messages[name], wanted, forms, known)
        if name not in noted:
            yield name, Wrong.NOT_NOTED, ""
        elif noted[name] != fingerprint(wanted):
            yield name, Wrong.OLDER, ""
    yield from ((name, Wrong.NOTED_ALONE, "") for name in noted if name not in source.messages)


def _of_message(
    own: ast.Message, wanted: ast.Message, forms: tuple[set[str], set[str]], known: set[str]
) -> Iterator[tuple[str, Wrong, str]]:
    """The forms of English are its own: another language needs others, or none."""
    of_language, of_english = forms
    said, english = _parts(own), _parts(wanted, of_english)
    yield from ((part, Wrong.MISSING, "") for part in english if part not in said)
    for part, pattern in said.items():
        like = _like(part, english)
        given = named(english.get(like, wanted)).variables
        yield from ((part, Wrong.VARIABLE, f"${one}") for one in sorted(named(pattern).variables - given))
        yield from ((part, Wrong.REFERENCE, one) for one in sorted(named(pattern).messages - known))
        form = part.removeprefix(like)[1:]
        if form and form not in of_language:
            yield part, Wrong.UNUSED, form


def _parts(message: ast.Message, without: Collection[str] = ()) -> dict[str, ast.Pattern]:
    """Its text and attributes by their names, but for the forms that are left out."""
    own = {message.id.name: message.value} if message.value else {}
    said = (one for one in message.attributes if one.id.name.rpartition("-")[2] not in without)
    return own | {f"{message.id.name}.{one.id.name}": one.value for one in said}


def _like(part: str, english: Iterable[str]) -> str:
    """What a form is a form of: "city.short" of "city.short-accusative", "city" of "city.accusative"."""
    whole = [one for one in english if part == one or ("." in one and part.startswith(f"{one}-"))]
    return max(whole, key=len, default=part.partition(".")[0])


def note(language: str, wanted: Sequence[str], locales: Path = LOCALES) -> list[Problem]:
    """Note as translated what a language says of `wanted` ("file" or "file:message"), or all that was never noted where
    none is named. What is wrong in these files is returned; a message that is wrong or not there is not noted."""
    english, own, before = files(ENGLISH, locales), files(language, locales), notes(language, locales)
    wrong = [one for one in problems(language, locales) if one.wrong not in CHANGED_SINCE - {Wrong.MISSING}]
    barred = {(one.file, one.message.partition(".")[0]) for one in wrong if one.wrong != Wrong.UNUSED}

    def noted(file: str, name: str, message: ast.Message) -> str | None:
        old = before.get(file, {}).get(name)
        asked = file in wanted or f"{file}:{name}" in wanted or (not wanted and old is None)
        said = file in own and name in own[file].messages and (file, name) not in barred
        return fingerprint(message) if asked and said else old

    after = {
        file: {name: text for name, message in source.messages.items() if (text := noted(file, name, message))}
        for file, source in english.items()
    }
    text = json.dumps({file: said for file, said in after.items() if said}, indent=1, sort_keys=True)
    (locales / language / NOTES).write_text(text + "\n", "utf-8")
    asked_for = {one.partition(":")[0] for one in wanted} or {*own}
    return [one for one in wrong if one.file in asked_for]


def main(arguments: Sequence[str]) -> int:
    translated = [language for language in languages() if language != ENGLISH]
    noting = arguments[:1] == [DONE]
    chosen = arguments[1:2] if noting else arguments or translated
    if not set(chosen) <= set(translated) or (noting and not chosen):
        print(f"The languages are: {', '.join(translated) or 'none yet'}.", file=sys.stderr)
        return 2
    found = note(*chosen, arguments[2:]) if noting else [one for language in chosen for one in problems(language)]
    for problem in found:
        print(problem)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
