"""One player's row in the rail beside the board."""

from engine.istanbul.view import SeatView, View
from render.istanbul.rubies import draw_rubies
from render.istanbul.style import CARAVAN_MASTER, GOODS, good
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, OAK, rgb

_CART_FROM = {False: 160, True: 184}
_ROW = {2: 214, 3: 170, 4: 136, 5: 116}
_TALL_ROW = {2: 222, 3: 186, 4: 146, 5: 128}
_MARK = 40
_MOST_TILES = 250
_TILE = 32


def has_more(view: View) -> bool:
    """Whether seats own things the base game does not have; they stand on a line of their own."""
    return view.mocha is not None or view.letters is not None or CARAVAN_MASTER in view.options


def row_height(view: View) -> int:
    return (_TALL_ROW if has_more(view) else _ROW)[len(view.seats)]


def shows_carts(view: View) -> bool:
    """Whether the rows are tall enough for everybody's goods."""
    return row_height(view) >= _CART_FROM[has_more(view)]


def draw_standing(canvas: Canvas, box: Box, view: View, number: int, name: str, lit: bool) -> None:
    """Token, name, rubies, lira, cards, assistants, mosque tiles; goods where the row is tall."""
    seat = view.seats[number]
    if lit:
        canvas.halo(box.inset(-2), 18, canvas.player(seat.colour)[0], 10, 1.6)
    canvas.panel(box, 16, edge=canvas.player(seat.colour)[0] if lit else OAK)
    canvas.fill(box.inset(3), 13, canvas.player(seat.colour)[0], left=14)
    if has_more(view):
        _three_lines(canvas, box, view, number, name)
    else:
        _two_lines(canvas, box, view, number, name)


