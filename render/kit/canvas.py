"""The size of all pictures in pixels (`WIDTH`, `HEIGHT`), boxes, and the strokes they are drawn with: panels, texts,
pieces, discs, glow. Everything is a cached mask pasted in a colour, because antialiased drawing anew each time would be
too slow."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image

from render.kit import lettering, masks, materials, sprites
from render.kit.colour import (
    BLACK,
    BRASS,
    BRONZE,
    GOLD,
    INK,
    IVORY,
    OAK,
    PALETTES,
    PARCHMENT,
    RGB,
    SAND,
    SHADOW,
    USUAL,
    WALNUT,
    WHITE,
    mix,
)

WIDTH, HEIGHT = 1760, 1120
"""Every picture is 11:7, the box Discord shows one picture in."""
_LARGE = 2_000  # from so many pixels on only what a mask changes is painted through it, since that costs by the pixel
_GILT: Final = 3  # the golden line below a band
_EAVES, _EAVES_SHADE = 10, 0.32  # how far down its shade reaches, and how dark it begins


class Box(NamedTuple):
    """A rectangle in pixels."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        return self.x + self.w

    @property
    def bottom(self) -> int:
        return self.y + self.h

    @property
    def middle(self) -> tuple[int, int]:
        return self.x + self.w // 2, self.y + self.h // 2

    @property
    def edges(self) -> tuple[int, int, int, int]:
        """Left, top, right and bottom, as Pillow wants them."""
        return self.x, self.y, self.right, self.bottom

    def inset(self, margin: int) -> "Box":
        """The box made smaller by `margin` on every side (larger where negative)."""
        return Box(self.x + margin, self.y + margin, self.w - 2 * margin, self.h - 2 * margin)

    def core(self, radius: int) -> "Box":
        """The largest part that has nothing of the corners of that radius."""
        return self.inset(radius * 3 // 10 + 2)

    def below(self, y: int) -> "Box":
        """The part of the box from `y` down."""
        return self._replace(y=y, h=self.bottom - y)

    def right_of(self, x: int) -> "Box":
        """The part of the box from `x` to the right."""
        return self._replace(x=x, w=self.right - x)

    def columns(self, count: int, gap: int = 0) -> list["Box"]:
        """So many equal boxes side by side, `gap` pixels apart."""
        pitch = (self.w + gap) // count
        return [self._replace(x=self.x + i * pitch, w=pitch - gap) for i in range(count)]

    def rows(self, count: int, gap: int = 0) -> list["Box"]:
        """So many equal boxes below each other, `gap` pixels apart."""
        pitch = (self.h + gap) // count
        return [self._replace(y=self.y + i * pitch, h=pitch - gap) for i in range(count)]

    def grid(self, count: int, across: int, gap: int = 0) -> list["Box"]:
        """So many equal boxes in reading order, `across` in each row; the last row may not be full."""
        return [box for row in self.rows(-(-count // across), gap) for box in row.columns(across, gap)][:count]

    def contains(self, other: "Box") -> bool:
        return self.x <= other.x and self.y <= other.y and other.right <= self.right and other.bottom <= self.bottom

    def overlaps(self, other: "Box") -> bool:
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


WHOLE: Final = Box(0, 0, WIDTH, HEIGHT)
_SECTIONS_GAP: Final = 8


def around(boxes: Sequence[Box], margin: int, within: Box, least: tuple[int, int] = (0, 0)) -> Box:
    """The smallest box round them all with a margin, not smaller than `least`, kept inside `within`."""
    left, top = min(box.x for box in boxes) - margin, min(box.y for box in boxes) - margin
    right, bottom = max(box.right for box in boxes) + margin, max(box.bottom for box in boxes) + margin
    wide, high = min(max(right - left, least[0]), within.w), min(max(bottom - top, least[1]), within.h)
    x = min(max((left + right - wide) // 2, within.x), within.right - wide)
    return Box(x, min(max((top + bottom - high) // 2, within.y), within.bottom - high), wide, high)


def stacked(picture: Image.Image, sections: Sequence[Box], wide: int) -> Image.Image:
    """Sections of a picture below each other, for narrow screens on which the whole would be too small; those wider
    than `wide` pixels are made smaller."""
    pieces = [picture.crop(section.edges) for section in sections]
    pieces = [
        piece.resize((wide, round(piece.height * wide / piece.width)), Image.Resampling.LANCZOS)
        if piece.width > wide
        else piece
        for piece in pieces
    ]
    high = sum(piece.height for piece in pieces) + _SECTIONS_GAP * (len(pieces) - 1)
    sheet = Image.new("RGB", (max(piece.width for piece in pieces), high), BRONZE)
    top = 0
    for piece in pieces:
        sheet.paste(piece, ((sheet.width - piece.width) // 2, top))
        top += piece.height + _SECTIONS_GAP
    return sheet


class Canvas:
    """An RGB picture with the few strokes our pictures are made of; players are drawn in the colours of `palette`.
    Coordinates are pixels from the top left."""

    def __init__(self, ground: Image.Image, palette: str = USUAL) -> None:
        self.image = ground.copy()
        self.palette = palette

    def player(self, colour: str) -> tuple[RGB, RGB]:
        """A player's colour in the palette of the picture: ground, and text on that ground."""
        return PALETTES[self.palette][colour]

    def fill(
        self,
        box: Box,
        radius: int,
        colour: RGB,
        *,
        to: RGB | None = None,
        opacity: float = 1.0,
        left: int | None = None,
    ) -> None:
        """A filled rounded rectangle; with `to`, a ramp down to that colour; with `left`, its leftmost pixels only."""
        paint: Image.Image | RGB = colour if to is None else masks.ramp(box.w, box.h, colour, to)
        wide = box.w if left is None else left
        if opacity < 1 or wide * box.h < _LARGE or 2 * radius + 2 > box.h:
            mask = masks.rounded(box.w, box.h, radius)
            self._paste(paint, box, masks.faded(mask, opacity) if opacity < 1 else mask, (0, 0, wide, box.h))
            return
        self._ends(paint, box._replace(w=wide), masks.ends(box.w, radius, 0), radius)
        self._paste(paint, box, None, (0, radius, wide, box.h - radius))

    def inlay(self, box: Box, radius: int, picture: Image.Image) -> None:
        """A picture as large as the box, with rounded corners."""
        self._ends(picture, box, masks.ends(box.w, radius, 0), radius)
        self._paste(picture, box, None, (0, radius, box.w, box.h - radius))

    def rim(self, box: Box, radius: int, colour: RGB, thickness: int) -> None:
        """The outline of a rounded rectangle, inside the box."""
        edge = radius + thickness
        if box.w * box.h < _LARGE or 2 * edge + 2 > min(box.w, box.h):
            self.image.paste(colour, box.edges, masks.outline(box.w, box.h, radius, thickness))
            return
        self._ends(colour, box, masks.ends(box.w, radius, thickness), edge)
        for left in (0, box.w - thickness):
            self._paste(colour, box, None, (left, edge, left + thickness, box.h - edge))

    def bevel(self, box: Box, radius: int, thickness: int, light: float, shade: float) -> None:
        """Light on the upper and the left edge of a rounded rectangle, shade on the others, of that strength."""
        edge = radius + thickness
        if 2 * edge + 2 > box.h:
            lit, dark = masks.bevel(box.w, box.h, radius, thickness, light, shade)
            self.image.paste(IVORY, box.edges, lit)
            self.image.paste(SHADOW, box.edges, dark)
            return
        of_light, of_shade = masks.bevel_ends(box.w, radius, thickness, light, shade)
        self._ends(IVORY, box, of_light, edge)
        self._ends(SHADOW, box, of_shade, edge)
        for left, colour, strength in ((0, IVORY, light), (box.w - thickness, SHADOW, shade)):
            side = Box(box.x + left, box.y + edge, thickness, box.h - 2 * edge)
            self.image.paste(colour, side.edges, masks.slope(side.w, side.h, strength, strength))

    def dashes(self, box: Box, radius: int, colour: RGB, thickness: int, dash: int) -> None:
        """A dashed outline of a rounded rectangle, inside the box."""
        self.image.paste(colour, box.edges, masks.dashed(box.w, box.h, radius, thickness, dash))

    def halo(
        self, box: Box, radius: int, colour: RGB, blur: int, strength: float, *, covered: Box | None = None
    ) -> None:
        """A soft glow or shadow round the box over the box as well but for what will be `covered`."""
        whole = box.inset(-2 * blur)
        if covered is None:
            self.image.paste(colour, whole.edges, masks.halo(box.w, box.h, radius, blur, strength))
            return
        free = covered._replace(x=covered.x - whole.x, y=covered.y - whole.y).edges
        for left, top, mask in masks.halo_sides(box.w, box.h, radius, blur, strength, free):
            x, y = whole.x + left, whole.y + top
            self.image.paste(colour, (x, y, x + mask.width, y + mask.height), mask)

    def panel(self, box: Box, radius: int, *, edge: RGB = OAK) -> None:
        """A sheet of parchment with a shadow, an edge in the light and a fine inner line."""
        self.halo(Box(box.x + 3, box.y + 5, box.w, box.h), radius, SHADOW, 8, 0.5, covered=box.core(radius))
        self.fill(box, radius, edge)
        self.fill(box.inset(3), radius - 3, PARCHMENT, to=SAND)
        self.rim(box.inset(7), max(2, radius - 6), BRASS, 1)
        self.bevel(box, radius, 3, 0.4, 0.45)

    def nameplate(self, box: Box, colour: str) -> RGB:
        """The left end of a player's row in their colour, with a golden edge; returns the colour of text on it."""
        ground, ink = self.player(colour)
        lit, shaded = mix(ground, WHITE, 0.12), mix(ground, BLACK, 0.12)
        self.fill(box._replace(w=box.w + 20), 17, lit, to=shaded, left=box.w)
        self.fill(Box(box.right, box.y, 4, box.h), 1, GOLD)
        return ink

    def cell(self, box: Box, radius: int, fill: RGB, edge: RGB, thickness: int = 2) -> None:
        self.fill(box, radius, edge)
        self.fill(box.inset(thickness), max(1, radius - thickness), fill)

    def raised(
        self,
        box: Box,
        radius: int,
        fill: RGB,
        edge: RGB,
        thickness: int = 2,
        *,
        to: RGB | None = None,
        drop: int = 3,
        blur: int = 4,
        strength: float = 0.4,
    ) -> None:
        """A plate with an edge, in a light from the top left, and its shadow, `drop` pixels lower. `to`: the colour at
        its foot."""
        covered = box.core(radius) if box.w * box.h >= _LARGE else None
        shadow = box._replace(x=box.x + drop * 2 // 3, y=box.y + drop)
        self.halo(shadow, radius, SHADOW, blur, strength, covered=covered)
        self.slab(box, radius, fill, edge, thickness, to=to)

    def slab(self, box: Box, radius: int, fill: RGB, edge: RGB, thickness: int = 2, *, to: RGB | None = None) -> None:
        """The same without a shadow, for what lies on a plate already."""
        self._laid(box, radius, materials.slab(box.w, box.h, radius, fill, to, edge, thickness))

    def hollow(self, box: Box, radius: int, ground: RGB) -> None:
        """A place sunk into a plate, for what may lie there."""
        self._laid(box, radius, materials.hollow(box.w, box.h, radius, ground))

    def band(self, box: Box, radius: int, top: RGB, foot: RGB) -> None:
        """A band of colour for a title, its upper corners round; below it a golden line and its shade."""
        mask = masks.rounded(box.w, box.h + radius, radius).crop((0, 0, box.w, box.h))
        self.image.paste(materials.band(box.w, box.h, top, foot), (box.x, box.y), mask)
        self.rule(box.x, box.bottom, box.w, GOLD, _GILT)
        self.image.paste(SHADOW, (box.x, box.bottom + _GILT), masks.slope(box.w, _EAVES, _EAVES_SHADE, 0))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        size: int,
        *,
        weight: str = "semibold",
        colour: RGB = INK,
        anchor: str = "l",
        room: int | None = None,
        least: int = 24,
    ) -> int:
        """Draw one line of text; `y`: the middle of its capitals, `anchor`: l, m or r of `x`. If `room` is given, the
        text shrinks to that width, down to the size `least`, then is cut. Returns its width in pixels."""
        if room is not None:
            text, size = lettering.fitted(text, weight, size, room, min(least, size))
        line = lettering.word(text, weight, size)
        left = round(x) - (line.advance if anchor == "r" else line.advance // 2 if anchor == "m" else 0) + line.left
        top = round(y) + line.top
        self.image.paste(colour, (left, top, left + line.mask.width, top + line.mask.height), line.mask)
        return line.advance

    def lines(
        self,
        x: float,
        y: float,
        lines: Sequence[str],
        size: int,
        pitch: float,
        *,
        weight: str = "semibold",
        colour: RGB = INK,
        anchor: str = "l",
    ) -> None:
        """Draw lines of text below each other, `pitch` pixels apart, all together centred on `y`."""
        for number, line in enumerate(lines):
            middle = y + (number - (len(lines) - 1) / 2) * pitch
            self.text(x, middle, line, size, weight=weight, colour=colour, anchor=anchor)

    def sprite(self, name: str, cx: float, cy: float, side: int, *, quarters: int = 0, opacity: float = 1.0) -> None:
        """A coloured piece centred on (cx, cy), turned clockwise by quarters of a circle, or fading."""
        name = sprites.in_palette(name, self.palette)
        if quarters:
            piece = sprites.turned(name, side, quarters)
        else:
            piece = sprites.sprite(name, side) if opacity == 1 else sprites.faint(name, side, opacity)
        self._put(piece, cx - side / 2, cy - side / 2)

    def pile(self, names: tuple[str, ...], cx: float, bottom: float, side: int, rise: float = sprites.RISE) -> int:
        """Draw a pile of flat pieces, the lowest first, standing on `bottom`, each `rise` of its side above the one
        below. Returns the pile's height in pixels."""
        piece = sprites.stack(tuple(sprites.in_palette(name, self.palette) for name in names), side, rise)
        self._put(piece, cx - side / 2, bottom - piece[0].height)
        return piece[0].height

    def icon(self, name: str, cx: float, cy: float, side: int, colour: RGB = INK) -> None:
        box = Box(round(cx - side / 2), round(cy - side / 2), side, side)
        self.image.paste(colour, box.edges, sprites.icon(name, side))

    def rule(self, x: int, y: int, length: int, colour: RGB, thickness: int = 2) -> None:
        self.image.paste(colour, (x, y, x + length, y + thickness))

    def disc(self, number: int | str, cx: float, cy: float, side: int, *, figure: float = 0.64) -> None:
        """A gold disc with a number. `figure`: the size of the number as a share of the disc's."""
        self.sprite("medallion", cx, cy, side)
        self.text(cx, cy, str(number), round(side * figure), weight="extrabold", colour=BRONZE, anchor="m")

    def tag(self, number: int, cx: float, cy: float, side: int) -> None:
        """A number in an order, on a dark sign that points to the next one: a disc would be taken for a coin."""
        for inset, paint in ((0, IVORY), (3, WALNUT)):
            mask = masks.tag(side + 8 - 2 * inset, side - 2 * inset)
            self.image.paste(paint, (round(cx - mask.width / 2), round(cy - mask.height / 2)), mask)
        self.text(cx - 5, cy, str(number), round(side * 0.84), weight="extrabold", colour=IVORY, anchor="m")

    def badge(self, text: str, cx: float, cy: float, height: int, fill: RGB, colour: RGB = IVORY) -> None:
        size = round(height * 0.78)
        width = max(height, lettering.width(text, "extrabold", size) + round(height * 0.42))
        box = Box(round(cx - width / 2), round(cy - height / 2), width, height)
        self.cell(box, height // 2, fill, IVORY)
        self.text(cx, cy, text, size, weight="extrabold", colour=colour, anchor="m")

    def _put(self, piece: sprites.Sprite, left: float, top: float) -> None:
        self.image.paste(piece[0], (round(left), round(top)), piece[1])

    def _laid(self, box: Box, radius: int, picture: Image.Image) -> None:
        """A picture as large as the box, with rounded corners, in whichever way is quicker."""
        if box.w * box.h < _LARGE or 2 * radius + 2 > box.h:
            self.image.paste(picture, (box.x, box.y), masks.rounded(box.w, box.h, radius))
        else:
            self.inlay(box, radius, picture)

    def _ends(self, paint: Image.Image | RGB, box: Box, ends: tuple[Image.Image, Image.Image], high: int) -> None:
        """Paint the uppermost and the lowest rows of the box, `high` pixels each, through these masks, which may be
        wider than the box."""
        for top, mask in zip((0, box.h - high), ends, strict=True):
            part = (0, top, box.w, top + high)
            spot = (box.x, box.y + top, box.right, box.y + top + high)
            through = mask if mask.width == box.w else mask.crop((0, 0, box.w, high))
            self.image.paste(paint.crop(part) if isinstance(paint, Image.Image) else paint, spot, through)

    def _paste(
        self, paint: Image.Image | RGB, box: Box, mask: Image.Image | None, part: tuple[int, int, int, int]
    ) -> None:
        """Paint a part (left, top, right, bottom) of the box, through the part of the mask that lies there."""
        left, top, right, bottom = part
        spot = (box.x + left, box.y + top, box.x + right, box.y + bottom)
        whole = part == (0, 0, box.w, box.h)
        through = mask if mask is None or whole else mask.crop(part)
        self.image.paste(paint.crop(part) if isinstance(paint, Image.Image) and not whole else paint, spot, through)
