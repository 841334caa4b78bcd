"""Sentences from the Fluent files of a language: which language a reader gets, English for what is missing, lists and
numbers.

Forms of what is named in a sentence, such as cases, stand in phrase.py."""

import re
from collections.abc import Hashable, Iterable, Mapping, Sequence
from functools import cache, lru_cache, partial
from logging import getLogger
from pathlib import Path
from sys import maxsize
from typing import Any, Final, TypeAlias

from babel.core import Locale, UnknownLocaleError
from babel.lists import format_list
from babel.numbers import format_decimal
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Pattern
from fluent.runtime.types import FluentFloat, FluentInt, FluentNumber
from fluent.syntax.ast import Junk, Message, Resource

from words.phrase import FUNCTIONS, LISTED, Join, Phrase, each_in_form, in_form, key_of

LOCALES: Final = Path(__file__).parent / "locales"
ENGLISH: Final = "en"
COMMANDS: Final = "commands.ftl"
UNSAID: Final = "unsaid"
EITHER: Final = "or"
INLINE: Final = "inline"
ITEMS: Final = "between-items"
GROUPS: Final = "between-groups"
"""Between the items of lists with commas or semicolons, which a sentence may also ask for with an "and" (LISTED)."""
LATEST: Final = maxsize
"""The version of rules of which no later one is known."""
CLDR: Final = {ENGLISH: "en_GB"}
"""The CLDR locale for lists, numbers and plurals, for languages where it is not simply the language's name."""
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Z]{2}|-\d{3})?", re.ASCII)

log = getLogger(__name__)
Item: TypeAlias = "int | str"
Argument: TypeAlias = "int | float | str"
"""An argument of a sentence. Of a float one decimal is said, and none where it would be 0."""
MOST_LACKING_NAMED: Final = 5
SENTENCES_REMEMBERED: Final = 20_000  # per language and topic; a panel needs hundreds, mostly the same ones


class Unsaid(LookupError):
    """A message is missing or was given too few arguments."""


class Words:
    """The common sentences of one language, and those of one topic (a game) where one is named.

    `version`: of the rules that the game began with whose figures are told, by `engine.core.figures`; LATEST where they
    are told of no game. `lacks`: what that game does not have, such as coffee, so that nothing speaks of it. `strict`:
    raise Unsaid instead of falling back on English and writing to the log."""

    def __init__(
        self,
        locale: str = ENGLISH,
        topic: str = "",
        version: int = LATEST,
        lacks: frozenset[str] = frozenset(),
        *,
        strict: bool = False,
    ) -> None:
        self.locale = best_language((locale,))
        self._cldr = CLDR.get(self.locale, self.locale).replace("-", "_")
        self.topic = topic
        self.version = version
        self.lacks = lacks
        self.strict = strict
        self._about: dict[tuple[str, int, frozenset[str]], Words] = {(topic, version, lacks): self}
        self._bundles = tuple(_bundle(folder, topic) for folder in dict.fromkeys((self.locale, ENGLISH)))
        self._remembered = self._bundles[0].remembered[strict]

    def __reduce__(self) -> tuple[Any, ...]:
        """Another process speaks with its own sentences."""
        return Words._here, (self.locale, self.topic, self.version, self.lacks)

    @staticmethod
    def _here(locale: str, topic: str, version: int, lacks: frozenset[str]) -> "Words":
        return words(locale).about(topic, version, lacks)

    def about(self, topic: str, version: int | None = None, lacks: frozenset[str] | None = None) -> "Words":
        """The same language with the sentences of `topic`, of a game of another `version` or that `lacks` other things
        where these are named."""
        key = topic, self.version if version is None else version, self.lacks if lacks is None else lacks
        if key not in self._about:
            self._about[key] = Words(self.locale, *key, strict=self.strict)
        return self._about[key]

    def say(self, message: str, /, **facts: Argument) -> str:
        """The sentence or noun `message` ("id" or "id.attribute") with its arguments filled in."""
        key = (message, *facts, *map(key_of, facts.values())) if facts else message
        text = self._remembered.get(key)
        return self._remember(key, self._say(message, facts)) if text is None else text

    def _remember(self, key: Hashable, text: str) -> str:
        if len(self._remembered) >= SENTENCES_REMEMBERED:
            self._remembered.clear()
        self._remembered[key] = text
        return text

    def _say(self, message: str, facts: Mapping[str, Argument]) -> str:
        problems: list[object] = []
        for bundle in self._bundles:
            pattern = _pattern(bundle, message)
            if pattern is None:
                problems.append(f"{bundle.locales[0]} does not say {message}")
                if self.strict:
                    break
                continue
            text, errors = _formatted(bundle, pattern, facts)
            if not errors:
                if problems:
                    _note_fallback(self.locale, message, "; ".join(map(str, problems)))
                return _phrase(bundle, message, facts, text)
            problems += [f"{bundle.locales[0]} {message}: {error}" for error in errors]
        if self.strict or message == UNSAID:
            raise Unsaid(f"{message}: {'; '.join(map(str, problems))}")
        log.error("message not said: %s", "; ".join(map(str, problems)))
        return self.say(UNSAID)

    def has(self, message: str) -> bool:
        """Whether this language, or its fallback, has `message`."""
        return any(_pattern(bundle, message) is not None for bundle in self._bundles)

    def number(self, number: int) -> str:
        """A number in the digits of the language, not grouped."""
        return format_decimal(number, locale=self._cldr, group_separator=False)

    def listed(self, items: Iterable[Item]) -> str:
        """Items as a list that ends in "and"; empty for none."""
        return self._list("and", items, self._and)

    def either(self, items: Iterable[Item]) -> str:
        """Items as a list that ends in "or"; empty for none."""
        return self._list(EITHER, items, lambda texts: format_list(texts, "or", self._cldr))

    def commas(self, items: Iterable[Item]) -> str:
        """Items with commas between them; empty for none."""
        return self._joined(ITEMS, items)

    def series(self, items: Iterable[Item]) -> str:
        """Items that hold commas themselves, with semicolons between them; empty for none."""
        return self._joined(GROUPS, items)

    def chain(self, items: Iterable[Item]) -> str:
        """Short notes in one line with dots between them, empty ones left out; empty for none. All but the first stand
        in their form for that, `inline`, such as with a small letter."""
        notes = [item for item in items if item]
        return self._joined("between-notes", [*notes[:1], *(in_form(note, INLINE) for note in notes[1:])])

    def plus(self, costs: Iterable[Item]) -> str:
        """What is paid one after the other, for one thing each."""
        return self._joined("between-costs", costs)

    def way(self, places: Iterable[Item]) -> str:
        """Places one after the other, with arrows between them; empty for none."""
        return self._joined("between-places", places)

    def sentences(self, items: Iterable[str]) -> str:
        """Whole sentences one after the other, empty ones left out; empty for none."""
        return self._joined("between-sentences", filter(None, items))

    def _joined(self, between: str, items: Iterable[Item]) -> str:
        return self._list(between, items, lambda texts: self.say(between).join(texts))

    def _and(self, texts: Sequence[str]) -> str:
        return format_list(texts, "standard", self._cldr)

    def _list(self, kind: str, items: Iterable[Item], join: Join) -> str:
        texts = [self.number(item) if isinstance(item, int) else item for item in items]
        if len(texts) < 2:
            return texts[0] if texts else ""
        key = (kind, len(texts), *map(key_of, texts))
        joined = self._remembered.get(key)
        if joined is None:
            forms = kind in (ITEMS, GROUPS) or any(isinstance(text, Phrase) and text.key != text for text in texts)
            listed = join if kind == EITHER else self._and
            form = partial(each_in_form, join, listed, texts) if forms else None
            joined = self._remember(key, Phrase(join(texts), form))
        return joined


