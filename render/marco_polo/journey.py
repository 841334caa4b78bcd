"""How journeys on offer are drawn: roads, least price on a city, and the list with price and what is left of coins and
camels."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise, product
from math import dist, hypot
from typing import Final, NamedTuple

from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING, Amounts, times, total
from engine.marco_polo.components.map import CITIES, OASIS, PLACES
from engine.marco_polo.events import Moved
from engine.marco_polo.notation import DIRECT, VIA, parse_destination
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, INK, LINEN, OAK, ON_OFFER, SOFT_INK, rgb
from render.kit.parts import Part, Row, Sprite, Text, fit, largest_height
from render.marco_polo.geometry import MAP, SPOTS, Point, Spot, way_between
from render.marco_polo.ground import paint
from render.marco_polo.scene import GameScene, place_name
from render.marco_polo.spaces import LOWER, WHOLE
from render.marco_polo.symbols import SHEET_HEAD, SIGNS, lay_sheet

_FEW: Final = 10  # ways, with which the contracts can still be seen
_LINES: Final = 3  # at least, of a column
_APART: Final = 2  # a plate from what is not to be covered
_TOUCHING: Final = 12  # so near to its place a plate needs no line
_FAR: Final = 216
_WIDE: Final = 2.4  # of a line's height: a plate on its disc
_STEP: Final = 12
# How far from its disc a plate may lie, the nearest first.
_NEAREST: Final = sorted(product(range(-_FAR, _FAR + 1, _STEP), repeat=2), key=lambda shift: (hypot(*shift), shift))
_LARGEST: Final = 11  # so many times wider than its signs a line is at least
_TEAL: Final = rgb("#2F6B62")


class _Size(NamedTuple):
    """How high a line of a plate is on its disc, and beside it."""

    line: int
    beside: int


_SIZES: Final = (_Size(60, 54), _Size(52, 46), _Size(45, 39))


@dataclass(frozen=True, slots=True)
class Way:
    """One way on offer. `end`: where it leads; `via`: the places before where these are what is chosen; `figure`: of
    two, else empty; `path`: from its start on, empty while several are left; `price`: the least it costs, None while
    it is not known; `left`: what the reader has of each afterwards; `goods`: goods of choice are paid besides."""

    end: str
    via: tuple[str, ...] | None
    figure: str
    path: tuple[str, ...]
    price: Amounts | None
    left: Amounts
    goods: bool = False


def ways(scene: GameScene) -> list[Way]:
    """The journeys on offer, cities first, then the cheapest; none if something else is chosen."""
    if scene.view.seat is None or not scene.outlooks:
        return []
    have = scene.view.seats[scene.view.seat].have
    journeys = [_way(notation, outlook, have) for notation, outlook in zip(scene.offered, scene.outlooks, strict=True)]
    return sorted((way for way in journeys if way), key=lambda way: (way.end not in CITIES, way.price or NOTHING))


def _way(notation: str, outlook: Outlook, have: Amounts) -> Way | None:
    path = next((event.path for event in outlook.events if isinstance(event, Moved)), ())
    end, figure = parse_destination(notation)
    via = tuple(VIA.words(notation)) if VIA.words(notation) or notation == DIRECT else None
    if not end and via is not None and path:
        end = path[-1]
    if end not in PLACES:
        return None
    price = outlook.least if outlook.opens == "route" else outlook.paid
    known = None if outlook.opens == "travel" else price
    return Way(end, via, figure, path, known, total(have, times(price, -1)), goods=outlook.opens == "give")


def own_places(view: View) -> frozenset[str]:
    """Where the reader's figures stand; nowhere for spectators."""
    return frozenset() if view.seat is None or view.over else frozenset(view.seats[view.seat].figures)


def draw_roads_there(canvas: Canvas, journeys: list[Way]) -> None:
    """The roads of all these journeys in gold; the places are to be drawn on them."""
    for here, there in sorted({tuple(sorted(step)) for way in journeys for step in pairwise(way.path)}):
        points = way_between(here, there)
        paint(canvas.image, points, 20, INK, strength=0.55)
        paint(canvas.image, points, 14, ON_OFFER)
        paint(canvas.image, points, 5, rgb("#6B3A16"), dash=26)


