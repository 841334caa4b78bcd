"""How a wheelbarrow looks: wheel and handles, a compartment for each good with its number and a crate in each filled
slot, a board more for each extension, and the room there is for each good."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter

from engine.istanbul.reading.view import SeatView
from engine.istanbul.state import FIRST_CAPACITY, LAST_CAPACITY
from render.istanbul.style import GOODS, good
from render.kit import sprites
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import BLACK, INK, RGB, SHADOW, WHITE, mix, rgb
from render.kit.masks import faded, ramp, rounded

_FINE: Final = 2  # so many times larger the frame is drawn, which makes its edges smooth
_WOOD: Final[tuple[RGB, RGB]] = (rgb("#8A5730"), rgb("#5E3819"))
_ADDED: Final[tuple[RGB, RGB]] = (rgb("#925A2A"), rgb("#6C3F16"))  # the boards of extensions
_EDGE: Final = rgb("#331B0C")
_SEAM: Final = rgb("#43260F")
_LIT: Final = rgb("#C08A54")
_STRAP: Final[tuple[RGB, RGB]] = (rgb("#F0C878"), rgb("#9A6B2C"))
_PAPER: Final[tuple[RGB, RGB]] = (rgb("#F8E9C8"), rgb("#EAD3A4"))  # the floor of a compartment
_EMPTY: Final = rgb("#C9A979")  # an empty slot
_NONE: Final = rgb("#947852")  # the number of a good of which there is none
_FAINT: Final = 0.62  # the sign of such a good
_TALLEST: Final = 300
_WHEEL: Final = 132
_MOST_FIGURE: Final = 104
_MOST_BOARD: Final = 24
_ROOM: Final = 0.82  # of the size of those numbers: that of the room for each good
_RIM: Final = 8  # the wood round the compartments
_SLANT: Final = 14  # how far the front of the tray leans out
_WALL: Final = 5  # between two of them
_UPPER, _LOWER = 0.36, 0.22  # of a compartment's height: its sign, and its slots


class Layout(NamedTuple):
    """Where the parts of a wheelbarrow are, in pixels. `tray`: with all extensions; `board`: how wide each of these
    is; `plate`: of the room for each good; `figure`: the size of numbers."""

    wheel: Box
    tray: Box
    board: int
    plate: Box
    figure: int

    def compartments(self) -> list[Box]:
        """One for each good."""
        inside = self.tray.inset(_RIM)
        first = self.tray.x + _RIM + _SLANT
        return inside._replace(x=first, w=self.end(FIRST_CAPACITY) - _RIM - first).columns(len(GOODS), _WALL)

    def end(self, capacity: int) -> int:
        """The right edge of the tray with so much room."""
        return self.tray.right - (LAST_CAPACITY - capacity) * self.board


def layout(box: Box) -> Layout:
    """Fills the box from left to right: wheel, tray, plate between the handles."""
    high = min(box.h, _TALLEST)
    top = box.y + (box.h - high) // 2
    side = min(_WHEEL, high * 7 // 10, box.w // 4)
    wheel = Box(box.x, top + (high - side) // 2, side, side)
    left = box.x + side // 3
    board = min(_MOST_BOARD, box.w // 34)
    figure = min(_MOST_FIGURE, round((high - 2 * _RIM) * (1 - _UPPER - _LOWER) * 1.06), box.w // 5)
    room = round(figure * _ROOM)
    plate = round(room * 0.55) + 16
    tray = Box(left, top, box.right - plate - 16 - left, high)
    size = min(high - 20, room + 20)
    return Layout(wheel, tray, board, Box(tray.right + 7, top + (high - size) // 2, plate, size), figure)


def draw_barrow(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """A seat's wheelbarrow with its goods."""
    parts = layout(box)
    _paste_frame(canvas, box, parts, seat.capacity)
    for number, (room, count) in enumerate(zip(parts.compartments(), seat.goods, strict=True)):
        x, upper = room.middle[0], round(room.h * _UPPER)
        side = min(upper, room.w - 4) - 2
        canvas.sprite(good(number), x, room.y + 2 + upper / 2, side, opacity=1.0 if count else _FAINT)
        places = slots(room, seat.capacity)
        y = (room.y + upper + places[0].y) // 2
        canvas.text(x, y, str(count), parts.figure, weight="extrabold", colour=INK if count else _NONE, anchor="m")
        for slot in places[:count]:
            crate, mask = _crate(number, slot.w, slot.h)
            canvas.image.paste(crate, slot.edges, mask)
    x, y = parts.plate.middle
    canvas.text(x, y + 1, str(seat.capacity), round(parts.figure * _ROOM), weight="extrabold", colour=INK, anchor="m")