def _two_lines(canvas: Canvas, box: Box, view: View, number: int, name: str) -> None:
    seat = view.seats[number]
    wide = box.w >= 520
    token = 84 if wide else 64
    with_cart = box.h >= _CART_FROM[False]
    middle = box.y + (58 + (box.h - _CART_FROM[False]) // 4 if with_cart else box.h // 2)
    canvas.sprite(f"merchant-{seat.colour}", box.x + 22 + token / 2, middle, token)
    left, right = box.x + 30 + token, box.right - (252 if wide else 190)
    upper, lower = middle - 22, middle + 23
    canvas.text(left, upper, name, 38, weight="extrabold", room=right - left - 12, least=36)
    draw_rubies(canvas, left - 8, lower, 44, view, number)
    _lira_and_assistants(canvas, right + 22, upper, lower, seat, 46)
    second = right + (122 if wide else 104)
    canvas.sprite("card", second + 20, upper, 46)
    canvas.text(second + 42, upper, str(seat.cards), 42, weight="extrabold")
    _mosque_tiles(canvas, second, lower, seat.tiles)
    if with_cart:
        edge = left if wide else box.x + 34
        draw_cart(canvas, Box(edge, middle + 54, box.right - 20 - edge, box.bottom - 12 - middle - 54), seat)


def _three_lines(canvas: Canvas, box: Box, view: View, number: int, name: str) -> None:
    """Name and tiles; rubies, lira and assistants; what is counted besides."""
    seat = view.seats[number]
    with_cart = box.h >= _CART_FROM[True]
    high = box.h - (60 if with_cart else 12)
    upper, middle, lower = (box.y + 7 + round(high * share) for share in (0.15, 0.51, 0.84))
    canvas.sprite(f"merchant-{seat.colour}", box.x + 56, (upper + middle) // 2, 68)
    left, right = box.x + 100, box.right - 16
    taken = _tiles_held(canvas, right, upper, view, number)
    canvas.text(left, upper, name, 36, weight="extrabold", room=right - taken - left - 8, least=36)
    draw_rubies(canvas, left - 8, middle, 40, view, number)
    coin, pile = left + 150 + (right - left - 314) // 3, right - 58
    canvas.sprite("coin", coin, middle, 42)
    canvas.text(coin + 23, middle, str(seat.lira), 44, weight="extrabold", room=pile - coin - 46, least=36)
    canvas.pile((f"assistant-{seat.colour}",) * 2, pile, middle + 18, 42)
    canvas.text(pile + 24, middle, str(len(seat.stack)), 44, weight="extrabold")
    _counted(canvas, box.x + 28, lower, view, seat)
    if with_cart:
        draw_cart(canvas, Box(box.x + 34, box.bottom - 54, box.w - 54, 46), seat)


def _lira_and_assistants(canvas: Canvas, x: int, upper: int, lower: int, seat: SeatView, side: int) -> None:
    """`side`: of the coin."""
    canvas.sprite("coin", x, upper, side)
    canvas.text(x + 28, upper, str(seat.lira), side - 2, weight="extrabold")
    canvas.pile((f"assistant-{seat.colour}",) * 2, x, lower + side // 2 - 3, side - 2)
    canvas.text(x + 28, lower, str(len(seat.stack)), side - 4, weight="extrabold")


def marks_of(view: View, number: int) -> list[str]:
    """The tiles that a seat holds, as sprites."""
    seat = view.seats[number]
    held = [f"tavern-{tile}" for tile, owned in zip(("line", "free"), seat.taverns, strict=True) if owned]
    if view.mocha and view.mocha.barrier_holder == number:
        held.append("barrier")
    return [*held, "caravan"] if view.caravan == number else held


def seals(seat: SeatView) -> int:
    return sum(count for _, count in seat.letters)


def _counted(canvas: Canvas, x: int, y: int, view: View, seat: SeatView) -> None:
    """Cards, coffee and seals with their numbers, from `x` to the right."""
    counts = [("card", seat.cards)]
    counts += [("guild-card", seat.guild_cards), ("coffee", seat.coffee)] if view.mocha else []
    counts += [("seal", seals(seat))] if view.letters else []
    for sprite, count in counts:
        canvas.sprite(sprite, x + 20, y, 42)
        x += 42 + canvas.text(x + 41, y, str(count), 44, weight="extrabold") + 22


def _tiles_held(canvas: Canvas, right: int, y: int, view: View, number: int) -> int:
    """Draws mosque tiles, then the tiles held, that end at `right`; returns the pixels they take."""
    owned, marks = view.seats[number].tiles, marks_of(view, number)
    mosques = _TILE * sum(owned)
    step = min(_MARK, (_MOST_TILES - mosques) // max(1, len(marks)))
    taken = mosques + step * len(marks)
    _mosque_tiles(canvas, right - taken, y, owned)
    for i, sprite in enumerate(marks):
        canvas.sprite(sprite, right - step * (len(marks) - i) + step // 2, y, _MARK)
    return taken


def _mosque_tiles(canvas: Canvas, x: int, y: int, tiles: tuple[bool, ...]) -> int:
    """Draws the mosque tiles owned, from `x` to the right; returns the pixels they take."""
    owned = [number for number, has in enumerate(tiles) if has]
    for i, number in enumerate(owned):
        ground, mark = GOODS[number]
        box = Box(x + i * _TILE, y - 19, _TILE - 2, 38)
        canvas.cell(box, 7, ground, INK, 2)
        canvas.icon("mosque", *box.middle, 28, mark)
    return len(owned) * _TILE


def draw_cart(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """The goods in the wheelbarrow and its room."""
    y = box.y + box.h // 2
    wide = [lettering.width(str(count), "extrabold", 38) for count in seat.goods]
    gap = (box.w - 84 - sum(wide) - 44 * len(wide)) // len(wide)
    x = box.x
    for number, count in enumerate(seat.goods):
        canvas.sprite(good(number), x + 22, y, 44)
        canvas.text(x + 44 + min(4, gap), y, str(count), 38, weight="extrabold")
        x += 44 + wide[number] + gap
    canvas.icon("wheelbarrow", box.right - 60, y - 2, 50, rgb("#5B3A20"))
    canvas.text(box.right - 30, y, str(seat.capacity), 38, weight="extrabold")
