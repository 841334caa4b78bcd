"""How a wheelbarrow looks: wheel and handles, a plank for each good with its number and a crate in each filled slot, a
board more for each extension, and the room there is for each good."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.istanbul.reading.view import SeatView
from engine.istanbul.state import FIRST_CAPACITY, LAST_CAPACITY
from render.istanbul.style import GOODS, good
from render.kit import sprites
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import BLACK, INK, IVORY, RGB, SHADOW, WHITE, mix, rgb
from render.kit.masks import faded, ramp

_FINE: Final = 2  # so many times larger the frame is drawn, which makes its edges smooth
_WOOD: Final[tuple[RGB, RGB]] = (rgb("#8A5730"), rgb("#5E3819"))
_ADDED: Final[tuple[RGB, RGB]] = (rgb("#925A2A"), rgb("#6C3F16"))  # the boards of extensions
_EDGE: Final = rgb("#331B0C")
_SEAM: Final = rgb("#43260F")
_LIT: Final = rgb("#C08A54")
_STRAP: Final[tuple[RGB, RGB]] = (rgb("#F0C878"), rgb("#9A6B2C"))
_EMPTY: Final = rgb("#CCA66E")  # an empty slot: three times as light as the wood round it
_CHALK: Final = rgb("#FFF4DA")
_NONE: Final = rgb("#DDBD8E")  # the number of a good of which there is none
_TALLEST: Final = 300
_WHEEL: Final = 132
_MOST_FIGURE: Final = 76
_MOST_STEP: Final = 60
_LEAST_FIGURE: Final = 40


class Layout(NamedTuple):
    """Where the parts of a wheelbarrow are, in pixels. `tray`: with all extensions; `slots`: where the first slot
    begins; `step`: from one to the next; `plate`: of the room for each good; `figure`, `sign`: the size of numbers and
    of goods."""

    wheel: Box
    tray: Box
    slots: int
    step: int
    plate: Box
    figure: int
    sign: int

    def rows(self) -> list[Box]:
        return self.tray.inset(5).rows(len(GOODS))

    def end(self, capacity: int) -> int:
        """The right edge of the tray with so much room."""
        return self.slots + capacity * self.step + 8


def layout(box: Box) -> Layout:
    """Fills the box from left to right: wheel, tray, plate between the handles."""
    high = min(box.h, _TALLEST)
    top = box.y + (box.h - high) // 2
    pitch = (high - 10) // len(GOODS)
    figure = min(_MOST_FIGURE, round(pitch * 1.24), box.w * 7 // 50)
    side = min(_WHEEL, high * 7 // 10, box.w // 4)
    wheel = Box(box.x, top + (high - side) // 2, side, side)
    left = box.x + min(side * 5 // 8, box.w // 8)
    sign = min(pitch, figure * 24 // 25)
    slots = left + sign + round(figure * 0.66) + 24
    plate = round(figure * 0.6) + 20
    step = min(_MOST_STEP, (box.right - plate - 24 - slots) // LAST_CAPACITY)
    tray = Box(left, top, slots + LAST_CAPACITY * step + 8 - left, high)
    size = min(high - 20, figure + 14)
    return Layout(wheel, tray, slots, step, Box(tray.right + 10, top + (high - size) // 2, plate, size), figure, sign)


def draw_barrow(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """A seat's wheelbarrow with its goods."""
    parts = layout(box)
    _paste_frame(canvas, box, parts, seat.capacity)
    rows = parts.rows()
    for number, (row, count) in enumerate(zip(rows, seat.goods, strict=True)):
        y = row.middle[1]
        side = parts.sign - 2
        canvas.sprite(good(number), parts.tray.x + 10 + side / 2, y, side)
        left = parts.tray.x + 10 + side
        room = parts.slots - 2 - left
        ink = _CHALK if count else _NONE
        middle = (left + parts.slots) // 2
        canvas.text(middle, y + 1, str(count), parts.figure, weight="extrabold", colour=ink, anchor="m",
                    room=room, least=_LEAST_FIGURE)  # fmt: skip
        for slot in _slots(parts, row)[: min(count, seat.capacity)]:
            crate, mask = _crate(number, slot.w, slot.h)
            canvas.image.paste(crate, slot.edges, mask)
    x, y = parts.plate.middle
    canvas.text(x, y + 1, str(seat.capacity), parts.figure, weight="extrabold", colour=INK, anchor="m")


