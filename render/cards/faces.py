"""What stands for a person on a card: their avatar, or the emblem of their colour with the first letter of their name;
the size of an avatar and what is too large to be read."""

import io
from typing import Final

import regex
from PIL import Image, ImageOps

from render.cards.shapes import Chair
from render.kit.canvas import Box, Canvas
from render.kit.colour import INK, IVORY
from render.kit.masks import rounded

SIDE: Final = 128  # pixels of an avatar as it is kept
MOST_BYTES: Final = 512 * 1024
_MOST_PIXELS: Final = 1024 * 1024
_FORMATS: Final = ("PNG", "WEBP", "JPEG", "GIF")
_QUALITY: Final = 90
_LETTER: Final = 0.52


class Unreadable(Exception):
    """What was fetched is no picture, or too large to be one of an avatar."""


def shrunk(body: bytes) -> bytes:
    """An avatar made as small as it is kept, as WebP. Raises Unreadable."""
    if len(body) > MOST_BYTES:
        raise Unreadable("too many bytes")
    try:
        with Image.open(io.BytesIO(body), formats=_FORMATS) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                raise Unreadable("too many pixels")
            seen = picture.convert("RGBA")
    except (OSError, ValueError, SyntaxError, Image.DecompressionBombError) as error:
        raise Unreadable(type(error).__name__) from error
    ground = Image.new("RGBA", seen.size, (*IVORY, 255))
    ground.alpha_composite(seen)
    small = io.BytesIO()
    ImageOps.fit(ground.convert("RGB"), (SIDE, SIDE), Image.Resampling.LANCZOS).save(small, "WEBP", quality=_QUALITY)
    return small.getvalue()


def draw_face(canvas: Canvas, cx: float, cy: float, side: int, chair: Chair, name: str) -> None:
    """`side` pixels across, in the middle of (cx, cy)."""
    ground, ink = canvas.player(chair.colour)
    if chair.face:
        box = Box(round(cx - side / 2), round(cy - side / 2), side, side)
        for margin, colour in ((0, INK), (2, ground), (7, IVORY)):
            canvas.fill(box.inset(margin), (side - 2 * margin) // 2, colour)
        inner = box.inset(9)
        with Image.open(io.BytesIO(chair.face)) as picture:
            seen = picture.convert("RGB").resize((inner.w, inner.h), Image.Resampling.LANCZOS)
        canvas.image.paste(seen, inner.edges, rounded(inner.w, inner.h, inner.w // 2))
        return
    canvas.sprite(f"emblem-{chair.colour}", cx, cy, side)
    first = regex.match(r"\X", name)
    letter = first.group().upper() if first else ""
    canvas.text(cx, cy, letter, round(side * _LETTER), weight="extrabold", colour=ink, anchor="m")
