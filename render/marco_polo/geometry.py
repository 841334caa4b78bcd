"""Where everything on the map lies: places with their labels, posts, bonuses and cards, and the roads between them."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from engine.marco_polo.data.map import BEIJING_KIND, CARD_SPACES, LARGE, OASIS, PLACES, ROADS, SMALL, START, Road
from render.kit.canvas import Box

MAP: Final = Box(16, 96, 1728, 660)
CARD_SIZE: Final = (180, 88)
BONUS: Final = 52
POST: Final = 40
BADGE: Final = (84, 44)
_LABEL: Final = 34

Point = tuple[float, float]


class _Plan(NamedTuple):
    """Hand-made for one place, on the map's own grid: the middle of its disc; from there, of its bonus, of its card and
    of an oasis's number. `posts`: where the row of posts starts from the disc, below the label if None. `room`: of the
    label."""

    x: int
    y: int
    bonus: tuple[int, int] = (70, -10)
    card: tuple[int, int] = (0, -86)
    posts: tuple[int, int] | None = None
    room: int = 160
    number: tuple[int, int] = (0, 50)


_PLANS: Final = {
    "venezia": _Plan(90, 70),
    "o1": _Plan(250, 120),
    "moscow": _Plan(398, 144),
    "anxi": _Plan(800, 85, bonus=(-70, -8), room=110),
    "karakorum": _Plan(994, 148, card=(0, -99)),
    "o6": _Plan(1200, 66, number=(-71, -14)),
    "o7": _Plan(1395, 60, number=(71, -22)),
    "o8": _Plan(1375, 195, number=(0, -50)),
    "beijing": _Plan(1600, 112, room=128),
    "o2": _Plan(245, 272),
    "samarcanda": _Plan(588, 268, bonus=(-70, -10), card=(0, -82), room=144),
    "o5": _Plan(797, 300, number=(0, -50)),
    "kashgar": _Plan(985, 345, bonus=(0, -58), room=130),
    "lan_zhou": _Plan(1194, 264, card=(-8, -86), room=132),
    "xian": _Plan(1448, 272, bonus=(-70, -8)),
    "o10": _Plan(1660, 290),
    "alexandria": _Plan(106, 424, bonus=(-70, -10)),
    "o3": _Plan(330, 385),
    "ormuz": _Plan(508, 430, bonus=(70, -8)),
    "karachi": _Plan(800, 473, card=(0, -81)),
    "o9": _Plan(1190, 455),
    "sumatra": _Plan(1480, 428, bonus=(-70, -10)),
    "o4": _Plan(270, 540, number=(0, -50)),
    "adana": _Plan(480, 575, bonus=(70, -8), posts=(-218, 28), room=108),
    "kochi": _Plan(940, 575, bonus=(0, -58), posts=(63, 28), room=116),
}
_SUMATRA_CARDS: Final = ((1262, 610), (1448, 610), (1634, 610))
_RADIUS: Final = {LARGE: 36, SMALL: 32, OASIS: 27, START: 36, BEIJING_KIND: 36}
_BAND: Final = {LARGE: 84, SMALL: 84, OASIS: 96, START: 160, BEIJING_KIND: 116}
_BENDS: Final = {("adana", "kochi"): (720, 662), ("sumatra", "kochi"): (1220, 560)}
_BADGES: Final = {
    ("venezia", "o2"): 0.55, ("samarcanda", "o5"): 0.56, ("o8", "beijing"): 0.42, ("moscow", "anxi"): 0.66,
    ("anxi", "karakorum"): 0.52, ("o3", "ormuz"): 0.52, ("kashgar", "lan_zhou"): 0.48, ("o10", "sumatra"): 0.4,
    ("o9", "kochi"): 0.45, ("sumatra", "kochi"): 0.38,
}  # fmt: skip
"""How far along its road the price stands, where not in the middle."""
BEIJING_SPACES: Final = tuple(Box(MAP.x + 1490 + i * 56, MAP.y + 6, 52, 56) for i in range(4))


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
        bonus = _around(x + plan.bonus[0], y + plan.bonus[1], BONUS, BONUS)
    middles = [(plan.x + plan.card[0], plan.y + plan.card[1])] * CARD_SPACES.count(place)
    cards = _SUMATRA_CARDS if len(middles) > 1 else middles
    return Spot(
        kind,
        disc=_around(x, y, 2 * radius, 2 * radius),
        figures=_around(x, y, _BAND[kind], 60),
        label=label,
        number=_around(x + plan.number[0], y + plan.number[1], 44, 38) if kind == OASIS else None,
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
