"""The messages of Fluent files, each parsed when it is first said: to parse the thousands there are takes a quarter of
a second of each start, and a panel says a hundred of them."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from logging import getLogger
from pathlib import Path
from threading import Lock
from typing import Any, Final, NamedTuple

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.syntax.ast import Junk, MessageReference, Resource, TermReference
from fluent.syntax.visitor import Visitor

ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE | re.ASCII)
"""How each message or term begins, and nothing else in a file: what belongs to one is indented, or has no `=`."""

log = getLogger(__name__)


class Bundle(FluentBundle):
    """The messages and terms of `paths`; of those of one name in several files the first counts. What cannot be parsed
    is written to the log and is not there."""

    def __init__(self, locale: str, paths: Iterable[Path], functions: Mapping[str, Callable[..., Any]]) -> None:
        super().__init__([locale], functions=dict(functions), use_isolating=False)
        self._texts: dict[str, str] = {}
        for path in paths:
            self._texts = texts_of(path) | self._texts
        self._parsed: set[str] = set()
        self._parsing = Lock()  # pictures are drawn in threads

    def has_message(self, message_id: str) -> bool:
        self._parse(message_id)
        return super().has_message(message_id)

    def get_message(self, message_id: str) -> Message:
        self._parse(message_id)
        return super().get_message(message_id)

    def _parse(self, name: str) -> None:
        """Adds a message with all that it refers to, unless that was done."""
        if name in self._parsed:
            return
        wanted, done = [name], set[str]()
        with self._parsing:
            while wanted:
                if (one := wanted.pop()) not in done and one in self._texts:
                    entry = _parsed(self._texts[one])
                    self.add_resource(entry.resource)
                    wanted += entry.names
                done.add(one)
            self._parsed |= done


@cache
def texts_of(path: Path) -> dict[str, str]:
    """The messages and terms of a file, not parsed, by their names; a term's name begins with a hyphen. Several topics
    may make use of a file."""
    text = path.read_text(encoding="utf-8")
    found = list(ENTRY.finditer(text))
    ends = [*(entry.start() for entry in found[1:]), len(text)]
    return {entry[1]: text[entry.start() : end] for entry, end in zip(found, ends, strict=True)}


class _Entry(NamedTuple):
    """`names`: of messages and terms that it refers to."""

    resource: Resource
    names: tuple[str, ...]


@cache
def _parsed(text: str) -> _Entry:
    resource, references = FluentResource(text), _References()
    references.visit(resource)
    for part in resource.body:
        if isinstance(part, Junk):
            log.error("a message cannot be parsed: %s: %r", part.annotations[0].message, part.content)
    return _Entry(resource, tuple(references.names))


class _References(Visitor):
    """Notes each message and term that a part of a file refers to."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def visit_MessageReference(self, node: MessageReference) -> None:
        self.names.append(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:
        self.names.append(f"-{node.id.name}")
        self.generic_visit(node)  # its arguments
