"""What a seat's dice and money are enough for: where a journey can lead on the map, which action spaces are open."""

from dataclasses import replace
from typing import Final

from PIL import Image

from engine.marco_polo.components.amounts import COIN, cost, times, total
from engine.marco_polo.components.board import BAZAAR, CONTRACTS_SPACE, TRAVEL
from engine.marco_polo.notation import FIGURES, TO
from engine.marco_polo.outlook import Prospect
from engine.marco_polo.reach import Reach, reach
from engine.marco_polo.view import View
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, CRIMSON, INK, OAK, ON_OFFER, SHADOW
from render.kit.parts import Framed, Row, Sprite, Text
from render.marco_polo.actions import draw_offers, draw_spaces
from render.marco_polo.board import draw_map
from render.marco_polo.journey import Way
from render.marco_polo.scene import GameScene
from render.marco_polo.spaces import FRAMES, STEPS, column_box, field_box, price_box
from render.marco_polo.symbols import SIGNS

_HIGH: Final = 44
_IN_TITLE: Final = 1250  # above the contracts, right of the dice there
_DARK: Final = 0.55


def draw_map_in_reach(scene: GameScene) -> Image.Image:
    """Where a journey of the reader, for spectators of the active seat, can lead now, and what that costs; the city
    cards that are open to its dice."""
    found, number = _found(scene)
    seat = scene.view.seats[number]
    ways = []
    for end, journey in found.journeys.items():
        price = cost(coin=journey.coins, camel=journey.camels)
        figure = FIGURES[journey.figure] if len(seat.figures) > 1 else ""
        ways.append(Way(end, None, figure, journey.path, price, total(seat.have, times(price, -1))))
    return draw_map(_lit(scene, found), ways).image


def draw_spaces_in_reach(scene: GameScene) -> Image.Image:
    """The spaces that are open to the same seat's dice, what they bring at best and what an occupied one costs; the
    others lie in the dark."""
    view: View = scene.view
    found, _ = _found(scene)
    canvas = draw_spaces(_lit(scene, found), covered=view.stage == "draft")
    draw_offers(canvas, scene)
    if view.stage == "turn" and not view.over:
        for space, frame in FRAMES.items():
            if space not in (*found.actions, *found.bonus):
                _darken(canvas, frame)
        opened = {space: best for space, best in found.actions.items() if space in FRAMES}
        for space, best in opened.items():
            _mark_best(canvas, view, space, best, found.steps)
        for space, best in opened.items():
            _draw_toll(canvas, space, best)
    return canvas.image


def _found(scene: GameScene) -> tuple[Reach, int]:
    view: View = scene.view
    number = view.active if view.seat is None else view.seat
    return reach(view, number), number


def _lit(scene: GameScene, found: Reach) -> GameScene:
    """What is open is lit as what is on offer is."""
    return replace(scene, offered=(*found.actions, *found.bonus, *map(TO, found.journeys)), outlooks=())


def _mark_best(canvas: Canvas, view: View, space: str, best: Prospect, most: int) -> None:
    """What the best dice bring of a space; `most`: the steps of the longest journey."""
    if space == CONTRACTS_SPACE:
        for number in range(best.low, len(view.row)):
            _darken(canvas, field_box(number).inset(2))
    elif space == TRAVEL:
        for steps in STEPS:
            if steps > most:
                _darken(canvas, price_box(steps))
    elif space in BAZAAR:
        column = column_box(space, best.low)
        canvas.rim(column.inset(-3), 10, INK, 9)
        canvas.rim(column.inset(-2), 9, ON_OFFER, 7)


def _darken(canvas: Canvas, box: Box) -> None:
    canvas.fill(box, 12, SHADOW, opacity=_DARK)


def _draw_toll(canvas: Canvas, space: str, best: Prospect) -> None:
    """What an occupied space costs: with the dice that bring most, or where any die brings the same, with the lowest;
    nothing where it is free."""
    coins, frame = best.toll if space in (*BAZAAR, CONTRACTS_SPACE) else best.least_toll, FRAMES[space]
    if not coins:
        return
    x, y = frame.x - 8, frame.y - 16
    if space == CONTRACTS_SPACE:
        x, y = _IN_TITLE, frame.y - _HIGH - 8
    elif space in BAZAAR:
        column = column_box(space, best.low)
        x, y = column.x - 12, column.bottom - _HIGH // 2 + 2
    plate = Framed(Row((Text(f"−{coins}", CRIMSON), Sprite(SIGNS[COIN], 0.9)), 0.03), OAK, CREAM)
    plate.draw(canvas, x, y + _HIGH // 2, _HIGH)
