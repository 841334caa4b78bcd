"""One player's row in the rail beside the board."""

from typing import Final

from engine.istanbul.view import SeatView, View
from render.istanbul.held import draw_held
from render.istanbul.rubies import draw_rubies
from render.istanbul.style import CARAVAN_MASTER, good
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import OAK, rgb

_TINT: Final = 0.14
"""How much of its colour is in a player's row."""
_BLOCK: Final = 76
_WIDE: Final = 420
"""From this width on goods stand beside the block, not below it."""
_RUBIES: Final = 144
_NAME, _FIGURES, _COUNTS, _CART = 44, 60, 52, 50
_PADDING: Final = 6
LEAST_ROW: Final = 2 * _PADDING + _NAME + _FIGURES
_MOST_SPARE: Final = 80
_MOST_COUNT, _LEAST_COUNT, _MOST_APART = 58, 36, 26
_LEAST_NAME: Final = 140


def has_more(view: View) -> bool:
    """Whether seats own things the base game does not have; they stand on a line of their own."""
    return view.mocha is not None or view.letters is not None or CARAVAN_MASTER in view.options


def _high(view: View, *, counts: bool, carts: bool) -> int:
    """The height of what a row shows, in pixels."""
    return LEAST_ROW + _COUNTS * counts + _CART * carts


def row_height(view: View, room: int) -> int:
    """The height of each row where all of them may take `room`."""
    return min(room // len(view.seats), _high(view, counts=has_more(view), carts=True) + _MOST_SPARE)


def shows_counts(view: View, high: int) -> bool:
    """Whether rows so high have room for what the expansions count."""
    return has_more(view) and high >= _high(view, counts=True, carts=False)


def shows_carts(view: View, high: int) -> bool:
    """Whether rows so high have room for everybody's goods."""
    return high >= _high(view, counts=has_more(view), carts=True)


def draw_standing(canvas: Canvas, box: Box, view: View, number: int, name: str, lit: bool) -> None:
    """Merchant and assistants on a block of the player's colour; beside it name and tiles, rubies and lira, what is
    counted besides, and goods where the row is tall."""
    seat = view.seats[number]
    if lit:
        canvas.halo(box.inset(-2), 18, canvas.player(seat.colour)[0], 8, 1.8)
    canvas.panel(box, 16, edge=canvas.player(seat.colour)[0] if lit else OAK)
    canvas.fill(box.inset(3), 13, canvas.player(seat.colour)[0], opacity=_TINT)
    carts, counts = shows_carts(view, box.h), shows_counts(view, box.h)
    spare = max(0, box.h - _high(view, counts=counts, carts=carts)) // (2 + counts + carts)
    left, right = box.x + _BLOCK + 10, box.right - 14
    y = box.y + _PADDING + (_NAME + spare) // 2
    taken = draw_held(canvas, Box(left + _LEAST_NAME, y, right - left - _LEAST_NAME, 0), view, number)
    wide = box.w >= _WIDE
    block = box if wide else box._replace(h=box.h - (_CART + spare) * carts)
    _person(canvas, block, seat, name, Box(left, y, right - taken - left - 8, 0))
    y += (_NAME + spare) // 2 + _FIGURES // 2
    _figures(canvas, left, right, y, view, number)
    y += _FIGURES // 2 + spare
    if counts:
        draw_counts(canvas, left, right, y + _COUNTS // 2, view, seat)
        y += _COUNTS + spare
    if carts:
        edge = left if wide else box.x + 18
        draw_cart(canvas, Box(edge, y, box.right - 18 - edge, _CART), seat)


def _person(canvas: Canvas, box: Box, seat: SeatView, name: str, line: Box) -> None:
    """The merchant on the block that begins the box, how many assistants are with it, and the name on its line."""
    ground, ink = canvas.player(seat.colour)
    canvas.fill(box.inset(3), 13, ground, left=_BLOCK - 3)
    middle = box.x + _BLOCK // 2 + 1
    canvas.sprite(f"merchant-{seat.colour}", middle, box.y + box.h // 2 - 32, 78)
    lower = box.y + box.h // 2 + 34
    canvas.pile((f"assistant-{seat.colour}",) * 2, middle - 15, lower + 22, 42)
    canvas.text(middle + 8, lower, str(len(seat.stack)), 46, weight="extrabold", colour=ink)
    canvas.text(line.x, line.y, name, 40, weight="extrabold", room=line.w, least=36)


def _figures(canvas: Canvas, left: int, right: int, y: int, view: View, number: int) -> None:
    """Rubies and lira; cards beside them where no line of their own has them."""
    seat = view.seats[number]
    end = draw_rubies(canvas, left - 8, y, 54, view, number)
    counts = [("coin", seat.lira)] if has_more(view) else [("coin", seat.lira), ("card", seat.cards)]
    _spread(canvas, max(left + _RUBIES, end + 4), right, y, counts)


def seals(seat: SeatView) -> int:
    return sum(count for _, count in seat.letters)


def draw_counts(canvas: Canvas, left: int, right: int, y: int, view: View, seat: SeatView) -> None:
    """Coffee, seals and cards with their numbers, as large as they fit; guild cards only where they have room."""
    counts = [("coffee", seat.coffee)] if view.mocha else []
    counts += [("seal", seals(seat))] if view.letters else []
    counts += [("card", seat.cards)]
    counts += [("guild-card", seat.guild_cards)] if view.mocha else []
    if not _size_of(counts, right - left):
        counts.pop()
    _spread(canvas, left, right, y, counts)


def _spread(canvas: Canvas, left: int, right: int, y: int, counts: list[tuple[str, int]]) -> None:
    """Numbers beside their sprites, as large as they fit."""
    size = _size_of(counts, right - left) or _LEAST_COUNT
    gap = (right - left - sum(_wide(*one, size) for one in counts)) // len(counts)
    for sprite, count in counts:
        side = _side(sprite, size)
        canvas.sprite(sprite, left + side / 2, y, round(size * 0.96))
        canvas.text(left + side + 3, y, str(count), size, weight="extrabold")
        left += _wide(sprite, count, size) + min(gap, _MOST_APART)


def _size_of(counts: list[tuple[str, int]], room: int) -> int:
    """The largest size at which the counts stand beside each other; 0 if they would be too small."""
    sizes = range(_MOST_COUNT, _LEAST_COUNT - 1, -2)
    return next((size for size in sizes if sum(_wide(*one, size) + 8 for one in counts) <= room + 8), 0)


def _side(sprite: str, size: int) -> int:
    """How wide a sprite is beside a number of that size."""
    return round(size * (0.76 if sprite.endswith("card") else 0.96))


def _wide(sprite: str, count: int, size: int) -> int:
    return _side(sprite, size) + 3 + lettering.width(str(count), "extrabold", size)


def draw_cart(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """The goods in the wheelbarrow and its room."""
    y = box.y + box.h // 2
    wide = [lettering.width(str(count), "extrabold", 38) for count in seat.goods]
    side = 44 if box.w - 80 - sum(wide) - 44 * len(wide) >= 12 else 36
    gap = (box.w - 80 - sum(wide) - side * len(wide)) // len(wide)
    x = box.x
    for number, count in enumerate(seat.goods):
        canvas.sprite(good(number), x + side // 2, y, side)
        canvas.text(x + side, y, str(count), 38, weight="extrabold")
        x += side + wide[number] + gap
    canvas.icon("wheelbarrow", box.right - 52, y - 2, 44, rgb("#5B3A20"))
    canvas.text(box.right - 26, y, str(seat.capacity), 38, weight="extrabold")
