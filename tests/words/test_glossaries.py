"""Glossaries hold words that the English files say, each once, with source and the forms that a translator needs."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from tests.support.language.glossaries import Term, glossaries, glossary
from tests.support.language.messages import patterns
from tests.support.language.variants import variants
from words.speech import LOCALES

AREAS: Final = {"host": "", "istanbul": "istanbul", "marco_polo": "marco_polo"}
"""The folder of the English files that an area's words are taken from."""
GENDERS: Final = {
    "cs": {"masculine animate", "masculine inanimate", "feminine", "neuter", "plural", ""},
    "de": {"masculine", "feminine", "neuter", "plural", ""},
    "es": {"masculine", "feminine", "plural masculine", "plural feminine", ""},
    "ru": {"masculine animate", "masculine inanimate", "feminine animate", "feminine", "neuter", "plural", ""},
}
"""What a noun's gender may be, by language; empty for words that have none."""
DECLINED: Final = {"cs", "ru"}
"""Languages in which a noun's accusative is given, and the genitive of each plural."""
SOURCE: Final = re.compile(r"rulebook: \S.*|common usage: (sure|likely|doubtful)")

GLOSSARIES: Final = glossaries()
LINES: Final = [(language, term) for language, terms in GLOSSARIES.items() for term in terms]


@cache
def _english(area: str) -> str:
    said = [
        text
        for path in sorted((LOCALES / "en" / AREAS[area]).glob("*.ftl"))
        for _, pattern in patterns(path)
        for text in variants(pattern)
    ]
    return re.sub(r"\s+", " ", "\n".join(said)).lower()


def _wrong(language: str, term: Term) -> list[str]:
    wrong = []
    if not re.search(rf"(?<!\w){re.escape(term.english.lower())}s?(?!\w)", _english(term.area)):
        wrong.append("the English files do not say so")
    if not term.term or any(cell != cell.strip() or "  " in cell for cell in term):
        wrong.append("a term is missing, or a blank is too many")
    if not SOURCE.fullmatch(term.source):
        wrong.append("source")
    if term.gender not in GENDERS[language]:
        wrong.append("gender")
    if language in DECLINED and term.gender and not term.accusative:
        wrong.append("accusative")
    if language in DECLINED and term.plural and not term.genitive_plural:
        wrong.append("genitive plural")
    return wrong


def test_each_line_is_whole_and_says_an_english_word_of_its_area() -> None:
    assert {(language, *term.key): _wrong(language, term) for language, term in LINES if _wrong(language, term)} == {}


def test_no_word_stands_twice() -> None:
    times = Counter((language, *term.key) for language, term in LINES)
    assert [key for key, count in times.items() if count > 1] == []


def test_all_languages_have_the_same_words_in_the_same_order() -> None:
    orders = {tuple(term.key for term in terms) for terms in GLOSSARIES.values()}
    assert len(orders) <= 1


@pytest.mark.parametrize("text", ["english,term\nruby,рубин\n", ",".join(Term._fields) + "\nhost,seat\n"])
def test_a_damaged_file_is_refused(tmp_path: Path, text: str) -> None:
    path = tmp_path / "ru.csv"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match=r"ru\.csv"):
        glossary(path)
