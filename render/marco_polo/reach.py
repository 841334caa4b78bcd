"""The pictures of what is in reach in Marco Polo: where a journey can lead for which price, which spaces are open, with
best gain and toll."""

from dataclasses import replace
from typing import Final

from PIL import Image

from engine.marco_polo.components.amounts import COIN, cost, times, total
from engine.marco_polo.components.board import BAZAAR, CONTRACTS_SPACE, TRAVEL
from engine.marco_polo.components.map import PLACES
from engine.marco_polo.notation import FIGURES, TO
from engine.marco_polo.outlook import Prospect
from engine.marco_polo.reach import Reach, reach
from engine.marco_polo.view import View
from render.kit.canvas import Canvas
from render.kit.colour import CREAM, CRIMSON, OAK
from render.kit.parts import Framed, Row, Sprite, Text
from render.marco_polo.actions import draw_drafting, draw_goals, draw_spaces
from render.marco_polo.board import draw_map
from render.marco_polo.journey import Way
from render.marco_polo.scene import GameScene
from render.marco_polo.spaces import FRAMES, STEPS, column_box, field_box, price_box
from render.marco_polo.symbols import SIGNS, darken, light

_HIGH: Final = 44
_IN_TITLE: Final = 1250  # above the contracts, right of the dice there


def draw_map_in_reach(scene: GameScene) -> Image.Image:
    """Where a journey of the reader, for spectators of the active seat, can lead now, and for which price, with all
    other places in the dark; the city cards that are open to its dice."""
    within, number = _reach(scene)
    seat = scene.view.seats[number]
    ways = []
    for end, journey in within.journeys.items():
        price = cost(coin=journey.coins, camel=journey.camels)
        figure = FIGURES[journey.figure] if len(seat.figures) > 1 else ""
        ways.append(Way(end, None, figure, journey.path, price, total(seat.have, times(price, -1))))
    playing = scene.view.stage == "turn" and not scene.view.over
    dark = frozenset(PLACES) - within.journeys.keys() - {*seat.figures} if playing else frozenset[str]()
    return draw_map(_lit(scene, within), ways, dark).image


def draw_spaces_in_reach(scene: GameScene) -> Image.Image:
    """The spaces that are open to the same seat's dice, with their best gains and the toll of an occupied one; the
    others lie in the dark."""
    view = scene.view
    if view.stage == "draft":
        return draw_drafting(scene).image
    within, _ = _reach(scene)
    canvas = draw_spaces(_lit(scene, within))
    draw_goals(canvas, scene)
    if view.stage == "turn" and not view.over:
        for space, frame in FRAMES.items():
            if space not in (*within.actions, *within.bonus):
                darken(canvas, frame)
        opened = {space: best for space, best in within.actions.items() if space in FRAMES}
        for space, best in opened.items():
            _mark_best(canvas, view, space, best, within.steps)
        for space, best in opened.items():
            _draw_toll(canvas, space, best)
    return canvas.image


def _reach(scene: GameScene) -> tuple[Reach, int]:
    """The reach of a seat, and the seat."""
    number = scene.view.active if scene.view.seat is None else scene.view.seat
    return reach(scene.view, number), number


def _lit(scene: GameScene, within: Reach) -> GameScene:
    """A scene in which all that is open is lit as if it were on offer."""
    return replace(scene, offered=(*within.actions, *within.bonus, *map(TO, within.journeys)), outlooks=())


def _mark_best(canvas: Canvas, view: View, space: str, best: Prospect, most: int) -> None:
    """The gain from a space with the best dice; `most`: the steps of the longest journey."""
    if space == CONTRACTS_SPACE:
        for number in range(best.low, len(view.row)):
            darken(canvas, field_box(number).inset(2))
    elif space == TRAVEL:
        for steps in STEPS:
            if steps > most:
                darken(canvas, price_box(steps))
    elif space in BAZAAR:
        light(canvas, column_box(space, best.low), 7)


def _draw_toll(canvas: Canvas, space: str, best: Prospect) -> None:
    """The toll of an occupied space: with the dice that bring most, or where any die brings the same, with the lowest;
    nothing where it is free."""
    coins, frame = best.toll if space in (*BAZAAR, CONTRACTS_SPACE) else best.least_toll, FRAMES[space]
    if not coins:
        return
    x, y = frame.x - 14, frame.y - 16
    if space == CONTRACTS_SPACE:
        x, y = _IN_TITLE, frame.y - _HIGH - 8
    elif space == TRAVEL:
        x, y = frame.x, frame.y - _HIGH - 8
    elif space in BAZAAR:  # on the foot of the good's sign: figures and dice fill the rest of the line
        x, y = frame.x - 16, frame.bottom - _HIGH
    plate = Framed(Row((Text(f"−{coins}", CRIMSON), Sprite(SIGNS[COIN], 0.9)), 0.03), OAK, CREAM)
    plate.draw(canvas, x, y + _HIGH // 2, _HIGH)
