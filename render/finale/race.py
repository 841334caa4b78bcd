"""The picture of a game's race: how all stood turn by turn."""

from PIL import Image

from render.finale.chart import draw_chart
from render.finale.cloth import laid_out
from render.game import Look
from render.scene import Course


def draw_race(course: Course, look: Look) -> Image.Image:
    """For a game that runs or is over."""
    canvas, box = laid_out(course.style.palette)
    draw_chart(canvas, box, course, look, names=True)
    return canvas.image
