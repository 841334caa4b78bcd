"""What words promise to keep short is short enough for Discord."""

import re

import pytest

from cogs.framework import limits
from tests.support.language.messages import languages, messages, render
from words import shapes
from words.speech import Words


def test_texts_fit_where_they_are_shown() -> None:
    assert shapes.LABEL_LENGTH <= limits.BUTTON_LABEL
    assert min(limits.OPTION_TEXT, limits.CHOICE_TEXT) >= shapes.DETAIL_LENGTH
    assert shapes.PICTURE_LENGTH <= limits.ALT_TEXT
    assert shapes.PART_LENGTH < limits.TEXT


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("named", "most"),
    [
        (r"button-.+", limits.BUTTON_LABEL),
        (r"(menu|group|part)-.+", limits.PLACEHOLDER),
        (r"(setting|notes|preset|begin-at)-(.+-)?(form|label)", limits.FORM_TITLE),
        (r".*-example", limits.FIELD_EXAMPLE),
        (r"command-.+\.name", 32),
        (r"command-.+\.description|.*\.choice|house-.+-help|lesson-.+\.about", limits.OPTION_TEXT),
    ],
)
def test_no_label_is_cut(language: str, named: str, most: int) -> None:
    words = Words(language, strict=True)
    labels = [message for message in messages(language) if re.fullmatch(named, message.name)]
    assert labels and {one.name for one in labels if len(render(words, one)) > most} == set()
