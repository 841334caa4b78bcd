"""Every language says all that English says, of the same arguments, and a changed sentence is translated with its
change: `python -m tools.translations` says how it is noted."""

import pytest

from tests.support.language.written import OTHERS, TRANSLATED
from tools.translations import problems


@pytest.mark.parametrize("language", OTHERS)
def test_it_says_what_english_says(language: str) -> None:
    assert [*map(str, problems(language, TRANSLATED))] == []
