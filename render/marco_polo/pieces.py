"""What lies on the action spaces: dice, contracts on offer, black dice and contracts left."""

from typing import Final

from engine.marco_polo.data.board import BAZAAR, COINS, CONTRACTS_SPACE, KHAN, KHAN_PLACES, PURSE, ROW, TRAVEL
from engine.marco_polo.dice import NEUTRAL as NOBODY
from engine.marco_polo.dice import Placement, order
from engine.marco_polo.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, IVORY, LAST_MOVE, RGB, rgb
from render.marco_polo.contracts import draw_contract, empty_contract
from render.marco_polo.dice import NEUTRAL, draw_die, empty_slot, grid
from render.marco_polo.spaces import BLACK_HEAD, DICE, PANELS, black_box, khan_slots, tile_box
from render.marco_polo.story import Story
from render.marco_polo.symbols import Symbol, draw_row

_LARGEST: Final = {COINS: 92, PURSE: 92, CONTRACTS_SPACE: 54, TRAVEL: 96} | {line: 82 for line in BAZAAR}
_NUMBERED: Final = {TRAVEL: 1.7}
"""Where how many dice were placed together is written beside them: how wide they are then. A line of the bazaar says
itself how many it takes."""
_STEP: Final = 6
_NOBODYS: Final = rgb("#A79E8C")


def draw_dice(canvas: Canvas, view: View, story: Story) -> None:
    """Dice on the spaces, an empty place where there are none, contracts on offer, what is left of black dice and
    contracts."""
    spaces = dict(view.spaces)
    for space, area in DICE.items():
        new = story.put_on(space)
        if space == KHAN:
            _draw_placed(canvas, view, spaces[space], khan_slots()[: len(spaces[space])], new)
            _draw_next(canvas, spaces[space])
            continue
        if not spaces[space]:
            empty_slot(canvas, grid(area, 1, _LARGEST[space])[0].inset(1))
        boxes = grid(area, len(spaces[space]), _LARGEST[space], _NUMBERED.get(space, 1.0))
        _draw_placed(canvas, view, spaces[space], boxes, new)
    for number in range(ROW):
        box = tile_box(number)
        if number < len(view.row):
            draw_contract(canvas, box, view.row[number])
        else:
            empty_contract(canvas, box)
    head = PANELS["contracts"]
    canvas.sprite("contract", head.right - 124, head.y + 34, 52)
    canvas.text(head.right - 92, head.y + 34, f"×{view.special}", 48, weight="extrabold", colour=IVORY, room=84)
    below = black_box()
    row = (Symbol("die-black-0", f"{view.black}×"),)
    draw_row(canvas, Box(below.x, below.y + BLACK_HEAD, below.w, below.h - BLACK_HEAD), row, 72)


def _draw_placed(canvas: Canvas, view: View, placed: tuple[Placement, ...], boxes: list[Box], new: int) -> None:
    """The lowest die of each placement, which counts, on those placed with it. `new`: how many of the last placements
    were made in the last turn."""
    for number, (box, placement) in enumerate(zip(boxes, placed, strict=True)):
        owner = NEUTRAL if placement.seat == NOBODY else view.seats[placement.seat].colour
        below = len(placement.dice) - 1
        side = box.h - _STEP * below
        top = Box(box.x, box.y + _STEP * below, side, side).inset(1)
        if number >= len(placed) - new:
            canvas.halo(top, side // 5, LAST_MOVE, max(4, side // 8), 1.7)
        for step in range(below, 0, -1):
            canvas.cell(
                top._replace(x=top.x + _STEP * step, y=top.y - _STEP * step), side // 5, _ground(canvas, owner), INK
            )
        draw_die(canvas, top, owner, min(placement.dice, key=order))
        if below and box.w > box.h:
            canvas.text(box.x + box.h + 3, box.middle[1] + 3, f"×{below + 1}", round(box.h * 0.56), weight="extrabold",
                        room=box.w - box.h - 4, least=14)  # fmt: skip


def _ground(canvas: Canvas, owner: str) -> RGB:
    return _NOBODYS if owner == NEUTRAL else canvas.player(owner)[0]


def _draw_next(canvas: Canvas, placed: tuple[Placement, ...]) -> None:
    """On Khan's next place the least die it takes."""
    if 0 < len(placed) < KHAN_PLACES:
        box = khan_slots()[len(placed)]
        least = placed[-1].dice[0] % 10
        canvas.text(*box.middle, f"{least}+" if least < 6 else "6", 64, weight="extrabold", colour=INK, anchor="m")
