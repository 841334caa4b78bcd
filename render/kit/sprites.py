"""The drawn pieces, icons, portraits and places of render/assets, in the palette's colours, scaled once for every size;
what is drawn where a portrait is missing."""

import logging
import re
from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageOps

from render.kit.cache import cached
from render.kit.colour import PALETTES, USUAL
from render.kit.masks import faded

FOLDER: Final = Path(__file__).resolve().parent.parent / "assets"
Sprite = tuple[Image.Image, Image.Image]  # colours (RGB) and opacity (L) of the same size
RISE: Final = 0.16  # of a flat piece's side: how much higher the next one in a pile lies
_HEADS: Final = (0.5, 0.12)  # what is kept of a portrait: its middle, and more of the top than of the bottom
_logger = logging.getLogger(__name__)
_OF_PLAYERS: Final = re.compile(f"-({'|'.join(PALETTES[USUAL])})")


@lru_cache(maxsize=1024)
def in_palette(name: str, palette: str) -> str:
    """The sprite's name in a palette: "die-red-3" in the palette "apart" is "die-apart-red-3"."""
    return name if palette == USUAL else _OF_PLAYERS.sub(rf"-{palette}-\1", name)


def emblem(colour: str, palette: str) -> bytes:
    """A player's shape as a PNG file, 128 pixels square."""
    return (FOLDER / "sprites" / f"{in_palette(f'emblem-{colour}', palette)}.png").read_bytes()


@cached
def original(kind: str, name: str) -> Image.Image:
    """A file of the assets: a sprite, icon, place or map as it was drawn."""
    with Image.open(FOLDER / kind / f"{name}.png") as picture:
        picture.load()
        return picture


def _scaled(kind: str, name: str, side: int) -> Image.Image:
    return original(kind, name).resize((side, side), Image.Resampling.LANCZOS)


def _parted(piece: Image.Image) -> Sprite:
    return piece.convert("RGB"), piece.getchannel("A")


@cached
def sprite(name: str, side: int) -> Sprite:
    """A coloured piece, `side` pixels square."""
    return _parted(_scaled("sprites", name, side))


@cached
def faint(name: str, side: int, opacity: float) -> Sprite:
    """A coloured piece that shines through."""
    colours, mask = sprite(name, side)
    return colours, faded(mask, opacity)


@cached
def turned(name: str, side: int, quarters: int) -> Sprite:
    """A coloured piece turned clockwise by quarters of a circle."""
    return _parted(_scaled("sprites", name, side).rotate(-90 * quarters))


def ground(number: int, width: int, height: int) -> Image.Image:
    """The picture of a place, as wide as asked for; of what is higher than `height` the top is left out, of what is
    lower the top is drawn out."""
    whole = original("places", str(number)).convert("RGB")
    high = round(width * whole.height / whole.width)
    scaled = whole.resize((width, high), Image.Resampling.LANCZOS)
    picture = Image.new("RGB", (width, height))
    if high < height:
        picture.paste(scaled.crop((0, 0, width, 1)).resize((width, height - high), Image.Resampling.NEAREST), (0, 0))
    picture.paste(scaled, (0, height - high))
    return picture


@cached
def portrait(name: str, width: int, height: int) -> Image.Image | None:
    """A half-length picture that fills so many pixels, its edges cut off; None, and a line in the log, where there is
    none."""
    file = FOLDER / "portraits" / f"{name}.webp"
    if not file.exists():
        _say_missing(file.name)
        return None
    with Image.open(file) as picture:
        return ImageOps.fit(picture.convert("RGB"), (width, height), Image.Resampling.LANCZOS, centering=_HEADS)


@lru_cache
def _say_missing(file: str) -> None:
    """Once for each file."""
    _logger.warning("There is no portrait %s; its name is drawn instead.", file)


@cached
def icon(name: str, side: int) -> Image.Image:
    """A one-colour icon's mask, `side` pixels square."""
    return _scaled("icons", name, side)


@cached
def stack(names: tuple[str, ...], side: int, rise: float = RISE) -> Sprite:
    """Flat pieces on top of each other, the lowest first, each `rise` of its side higher than the one below."""
    step = round(side * rise)
    pile = Image.new("RGBA", (side, side + step * (len(names) - 1)), (0, 0, 0, 0))
    for number, name in enumerate(names, 1):
        pile.alpha_composite(_scaled("sprites", name, side), (0, step * (len(names) - number)))
    _, top, _, bottom = pile.getchannel("A").getbbox() or (0, 0, *pile.size)
    return _parted(pile.crop((0, top, side, bottom)))
