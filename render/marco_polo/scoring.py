"""A player's score sheet in signs."""

from typing import Final

from engine.core.notation import parse
from render.kit.canvas import Box, Canvas
from render.marco_polo.symbols import Symbol, draw_row

SIGNS: Final = {
    "track": "points",
    "goal": "card",
    "cities": "place-large",
    "coins": "coin-plain",
    "beijing": "place-beijing",
    "goods": "good-choice",
    "contracts": "contract",
}
WORDS: Final = {
    "track": "picture-track",
    "goal": "picture-goal",
    "cities": "picture-cities",
    "coins": "picture-coins",
    "beijing": "picture-beijing",
    "goods": "picture-goods",
    "contracts": "picture-contracts",
}
"""The messages that are the words of the lines."""
Sheet = tuple[tuple[str, int], ...]


def totals(sheet: Sheet) -> dict[str, int]:
    """Points by kind of line, both goal cards together."""
    points_of = dict.fromkeys(SIGNS, 0)
    for line, vp in sheet:
        points_of[parse(line).verb] += vp
    return points_of


def draw_sheet(canvas: Canvas, box: Box, sheet: Sheet) -> None:
    """A field for each kind of line, in the order of the score sheet."""
    fields = Box(box.x + 4, box.y, box.w - 8, box.h).columns(len(SIGNS), 8)
    for field, (kind, vp) in zip(fields, totals(sheet).items(), strict=True):
        draw_row(canvas, field, (Symbol(SIGNS[kind], size=1.1), Symbol("", str(vp))), 40)