def draw_prices(canvas: Canvas, scene: GameScene, journeys: list[Way], taken: Sequence[Box]) -> None:
    """The least price of a journey to each place on offer, on its disc or as near to it as nothing is covered of what
    is `taken`; all as large as they can be so."""
    cheapest: dict[str, Way] = {}
    for way in journeys:
        if way.via is None and way.price is not None and way.end not in own_places(scene.view):
            cheapest.setdefault(way.end, way)
    standing = {figure for seat in scene.view.seats for figure in seat.figures}
    prices = [
        (SPOTS[way.end], _amounts(way.price or NOTHING, way.goods))
        for way in sorted(cheapest.values(), key=lambda way: way.end not in standing)  # these have least room
    ]
    for largest in range(len(_SIZES)):
        rooms = _rooms(prices, taken, _SIZES[largest:])
        if all(room.free for room in rooms):
            break
    for (spot, lines), room in zip(prices, rooms, strict=True):
        _tie(canvas, spot, room.box)
        _plate(canvas, room.box, lines, room.size)


def _rooms(prices: Sequence[tuple[Spot, list[Part]]], taken: Sequence[Box], sizes: Sequence[_Size]) -> "list[_Room]":
    """A room for each plate, one after the other, so that none covers another, of the first size that has room."""
    full, rooms = list(taken), list[_Room]()
    for spot, lines in prices:
        others = [other.disc for other in SPOTS.values() if other is not spot]
        found = (_room(spot, len(lines), [*full, *others], size) for size in sizes)
        rooms.append(next(room for room in found if room.free or room.size == sizes[-1]))
        full.append(rooms[-1].box)
    return rooms


class _Room(NamedTuple):
    """Where a plate lies. `free`: whether it covers nothing there."""

    box: Box
    size: _Size
    free: bool