def words(locale: str = ENGLISH) -> Words:
    """The shared Words of the language nearest to a Discord locale ("de", "en-GB", "pt-BR").

    Their `locale` is that language: the key for whatever is kept by language, such as pictures."""
    return _shared(best_language((locale,)))


@cache
def _shared(language: str) -> Words:
    """With every topic: to parse all files takes a quarter of a second, for which no press should wait."""
    shared = Words(language)
    for folder in filter(Path.is_dir, (LOCALES / language).iterdir()):
        shared.about(folder.name)
    return shared


@cache
def languages() -> tuple[str, ...]:
    """The available languages: one for each folder of LOCALES whose name is a language; another one, such as the copy
    "de.bak", is named in the log."""
    folders = {folder.name for folder in LOCALES.iterdir() if folder.is_dir()}
    known = {name for name in folders if _is_language(name)}
    for name in sorted(folders - known):
        log.warning("%s is no language, so it is left out: call its folder as Discord does, such as de", LOCALES / name)
    return tuple(sorted(known))


def _is_language(name: str) -> bool:
    if _LANGUAGE.fullmatch(name) is None:
        return False
    try:
        Locale.parse(CLDR.get(name, name).replace("-", "_"))
    except UnknownLocaleError:
        return False
    return True


def own_name(language: str) -> str:
    """The name of a language in itself: "Deutsch"."""
    name = name_in(language, language)
    return name[:1].upper() + name[1:]


def name_in(reader: str, language: str) -> str:
    """The name of a language as one says it in that of the reader: "German"."""
    return Locale.parse(language.replace("-", "_")).get_display_name(reader.replace("-", "_")) or language


def best_language(wanted: Sequence[str]) -> str:
    """The first available language of those wanted ("de" is used for "de-AT"), otherwise English."""
    known = {name.casefold(): name for name in languages()}
    for locale in wanted:
        name = locale.casefold().replace("_", "-")
        while name and name not in known:
            name = name.rpartition("-")[0]
        if name:
            return known[name]
    return ENGLISH


