"""A person's card: face and name, and for each game the games won, the last results, the rating and its course."""

from collections.abc import Mapping, Sequence
from typing import Final

from PIL import Image, ImageDraw

from render.cards.faces import draw_face
from render.cards.shapes import GameResults, ProfileScene
from render.game import Look
from render.kit import lettering, masks, sprites
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, GOLD, INK, IVORY, LINEN, MAROON, RGB, SOFT_INK
from render.kit.mat import mat
from render.kit.scale import LABEL

WIDE: Final = 1200  # pixels, of which a phone shows a third and less: figures of 36 are then 11 high
_MARGIN: Final = 24
_HEAD: Final = 164
_FACE: Final = 124
_GAME: Final = 262
_GAP: Final = 16
_LEFT: Final = 620  # where the rating begins
_DISC: Final = 64
_BESIDE, _LEAST_PITCH = 72, 58  # from one disc to the next
_PORTRAIT: Final = 84
_LABEL: Final = 38
_RATING, _OFF = 84, 42
_FINE: Final = 3
_LEAST_SPAN: Final = 120  # points of rating over the height of a course, at least
_THICK: Final = 7
_DOT: Final = 11


def draw_profile(scene: ProfileScene, looks: Mapping[str, Look], cloth: tuple[RGB, RGB]) -> Image.Image:
    """As high as its games need. `looks`: by the name of the game."""
    person, name = scene.view, scene.name(0)
    high = _MARGIN + _HEAD + len(person.results) * (_GAME + _GAP) - _GAP + _MARGIN
    canvas = Canvas(mat(WIDE, high, *cloth), scene.style.palette)
    middle = _MARGIN + _HEAD // 2 - 6
    draw_face(canvas, _MARGIN + _FACE // 2, middle, _FACE, person.seats[0], name)
    x = _MARGIN + _FACE + 30
    canvas.text(x, middle - 28, name, 80, weight="title", colour=IVORY, room=WIDE - _MARGIN - x, least=48)
    canvas.text(x, middle + 40, person.where, 42, colour=LINEN, room=WIDE - _MARGIN - x, least=36)
    top = _MARGIN + _HEAD
    for results in person.results:
        box = Box(_MARGIN, top, WIDE - 2 * _MARGIN, _GAME)
        canvas.panel(box, 20)
        _results(canvas, box, results, scene, looks[results.game])
        _rating(canvas, box, results, scene, person.seats[0].colour)
        top += _GAME + _GAP
    return canvas.image


def _results(canvas: Canvas, box: Box, results: GameResults, scene: ProfileScene, look: Look) -> None:
    """Which game, how many were won, and the places in the last ones: as many as have room, the latest first."""
    x, room = box.x + 28, _LEFT - 56
    canvas.sprite(look.sign, x + 30, box.y + 58, 62)
    canvas.text(x + 76, box.y + 58, results.title, 54, weight="title", colour=MAROON, room=room - 76, least=30)
    canvas.icon("crown", x + 30, box.y + 132, 58, BRASS)
    won = scene.say("card-won", won=results.won, games=results.games)
    canvas.text(x + 76, box.y + 132, won, 56, weight="extrabold", room=room - 200, least=36)
    if results.character:
        _portrait(
            canvas, Box(x + room - _PORTRAIT, box.y + 128 - _PORTRAIT // 2, _PORTRAIT, _PORTRAIT), results.character
        )
    y = box.y + 208
    taken = canvas.text(x, y, scene.say("card-last"), _LABEL, colour=SOFT_INK) + 20 if results.last else 0
    space = box.x + _LEFT - x - taken
    pitch = max(_LEAST_PITCH, min(_BESIDE, space // max(1, len(results.last))))
    side = min(_DISC, pitch - 2)
    for number, place in enumerate(results.last[: space // pitch]):
        at = x + taken + side // 2 + number * pitch
        if place == 1:
            canvas.disc(place, at, y, side)
        else:
            field = Box(at - side // 2 + 4, y - side // 2 + 4, side - 8, side - 8)
            canvas.cell(field, (side - 8) // 2, LINEN, BRASS)
            canvas.text(at, y, str(place), LABEL, weight="extrabold", colour=SOFT_INK, anchor="m")


def _portrait(canvas: Canvas, box: Box, character: str) -> None:
    """A round portrait with an edge; nothing of a character that has none."""
    picture = sprites.portrait(character, box.w, box.h)
    if picture is not None:
        canvas.fill(box.inset(-4), box.w // 2 + 4, INK)
        canvas.fill(box.inset(-2), box.w // 2 + 2, GOLD)
        canvas.image.paste(picture, box.edges, masks.rounded(box.w, box.h, box.w // 2))


def _rating(canvas: Canvas, box: Box, results: GameResults, scene: ProfileScene, colour: str) -> None:
    """The rating, how sure it is, and its course below."""
    field = box.right_of(box.x + _LEFT).inset(18)
    canvas.cell(field, 14, CREAM, BRASS)
    if results.rating is None:
        text, room = scene.view.unrated, field.w - 30
        canvas.text(*field.middle, text, 44, colour=SOFT_INK, anchor="m", room=room, least=36)
        return
    y = field.y + 50
    x = field.x + 22
    rating, off = str(results.rating), scene.say("card-off", off=results.off)
    taken = lettering.width(rating, "extrabold", _RATING) + 16 + lettering.width(off, "semibold", _OFF)
    room = field.right - 14 - x - 18 - taken
    x += canvas.text(x, y + 6, scene.say("card-rating"), _LABEL, colour=SOFT_INK, room=room) + 18
    x += canvas.text(x, y, rating, _RATING, weight="extrabold") + 16
    canvas.text(x, y + 6, off, _OFF, colour=SOFT_INK)
    plot = Box(field.x + 26, y + 58, field.w - 52, field.bottom - 24 - y - 58)
    draw_course(canvas, plot, results.course, canvas.player(colour)[0])


def draw_course(canvas: Canvas, box: Box, course: Sequence[float], colour: RGB) -> None:
    """A line from the first figure on the left to the last one, which has a golden dot; of one figure the dot alone."""
    if not course:
        return
    low, high = min(course), max(course)
    span = max(high - low, _LEAST_SPAN)
    bottom = (low + high - span) / 2
    step = box.w / max(1, len(course) - 1)
    first = box.x if len(course) > 1 else box.middle[0]
    points = [
        (first + number * step, box.bottom - (figure - bottom) / span * box.h) for number, figure in enumerate(course)
    ]
    canvas.rule(box.x, box.bottom + 12, box.w, BRASS)
    _line(canvas, box, points, colour)


def _line(canvas: Canvas, box: Box, points: Sequence[tuple[float, float]], colour: RGB) -> None:
    """Drawn larger than it is and made smaller, since Pillow's lines have hard edges."""
    whole = box.inset(-2 * _DOT)
    for width, ink in ((_THICK + 5, INK), (_THICK, colour)):
        mask = Image.new("L", (whole.w * _FINE, whole.h * _FINE), 0)
        fine = [((x - whole.x) * _FINE, (y - whole.y) * _FINE) for x, y in points]
        draw = ImageDraw.Draw(mask)
        if len(fine) > 1:
            draw.line(fine, 255, width * _FINE, joint="curve")
        for x, y in (fine[0], fine[-1]):
            draw.circle((x, y), width * _FINE / 2, fill=255)
        canvas.image.paste(ink, whole.edges, mask.reduce(_FINE))
    for radius, ink in ((_DOT + 4, INK), (_DOT, GOLD)):
        mask = Image.new("L", (whole.w * _FINE, whole.h * _FINE), 0)
        x, y = points[-1]
        ImageDraw.Draw(mask).circle(((x - whole.x) * _FINE, (y - whole.y) * _FINE), radius * _FINE, fill=255)
        canvas.image.paste(ink, whole.edges, mask.reduce(_FINE))
