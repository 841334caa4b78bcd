"""How city cards, contracts and goal cards of Marco Polo look: prices, gains, what is marked red (`lacking`) or
green."""

from collections.abc import Sequence
from dataclasses import replace
from itertools import groupby
from typing import Final, NamedTuple

from engine.marco_polo.components.amounts import Amounts, Reward
from engine.marco_polo.components.cards import CONTRACTS, GOALS
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.spaces.city_cards import CITY_CARDS, CityCard, Trade
from engine.marco_polo.view import SeatView
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, GOLD, INK, IVORY, LEAF, OAK, RGB, WALNUT, mix, rgb
from render.marco_polo.geometry import CARD_SIZE
from render.marco_polo.scene import place_name
from render.marco_polo.symbols import (
    ARROW,
    CITY_COLOURS,
    SIGNS,
    Symbol,
    Symbols,
    amounts_row,
    draw_row,
    light,
    reward_row,
    row_width,
)
from render.scene import Say

PAID: Final = rgb("#E9D3A0")  # the ground of prices
_BETWEEN: Final = mix(PAID, WALNUT, 0.4)  # the ground between two rows of prices that have a field each
_ICON: Final = 58  # the height of signs in two rows
_ALONE: Final = 96  # the height of signs in one row
_SLOT: Final = 72
_COUNTED: Final = {"per_contract": "contract", "per_post": "post-any", "per_die": "die-white-0"}
_BOTH_WAYS: Final = Symbol("both-ways", size=0.6)
_ROOMY: Final = 96
_LEGIBLE: Final = 40  # so large the signs of a reward must be to stand in one row, or half as high as the room
_NONE_LEFT: Final = 110
_REWARD: Final = 0.31  # the part of a flat contract with its reward
_COST, _COST_SIGN = 1.28, 0.76  # of a field's height: what the number of a cost there takes; of that its sign
_COST_ACROSS: Final = 0.66  # of a field's width: a cost's sign on an upright contract
_BROAD: Final = 0.8  # a contract so wide for its height shows its costs in two columns
_LARGEST, _ON_PLATE = 68, 72  # the size of letters on goal cards, and on those with plates
_LEAST_POINTS: Final = 44  # how high their points are at least
_RATHER_BESIDE: Final = 0.8  # of the size below them points must be worth, so that cards look alike
_PADDING: Final = 6  # beside the name of a city
_SMALLEST: Final = 16
_LARGE_GOAL: Final = 110  # a goal card so high shows its cities as on the map
_SCORING: Final = rgb("#FFE9A8")
_LETTERS: Final = 0.94  # the size of letters that stay with all their strokes on a field, for its height
_OVER: Final = 3  # so many pixels of the field's surroundings they may take
_LIFT: Final = 0.06  # how far they are raised for what hangs below the line


def paid_row(trade: Trade) -> Symbols:
    return reward_row(Reward(trade.cost, any_good=trade.any_good, different=trade.different))


def card_rows(card: CityCard) -> tuple[Symbols, ...]:
    """The one or two rows of signs on a city card."""
    if card.each is not None:
        return ((*reward_row(card.each), Symbol("", "×"), Symbol(_COUNTED[card.kind])),)
    if card.by_die:
        return _by_die(card)
    if card.kind == "one_way":
        return tuple((*paid_row(trade), ARROW, *reward_row(trade.reward)) for trade in card.trades)
    (trade, *_) = card.trades
    if card.kind == "two_way":
        return ((*paid_row(trade), _BOTH_WAYS, *reward_row(trade.reward)),)
    return paid_row(trade), reward_row(trade.reward)


def _by_die(card: CityCard) -> tuple[Symbols, ...]:
    """One row for each die value from which on the reward differs."""
    rows = []
    for reward, values in groupby(range(1, 7), key=lambda value: card.by_die[value - 1]):
        first, *others = values
        span = f"{first}–{others[-1]}" if others else str(first)
        rows.append((Symbol("", span), ARROW, *reward_row(reward)))
    return tuple(rows)


