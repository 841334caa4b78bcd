"""How each language is written: quotation marks, letters, spaces, and the words that it shares with English. What a
text does otherwise is named."""

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

from tests.support.language.messages import patterns
from tests.support.language.variants import variants
from words.games import GAMES
from words.speech import ENGLISH, LOCALES, languages

OTHERS: Final = [language for language in languages() if language != ENGLISH]
TRANSLATED: Final = Path(__file__).parents[3] / "words" / "locales"
"""The files of all languages, without those of the game that is made up for the tests."""
TOLD: Final = [name for name in GAMES if (TRANSLATED / ENGLISH / name).is_dir()]
"""The games that other languages tell."""
LATIN: Final = "a-z"
CYRILLIC: Final = "а-яё"


class Written(NamedTuple):
    """`quotes`: pairs of marks, the inner ones too. `letters`: all that its words are written with, as the inside of a
    pattern's brackets."""

    quotes: tuple[str, ...]
    letters: str


WRITTEN: Final = {
    "cs": Written(("„“", "‚‘"), f"{LATIN}áčďéěíňóřšťúůýž"),
    "de": Written(("„“", "‚‘"), f"{LATIN}äöüß"),
    "en": Written(("“”", "‘’"), LATIN),
    "es": Written(("«»", "“”"), f"{LATIN}áéíñóúüºª"),
    "ru": Written(("«»", "„“"), CYRILLIC),
}
SAME_WORDS: Final = Path(__file__).with_name("same_words.toml")
"""By language the words that it shares with English, in small letters, and those that `all` of them do."""

_MARKS: Final = re.compile("[\"“”„‟«»‹›‚‘‛]|''")
_SPACING: Final = re.compile(r"[ \u00a0]{2}|[ \u00a0][.,;:!?](?!\w)|(?<!\.)\.\.(?!\.)|,,|\( | \)|^\s|\s$")
_NOT_SAID: Final = re.compile(r"[{}\u2068\u2069]|\bNone\b|\bNaN\b")
_TYPED: Final = re.compile(r"(?<!\*)\*[a-z]+(?: \d+)?\*(?!\*)|`[^`]*`")
"""What one may type, in small letters between asterisks (*move 7*) or in a code's marks: it is the same in all."""
_NO_WORDS: Final = re.compile(r"<[^>]*>|https?:\S+|:\w+:|\*\*|[*_]|#\w+|\b\w*\d\w*\b")
_WORD: Final = re.compile(r"[^\W\d_]+")


@cache
def english_words() -> frozenset[str]:
    """Of three letters and more, in small letters."""
    texts = (
        text
        for path in (LOCALES / ENGLISH).rglob("*.ftl")
        for _, pattern in patterns(path)
        for text in variants(pattern)
    )
    found = (word.lower() for text in texts for word in words_of(text))
    return frozenset(word for word in found if len(word) > 2)


@cache
def same_words(language: str) -> frozenset[str]:
    words = tomllib.loads(SAME_WORDS.read_text("utf-8"))
    return frozenset((*words["all"], *words.get(language, ())))


def words_of(text: str) -> list[str]:
    """Without mentions, addresses, ids, and what one may type."""
    return _WORD.findall(_NO_WORDS.sub(" ", _TYPED.sub(" ", text)))


@cache
def only_english(language: str) -> frozenset[str]:
    return english_words() - same_words(language)


def english_in(language: str, text: str, known: frozenset[str] = frozenset()) -> list[str]:
    """Words that only English says. `known`: names of players."""
    words = (word for word in words_of(text) if word not in known)
    return [word for word in words if word.lower() in only_english(language)]


def faults(language: str, text: str, known: frozenset[str] = frozenset()) -> list[str]:
    """What is wrong with a text of a language; nothing where it is well written. `known`: names of players."""
    return [*_misspelt(language, text, known), *_misplaced(language, text)]


def _misspelt(language: str, text: str, known: frozenset[str]) -> Iterator[str]:
    for word in english_in(language, text, known):
        yield f"English: {word}"
    foreign = re.compile(f"[^{WRITTEN[language].letters}]")
    for word in words_of(text):
        if word not in known and word.lower() not in same_words(language) and foreign.search(word.lower()):
            yield f"other letters: {word}"


def _misplaced(language: str, text: str) -> Iterator[str]:
    for found in _SPACING.finditer(re.sub(r"\n+(-# |- |#+ |\d+\. )?", " ", text.strip("\n"))):
        yield f"spacing: {text[max(0, found.start() - 15) : found.end() + 15]!r}"
    if _NOT_SAID.search(text):
        yield "not said"
    if not _balanced(WRITTEN[language].quotes, _MARKS.findall(text)) and "…" not in text:
        yield "quotation marks"
    if " - " in text.replace("\n- ", "\n"):
        yield "a hyphen as a dash"
    if language == "es":
        yield from (f"no {opening}" for opening, closing in ("¿?", "¡!") if text.count(opening) != text.count(closing))


def _balanced(pairs: tuple[str, ...], marks: list[str]) -> bool:
    """Whether each mark that opens is closed by its own, the inner ones first, and there are no others."""
    opened: list[str] = []
    closing = {pair[0]: pair[1] for pair in pairs}
    for mark in marks:
        if opened and mark == closing[opened[-1]]:
            opened.pop()
        elif mark in closing:
            opened.append(mark)
        else:
            return False
    return not opened
