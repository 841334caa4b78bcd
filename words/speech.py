"""Sentences from the Fluent files of one language, English standing in where a language has none."""

from collections.abc import Iterable, Sequence
from functools import cache
from logging import getLogger
from pathlib import Path
from typing import Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk, Resource

LOCALES: Final = Path(__file__).parent / "locales"
ENGLISH: Final = "en"
UNSAID: Final = "unsaid"

log = getLogger(__name__)


class Unsaid(LookupError):
    """A message is missing or was given too few arguments."""


class Words:
    """The common sentences of one language, and those of one topic (a game) where one is named.

    `strict`: raise Unsaid instead of falling back on English and writing to the log."""

    def __init__(self, locale: str = ENGLISH, topic: str = "", *, strict: bool = False) -> None:
        self.locale = best_language((locale,))
        self.topic = topic
        self.strict = strict
        self._about: dict[str, Words] = {topic: self}
        self._bundles = tuple(_bundle(folder, topic) for folder in dict.fromkeys((self.locale, ENGLISH)))

    def about(self, topic: str) -> "Words":
        """The same language with the sentences of `topic`."""
        if topic not in self._about:
            self._about[topic] = Words(self.locale, topic, strict=self.strict)
        return self._about[topic]

    def say(self, message: str, /, **facts: int | str) -> str:
        """The sentence `message` ("id" or "id.attribute") with its arguments filled in."""
        numbers = {
            name: fluent_number(fact, useGrouping=False) if isinstance(fact, int) else fact
            for name, fact in facts.items()
        }
        problems: list[object] = []
        for bundle in self._bundles:
            pattern = _pattern(bundle, message)
            if pattern is None:
                problems.append(f"{bundle.locales[0]} does not say {message}")
                if self.strict:
                    break
                continue
            text, errors = bundle.format_pattern(pattern, numbers)
            if not errors and isinstance(text, str):
                return text
            problems += [f"{bundle.locales[0]} {message}: {error}" for error in errors]
        if self.strict or message == UNSAID:
            raise Unsaid(f"{message}: {'; '.join(map(str, problems))}")
        log.error("message not said: %s", "; ".join(map(str, problems)))
        return self.say(UNSAID)

    def has(self, message: str) -> bool:
        """Whether some language here says `message`."""
        return any(_pattern(bundle, message) is not None for bundle in self._bundles)

    def listed(self, items: Iterable[str]) -> str:
        """Items as a list that ends in "and"."""
        *most, last = items
        return self.say("list-and", most=", ".join(most), last=last) if most else last

    def either(self, items: Iterable[str]) -> str:
        """Items as a list that ends in "or"."""
        *most, last = items
        return self.say("list-or", most=", ".join(most), last=last) if most else last


@cache
def words(locale: str = ENGLISH) -> Words:
    """The shared Words of the language nearest to a Discord locale ("de", "en-GB", "pt-BR")."""
    return Words(locale)


@cache
def languages() -> tuple[str, ...]:
    """The languages there are: one folder each."""
    return tuple(sorted(folder.name for folder in LOCALES.iterdir() if folder.is_dir()))


def best_language(wanted: Sequence[str]) -> str:
    """The first language there is of those wanted, "de-AT" being served by "de"; otherwise English."""
    known = {name.casefold(): name for name in languages()}
    for locale in wanted:
        parts = locale.casefold().replace("_", "-").split("-")
        for length in range(len(parts), 0, -1):
            if (name := "-".join(parts[:length])) in known:
                return known[name]
    return ENGLISH


def sources(language: str, topic: str) -> list[Path]:
    """The files that say what a topic and all topics need, the topic's own first."""
    own = (LOCALES / language / topic).glob("*.ftl") if topic else ()
    return [*sorted(own), *sorted((LOCALES / language).glob("*.ftl"))]


@cache
def _bundle(language: str, topic: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for path in sources(language, topic):
        resource = FluentResource(path.read_text(encoding="utf-8"))
        refuse_junk(resource, path)
        bundle.add_resource(resource)
    return bundle


def refuse_junk(resource: Resource, path: Path) -> None:
    """Raises ValueError where a file is not Fluent."""
    for entry in resource.body:
        if isinstance(entry, Junk):
            raise ValueError(f"{path}: {entry.annotations[0].message}: {entry.content!r}")


def _pattern(bundle: FluentBundle, message: str) -> Pattern | None:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    found = bundle.get_message(name)
    return found.attributes.get(attribute) if attribute else found.value
