"""Every language says all that English says, of the same arguments, and a changed sentence is translated with its
change: `python -m tools.translations` says how it is noted."""

import pytest

from tests.support.language.whole import TRANSLATED
from tools.translations import CHANGED_SINCE, Wrong, problems
from words.speech import ENGLISH, languages

ALLOWED = CHANGED_SINCE | {Wrong.NO_FILE, Wrong.UNUSED}
"""While languages are being written, file after file; nothing once they are whole."""
OTHERS = [language for language in languages() if language != ENGLISH]


@pytest.mark.parametrize("language", OTHERS)
def test_it_says_what_english_says(language: str) -> None:
    assert [str(problem) for problem in problems(language, TRANSLATED) if problem.wrong not in ALLOWED] == []
