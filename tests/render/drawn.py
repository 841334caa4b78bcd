"""What a picture shows and where: notes taken while it is drawn, and what is wrong with them."""

import sys
from bisect import bisect_left
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field, replace
from unittest.mock import patch

from PIL import Image, ImageChops

from render.kit import lettering, masks, sprites
from render.kit.canvas import HEIGHT, WIDTH, Box, Canvas

GAMES = (
    "render.istanbul.", "render.marco_polo.", "render.finale.", "render.topics", "render.cards.", "render.minute",
)  # fmt: skip
STROKES = ("render.marco_polo.symbols", "render.marco_polo.dice")
"""Files of a game that draw for its others."""
FULL = 128
TOUCHING = 8
"""So many pixels may two things share: edges are soft."""
GROUPED = 6
HIDDEN = 0.45
"""So much of a piece may lie below a later one."""


@dataclass(frozen=True)
class Drawn:
    """One thing on a picture. `kind`: text, piece or field; `what`: its letters or its name; `size`: of the letters,
    of a piece the shorter side, in pixels; `by`: the file and function that drew it, such as "rail.title"; `ink`: the
    part of the box that is covered."""

    kind: str
    what: str
    size: int
    by: str
    box: Box
    ink: Image.Image = field(compare=False)

    def moved(self, x: int, y: int) -> "Drawn":
        return replace(self, box=self.box._replace(x=self.box.x + x, y=self.box.y + y))

    def __repr__(self) -> str:
        return f"{self.what!r} ({self.size} px, {self.by}, at {self.box.x} {self.box.y})"


def shared(one: Drawn, two: Drawn) -> int:
    """How many pixels both fill."""
    if not one.box.overlaps(two.box):
        return 0
    area = (max(one.box.x, two.box.x), max(one.box.y, two.box.y),
            min(one.box.right, two.box.right), min(one.box.bottom, two.box.bottom))  # fmt: skip
    inks = [it.ink.crop((area[0] - it.box.x, area[1] - it.box.y, area[2] - it.box.x, area[3] - it.box.y))
            for it in (one, two)]  # fmt: skip
    return _filled(ImageChops.darker(*inks))


def _filled(ink: Image.Image) -> int:
    return sum(ink.histogram()[FULL:])


def watched(draw: Callable[[], Image.Image]) -> tuple[Image.Image, list[Drawn]]:
    """The picture that `draw` makes, and what is on it in the order it was drawn. What comes from a cache was not
    drawn, so it is not among them."""
    notes: list[tuple[Canvas, Drawn]] = []
    with ExitStack() as stack:
        for name, look in LOOKS.items():
            stack.enter_context(patch.object(Canvas, name, _noting(getattr(Canvas, name), look, notes)))
        picture = draw()
    return picture, [drawn for canvas, drawn in notes if canvas.image is picture]


def _noting(method: Callable, look: Callable[..., Drawn | None], notes: list[tuple[Canvas, Drawn]]) -> Callable:
    def noted(canvas: Canvas, *args, **kwargs):
        seen = look(*args, **kwargs)
        if seen:
            notes.append((canvas, seen))
        return method(canvas, *args, **kwargs)

    return noted


def _artist() -> str:
    """The file and function of a game that is drawing; "parts.Aside" for what stands aside of a sign."""
    frame = sys._getframe(2)
    while not frame.f_globals["__name__"].startswith(GAMES) or frame.f_globals["__name__"] in STROKES:
        if frame.f_code.co_qualname.startswith("Aside."):
            return "parts.Aside"
        frame = frame.f_back
    return f"{frame.f_globals['__name__'].split('.')[-1]}.{frame.f_code.co_name.strip('_')}"


