"""The picture of Marco Polo's action spaces: dice on them, least die for the Khan, contracts on offer, characters and
goal cards before the first round."""

from typing import Final

from PIL import Image

from engine.marco_polo.components.board import BAZAAR, COINS, CONTRACTS_SPACE, KHAN, KHAN_PLACES, PURSE, ROW, TRAVEL
from engine.marco_polo.components.dice import NEUTRAL as NOBODY
from engine.marco_polo.components.dice import Placement, order
from engine.marco_polo.notation import KEEP
from engine.marco_polo.view import View
from render.kit.cache import cached
from render.kit.canvas import WHOLE as PICTURE
from render.kit.canvas import Box, Canvas, around, stacked
from render.kit.colour import CRIMSON, INK, IVORY, LAST_MOVE, rgb
from render.kit.scale import FIGURE
from render.marco_polo import marks
from render.marco_polo.board import cloth
from render.marco_polo.characters import cards_of, draw_draft, taken
from render.marco_polo.components import draw_contract, draw_goal, no_contracts
from render.marco_polo.dice import NEUTRAL, draw_die, draw_shadow, empty_slot, grid
from render.marco_polo.header import NEAR_WIDE, draw_header, own_boxes
from render.marco_polo.journey import Way, draw_list, list_box, list_parts, ways
from render.marco_polo.scene import GameScene, Story, shown_turn
from render.marco_polo.spaces import (
    BLACK_HEAD,
    DICE,
    FRAMES,
    LOWER,
    PANELS,
    TITLES,
    UPPER,
    WHOLE,
    black_box,
    column_box,
    draw_panels,
    khan_slots,
    tile_box,
)
from render.marco_polo.symbols import SHEET_HEAD, Symbol, draw_row, lay_sheet, light

_LARGEST: Final = {COINS: 92, PURSE: 92, CONTRACTS_SPACE: 54, TRAVEL: 96} | {line: 82 for line in BAZAAR}
# The width of dice where it is written beside them how many were placed together. A line of the bazaar says itself how
# many it takes.
_NUMBERED: Final = {TRAVEL: 1.7}
_STEP: Final = 1 / 7  # how far those below the lowest of a placement stand out, of their room's height
_NOBODYS: Final = rgb("#A79E8C")
_NEAR_EDGE: Final = 6


