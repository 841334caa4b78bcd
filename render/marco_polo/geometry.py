"""Where everything on the map lies: places with their labels, posts, bonuses and cards, and the roads between them."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.marco_polo.data.map import BEIJING_KIND, CARD_SPACES, LARGE, OASIS, PLACES, ROADS, SMALL, START, Road
from render.kit.canvas import Box

MAP: Final = Box(16, 126, 1728, 634)
CARD_SIZE: Final = (192, 92)
BONUS: Final = 60
POST: Final = 42
BADGE: Final = (92, 48)
_LABEL: Final = 44

Point = tuple[float, float]


class _Plan(NamedTuple):
    """Hand-made for one place, on the map's own grid: the middle of its disc; from there, of its bonus, of its card and
    of an oasis's number. `posts`: where the row of posts starts from the disc, below the label if None. `room`: of the
    label. `bonus_size`: wider where two things lie side by side unless markers are shuffled."""

    x: int
    y: int
    bonus: tuple[int, int] = (72, -10)
    card: tuple[int, int] = (0, -86)
    posts: tuple[int, int] | None = None
    room: int = 160
    number: tuple[int, int] = (0, 54)
    bonus_size: tuple[int, int] = (BONUS, BONUS)


_PLANS: Final = {
    "venezia": _Plan(90, 66),
    "o1": _Plan(250, 118),
    "moscow": _Plan(398, 138),
    "anxi": _Plan(782, 85, bonus=(-72, -8), room=98),
    "karakorum": _Plan(975, 138, room=186),
    "o6": _Plan(1215, 66, number=(-30, 54)),
    "o7": _Plan(1395, 60),
    "o8": _Plan(1354, 247),
    "beijing": _Plan(1600, 114, room=128),
    "o2": _Plan(245, 272, number=(66, 32)),
    "samarcanda": _Plan(612, 276, bonus=(-72, -10), card=(-16, -86), room=202),
    "o5": _Plan(790, 247, number=(0, 53)),
    "kashgar": _Plan(1029, 314, bonus=(-72, -8), room=142),
    "lan_zhou": _Plan(1206, 290, card=(-28, -86), room=160),
    "xian": _Plan(1500, 262, bonus=(-73, 2), room=100),
    "o10": _Plan(1670, 270, number=(-66, -6)),
    "alexandria": _Plan(106, 400, bonus=(-72, -10), room=180),
    "o3": _Plan(290, 372),
    "ormuz": _Plan(480, 400, bonus=(-10, -66), room=120),
    "karachi": _Plan(816, 456, bonus=(-72, -8), room=132),
    "o9": _Plan(1258, 450, number=(66, 20)),
    "sumatra": _Plan(1626, 409, room=146),
    "o4": _Plan(150, 575, number=(-66, 0)),
    "adana": _Plan(345, 511, bonus=(15, -66), bonus_size=(92, 48), room=116),
    "kochi": _Plan(1012, 506, bonus=(-72, 0), room=108),
}
_SUMATRA_CARDS: Final = ((1236, 580), (1432, 580), (1628, 580))
_RADIUS: Final = {LARGE: 36, SMALL: 34, OASIS: 28, START: 36, BEIJING_KIND: 36}
_BAND: Final = {LARGE: 84, SMALL: 84, OASIS: 84, START: 160, BEIJING_KIND: 116}
_BENDS: Final = {
    ("adana", "kochi"): (770, 748), ("sumatra", "kochi"): (1320, 600), ("o9", "kochi"): (1115, 500),
    ("kashgar", "lan_zhou"): (1117, 284),
    ("anxi", "karakorum"): (880, 150), ("o5", "kashgar"): (900, 308),
}  # fmt: skip
_BADGES: Final = {
    ("venezia", "o2"): 0.55, ("samarcanda", "o5"): 0.51, ("o8", "beijing"): 0.44, ("moscow", "anxi"): 0.6,
    ("o5", "kashgar"): 0.393, ("o3", "ormuz"): 0.52, ("o10", "sumatra"): 0.4,
    ("sumatra", "kochi"): 0.3, ("ormuz", "karachi"): 0.47, ("o4", "adana"): 0.45,
    ("adana", "kochi"): 0.27,
}  # fmt: skip
"""How far along its road the price stands, where not in the middle."""
BEIJING_SPACES: Final = tuple(Box(MAP.x + 1484 + i * 60, MAP.y + 6, 56, 58) for i in range(4))


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

    @property
    def posts_side(self) -> int:
        """Whether the posts lie left of the place (-1), right of it (1) or below its name (0)."""
        if self.posts is None or self.posts.overlaps(self.disc._replace(y=self.posts.y)):
            return 0
        return -1 if self.posts.x < self.disc.x else 1

    @property
    def parts(self) -> list[Box]:
        """Every box that may be drawn in; disc and figures are one."""
        return [
            box for box in (self.disc, self.label, self.number, self.posts, self.bonus, *self.cards) if box is not None
        ]


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
    label = posts = bonus = None
    if kind != OASIS:
        label = _around(x, y + radius + _LABEL // 2 - 2, plan.room, _LABEL)
    if kind in (LARGE, SMALL) and label is not None:
        row = _around(x, label.bottom + 4 + POST // 2, 4 * POST, POST)
        posts = row if plan.posts is None else row._replace(x=x + plan.posts[0], y=y + plan.posts[1])
        bonus = _around(x + plan.bonus[0], y + plan.bonus[1], *plan.bonus_size)
    middles = [(plan.x + plan.card[0], plan.y + plan.card[1])] * CARD_SPACES.count(place)
    cards = _SUMATRA_CARDS if len(middles) > 1 else middles
    return Spot(
        kind,
        disc=_around(x, y, 2 * radius, 2 * radius),
        figures=_around(x, y, _BAND[kind], 60) if kind == OASIS else _around(x, y - 1, _BAND[kind], 2 * radius - 2),
        label=label,
        number=_around(x + plan.number[0], y + plan.number[1], 46, 46) if kind == OASIS else None,
        posts=posts,
        bonus=bonus,
        cards=tuple(_around(MAP.x + cx, MAP.y + cy, *CARD_SIZE) for cx, cy in cards),
    )


SPOTS: Final = {place: _spot(place, plan) for place, plan in _PLANS.items()}


def middle(place: str) -> Point:
    return SPOTS[place].disc.middle


def _curve(one: Point, bend: Point, two: Point, count: int = 40) -> tuple[Point, ...]:
    found = []
    for i in range(count + 1):
        t = i / count
        a, b, c = (1 - t) ** 2, 2 * t * (1 - t), t * t
        found.append((a * one[0] + b * bend[0] + c * two[0], a * one[1] + b * bend[1] + c * two[1]))
    return tuple(found)


def _halfway(one: Point, two: Point) -> Point:
    return (one[0] + two[0]) / 2, (one[1] + two[1]) / 2


def _line(road: Road) -> Line:
    one, two = middle(road.a), middle(road.b)
    bend = _halfway(one, two)
    if (road.a, road.b) in _BENDS:
        x, y = _BENDS[road.a, road.b]
        bend = (MAP.x + x, MAP.y + y)
    points = _curve(one, bend, two)
    if not road.coins and not road.camels:
        return Line(road, points, None)
    at = points[round(_BADGES.get((road.a, road.b), 0.5) * (len(points) - 1))]
    return Line(road, points, _around(*at, *BADGE))


LINES: Final = tuple(_line(road) for road in ROADS)
_BETWEEN: Final = {frozenset((line.road.a, line.road.b)): line for line in LINES}


def way_between(one: str, two: str) -> tuple[Point, ...]:
    """The curve of the road between neighbours; the straight way of a jump from oasis to oasis."""
    line = _BETWEEN.get(frozenset((one, two)))
    if line:
        return line.points
    return _curve(middle(one), _halfway(middle(one), middle(two)), middle(two))
