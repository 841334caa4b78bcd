"""The whole rules of a game, chapter by chapter: a few sentences of their own, and the rules of the things they are
about as the look-up tells them."""

from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple

from words.shapes import Chapter, Topic
from words.speech import Argument, Words


class Part(NamedTuple):
    """One chapter. `entries`: the keys of the entries it tells; `drawn`: of those that are drawn below it; `only_with`:
    as in `words.shapes.Topic`; `named`: each entry begins with its title."""

    key: str
    entries: Sequence[str] = ()
    drawn: Sequence[str] = ()
    only_with: tuple[tuple[str, str], ...] = ()
    named: bool = True


def told(
    words: Words,
    parts: Sequence[Part],
    topics: Mapping[str, Topic],
    tell: Callable[[str], str],
    facts: Mapping[str, Argument],
    options: Mapping[str, str] | None,
) -> list[Chapter]:
    """The chapters of a game with these options, all there are where they are None. `tell`: the whole rule of an entry;
    `facts`: what the chapters' own sentences name."""

    def in_play(key: str) -> bool:
        return options is None or topics[key].belongs_to(options)

    def text(part: Part) -> str:
        lines = [words.say(f"chapter-{part.key}.text", **facts)]
        for key in filter(in_play, part.entries):
            rule = tell(key)
            lines.append(words.say("chapter-entry", title=topics[key].title, rule=rule) if part.named else rule)
        return "\n".join(lines)

    return [
        Chapter(part.key, words.say(f"chapter-{part.key}"), text(part), tuple(filter(in_play, part.drawn)))
        for part in parts
        if options is None or Topic("", "", "", part.only_with).belongs_to(options)
    ]