def goal_boxes(count: int) -> list[Box]:
    """Where so many goal cards lie in two rows below the title."""
    top = LOWER.y + SHEET_HEAD + 14
    return Box(LOWER.x + 16, top, LOWER.w - 32, LOWER.bottom - 14 - top).grid(count, -(-count // 2), 14)


def draw_goals(canvas: Canvas, scene: GameScene) -> None:
    """The goal cards of which their owner, and nobody else, chooses some; a frame round each that can be among them."""
    view = scene.view
    if view.stage != "goals" or view.seat is None or not view.goals:
        return
    lay_sheet(canvas, LOWER, CRIMSON, scene.say(f"picture-stage-{view.stage}"))
    for box, goal in zip(goal_boxes(len(view.goals)), view.goals, strict=True):
        draw_goal(canvas, box, scene.say, goal, view.seats[view.seat].posts)
        if any(goal in KEEP.words(notation) for notation in scene.offered):
            light(canvas, box.inset(1), 16)


def draw_dice(canvas: Canvas, view: View, story: Story) -> None:
    """Dice on the spaces, an empty place where there are none, contracts on offer, the black dice and contracts that
    are left."""
    spaces = dict(view.spaces)
    for space, area in DICE.items():
        placed = spaces[space]
        if space == KHAN:
            boxes = khan_slots()[: len(placed)]
        else:
            boxes = grid(area, len(placed), _LARGEST[space], _NUMBERED.get(space, 1.0))
            if not placed:
                empty_slot(canvas, grid(area, 1, _LARGEST[space])[0].inset(1))
        _draw_placed(canvas, view, placed, boxes, story.put_on(space))
    _draw_next(canvas, spaces[KHAN])
    for number, contract in enumerate(view.row):
        draw_contract(canvas, tile_box(number), contract)
    if len(view.row) < ROW:
        no_contracts(canvas, around([tile_box(number) for number in range(len(view.row), ROW)], 0, PICTURE))
    head = PANELS["contracts"]
    canvas.sprite("contract", head.right - 124, head.y + 34, 52)
    canvas.text(head.right - 92, head.y + 34, f"×{view.special}", FIGURE, weight="extrabold", colour=IVORY, room=84)
    black = black_box()
    draw_row(canvas, black.below(black.y + BLACK_HEAD), (Symbol("die-black-0", f"{view.black}×"),), 72)


def _draw_placed(canvas: Canvas, view: View, placed: tuple[Placement, ...], boxes: list[Box], new: int) -> None:
    """The lowest die of each placement, which counts, on those placed with it. `new`: how many of the last placements
    were made in the last turn."""
    for number, (box, placement) in enumerate(zip(boxes, placed, strict=True)):
        owner = NEUTRAL if placement.seat == NOBODY else view.seats[placement.seat].colour
        ground = _NOBODYS if owner == NEUTRAL else canvas.player(owner)[0]
        below, apart = len(placement.dice) - 1, round(_STEP * box.h)
        side = box.h - apart * below
        top = Box(box.x, box.y + apart * below, side, side).inset(1)
        draw_shadow(canvas, top, side // 5)
        if number >= len(placed) - new:
            canvas.halo(top, side // 5, LAST_MOVE, max(4, side // 8), 1.7)
        for step in range(below, 0, -1):
            canvas.slab(top._replace(x=top.x + apart * step, y=top.y - apart * step), side // 5, ground, INK)
        draw_die(canvas, top, owner, min(placement.dice, key=order))
        if below and box.w > box.h:
            x, size, room = box.x + box.h + 3, round(box.h * 0.56), box.w - box.h - 4
            canvas.text(x, box.middle[1] + 3, f"×{below + 1}", size, weight="extrabold", room=room, least=14)


def _draw_next(canvas: Canvas, placed: tuple[Placement, ...]) -> None:
    """On Khan's next place the least die it takes."""
    if 0 < len(placed) < KHAN_PLACES:
        (x, y), least = khan_slots()[len(placed)].middle, placed[-1].dice[0] % 10
        canvas.text(x, y, f"{least}+" if least < 6 else "6", 64, weight="extrabold", anchor="m")


def light_choices(canvas: Canvas, view: View, offered: marks.Offered) -> None:
    """Frames round spaces, contracts and columns on offer."""
    for space in sorted(offered.spaces):
        light(canvas, FRAMES[space])
    for number, contract in enumerate(view.row):
        if contract in offered.contracts:
            light(canvas, tile_box(number), 10)
    if view.doing.startswith("bazaar"):
        for column in offered.columns:
            light(canvas, column_box(view.doing, column), 9)


@cached
def _panels(titles: tuple[tuple[str, str], ...]) -> Image.Image:
    """All that is printed, in one language."""
    canvas = Canvas(cloth())
    draw_panels(canvas, dict(titles))
    return canvas.image


def draw_spaces(scene: GameScene, *, covered: bool = False) -> Canvas:
    """The header, and below it the action spaces with dice, contracts and what may be chosen, unless all that is to be
    `covered`."""
    titles = tuple((name, scene.say(f"picture-space-{name}")) for name in TITLES)
    story = shown_turn(scene)
    canvas = Canvas(_panels(titles), scene.style.palette)
    if not covered:
        draw_dice(canvas, scene.view, story)
        light_choices(canvas, scene.view, marks.read(scene.offered))
    draw_header(canvas, scene, story)
    return canvas


def draw_drafting(scene: GameScene) -> Canvas:
    """The draft on the bare cloth."""
    canvas = Canvas(cloth(), scene.style.palette)
    draw_header(canvas, scene, shown_turn(scene))
    draw_draft(canvas, scene)
    return canvas


def _in_the_game(scene: GameScene, journeys: list[Way]) -> Canvas:
    covered = bool(journeys) and list_box(len(journeys)) == WHOLE
    canvas = draw_spaces(scene, covered=covered)
    draw_list(canvas, scene, journeys)
    draw_goals(canvas, scene)
    return canvas


def draw_actions(scene: GameScene) -> Image.Image:
    """The action spaces as the reader may see them: dice, the last turn, what may be chosen, journeys with their
    prices; before the first round characters or goal cards."""
    journeys = ways(scene)
    canvas = draw_drafting(scene) if scene.view.stage == "draft" else _in_the_game(scene, journeys)
    if scene.style.near and scene.view.seat is not None:
        return stacked(canvas.image, near_parts(scene.view, len(journeys)), NEAR_WIDE)
    return canvas.image


def near_parts(view: View, journeys: int) -> list[Box]:
    """A seat's own things, and its choices: characters on offer, the list of so many journeys, or the action spaces."""
    if view.stage == "draft":
        cards = cards_of(len(view.draft) + len(taken(view)))[: len(view.draft)]
        across = max(1, NEAR_WIDE // cards[0].w)
        return [around(cards[first : first + across], _NEAR_EDGE, PICTURE) for first in range(0, len(cards), across)]
    if journeys:
        return [*own_boxes(view), *list_parts(journeys)]
    rows = ("coins", "bazaar"), ("khan", "travel")
    panels = [around([PANELS[name] for name in row], 0, PICTURE) for row in rows]
    return [*own_boxes(view), *UPPER.columns(2), *panels]
