"""What is drawn beside a wheelbarrow: counts of lira, cards and coffee, mosque and tavern tiles, where pieces are,
letters; and the line at the bottom: neutral figures, barrier, caravan."""

from collections import Counter
from collections.abc import Callable, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from engine.istanbul.letters import DELIVERED, SEALED
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.state import NEUTRAL, OWN, OWN_SUPPLY
from render.istanbul.components import draw_letter
from render.istanbul.scene import GameScene, marks_of, seals
from render.istanbul.signs import draw_number
from render.istanbul.style import CARAVAN_MASTER, GOODS, PLACE_GOLD, good
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, IVORY, LINEN, RGB, SAND, SOFT_INK, rgb
from render.kit.scale import FIGURE, HINT, LABEL, SHRUNK
from render.scene import Say

FOOT: Final = 62  # the height of the line with the neutral figures
_PLACE_NUMBER: Final = 66  # how wide a place's number is at most
_BESIDE_PIECE: Final = 60  # what a piece leaves of its cell for a number at least
_LEAST_NUMBER: Final = 46
_PIECE: Final = 62
_NAMES: Final = (38, 36)  # the sizes of names in one line, the largest first
_FIGURES_APART: Final = 90  # pixels between two neutral figures at most
_GAP: Final = 8
_MISSING: Final = 26  # how large the good of a mosque tile is that one has not
MOSQUES: Final = 226  # how wide the four mosque tiles are together, and the tiles below them
_MOST_LETTERS: Final = 12
_NUMBER: Final = 40
_ENVELOPE: Final = 1.3  # of a row's height: the side of a letter, of which the envelope takes seven tenths
_APART: Final = 18  # pixels between letters and those that are delivered
# The tiles that one may hold, with the ground of a cell whose tile is held.
_TILES: Final = {"tavern-line": rgb("#8E74C6"), "tavern-free": rgb("#D98A6E"), "barrier": rgb("#F2C078")}
Cell = Callable[[Canvas, Box], None]
# Letters drawn as one: the place they name (0: several places), their seals, how many they are.
Group = tuple[int, int, int]


def _field(canvas: Canvas, box: Box) -> None:
    """The field of something that is counted."""
    canvas.raised(box, 12, CREAM, BRASS, drop=2, blur=2, strength=0.45)


def draw_whereabouts(canvas: Canvas, cells: list[Box], view: View, number: int) -> None:
    """Below the columns (`cells`) where a seat's merchant is, the assistants it has left, its family member, and its
    companion; nothing for what is nowhere."""
    seat = view.seats[number]
    places = {"merchant": [seat.merchant], "assistant": sorted(set(seat.out)), "family": [seat.family]}
    places["companion"] = [seat.companion]
    for kind, cell in _whereabouts(cells, view).items():
        if places[kind] and min(places[kind]) >= OWN_SUPPLY:
            _field(canvas, cell)
            _draw_cell(canvas, cell, f"{kind}-{seat.colour}", places[kind])


def _whereabouts(cells: list[Box], view: View) -> dict[str, Box]:
    """The fields of pieces in the columns of the second row, that of the assistants as wide as is left."""
    ends = ("family", "companion") if view.letters else ("family",)
    first, *others = cells
    wide = others[: -len(ends)]
    assistants = wide[0]._replace(w=wide[-1].right - wide[0].x)
    return {"merchant": first, "assistant": assistants, **dict(zip(ends, others[-len(ends) :], strict=True))}


def _draw_cell(canvas: Canvas, cell: Box, sprite: str, places: Sequence[int]) -> None:
    """A piece with its places; alone in its owner's supply."""
    y, size = cell.middle[1], min(_PIECE, cell.h - 4, cell.w - _BESIDE_PIECE - 2 * _GAP)
    alone = min(places) == OWN_SUPPLY
    left = cell.x + size + _GAP * 3 // 2
    canvas.sprite(sprite, cell.x + _GAP / 2 + size / 2, y, size)
    if not alone:
        draw_numbers(canvas, Box(left, cell.y, cell.right - _GAP - left, cell.h), places)


