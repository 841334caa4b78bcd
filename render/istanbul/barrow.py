"""A wheelbarrow: how many of each good, and the room for them."""

from typing import Final

from engine.istanbul.reading.view import SeatView
from engine.istanbul.state import LAST_CAPACITY
from render.istanbul.style import GOODS, good
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, INK, WHITE, mix, rgb

_PLANK: Final = rgb("#8A5A2E")
_DARK_PLANK: Final = rgb("#6E4220")
_GROOVE: Final = rgb("#3B2010")
_CHALK: Final = rgb("#FFF1CF")
_MOST_COUNT: Final = 72


def draw_frame(canvas: Canvas, box: Box) -> Box:
    """Draw an empty wheelbarrow with wheel and handles; returns the box of its body."""
    wheel = min(132, box.h - 40)
    middle = box.middle[1]
    for y in (box.y + box.h // 5, box.bottom - box.h // 5):
        canvas.cell(Box(box.right - 110, y - 15, 108, 30), 14, _DARK_PLANK, _GROOVE, 4)
    canvas.cell(Box(box.x + 60, middle - 9, 90, 18), 4, BRASS, _GROOVE, 4)
    canvas.sprite("wheel", box.x + 8 + wheel / 2, middle, wheel)
    body = draw_small_frame(canvas, Box(box.x + 134, box.y, box.w - 218, box.h))
    for number in range(1, len(GOODS)):
        y = round(body.y + body.h / len(GOODS) * number)
        canvas.rule(body.x + 5, y - 1, body.w - 10, rgb("#4A2C14"), 3)
    return body


def draw_small_frame(canvas: Canvas, box: Box) -> Box:
    """A body without wheel, for rows in which other belongings need the room; returns its box."""
    canvas.fill(box, 18, _GROOVE)
    canvas.fill(box.inset(5), 14, rgb("#9A6638"), to=_DARK_PLANK)
    return box


def draw_counts(canvas: Canvas, body: Box, seat: SeatView) -> None:
    """Each good with its number, two below each other; beside them a wheelbarrow over the room there is for each."""
    wide, high = body.w * 7 // 20, body.h // 2
    size = min(_MOST_COUNT, high * 3 // 4)
    room = wide - size - 18
    for number, count in enumerate(seat.goods):
        x, y = body.x + 8 + number // 2 * wide, body.y + number % 2 * high + high // 2
        canvas.sprite(good(number), x + 6 + size / 2, y, size)
        canvas.text(x + size + 14, y, str(count), size, weight="extrabold", colour=_CHALK, room=room, least=40)
    x = (body.x + 8 + 2 * wide + body.right - 8) // 2
    canvas.icon("wheelbarrow", x, body.y + high // 2 + 4, size, _CHALK)
    canvas.text(x, body.y + high + high // 2, str(seat.capacity), size, weight="extrabold", colour=_CHALK, anchor="m")


def draw_goods(canvas: Canvas, body: Box, seat: SeatView, step: int) -> None:
    """Draw a plank for each good with fields from 0 to 5, closed beyond the capacity. `step`: pixels from one plank to
    the next."""
    plank = body.h / len(GOODS)
    for number, count in enumerate(seat.goods):
        y = round(body.y + plank * (number + 0.5))
        _plank(canvas, Box(body.x, y, body.w, min(68, round(plank) - 2)), step, number, count, seat.capacity)


def _plank(canvas: Canvas, box: Box, step: int, number: int, count: int, capacity: int) -> None:
    """`box`: its y is the plank's middle, its h the good's side."""
    x, y, side = box.x, box.y, box.h
    ground, mark = GOODS[number]
    canvas.sprite(good(number), x + 40, y, side)
    high = min(52, side - 8)
    for i in range(LAST_CAPACITY + 1):
        field = Box(x + 76 + i * step, y - high // 2, step - 6, high)
        if i > capacity:
            canvas.cell(field, 9, rgb("#57331A"), _GROOVE)
            canvas.text(*field.middle, "×", high, weight="extrabold", colour=_PLANK, anchor="m")
            continue
        full = 0 < i <= count
        if i == count:
            canvas.fill(field.inset(-4), 12, WHITE)
        canvas.cell(field, 9, ground if full else rgb("#F3DDB0"), mix(ground, INK, 0.4) if full else _PLANK)
        written = mark if full else rgb("#7A5A3A")
        canvas.text(*field.middle, str(i), round(high * 0.84), weight="extrabold", colour=written, anchor="m")
    end = x + 76 + 6 * step + round(step * 0.68)
    canvas.text(end, y, str(count), 46, weight="extrabold", colour=_CHALK, anchor="m")
