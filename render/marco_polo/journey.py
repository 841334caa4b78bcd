"""How journeys on offer are drawn: roads, least price on a city, and the list with price and what is left of coins and
camels."""

from dataclasses import dataclass
from itertools import pairwise
from typing import Final

from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING, Amounts, times, total
from engine.marco_polo.components.map import CITIES, OASIS, PLACES
from engine.marco_polo.events import Moved
from engine.marco_polo.notation import DIRECT, VIA, parse_destination
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, INK, LINEN, OAK, ON_OFFER, SOFT_INK, rgb
from render.kit.parts import Part, Row, Sprite, Text, fit, largest_height
from render.marco_polo.geometry import SPOTS, way_between
from render.marco_polo.ground import paint
from render.marco_polo.scene import GameScene, place_name
from render.marco_polo.spaces import LOWER, WHOLE
from render.marco_polo.symbols import SHEET_HEAD, SIGNS, lay_sheet

_FEW: Final = 10  # ways, with which the contracts can still be seen
_LINES: Final = 3  # at least, of a column
_PLATE: Final = 48
_LARGEST: Final = 11  # so many times wider than its signs a line is at least
_TEAL: Final = rgb("#2F6B62")


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


def draw_prices(canvas: Canvas, scene: GameScene, journeys: list[Way]) -> None:
    """The least price of a journey on each place on offer."""
    cheapest: dict[str, Way] = {}
    for way in journeys:
        if way.via is None and way.price is not None and way.end not in own_places(scene.view):
            cheapest.setdefault(way.end, way)
    for way in sorted(cheapest.values(), key=lambda way: SPOTS[way.end].disc.y):  # a lower one hides no figures
        _plate(canvas, way)


def _plate(canvas: Canvas, way: Way) -> None:
    """On the disc, its name and number left free."""
    lines = _amounts(way.price or NOTHING, way.goods)
    disc = SPOTS[way.end].disc
    high = _PLATE * len(lines) + 4
    box = Box(disc.middle[0] - 56, min(disc.middle[1] - high // 2, disc.bottom - high), 112, high)
    canvas.cell(box, 12, CREAM, ON_OFFER, 4)
    canvas.rim(box.inset(-2), 14, INK, 2)
    for row, line in zip(Box(box.x + 6, box.y + 2, box.w - 12, high - 4).rows(len(lines)), lines, strict=True):
        fit(canvas, row, line)


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
