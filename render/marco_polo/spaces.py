"""Where Marco Polo's action spaces lie, their sizes and colours, and what is printed there: columns of the bazaar,
prices of steps, dice for contracts."""

from dataclasses import replace
from itertools import accumulate
from typing import Final

from engine.marco_polo.components.amounts import Reward, cost, times, total
from engine.marco_polo.components.board import (
    BAZAAR,
    COINS,
    CONTRACTS_SPACE,
    DICE_OF_LINE,
    FIVE_COINS,
    GOOD_OF_LINE,
    KHAN,
    KHAN_PLACES,
    KHANS_FAVOUR,
    PURSE,
    ROW,
    THREE_COINS,
    TRAVEL,
    TRAVEL_FEES,
    WITH_CONTRACT,
)
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, INK, IVORY, LINEN, mix, rgb
from render.kit.parts import Row, Sprite, Text, fit
from render.kit.scale import TITLE
from render.marco_polo.dice import empty_slot
from render.marco_polo.geometry import MAP, STRIP
from render.marco_polo.symbols import amounts_row, draw_row, reward_row

UPPER: Final = Box(MAP.x, STRIP.bottom + 12, MAP.w, 438)
LOWER: Final = Box(MAP.x, UPPER.bottom + 10, MAP.w, 1112 - UPPER.bottom - 10)
_GAP: Final = 10
HEAD: Final = 60
_BESIDE: Final = 12  # what a title leaves free on its left and right
# Of the panels side by side below the contracts.
_WIDTHS: Final = {"coins": 216, "bazaar": 760, "khan": 290, "travel": 432}
TITLES: Final = ("contracts", *_WIDTHS, "black")  # of the panels, and of the black dice that are left
COLOURS: Final = {
    "coins": rgb("#7A5A34"),
    "bazaar": rgb("#B5532A"),
    "khan": rgb("#5E3A86"),
    "contracts": rgb("#8C1D35"),
    "travel": rgb("#2F6B62"),
    "black": rgb("#2B2B31"),
}
WHOLE: Final = UPPER._replace(h=LOWER.bottom - UPPER.y)
COLUMN_HEAD: Final = 56
LINE_HEAD: Final = 106
_COLUMNS: Final = (56, 56, 116, 56, 172, 56)  # wider where something comes with the goods
_STARTS: Final = (0, *accumulate(_COLUMNS))
_TILE: Final = 294
SIGN: Final = 84  # the height of the line with the gain from coins and from the Khan
_PRICES: Final = 264
_SLOT: Final = 84
STEPS: Final = range(1, len(TRAVEL_FEES))
BLACK_HEAD: Final = 50
_FACE: Final = 52  # the die that a column or a contract asks for
_NUMBER: Final = 66
_EXTRA: Final = 56  # what comes along in a column


def _panels() -> dict[str, Box]:
    x, panels = LOWER.x, {"contracts": UPPER}
    for name, width in _WIDTHS.items():
        panels[name] = LOWER._replace(x=x, w=width)
        x += width + _GAP
    return panels


PANELS: Final = _panels()


def _below_title(box: Box) -> Box:
    return Box(box.x + 12, box.y + HEAD + 10, box.w - 24, box.h - HEAD - 20)


_COINS, _BAZAAR, _KHAN, _CONTRACTS, _TRAVEL = (
    _below_title(PANELS[name]) for name in ("coins", "bazaar", "khan", "contracts", "travel")
)
_LINE: Final = (_BAZAAR.h - COLUMN_HEAD) // len(BAZAAR)
_PURSE: Final = _COINS.h // 2  # where the second of the two spaces for coins begins


def line_box(line: str) -> Box:
    number = list(BAZAAR).index(line)
    return Box(_BAZAAR.x, _BAZAAR.y + COLUMN_HEAD + number * _LINE, _BAZAAR.w, _LINE - 4)


def column_box(line: str, column: int) -> Box:
    """Columns count from 1."""
    row = line_box(line)
    return Box(row.x + LINE_HEAD + _STARTS[column - 1], row.y, _COLUMNS[column - 1] - 4, row.h)


