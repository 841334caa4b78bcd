"""One fact of a position: a message that has a `.short` wording as well, and its arguments."""

from typing import NamedTuple


class Fact(NamedTuple):
    message: str
    arguments: dict[str, int | str]
