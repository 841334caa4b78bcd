"""Where everything lies on Marco Polo's map: cities and oases with labels, posts, bonuses and cards, bends of roads."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.marco_polo.components.map import BEIJING_KIND, CARD_SPACES, LARGE, OASIS, PLACES, ROADS, SMALL, START, Road
from render.kit.canvas import Box

STRIP: Final = Box(16, 8, 1728, 150)  # the header above the map and above the action spaces
MAP: Final = Box(16, 174, 1728, 932)
CARD_SIZE: Final = (232, 120)
BONUS: Final = 78
POST: Final = 52
BADGE: Final = (120, 62)
_LABEL: Final = 56
_NUMBER: Final = (46, 44)
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
    number: tuple[int, int] = (0, 0)
    bonus_size: tuple[int, int] = (BONUS, BONUS)


_PLANS: Final = {
    "venezia": _Plan(106, 472, room=174),
    "o1": _Plan(212, 382, number=(-76, 0)),
    "moscow": _Plan(169, 179, bonus=(-100, -4), card=(40, -113), room=175),
    "anxi": _Plan(445, 133, bonus=(0, -90), room=105),
    "karakorum": _Plan(705, 185, bonus=(100, -4), card=(-80, -113), room=235),
    "o6": _Plan(860, 49, number=(-76, 0)),
    "o7": _Plan(1268, 69, number=(76, -24)),
    "o8": _Plan(998, 113, number=(-76, 24)),
    "beijing": _Plan(1613, 150, room=157),
    "o2": _Plan(358, 670, number=(76, 0)),
    "samarcanda": _Plan(486, 467, bonus=(-100, -4), card=(-80, -113), room=260),
    "o5": _Plan(644, 387, number=(-76, -24)),
    "kashgar": _Plan(988, 231, bonus=(-100, -4), room=180),
    "lan_zhou": _Plan(1285, 333, bonus=(100, -4), card=(40, -113), room=204),
    "xian": _Plan(1528, 354, bonus=(-40, -90), room=117),
    "o10": _Plan(1660, 346, number=(0, 62)),
    "alexandria": _Plan(144, 768, bonus=(-100, -4), card=(38, -113), room=229),
    "o3": _Plan(430, 753, number=(76, 0)),
    "ormuz": _Plan(737, 552, bonus=(40, -90), room=147),
    "karachi": _Plan(980, 566, bonus=(100, -4), card=(40, -113), room=168),
    "o9": _Plan(1399, 572, number=(76, 0)),
    "sumatra": _Plan(1585, 640, bonus=(100, -4), room=185),
    "o4": _Plan(380, 849, number=(-76, 24)),
    "adana": _Plan(739, 768, bonus=(-121, -22), room=143, bonus_size=(120, 62)),
    "kochi": _Plan(1281, 647, bonus=(-100, -22), room=130),
}
_SUMATRA_CARDS: Final = ((1021, 867), (1261, 867), (1501, 867))
_RADIUS: Final = {LARGE: 48, SMALL: 46, OASIS: 38, START: 48, BEIJING_KIND: 48}
_BAND: Final = {LARGE: 112, SMALL: 112, OASIS: 104, START: 204, BEIJING_KIND: 150}
_BENDS: Final = {
    ("venezia", "o2"): (372, 522),
    ("venezia", "alexandria"): (-65, 680),
    ("o1", "moscow"): (169, 66),
    ("moscow", "anxi"): (324, 169),
    ("anxi", "karakorum"): (589, 181),
    ("karakorum", "o6"): (766, 124),
    ("o8", "beijing"): (1020, 132),
    ("o8", "lan_zhou"): (1115, 257),
    ("o2", "samarcanda"): (426, 606),
    ("samarcanda", "o5"): (633, 510),
    ("o5", "kashgar"): (751, 434),
    ("kashgar", "lan_zhou"): (1207, 412),
    ("xian", "o9"): (1393, 363),
    ("o10", "sumatra"): (1646, 662),
    ("alexandria", "o3"): (282, 753),
    ("alexandria", "o4"): (246, 790),
    ("o3", "ormuz"): (586, 632),
    ("karachi", "o9"): (1452, 576),
    ("o9", "kochi"): (1187, 446),
    ("sumatra", "kochi"): (1443, 651),
    ("o4", "adana"): (574, 834),
    ("adana", "kochi"): (961, 816),
}
# How far along its road the price stands, where not in the middle.
_BADGES: Final = {
    ("venezia", "o2"): 0.43,
    ("moscow", "anxi"): 0.52,
    ("anxi", "karakorum"): 0.45,
    ("o6", "o7"): 0.65,
    ("o8", "beijing"): 0.44,
    ("samarcanda", "o5"): 0.55,
    ("o5", "kashgar"): 0.44,
    ("kashgar", "lan_zhou"): 0.45,
    ("o10", "sumatra"): 0.43,
    ("alexandria", "o3"): 0.60,
    ("o3", "ormuz"): 0.37,
    ("o9", "kochi"): 0.49,
    ("sumatra", "kochi"): 0.45,
    ("adana", "kochi"): 0.47,
}
BEIJING_SPACES: Final = tuple(Box(MAP.right - 340 + i * 84, MAP.y + 6, 78, 78) for i in range(4))


@dataclass(frozen=True, slots=True)
class Spot:
    """One place. `label`: the room for its name; `number`: of an oasis; `figures`: the band figures stand in; `posts`:
    the row of posts; `bonus`: its marker or outpost bonus; `cards`: its city cards. Parts it has not are None or
    empty."""

    kind: str
    disc: Box
    figures: Box
    label: Box | None
    number: Box | None
    posts: Box | None
    bonus: Box | None
    cards: tuple[Box, ...]


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
    label = _around(x, y + radius + _LABEL // 2 - 2, plan.room, _LABEL)
    has_posts = kind in (LARGE, SMALL)
    middles = [(plan.x + plan.card[0], plan.y + plan.card[1])] * CARD_SPACES.count(place)
    cards = _SUMATRA_CARDS if len(middles) > 1 else middles
    return Spot(
        kind,
        disc=_around(x, y, 2 * radius, 2 * radius),
        figures=_around(x, y, _BAND[kind], 76) if kind == OASIS else _around(x, y - 1, _BAND[kind], 2 * radius - 2),
        label=None if kind == OASIS else label,
        number=_around(x + plan.number[0], y + plan.number[1], *_NUMBER) if kind == OASIS else None,
        posts=_around(x, label.bottom + 4 + POST // 2, 4 * POST, POST) if has_posts else None,
        bonus=_around(x + plan.bonus[0], y + plan.bonus[1], *plan.bonus_size) if has_posts else None,
        cards=tuple(_around(MAP.x + cx, MAP.y + cy, *CARD_SIZE) for cx, cy in cards),
    )


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