def field_box(number: int) -> Box:
    """A contract space of the board, from 0, with the print below it."""
    return _CONTRACTS.columns(ROW)[number]


def tile_box(number: int) -> Box:
    """Where a contract lies, from 0."""
    field = field_box(number)
    return Box(field.x + 4, field.y, field.w - 8, _TILE)


def price_box(steps: int) -> Box:
    column, row = divmod(steps - 1, 3)
    return _TRAVEL._replace(h=_PRICES).columns(2)[column].rows(3)[row].inset(2)


def _line_dice(line: str) -> Box:
    row = line_box(line)
    return row._replace(w=row.w - 2).right_of(column_box(line, 6).right + 4)


# Where the dice of each space go.
DICE: Final = {
    COINS: Box(_COINS.x, _COINS.y + SIGN, _COINS.w, _PURSE - SIGN - 8),
    PURSE: Box(_COINS.x, _COINS.y + _PURSE + SIGN, _COINS.w, _COINS.h - _PURSE - SIGN),
    **{line: _line_dice(line) for line in BAZAAR},
    KHAN: Box(_KHAN.x, _KHAN.y + SIGN, _KHAN.w, 2 * _SLOT + 6),
    CONTRACTS_SPACE: Box(UPPER.x + 330, UPPER.y + 5, 900, HEAD - 4),
    TRAVEL: _TRAVEL.below(_TRAVEL.y + _PRICES + 6),
}
# The part of each space that is lit when it may be taken.
FRAMES: Final = {
    COINS: Box(_COINS.x - 4, _COINS.y - 4, _COINS.w + 8, _PURSE),
    PURSE: Box(_COINS.x - 4, _COINS.y + _PURSE, _COINS.w + 8, _COINS.h - _PURSE + 4),
    **{line: line_box(line).inset(-1) for line in BAZAAR},
    KHAN: _KHAN.inset(-5),
    CONTRACTS_SPACE: _CONTRACTS.inset(-5),
    TRAVEL: _TRAVEL.inset(-5),
}


def black_box() -> Box:
    """The black dice left, below the Khan's favour, with a title of its own."""
    top = DICE[KHAN].bottom + 8
    return Box(_KHAN.x - 4, top, _KHAN.w + 8, _KHAN.bottom + 4 - top)


