"""The final score, line by line, in signs."""

from typing import Final

from engine.core.notation import parse
from render.kit.canvas import Box, Canvas
from render.marco_polo.symbols import Symbol, draw_row

SIGNS: Final = {
    "track": "points", "goal": "card", "cities": "place-large", "coins": "coin-plain", "beijing": "place-beijing",
    "goods": "good-choice", "contracts": "contract",
}  # fmt: skip
Sheet = tuple[tuple[str, int], ...]


def totals(sheet: Sheet) -> dict[str, int]:
    """Points by kind of line, both goal cards together."""
    found = dict.fromkeys(SIGNS, 0)
    for line, vp in sheet:
        found[parse(line).verb] += vp
    return found


def draw_sheet(canvas: Canvas, box: Box, sheet: Sheet) -> None:
    """A field for each kind of line, in the order of the score sheet."""
    wide = box.w // len(SIGNS)
    for i, (kind, vp) in enumerate(totals(sheet).items()):
        field = Box(box.x + i * wide + 4, box.y, wide - 8, box.h)
        draw_row(canvas, field, (Symbol(SIGNS[kind], size=1.1), Symbol("", str(vp))), 40)