def slot_of(box: Box) -> Box:
    """Where the die stands on a city card."""
    side = _enlarged(_SLOT, box)
    return Box(box.right - side - _enlarged(5, box), box.y + (box.h - side) // 2, side, side)


def _enlarged(length: int, card: Box) -> int:
    """Pixels on a city card of the map, in proportion on a larger one."""
    return round(length * max(1.0, card.h / CARD_SIZE[1]))


def draw_city_card(canvas: Canvas, box: Box, card_id: str, *, with_die: bool = False) -> None:
    """A city card; the place for one die on its right is left free `with_die`."""
    card = CITY_CARDS[card_id]
    rows = card_rows(card)
    canvas.raised(box, _enlarged(12, box), CREAM, CRIMSON, _enlarged(3, box), drop=4, blur=5, strength=0.5)
    side, top = _enlarged(7, box), _enlarged(4, box)
    right = slot_of(box).x - top if with_die else box.right - side
    room = Box(box.x + side, box.y + top, right - box.x - side, box.h - 2 * top)
    halves = room.rows(len(rows))
    if len(rows) == 2 and card.kind != "one_way" and not card.by_die:
        canvas.fill(Box(room.x - 2, room.y + 1, room.w + 4, halves[0].h - 2), _enlarged(8, box), PAID)
    for half, row in zip(halves, rows, strict=True):
        draw_row(canvas, half, row, _enlarged(_ALONE if len(rows) == 1 else _ICON, box))


def draw_contract(canvas: Canvas, box: Box, contract_id: str, have: Amounts | None = None) -> None:
    """A contract: its costs, kind by kind, below each other or on a broad one in two columns; then its points and other
    rewards. `have`: its owner's goods; costs that they are not enough for stand on red, the edge is green without
    any."""
    missing = lacking(contract_id, have)
    ready = have is not None and not missing
    edge = LEAF if ready else OAK if CONTRACTS[contract_id].starting else CRIMSON
    canvas.raised(box, 10, CREAM, edge, 5 if ready else 3, drop=4, blur=5, strength=0.45)
    inner, count = box.inset(5), len(cost_signs(contract_id))
    broad = box.w >= _BROAD * box.h
    if broad:
        share = 0.56 if count <= 2 else 0.62
    elif _in_one_row(contract_id, inner):
        share = min(0.7, 0.1 + 0.2 * count)
    else:
        share = min(0.65, 0.16 + 0.15 * count)
    above = inner._replace(h=round(inner.h * share))
    across = 2 if broad and count > 1 else 1
    canvas.fill(above, 7, _BETWEEN if 1 < across < count else PAID)
    _draw_costs(canvas, above, contract_id, across, missing)
    _draw_reward(canvas, inner.below(above.bottom + 2), contract_id)


def _draw_costs(canvas: Canvas, box: Box, contract_id: str, across: int, missing: frozenset[str]) -> None:
    costs = cost_signs(contract_id)
    wide, rows = box.w // across, -(-len(costs) // across)
    pitch = min(box.h // rows, round(wide * 0.72))
    side = min(pitch, round(wide * _COST_ACROSS))
    top = box.y + (box.h - pitch * rows) // 2
    for i, cost in enumerate(costs):
        row, column = divmod(i, across)
        width = box.w if len(costs) - row * across == 1 else wide
        cell = Box(box.x + column * wide, top + row * pitch, width, pitch)
        if cost.sprite in missing:
            canvas.fill(cell.inset(1), 7, CRIMSON)
        elif across > 1:
            canvas.fill(cell.inset(3), 9, IVORY)
        draw_row(canvas, cell.inset(7) if across > 1 else cell, (cost,), side, IVORY if cost.sprite in missing else INK)


def _in_one_row(contract_id: str, box: Box) -> bool:
    return row_width(reward_row(CONTRACTS[contract_id].reward), min(_LEGIBLE, box.h // 2)) <= box.w


def _draw_reward(canvas: Canvas, box: Box, contract_id: str) -> None:
    """The points large, beside them the other rewards; where that is too narrow below them, each on its line if there
    is room."""
    *others, points = reward_row(CONTRACTS[contract_id].reward)
    if _in_one_row(contract_id, box):
        share = box.w * 2 // 5
        star = min(box.h, max(52 if len(others) < 2 else 44, share)) if others else box.w
        draw_row(canvas, box._replace(w=star), (points,), min(box.h, max(60, share)))
        draw_row(canvas, box.right_of(box.x + star + 1), tuple(others), max(52, share * 3 // 4))
        return
    lines: list[Symbols] = [(other,) for other in others] if box.h >= _ROOMY else [tuple(others)]
    half = round(box.h * (0.6 if len(lines) < 2 else 0.46))
    draw_row(canvas, box._replace(h=half), (points,), min(half, 60))
    for row, line in zip(box.below(box.y + half).rows(len(lines)), lines, strict=True):
        draw_row(canvas, row, line, min(row.h - 1, 44))


def cost_signs(contract_id: str) -> Symbols:
    """The costs of a contract, each kind with its number."""
    return tuple(replace(cost, count=cost.count or "1") for cost in amounts_row(CONTRACTS[contract_id].cost))


def lacking(contract_id: str, have: Amounts | None) -> frozenset[str]:
    """The signs of the costs that its owner has too little for."""
    if have is None:
        return frozenset()
    return frozenset(SIGNS[kind] for kind, cost in enumerate(CONTRACTS[contract_id].cost) if have[kind] < cost)


def draw_flat_contract(canvas: Canvas, box: Box, contract_id: str, have: Amounts) -> None:
    """A contract, wider than tall: its rewards below each other on the left, its costs on the right, on red those that
    goods lack for. Its edge is green when it can be completed."""
    missing = lacking(contract_id, have)
    canvas.raised(box, 10, CREAM, CRIMSON if missing else LEAF, 5, drop=3, blur=4, strength=0.5)
    inner = box.inset(5)
    left = inner._replace(w=round(inner.w * _REWARD))
    rewards = reward_row(CONTRACTS[contract_id].reward)[::-1]
    for row, reward in zip(left.rows(len(rewards)), rewards, strict=True):
        draw_row(canvas, row._replace(x=row.x + 2, w=row.w - 4), (reward,), row.h)
    costs = cost_signs(contract_id)
    rows = min(2, len(costs))
    columns = inner.right_of(left.right + 2).columns(-(-len(costs) // rows))
    cells = [row.inset(1) for column in columns for row in column.rows(rows)]
    for cell, cost in zip(cells, costs, strict=False):
        fill, ink = (CRIMSON, IVORY) if cost.sprite in missing else (PAID, INK)
        canvas.fill(cell, 7, fill)
        room, side = cell._replace(x=cell.x + 2, w=cell.w - 4), round(cell.h * _COST)
        draw_row(canvas, room, (replace(cost, size=_COST_SIGN),), side, ink)


def draw_contracts(
    canvas: Canvas, boxes: Sequence[Box], seat: SeatView, lit: frozenset[str], *, flat: bool, margin: int = 0
) -> None:
    """A seat's active contracts and one still without a place, which is lit like those `lit`.
    `margin`: between the edge of a box and its light."""
    contracts = [*seat.contracts, *([seat.drawn] if seat.drawn else [])]
    draw = draw_flat_contract if flat else draw_contract
    for box, contract in zip(boxes, contracts, strict=True):
        draw(canvas, box, contract, seat.have)
        if contract in lit or contract == seat.drawn:
            light(canvas, box.inset(margin), 10)


def no_contracts(canvas: Canvas, box: Box) -> None:
    """Spaces side by side without a contract, as one."""
    canvas.hollow(box, 10, rgb("#DFC690"))
    canvas.sprite("contract", *box.middle, min(_NONE_LEFT, box.h // 2), opacity=0.3)


class GoalPlan(NamedTuple):
    """Where the points of a goal card and its two cities are, and the size of their names."""

    points: Box
    cities: list[Box]
    size: int


def draw_goals(canvas: Canvas, boxes: Sequence[Box], say: Say, goals: Sequence[str], posts: tuple[str, ...]) -> None:
    """Cards of one hand: all names are as large as the longest."""
    cards = list(zip(boxes, goals, strict=True))
    most = min((_size_of_names(box, say, goal) for box, goal in cards), default=_ON_PLATE)
    for box, goal in cards:
        draw_goal(canvas, box, say, goal, posts, most)


def _size_of_names(box: Box, say: Say, goal: str) -> int:
    names = [place_name(say, city) for city in GOALS[goal].cities]
    if not _is_large(box):
        return plan_goal(box, names).size
    return min(_on_plate(plate, name) for plate, name in zip(_large_plan(box).plates, names, strict=True))


def _is_large(box: Box) -> bool:
    return box.h >= _LARGE_GOAL and box.w >= 2 * box.h


def draw_goal(canvas: Canvas, box: Box, say: Say, goal: str, posts: tuple[str, ...], most: int = _ON_PLATE) -> None:
    """Both cities as large as they fit, below or beside each other, and the points, below them where that leaves more
    room; a card that scores is gold. `most`: how large the names may be."""
    if _is_large(box):
        _draw_large_goal(canvas, box, say, goal, posts, most)
        return
    card = GOALS[goal]
    reached = set(card.cities) <= set(posts)
    canvas.raised(box, 12, _SCORING if reached else CREAM, GOLD if reached else OAK, 3, drop=2, blur=3)
    names = [place_name(say, city) for city in card.cities]
    plan = plan_goal(box, names)
    draw_row(canvas, plan.points, (Symbol("points", worth=str(card.vp)),), min(plan.points.w, plan.points.h))
    for field, city, name in zip(plan.cities, card.cities, names, strict=True):
        _city(canvas, field, name, min(plan.size, most), reached=city in posts)


def plan_goal(box: Box, names: list[str]) -> GoalPlan:
    """The plan of a card with the largest names."""
    inner = Box(box.x + 5, box.y + 3, box.w - 10, box.h - 6)
    side = min(inner.h, max(_LEAST_POINTS, inner.w // 4))
    star = Box(inner.right - side, inner.y, side, inner.h)
    beside = inner._replace(w=inner.w - side - 4)
    plans = [(star, beside.rows(2)), (star, _side_by_side(beside, names))]
    if inner.h >= 2 * _LEAST_POINTS:
        low = max(_LEAST_POINTS, inner.h * 3 // 8)
        below = inner._replace(h=inner.h - low - 2)
        plans.append((inner.below(inner.bottom - low), below.rows(2)))
    made = [GoalPlan(points, cities, min(map(_fitting, cities, names))) for points, cities in plans]
    return max(made, key=lambda plan: plan.size if plan.points == star else plan.size * _RATHER_BESIDE)


def _side_by_side(box: Box, names: list[str]) -> list[Box]:
    """Each as wide as its name needs."""
    widths = [lettering.width(name, "semibold", 36) + 2 * _PADDING for name in names]
    first = box._replace(w=(box.w - 2) * widths[0] // sum(widths))
    return [first, box.right_of(first.right + 2)]


def _fitting(box: Box, name: str) -> int:
    largest = min(_LARGEST, round((box.h + _OVER) * _LETTERS))
    return lettering.fitted(name, "semibold", largest, box.w - 2 * _PADDING, _SMALLEST)[1]


def _city(canvas: Canvas, box: Box, name: str, size: int, *, reached: bool) -> None:
    """A city of a goal card, on green where its owner has a post."""
    if reached:
        canvas.fill(box, 8, LEAF)
    ink, room = IVORY if reached else INK, box.w - 2 * _PADDING
    x, y = box.middle
    canvas.text(x, y - size * _LIFT, name, size, colour=ink, anchor="m", room=room, least=_SMALLEST)


class _LargePlan(NamedTuple):
    """Where the points of a large goal card, the rows of its cities and the plates of their names are."""

    star: Box
    rows: list[Box]
    plates: list[Box]


def _large_plan(box: Box) -> _LargePlan:
    margin = max(8, box.h // 16)
    inner = box.inset(margin + 2)
    star = inner.right_of(inner.right - inner.h * 7 // 8)
    rows = inner._replace(w=star.x - 2 * margin - inner.x).rows(2, margin)
    return _LargePlan(star, rows, [row.right_of(row.x + row.h + margin) for row in rows])


def _draw_large_goal(canvas: Canvas, box: Box, say: Say, goal: str, posts: tuple[str, ...], most: int) -> None:
    """The points, and both cities with their signs and names as on the map: a name is dark on white, and light on green
    with a tick on the sign once its owner has a post there."""
    card = GOALS[goal]
    reached = set(card.cities) <= set(posts)
    fill, edge = (_SCORING, GOLD) if reached else (CREAM, WALNUT)
    canvas.raised(box, 16, fill, edge, 4, drop=4, blur=5, strength=0.5)
    star, rows, plates = _large_plan(box)
    draw_row(canvas, star, (Symbol("points", worth=str(card.vp)),), star.w)
    names = [place_name(say, city) for city in card.cities]
    size = min(most, _size_of_names(box, say, goal))
    for row, plate, city, name in zip(rows, plates, card.cities, names, strict=True):
        kind = PLACES[city].kind
        canvas.sprite(f"place-{kind}", row.x + row.h / 2, row.middle[1], row.h)
        if city in posts:
            draw_tick(canvas, row._replace(w=row.h).below(row.y + row.h * 2 // 5).right_of(row.x + row.h * 2 // 5))
        _draw_name(canvas, plate, name, size, CITY_COLOURS[kind], reached=city in posts)


def _on_plate(plate: Box, name: str) -> int:
    """The size of letters at which the name fits."""
    return lettering.fitted(name, "semibold", min(_ON_PLATE, round(plate.h * 0.86)), plate.w - 4 * _PADDING, _SMALLEST)[
        1
    ]


def _draw_name(canvas: Canvas, plate: Box, name: str, size: int, colour: RGB, *, reached: bool) -> None:
    radius = plate.h // 6
    canvas.fill(plate, radius, LEAF if reached else IVORY)
    if not reached:
        canvas.rim(plate, radius, colour, 3)
    canvas.text(
        plate.middle[0], plate.middle[1] - size * _LIFT / 2, name, size, colour=IVORY if reached else colour, anchor="m"
    )


def draw_tick(canvas: Canvas, box: Box) -> None:
    canvas.fill(box, box.h // 2, LEAF)
    canvas.fill(box.inset(2), box.h // 2 - 2, IVORY)
    canvas.sprite("tick", *box.middle, box.h * 7 // 8)
