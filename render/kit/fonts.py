"""The fonts and scripts of pictures, right-to-left ones too, and what is written of a name that they cannot draw."""

import unicodedata
from functools import lru_cache
from itertools import groupby
from operator import itemgetter
from pathlib import Path
from typing import Final

import regex
from PIL import ImageFont, features

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets" / "fonts"
# Our own texts, by weight.
FILES: Final = {
    "medium": "FiraSansCondensed-medium.ttf",
    "semibold": "FiraSansCondensed-semibold.ttf",
    "extrabold": "FiraSansCondensed-extrabold.ttf",
    "title": "YesevaOne-Regular.ttf",
}
# Fonts for people's names besides, by script.
SCRIPTS: Final = {
    "arabic": "NotoSansArabic-bold.ttf",
    "hebrew": "NotoSansHebrew-bold.ttf",
    "devanagari": "NotoSansDevanagari-bold.ttf",
    "thai": "NotoSansThai-bold.ttf",
    "han": "NotoSansSC-bold.ttf",
    "hangul": "NotoSansKR-bold.ttf",
    "emoji": "NotoEmoji-bold.ttf",
}
_RIGHT_TO_LEFT: Final = frozenset({"arabic", "hebrew"})
# Scripts whose letters stand right only when HarfBuzz sets them.
_JOINED: Final = frozenset({"arabic", "hebrew", "devanagari"})
# Pillow sets such scripts with Raqm, which needs the system's FriBiDi library; without it they are not drawn.
_SHAPES: Final = bool(features.check("raqm"))
_MISSING: Final = "\uffff"
_UNSEEN: Final = str.maketrans("", "", "\ufe0e\ufe0f")  # they choose between two looks of an emoji; we have one
_MOST_CODES: Final = 8  # of one character with its marks; an emoji of a family of four has seven


@lru_cache(maxsize=256)
def font(name: str, size: int) -> ImageFont.FreeTypeFont:
    """A font by weight or script (see FILES and SCRIPTS) at a pixel size."""
    layout = ImageFont.Layout.RAQM if name in SCRIPTS and _SHAPES else ImageFont.Layout.BASIC
    return ImageFont.truetype(FOLDER / (FILES | SCRIPTS)[name], size, layout_engine=layout)


@lru_cache(maxsize=8192)
def _has(name: str, character: str) -> bool:
    face = font(name, 24)
    return character == " " or bytes(face.getmask(character)) != bytes(face.getmask(_MISSING))


@lru_cache(maxsize=8192)
def writer(cluster: str, weight: str) -> str | None:
    """The font that can draw all of one character with its marks; None if no font can."""
    usable = [script for script in SCRIPTS if _SHAPES or script not in _JOINED]
    for name in [weight, *usable]:
        if all(_has(name, character) for character in cluster):
            return name
    return None


@lru_cache(maxsize=4096)
def runs(text: str, weight: str) -> tuple[tuple[str, str], ...]:
    """The text in pieces of one font each, with the font's name, in the order they stand from left to right; with
    apostrophes as they are printed."""
    text = text.replace("'", "’")
    clusters = [(writer(cluster, weight) or weight, cluster) for cluster in regex.findall(r"\X", text)]
    _join_words(clusters)
    pieces = [(name, "".join(letters for _, letters in run)) for name, run in groupby(clusters, itemgetter(0))]
    ordered: list[tuple[str, str]] = []
    for backwards, some in groupby(pieces, lambda piece: piece[0] in _RIGHT_TO_LEFT):
        together = list(some)
        ordered += together[::-1] if backwards else together
    return tuple(ordered)


def _join_words(clusters: list[tuple[str, str]]) -> None:
    """Spaces between two words written from right to left belong to these, so that the words keep their order."""
    for number, (_, cluster) in enumerate(clusters[1:-1], 1):
        before, after = clusters[number - 1][0], clusters[number + 1][0]
        if cluster == " " and before == after and before in _RIGHT_TO_LEFT:
            clusters[number] = (before, cluster)


def printable(name: str, otherwise: str) -> str:
    """A person's name as far as the fonts go; after `otherwise` where letters are lost, which alone stands for a name
    of which nothing can be drawn."""
    plain = " ".join(unicodedata.normalize("NFKC", name).translate(_UNSEEN).split())
    clusters: list[str] = regex.findall(r"\X", plain)
    drawn = [_drawable(cluster) for cluster in clusters]
    kept = " ".join("".join(drawn).split())
    lost = any(not shown and cluster[0].isalnum() for cluster, shown in zip(clusters, drawn, strict=True))
    if lost or not any(unicodedata.category(c)[0] in "LNS" for c in kept):
        return f"{otherwise} {kept}".strip()
    return kept


def _drawable(cluster: str) -> str:
    """The character, with its marks where its script needs them; empty if it has no glyph. Marks that a Latin or
    Cyrillic letter still carries after normalisation are ornament."""
    first = cluster[0]
    if unicodedata.category(first)[0] == "C" or writer(first, "extrabold") is None:
        return ""
    if writer(first, "extrabold") in FILES:
        return first
    return cluster if len(cluster) <= _MOST_CODES and writer(cluster, "extrabold") else first
