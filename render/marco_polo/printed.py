"""What is printed on the action spaces: titles, rewards, prices."""

from dataclasses import replace
from typing import Final

from engine.marco_polo.amounts import Reward, cost, times, total
from engine.marco_polo.data.board import (
    BAZAAR,
    COLUMN_BONUS,
    CONTRACTS_SPACE,
    DICE_OF_LINE,
    FIVE_COINS,
    GOOD_OF_LINE,
    KHANS_FAVOUR,
    ROW,
    THREE_COINS,
    TRAVEL_FEES,
)
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, GOLD, INK, IVORY, LINEN, mix
from render.kit.parts import Row, Sprite, Text, fit
from render.marco_polo.dice import empty_slot
from render.marco_polo.spaces import (
    BLACK_HEAD,
    COLOURS,
    COLUMN_HEAD,
    DICE,
    FRAMES,
    HEAD,
    LINE_HEAD,
    PANELS,
    SIGN,
    STEPS,
    black_box,
    body,
    column_box,
    field_box,
    khan_slots,
    line_box,
    price_box,
    tile_box,
)
from render.marco_polo.symbols import amounts_row, draw_row, reward_row

_FACE: Final = 52
"""The die that a column or a contract asks for."""
_TITLE: Final = 48
_NUMBER: Final = 66
_EXTRA: Final = 56
"""What comes along in a column."""


def draw_panels(canvas: Canvas, titles: dict[str, str]) -> None:
    """Everything printed on the action spaces."""
    for name, box in PANELS.items():
        colour = COLOURS[name]
        canvas.panel(box, 18)
        canvas.fill(Box(box.x + 3, box.y + 3, box.w - 6, HEAD), 15, colour, to=mix(colour, INK, 0.35))
        canvas.rule(box.x + 4, box.y + HEAD + 2, box.w - 8, GOLD, 3)
        if name == "contracts":
            canvas.text(box.x + 24, box.y + 34, titles[name], _TITLE, colour=IVORY, room=290)
            tray = DICE[CONTRACTS_SPACE]
            canvas.fill(Box(tray.x - 6, tray.y - 1, 4 * tray.h + 12, tray.h + 2), 12, LINEN)
        else:
            room = box.w - (90 if name == "travel" else 16)
            canvas.text(box.x + 8 + room / 2, box.y + 34, titles[name], _TITLE, colour=IVORY, anchor="m", room=room)
    for part in (_draw_coins, _draw_bazaar, _draw_khan, _draw_numbers, _draw_prices):
        part(canvas)
    _draw_black(canvas, titles["black"])


def _draw_coins(canvas: Canvas) -> None:
    box = body("coins")
    draw_row(canvas, Box(box.x, box.y, box.w, SIGN), amounts_row(FIVE_COINS), SIGN)
    purse = FRAMES["purse"]
    canvas.rule(box.x, purse.y, box.w, BRASS)
    draw_row(canvas, Box(box.x, purse.y + 4, box.w, SIGN), amounts_row(THREE_COINS), SIGN)


def _draw_bazaar(canvas: Canvas) -> None:
    for column in range(1, 7):
        box = column_box(next(iter(BAZAAR)), column)
        canvas.sprite(f"die-white-{column}", box.middle[0], body("bazaar").y + COLUMN_HEAD // 2 - 2, _FACE)
    for line, rewards in BAZAAR.items():
        row = line_box(line)
        draw_row(canvas, Box(row.x, row.y, 76, row.h), amounts_row(GOOD_OF_LINE[line]), 76)
        count = DICE_OF_LINE[line]
        for i in range(count):
            y = row.middle[1] + round((i - (count - 1) / 2) * 26)
            canvas.cell(Box(row.x + LINE_HEAD - 27, y - 11, 22, 22), 6, CREAM, INK, 3)
        for column, reward in enumerate(rewards, 1):
            box = column_box(line, column)
            canvas.cell(box, 9, CREAM, BRASS, 2)
            draw_cell(canvas, box.inset(3), line, reward)


def draw_cell(canvas: Canvas, box: Box, line: str, reward: Reward) -> None:
    """How much of its line's goods a column gives, and what comes with it."""
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
    box = body("khan")
    draw_row(canvas, Box(box.x, box.y - 4, box.w, SIGN), reward_row(KHANS_FAVOUR), SIGN)
    for slot in khan_slots():
        empty_slot(canvas, slot)


def _draw_black(canvas: Canvas, title: str) -> None:
    box = black_box()
    canvas.cell(box, 12, CREAM, COLOURS["black"], 3)
    canvas.fill(box._replace(h=BLACK_HEAD), 12, COLOURS["black"])
    canvas.text(box.middle[0], box.y + 25, title, 42, colour=IVORY, anchor="m", room=box.w - 12)


def _draw_numbers(canvas: Canvas) -> None:
    """The die each contract space asks for, and the coins or camels that come with the last two."""
    for number in range(1, ROW + 1):
        field, tile = field_box(number - 1), tile_box(number - 1)
        below = Box(field.x, tile.bottom + 6, field.w, field.bottom - tile.bottom - 6)
        if number not in COLUMN_BONUS:
            canvas.sprite(f"die-white-{number}", *below.middle, _FACE)
            continue
        more = Text(f"+{COLUMN_BONUS[number]}")
        fit(canvas, below, Row((Sprite(f"die-white-{number}", 0.9), more, Sprite("coin-or-camel")), 0.03))


def _draw_prices(canvas: Canvas) -> None:
    for steps in STEPS:
        box = price_box(steps)
        canvas.cell(box, 12, CREAM, BRASS, 2)
        canvas.text(box.x + 50, box.middle[1], str(steps), _NUMBER, weight="extrabold", anchor="m")
        draw_row(canvas, Box(box.right - 96, box.y, 80, box.h), amounts_row(cost(coin=TRAVEL_FEES[steps])), 76)
    head = PANELS["travel"]
    canvas.sprite("step", head.right - 44, head.y + 34, 52)
