"""City cards and contracts: what is paid stands above, what is received below."""

from typing import Final

from engine.marco_polo.amounts import Amounts
from engine.marco_polo.city_cards.table import CITY_CARDS, CityCard, Trade
from engine.marco_polo.data.components import CONTRACTS
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, INK, IVORY, LEAF, OAK, SHADOW, mix, rgb
from render.marco_polo.symbols import ARROW, SIGNS, Row, Symbol, amounts_row, draw_row, reward_row, row_width

_PAID: Final = rgb("#E9D3A0")
_ICON: Final = 44
_SLOT: Final = 54
_ROOMY: Final = 96
_LEGIBLE: Final = 40
"""So large the signs of a reward must be to stand in one row."""
_COUNTED: Final = {"per_contract": "contract", "per_post": "post-any", "per_die": "die-white-0"}
_BOTH_WAYS: Final = Symbol("both-ways", size=0.6)


def paid_row(trade: Trade) -> Row:
    row = list(amounts_row(trade.cost))
    if trade.different:
        row.append(Symbol("good-different"))
    if trade.any_good:
        row.append(Symbol("good-choice", "" if trade.any_good == 1 else str(trade.any_good)))
    return tuple(row)


def card_rows(card: CityCard) -> tuple[Row, ...]:
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


def _by_die(card: CityCard) -> tuple[Row, ...]:
    """One row for each die value from which on the reward differs."""
    starts = [n for n in range(6) if n == 0 or card.by_die[n] != card.by_die[n - 1]]
    ends = [*(n - 1 for n in starts[1:]), 5]
    rows = []
    for first, last in zip(starts, ends, strict=True):
        span = str(first + 1) if first == last else f"{first + 1}–{last + 1}"
        rows.append((Symbol("", span), ARROW, *reward_row(card.by_die[first])))
    return tuple(rows)


