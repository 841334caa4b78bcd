"""The rail beside the board: whose turn, every player's standing, what the last turn brought."""

from engine.istanbul.view import SeatView, View
from render.istanbul.cards import card_front
from render.istanbul.signs import draw_signs
from render.istanbul.story import Story, winners
from render.istanbul.style import GOODS, good
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRIGHT_GOLD, INK, LINEN, MAROON, OAK, PLAYERS, SOFT_INK, rgb
from render.scene import Scene

_TITLE = 150
_GAP = 8
_LEAST_STORY = 150
_TITLED_STORY = 230
_CARDS = 112
_CART_FROM = 160
_ROW = {2: 214, 3: 170, 4: 136, 5: 116}


def draw_rail(canvas: Canvas, rail: Box, scene: Scene, story: Story | None) -> None:
    view: View = scene.view
    _title(canvas, Box(rail.x, rail.y, rail.w, _TITLE), scene)
    top = rail.y + _TITLE + 16
    height = _ROW[len(view.seats)]
    won = winners(scene.events)
    for number, seat in enumerate(view.seats):
        name = lettering.printable(scene.names[number], seat.colour.capitalize())
        lit = number in won if view.over else number == view.active
        _player(canvas, Box(rail.x, top, rail.w, height), view, seat, name, lit)
        top += height + _GAP
    rest = Box(rail.x, top + 4, rail.w, rail.bottom - top - 4)
    private = view.seat is not None
    cards = view.hand if private else view.discard[::-1]
    if cards and rest.h - _CARDS - _GAP >= (_LEAST_STORY if private else _TITLED_STORY):
        strip = Box(rail.x, rail.bottom - _CARDS, rail.w, _CARDS)
        _cards(canvas, strip, scene, cards)
        rest = Box(rest.x, rest.y, rest.w, strip.y - _GAP - rest.y)
    _last_turn(canvas, rest, scene, story)


def _title(canvas: Canvas, box: Box, scene: Scene) -> None:
    view: View = scene.view
    canvas.panel(box, 20)
    turn = scene.say("picture-turn", turn=view.turn)
    taken = lettering.width(turn, "semibold", 34)
    canvas.text(box.right - 26, box.y + 46, turn, 34, colour=SOFT_INK, anchor="r")
    room = box.w - taken - 76
    canvas.text(box.x + 26, box.y + 44, scene.say("istanbul"), 50, weight="title", colour=MAROON, room=room)
    won = winners(scene.events)
    shown = won[0] if won else view.active
    seat = view.seats[shown]
    ground, ink = PLAYERS[seat.colour]
    banner = Box(box.x + 14, box.y + 78, box.w - 28, 60)
    canvas.cell(banner, 14, ground, INK, 3)
    y = banner.y + 31
    canvas.sprite(f"merchant-{seat.colour}", banner.x + 42, y - 1, 68)
    label = _headline(scene, lettering.printable(scene.names[shown], seat.colour.capitalize()), len(won))
    canvas.text(banner.x + 84, y, label, 38, weight="extrabold", colour=ink, room=banner.w - 84 - 118)
    canvas.cell(Box(banner.right - 106, banner.y + 8, 98, 44), 12, rgb("#FFF8E6"), INK, 2)
    canvas.sprite("ruby", banner.right - 80, y - 1, 38)
    canvas.text(banner.right - 52, y, str(view.rubies_to_end), 34, weight="extrabold")


def _headline(scene: Scene, name: str, winning: int) -> str:
    view: View = scene.view
    if view.over:
        return scene.say("picture-winner", name=name) if winning == 1 else scene.say("picture-over")
    if view.final_round:
        return scene.say("picture-final-round", name=name)
    return scene.say("picture-to-move", name=name)


