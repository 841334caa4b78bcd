"""Pictures as bytes."""

import io

from PIL import Image

QUALITY = 82


def to_webp(picture: Image.Image) -> bytes:
    """For Discord: about a quarter of the lossless size, made in half the time of a small PNG."""
    body = io.BytesIO()
    picture.save(body, "WEBP", quality=QUALITY, method=0)
    return body.getvalue()


def to_png(picture: Image.Image) -> bytes:
    """Without loss, for comparisons."""
    body = io.BytesIO()
    picture.save(body, "PNG", compress_level=1)
    return body.getvalue()
