"""Discord's limits on what a bot sends (length of texts, buttons in a row, options of a menu, files), and cutting lists
up to them. Lengths are in UTF-16 units (`words.shapes.length_of`; https://discord.com/developers/docs)."""

from collections.abc import Iterator, Sequence
from typing import Final, TypeVar

T = TypeVar("T")

# A message: its plain content, or its components and all their text together.
CONTENT: Final = 2000
COMPONENTS: Final = 40
TEXT: Final = 4000
FILES: Final = 10
FILE_BYTES: Final = 10 * 1024 * 1024
GALLERY_PICTURES: Final = 1  # Discord takes 10, of unequal size (docs/discord.md)
ALT_TEXT: Final = 1024
NONCE: Final = 25

# Buttons and menus.
CUSTOM_ID: Final = 100
ROW_BUTTONS: Final = 5
BUTTON_LABEL: Final = 80
SHORT_LABEL: Final = 38  # of a button, which Discord advises for one without an emoji
TOLD_APART: Final = 20  # of which the first tell it from others
MENU_OPTIONS: Final = 25
OPTION_TEXT: Final = 100  # label, value and description each
OPTION_TOLD_APART: Final = 50  # of the label, which tell an option from others
PLACEHOLDER: Final = 150

# Lists shown while a command is typed; name and value of each choice.
CHOICES: Final = 25
CHOICE_TEXT: Final = 100

# A form: its title and the labels of its fields, and what a field shows while it is empty.
FORM_TITLE: Final = 45
FIELD_EXAMPLE: Final = 100

THREAD_NAME: Final = 100


def batches(items: Sequence[T], most: int) -> Iterator[Sequence[T]]:
    """The items, up to `most` at a time, such as a menu or a row holds."""
    return (items[start : start + most] for start in range(0, len(items), most))
