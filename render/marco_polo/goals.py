"""Goal cards: two cities and the points for posts in both."""

from engine.marco_polo.data.components import GOALS
from render.kit.canvas import Box, Canvas
from render.kit.colour import CREAM, GOLD, OAK, rgb
from render.marco_polo.symbols import Symbol, draw_row
from render.scene import Say


def draw_goal(canvas: Canvas, box: Box, say: Say, goal: str, colour: str, posts: tuple[str, ...]) -> None:
    """A city of the card in which the owner has a post carries it; a card that scores is gold."""
    card = GOALS[goal]
    reached = all(city in posts for city in card.cities)
    canvas.cell(box, 12, rgb("#FFE9A8") if reached else CREAM, GOLD if reached else OAK, 3)
    side = min(50, box.h - 8)
    draw_row(canvas, Box(box.right - side - 6, box.y, side, box.h), (Symbol("points", worth=str(card.vp)),), side)
    half = (box.h - 8) // 2
    mark = min(30, half - 2)
    for i, city in enumerate(card.cities):
        y = box.y + 4 + half * i + half / 2
        sprite = f"post-{colour}" if city in posts else "post-gone"
        canvas.sprite(sprite, box.x + 8 + mark / 2, y, mark)
        name = say(f"place-{city.replace('_', '-')}")
        canvas.text(box.x + 14 + mark, y, name, min(32, half - 2), room=box.w - side - mark - 26, least=18)