def _text(x, y, text, size, *, weight="semibold", anchor="l", room=None, least=24, **_) -> Drawn:
    if room is not None:
        text, size = lettering.fitted(text, weight, size, room, min(least, size))
    line = lettering.word(text, weight, size)
    left = round(x) - (line.advance if anchor == "r" else line.advance // 2 if anchor == "m" else 0) + line.left
    return Drawn("text", text, size, _artist(), Box(left, round(y) + line.top, *line.mask.size), line.mask)


def _sprite(name, cx, cy, side, *, quarters=0, opacity=1.0) -> Drawn | None:
    if opacity < 1:
        return None
    ink = (sprites.turned(name, side, quarters) if quarters else sprites.sprite(name, side))[1]
    return Drawn("piece", name, side, _artist(), Box(round(cx - side / 2), round(cy - side / 2), side, side), ink)


def _icon(name, cx, cy, side, *_) -> Drawn:
    box = Box(round(cx - side / 2), round(cy - side / 2), side, side)
    return Drawn("piece", name, side, _artist(), box, sprites.icon(name, side))


def _pile(names, cx, bottom, side, rise=sprites.RISE) -> Drawn:
    ink = sprites.stack(names, side, rise)[1]
    box = Box(round(cx - side / 2), round(bottom - ink.height), *ink.size)
    return Drawn("piece", names[-1], side, _artist(), box, ink)


def _fill(box, radius, _colour, *, opacity=1.0, left=None, **_) -> Drawn | None:
    if opacity < 1 or left is not None:
        return None
    return Drawn("field", "", min(box.w, box.h), _artist(), box, masks.rounded(box.w, box.h, radius))


def _plate(box, radius, *_, **__) -> Drawn:
    return Drawn("field", "", min(box.w, box.h), _artist(), box, masks.rounded(box.w, box.h, radius))


LOOKS: dict[str, Callable[..., Drawn | None]] = {
    "text": _text, "sprite": _sprite, "icon": _icon, "pile": _pile, "fill": _fill,
    "slab": _plate, "hollow": _plate, "band": _plate,
}  # fmt: skip


def too_small(drawn: Sequence[Drawn], least: Callable[[Drawn], int]) -> list[Drawn]:
    return [one for one in drawn if one.kind != "field" and one.size < least(one)]


def cut(drawn: Sequence[Drawn]) -> list[Drawn]:
    """Texts of which something was left out; a lone ellipsis stands for signs that had no room."""
    return [one for one in drawn if one.kind == "text" and lettering.ELLIPSIS in one.what[1:]]


def in_the_way(drawn: Sequence[Drawn]) -> list[tuple[Drawn, Drawn]]:
    """Pairs of which the later hides the earlier, or a text that lies half on a piece. Parts of one piece, drawn by one
    function in one go, such as a merchant and the assistants below it, may hide each other."""
    return [(drawn[first], drawn[second]) for first, second in _overlapping(drawn) if _hides(drawn, first, second)]


def _overlapping(drawn: Sequence[Drawn]) -> Iterator[tuple[int, int]]:
    """Pairs whose boxes overlap, looked for among those that begin above the other's end."""
    order = sorted(range(len(drawn)), key=lambda number: drawn[number].box.y)
    edges = [(drawn[number].box.x, drawn[number].box.right) for number in order]
    tops = [drawn[number].box.y for number in order]
    for at, number in enumerate(order):
        left, right = edges[at]
        for after in range(at + 1, bisect_left(tops, drawn[number].box.bottom, at + 1)):
            if edges[after][0] < right and left < edges[after][1]:
                yield min(number, order[after]), max(number, order[after])


def _hides(drawn: Sequence[Drawn], first: int, second: int) -> bool:
    one, two = drawn[first], drawn[second]
    if one.kind == "field" or (two.kind == "field" and one.kind != "text"):
        return False
    if one.by == two.by and second - first < GROUPED and one.kind != "text":
        return False
    if one.kind == "piece" and two.kind == "text":
        between = [it for it in drawn[first:second] if it.kind == "field" and it.box.contains(two.box)]
        return not between and TOUCHING < shared(one, two) < 0.9 * _filled(two.ink)
    return shared(one, two) > (TOUCHING if one.kind == "text" else HIDDEN * _filled(one.ink))


def painted(draw: Callable[[Canvas], object]) -> Box:
    """What `draw` changes on an empty canvas."""
    blank = Image.new("RGB", (WIDTH, HEIGHT), (255, 0, 255))
    canvas = Canvas(blank)
    draw(canvas)
    left, top, right, bottom = ImageChops.difference(canvas.image, blank).getbbox() or (0, 0, 0, 0)
    return Box(left, top, right - left, bottom - top)
