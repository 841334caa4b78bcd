"""The action spaces below the map: what they give, and the dice on them."""

from typing import Final

from engine.marco_polo.amounts import Reward, cost
from engine.marco_polo.data.board import (
    BAZAAR,
    COINS,
    COLUMN_BONUS,
    CONTRACTS_SPACE,
    DICE_OF_LINE,
    FIVE_COINS,
    KHAN,
    KHAN_PLACES,
    KHANS_FAVOUR,
    PURSE,
    ROW,
    THREE_COINS,
    TRAVEL,
    TRAVEL_FEES,
)
from engine.marco_polo.dice import NEUTRAL as NOBODY
from engine.marco_polo.dice import Placement, order
from engine.marco_polo.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, GOLD, INK, IVORY, LAST_MOVE, SOFT_INK, mix, rgb
from render.marco_polo.cards import draw_contract, empty_contract
from render.marco_polo.dice import NEUTRAL, draw_die, empty_slot, grid
from render.marco_polo.geometry import MAP
from render.marco_polo.story import Story
from render.marco_polo.symbols import Symbol, amounts_row, draw_row, reward_row

_TOP: Final = MAP.bottom + 10
_HIGH: Final = 1112 - _TOP
_GAP: Final = 8
_HEAD: Final = 48
_WIDTHS: Final = {"coins": 140, "bazaar": 604, "khan": 172, "contracts": 480, "travel": 300}
_COLOURS: Final = {
    "coins": rgb("#7A5A34"), "bazaar": rgb("#B5532A"), "khan": rgb("#5E3A86"), "contracts": rgb("#8C1D35"),
    "travel": rgb("#2F6B62"),
}  # fmt: skip
TITLES: Final = tuple(_WIDTHS)


def _panels() -> dict[str, Box]:
    x, found = MAP.x, {}
    for name, width in _WIDTHS.items():
        found[name] = Box(x, _TOP, width, _HIGH)
        x += width + _GAP
    return found


PANELS: Final = _panels()


def _body(name: str) -> Box:
    box = PANELS[name]
    return Box(box.x + 10, box.y + _HEAD + 8, box.w - 20, box.h - _HEAD - 18)


_COINS: Final = _body("coins")
_BAZAAR: Final = _body("bazaar")
_KHAN: Final = _body("khan")
_CONTRACTS: Final = _body("contracts")
_TRAVEL: Final = _body("travel")
_COLUMN: Final = 62
_COLUMN_HEAD: Final = 36
_LINE: Final = (_BAZAAR.h - _COLUMN_HEAD) // 4
_TILE: Final = (70, 198)
_PRICES: Final = 184


def line_box(line: str) -> Box:
    """The whole row of a bazaar line."""
    number = list(BAZAAR).index(line)
    return Box(_BAZAAR.x, _BAZAAR.y + _COLUMN_HEAD + number * _LINE, _BAZAAR.w, _LINE - 4)


def column_box(line: str, column: int) -> Box:
    """Columns count from 1."""
    row = line_box(line)
    return Box(row.x + 34 + (column - 1) * _COLUMN, row.y, _COLUMN - 4, row.h)


