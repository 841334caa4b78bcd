"""What a set-up option of a lobby is: its name, allowed values, the first of them the default; and the error for a
value that is not allowed."""

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class BadOption(ValueError):
    """A set-up option that is not allowed, with its field, its value, the allowed values and a stable code."""

    def __init__(self, field: str, value: object, allowed: Sequence[object], code: str = "bad_option") -> None:
        super().__init__(f"{field}={value!r}: allowed are {', '.join(map(str, allowed))}")
        self.field = field
        self.value = value
        self.allowed = tuple(allowed)
        self.code = code


class Option(NamedTuple):
    """One set-up option as the lobby offers it; the first allowed value is the default."""

    name: str
    allowed: tuple[str, ...]

    @property
    def default(self) -> str:
        return self.allowed[0]


def check_known(options: Mapping[str, str], fields: Sequence[Option], seats: int | None, counts: Sequence[int]) -> None:
    """Check that every option is one of `fields` with an allowed value and, unless None, `seats` is one of `counts`.

    Raises BadOption with the code unknown_option, bad_option or seats."""
    known = {field.name: field for field in fields}
    for name, value in options.items():
        if name not in known:
            raise BadOption("option", name, sorted(known), code="unknown_option")
        if value not in known[name].allowed:
            raise BadOption(name, value, known[name].allowed)
    if seats is not None and seats not in counts:
        raise BadOption("seats", seats, counts, code="seats")