def draw_frame(canvas: Canvas, box: Box) -> Box:
    """A wheelbarrow without planks, slots and number; returns the box of its tray."""
    parts = layout(box)
    _paste_frame(canvas, box, parts, 0)
    return parts.tray


def _paste_frame(canvas: Canvas, box: Box, parts: Layout, capacity: int) -> None:
    frame, mask = _frame(box.w, box.h, capacity)
    canvas.image.paste(frame, box.edges, mask)


def _slots(parts: Layout, row: Box) -> list[Box]:
    """The slots of a plank with all extensions."""
    high = min(row.h - 8, round(parts.step * 1.3))
    return [
        Box(parts.slots + i * parts.step, row.middle[1] - high // 2, parts.step - 5, high) for i in range(LAST_CAPACITY)
    ]


@cached
def _frame(wide: int, high: int, capacity: int) -> sprites.Sprite:
    """All that does not change from turn to turn, on no ground; with `capacity` 0 an empty tray of the largest
    size. The light comes from the top left."""
    parts = layout(Box(0, 0, wide, high))
    fine = Image.new("RGBA", (wide * _FINE, high * _FINE), (*SHADOW, 0))
    end = parts.end(capacity or LAST_CAPACITY)
    _handles(fine, parts, end, wide)
    wheel = parts.wheel
    piece = sprites.original("sprites", "wheel").resize((wheel.w * _FINE, wheel.h * _FINE), Image.Resampling.LANCZOS)
    fine.alpha_composite(piece, (wheel.x * _FINE, wheel.y * _FINE))
    _tray(fine, parts.tray, end)
    draw = ImageDraw.Draw(fine)
    if capacity:
        for extension in range(FIRST_CAPACITY, capacity):
            _board(fine, parts, extension)
        for row in parts.rows()[1:]:
            left = parts.tray.x + 8
            _line(draw, (left, row.y - 1), (end - 5, row.y - 1), _SEAM, 2)
            _line(draw, (left, row.y + 1), (end - 5, row.y + 1), mix(_WOOD[0], _LIT, 0.5), 1)
        for row in parts.rows():
            for slot in _slots(parts, row)[:capacity]:
                _hollow(draw, slot)
        _plate(draw, parts.plate)
    picture = _shade(wide, high, _hull(parts.tray, end))
    picture.alpha_composite(fine.reduce(_FINE))
    return picture.convert("RGB"), picture.getchannel("A")


def _hull(tray: Box, end: int) -> list[tuple[int, int]]:
    """The outline of the tray: the corners next to the wheel are cut off, as the front of a wheelbarrow slants."""
    cut, slant = tray.h // 6, 20
    return [(tray.x + slant, tray.y), (end, tray.y), (end, tray.bottom - 1), (tray.x + slant, tray.bottom - 1),
            (tray.x, tray.bottom - cut), (tray.x, tray.y + cut)]  # fmt: skip


def _shade(wide: int, high: int, hull: Sequence[tuple[int, int]]) -> Image.Image:
    """The shadow that the tray throws, down to the right."""
    mask = Image.new("L", (wide, high), 0)
    ImageDraw.Draw(mask).polygon([(x + 4, y + 5) for x, y in hull], fill=150)
    picture = Image.new("RGBA", (wide, high), (*SHADOW, 0))
    picture.putalpha(mask.filter(ImageFilter.GaussianBlur(4)))
    return picture


def _handles(fine: Image.Image, parts: Layout, end: int, wide: int) -> None:
    draw, tray, thick = ImageDraw.Draw(fine), parts.tray, max(14, parts.tray.h // 11)
    for middle in (tray.y + tray.h // 5, tray.bottom - tray.h // 5):
        top = middle - thick // 2
        _rounded(draw, Box(end - 12, top, wide - 2 - end + 12, thick), thick // 2, _EDGE)
        _rounded(draw, Box(end - 12, top + 3, wide - 5 - end + 12, thick - 6), thick // 2 - 3, _WOOD[1])
        _line(draw, (end, top + 5), (wide - 10, top + 5), _LIT, 2)
    axle = Box(parts.wheel.x + parts.wheel.w // 2, parts.wheel.middle[1] - 8, parts.wheel.w // 2, 16)
    _rounded(draw, axle, 4, _EDGE)


def _tray(fine: Image.Image, tray: Box, end: int) -> None:
    """Upper and left edges catch the light, the others lie in the shade."""
    outer, inner = _filled(fine.size, _hull(tray, end)), _filled(fine.size, _hull(tray.inset(4), end - 4))
    fine.paste(_EDGE, (0, 0), outer)
    box = (tray.x * _FINE, tray.y * _FINE, end * _FINE, tray.bottom * _FINE)
    fine.paste(ramp(box[2] - box[0], box[3] - box[1], *_WOOD), box[:2], inner.crop(box))
    for shift, colour, strength in ((2 * _FINE, _LIT, 0.75), (-2 * _FINE, BLACK, 0.35)):
        rim = ImageChops.subtract(inner, ImageChops.offset(inner, shift))
        fine.paste(colour, (0, 0), faded(rim, strength))


def _filled(size: tuple[int, int], hull: Sequence[tuple[int, int]]) -> Image.Image:
    mask = Image.new("L", size, 0)
    ImageDraw.Draw(mask).polygon([(x * _FINE, y * _FINE) for x, y in hull], fill=255)
    return mask


def _board(fine: Image.Image, parts: Layout, number: int) -> None:
    """The board that an extension adds for its slot, held by two straps."""
    left, top, high = parts.slots + number * parts.step - 3, parts.tray.y + 6, parts.tray.h - 12
    right = parts.end(number + 1) - 6
    fine.paste(ramp((right - left) * _FINE, high * _FINE, *_ADDED), (left * _FINE, top * _FINE))
    draw = ImageDraw.Draw(fine)
    _line(draw, (left - 1, top), (left - 1, top + high), _SEAM, 2)
    _line(draw, (left, top), (left, top + high), _LIT, 1)
    for y in (parts.tray.y + 5, parts.tray.bottom - 6):
        strap = Box(left - 11, y - 6, 22, 12)
        _rounded(draw, strap, 4, _EDGE)
        _rounded(draw, strap.inset(2), 3, _STRAP[1])
        _line(draw, (strap.x + 4, strap.y + 4), (strap.right - 4, strap.y + 4), _STRAP[0], 3)


def _hollow(draw: ImageDraw.ImageDraw, slot: Box) -> None:
    """An empty slot: sunk into the wood."""
    _rounded(draw, slot, 8, mix(_WOOD[1], BLACK, 0.35))
    _rounded(draw, slot._replace(x=slot.x + 3, y=slot.y + 3, w=slot.w - 4, h=slot.h - 4), 6, _LIT)
    _rounded(draw, slot._replace(x=slot.x + 3, y=slot.y + 3, w=slot.w - 5, h=slot.h - 5), 6, _EMPTY)


def _plate(draw: ImageDraw.ImageDraw, box: Box) -> None:
    """A brass plate between the handles."""
    _rounded(draw, box._replace(x=box.x + 2, y=box.y + 3), 12, _EDGE)
    _rounded(draw, box, 12, _EDGE)
    _rounded(draw, box.inset(3), 9, _STRAP[1])
    _rounded(draw, box._replace(x=box.x + 3, y=box.y + 3, w=box.w - 8, h=box.h - 8), 9, rgb("#FBE6B4"))
    _rounded(draw, box.inset(5), 8, rgb("#F3D08A"))


@cached
def _crate(number: int, wide: int, high: int) -> sprites.Sprite:
    """A good of its colour in a slot, raised."""
    ground, _ = GOODS[number]
    fine = Image.new("RGBA", (wide * _FINE, high * _FINE), (*INK, 0))
    draw, box = ImageDraw.Draw(fine), Box(0, 0, wide, high)
    _rounded(draw, box, 8, INK)
    _rounded(draw, box.inset(2), 7, IVORY)
    _rounded(draw, box.inset(4), 5, mix(ground, BLACK, 0.3))
    _rounded(draw, Box(4, 4, wide - 10, high - 10), 5, mix(ground, WHITE, 0.45))
    _rounded(draw, Box(6, 6, wide - 12, high - 12), 4, ground)
    small = fine.reduce(_FINE)
    return small.convert("RGB"), small.getchannel("A")


def _rounded(draw: ImageDraw.ImageDraw, box: Box, radius: int, colour: RGB) -> None:
    corners = [edge * _FINE for edge in box.edges]
    draw.rounded_rectangle((corners[0], corners[1], corners[2] - 1, corners[3] - 1), radius * _FINE, fill=colour)


def _line(draw: ImageDraw.ImageDraw, start: tuple[int, int], end: tuple[int, int], colour: RGB, thickness: int) -> None:
    ends = [(x * _FINE, y * _FINE) for x, y in (start, end)]
    draw.line(ends, fill=colour, width=thickness * _FINE)
