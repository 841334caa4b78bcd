"""Quality of pictures as WebP files, and the smaller size of those in posts (`SMALL`); of the moving picture of a game:
size, most frames and bytes, seconds a turn."""

import io
from collections.abc import Sequence
from typing import Any, Final

from PIL import Image

from render.kit.canvas import HEIGHT, WIDTH

QUALITY: Final = 82
SMALL: Final = 0.8  # of width and height: clients show a picture of a channel in 1,110 pixels at most
SIZE: Final = (800, round(800 * HEIGHT / WIDTH))
MOST_BYTES: Final = 2 * 1024 * 1024
MOST_FRAMES: Final = 120  # 1.2 MB of memory each while they are put together
TURN_MS: Final = 900
LAST_MS: Final = 5000
QUALITIES: Final = (60, 40, 25, 12)
_KEY_FRAMES_APART: Final = 10**6  # each frame holds only what differs from the one before


def reduced(picture: Image.Image) -> Image.Image:
    """A still picture in fewer pixels."""
    size = round(picture.width * SMALL), round(picture.height * SMALL)
    return picture.resize(size, Image.Resampling.LANCZOS)


def to_webp(picture: Image.Image) -> bytes:
    """For Discord: about a quarter of the lossless size, made in half the time of a small PNG."""
    return _webp(picture, quality=QUALITY)


def _webp(picture: Image.Image, **options: Any) -> bytes:
    body = io.BytesIO()
    picture.save(body, "WEBP", method=0, **options)
    return body.getvalue()


def sampled(count: int) -> list[int]:
    """Which of so many turns are shown, as numbers from 0: all, or as many as fit, spread evenly, first and last among
    them."""
    if count <= MOST_FRAMES:
        return list(range(count))
    return [round(number * (count - 1) / (MOST_FRAMES - 1)) for number in range(MOST_FRAMES)]


def frame(picture: Image.Image) -> Image.Image:
    """A picture in the size of the animation."""
    return picture.reduce(2).resize(SIZE, Image.Resampling.BICUBIC)


def animated(frames: Sequence[Image.Image]) -> bytes:
    """The frames as one animation that begins anew, in the best quality in which it has at most MOST_BYTES; the last
    frame stays longer."""
    first, *others = frames
    options: dict[str, Any] = {
        "save_all": True,
        "append_images": others,
        "duration": [TURN_MS] * len(others) + [LAST_MS],
        "loop": 0,
        "kmin": _KEY_FRAMES_APART - 1,
        "kmax": _KEY_FRAMES_APART,
    }
    for quality in QUALITIES:
        body = _webp(first, quality=quality, **options)
        if len(body) <= MOST_BYTES:
            break
    return body
