"""City cards and contracts: what is paid stands above, what is received below."""

from typing import Final

from engine.marco_polo.city_cards.table import CITY_CARDS, CityCard, Trade
from engine.marco_polo.data.components import CONTRACTS
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, IVORY, OAK, SHADOW, mix, rgb
from render.marco_polo.symbols import ARROW, Row, Symbol, amounts_row, draw_row, reward_row

_PAID: Final = rgb("#E9D3A0")
_ICON: Final = 40
_SLOT: Final = 50
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


def draw_city_card(canvas: Canvas, box: Box, card_id: str) -> None:
    """A city card with the empty place for one die on its right."""
    card = CITY_CARDS[card_id]
    rows = card_rows(card)
    canvas.halo(Box(box.x, box.y + 4, box.w, box.h), 12, SHADOW, 5, 0.5)
    canvas.cell(box, 12, CREAM, CRIMSON, 3)
    room = Box(box.x + 8, box.y + 5, slot_of(box).x - box.x - 12, box.h - 10)
    if len(rows) == 1:
        draw_row(canvas, room, rows[0], 46)
        return
    half = room.h // 2
    paying = card.kind not in ("one_way",) and not card.by_die
    if paying:
        canvas.fill(Box(room.x - 2, room.y + 1, room.w + 4, half - 2), 8, _PAID)
    for i, row in enumerate(rows):
        draw_row(canvas, Box(room.x, room.y + i * half, room.w, half), row, _ICON)


def draw_contract(canvas: Canvas, box: Box, contract_id: str) -> None:
    """A contract, taller than wide: a line for each kind it costs, then the points and what else it gives."""
    contract = CONTRACTS[contract_id]
    canvas.halo(Box(box.x, box.y + 4, box.w, box.h), 10, SHADOW, 5, 0.45)
    canvas.cell(box, 10, CREAM, OAK if contract.starting else CRIMSON, 3)
    inner = box.inset(6)
    above = round(inner.h * 0.58)
    canvas.fill(Box(inner.x, inner.y, inner.w, above), 7, _PAID)
    costs = amounts_row(contract.cost)
    pitch = min(above // len(costs), round(inner.w * 0.72))
    top = inner.y + (above - pitch * len(costs)) // 2
    side = min(pitch, round(inner.w * 0.62))
    for i, one in enumerate(costs):
        counted = one if one.count else Symbol(one.sprite, "1")
        draw_row(canvas, Box(inner.x, top + i * pitch, inner.w, pitch), (counted,), side)
    *others, points = reward_row(contract.reward)
    below = Box(inner.x, inner.y + above + 2, inner.w, inner.h - above - 2)
    half = round(below.h * 0.54)
    draw_row(canvas, Box(below.x, below.y, below.w, half), (points,), half)
    draw_row(canvas, Box(below.x, below.y + half, below.w, below.h - half), tuple(others), below.h - half - 1)


def empty_contract(canvas: Canvas, box: Box) -> None:
    canvas.cell(box, 10, rgb("#E2CB98"), rgb("#B9975E"), 2)
    canvas.rim(box.inset(6), 7, mix(rgb("#B9975E"), IVORY, 0.3), 1)
