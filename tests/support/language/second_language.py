"""A second language beside English, so that servers can choose one: the pseudo-language of the tests of words, under
the name of one that Discord has."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final
from unittest.mock import patch

from tests.support.language.pseudo_language import write
from words import speech

SECOND: Final = "ru"


def written(folder: Path) -> Path:
    """A folder inside `folder` with the files of both languages."""
    locales = folder / "locales"
    write(locales, SECOND)
    return locales


def speak_from(locales: Path) -> None:
    """The languages are those of these files from now on."""
    patch.object(speech, "LOCALES", locales).start()
    _forget_others()


@contextmanager
def spoken_from(locales: Path) -> Iterator[None]:
    """The same until what is done with them has ended."""
    with patch.object(speech, "LOCALES", locales):
        _forget_others()
        yield
    _forget_others()


def _forget_others() -> None:
    for kept in (speech.languages, speech._bundle, speech._shared):
        kept.cache_clear()