def sources(language: str, topic: str) -> list[Path]:
    """The files that say what a topic and all topics need, the topic's own first."""
    own = (LOCALES / language / topic).glob("*.ftl") if topic else ()
    return [*sorted(own), *sorted((LOCALES / language).glob("*.ftl"))]


class Bundle(FluentBundle):
    """The messages of a language and a topic. `remembered`: what was said with them, which is the same whatever version
    of the rules a game has and whatever it lacks; apart where nothing falls back on English (`strict`)."""

    def __init__(self, language: str) -> None:
        super().__init__([CLDR.get(language, language)], functions=FUNCTIONS, use_isolating=False)
        self.remembered: tuple[dict[Hashable, str], dict[Hashable, str]] = {}, {}


@cache
def _bundle(language: str, topic: str) -> Bundle:
    """Of messages of one name in several files the first counts. Sentences name commands, and what a sentence refers to
    must be in its own bundle: those that the language does not call otherwise are called as in English."""
    bundle = Bundle(language)
    for path in (*sources(language, topic), *(LOCALES / ENGLISH).glob(COMMANDS)):
        bundle.add_resource(_resource(path))
    return bundle


@cache
def _resource(path: Path) -> Resource:
    """The messages of a file, parsed once for all topics; what cannot be read or parsed is written to the log."""
    try:
        text = path.read_text(encoding="utf-8-sig")  # editors of Windows begin a file with a mark
    except (OSError, UnicodeDecodeError) as problem:
        log.error("%s cannot be read: %s", path, problem)
        text = ""
    resource = FluentResource(text)
    for part in resource.body:
        if isinstance(part, Junk):
            log.error("a message of %s cannot be parsed: %s: %r", path, part.annotations[0].message, part.content)
    return resource


def load_languages() -> None:
    """Parses the files of all languages, which takes a second for each, so that no press has to wait for it. What is
    damaged, and how much is missing, is written to the log."""
    said = {language: _said(language) for language in languages()}
    translated = [messages for language, messages in said.items() if language != ENGLISH]
    if lost := set.intersection(*translated) - said[ENGLISH] if translated else set():
        log.error(
            "%s lacks what all other languages say (%d): %s. Put this version's files back.",
            LOCALES / ENGLISH,
            *_told(lost),
        )
    for language, messages in said.items():
        words(language)
        if lacking := said[ENGLISH] - messages:
            log.warning("English stands in for what the language %s lacks (%d): %s", language, *_told(lacking))


def _told(lacking: set[str]) -> tuple[int, str]:
    """How many messages these are, and the names of the first."""
    named = sorted(lacking)[:MOST_LACKING_NAMED]
    return len(lacking), ", ".join(named) + (" and others" if len(lacking) > len(named) else "")


def _said(language: str) -> set[str]:
    """The messages that a language has, each with its topic: "istanbul/place-1"."""
    folder = LOCALES / language
    return {
        (path.relative_to(folder).parent / part.id.name).as_posix()
        for path in folder.rglob("*.ftl")
        for part in _resource(path).body
        if isinstance(part, Message)
    }


@cache
def _note_fallback(language: str, message: str, problems: str) -> None:
    """Writes to the log, once, that English stands in for a message."""
    log.warning("%s is said in English instead of the language %s: %s", message, language, problems)


def _pattern(bundle: FluentBundle, message: str) -> Pattern | None:
    name, _, attribute = message.partition(".")
    if not bundle.has_message(name):
        return None
    said = bundle.get_message(name)
    return said.attributes.get(attribute) if attribute else said.value


@lru_cache(maxsize=4096)
def _number(number: float) -> FluentNumber:
    """As it is said, not grouped: of a float one decimal, and none where it would be 0."""
    rounded = round(number, 1)
    return (FluentInt if rounded == int(rounded) else FluentFloat)(rounded, useGrouping=False)


def _formatted(bundle: FluentBundle, pattern: Pattern, facts: Mapping[str, Argument]) -> tuple[str, Sequence[object]]:
    given = {name: fact if isinstance(fact, str) else _number(fact) for name, fact in facts.items()}
    text, errors = bundle.format_pattern(pattern, given)
    return str(text), errors


def _phrase(bundle: FluentBundle, message: str, facts: Mapping[str, Argument], text: str) -> Phrase:
    """Forms of "moscow" are "moscow.at", those of its attribute "moscow.short" are "moscow.short-at"."""
    name, _, short = message.partition(".")
    if not any(attribute.startswith(short and f"{short}-") for attribute in bundle.get_message(name).attributes):
        return Phrase(text)
    attribute = partial(_attribute, bundle, message, facts)
    return Phrase(text, attribute, attribute)


def _attribute(bundle: FluentBundle, message: str, facts: Mapping[str, Argument], name: str) -> str:
    pattern = _pattern(bundle, f"{message}{'-' if '.' in message else '.'}{name.removesuffix(LISTED)}")
    return _formatted(bundle, pattern, facts)[0] if pattern else ""
