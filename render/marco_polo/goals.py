"""Goal cards: two cities and the points for posts in both."""

from engine.marco_polo.data.components import GOALS
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, GOLD, INK, IVORY, LEAF, OAK, rgb
from render.marco_polo.symbols import Symbol, draw_row
from render.scene import Say


def draw_goal(canvas: Canvas, box: Box, say: Say, goal: str, posts: tuple[str, ...]) -> None:
    """Both cities below each other, and the points; a card that scores is gold."""
    card = GOALS[goal]
    reached = all(city in posts for city in card.cities)
    canvas.cell(box, 12, rgb("#FFE9A8") if reached else CREAM, GOLD if reached else OAK, 3)
    side = min(box.h - 8, box.w * 3 // 10)
    draw_row(canvas, Box(box.right - side - 4, box.y, side, box.h), (Symbol("points", worth=str(card.vp)),), side)
    half = (box.h - 8) // 2
    for i, city in enumerate(card.cities):
        field = Box(box.x + 4, box.y + 4 + half * i, box.w - side - 10, half)
        _city(canvas, field.inset(1), say, city, city in posts)


def _city(canvas: Canvas, box: Box, say: Say, city: str, reached: bool) -> None:
    """A city of a goal card, on green where its owner has a post."""
    if reached:
        canvas.fill(box, 7, LEAF)
    name = say(f"place-{city.replace('_', '-')}")
    size = min(72, box.h - 2)
    canvas.text(*box.middle, name, size, colour=IVORY if reached else INK, anchor="m", room=box.w - 8, least=16)
