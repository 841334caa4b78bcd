"""Pictures of entries of the look-up, alike for all games: a thing in the middle of a sheet, at the table as it is now
or as a game begins; or a legend."""

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Any, Final

from PIL import Image

from engine.games import rules_of
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import RGB, SAND, SHADOW, WALNUT
from render.kit.mat import WIDE, draw_legend, mat
from render.kit.parts import Framed, Part
from render.scene import AnyScene, Scene, Style, TopicScene, opening
from words.speech import words

HIGH: Final = 400  # the height in pixels of the mat on which one thing is drawn
SHEET: Final = Box(0, 0, WIDE, HIGH).inset(14)  # of parchment, for one thing
ROOM: Final = SHEET.inset(26)  # where it lies
_ROUND: Final = 18
DrawTopic = Callable[[Canvas, TopicScene], None]
DrawPicture = Callable[[AnyScene], Image.Image]


def seen(
    scene: TopicScene, draw: DrawPicture, game: str, seats: int, options: tuple[tuple[str, str], ...] = ()
) -> tuple[Image.Image, Any]:
    """A picture of the table that a topic is asked at, with nothing lit, and its view; where there is no table, that of
    a game of so many seats as it begins."""
    style, table = scene.style._replace(near=False), scene.view.table
    if table is None:
        begun = (game, seats, scene.language, style, options)
        return _begun_picture(draw, *begun), _begun(*begun).view
    return draw(Scene(table, scene.names, scene.language, scene.say, style=style)), table


@lru_cache(maxsize=16)
def _begun(game: str, seats: int, language: str, style: Style, options: tuple[tuple[str, str], ...]) -> AnyScene:
    return opening(rules_of(game), seats, language, words(language).about(game).say, dict(options), style)


@cached
def _begun_picture(draw: DrawPicture, *begun: Any) -> Image.Image:
    return draw(_begun(*begun))


def middle(size: tuple[int, int]) -> Box:
    """A box of that size in the middle of the sheet."""
    return Box(ROOM.middle[0] - size[0] // 2, ROOM.middle[1] - size[1] // 2, *size)


def draw_part(canvas: Canvas, picture: Image.Image, part: Box) -> tuple[int, int, float]:
    """Draws a part of a picture in the middle of the sheet, as large as it fits there. Returns where it lies and how
    much larger it is."""
    scale = min(ROOM.w / part.w, ROOM.h / part.h)
    large = picture.crop(part.edges).resize((round(part.w * scale), round(part.h * scale)), Image.Resampling.LANCZOS)
    box = middle(large.size)
    canvas.halo(box._replace(y=box.y + 4), _ROUND, SHADOW, 6, 0.5)
    canvas.inlay(box, _ROUND, large)
    return box.x, box.y, scale


def framed_piece(piece: Part, edge: RGB) -> Part:
    """A piece in a frame, as it shows what may be chosen or what the last turn moved."""
    return Framed(Framed(piece, edge, SAND, thickness=7), WALNUT, WALNUT)


@cached
def _empty_sheet(top: RGB, bottom: RGB) -> Image.Image:
    canvas = Canvas(mat(WIDE, HIGH, top, bottom))
    canvas.panel(SHEET, 24)
    return canvas.image


def draw_topic(
    scene: TopicScene,
    cloth: tuple[RGB, RGB],
    topics: Mapping[str, DrawTopic],
    legends: Mapping[str, Mapping[str, Part]],
) -> Image.Image:
    """By the key of an entry, `topics`: how the thing is drawn on a sheet; `legends`: the signs of an entry that is a
    legend, on a mat of its own height, by the end of the message that says what they mean. Raises KeyError for an entry
    that is about nothing one could see."""
    signs = legends.get(scene.view.key)
    if signs is not None:
        entries = [(part, scene.say(f"legend-{name}")) for name, part in signs.items()]
        return draw_legend(cloth, entries, scene.style.palette)
    canvas = Canvas(_empty_sheet(*cloth), scene.style.palette)
    topics[scene.view.key](canvas, scene)
    return canvas.image
