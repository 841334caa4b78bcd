"""What stands for a person on a card: the emblem of their colour with the first letter of their name."""

from typing import Final

import regex

from render.cards.shapes import Chair
from render.kit.canvas import Canvas

_LETTER: Final = 0.52


def draw_face(canvas: Canvas, cx: float, cy: float, side: int, chair: Chair, name: str) -> None:
    """`side` pixels across, in the middle of (cx, cy)."""
    canvas.sprite(f"emblem-{chair.colour}", cx, cy, side)
    _, ink = canvas.player(chair.colour)
    first = regex.match(r"\X", name)
    letter = first.group().upper() if first else ""
    canvas.text(cx, cy, letter, round(side * _LETTER), weight="extrabold", colour=ink, anchor="m")
