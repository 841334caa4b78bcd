"""What an entry of the rules look-up, a chapter of the rules and a game in one minute are made of, in every game; which
belong to which options and versions."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeAlias, TypeVar

from engine.core.figures import Figure, figure_at
from words.shapes import Chapter, Minute, OnlyWith, belongs
from words.speech import Argument, Words

V = TypeVar("V")
S = TypeVar("S")
Speak: TypeAlias = Callable[[Words], str]


class Reading(NamedTuple, Generic[V, S]):
    """The reader of an example. `mine`: the reader's own seat, as the view shows it."""

    words: Words
    view: V
    mine: S

    def say(self, message: str, /, **facts: Argument) -> str:
        return self.words.say(message, **facts)


def both(*examples: Callable[[Reading[V, S]], str]) -> Callable[[Reading[V, S]], str]:
    """One example after the other."""
    return lambda to: to.words.sentences(make(to) for make in examples)


def silent(_: Any) -> str:
    """The rest of an entry whose rule says all; the example of one that has nothing to count."""
    return ""


def more_of(words: Words, message: str, facts: Mapping[str, Argument]) -> str:
    """The attribute `.more` of a message, beyond its rule; empty for most."""
    return words.say(f"{message}.more", **facts) if words.has(f"{message}.more") else ""


class Entry(NamedTuple):
    """An entry of the look-up. `rule`: as much as one needs to know, in two sentences at most; `more`: the rest;
    `pages`: those of the rulebook; `example`: its meaning for one reader now; `dealt`: of a thing that is dealt,
    whether or how often; it is told only where it is."""

    section: str
    title: Speak
    rule: Speak
    pages: tuple[int, ...] = ()
    only_with: OnlyWith = ()
    more: Speak = silent
    example: Callable[[Reading[Any, Any]], str] = silent
    dealt: int | Figure[int] = True

    def belongs_to(self, version: int, options: Mapping[str, str] | None) -> bool:
        """Whether games with these options, any where they are None, that began with this version of the rules have
        it."""
        return bool(figure_at(self.dealt, version)) and belongs(self.only_with, options)

    def whole_rule(self, words: Words) -> str:
        return words.sentences([self.rule(words), self.more(words)])

    def told(self, words: Words) -> str:
        """Title, rule and rulebook pages, a line each."""
        lines = [f"**{self.title(words)}**", self.whole_rule(words)]
        if self.pages:
            lines.append(words.say("rule-pages", count=len(self.pages), pages=words.commas(self.pages)))
        return "\n".join(lines)


class Part(NamedTuple):
    """One chapter. `entries`: the keys of the entries it tells; `drawn`: of those that are drawn below it; `named`:
    each entry begins with its title; `ruled`: its rule follows, which the chapter has not said of all entries."""

    key: str
    entries: Sequence[str] = ()
    drawn: Sequence[str] = ()
    only_with: OnlyWith = ()
    named: bool = True
    ruled: bool = True


def chapters_told(
    words: Words,
    parts: Sequence[Part],
    entries: Mapping[str, Entry],
    facts: Mapping[str, Argument],
    options: Mapping[str, str] | None,
) -> list[Chapter]:
    """The chapters of a game with these options, all there are where they are None: a few sentences of their own, which
    name `facts`, and the rules of the things they are about as the look-up tells them."""

    def in_play(key: str) -> bool:
        return entries[key].belongs_to(words.version, options)

    def text(part: Part) -> str:
        lines = [words.say(f"chapter-{part.key}.text", **facts)]
        for entry in (entries[key] for key in filter(in_play, part.entries)):
            title, rule = entry.title(words), entry.whole_rule(words)
            told = words.say("chapter-entry", title=title, rule=rule) if part.named else rule
            lines.append(told if part.ruled else f"- {title}")
        return "\n".join(lines)

    return [
        Chapter(part.key, words.say(f"chapter-{part.key}"), text(part), tuple(filter(in_play, part.drawn)))
        for part in parts
        if belongs(part.only_with, options)
    ]


SENTENCES: Final = ("turn", "first", "way", "end")
"""The sentences of one minute after the aim, and the fields of its picture: a turn, the first things to get, the way to
win, the end."""


def minute_told(words: Words, ends_at: int = 0, expansions: Iterable[str] = (), **figures: Argument) -> Minute:
    """The game's messages `minute-<part>` with its figures, and `minute-step-<part>` below the fields of its picture;
    one of each of the `expansions` comes before the end, and one `minute-alt-<expansion>` behind the alt text."""
    *others, end = SENTENCES
    added = tuple(expansions)
    parts = (*others, *added, end)
    return Minute(
        words.say("minute-aim", **figures),
        tuple(words.say(f"minute-{part}", **figures) for part in parts),
        tuple((part, words.say(f"minute-step-{part}", **figures)) for part in parts),
        " ".join(words.say(name, **figures) for name in ("minute-alt", *(f"minute-alt-{one}" for one in added))),
        ends_at,
    )