def slot_of(box: Box) -> Box:
    """Where the die stands on a city card."""
    return Box(box.right - _SLOT - 5, box.y + (box.h - _SLOT) // 2, _SLOT, _SLOT)


def draw_city_card(canvas: Canvas, box: Box, card_id: str, *, with_die: bool = False) -> None:
    """A city card; the place for one die on its right is left free `with_die`."""
    card = CITY_CARDS[card_id]
    rows = card_rows(card)
    canvas.halo(Box(box.x, box.y + 4, box.w, box.h), 12, SHADOW, 5, 0.5)
    canvas.cell(box, 12, CREAM, CRIMSON, 3)
    room = Box(box.x + 7, box.y + 4, (slot_of(box).x - 4 if with_die else box.right - 7) - box.x - 7, box.h - 8)
    if len(rows) == 1:
        draw_row(canvas, room, rows[0], 54)
        return
    half = room.h // 2
    paying = card.kind not in ("one_way",) and not card.by_die
    if paying:
        canvas.fill(Box(room.x - 2, room.y + 1, room.w + 4, half - 2), 8, _PAID)
    for i, row in enumerate(rows):
        draw_row(canvas, Box(room.x, room.y + i * half, room.w, half), row, _ICON)


def draw_contract(canvas: Canvas, box: Box, contract_id: str, have: Amounts | None = None) -> None:
    """A contract, taller than wide: a line for each kind it costs, then the points and what else it gives. `have`: its
    owner's goods; what is not enough stands on red."""
    contract = CONTRACTS[contract_id]
    canvas.halo(Box(box.x, box.y + 4, box.w, box.h), 10, SHADOW, 5, 0.45)
    canvas.cell(box, 10, CREAM, OAK if contract.starting else CRIMSON, 3)
    inner = box.inset(5)
    costs = cost_signs(contract_id)
    in_one_row = _in_one_row(contract_id, inner)
    above = round(inner.h * (min(0.7, 0.1 + 0.2 * len(costs)) if in_one_row else min(0.65, 0.16 + 0.15 * len(costs))))
    canvas.fill(Box(inner.x, inner.y, inner.w, above), 7, _PAID)
    pitch = min(above // len(costs), round(inner.w * 0.72))
    top = inner.y + (above - pitch * len(costs)) // 2
    side = min(pitch, round(inner.w * 0.62))
    missing = lacking(contract_id, have)
    for i, one in enumerate(costs):
        line = Box(inner.x, top + i * pitch, inner.w, pitch)
        if one.sprite in missing:
            canvas.fill(line.inset(1), 7, CRIMSON)
        draw_row(canvas, line, (one,), side, IVORY if one.sprite in missing else INK)
    _draw_reward(canvas, Box(inner.x, inner.y + above + 2, inner.w, inner.h - above - 2), contract_id)


def _in_one_row(contract_id: str, box: Box) -> bool:
    return row_width(reward_row(CONTRACTS[contract_id].reward), _LEGIBLE) <= box.w


def _draw_reward(canvas: Canvas, box: Box, contract_id: str) -> None:
    """The points large, beside them what else a contract gives; where that is too narrow below them, each on its line
    if there is room."""
    *others, points = reward_row(CONTRACTS[contract_id].reward)
    if _in_one_row(contract_id, box):
        star = min(box.h, 52) if others else box.w
        draw_row(canvas, box._replace(w=star), (points,), min(box.h, 60))
        draw_row(canvas, Box(box.x + star + 1, box.y, box.w - star - 1, box.h), tuple(others), 52)
        return
    lines: list[Row] = [(one,) for one in others] if box.h >= _ROOMY else [tuple(others)]
    half = round(box.h * (0.6 if len(lines) < 2 else 0.46))
    draw_row(canvas, box._replace(h=half), (points,), min(half, 60))
    high = (box.h - half) // len(lines)
    for number, line in enumerate(lines):
        draw_row(canvas, Box(box.x, box.y + half + number * high, box.w, high), line, min(high - 1, 44))


def cost_signs(contract_id: str) -> Row:
    """What a contract asks for, each kind with its number."""
    return tuple(one if one.count else Symbol(one.sprite, "1") for one in amounts_row(CONTRACTS[contract_id].cost))


def lacking(contract_id: str, have: Amounts | None) -> frozenset[str]:
    """The signs of what its owner has too little of."""
    if have is None:
        return frozenset()
    wanted = CONTRACTS[contract_id].cost
    return frozenset(SIGNS[kind] for kind, amount in enumerate(wanted) if have[kind] < amount)


def draw_flat_contract(canvas: Canvas, box: Box, contract_id: str, have: Amounts) -> None:
    """A contract, wider than tall: what it gives on the left, what it costs on the right, what is not enough on red.
    Its edge is green when it can be completed."""
    missing = lacking(contract_id, have)
    canvas.cell(box, 10, CREAM, CRIMSON if missing else LEAF, 3 if missing else 5)
    inner = box.inset(5)
    left = Box(inner.x, inner.y, round(inner.w * 0.4), inner.h)
    _draw_reward(canvas, left, contract_id)
    costs = cost_signs(contract_id)
    right = Box(left.right + 2, inner.y, inner.right - left.right - 2, inner.h)
    rows = 1 if len(costs) == 1 else 2
    across = -(-len(costs) // rows)
    wide, high = right.w // across, right.h // rows
    for i, one in enumerate(costs):
        cell = Box(right.x + i // rows * wide, right.y + i % rows * high, wide, high).inset(1)
        canvas.fill(cell, 7, CRIMSON if one.sprite in missing else _PAID)
        draw_row(canvas, cell, (one,), min(46, cell.h), IVORY if one.sprite in missing else INK)


def empty_contract(canvas: Canvas, box: Box) -> None:
    canvas.cell(box, 10, rgb("#E2CB98"), rgb("#B9975E"), 2)
    canvas.rim(box.inset(6), 7, mix(rgb("#B9975E"), IVORY, 0.3), 1)
