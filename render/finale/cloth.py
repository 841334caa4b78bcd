"""The cloth below pictures of whole games, and the margins that it has."""

from typing import Final

from render.kit.canvas import WHOLE, Box, Canvas
from render.kit.colour import rgb
from render.kit.mat import mat

MARGIN: Final = 22
GAP: Final = 14
_CLOTH: Final = (rgb("#5A1F1C"), rgb("#2A0E14"))


def laid_out(palette: str) -> tuple[Canvas, Box]:
    """An empty picture, and what is within its margins."""
    return Canvas(mat(WHOLE.w, WHOLE.h, *_CLOTH), palette), WHOLE.inset(MARGIN)