def _room(spot: Spot, lines: int, taken: Sequence[Box], size: _Size) -> _Room:
    """The room nearest to a disc for a plate of so many amounts, below each other or side by side, smaller where it has
    to leave the disc. Where all is taken it covers as little as can be."""
    x, y = spot.disc.middle
    across_disc = round(size.line * _WIDE)
    within = spot.disc.inset(-_FAR - across_disc)
    near = [box.inset(-_APART).edges for box in taken if box.overlaps(within)]
    name, large = spot.label or spot.number or spot.disc, size.line * lines + 4
    foot = min(y + large // 2, name.y - _APART)
    on_disc = Box(x - across_disc // 2, foot - large, across_disc, large)
    if MAP.contains(on_disc) and _free(on_disc, near):
        return _Room(on_disc, size, free=True)
    wide, high = 2 * size.beside + 12, size.beside + 4
    tall, flat = (wide, high + size.beside * (lines - 1)), (wide + (wide - 8) * (lines - 1), high)
    covered: dict[int, Box] = {}
    for (across, down), (w, h) in product(_NEAREST, (tall, flat)):
        box = Box(x + across - w // 2, y + down - h // 2, w, h)
        if not MAP.contains(box):
            continue
        if _free(box, near):
            return _Room(box, size, free=True)
        if hypot(across, down) <= _FAR / 2:
            covered.setdefault(sum(_shared(box, other) for other in near), box)
    return _Room(covered[min(covered)], size, free=False)


def _free(box: Box, taken: list[tuple[int, int, int, int]]) -> bool:
    left, top, right, bottom = box.edges
    return all(x >= right or left >= end or y >= bottom or top >= foot for x, y, end, foot in taken)


def _shared(box: Box, other: tuple[int, int, int, int]) -> int:
    """Pixels that two boxes share."""
    left, top, right, bottom = box.edges
    return max(0, min(right, other[2]) - max(left, other[0])) * max(0, min(bottom, other[3]) - max(top, other[1]))


def _tie(canvas: Canvas, spot: Spot, box: Box) -> None:
    """A line to a plate from the disc or name of its place, whichever is nearer, unless it lies at one of them."""
    parts = [part for part in (spot.disc, spot.label, spot.number) if part]
    start, end = min((_nearest(part, box) for part in parts), key=lambda ends: dist(*ends))
    if dist(start, end) > _TOUCHING:
        for wide, colour in ((12, INK), (7, ON_OFFER)):
            paint(canvas.image, (start, end), wide, colour)


def _nearest(one: Box, two: Box) -> tuple[Point, Point]:
    """The points of two boxes that are nearest to each other, or one that both have."""
    spans = ((one.x, one.right, two.x, two.right), (one.y, one.bottom, two.y, two.bottom))
    (x, u), (y, v) = (
        (end, first) if end < first else (start, last) if last < start else (max(start, first),) * 2
        for start, end, first, last in spans
    )
    return (x, y), (u, v)


def _plate(canvas: Canvas, box: Box, lines: list[Part], size: _Size) -> None:
    canvas.cell(box, 12, CREAM, ON_OFFER, 4)
    canvas.rim(box.inset(-2), 14, INK, 2)
    inner = Box(box.x + 6, box.y + 2, box.w - 12, box.h - 4)
    rooms = inner.rows(len(lines)) if box.h > size.line + 4 else inner.columns(len(lines))
    for room, line in zip(rooms, lines, strict=True):
        fit(canvas, room, line)


def _amounts(price: Amounts, goods: bool) -> list[Part]:
    """Coins, camels and goods, each as one part; 0 where nothing is paid."""
    kinds = [kind for kind in (COIN, CAMEL) if price[kind]]
    if not kinds and not goods:
        kinds = [COIN]
    parts: list[Part] = [Row((Text(str(price[kind])), Sprite(SIGNS[kind], 0.92)), 0.04) for kind in kinds]
    return [*parts, Sprite("good-different", 0.92)] if goods else parts


def list_box(count: int) -> Box:
    """The sheet of the list of so many journeys."""
    return LOWER if count <= _FEW else WHOLE


def _columns(count: int) -> list[Box]:
    """The columns of the list of so many journeys, below its title."""
    sheet = list_box(count)
    top = sheet.y + SHEET_HEAD + 10
    return Box(sheet.x + 12, top, sheet.w - 24, sheet.bottom - 8 - top).columns(2 if count <= _FEW else 3)


def list_parts(count: int) -> list[Box]:
    """The title of the list of so many journeys, then its columns, of three the first two together."""
    sheet, columns = list_box(count), _columns(count)
    if len(columns) > 2:
        first, second, last = columns
        columns = [first._replace(w=second.right - first.x), last]
    return [sheet._replace(h=SHEET_HEAD + 6), *columns]


def draw_list(canvas: Canvas, scene: GameScene, journeys: list[Way]) -> None:
    """Where to, for which price, and what is left of coins and camels; nothing where no journey is on offer."""
    if not journeys:
        return
    columns = _columns(len(journeys))
    lines = max(_LINES, -(-len(journeys) // len(columns)))
    lay_sheet(canvas, list_box(len(journeys)), _TEAL, scene.say("picture-journey"))
    boxes = [box for column in columns for box in column.rows(lines)]
    for box, way in zip(boxes, journeys, strict=False):
        _line(canvas, scene, box._replace(w=box.w - 8, h=box.h - 4), way)


def _line(canvas: Canvas, scene: GameScene, box: Box, way: Way) -> None:
    canvas.fill(box, 8, CREAM)
    canvas.rim(box, 8, OAK, 2)
    high = min(box.h, box.w // _LARGEST)
    top = box.middle[1] - high // 2
    name, cost = (round(box.w * share) for share in (0.4, 0.3))
    _write(canvas, Box(box.x + 8, top, name - 22, high), _named(scene, way))
    if way.price is None:
        return
    _write(canvas, Box(box.x + name, top, cost - 8, high), Row(tuple(_amounts(way.price, way.goods)), 0.1))
    rest = Box(box.x + name + cost, box.y + 2, box.w - name - cost - 2, box.h - 4)
    canvas.fill(rest, 6, LINEN)
    parts = [Row((Text(str(way.left[kind]), SOFT_INK), Sprite(SIGNS[kind], 0.9)), 0.04) for kind in (COIN, CAMEL)]
    _write(canvas, Box(rest.x + 8, top, rest.w - 12, high), Row(tuple(parts), 0.1))


def _write(canvas: Canvas, box: Box, part: Part) -> None:
    """From the left edge, as large as it fits."""
    part.draw(canvas, box.x, box.middle[1], largest_height(part, box))


def _named(scene: GameScene, way: Way) -> Part:
    """The places on the way where these are chosen, else its end; whose figure goes, of two."""
    if way.via == ():
        return Text(scene.say("label-direct"), share=0.9)
    figure = [Text(scene.say(f"figure-{way.figure}"), SOFT_INK, 0.7)] if way.figure else []
    return Row((*figure, *(_place(scene, place) for place in way.via or (way.end,))), 0.12)


def _place(scene: GameScene, place: str) -> Part:
    if PLACES[place].kind == OASIS:
        return Row((Sprite("place-oasis"), Text(place.removeprefix("o"))), 0.04)
    return Text(place_name(scene.say, place), share=0.94)
