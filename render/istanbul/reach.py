"""The board with what each place is away from a merchant: what going there costs, or how many steps it takes."""

from typing import Final

from PIL import Image

from engine.istanbul.reach import Way, ways
from engine.istanbul.view import View
from render.istanbul.barrier import draw_barrier
from render.istanbul.board import lay_out
from render.istanbul.game_scene import GameScene
from render.istanbul.geometry import Tile
from render.istanbul.header import draw_header
from render.istanbul.story import last_story
from render.istanbul.walk import Step, draw_plates
from render.kit.canvas import Canvas
from render.kit.colour import IVORY, SHADOW, WALNUT

_FAR: Final = 80
"""The height of the number of steps to a place that is too far, in its lower right corner."""


def draw_reach(scene: GameScene) -> Image.Image:
    """From the reader's merchant, for spectators from that of the active seat: places that it may go to are framed in
    its colour and show what that costs, the others how many steps away they are."""
    view: View = scene.view
    number = view.active if view.seat is None else view.seat
    seat = view.seats[number]
    canvas, plan, rooms = lay_out(scene)
    ground, _ = canvas.player(seat.colour)
    found = ways(view, number)
    for place, tile in plan.tiles.items():
        way = found.get(place)
        if way is None:
            canvas.dashes(tile.box.inset(-5), 22, ground, 9, 20)
        elif way.near:
            canvas.rim(tile.box.inset(-6), 23, IVORY, 11)
            canvas.rim(tile.box.inset(-4), 21, ground, 7)
        else:
            _far(canvas, tile, way.steps)
    draw_barrier(canvas, plan, view)
    near = {place: [_step(place, way, seat.colour)] for place, way in found.items() if way.near}
    draw_plates(canvas, plan, near, seat.colour, rooms)
    draw_header(canvas, plan.strip, scene, last_story(scene.events, view))
    return canvas.image


def _far(canvas: Canvas, tile: Tile, steps: int) -> None:
    canvas.fill(tile.box, 18, SHADOW, opacity=0.48)
    canvas.badge(str(steps), tile.box.right - _FAR * 0.62, tile.box.bottom - _FAR * 0.58, _FAR, WALNUT)


def _step(place: int, way: Way, colour: str) -> Step:
    verb, _, neutral = way.assistant.partition("-")
    sprite = "assistant-neutral" if neutral else f"assistant-{colour}"
    left, collected = sprite if verb == "leave" else "", sprite if verb == "collect" else ""
    return Step(place, "merchant", left, collected, way.lira, bool(way.cut_short))
