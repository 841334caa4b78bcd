"""Where everything lies on Marco Polo's map: cities and oases with labels, posts, bonuses and cards, bends of roads."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.marco_polo.components.map import BEIJING_KIND, CARD_SPACES, LARGE, OASIS, PLACES, ROADS, SMALL, START, Road
from render.kit.canvas import Box, around

STRIP: Final = Box(16, 8, 1728, 150)  # the header above the map and above the action spaces
MAP: Final = Box(16, 174, 1728, 932)
CARD_SIZE: Final = (232, 120)
BONUS: Final = 78
POSTS: Final = (208, 54)  # the row of them below a name
_WIDEST_POST: Final = 84
_PAWN_WIDTH: Final = 0.64
_TALLEST: Final = 96
BADGE: Final = (120, 62)
_LABEL: Final = 56
_NUMBER: Final = (60, 42)
_DOCK: Final = 7  # the rim of a dock round what lies on it
_BRIDGE: Final = 40  # the width of a dock between disc and bonus
_STEM: Final = 76  # between disc and cards
_STEPS: Final = 40  # between the points of a curve
Point = tuple[float, float]


class _Plan(NamedTuple):
    """Hand-made for one place, on the map's own grid: the middle of its disc; from there, of its bonus, of its card and
    of an oasis's number. `room`: of the label. `bonus_size`: wider where two things lie side by side unless markers are
    shuffled."""

    x: int
    y: int
    bonus: tuple[int, int] = (0, 0)
    card: tuple[int, int] = (0, 0)
    room: int = 0
    bonus_size: tuple[int, int] = (BONUS, BONUS)


_PLANS: Final = {
    "venezia": _Plan(104, 478, room=174),
    "o1": _Plan(239, 397),
    "moscow": _Plan(169, 182, bonus=(-98, -4), card=(40, -113), room=175),
    "anxi": _Plan(445, 131, bonus=(0, -87), room=105),
    "karakorum": _Plan(705, 181, bonus=(98, -4), card=(-80, -113), room=235),
    "o6": _Plan(860, 54),
    "o7": _Plan(1268, 60),
    "o8": _Plan(985, 110),
    "beijing": _Plan(1613, 150, room=157),
    "o2": _Plan(350, 690),
    "samarcanda": _Plan(504, 475, bonus=(-98, -4), card=(-80, -113), room=260),
    "o5": _Plan(661, 397),
    "kashgar": _Plan(1003, 224, bonus=(-98, -4), room=180),
    "lan_zhou": _Plan(1292, 332, bonus=(98, -4), card=(23, -113), room=204),
    "xian": _Plan(1526, 345, bonus=(-40, -88), room=117),
    "o10": _Plan(1664, 340),
    "alexandria": _Plan(138, 760, bonus=(-95, -4), card=(37, -113), room=229),
    "o3": _Plan(454, 767),
    "ormuz": _Plan(738, 545, bonus=(40, -88), room=147),
    "karachi": _Plan(980, 570, bonus=(98, -4), card=(40, -113), room=168),
    "o9": _Plan(1408, 563),
    "sumatra": _Plan(1582, 623, bonus=(98, -4), room=185),
    "o4": _Plan(364, 868),
    "adana": _Plan(739, 764, bonus=(-119, -14), room=143, bonus_size=(120, 62)),
    "kochi": _Plan(1281, 629, bonus=(-98, -6), room=130),
}
_SUMATRA_CARDS: Final = ((1116, 864), (1356, 864), (1596, 864))
_RADIUS: Final = {LARGE: 48, SMALL: 46, OASIS: 42, START: 48, BEIJING_KIND: 48}
_BAND: Final = {LARGE: 112, SMALL: 112, OASIS: 104, START: 204, BEIJING_KIND: 150}
_BENDS: Final = {
    ("venezia", "o2"): (372, 522),
    ("venezia", "alexandria"): (-65, 680),
    ("o1", "moscow"): (169, 66),
    ("moscow", "anxi"): (324, 186),
    ("anxi", "karakorum"): (589, 198),
    ("karakorum", "o6"): (766, 124),
    ("o7", "beijing"): (1360, 125),
    ("o8", "beijing"): (1020, 132),
    ("o8", "lan_zhou"): (1160, 232),
    ("o2", "samarcanda"): (426, 606),
    ("samarcanda", "o5"): (684, 534),
    ("o5", "kashgar"): (751, 434),
    ("kashgar", "lan_zhou"): (1207, 412),
    ("xian", "o9"): (1399, 380),
    ("o10", "sumatra"): (1668, 592),
    ("alexandria", "o3"): (307, 799),
    ("alexandria", "o4"): (258, 808),
    ("o3", "ormuz"): (606, 656),
    ("karachi", "o9"): (1200, 572),
    ("o9", "kochi"): (1187, 450),
    ("sumatra", "kochi"): (1443, 690),
    ("o4", "adana"): (574, 834),
    ("adana", "kochi"): (1040, 830),
    ("ormuz", "karachi"): (858, 556),
    ("o6", "o7"): (1060, 34),
}
# How far along its road the price stands, where not in the middle.
_BADGES: Final = {
    ("venezia", "o2"): 0.43,
    ("moscow", "anxi"): 0.55,
    ("anxi", "karakorum"): 0.45,
    ("o6", "o7"): 0.65,
    ("o8", "beijing"): 0.44,
    ("samarcanda", "o5"): 0.43,
    ("o5", "kashgar"): 0.44,
    ("kashgar", "lan_zhou"): 0.48,
    ("o10", "sumatra"): 0.5,
    ("alexandria", "o3"): 0.63,
    ("o3", "ormuz"): 0.41,
    ("o9", "kochi"): 0.52,
    ("sumatra", "kochi"): 0.55,
    ("adana", "kochi"): 0.3,
    ("ormuz", "karachi"): 0.51,
    ("o4", "adana"): 0.52,
}
BEIJING_SPACES: Final = tuple(Box(MAP.right - 341 + i * 84, MAP.y + 8, 78, 78) for i in range(4))


@dataclass(frozen=True, slots=True)
class Spot:
    """One place. `label`: the room for its name; `number`: of an oasis; `figures`: the band figures stand in; `posts`:
    the row of posts; `bonus`: its marker or outpost bonus; `cards`: its city cards; `dock`: boxes that touch, on
    which all these lie. Parts it has not are None or empty."""

    kind: str
    disc: Box
    figures: Box
    label: Box | None
    number: Box | None
    posts: Box | None
    bonus: Box | None
    cards: tuple[Box, ...]
    dock: tuple[Box, ...]


@dataclass(frozen=True, slots=True)
class Line:
    """A road drawn: its curve in many points, and the box of its price if it has one."""

    road: Road
    points: tuple[Point, ...]
    badge: Box | None


def _around(x: float, y: float, width: int, height: int) -> Box:
    return Box(round(x - width / 2), round(y - height / 2), width, height)


def _spot(place: str, plan: _Plan) -> Spot:
    kind = PLACES[place].kind
    x, y, radius = MAP.x + plan.x, MAP.y + plan.y, _RADIUS[kind]
    disc = _around(x, y, 2 * radius, 2 * radius)
    label = _around(x, y + radius + _LABEL // 2 - 2, plan.room, _LABEL)
    has_posts = kind in (LARGE, SMALL)
    bonus = _around(x + plan.bonus[0], y + plan.bonus[1], *plan.bonus_size) if has_posts else None
    middles = [(plan.x + plan.card[0], plan.y + plan.card[1])] * CARD_SPACES.count(place)
    cards = [_around(MAP.x + cx, MAP.y + cy, *CARD_SIZE) for cx, cy in (_SUMATRA_CARDS if middles[1:] else middles)]
    return Spot(
        kind,
        disc=disc,
        figures=_around(x, y - 17, _BAND[kind], 70) if kind == OASIS else _around(x, y - 1, _BAND[kind], disc.h - 2),
        label=None if kind == OASIS else label,
        number=_around(x, y + 39, *_NUMBER) if kind == OASIS else None,
        posts=_around(x, label.bottom + 4 + POSTS[1] // 2, *POSTS) if has_posts else None,
        bonus=bonus,
        cards=tuple(cards),
        dock=_dock_of_beijing(disc) if kind == BEIJING_KIND else _dock(disc, bonus, cards) if bonus else (),
    )


def _dock(disc: Box, bonus: Box, cards: list[Box]) -> tuple[Box, ...]:
    """The ground that a city's disc, bonus and cards share, so that nobody looks for the city of a card."""
    x, y = disc.middle
    across, down = bonus.middle[0] - x, bonus.middle[1] - y
    if abs(across) > abs(down):
        bridge = Box(min(x, x + across), bonus.middle[1] - _BRIDGE // 2, abs(across), _BRIDGE)
    else:
        bridge = Box(bonus.middle[0] - _BRIDGE // 2, y + down, _BRIDGE, -down)
    boxes = [disc.inset(-_DOCK), bonus.inset(-_DOCK), bridge]
    if cards:
        frame = around(cards, _DOCK, MAP)
        top, bottom = min(y, frame.middle[1]), max(y, frame.middle[1])
        boxes += [frame, Box(x - _STEM // 2, top, _STEM, bottom - top)]
    return tuple(boxes)


def _dock_of_beijing(disc: Box) -> tuple[Box, ...]:
    """The ground that its disc and the row of its spaces share."""
    row = around(BEIJING_SPACES, _DOCK, MAP)
    return row, disc.inset(-_DOCK), Box(disc.middle[0] - _STEM // 2, row.y, _STEM, disc.middle[1] - row.y)


SPOTS: Final = {place: _spot(place, plan) for place, plan in _PLANS.items()}


def _curve(here: str, there: str, bend: Point | None = None) -> tuple[Point, ...]:
    """Points of a curve between places towards `bend`, of a straight line without one."""
    start, end = SPOTS[here].disc.middle, SPOTS[there].disc.middle
    xs, ys = zip(start, bend or ((start[0] + end[0]) / 2, (start[1] + end[1]) / 2), end, strict=True)
    return tuple((_between(*xs, i / _STEPS), _between(*ys, i / _STEPS)) for i in range(_STEPS + 1))


def _between(start: float, bend: float, end: float, share: float) -> float:
    return (1 - share) ** 2 * start + 2 * share * (1 - share) * bend + share * share * end


def _line(road: Road) -> Line:
    bend = _BENDS.get((road.a, road.b))
    points = _curve(road.a, road.b, bend and (MAP.x + bend[0], MAP.y + bend[1]))
    at = points[round(_BADGES.get((road.a, road.b), 0.5) * _STEPS)]
    return Line(road, points, _around(*at, *BADGE) if road.coins or road.camels else None)


LINES: Final = tuple(_line(road) for road in ROADS)
_BETWEEN: Final = {frozenset((line.road.a, line.road.b)): line.points for line in LINES}


def way_between(here: str, there: str) -> tuple[Point, ...]:
    """The curve of the road between neighbours; the straight way of a jump from oasis to oasis."""
    return _BETWEEN.get(frozenset((here, there))) or _curve(here, there)


def post_boxes(row: Box, count: int) -> list[Box]:
    """Next to each other in the middle of the row, the wider the fewer they are."""
    wide = min(_WIDEST_POST, row.w // max(1, count))
    start = row.x + (row.w - count * wide) // 2
    return [Box(start + i * wide, row.y, wide, row.h) for i in range(count)]


def figure_boxes(band: Box, count: int) -> list[Box]:
    """Boxes for so many figures in the band, as tall as it lets them be, in one or two rows; a single one stands on a
    square."""
    best: list[Box] = []
    for rows in (1, 2) if count else ():
        across = -(-count // rows)
        height = min(_TALLEST, band.h // rows, int(band.w / across / _PAWN_WIDTH))
        width = height if count == 1 else int(height * _PAWN_WIDTH)
        if best and height <= best[0].h:
            break
        top = band.y + (band.h - height * rows) // 2
        best = []
        for row, first in enumerate(range(0, count, across)):
            here = min(across, count - first)
            left = band.x + (band.w - here * width) // 2
            best += Box(left, top + row * height, here * width, height).columns(here)
    return best
