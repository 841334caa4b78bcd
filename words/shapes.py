"""How long texts may be: labels, details, titles, names in pictures, alt texts, stories, the news since one's last
turn; cutting to a length; and the data types that words return. Lengths are in UTF-16 units, as `length_of` counts
them."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import accumulate
from typing import Any, Final, NamedTuple, TypeAlias

import regex

from engine.core.decision import Refusal

MEANWHILE_LENGTH: Final = 75  # less than two lines on a phone
LABEL_LENGTH: Final = 80
DETAIL_LENGTH: Final = 100
TITLE_LENGTH: Final = 100
LONGEST_NAME: Final = 20
"""Of one name in a sentence with several."""
PICTURE_LENGTH: Final = 1024
TURN_LENGTH: Final = 160
"""Of the last turn in a picture's alt text."""
PART_LENGTH: Final = 3900
QUOTED_LENGTH: Final = 900
"""Of one fact: Fluent leaves a sentence unsaid for a fact of more than 1,000."""

Names: TypeAlias = Sequence[str]
"""The name of each seat in a sentence, by seat."""
Turns: TypeAlias = Mapping[int, Sequence[Any]]
"""The events of each turn by the turn's number in the history, in order, as everybody may know them."""


WORSE: Final = "worse"
"""The group of options that bring less than another one and cost no less: they come last, in a menu."""
CARD, FIGURE, KEPT = "card", "figure", "kept"
"""What the detail of a label may explain: also what is kept, which what is given tells."""
BETWEEN_NOTES: Final = " · "
"""What the message `between-notes` says in every language: labels and chains of notes are taken apart by it."""
AFTER_NAME: Final = ": "
"""What the message `shortcut-line` has in every language between a name and what is told of it."""


class Label(NamedTuple):
    """One option in words.

    `text`: up to 80 units, distinct within its decision. `detail`: up to 100 units, may be empty.
    `group`: the menu or row of buttons it belongs to. `rank`: lower ones come first. `final`: chance follows, so it
    cannot be undone; `text` says so too, by its `ending` where others do not hear of it. `explains`: what kind of thing
    the detail explains in general, such as CARD; empty where it tells what this choice costs or brings.
    `by_gain`: what it brings is certain, and the lower its rank the more that is for what it costs. `retold`: the
    choice that follows says all of it once more."""

    text: str
    detail: str = ""
    group: str = ""
    rank: int = 0
    final: bool = False
    ending: str = ""
    explains: str = ""
    by_gain: bool = False
    retold: bool = False

    @property
    def whole(self) -> str:
        """Text and detail."""
        return f"{self.text}{BETWEEN_NOTES}{self.detail}" if self.detail else self.text

    def among(self, *, last: bool) -> "Label":
        """As it stands among the choices of one button: the name of a card is enough, as is what is given, and what a
        figure asks for is told by the choice that follows, unless this is the `last`; nothing of what is retold."""
        if self.retold and not last:
            return self._replace(text="", detail="")
        return self._replace(detail="") if self.explains in (CARD, KEPT) or (self.explains and not last) else self

    @property
    def line(self) -> str:
        """Both, cut to 100 units, for completion lists."""
        return clipped(self.whole, DETAIL_LENGTH)


class Prompt(NamedTuple):
    """The question of a decision for the panel's headline, lines of help, which may be empty, and a line for each thing
    that its options are about, where they only name them."""

    question: str
    help: str = ""
    things: tuple[str, ...] = ()


class Moment(NamedTuple):
    """A turn that counted, by its number in the history, and the reason in one sentence."""

    turn: int
    text: str


class Minute(NamedTuple):
    """A game in one minute: its aim, each further sentence, the fields of its picture as names of what they show and
    captions, its alt text, and how many of the things counted (rubies, rounds) end the game; 0 where nothing is
    counted."""

    aim: str
    others: tuple[str, ...]
    fields: tuple[tuple[str, str], ...]
    alt: str
    goal: int = 0


OnlyWith: TypeAlias = tuple[tuple[str, str], ...]
"""Options with values: a thing belongs to games that have one of these; to all games where there are none."""


def belongs(only_with: OnlyWith, options: Mapping[str, str] | None) -> bool:
    """Whether a thing belongs to games with these options, defaults filled in; to any game where they are None."""
    return options is None or not only_with or any(options.get(name) == value for name, value in only_with)


class Topic(NamedTuple):
    """An entry of the rules look-up. `section` is a heading such as "Places"."""

    key: str
    title: str
    section: str
    only_with: OnlyWith = ()

    def belongs_to(self, options: Mapping[str, str]) -> bool:
        return belongs(self.only_with, options)


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


class Plan(NamedTuple):
    """What a turn is a step towards, in whole sentences, which may be empty. `lacks`: what its player lacks for that
    before the turn; `then`: what comes after it."""

    lacks: str = ""
    then: str = ""


class InSight(NamedTuple):
    """The keys of entries of the look-up that may be asked about, in the order in which they are listed: of things that
    a decision offers, of things that are seen besides, and of terms of the rules."""

    offered: Sequence[str]
    seen: Sequence[str]
    terms: Sequence[str]


def in_sight(offered: Iterable[str], seen: Iterable[str]) -> InSight:
    """Each key once; terms of the rules are those of concepts."""
    first = dict.fromkeys(offered)
    others = [key for key in dict.fromkeys(seen) if key not in first]
    terms = tuple(key for key in others if key.startswith("concept-"))
    return InSight(tuple(first), tuple(key for key in others if key not in terms), terms)


class Ways(NamedTuple):
    """The options of a decision that choose the thing of an entry. `typed`: a notation that would choose it where there
    is none, of which the rules say why it may not be chosen; empty where nothing of the kind is chosen now."""

    options: tuple[str, ...]
    typed: str


def shortened(refusal: Refusal) -> Refusal:
    """With texts that somebody typed cut to a length that a sentence can quote."""
    texts = {key: clipped(fact, QUOTED_LENGTH) for key, fact in refusal.facts.items() if isinstance(fact, str)}
    return Refusal(refusal.code, **refusal.facts | texts)


def length_of(text: str) -> int:
    """The length of a text in UTF-16 units, of which an emoji has two or more. Discord counts some texts so and others
    by character; what is short enough so is so for both."""
    return len(text) if text.isascii() else len(text.encode("utf-16-le", "surrogatepass")) // 2


def clipped(text: str, limit: int) -> str:
    """Text of at most `limit` units, cut between words when it is longer, never within what people see as one."""
    if length_of(text) <= limit:
        return text
    parts = regex.findall(r"\\.|\X", text[:limit])
    ends = accumulate(map(length_of, parts))
    whole = "".join(part for part, end in zip(parts, ends, strict=True) if end < limit)
    return whole.rsplit(" ", 1)[0].rstrip(" ,·") + "…"


def fitting(lines: Sequence[str], limit: int) -> list[str]:
    """The first lines, as many as have room in `limit` units."""
    ends = accumulate(length_of(line) + 1 for line in lines)
    return [line for line, end in zip(lines, ends, strict=True) if end <= limit]