def draw_frame(canvas: Canvas, box: Box) -> Box:
    """A wheelbarrow without compartments and number; returns the box of its tray."""
    parts = layout(box)
    _paste_frame(canvas, box, parts, 0)
    return parts.tray


def _paste_frame(canvas: Canvas, box: Box, parts: Layout, capacity: int) -> None:
    frame, mask = _frame(box.w, box.h, capacity)
    canvas.image.paste(frame, box.edges, mask)


def slots(room: Box, capacity: int) -> list[Box]:
    """The slots at the foot of a compartment, as large as all of them fit with every extension."""
    pitch, high = (room.w - 4) // LAST_CAPACITY, round(room.h * _LOWER) - 6
    left = room.middle[0] - capacity * pitch // 2
    return [Box(left + 1 + i * pitch, room.bottom - 6 - high, pitch - 2, high) for i in range(capacity)]


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
        for room in parts.compartments():
            _compartment(fine, room)
            for slot in slots(room, capacity):
                _hollow(draw, slot)
        _plate(draw, parts.plate)
    picture = _shade(wide, high, _hull(parts.tray, end))
    picture.alpha_composite(fine.reduce(_FINE))
    return picture.convert("RGB"), picture.getchannel("A")


def _hull(tray: Box, end: int) -> list[tuple[int, int]]:
    """The outline of the tray: the corners next to the wheel are cut off, as the front of a wheelbarrow slants."""
    cut = tray.h // 6
    return [(tray.x + _SLANT, tray.y), (end, tray.y), (end, tray.bottom - 1), (tray.x + _SLANT, tray.bottom - 1),
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
    """The board that an extension adds at the end of the tray, held by two straps."""
    left, top, high = parts.end(number) - 5, parts.tray.y + 6, parts.tray.h - 12
    right = parts.end(number + 1) - 5
    fine.paste(ramp((right - left) * _FINE, high * _FINE, *_ADDED), (left * _FINE, top * _FINE))
    draw = ImageDraw.Draw(fine)
    _line(draw, (left - 1, top), (left - 1, top + high), _SEAM, 2)
    _line(draw, (left, top), (left, top + high), _LIT, 1)
    for y in (parts.tray.y + 5, parts.tray.bottom - 6):
        strap = Box(left - 7, y - 6, 14, 12)
        _rounded(draw, strap, 4, _EDGE)
        _rounded(draw, strap.inset(2), 3, _STRAP[1])
        _line(draw, (strap.x + 4, strap.y + 4), (strap.right - 4, strap.y + 4), _STRAP[0], 3)


def _compartment(fine: Image.Image, room: Box) -> None:
    """Light, so that figures are read on it, and sunk into the wood."""
    draw = ImageDraw.Draw(fine)
    _rounded(draw, room, 8, _EDGE)
    floor = room._replace(x=room.x + 2, y=room.y + 3, w=room.w - 3, h=room.h - 4)
    wide, high = floor.w * _FINE, floor.h * _FINE
    fine.paste(ramp(wide, high, *_PAPER), (floor.x * _FINE, floor.y * _FINE), rounded(wide, high, 6 * _FINE))


def _hollow(draw: ImageDraw.ImageDraw, slot: Box) -> None:
    """An empty slot: sunk into the floor."""
    radius = min(6, slot.w // 3)
    _rounded(draw, slot, radius, mix(_WOOD[1], _EMPTY, 0.3))
    _rounded(draw, slot._replace(x=slot.x + 2, y=slot.y + 2, w=slot.w - 3, h=slot.h - 3), radius - 1, _EMPTY)


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
    draw, box, radius = ImageDraw.Draw(fine), Box(0, 0, wide, high), min(7, wide // 3)
    _rounded(draw, box, radius, INK)
    _rounded(draw, box.inset(1), radius - 1, mix(ground, BLACK, 0.3))
    _rounded(draw, Box(1, 1, wide - 3, high - 3), radius - 1, mix(ground, WHITE, 0.45))
    _rounded(draw, Box(2, 2, wide - 4, high - 4), radius - 1, ground)
    small = fine.reduce(_FINE)
    return small.convert("RGB"), small.getchannel("A")


def _rounded(draw: ImageDraw.ImageDraw, box: Box, radius: int, colour: RGB) -> None:
    corners = [edge * _FINE for edge in box.edges]
    draw.rounded_rectangle((corners[0], corners[1], corners[2] - 1, corners[3] - 1), radius * _FINE, fill=colour)


def _line(draw: ImageDraw.ImageDraw, start: tuple[int, int], end: tuple[int, int], colour: RGB, thickness: int) -> None:
    ends = [(x * _FINE, y * _FINE) for x, y in (start, end)]
    draw.line(ends, fill=colour, width=thickness * _FINE)
