"""Finding things by what somebody typed: any part of a name, another word for it, capitals, slips of the pen."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple, TypeVar

from rapidfuzz import fuzz, process

K = TypeVar("K")
LONGEST: Final = 100
"""Characters of a long question that are looked at."""
SIMILAR: Final = 72
"""From how much of 100 a word with slips counts as meant."""
FEWEST_LETTERS: Final = 3
"""Of a word that is compared letter by letter; shorter ones are too alike."""


class Texts(NamedTuple):
    """The texts by which a thing is found: its name, other words for it, and its description."""

    name: str
    others: Sequence[str] = ()
    description: str = ""


def search(typed: str, things: Mapping[K, Texts]) -> list[K]:
    """The keys of the things that were meant, the best first, in their own order where they are alike; empty where
    nothing resembles what was typed."""
    wanted = plain(typed[:LONGEST])
    if not wanted:
        return []
    ranks = {key: _rank(wanted, texts) for key, texts in things.items()}
    keys = [key for key in sorted(ranks, key=ranks.__getitem__) if ranks[key] < _NOT_FOUND]
    return keys or _similar(wanted, things)


def nearest(typed: str, things: Mapping[K, Texts], count: int) -> list[K]:
    """As `search`, but up to `count` keys, of the things that are least unlike it where nothing resembles it; empty
    where no word was typed."""
    wanted = plain(typed[:LONGEST])
    if not wanted:
        return []
    keys = search(typed, things)
    if not keys:
        names = {key: plain(texts.name) for key, texts in things.items()}
        keys = [key for _, _, key in process.extract(wanted, names, scorer=fuzz.WRatio, limit=count)]
    return keys[:count]


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Small letters and digits alone, without accents, with one space between words."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join(kept.split())


_NOT_FOUND: Final = 9


def _rank(wanted: str, texts: Texts) -> int:
    """How a thing is found: 0 by its whole name, up to 6 by its description."""
    name, others = plain(texts.name), [plain(other) for other in texts.others]
    unnumbered = name.lstrip("0123456789 ")
    if wanted in (name, unnumbered, *others):
        return 0
    if name.startswith(f"{wanted} ") or unnumbered.startswith(f"{wanted} "):
        return 1
    if _has_words(wanted, name):
        return 2
    if any(_has_words(wanted, other) for other in others):
        return 3
    if wanted in name:
        return 4
    if all(any(word in text for text in (name, *others)) for word in wanted.split()):
        return 5
    return 6 if _has_words(wanted, plain(texts.description)) else _NOT_FOUND


def _has_words(wanted: str, text: str) -> bool:
    """Whether words of the text begin with all the words wanted, in this order and one after the other."""
    return f" {text}".find(f" {wanted}") >= 0


def _similar(wanted: str, things: Mapping[K, Texts]) -> list[K]:
    """The things of which a word is spelt nearly like one that was typed, the most alike first."""
    scores = {key: _likeness(wanted, map(plain, (texts.name, *texts.others))) for key, texts in things.items()}
    near = {key: score for key, score in scores.items() if score >= SIMILAR}
    return sorted(near, key=lambda key: -near[key])


def _likeness(wanted: str, texts: Iterable[str]) -> float:
    """How like the words typed are, at best, to the words of one of the texts: up to 100."""
    typed = _long_words(wanted)
    if not typed:
        return 0.0
    best = 0.0
    for words in filter(None, map(_long_words, texts)):
        best = max(best, sum(max(fuzz.ratio(meant, word) for word in words) for meant in typed) / len(typed))
    return best


def _long_words(text: str) -> list[str]:
    return [word for word in text.split() if len(word) >= FEWEST_LETTERS]
