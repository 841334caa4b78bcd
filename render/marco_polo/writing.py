"""Sentences on pictures, on as many lines as they need."""

from functools import lru_cache

from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, RGB

_WEIGHT = "medium"
_LEADING = 1.16


@lru_cache(maxsize=512)
def wrapped(text: str, size: int, room: int) -> tuple[str, ...]:
    """The text on lines at most `room` pixels wide; a longer word has a line of its own."""
    lines: list[str] = []
    for word in text.split():
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and lettering.width(longer, _WEIGHT, size) <= room:
            lines[-1] = longer
        else:
            lines.append(word)
    return tuple(lines)


def _fits(text: str, size: int, room: int, height: int) -> bool:
    lines = wrapped(text, size, room)
    wide = max((lettering.width(line, _WEIGHT, size) for line in lines), default=0)
    return wide <= room and len(lines) * round(size * _LEADING) <= height


def write(
    canvas: Canvas,
    box: Box,
    text: str,
    largest: int,
    least: int,
    *,
    ink: RGB = INK,
    left: bool = False,
    centred: bool = False,
) -> int:
    """A sentence as large as it fits, on the box's middle line or from its left edge (`left`), from its top or in the
    middle of its height (`centred`). Returns its height in pixels."""
    size = next((size for size in range(largest, least, -1) if _fits(text, size, box.w, box.h)), least)
    pitch = round(size * _LEADING)
    lines = wrapped(text, size, box.w)
    top = box.y + ((box.h - pitch * len(lines)) / 2 if centred else 0)
    for number, line in enumerate(lines):
        x = box.x if left else box.middle[0]
        canvas.text(x, top + pitch * (number + 0.5), line, size, weight=_WEIGHT, colour=ink,
                    anchor="l" if left else "m", room=box.w, least=16)  # fmt: skip
    return pitch * len(lines)