def khan_slots() -> list[Box]:
    area, side = DICE[KHAN], 2 * _SLOT + 6
    return Box(area.x + (area.w - side) // 2, area.y, side, side).grid(KHAN_PLACES, 2, 6)


def draw_panels(canvas: Canvas, titles: dict[str, str]) -> None:
    for name, box in PANELS.items():
        colour = COLOURS[name]
        canvas.panel(box, 18)
        canvas.band(box.inset(3)._replace(h=HEAD), 15, colour, mix(colour, INK, 0.35))
        if name == "contracts":
            canvas.text(box.x + 24, box.y + 34, titles[name], TITLE, colour=IVORY, room=290)
            tray = DICE[CONTRACTS_SPACE]
            canvas.hollow(Box(tray.x - 6, tray.y - 1, 4 * tray.h + 12, tray.h + 2), 12, LINEN)
        else:
            room = box.w - (98 if name == "travel" else 2 * _BESIDE)
            middle = box.x + _BESIDE + room / 2
            canvas.text(middle, box.y + 34, titles[name], TITLE, colour=IVORY, anchor="m", room=room)
    for draw in (_draw_coins, _draw_bazaar, _draw_khan, _draw_numbers, _draw_prices):
        draw(canvas)
    _draw_black(canvas, titles["black"])


def _draw_coins(canvas: Canvas) -> None:
    line, purse = _COINS._replace(h=SIGN), FRAMES[PURSE].y
    draw_row(canvas, line, amounts_row(FIVE_COINS), SIGN)
    canvas.rule(line.x, purse, line.w, BRASS)
    draw_row(canvas, line._replace(y=purse + 4), amounts_row(THREE_COINS), SIGN)


def _draw_bazaar(canvas: Canvas) -> None:
    for column in range(1, 7):
        box = column_box(next(iter(BAZAAR)), column)
        canvas.sprite(f"die-white-{column}", box.middle[0], _BAZAAR.y + COLUMN_HEAD // 2 - 2, _FACE)
    for line, rewards in BAZAAR.items():
        row, count = line_box(line), DICE_OF_LINE[line]
        draw_row(canvas, row._replace(w=76), amounts_row(GOOD_OF_LINE[line]), 76)
        for i in range(count):
            y = row.middle[1] + round((i - (count - 1) / 2) * 26)
            canvas.cell(Box(row.x + LINE_HEAD - 27, y - 11, 22, 22), 6, CREAM, INK, 3)
        for column, reward in enumerate(rewards, 1):
            box = column_box(line, column)
            canvas.raised(box, 9, CREAM, BRASS, drop=2, blur=2, strength=0.35)
            draw_cell(canvas, box.inset(3), line, reward)


def draw_cell(canvas: Canvas, box: Box, line: str, reward: Reward) -> None:
    """How much of its line's goods a column gives, and the extras that come with it."""
    kind = GOOD_OF_LINE[line].index(1)
    goods = times(GOOD_OF_LINE[line], reward.plain[kind])
    extras = reward_row(reward._replace(plain=total(reward.plain, times(goods, -1))))
    number = str(reward.plain[kind])
    if not extras:
        canvas.text(*box.middle, number, _NUMBER, weight="extrabold", anchor="m")
        return
    canvas.text(box.x + 4, box.middle[1], number, _NUMBER, weight="extrabold")
    for place, extra in enumerate(extras):
        left = box.x + 46 + (_EXTRA + 2) * place
        draw_row(canvas, Box(left, box.y, _EXTRA, box.h), (replace(extra, count=""),), _EXTRA)
        if extra.count:
            canvas.badge(extra.count, left + _EXTRA - 14, box.bottom - 20, 42, COLOURS["bazaar"])


def _draw_khan(canvas: Canvas) -> None:
    draw_row(canvas, Box(_KHAN.x, _KHAN.y - 4, _KHAN.w, SIGN), reward_row(KHANS_FAVOUR), SIGN)
    for slot in khan_slots():
        empty_slot(canvas, slot)


def _draw_black(canvas: Canvas, title: str) -> None:
    box = black_box()
    canvas.raised(box, 12, CREAM, COLOURS["black"], 3)
    canvas.band(box._replace(h=BLACK_HEAD), 12, mix(COLOURS["black"], IVORY, 0.15), COLOURS["black"])
    canvas.text(box.middle[0], box.y + 25, title, 42, colour=IVORY, anchor="m", room=box.w - 2 * _BESIDE)


def _draw_numbers(canvas: Canvas) -> None:
    """The die each contract space asks for, and the coins or camels that come with the last two."""
    for number in range(1, ROW + 1):
        below = field_box(number - 1).below(tile_box(number - 1).bottom + 6)
        if number not in WITH_CONTRACT:
            canvas.sprite(f"die-white-{number}", *below.middle, _FACE)
            continue
        more = Text(f"+{WITH_CONTRACT[number]}")
        fit(canvas, below, Row((Sprite(f"die-white-{number}", 0.9), more, Sprite("coin-or-camel")), 0.03))


def _draw_prices(canvas: Canvas) -> None:
    for steps in STEPS:
        box = price_box(steps)
        canvas.raised(box, 12, CREAM, BRASS, drop=2, blur=2, strength=0.35)
        canvas.text(box.x + 50, box.middle[1], str(steps), _NUMBER, weight="extrabold", anchor="m")
        draw_row(canvas, Box(box.right - 96, box.y, 80, box.h), amounts_row(cost(coin=TRAVEL_FEES[steps])), 76)
    head = PANELS["travel"]
    canvas.sprite("step", head.right - 44, head.y + 34, 52)
