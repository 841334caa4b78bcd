"""How people's names are shown: cut to a length, without formatting, links, mentions, or characters that nobody
sees."""

import re
import unicodedata
from functools import lru_cache
from typing import Final

import regex

NAME_LENGTH: Final = 32  # what Discord allows, counted in what people see as characters
NAMES_REMEMBERED: Final = 4096  # each panel names everybody at the table
_CODES_OF_ONE: Final = 8  # of a character with its marks and joined parts; a family of four has seven
_JOINER: Final = "\u200d"
# They look like nothing, though Unicode calls them letters or symbols.
_BLANKS: Final = dict.fromkeys(map(ord, "\u115f\u1160\u2800\u3164\uffa0"), " ")
_FORMATTING: Final = re.compile(r"([\\*_~`|<>@#:\[\]/.]|^[+-])")
_ESCAPED: Final = re.compile(r"\\([\\*_~`|<>@#:\[\]/.+-])")


@lru_cache(NAMES_REMEMBERED)
def plain_name(name: str) -> str:
    """A name on one line, without characters that turn the direction of writing, that nobody sees or that pile up, cut
    between characters; empty where nothing is left."""
    spaced = "".join(" " if c.isspace() or unicodedata.category(c)[0] == "Z" else c for c in name.translate(_BLANKS))
    clusters: list[str] = regex.findall(r"\X", unicodedata.normalize("NFC", spaced))
    seen = [_seen(cluster)[:_CODES_OF_ONE] for cluster in clusters]
    words = "".join(seen).split()
    return "".join(regex.findall(r"\X", " ".join(words))[:NAME_LENGTH]).strip()


def _seen(cluster: str) -> str:
    """A character without what is not seen of it; joiners stay between the parts of an emoji."""
    joined = regex.search(r"\p{Extended_Pictographic}", cluster) is not None
    return "".join(c for c in cluster if unicodedata.category(c)[0] != "C" or (joined and c == _JOINER)).strip(_JOINER)


@lru_cache(NAMES_REMEMBERED)
def name_in_text(name: str) -> str:
    """As `plain_name`, for a text: nothing in it formats, links, mentions or becomes an emoji of a server."""
    return _FORMATTING.sub(r"\\\1", plain_name(name))


def without_escapes(text: str) -> str:
    """A text with names in it for a place that Discord does not format: a button, a menu, a list, a picture's
    description."""
    return _ESCAPED.sub(r"\1", text) if "\\" in text else text
