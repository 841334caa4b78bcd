"""What plates, hollows and bands of colour look like in a light from the top left: pictures with square corners, made
once and kept."""

from typing import Final

from PIL import Image

from render.kit import masks
from render.kit.cache import cached
from render.kit.colour import CHESTNUT, IVORY, RGB, SHADOW, WHITE, mix

_LIT, _SHADED = 0.11, 0.1  # how much lighter a plate is at its top, and how much darker at its foot
_EDGE_LIGHT, _EDGE_SHADE = 0.4, 0.3  # on the edge of a plate
_GLOSS: Final = 0.13
_DEPTH: Final = 10  # pixels that the shade of its edge reaches into a hollow
_WALL: Final = 2
_WALL_SHADE, _WALL_LIGHT, _FALL = 0.5, 0.6, 0.24


@cached
def slab(width: int, height: int, radius: int, fill: RGB, to: RGB | None, edge: RGB, thickness: int) -> Image.Image:
    """A plate: its face goes from `fill` down to `to`, else a little lighter to a little darker; its edge catches the
    light on the left and above."""
    top, foot = (mix(fill, WHITE, _LIT), mix(fill, CHESTNUT, _SHADED)) if to is None else (fill, to)
    sheet = Image.new("RGB", (width, height), edge)
    wide, high = width - 2 * thickness, height - 2 * thickness
    face = masks.ramp(wide, high, top, foot)
    sheet.paste(face, (thickness, thickness), masks.rounded(wide, high, max(1, radius - thickness)))
    lit, dark = masks.bevel(width, height, radius, thickness, _EDGE_LIGHT, _EDGE_SHADE)
    sheet.paste(IVORY, (0, 0), lit)
    sheet.paste(SHADOW, (0, 0), dark)
    return sheet


@cached
def hollow(width: int, height: int, radius: int, ground: RGB) -> Image.Image:
    """A place sunk into a plate: its upper and left walls lie in the shade, the others in the light."""
    sheet = Image.new("RGB", (width, height), ground)
    for _ in range(2):  # below the upper wall, then beside the left one
        sheet.paste(SHADOW, (0, 0), masks.slope(sheet.width, _DEPTH, _FALL, 0))
        sheet = sheet.transpose(Image.Transpose.TRANSPOSE)
    dark, lit = masks.bevel(width, height, radius, _WALL, _WALL_SHADE, _WALL_LIGHT)
    sheet.paste(SHADOW, (0, 0), dark)
    sheet.paste(IVORY, (0, 0), lit)
    return sheet


@cached
def band(width: int, height: int, top: RGB, foot: RGB) -> Image.Image:
    """A band of colour below the upper edge of a tile or a panel, for its name, with light on its upper half."""
    sheet = masks.ramp(width, height, top, foot)
    sheet.paste(IVORY, (0, 0), masks.slope(width, height // 2, _GLOSS, 0))
    return sheet
