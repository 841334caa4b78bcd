"""Cases and genders: what a sentence names keeps its other forms, and the sentence asks for the one that it needs.

A sentence may ask for another form of what it is given: `{ FORM($city, case: "accusative") }` is the attribute
`.accusative` of the message that named the city, or its usual text where it has none; `TRAIT($city, name: "gender")` is
an attribute to choose a variant by, empty where there is none; `CAPITAL($things)` begins with a capital. So sentences
are given what `say` and the lists return as it is, never glued or cut."""

from collections.abc import Callable, Hashable, Sequence
from typing import Any, Final, TypeAlias, TypeVar

T = TypeVar("T")
Attribute: TypeAlias = Callable[[str], str]
"""The attribute of a message by its name, empty where it has none."""
Join: TypeAlias = Callable[[Sequence[str]], str]
LISTED: Final = "-listed"
"""The end of a case in which items with commas or semicolons between them are a list that ends in "and"; those of an
"or" keep it."""


class Phrase(str):
    """A text made by `say`, in its usual form. It remembers its message and arguments, so that a sentence in which it
    is used can ask for another form, such as a case.

    `key` stands for it where a sentence that it is part of is cached, since another phrase may have the same text in
    its usual form only. Most have one form and nothing to remember: thousands are kept."""

    __slots__ = ("_form", "_trait", "key")

    _form: Attribute | None
    _trait: Attribute | None
    key: Hashable

    def __new__(cls, text: str, form: Attribute | None = None, trait: Attribute | None = None) -> "Phrase":
        self = super().__new__(cls, text)
        self._form, self._trait = form, trait
        self.key = object() if form or trait else text
        return self

    def form(self, case: str) -> str:
        """Its form for a case ("accusative") or a use ("at"); the usual one where it has no other."""
        return (self._form and self._form(case)) or self

    def trait(self, name: str) -> str:
        """An attribute for sentences to choose by, such as its "gender"; empty where the language has none."""
        return self._trait(name) if self._trait else ""

    def __reduce__(self) -> tuple[type[str], tuple[str]]:
        return str, (str(self),)


def each_in_form(join: Join, listed: Join, texts: Sequence[str], case: str) -> str:
    """A list whose items stand in a case; `listed`: joins those of a case that ends in LISTED."""
    own = case.removesuffix(LISTED)
    return (join if own == case else listed)([in_form(text, own) for text in texts])


def in_form(thing: T, case: str) -> T | str:
    return thing.form(case) if isinstance(thing, Phrase) else thing


def _trait(thing: object, name: str) -> str:
    return thing.trait(name) if isinstance(thing, Phrase) else ""


def _capital(thing: T) -> T | str:
    return thing[:1].upper() + thing[1:] if isinstance(thing, str) else thing


FUNCTIONS: Final[dict[str, Any]] = {"FORM": in_form, "TRAIT": _trait, "CAPITAL": _capital}


def key_of(fact: object) -> Hashable:
    """The part of a sentence's cache key for an argument."""
    return fact.key if isinstance(fact, Phrase) else fact
