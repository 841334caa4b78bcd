"""City cards: what is paid stands above, what is received below."""

from typing import Final

from engine.marco_polo.city_cards.table import CITY_CARDS, CityCard, Trade
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, SHADOW, rgb
from render.marco_polo.symbols import ARROW, Row, Symbol, amounts_row, draw_row, reward_row

PAID: Final = rgb("#E9D3A0")
"""The ground of what is paid."""
_ICON: Final = 58
_ALONE: Final = 72
"""A sign's height in two rows and in one."""
_SLOT: Final = 72
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
        draw_row(canvas, room, rows[0], _ALONE)
        return
    half = room.h // 2
    paying = card.kind not in ("one_way",) and not card.by_die
    if paying:
        canvas.fill(Box(room.x - 2, room.y + 1, room.w + 4, half - 2), 8, PAID)
    for i, row in enumerate(rows):
        draw_row(canvas, Box(room.x, room.y + i * half, room.w, half), row, _ICON)