def _player(canvas: Canvas, box: Box, view: View, seat: SeatView, name: str, active: bool) -> None:
    """One player: token, name, rubies; lira, cards, assistants, mosque tiles; goods where the row is tall."""
    if active:
        canvas.halo(box.inset(-2), 18, BRIGHT_GOLD, 10, 1.3)
    canvas.panel(box, 16, edge=BRIGHT_GOLD if active else OAK)
    canvas.fill(box.inset(3), 13, PLAYERS[seat.colour][0], left=14)
    wide = box.w >= 520
    token = 84 if wide else 64
    with_cart = box.h >= _CART_FROM
    middle = box.y + (58 + (box.h - _CART_FROM) // 4 if with_cart else box.h // 2)
    canvas.sprite(f"merchant-{seat.colour}", box.x + 22 + token / 2, middle, token)
    left, right = box.x + 30 + token, box.right - (252 if wide else 190)
    upper, lower = middle - 22, middle + 23
    canvas.text(left, upper, name, 38, weight="extrabold", room=right - left - 12, least=26)
    _rubies(canvas, Box(left, lower - 20, right - left - 12, 40), seat.rubies, view.rubies_to_end)
    canvas.sprite("coin", right + 22, upper, 46)
    canvas.text(right + 50, upper, str(seat.lira), 44, weight="extrabold")
    canvas.pile((f"assistant-{seat.colour}",) * 2, right + 22, lower + 20, 44)
    canvas.text(right + 50, lower, str(len(seat.stack)), 42, weight="extrabold")
    second = right + (122 if wide else 104)
    canvas.sprite("card", second + 20, upper, 46)
    canvas.text(second + 42, upper, str(seat.cards), 42, weight="extrabold")
    _mosque_tiles(canvas, second, lower, box.right - 16 - second, seat.tiles)
    if with_cart:
        edge = left if wide else box.x + 34
        _cart(canvas, Box(edge, middle + 54, box.right - 20 - edge, box.bottom - 12 - middle - 54), seat)


def _rubies(canvas: Canvas, box: Box, count: int, needed: int) -> None:
    slots = max(needed, count)
    step = min(46, box.w // slots)
    for i in range(slots):
        canvas.sprite("ruby" if i < count else "ruby-empty", box.x + step * (i + 0.5), box.y + 20, min(44, step + 2))


def _mosque_tiles(canvas: Canvas, x: int, y: int, room: int, tiles: tuple[bool, ...]) -> None:
    step = room // 4
    for number, owned in enumerate(tiles):
        ground, mark = GOODS[number]
        box = Box(x + number * step, y - 18, step - 3, 36)
        canvas.cell(box, 7, ground if owned else LINEN, rgb("#2B1A10") if owned else rgb("#CDB588"), 2)
        canvas.icon("mosque", *box.middle, min(28, step - 6), mark if owned else rgb("#C9B184"))


def _cart(canvas: Canvas, box: Box, seat: SeatView) -> None:
    """The goods in the wheelbarrow and its room."""
    y = box.y + box.h // 2
    step = (box.w - 84) // 4
    for number, count in enumerate(seat.goods):
        canvas.sprite(good(number), box.x + number * step + 22, y, 44)
        canvas.text(box.x + number * step + 48, y, str(count), 38, weight="extrabold")
    canvas.icon("wheelbarrow", box.right - 60, y - 2, 50, rgb("#5B3A20"))
    canvas.text(box.right - 30, y, str(seat.capacity), 38, weight="extrabold")


def _cards(canvas: Canvas, box: Box, scene: Scene, cards: tuple[str, ...]) -> None:
    """The reader's own hand, or for everybody the discard pile, its top card first."""
    own = scene.view.seat is not None
    canvas.panel(box, 16)
    label = scene.say("picture-hand" if own else "picture-discard")
    taken = canvas.text(box.x + 22, box.middle[1], label, 30, colour=SOFT_INK, room=box.w // 3)
    x = box.x + 22 + taken + 18
    room = box.right - 20 - x
    shown = cards if own else cards[: room // 76]
    step = min(76, (room - 66) // max(1, len(shown) - 1))
    for i, face in reversed(list(enumerate(shown))):
        card_front(canvas, Box(x + i * step, box.y + 12, 66, 88), face)


def _last_turn(canvas: Canvas, box: Box, scene: Scene, story: Story | None) -> None:
    """Headed by a title where there is room for it, by the mover's token in every case."""
    canvas.panel(box, 18)
    low = box.h < _TITLED_STORY
    if not low:
        title = scene.say("picture-last-turn")
        canvas.text(box.x + 26, box.y + 38, title, 34, weight="title", colour=MAROON, room=box.w - 120)
    if story is None:
        y = box.middle[1] if low else box.y + 100
        canvas.text(box.x + 26, y, scene.say("picture-no-turn-yet"), 34, colour=SOFT_INK, room=box.w - 52)
        return
    canvas.sprite(f"merchant-{scene.view.seats[story.seat].colour}", box.right - 48, box.y + 42, 62)
    top = box.y + (10 if low else 64)
    if story.path:
        _path(canvas, Box(box.x + 22, top, box.w - (110 if low else 44), 56), scene, story.path)
        canvas.rule(box.x + 26, top + 59, box.w - (120 if low else 52), rgb("#B98A4A"))
        top += 63
    draw_signs(canvas, Box(box.x + 22, top, box.w - 44, box.bottom - 8 - top), story.signs)


def _path(canvas: Canvas, box: Box, scene: Scene, path: tuple[int, ...]) -> None:
    x, y = box.x + 28, box.y + box.h // 2
    for i, place in enumerate(path):
        if i:
            canvas.text(x - 2, y, "→", 34, colour=SOFT_INK, anchor="m")
            x += 44
        canvas.disc(place, x, y, 54)
        x += 44
    name = scene.say(f"place-{path[-1]}")
    if box.right - x > 160:
        canvas.text(x - 4, y, name, 38, room=box.right - x, least=26)
