"""Finding things by what somebody typed: any part of a name, another word for it, capitals, slips of the pen."""

import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from rapidfuzz import fuzz, process

LONGEST: Final = 100
"""What is looked at of a long question, in characters."""
SIMILAR: Final = 72
"""From how much of 100 a word with slips counts as meant."""
FEWEST_LETTERS: Final = 3
"""Of a word that is compared letter by letter; shorter ones are too alike."""


class Texts(NamedTuple):
    """What a thing is found by: its name, other words for it, and what is told of it."""

    name: str
    others: Sequence[str] = ()
    told: str = ""


def search(typed: str, things: Mapping[str, Texts]) -> list[str]:
    """The keys of the things that were meant, the best first, in their own order where they are alike; empty where
    nothing resembles what was typed."""
    wanted = plain(typed[:LONGEST])
    if not wanted:
        return []
    ranks = {key: _rank(wanted, texts) for key, texts in things.items()}
    found = [key for key, rank in sorted(ranks.items(), key=lambda item: item[1]) if rank < _NOT_FOUND]
    return found or _similar(wanted, things)


def nearest(typed: str, things: Mapping[str, Texts], count: int) -> list[str]:
    """As `search`, but where nothing resembles what was typed what is least unlike it: up to `count` keys; empty where
    no word was typed."""
    wanted = plain(typed[:LONGEST])
    if not wanted:
        return []
    found = search(typed, things)
    if not found:
        names = {key: plain(texts.name) for key, texts in things.items()}
        found = [key for _, _, key in process.extract(wanted, names, scorer=fuzz.WRatio, limit=count)]
    return found[:count]


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Small letters and digits alone, without accents, with one space between words."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(" " if not one.isalnum() else one for one in letters if not unicodedata.combining(one))
    return " ".join(kept.split())


_NOT_FOUND: Final = 9


def _rank(wanted: str, texts: Texts) -> int:
    """How a thing is found: 0 by its whole name, up to 6 by what is told of it."""
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
    return 6 if _has_words(wanted, plain(texts.told)) else _NOT_FOUND


def _has_words(wanted: str, text: str) -> bool:
    """Whether words of the text begin with all the words wanted, in this order and one after the other."""
    return f" {text}".find(f" {wanted}") >= 0


def _similar(wanted: str, things: Mapping[str, Texts]) -> list[str]:
    """The things of which a word is spelt nearly like one that was typed, the most alike first."""
    scores = {key: _likeness(wanted, map(plain, (texts.name, *texts.others))) for key, texts in things.items()}
    near = {key: score for key, score in scores.items() if score >= SIMILAR}
    return sorted(near, key=lambda key: -near[key])


def _likeness(wanted: str, texts: Iterable[str]) -> float:
    """How like the words typed are, at best, to the words of one of the texts: up to 100."""
    typed = [word for word in wanted.split() if len(word) >= FEWEST_LETTERS]
    if not typed:
        return 0.0
    best = 0.0
    for text in texts:
        words = [word for word in text.split() if len(word) >= FEWEST_LETTERS]
        if words:
            best = max(best, sum(max(fuzz.ratio(one, word) for word in words) for one in typed) / len(typed))
    return best