def tile_box(number: int) -> Box:
    """A contract space of the board, from 0."""
    pitch = _CONTRACTS.w // ROW
    return Box(_CONTRACTS.x + number * pitch + (pitch - _TILE[0]) // 2, _CONTRACTS.y, *_TILE)


_PRICE_STEPS: Final = range(1, len(TRAVEL_FEES))


def price_box(steps: int) -> Box:
    wide, high = _TRAVEL.w // 3, _PRICES // 2
    row, column = divmod(steps - 1, 3)
    return Box(_TRAVEL.x + column * wide + 2, _TRAVEL.y + row * high + 2, wide - 4, high - 4)


DICE: Final = {
    COINS: Box(_COINS.x, _COINS.y + 66, _COINS.w, 96),
    PURSE: Box(_COINS.x, _COINS.y + 222, _COINS.w, _COINS.h - 222),
    **{
        line: Box(line_box(line).x + 40 + 6 * _COLUMN, line_box(line).y, _BAZAAR.w - 44 - 6 * _COLUMN, _LINE - 4)
        for line in BAZAAR
    },
    KHAN: Box(_KHAN.x, _KHAN.y + 70, _KHAN.w, 140),
    CONTRACTS_SPACE: Box(_CONTRACTS.x, _CONTRACTS.y + 240, _CONTRACTS.w // ROW * 4, _CONTRACTS.h - 240),
    TRAVEL: Box(_TRAVEL.x, _TRAVEL.y + _PRICES + 12, _TRAVEL.w, _TRAVEL.h - _PRICES - 12),
}
"""Where the dice of each space go."""
FRAMES: Final = {
    COINS: Box(_COINS.x - 4, _COINS.y - 4, _COINS.w + 8, 168),
    PURSE: Box(_COINS.x - 4, _COINS.y + 168, _COINS.w + 8, _COINS.h - 164),
    **{line: line_box(line).inset(-1) for line in BAZAAR},
    KHAN: _KHAN.inset(-5),
    CONTRACTS_SPACE: _CONTRACTS.inset(-5),
    TRAVEL: _TRAVEL.inset(-5),
}
"""What is lit when a space may be taken."""


def draw_panels(canvas: Canvas, titles: dict[str, str]) -> None:
    """Everything printed: titles, rewards, prices."""
    for name, box in PANELS.items():
        colour = _COLOURS[name]
        canvas.panel(box, 18)
        canvas.fill(Box(box.x + 3, box.y + 3, box.w - 6, _HEAD), 15, colour, to=mix(colour, INK, 0.35))
        canvas.rule(box.x + 4, box.y + _HEAD + 2, box.w - 8, GOLD, 3)
        canvas.text(
            box.middle[0],
            box.y + 27,
            titles[name],
            31,
            colour=IVORY,
            anchor="m",
            room=box.w - (170 if name == "contracts" else 24),
        )
    for part in (_draw_coins, _draw_bazaar, _draw_khan, _draw_numbers, _draw_prices):
        part(canvas)


def _draw_coins(canvas: Canvas) -> None:
    draw_row(canvas, Box(_COINS.x, _COINS.y, _COINS.w, 62), amounts_row(FIVE_COINS), 62)
    canvas.rule(_COINS.x, _COINS.y + 166, _COINS.w, BRASS)
    draw_row(canvas, Box(_COINS.x, _COINS.y + 172, _COINS.w, 46), amounts_row(THREE_COINS), 46)


def _draw_bazaar(canvas: Canvas) -> None:
    for column in range(1, 7):
        box = column_box(next(iter(BAZAAR)), column)
        canvas.sprite(f"die-white-{column}", box.middle[0], _BAZAAR.y + 15, 34)
    for line, rewards in BAZAAR.items():
        row = line_box(line)
        count = DICE_OF_LINE[line]
        for i in range(count):
            y = row.middle[1] + round((i - (count - 1) / 2) * 16)
            canvas.cell(Box(row.x + 9, y - 7, 14, 14), 4, CREAM, INK, 2)
        for column, reward in enumerate(rewards, 1):
            box = column_box(line, column)
            canvas.cell(box, 9, CREAM, BRASS, 2)
            draw_cell(canvas, box.inset(3), reward)


def draw_cell(canvas: Canvas, box: Box, reward: Reward) -> None:
    """A reward in a small cell: the main thing above, extras below."""
    goods, *extras = sorted(reward_row(reward), key=lambda symbol: not symbol.sprite.startswith("good-") or _minor(
        symbol, reward))  # fmt: skip
    main = goods if goods.count else Symbol(goods.sprite, "1")
    if not extras:
        draw_row(canvas, box, (main,), 36)
        return
    half = round(box.h * 0.55)
    draw_row(canvas, Box(box.x, box.y, box.w, half), (main,), 32)
    draw_row(canvas, Box(box.x, box.y + half, box.w, box.h - half), (Symbol("", "+"), *extras), 25)


def _minor(symbol: Symbol, reward: Reward) -> bool:
    """Camels beside a good are the extra."""
    return symbol.sprite == "good-camel" and any(reward.plain[2:5])


def _draw_khan(canvas: Canvas) -> None:
    draw_row(canvas, Box(_KHAN.x, _KHAN.y, _KHAN.w, 60), reward_row(KHANS_FAVOUR), 56)
    for box in _khan_slots():
        empty_slot(canvas, box)
    canvas.rule(_KHAN.x, DICE[KHAN].bottom + 8, _KHAN.w, BRASS)


def _khan_slots() -> list[Box]:
    area, side = DICE[KHAN], 66
    left = area.x + (area.w - 2 * side - 8) // 2
    return [Box(left + i % 2 * (side + 8), area.y + i // 2 * (side + 4), side, side) for i in range(KHAN_PLACES)]


def _draw_numbers(canvas: Canvas) -> None:
    """The die each contract space asks for, and the coins or camels that come with the last two."""
    for number in range(1, ROW + 1):
        box = tile_box(number - 1)
        canvas.sprite(f"die-white-{number}", box.middle[0], box.bottom + 21, 34)
        if number in COLUMN_BONUS:
            x, y = box.middle[0], DICE[CONTRACTS_SPACE].middle[1]
            canvas.text(x - 8, y, f"+{COLUMN_BONUS[number]}", 30, weight="extrabold", anchor="r")
            canvas.sprite("coin-plain", x + 5, y, 23)
            canvas.sprite("good-camel", x + 26, y, 23)


def _draw_prices(canvas: Canvas) -> None:
    for steps in _PRICE_STEPS:
        box = price_box(steps)
        canvas.cell(box, 10, CREAM, BRASS, 2)
        half = box.h // 2
        draw_row(canvas, Box(box.x, box.y + 2, box.w, half), (Symbol("step", str(steps)),), 40)
        draw_row(canvas, Box(box.x, box.y + half, box.w, half), amounts_row(cost(coin=TRAVEL_FEES[steps])), 40)


def draw_dice(canvas: Canvas, view: View, story: Story) -> None:
    """Dice on the spaces, contracts on offer, what is left of black dice and contracts."""
    spaces = dict(view.spaces)
    for space, area in DICE.items():
        new = story.put_on(space)
        if space == KHAN:
            _draw_placed(canvas, view, spaces[space], _khan_slots()[: len(spaces[space])], new)
            _draw_next(canvas, spaces[space])
            continue
        several = any(len(placement.dice) > 1 for placement in spaces[space])
        boxes = grid(area, len(spaces[space]), _LARGEST[space], _WITH_NUMBER if several else 1.0)
        _draw_placed(canvas, view, spaces[space], boxes, new)
    for number in range(ROW):
        box = tile_box(number)
        if number < len(view.row):
            draw_contract(canvas, box, view.row[number])
        else:
            empty_contract(canvas, box)
    head = PANELS["contracts"]
    canvas.sprite("contract", head.right - 66, head.y + 27, 40)
    canvas.text(head.right - 42, head.y + 27, str(view.special), 29, weight="extrabold", colour=IVORY)
    y = (DICE[KHAN].bottom + 10 + _KHAN.bottom) // 2
    canvas.sprite("die-black-0", _KHAN.middle[0] - 24, y, 42)
    canvas.text(_KHAN.middle[0] + 6, y, f"×{view.black}", 34, weight="extrabold", colour=SOFT_INK)


_WITH_NUMBER: Final = 1.75
_LARGEST: Final = {COINS: 46, PURSE: 42, CONTRACTS_SPACE: 42, TRAVEL: 58} | {line: 46 for line in BAZAAR}


def _draw_placed(canvas: Canvas, view: View, placed: tuple[Placement, ...], boxes: list[Box], new: int) -> None:
    """The lowest die of each placement, which counts, and how many there are. `new`: how many of the last placements
    were made in the last turn."""
    for number, (box, placement) in enumerate(zip(boxes, placed, strict=True)):
        side = Box(box.x, box.y, box.h, box.h)
        if number >= len(placed) - new:
            canvas.halo(side.inset(1), side.w // 5, LAST_MOVE, max(4, side.w // 8), 1.7)
        owner = NEUTRAL if placement.seat == NOBODY else view.seats[placement.seat].colour
        draw_die(canvas, side.inset(1), owner, min(placement.dice, key=order))
        if len(placement.dice) > 1:
            canvas.text(side.right + 2, side.middle[1], f"×{len(placement.dice)}", round(side.h * 0.6),
                        weight="extrabold", room=box.right - side.right - 4, least=14)  # fmt: skip


def _draw_next(canvas: Canvas, placed: tuple[Placement, ...]) -> None:
    """On Khan's next place the least die it takes."""
    if 0 < len(placed) < KHAN_PLACES:
        box = _khan_slots()[len(placed)]
        least = placed[-1].dice[0] % 10
        canvas.text(*box.middle, f"{least}+" if least < 6 else "6", 40, weight="extrabold", colour=SOFT_INK, anchor="m")
