"""Contracts: what is paid stands above, what is received below."""

from dataclasses import replace
from typing import Final

from engine.marco_polo.amounts import Amounts
from engine.marco_polo.data.components import CONTRACTS
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, INK, IVORY, LEAF, OAK, SHADOW, mix, rgb
from render.marco_polo.cards import PAID
from render.marco_polo.symbols import SIGNS, Row, Symbol, amounts_row, draw_row, reward_row, row_width

_ROOMY: Final = 96
_LEGIBLE: Final = 40
"""So large the signs of a reward must be to stand in one row, or half as high as the room."""
_REWARD: Final = 0.31
"""The part of a flat contract that says what it gives."""
_COST_SIGN: Final = 0.8
"""How large the signs there are beside their numbers."""
_BROAD: Final = 0.8
"""A contract so wide for its height shows what it asks for in two columns."""


def draw_contract(canvas: Canvas, box: Box, contract_id: str, have: Amounts | None = None) -> None:
    """A contract: what it costs, kind by kind, below each other or on a broad one in two columns; then the points and
    what else it gives. `have`: its owner's goods; what is not enough stands on red, the edge is green if all is."""
    canvas.halo(Box(box.x, box.y + 4, box.w, box.h), 10, SHADOW, 5, 0.45)
    missing = lacking(contract_id, have)
    if have is not None and not missing:
        canvas.cell(box, 10, CREAM, LEAF, 5)
    else:
        canvas.cell(box, 10, CREAM, OAK if CONTRACTS[contract_id].starting else CRIMSON, 3)
    inner = box.inset(5)
    count = len(cost_signs(contract_id))
    broad = box.w >= _BROAD * box.h
    if broad:
        share = 0.56
    elif _in_one_row(contract_id, inner):
        share = min(0.7, 0.1 + 0.2 * count)
    else:
        share = min(0.65, 0.16 + 0.15 * count)
    above = inner._replace(h=round(inner.h * share))
    canvas.fill(above, 7, PAID)
    _draw_costs(canvas, above, contract_id, 2 if broad and count > 1 else 1, missing)
    _draw_reward(canvas, Box(inner.x, above.bottom + 2, inner.w, inner.bottom - above.bottom - 2), contract_id)


def _draw_costs(canvas: Canvas, box: Box, contract_id: str, across: int, missing: frozenset[str]) -> None:
    costs = cost_signs(contract_id)
    wide, rows = box.w // across, -(-len(costs) // across)
    pitch = min(box.h // rows, round(wide * 0.72))
    side = min(pitch, round(wide * 0.62))
    top = box.y + (box.h - pitch * rows) // 2
    for i, one in enumerate(costs):
        row, column = divmod(i, across)
        shift = (box.w - wide * min(across, len(costs) - row * across)) // 2
        cell = Box(box.x + shift + column * wide, top + row * pitch, wide, pitch)
        if one.sprite in missing:
            canvas.fill(cell.inset(1), 7, CRIMSON)
        elif across > 1:
            canvas.fill(cell.inset(3), 9, CREAM)
        draw_row(canvas, cell, (one,), side, IVORY if one.sprite in missing else INK)


def _in_one_row(contract_id: str, box: Box) -> bool:
    return row_width(reward_row(CONTRACTS[contract_id].reward), min(_LEGIBLE, box.h // 2)) <= box.w


def _draw_reward(canvas: Canvas, box: Box, contract_id: str) -> None:
    """The points large, beside them what else a contract gives; where that is too narrow below them, each on its line
    if there is room."""
    *others, points = reward_row(CONTRACTS[contract_id].reward)
    if _in_one_row(contract_id, box):
        share = box.w * 2 // 5
        star = min(box.h, max(52 if len(others) < 2 else 44, share)) if others else box.w
        draw_row(canvas, box._replace(w=star), (points,), min(box.h, max(60, share)))
        beside = Box(box.x + star + 1, box.y, box.w - star - 1, box.h)
        draw_row(canvas, beside, tuple(others), max(52, share * 3 // 4))
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
    """A contract, wider than tall: what it gives below each other on the left, what it costs on the right, what is not
    enough on red. Its edge is green when it can be completed."""
    missing = lacking(contract_id, have)
    canvas.cell(box, 10, CREAM, CRIMSON if missing else LEAF, 3 if missing else 5)
    inner = box.inset(5)
    reward = reward_row(CONTRACTS[contract_id].reward)[::-1]
    left, high = round(inner.w * _REWARD), inner.h // len(reward)
    for number, one in enumerate(reward):
        draw_row(canvas, Box(inner.x, inner.y + number * high, left, high), (one,), high)
    costs = cost_signs(contract_id)
    right = Box(inner.x + left + 2, inner.y, inner.w - left - 2, inner.h)
    rows = min(2, len(costs))
    across = -(-len(costs) // rows)
    wide, high = right.w // across, right.h // rows
    for i, one in enumerate(costs):
        cell = Box(right.x + i // rows * wide, right.y + i % rows * high, wide, high).inset(1)
        canvas.fill(cell, 7, CRIMSON if one.sprite in missing else PAID)
        ink = IVORY if one.sprite in missing else INK
        draw_row(canvas, cell, (replace(one, size=_COST_SIGN),), cell.h, ink)


def empty_contract(canvas: Canvas, box: Box) -> None:
    canvas.cell(box, 10, rgb("#E2CB98"), rgb("#B9975E"), 2)
    canvas.rim(box.inset(6), 7, mix(rgb("#B9975E"), IVORY, 0.3), 1)
