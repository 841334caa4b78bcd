"""Each sentence of each language is written as the language is: without English, with its own quotation marks, letters
and plural forms."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast

from tests.support.language.messages import patterns
from tests.support.language.plurals import wrong_plurals
from tests.support.language.variants import variants
from tests.support.language.written import OTHERS, english_words, faults, same_words
from words.phrase import LISTED
from words.speech import LOCALES

FILES = [path for language in OTHERS for path in sorted((LOCALES / language).rglob("*.ftl"))]
BETWEEN = "between-"
ASKED = re.compile(r'case: "([a-z-]+)"')
HAD = re.compile(r"^    \.([a-z-]+) =", re.MULTILINE)
TRAITS = (".gender", ".kind", "-kind", ".dice")


def _said(path: Path) -> Iterator[tuple[str, ast.Pattern]]:
    """Without traits, which are never shown, and what stands between items."""
    for name, pattern in patterns(path):
        if not name.startswith(BETWEEN) and not name.endswith(TRAITS):
            yield name, pattern


def _language(path: Path) -> str:
    return path.relative_to(LOCALES).parts[0]


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(LOCALES).parts))
def test_sentences_are_written_as_their_language_is(path: Path) -> None:
    language = _language(path)
    found = {
        name: wrong
        for name, pattern in _said(path)
        if (wrong := sorted({fault for text in variants(pattern) for fault in faults(language, text)}))
    }
    assert found == {}, "a word that both languages have stands in tests/support/language/same_words.toml"


@pytest.mark.parametrize("path", FILES, ids=lambda path: "-".join(path.relative_to(LOCALES).parts))
def test_numbers_choose_forms_that_the_language_has(path: Path) -> None:
    language = _language(path)
    found = {name: wrong for name, pattern in _said(path) if (wrong := [*wrong_plurals(language, pattern)])}
    assert found == {}


@pytest.mark.parametrize("language", OTHERS)
def test_forms_that_sentences_ask_for_exist(language: str) -> None:
    """Where none of its messages has a form, the usual one would stand in for it unseen."""
    texts = [path.read_text() for path in FILES if _language(path) == language]
    asked = {form for text in texts for form in ASKED.findall(text) if not form.endswith(LISTED)}
    had = {form for text in texts for form in HAD.findall(text)}
    assert {form for form in asked if not any(name == form or name.endswith(f"-{form}") for name in had)} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_words_that_are_said_to_be_english_too_are(language: str) -> None:
    assert same_words(language) - english_words() == set()
