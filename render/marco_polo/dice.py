"""How dice of Marco Polo look: colour of the owner, shape behind the pips, black, white and neutral ones."""

from typing import Final

from engine.marco_polo.components.dice import BLACK, WHITE
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, IVORY, SHADOW, rgb

# Ground and figure of dice that are nobody's own.
_FACES: Final = {"black": (rgb("#2B2B30"), rgb("#FFF1CF")), "white": (rgb("#FFFFFF"), INK)}
_FIGURE: Final = 0.96
_SHADE: Final = rgb("#E2CB98")
NEUTRAL: Final = "neutral"


def die_sprite(colour: str, die: int) -> str:
    """The sprite of a die as numbered in engine/marco_polo/components/dice.py; `colour`: its owner's."""
    return f"die-{_kind(colour, die)}-{die % 10}"


def _kind(colour: str, die: int) -> str:
    return "white" if die >= WHITE else "black" if die >= BLACK else colour


def draw_shadow(canvas: Canvas, box: Box, radius: int, share: float = 1 / 16) -> None:
    """The soft shadow of a piece in a box, thrown to the lower right. `share`: how far, of its height."""
    drop = max(2, round(box.h * share))
    canvas.halo(box._replace(x=box.x + drop, y=box.y + 2 * drop), radius, SHADOW, 2 * drop, 0.6)


def draw_die(canvas: Canvas, box: Box, colour: str, die: int) -> None:
    canvas.sprite(die_sprite(colour, die), *box.middle, box.w)


def draw_figure(canvas: Canvas, box: Box, colour: str, die: int) -> None:
    """A player's die that is still to be placed, its value as a figure; one that is not set yet as a mere die."""
    if not die % 10:
        draw_die(canvas, box, colour, die)
        return
    ground, ink = _FACES.get(_kind(colour, die)) or canvas.player(colour)
    corner, (x, y) = box.w // 5, box.middle
    canvas.slab(box, corner, IVORY, INK, 3)
    canvas.slab(box.inset(6), max(2, corner - 5), ground, ground, 2)
    canvas.text(x, y + 1, str(die % 10), round(box.h * _FIGURE), weight="extrabold", colour=ink, anchor="m")


def empty_slot(canvas: Canvas, box: Box) -> None:
    """A place for a die."""
    canvas.hollow(box, 10, _SHADE)


def grid(box: Box, count: int, largest: int, wide: float = 1.0) -> list[Box]:
    """Boxes for so many dice, as large as the box lets them be, filled row by row from the left. `wide`: their width as
    a share of their height."""
    if not count:
        return []
    rows, side = max(
        ((rows, min(largest, box.h // rows, int(box.w / wide) // -(-count // rows))) for rows in range(1, count + 1)),
        key=lambda option: (option[1], -option[0]),
    )
    step = int(side * wide)
    across = max(1, min(count, box.w // step)) if rows > 1 else count
    top = box.y + (box.h - rows * side) // 2
    return [Box(box.x + i % across * step, top + i // across * side, step, side) for i in range(count)]


def apart(box: Box, dice: tuple[int, ...], largest: int) -> list[tuple[Box, int]]:
    """Dice with their boxes from the left: those of the player's colour, lowest first, and a little further right
    black ones, then white ones."""
    own = sum(die < BLACK for die in dice)
    gap = largest // 4 if 0 < own < len(dice) else 0
    boxes = grid(box._replace(w=box.w - gap), len(dice), largest)
    return [
        (place if i < own else place._replace(x=place.x + gap), die)
        for i, (place, die) in enumerate(zip(boxes, sorted(dice), strict=True))
    ]
