"""How texts in pictures shrink, are shortened and broken into lines. Each line is a cached mask: Pillow keeps no glyph
cache, and text is most of the cost of a picture."""

from collections.abc import Callable, Iterator
from functools import lru_cache
from itertools import combinations, pairwise
from typing import Final, NamedTuple

import regex
from PIL import Image, ImageDraw

from render.kit.cache import cached
from render.kit.fonts import font, runs

ELLIPSIS = "…"
_BETWEEN_WORDS: Final = regex.compile(r" (?![—–] )")  # no line begins with a dash


class Word(NamedTuple):
    """One line of text: its mask, where the mask lies from the pen, and the advance in pixels."""

    mask: Image.Image
    left: int
    top: int
    advance: int


@lru_cache(maxsize=256)
def _cap_height(weight: str, size: int) -> int:
    return -round(font(weight, size).getbbox("H", anchor="ls")[1])


@cached
def word(text: str, weight: str, size: int) -> Word:
    """The mask of a line; `top` is measured from the middle of its capitals."""
    pen = 0.0
    placed = []
    for name, part in runs(text, weight):
        face = font(name, size)
        placed.append((round(pen), part, face, face.getbbox(part, anchor="ls")))
        pen += face.getlength(part)
    boxes = [(at + box[0], box[1], at + box[2], box[3]) for at, _, _, box in placed] or [(0, 0, 1, 1)]
    left, top = (round(min(box[edge] for box in boxes)) for edge in (0, 1))
    right, bottom = (round(max(box[edge] for box in boxes)) for edge in (2, 3))
    mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
    draw = ImageDraw.Draw(mask)
    for at, part, face, _ in placed:
        draw.text((at - left, -top), part, font=face, fill=255, anchor="ls")
    return Word(mask, left, top + _cap_height(weight, size) // 2, round(pen))


@lru_cache(maxsize=4096)
def width(text: str, weight: str, size: int) -> int:
    """The advance of a line in pixels."""
    return round(sum(font(name, size).getlength(part) for name, part in runs(text, weight)))


@lru_cache(maxsize=4096)
def fitted(text: str, weight: str, size: int, room: int, least: int) -> tuple[str, int]:
    """The text and the largest size not above `size` at which it is at most `room` wide.

    Below `least` its middle is left out: people's names often differ at their ends only.
    """
    return fitted_with(str, text, weight, size, room, least)


def fitted_with(
    sentence: Callable[[str], str], name: str, weight: str, size: int, room: int, least: int
) -> tuple[str, int]:
    """As `fitted`, for a sentence made with a name: the name is shortened, the rest stays whole."""
    whole = sentence(name)
    for smaller in range(size, least - 1, -1):
        if width(whole, weight, smaller) <= room:
            return whole, smaller
    for short in _shortened(name):
        cut = sentence(short)
        if width(cut, weight, least) <= room:
            break
    return cut, least


def _shortened(name: str) -> Iterator[str]:
    """The name with more and more of its middle left out, at last only its beginning; as it is if it is one letter."""
    clusters: list[str] = regex.findall(r"\X", name)
    for count in range(len(clusters) - 1, 1, -1):
        first, last = "".join(clusters[: count - count // 2]), "".join(clusters[-(count // 2) :])
        yield f"{first.rstrip()}{ELLIPSIS}{last.lstrip()}"
    yield clusters[0] + ELLIPSIS if len(clusters) > 1 else name


def lines_with(
    sentence: Callable[[str], str], name: str, weight: str, size: int, room: int, small: int
) -> tuple[tuple[str, ...], int]:
    """As `lines`, for a sentence made with a name: the name is shortened, the rest stays whole."""
    for short in (name, *_shortened(name)):
        said = sentence(short)
        written, chosen = lines(said, weight, size, room, small)
        if chosen >= small and " ".join(written) == said:
            break
    return written, chosen


@lru_cache(maxsize=1024)
def lines(text: str, weight: str, size: int, room: int, small: int, most: int = 2) -> tuple[tuple[str, ...], int]:
    """The text on one line if it fits at a size above `small`, else on the most even lines at `small`, two, or up to
    `most` where it does not fit on fewer.

    Below that it shrinks a little more, then is cut. Returns the lines and their size.
    """
    words = _BETWEEN_WORDS.split(text)
    line, chosen = fitted(text, weight, size, room, small + 1 if len(words) > 1 else small - 6)
    if line == text or len(words) == 1:
        return (line,), chosen
    for count in range(2, min(most, len(words)) + 1):
        best = min(
            _broken(words, count),
            key=lambda parts: sorted((width(part, weight, small) for part in parts), reverse=True),
        )
        fits = [fitted(part, weight, small, room, small - 6) for part in best]
        if [part for part, _ in fits] == best:
            break
    return tuple(part for part, _ in fits), min(chosen for _, chosen in fits)


@lru_cache(maxsize=1024)
def name_lines(name: str, weight: str, size: int, room: int, small: int, most: int) -> tuple[tuple[str, ...], int]:
    """As `lines`, for a name: a long word goes on on the next line, and something is left out only where the whole does
    not fit on `most` lines."""
    written, chosen = lines(name, weight, size, room, small, most)
    if " ".join(written) == name:
        return written, chosen
    least = small - 6
    for short in (name, *_shortened(name)):
        parts = _run_on(short, weight, least, room)
        if len(parts) <= most:
            break
    return tuple(parts[:most]), least


def _run_on(name: str, weight: str, size: int, room: int) -> list[str]:
    """The name on lines as full as they get; a word that is longer than a line is broken after any letter."""
    parts = [""]
    for word in name.split(" "):
        joined = f"{parts[-1]} {word}".lstrip()
        if width(joined, weight, size) <= room:
            parts[-1] = joined
            continue
        if parts[-1]:
            parts.append("")
        for cluster in regex.findall(r"\X", word):
            if parts[-1] and width(parts[-1] + cluster, weight, size) > room:
                parts.append("")
            parts[-1] += cluster
    return parts


def _broken(words: list[str], count: int) -> Iterator[list[str]]:
    """The words on so many lines, in every way."""
    for ends in combinations(range(1, len(words)), count - 1):
        yield [" ".join(words[start:end]) for start, end in pairwise((0, *ends, len(words)))]
