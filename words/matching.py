"""When something typed is sure to mean a thing (`MEANT`), and what is nearest otherwise: parts of a name, other words,
questions, fillers, slips of spelling."""

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, NamedTuple, TypeVar

from rapidfuzz import fuzz, process
from rapidfuzz.distance import OSA

K = TypeVar("K")
LONGEST: Final = 100
"""Characters of a long question that are looked at."""
SIMILAR: Final = 86
"""How much of 100 a phrase must be like some words of a question to be in it."""
MEANT: Final = 72
"""How much of 100 a question must be like a phrase that is in it, or a word with slips like another one."""
SLIPS: Final = ((7, 2), (4, 1))
"""How many letters of a word may be wrong, missing, too many or swapped, by how long it is at least."""
MOST_MEANT: Final = 3
"""Things that are meant alike; of more nobody knows which."""
FILLERS: Final = frozenset((Path(__file__).parent / "synonyms" / "fillers.txt").read_text("utf-8").split())
"""Words of a question that do not say what it is about."""


class Texts(NamedTuple):
    """The texts by which a thing is found: its name, other words and phrases for it, its description, and the heading
    that it shares with others."""

    name: str
    others: Sequence[str] = ()
    description: str = ""
    heading: str = ""


def search(typed: str, things: Mapping[K, Texts]) -> list[K]:
    """The keys of the things that were surely meant, the best first, in their own order where they are alike; empty
    where nothing surely was."""
    mended = _mended(typed, things)
    return named(typed, things) or named(mended, things) or _answering(_telling(mended), things)


def named(typed: str, things: Mapping[K, Texts]) -> list[K]:
    """The keys of the things whose name, or another word for it, has what was typed, the best first."""
    wanted = plain(typed[:LONGEST])
    ranks = {key: rank for key, texts in things.items() if wanted and (rank := _rank(wanted, texts)) is not None}
    return sorted(ranks, key=ranks.__getitem__)


def nearest(typed: str, things: Mapping[K, Texts], count: int) -> list[K]:
    """Up to `count` keys of things that may have been meant, the likeliest first; empty where no word was typed."""
    asked = _telling(_mended(typed, things))
    scores = {key: _likeness(asked, texts) for key, texts in things.items()} if asked else {}
    return sorted(scores, key=lambda key: -scores[key])[:count]


@lru_cache(maxsize=4096)
def plain(text: str) -> str:
    """Small letters and digits alone, without accents, with one space between words."""
    letters = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c if c.isalnum() else " " for c in letters if not unicodedata.combining(c))
    return " ".join(kept.split())


NUMBER: Final = "0123456789 "
"""What stands before the name of a place."""


def _rank(wanted: str, texts: Texts) -> int | None:
    """How a thing is named: 0 by its whole name, up to 4 by a part of it; None where it is not."""
    name, others = plain(texts.name), [plain(other) for other in texts.others]
    unnumbered = name.lstrip(NUMBER)
    if wanted in (name, unnumbered, *others):
        return 0
    if name.startswith(f"{wanted} ") or unnumbered.startswith(f"{wanted} "):
        return 1
    if f" {wanted}" in f" {name}":
        return 2
    if any(f" {wanted}" in f" {other}" for other in others):
        return 3
    return 4 if wanted in name else None


def _mended(typed: str, things: Mapping[K, Texts]) -> str:
    """What was typed in plain words without slips of spelling."""
    known = _known_words(things)
    return " ".join(_spelt(word, known) for word in plain(typed[:LONGEST]).split())


def _known_words(things: Mapping[K, Texts]) -> dict[str, None]:
    """The words that say what a thing is about, of names and phrases first; then the fillers, then all others."""
    named = [plain(text) for texts in things.values() for text in (texts.name, *texts.others, texts.heading)]
    described = [plain(texts.description) for texts in things.values()]
    telling = (word for text in named for word in text.split() if word not in FILLERS)
    return dict.fromkeys((*telling, *FILLERS, *(word for text in described for word in text.split())))


def _spelt(word: str, known: Mapping[str, None]) -> str:
    """The known word that is meant by one with slips; the word itself where none is, or its first letter differs."""
    slips = next((most for least, most in SLIPS if len(word) >= least), 0)
    if word in known or not slips:
        return word
    alike = [other for other in known if other[0] == word[0]]
    nearest = process.extractOne(word, alike, scorer=OSA.distance, score_cutoff=slips)
    return nearest[0] if nearest else word


def _answering(asked: str, things: Mapping[K, Texts]) -> list[K]:
    """The things with a phrase that is in the question and is most like it."""
    scores = {key: max(_answered(asked, phrase) for phrase in _phrases(texts)) for key, texts in things.items()}
    best = max(scores.values(), default=0.0)
    meant = [key for key, score in scores.items() if score == best > 0]
    return meant if len(meant) <= MOST_MEANT else []


def _answered(asked: str, phrase: str) -> float:
    """How much of a question a phrase answers, out of 100; 0 where it is not in the question, or answers too little."""
    is_in = len(phrase.split()) <= len(asked.split()) and fuzz.token_set_ratio(asked, phrase) >= SIMILAR
    return fuzz.token_sort_ratio(asked, phrase, score_cutoff=MEANT) if is_in else 0.0


def _likeness(asked: str, texts: Texts) -> float:
    """How like a question is to the phrases for a thing, to its heading, and to words of its description."""
    phrases = (*_phrases(texts), _telling(plain(texts.heading)))
    by_phrase = max(fuzz.token_set_ratio(asked, phrase) + fuzz.token_sort_ratio(asked, phrase) for phrase in phrases)
    return by_phrase + fuzz.token_set_ratio(asked, plain(texts.description)) / 2


def _phrases(texts: Texts) -> Iterator[str]:
    return map(_telling, (plain(texts.name).lstrip(NUMBER), *map(plain, texts.others)))


@lru_cache(maxsize=8192)
def _telling(text: str) -> str:
    """The words of a plain text that say what it is about; all of them where none does."""
    return " ".join(word for word in text.split() if word not in FILLERS) or text
