"""The data types that words return, their greatest lengths, and cutting texts to a length."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final, NamedTuple, TypeAlias

import regex

from engine.core.decision import Refusal

LABEL_LENGTH: Final = 80
DETAIL_LENGTH: Final = 100
TITLE_LENGTH: Final = 100
LONGEST_NAME: Final = 20
"""What a sentence with several names takes of one."""
PICTURE_LENGTH: Final = 1024
TURN_LENGTH: Final = 160
"""What a picture's alt text tells of the last turn."""
PART_LENGTH: Final = 3900
QUOTED_LENGTH: Final = 900
"""What a sentence takes of one fact: Fluent leaves a sentence unsaid for a fact of more than 1,000 characters."""

Names: TypeAlias = Sequence[str]
"""What each seat is called in a sentence, by seat."""
Turns: TypeAlias = Mapping[int, Sequence[Any]]
"""The events of each turn by the turn's number in the history, in order, as everybody may know them."""


class Label(NamedTuple):
    """One option in words.

    `text`: up to 80 characters, distinct within its decision. `detail`: up to 100 characters, may be empty.
    `group`: the menu or row of buttons it belongs to. `rank`: lower ones come first. `final`: chance follows, so it
    cannot be undone; `text` says so too."""

    text: str
    detail: str = ""
    group: str = ""
    rank: int = 0
    final: bool = False

    @property
    def whole(self) -> str:
        """Text and detail."""
        return f"{self.text} · {self.detail}" if self.detail else self.text

    @property
    def line(self) -> str:
        """Both, cut to 100 characters, for completion lists."""
        return clipped(self.whole, DETAIL_LENGTH)


class Prompt(NamedTuple):
    """What a decision asks: the question for the panel's headline, and lines of help, which may be empty."""

    question: str
    help: str = ""


class Moment(NamedTuple):
    """A turn that counted, by its number in the history, and what made it count in one sentence."""

    turn: int
    text: str


class Minute(NamedTuple):
    """A game in one minute: its aim, each further sentence, the captions of the picture's fields, its alt text, and how
    many of what is counted end the game: rubies, rounds; 0 where nothing is counted."""

    aim: str
    others: tuple[str, ...]
    captions: tuple[str, ...]
    alt: str
    goal: int = 0


class Topic(NamedTuple):
    """An entry of the rules look-up. `section` is a heading such as "Places"; `only_with`: it belongs to games in which
    one of these options has this value, to all games where empty."""

    key: str
    title: str
    section: str
    only_with: tuple[tuple[str, str], ...] = ()

    def belongs_to(self, options: Mapping[str, str]) -> bool:
        """Whether the entry is about something of a game with these options, defaults filled in."""
        return not self.only_with or any(options.get(name) == value for name, value in self.only_with)


class Chapter(NamedTuple):
    """A chapter of a game's rules: its text, up to 3,900 characters, and the keys of the entries of the look-up that
    are drawn below it."""

    key: str
    title: str
    text: str
    drawn: tuple[str, ...]


class Brief(NamedTuple):
    """An entry of the rules look-up for somebody in the middle of a game: its rule in two sentences at most."""

    title: str
    rule: str


class InSight(NamedTuple):
    """What may be asked about, in the order in which it is listed, as keys of entries of the look-up: what a decision
    offers, the things that are seen besides, and terms of the rules."""

    offered: Sequence[str]
    seen: Sequence[str]
    terms: Sequence[str]


def in_sight(offered: Iterable[str], seen: Iterable[str]) -> InSight:
    """Each key once; terms of the rules are those of concepts."""
    first = dict.fromkeys(offered)
    others = [key for key in dict.fromkeys(seen) if key not in first]
    terms = [key for key in others if key.startswith("concept-")]
    return InSight(tuple(first), tuple(key for key in others if key not in terms), tuple(terms))


class Ways(NamedTuple):
    """The options of a decision that choose what an entry is about. `typed`: a notation that would choose it where
    there is none, of which the rules say why it may not be chosen; empty where nothing of the kind is chosen now."""

    options: tuple[str, ...]
    typed: str


def shortened(refusal: Refusal) -> Refusal:
    """With what somebody typed cut to a length that a sentence can quote."""
    facts = {
        key: clipped(fact, QUOTED_LENGTH) if isinstance(fact, str) else fact for key, fact in refusal.facts.items()
    }
    return Refusal(refusal.code, **facts)


def clipped(text: str, limit: int) -> str:
    """Text of at most `limit` characters, cut between words when it is longer, never within what people see as one."""
    if len(text) <= limit:
        return text
    whole = ""
    for part in regex.findall(r"\\.|\X", text[:limit]):
        if len(whole) + len(part) >= limit:
            break
        whole += part
    return whole.rsplit(" ", 1)[0].rstrip(" ,·") + "…"


def fitting(lines: Sequence[str], limit: int) -> list[str]:
    """The first lines, as many as have room in `limit` characters."""
    found: list[str] = []
    for line in lines:
        limit -= len(line) + 1
        if limit < 0:
            break
        found.append(line)
    return found