def draw_numbers(canvas: Canvas, box: Box, places: Sequence[int]) -> None:
    """Numbers of places from the left of the box, beside each other as large as they fit."""
    wide = max(_LEAST_NUMBER, min(_PLACE_NUMBER, (box.w + _GAP) // len(places) - _GAP))
    high = min(box.h - 8, round(wide * 0.94))
    step = min(wide + _GAP, (box.w - wide) // max(1, len(places) - 1)) if len(places) > 1 else 0
    for count, place in enumerate(places):
        draw_number(canvas, Box(box.x + count * step, box.middle[1] - high // 2, wide, high), str(place))


class NeutralPiece(NamedTuple):
    """A piece that belongs to no seat, with its name, which may be empty, and the places it is at. `holder`: the sprite
    of who has it, empty without one."""

    sprite: str
    name: str = ""
    places: tuple[int, ...] = ()
    holder: str = ""

    def width(self, size: int) -> int:
        name = lettering.width(self.name, "semibold", size) + _GAP if self.name else 0
        return _PIECE + name + (len(self.places) + bool(self.holder)) * _PLACE_NUMBER


def _neutral_pieces(scene: GameScene) -> list[NeutralPiece]:
    """The neutral figures, the barrier between its places, and the caravan with its master."""
    view = scene.view
    names = {figure: scene.say("picture-figure", figure=scene.say(f"figure-{figure}")) for figure, _ in view.figures}
    pieces = [NeutralPiece(f"figure-{figure}", names[figure], (at,)) for figure, at in view.figures]
    if view.mocha and view.mocha.barrier:
        pieces.append(NeutralPiece("barrier", places=view.mocha.barrier))
    if CARAVAN_MASTER not in view.options:
        return pieces
    if view.caravan is None:
        return [*pieces, NeutralPiece("caravan", scene.say("picture-no-caravan-master"))]
    return [*pieces, NeutralPiece("caravan", holder=f"merchant-{view.seats[view.caravan].colour}")]


def draw_figures(canvas: Canvas, box: Box, scene: GameScene) -> None:
    """In one line all that belongs to no player's row, as much apart as there is room."""
    pieces = _neutral_pieces(scene)
    for size in _NAMES:
        room = box.w - sum(piece.width(size) for piece in pieces)
        if room >= _GAP * len(pieces):
            break
    apart = min(_FIGURES_APART, room // max(1, len(pieces) - 1))
    x, y = box.x, box.middle[1]
    for piece in pieces:
        canvas.sprite(piece.sprite, x + _PIECE // 2 - 3, y, 56)
        if piece.name:
            canvas.text(x + _PIECE, y, piece.name, size, colour=IVORY)
        end = x + piece.width(size)
        if piece.holder:
            canvas.sprite(piece.holder, end - _PLACE_NUMBER // 2, y, 58)
        for count, place in enumerate(reversed(piece.places), 1):
            draw_number(canvas, Box(end - count * _PLACE_NUMBER, y - 26, _PLACE_NUMBER - 4, 52), str(place))
        x = end + apart


def heads(view: View) -> tuple[str, ...]:
    """The names of the columns, the mosque tiles last."""
    return (*_counted(view, view.seats[0]), "mosques")


def _columns(box: Box, view: View) -> list[Box]:
    """The columns, as wide for every seat and in every row."""
    counts = box._replace(w=box.w - MOSQUES - _GAP)
    return [*counts.columns(len(heads(view)) - 1, _GAP), box.right_of(box.right - MOSQUES)]


def draw_estate(canvas: Canvas, box: Box, view: View, number: int) -> None:
    """Rows of cells: counts and mosque tiles; where pieces are and other tiles; letters, where anybody has any."""
    seat = view.seats[number]
    first, second, *third = box.rows(3 if any(one.letters for one in view.seats) else 2, _GAP)
    *counts, mosques = _columns(first, view)
    for cell, draw in zip(counts, _counted(view, seat).values(), strict=True):
        _field(canvas, cell)
        draw(canvas, cell)
    draw_mosque_tiles(canvas, mosques, seat.tiles)
    if view.mocha:
        _tiles(canvas, _columns(second, view)[-1], view, number)
    draw_whereabouts(canvas, _of_pieces(second, view), view, number)
    for letters in third:
        _letters(canvas, letters, seat)


def _of_pieces(box: Box, view: View) -> list[Box]:
    """The columns in which pieces are: the last one has tiles where there are any."""
    return _columns(box, view)[: -1 if view.mocha else None]


def draw_heads(canvas: Canvas, box: Box, view: View, say: Say) -> int:
    """The names of the columns, above them, and below those, in the gold of places, whose place stands in the second
    row. Returns the size of the names of columns."""
    upper, lower = box.rows(2)
    above = [
        (head, say(f"picture-column-{name}")) for head, name in zip(_columns(upper, view), heads(view), strict=True)
    ]
    cells = _of_pieces(lower, view)
    below = [
        (next(one for one in cells if one.x == cell.x), say(f"picture-place-of-{kind}"))
        for kind, cell in _whereabouts(cells, view).items()
    ]
    _draw_heads(canvas, below, PLACE_GOLD[0])
    return _draw_heads(canvas, above, IVORY)


def _draw_heads(canvas: Canvas, words: Sequence[tuple[Box, str]], ink: RGB) -> int:
    """Words in the middle of their boxes, all of the size at which each fits and no two touch, which is returned."""
    size = min(lettering.fitted(word, "semibold", LABEL, box.w + 2 * _GAP, SHRUNK)[1] for box, word in words)
    while size > SHRUNK and any(_between(*pair, size) < _GAP for pair in pairwise(words)):
        size -= 1
    for box, word in words:
        canvas.text(*box.middle, word, size, colour=ink, anchor="m", room=box.w + 2 * _GAP, least=SHRUNK)
    return size


def _between(one: tuple[Box, str], two: tuple[Box, str], size: int) -> int:
    """The pixels between two words in the middle of their boxes."""
    wide = [lettering.width(word, "semibold", size) for _, word in (one, two)]
    return two[0].middle[0] - one[0].middle[0] - sum(wide) // 2


def _counted(view: View, seat: SeatView) -> dict[str, Cell]:
    """The cells of the first row by the name of their column."""
    cells = {"lira": _count("coin", seat.lira), "assistants": _assistants(seat), "cards": _count("card", seat.cards)}
    if view.mocha:
        cells |= {"guild": _count("guild-card", seat.guild_cards), "coffee": _count("coffee", seat.coffee)}
    if view.letters:
        cells["seals"] = _seals(seat)
    return cells


def _enlarged(box: Box) -> float:
    """How much larger than in the lowest cells things are drawn."""
    return max(1.0, min(box.h / 56, box.w / 124, 1.35))


def _count(sprite: str, count: int) -> Cell:
    def cell(canvas: Canvas, box: Box) -> None:
        y, size = box.middle[1], _enlarged(box)
        canvas.sprite(sprite, box.x + 29 * size, y, min(round(54 * size), box.h - 6))
        left = box.x + 57 * size
        canvas.text(left, y, str(count), round(FIGURE * size), weight="extrabold", room=round(box.right - 4 - left))

    return cell


def _assistants(seat: SeatView) -> Cell:
    """With the merchant, and of how many; a white one below where a neutral one is among them."""
    sorts = [("assistant-neutral", NEUTRAL), (f"assistant-{seat.colour}", OWN)]
    pile = tuple(sprite for sprite, sort in sorts if sort in seat.stack) or (f"assistant-{seat.colour}",)

    def cell(canvas: Canvas, box: Box) -> None:
        y, size = box.middle[1], _enlarged(box)
        canvas.pile(pile, box.x + 27 * size, y + 23 * size, round(48 * size))
        left = box.x + 53 * size
        left += canvas.text(left, y, str(len(seat.stack)), round(FIGURE * size), weight="extrabold") + 1
        total = f"/{len(seat.stack) + len(seat.out)}"
        room = round(box.right - 4 - left)
        canvas.text(left, y + 4, total, round(HINT * size), colour=SOFT_INK, room=room, least=18)

    return cell


def _tiles(canvas: Canvas, box: Box, view: View, number: int) -> None:
    """The tiles that a seat has, each in the same place for everybody."""
    held = marks_of(view, number)
    for (sprite, ground), cell in zip(_TILES.items(), box.columns(len(_TILES), _GAP), strict=True):
        if sprite in held:
            canvas.cell(cell, 12, ground, IVORY, 3)
            canvas.sprite(sprite, *cell.middle, min(90, cell.h, cell.w))


def _seals(seat: SeatView) -> Cell:
    """The number of seals on all letters; a merchant above it in the round in which the extra turn was bought."""

    def cell(canvas: Canvas, box: Box) -> None:
        _count("seal", seals(seat))(canvas, box)
        if seat.extra_turn_bought:
            canvas.icon("turban", box.right - 16, box.y + 14, 30, SOFT_INK)

    return cell


def grouped(letters: tuple[tuple[int, int], ...]) -> list[Group]:
    """Those to be delivered each for itself, beyond a dozen those to one place together; then those delivered."""
    sealed = [place for place, count in letters if count == SEALED]
    delivered = len(letters) - len(sealed)
    end = [(0, DELIVERED, delivered)] if delivered else []
    if len(sealed) + len(end) <= _MOST_LETTERS:
        return [(place, SEALED, 1) for place in sealed] + end
    return [(place, SEALED, count) for place, count in Counter(sealed).items()] + end


def _letters(canvas: Canvas, box: Box, seat: SeatView) -> None:
    groups = grouped(seat.letters)
    if not groups:
        return
    numbers = [f"×{several}" if several > 1 or not place else "" for place, _, several in groups]
    room = box.w - 2 * _APART - sum(lettering.width(number, "extrabold", _NUMBER) for number in numbers)
    side = round(min(box.h * _ENVELOPE, room / len(groups)))
    free = (
        box.w
        - 2 * _APART
        - side * len(groups)
        - sum(lettering.width(number, "extrabold", _NUMBER) for number in numbers)
    )
    gap = min(_APART, free // len(groups))
    x, y = box.x, box.middle[1]
    for (place, _, _), number in zip(groups, numbers, strict=True):
        if place:
            draw_letter(canvas, x + side / 2, y, side, place, False)
        else:
            x = _delivered(canvas, box, side, number)
        x += side + canvas.text(x + side, y, number, _NUMBER, weight="extrabold") + gap


def _delivered(canvas: Canvas, box: Box, side: int, number: str) -> int:
    """The plate of those delivered at the right end; returns where the letter on it begins."""
    wide = side + lettering.width(number, "extrabold", _NUMBER) + _APART
    plate = box.right_of(box.right - wide)
    canvas.cell(plate, 12, LINEN, BRASS)
    canvas.sprite("letter-delivered", plate.x + _APART / 3 + side / 2, box.middle[1], side)
    return round(plate.x + _APART / 3)


def draw_mosque_tiles(canvas: Canvas, box: Box, tiles: tuple[bool, ...]) -> None:
    """A mosque on the colour of each good whose tile is owned; for the others a hollow with their good, small and
    faint."""
    for number, (owned, tile) in enumerate(zip(tiles, box.columns(len(tiles), _GAP), strict=True)):
        ground, mark = GOODS[number]
        if owned:
            canvas.raised(tile, 12, ground, IVORY, 3, drop=2, blur=2, strength=0.45)
            canvas.icon("mosque", *tile.middle, min(tile.w - 4, tile.h - 4), mark)
        else:
            canvas.hollow(tile, 12, SAND)
            canvas.sprite(good(number), *tile.middle, _MISSING, opacity=0.25)
