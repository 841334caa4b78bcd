"""Pictures of people: an initial on the person's colour."""

from functools import lru_cache
from io import BytesIO

from PIL import Image, ImageDraw, ImageFont

SIZE = 256


@lru_cache(maxsize=64)
def draw(initial: str, colour: int) -> bytes:
    """PNG bytes of a square of 256 pixels; `colour` is 0xRRGGBB."""
    top = (colour >> 16 & 255, colour >> 8 & 255, colour & 255)
    bottom = tuple(channel * 6 // 10 for channel in top)
    picture = Image.new("RGB", (SIZE, SIZE), top)
    pen = ImageDraw.Draw(picture)
    for row in range(SIZE):
        mixed = tuple(a + (b - a) * row // SIZE for a, b in zip(top, bottom, strict=True))
        pen.line([(0, row), (SIZE, row)], fill=mixed)
    font = ImageFont.load_default(size=150)
    pen.text((SIZE / 2, SIZE / 2), initial, fill="white", font=font, anchor="mm")
    out = BytesIO()
    picture.save(out, "PNG")
    return out.getvalue()
