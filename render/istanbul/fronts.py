"""The fronts of guild cards and kiosk tiles: a picture, a smaller one beside it and a figure; no words."""

from collections.abc import Callable
from typing import Final

from render.istanbul.cards import Front, paint_front
from render.kit.canvas import Box, Canvas
from render.kit.colour import rgb

Painted = Callable[[Canvas, Box], None]
GUILD: Final = {
    1: Front("wheelbarrow", "+1", True),
    2: Front("good-fabric", "max", False, "any-good"),
    3: Front("good-spice", "max", False, "any-good"),
    4: Front("good-fruit", "max", False, "any-good"),
    5: Front("coin", "+4", False, "any-good"),
    6: Front("card", "+3", False),
    7: Front("water-fountain", "→", True, "assistant-any"),
    8: Front("hooded-figure", "+3", True, "good-jewelry"),
    9: Front("teapot", "×2", True, "coin"),
    10: Front("coin", "+15", False, "good-fruit"),
    11: Front("coin", "+20", False, "good-jewelry"),
    12: Front("medallion", "1–25", False, "family-any"),
    13: Front("indian-palace", "6", True, "ruby"),
    14: Front("mosque", "1", True, "good-spice"),
    15: Front("mosque", "1", True, "good-jewelry"),
    16: Front("gem-pendant", "15", True, "coffee"),
    17: Front("coffee", "+5", False),
    18: Front("guild-card", "+2", False, "coffee"),
    19: Front("tavern-sign", "−1", True, "coffee"),
    20: Front("coffee-pot", "½", True, "ruby"),
}
KIOSK: Final = {
    1: Front("good-fruit", "+1", False, "coin"),
    2: Front("good-spice", "+1", False, "coin"),
    3: Front("good-fabric", "+1", False, "coin"),
    4: Front("good-fruit", "+2", False),
    5: Front("good-spice", "+2", False),
    6: Front("good-fabric", "+2", False),
    7: Front("good-fruit", "+1", False),
    8: Front("good-spice", "+1", False),
    9: Front("good-fabric", "+1", False),
    10: Front("good-jewelry", "+1", False),
    11: Front("card", "+1", False),
    12: Front("coin", "+2", False),
    13: Front("coffee", "1/2", False, "coin"),
    14: Front("coffee", "1/3", False, "coin"),
    15: Front("companion-any", "←", False),
    16: Front("die-5", "1–6", False, "coin"),
    17: Front("wheelbarrow", "10", True, "coin"),
    18: Front("wheelbarrow", "4×1", True, "any-good"),
    19: Front("water-fountain", "→", True, "emblem-any"),
    20: Front("any-good", "1:1", False, "letter"),
    21: Front("card", "1:1", False, "letter"),
    22: Front("letter", "2/3", False, "coin"),
    23: Front("any-good", "2/3", False, "coin"),
    24: Front("card", "2/3", False, "coin"),
}
"""By their numbers."""


def guild_front(canvas: Canvas, box: Box, number: int) -> None:
    """A guild card in its box, about 3:4."""
    paint_front(canvas, box, GUILD[number], rgb("#1F5E63"), rgb("#1F5E63"))


def kiosk_front(canvas: Canvas, box: Box, number: int) -> None:
    """A kiosk tile in its box, about 3:4."""
    paint_front(canvas, box, KIOSK[number], rgb("#B07A22"), rgb("#5B3A20"))


def painted(paint: Callable[..., None], face: str | int) -> Painted:
    """A function that paints this face into any box: `paint` is one of the functions above or that of bonus cards."""
    return lambda canvas, box: paint(canvas, box, face)
