"""The action spaces: where everything on them lies."""

from itertools import accumulate
from typing import Final

from engine.marco_polo.data.board import (
    BAZAAR,
    COINS,
    CONTRACTS_SPACE,
    KHAN,
    KHAN_PLACES,
    PURSE,
    ROW,
    TRAVEL,
    TRAVEL_FEES,
)
from render.kit.canvas import Box
from render.kit.colour import rgb
from render.marco_polo.geometry import MAP, STRIP

UPPER: Final = Box(MAP.x, STRIP.bottom + 12, MAP.w, 438)
LOWER: Final = Box(MAP.x, UPPER.bottom + 10, MAP.w, 1112 - UPPER.bottom - 10)
_GAP: Final = 10
HEAD: Final = 60
_WIDTHS: Final = {"coins": 216, "bazaar": 760, "khan": 290, "travel": 432}
"""Of the panels side by side below the contracts."""
TITLES: Final = ("contracts", *_WIDTHS, "black")
"""Of the panels, and of what is left of the black dice."""
COLOURS: Final = {
    "coins": rgb("#7A5A34"), "bazaar": rgb("#B5532A"), "khan": rgb("#5E3A86"), "contracts": rgb("#8C1D35"),
    "travel": rgb("#2F6B62"), "black": rgb("#2B2B31"),
}  # fmt: skip
"""Of each title."""


def _panels() -> dict[str, Box]:
    x, found = LOWER.x, {"contracts": UPPER}
    for name, width in _WIDTHS.items():
        found[name] = LOWER._replace(x=x, w=width)
        x += width + _GAP
    return found


PANELS: Final = _panels()
WHOLE: Final = Box(UPPER.x, UPPER.y, UPPER.w, LOWER.bottom - UPPER.y)
"""All panels together."""


def body(name: str) -> Box:
    """A panel below its title."""
    box = PANELS[name]
    return Box(box.x + 12, box.y + HEAD + 10, box.w - 24, box.h - HEAD - 20)


_COINS: Final = body("coins")
_BAZAAR: Final = body("bazaar")
_KHAN: Final = body("khan")
_CONTRACTS: Final = body("contracts")
_TRAVEL: Final = body("travel")
COLUMN_HEAD: Final = 56
LINE_HEAD: Final = 106
_COLUMNS: Final = (56, 56, 116, 56, 172, 56)
"""Wider where something comes with the goods."""
_STARTS: Final = (0, *accumulate(_COLUMNS))
_LINE: Final = (_BAZAAR.h - COLUMN_HEAD) // len(BAZAAR)
_TILE: Final = 286
SIGN: Final = 84
"""How high the line is that says what coins and the Khan give."""
_PRICES: Final = 264
_SLOT: Final = 84
_PURSE: Final = _COINS.h // 2
"""Where the second of the two spaces for coins begins."""


def line_box(line: str) -> Box:
    """The whole row of a bazaar line."""
    number = list(BAZAAR).index(line)
    return Box(_BAZAAR.x, _BAZAAR.y + COLUMN_HEAD + number * _LINE, _BAZAAR.w, _LINE - 4)


def column_box(line: str, column: int) -> Box:
    """Columns count from 1."""
    row = line_box(line)
    return Box(row.x + LINE_HEAD + _STARTS[column - 1], row.y, _COLUMNS[column - 1] - 4, row.h)


def field_box(number: int) -> Box:
    """A contract space of the board, from 0, with what is printed below it."""
    wide = _CONTRACTS.w // ROW
    return Box(_CONTRACTS.x + wide * number, _CONTRACTS.y, wide, _CONTRACTS.h)


def tile_box(number: int) -> Box:
    """Where a contract lies, from 0."""
    field = field_box(number)
    return Box(field.x + 4, field.y, field.w - 8, _TILE)


STEPS: Final = range(1, len(TRAVEL_FEES))


def price_box(steps: int) -> Box:
    """What so many steps cost."""
    wide, high = _TRAVEL.w // 2, _PRICES // 3
    column, row = divmod(steps - 1, 3)
    return Box(_TRAVEL.x + column * wide + 2, _TRAVEL.y + row * high + 2, wide - 4, high - 4)


DICE: Final = {
    COINS: Box(_COINS.x, _COINS.y + SIGN, _COINS.w, _PURSE - SIGN - 8),
    PURSE: Box(_COINS.x, _COINS.y + _PURSE + SIGN, _COINS.w, _COINS.h - _PURSE - SIGN),
    **{
        line: Box(column_box(line, 6).right + 4, line_box(line).y, line_box(line).right - column_box(line, 6).right - 6,
                  _LINE - 4)
        for line in BAZAAR
    },
    KHAN: Box(_KHAN.x, _KHAN.y + SIGN, _KHAN.w, 2 * _SLOT + 6),
    CONTRACTS_SPACE: Box(UPPER.x + 330, UPPER.y + 5, 900, HEAD - 4),
    TRAVEL: Box(_TRAVEL.x, _TRAVEL.y + _PRICES + 6, _TRAVEL.w, _TRAVEL.h - _PRICES - 6),
}  # fmt: skip
"""Where the dice of each space go."""
FRAMES: Final = {
    COINS: Box(_COINS.x - 4, _COINS.y - 4, _COINS.w + 8, _PURSE),
    PURSE: Box(_COINS.x - 4, _COINS.y + _PURSE, _COINS.w + 8, _COINS.h - _PURSE + 4),
    **{line: line_box(line).inset(-1) for line in BAZAAR},
    KHAN: _KHAN.inset(-5),
    CONTRACTS_SPACE: _CONTRACTS.inset(-5),
    TRAVEL: _TRAVEL.inset(-5),
}
"""What is lit when a space may be taken."""


BLACK_HEAD: Final = 50


def black_box() -> Box:
    """The black dice left, below the Khan's favour, with a title of its own."""
    top = DICE[KHAN].bottom + 8
    return Box(_KHAN.x - 4, top, _KHAN.w + 8, _KHAN.bottom + 4 - top)


def khan_slots() -> list[Box]:
    """The places for dice of the Khan's favour."""
    area, side = DICE[KHAN], _SLOT
    left = area.x + (area.w - 2 * side - 6) // 2
    return [Box(left + i % 2 * (side + 6), area.y + i // 2 * (side + 6), side, side) for i in range(KHAN_PLACES)]
