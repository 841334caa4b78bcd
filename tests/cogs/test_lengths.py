"""What words promise to keep short is short enough for Discord."""

from cogs.shared import limits
from words import shapes


def test_texts_fit_where_they_are_shown() -> None:
    assert shapes.LABEL_LENGTH <= limits.BUTTON_LABEL
    assert min(limits.OPTION_TEXT, limits.CHOICE_TEXT) >= shapes.DETAIL_LENGTH
    assert shapes.PICTURE_LENGTH <= limits.ALT_TEXT
    assert shapes.PART_LENGTH < limits.TEXT
