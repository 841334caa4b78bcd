"""Text as cached masks: Pillow keeps no glyph cache, and text is most of a picture's cost."""

import unicodedata
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

FOLDER = Path(__file__).resolve().parent.parent / "assets" / "fonts"
FILES = {
    "medium": "FiraSansCondensed-medium.ttf",
    "semibold": "FiraSansCondensed-semibold.ttf",
    "extrabold": "FiraSansCondensed-extrabold.ttf",
    "title": "YesevaOne-Regular.ttf",
}
ELLIPSIS = "…"
_MISSING = "\uffff"


@dataclass(frozen=True, slots=True)
class Word:
    """One line of text: its mask, where the mask lies from the pen, and the advance in pixels."""

    mask: Image.Image
    left: int
    top: int
    advance: int


@lru_cache(maxsize=128)
def font(weight: str, size: int) -> ImageFont.FreeTypeFont:
    """A font by weight (see FILES) at a pixel size."""
    return ImageFont.truetype(FOLDER / FILES[weight], size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=256)
def _cap_height(weight: str, size: int) -> int:
    return -round(font(weight, size).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=4096)
def word(text: str, weight: str, size: int) -> Word:
    """The mask of a line; `top` is measured from the middle of its capitals."""
    face = font(weight, size)
    left, top, right, bottom = (round(edge) for edge in face.getbbox(text, anchor="ls"))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    ImageDraw.Draw(mask).text((-left, -top), text, font=face, fill=255, anchor="ls")
    return Word(mask, left, top + _cap_height(weight, size) // 2, round(face.getlength(text)))


@lru_cache(maxsize=4096)
def width(text: str, weight: str, size: int) -> int:
    return round(font(weight, size).getlength(text))


@lru_cache(maxsize=4096)
def fitted(text: str, weight: str, size: int, room: int, least: int) -> tuple[str, int]:
    """The text and the largest size not above `size` at which it is at most `room` wide.

    Below `least` the text is cut and ends in an ellipsis.
    """
    for smaller in range(size, least - 1, -1):
        if width(text, weight, smaller) <= room:
            return text, smaller
    cut = text
    while cut and width(cut + ELLIPSIS, weight, least) > room:
        cut = cut[:-1].rstrip()
    return cut + ELLIPSIS, least


@lru_cache(maxsize=1024)
def lines(text: str, weight: str, size: int, room: int, small: int) -> tuple[tuple[str, ...], int]:
    """The text on one line if it fits at a size above `small`, else on the two most even lines at `small`.

    Below that it shrinks a little more, then is cut. Returns the lines and their size.
    """
    words = text.split(" ")
    one, chosen = fitted(text, weight, size, room, small + 1 if len(words) > 1 else small - 6)
    if one == text or len(words) == 1:
        return (one,), chosen
    splits = [(" ".join(words[:i]), " ".join(words[i:])) for i in range(1, len(words))]
    best = min(splits, key=lambda pair: max(width(part, weight, small) for part in pair))
    fits = [fitted(part, weight, small, room, small - 6) for part in best]
    return tuple(part for part, _ in fits), min(chosen for _, chosen in fits)


@lru_cache(maxsize=4096)
def _has(character: str) -> bool:
    face = font("semibold", 24)
    return character == " " or bytes(face.getmask(character)) != bytes(face.getmask(_MISSING))


def printable(name: str, otherwise: str) -> str:
    """A person's name without characters that the fonts lack; `otherwise` if nothing is left of it."""
    plain = unicodedata.normalize("NFKC", name)
    kept = "".join(c for c in plain if not unicodedata.category(c).startswith(("C", "M")) and _has(c))
    return " ".join(kept.split()) or otherwise
