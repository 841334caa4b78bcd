"""The head of the poster: the winner large in a laurel, on light in their colour, which game it was, who won and why;
everybody who shares a win stands there."""

from typing import Final

from PIL import Image

from engine.core.standings import winners
from render.finale.shapes import laurel, rays
from render.game import Look
from render.kit import lettering, masks
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import BLACK, BRONZE, GOLD, IVORY, RGB, SAND, SHADOW, WALNUT, WHITE, mix, rgb
from render.scene import Course

_RADIUS: Final = 26
_RIM: Final = 5
_HERO: Final = 400  # the width of the winner's part
_OFF: Final = 10  # how far right of its middle the winner is
_REACH: Final = 700  # how far light falls from there
_LARGEST: Final = 256
_WREATH: Final = 384
_SHARED: Final = {2: 176, 3: 150, 4: 150}
_LEAST_SHARED: Final = 128
_DARK: Final = rgb("#2A0D08")  # warm, so that yellow darkens to gold and not to olive
_LIGHT: Final = rgb("#FFF3C4")
_PALE: Final = mix(IVORY, SAND, 0.45)
_LEAVES: Final = rgb("#F6DC8C")
_HEADLINE: Final = 46
_SENTENCE, _ONE_LINE = 68, 54
_SMALLER: Final = ((60, 2), (48, 3))  # the size of a sentence of several lines, and of how many at most


def draw_stage(canvas: Canvas, box: Box, course: Course, look: Look) -> Box:
    """Returns what is left for the podium: right of the winner, below the sentence."""
    colours = [course.view.seats[seat].colour for seat in winners(course.marks[-1].standings)]
    ground = canvas.player(colours[0])[0] if len(colours) == 1 else WALNUT
    canvas.halo(box._replace(y=box.y + 5), _RADIUS, SHADOW, 10, 0.6, covered=box.core(_RADIUS))
    backdrop = _backdrop(box.w, box.h, ground, len(colours) == 1)
    canvas.image.paste(backdrop, box.edges, masks.rounded(box.w, box.h, _RADIUS))
    _heroes(canvas, (box.x + _RIM + _HERO // 2 + _OFF, box.middle[1]), colours, look)
    left = box.x + _RIM + _HERO + 16
    words = Box(left, box.y + 27, box.right - left - 44, box.h - 27 - _RIM)
    canvas.text(words.x, words.y + 24, course.headline, _HEADLINE, colour=_PALE, room=words.w, least=34)
    lines, size = _sentence(course.reason, words.w)
    pitch, top = round(size * 1.14), words.y + 58
    canvas.lines(words.x, top + pitch * len(lines) / 2, lines, size, pitch, weight="title", colour=IVORY)
    return words.below(top + pitch * len(lines) + 14)


@cached
def _backdrop(wide: int, high: int, ground: RGB, wreathed: bool) -> Image.Image:
    """The stage without anybody: in a golden frame darkness in the winner's colour, into which light falls from where
    the winner stands, and the laurel round that."""
    canvas = Canvas(masks.ramp(wide, high, mix(GOLD, WHITE, 0.25), mix(GOLD, BRONZE, 0.35)))
    inside = Box(0, 0, wide, high).inset(_RIM)
    canvas.fill(inside, _RADIUS - _RIM, mix(ground, _DARK, 0.5), to=mix(ground, _DARK, 0.82))
    x, y = _HERO // 2 + _OFF, inside.h // 2
    light = rays(x + _REACH, inside.h, x, y, _REACH)
    canvas.image.paste(mix(ground, WHITE, 0.35), (inside.x, inside.y), light)
    canvas.rim(inside.inset(-1), _RADIUS - _RIM + 1, mix(ground, _DARK, 0.85), 3)
    canvas.halo(Box(inside.x + x - 90, inside.y + y - 90, 180, 180), 90, _LIGHT, 60, 0.5)
    if wreathed:
        left, top = inside.x + x - _WREATH // 2, inside.y + y - _WREATH // 2
        canvas.image.paste(mix(BRONZE, BLACK, 0.5), (left + 3, top + 5), laurel(_WREATH))
        canvas.image.paste(_LEAVES, (left, top), laurel(_WREATH))
    return canvas.image


def _sentence(sentence: str, room: int) -> tuple[tuple[str, ...], int]:
    """Its lines and their size; cut only where it is too long for the smallest."""
    line, chosen = lettering.fitted(sentence, "title", _SENTENCE, room, _ONE_LINE)
    if line == sentence:
        return (line,), chosen
    for size, most in _SMALLER:
        lines, chosen = lettering.lines(sentence, "title", _SENTENCE, room, size, most)
        if " ".join(lines) == sentence and chosen >= size:
            break
    return lines, chosen


def _heroes(canvas: Canvas, middle: tuple[int, int], colours: list[str], look: Look) -> None:
    """One large figure, or all who won in rows of two."""
    side = _LARGEST if len(colours) == 1 else _SHARED.get(len(colours), _LEAST_SHARED)
    rows = [colours[at : at + 2] for at in range(0, len(colours), 2)]
    for down, row in enumerate(rows):
        y = middle[1] + (down - (len(rows) - 1) / 2) * (side + 8)
        for across, colour in enumerate(row):
            x = middle[0] + (across - (len(row) - 1) / 2) * (side + 4)
            shadow = Box(round(x - side * 0.36), round(y - side * 0.3), round(side * 0.72), round(side * 0.72))
            canvas.halo(shadow, shadow.w // 2, SHADOW, side // 12, 0.6)
            canvas.sprite(f"{look.token}-{colour}", x, y, side)
