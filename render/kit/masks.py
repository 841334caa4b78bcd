"""Antialiased alpha masks and colour ramps, each made once."""

from PIL import Image, ImageDraw, ImageFilter

from render.kit.colour import RGB, mix
from render.kit.kept import kept

_FINE = 4
_SWAP = Image.Transpose.TRANSPOSE


@kept
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A rounded rectangle, 255 inside. Pillow's is not antialiased, so its corners are drawn four times as large."""
    corner = min(radius, width // 2, height // 2)
    least = 2 * corner + 2
    mask = _small_rounded(min(width, least), min(height, least), corner)
    return _drawn_out(_drawn_out(mask, width).transpose(_SWAP), height).transpose(_SWAP)


@kept
def _small_rounded(width: int, height: int, corner: int) -> Image.Image:
    mask = Image.new("L", (width * _FINE, height * _FINE), 0)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), corner * _FINE, fill=255)
    return mask.reduce(_FINE)


@kept
def outline(width: int, height: int, radius: int, thickness: int) -> Image.Image:
    """The rim of a rounded rectangle."""
    mask = rounded(width, height, radius).copy()
    inner = rounded(width - 2 * thickness, height - 2 * thickness, max(0, radius - thickness))
    mask.paste(0, (thickness, thickness), inner)
    return mask


@kept
def halo(width: int, height: int, radius: int, blur: int, strength: float) -> Image.Image:
    """A blurred rounded rectangle with a margin of twice `blur` on every side: shadows and glows.

    Blurring costs by the pixel, so only the corners are blurred and the even stretches between them drawn out.
    """
    corner = radius + 4 * blur
    small = (min(width, 2 * corner + 1), min(height, 2 * corner + 1))
    margin = 2 * blur
    mask = Image.new("L", (small[0] + 2 * margin, small[1] + 2 * margin), 0)
    mask.paste(rounded(*small, radius), (margin, margin))
    mask = faded(mask.filter(ImageFilter.GaussianBlur(blur)), strength)
    return _drawn_out(_drawn_out(mask, width + 2 * margin).transpose(_SWAP), height + 2 * margin).transpose(_SWAP)


def _drawn_out(mask: Image.Image, width: int) -> Image.Image:
    """The mask made wider by repeating its middle column."""
    if width <= mask.width:
        return mask
    half = mask.width // 2
    middle = mask.crop((half, 0, half + 1, mask.height))
    wide = Image.new("L", (width, mask.height))
    wide.paste(mask.crop((0, 0, half, mask.height)), (0, 0))
    wide.paste(middle.resize((width - 2 * half, mask.height), Image.Resampling.NEAREST), (half, 0))
    wide.paste(mask.crop((mask.width - half, 0, mask.width, mask.height)), (width - half, 0))
    return wide


@kept
def dashed(width: int, height: int, radius: int, thickness: int, dash: int) -> Image.Image:
    """A dashed rim of a rounded rectangle: every second `dash` of its four sides, corners whole."""
    mask = outline(width, height, radius, thickness).copy()
    draw = ImageDraw.Draw(mask)
    for length, across in ((width, False), (height, True)):
        count = max(1, round((length - 2 * radius) / dash)) | 1
        step = (length - 2 * radius) / count
        for i in range(0, count, 2):
            near, far = round(radius + i * step), round(radius + (i + 1) * step)
            if across:
                draw.rectangle((0, near, thickness, far - 1), fill=0)
                draw.rectangle((width - thickness - 1, near, width, far - 1), fill=0)
            else:
                draw.rectangle((near, 0, far - 1, thickness), fill=0)
                draw.rectangle((near, height - thickness - 1, far - 1, height), fill=0)
    return mask


def faded(mask: Image.Image, strength: float) -> Image.Image:
    """The mask with every value multiplied by `strength`, at most 255."""
    return mask.point([min(255, int(value * strength)) for value in range(256)])


def ramp(width: int, height: int, top: RGB, bottom: RGB) -> Image.Image:
    """A vertical colour ramp."""
    return _column(height, top, bottom).resize((width, height), Image.Resampling.NEAREST)


@kept
def _column(height: int, top: RGB, bottom: RGB) -> Image.Image:
    """A colour ramp one pixel wide."""
    column = Image.new("RGB", (1, height))
    column.putdata([mix(top, bottom, y / max(1, height - 1)) for y in range(height)])
    return column
