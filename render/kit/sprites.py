"""The drawn pieces of render/assets, scaled once for every size they are used at."""

import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image

from render.kit.cache import cached
from render.kit.colour import PALETTES, USUAL
from render.kit.masks import faded

FOLDER = Path(__file__).resolve().parent.parent / "assets"
Sprite = tuple[Image.Image, Image.Image]
"""Colours (RGB) and opacity (L) of the same size."""


_OF_PLAYERS: Final = re.compile(f"-({'|'.join(PALETTES[USUAL])})")


@lru_cache(maxsize=1024)
def in_palette(name: str, palette: str) -> str:
    """The sprite's name in a palette: "die-red-3" in the palette "apart" is "die-apart-red-3"."""
    return name if palette == USUAL else _OF_PLAYERS.sub(rf"-{palette}-\1", name)


def emblem(colour: str, palette: str) -> bytes:
    """A player's shape as a PNG file, 128 pixels square."""
    return (FOLDER / "sprites" / f"{in_palette(f'emblem-{colour}', palette)}.png").read_bytes()


@cached
def _original(kind: str, name: str) -> Image.Image:
    with Image.open(FOLDER / kind / f"{name}.png") as picture:
        picture.load()
        return picture


@cached
def sprite(name: str, side: int) -> Sprite:
    """A coloured piece, `side` pixels square."""
    scaled = _original("sprites", name).resize((side, side), Image.Resampling.LANCZOS)
    return scaled.convert("RGB"), scaled.getchannel("A")


@cached
def faint(name: str, side: int, opacity: float) -> Sprite:
    """A coloured piece that shines through."""
    colours, mask = sprite(name, side)
    return colours, faded(mask, opacity)


@cached
def turned(name: str, side: int, quarters: int) -> Sprite:
    """A coloured piece turned clockwise by quarters of a circle."""
    scaled = _original("sprites", name).resize((side, side), Image.Resampling.LANCZOS)
    turned_piece = scaled.rotate(-90 * (quarters % 4))
    return turned_piece.convert("RGB"), turned_piece.getchannel("A")


def ground(number: int, width: int, height: int) -> Image.Image:
    """The picture of a place, as wide as asked for; of what is higher than `height` the top is left out, of what is
    lower the top is drawn out."""
    whole = _original("places", str(number)).convert("RGB")
    high = round(width * whole.height / whole.width)
    scaled = whole.resize((width, high), Image.Resampling.LANCZOS)
    picture = Image.new("RGB", (width, height))
    if high < height:
        picture.paste(scaled.crop((0, 0, width, 1)).resize((width, height - high), Image.Resampling.NEAREST), (0, 0))
    picture.paste(scaled, (0, height - high))
    return picture


@cached
def icon(name: str, side: int) -> Image.Image:
    """A one-colour icon's mask, `side` pixels square."""
    return _original("icons", name).resize((side, side), Image.Resampling.LANCZOS)


@cached
def stack(names: tuple[str, ...], side: int, rise: float) -> Sprite:
    """Flat pieces on top of each other, the lowest first; the height grows by `rise` sides a piece."""
    step = round(side * rise)
    pile = Image.new("RGBA", (side, side + step * (len(names) - 1)), (0, 0, 0, 0))
    scaled = {name: _original("sprites", name).resize((side, side), Image.Resampling.LANCZOS) for name in set(names)}
    for i, name in enumerate(names):
        pile.alpha_composite(scaled[name], (0, step * (len(names) - 1 - i)))
    top, bottom = _inked(scaled[names[-1]])[0], _inked(scaled[names[0]])[1]
    pile = pile.crop((0, top, side, bottom + step * (len(names) - 1)))
    return pile.convert("RGB"), pile.getchannel("A")


def _inked(piece: Image.Image) -> tuple[int, int]:
    box = piece.getchannel("A").getbbox()
    return (box[1], box[3]) if box else (0, piece.height)
