"""How Marco Polo's characters look: portrait, name, what each of them gets in signs and few words, in the draft, in the
look-up and on player boards; whose is what is taken already."""

from collections.abc import Callable
from typing import Final, NamedTuple

from PIL import Image

from engine.marco_polo.components.amounts import CAMEL, COIN, NOTHING, Reward
from engine.marco_polo.components.board import BEIJING_VP, COINS, FIVE_COINS, KHAN, POSTS
from engine.marco_polo.components.characters import CHARACTERS
from engine.marco_polo.notation import PICK
from engine.marco_polo.view import View
from render.kit import lettering, masks, sprites
from render.kit.cache import cached
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, CRIMSON, INK, IVORY, LINEN, OAK, PARCHMENT, SHADOW, SOFT_INK, WALNUT, mix
from render.marco_polo.scene import GameScene
from render.marco_polo.spaces import WHOLE
from render.marco_polo.symbols import ARROW, Symbol, Symbols, amounts_row, draw_row, light, reward_row, write
from render.scene import Say

CARDS: Final = WHOLE.inset(4)  # where the draft lies
_GAP: Final = 16
_RADIUS: Final = 20
_EDGE: Final = 4
_MARGIN: Final = 18
_TALL: Final = 500  # a card at least so high has its portrait above everything else
_PICTURE: Final = 0.43  # the part of such a card with the portrait
_BAND: Final = 112  # the height of a name on two lines
_ONE_LINE: Final = 540  # wide enough for every name on one line
_LOW_BAND: Final = 84
_NAME: Final = 54
_LEAST_NAME: Final = 50
_LEAST_NAME_BESIDE: Final = 44  # beside a portrait
_WORDS: Final = 46
_LEAST_WORDS: Final = 38
_SENTENCE: Final = 1020  # the pixels that the longest words take on one line, and what is lost at the ends of lines
_SIGN: Final = 88
_TAKEN: Final = 0.5  # how dark a card is that somebody has
_EMBLEM: Final = 92  # of who has it
_WIDE: Final = 0.37  # the part of a wide card with the portrait
_BROAD: Final = 420  # a lower card at least so wide is one
_FOR_SIGNS: Final = 180  # so much room below the name is enough for signs besides words
_LEAST_SIGN: Final = 44
_PLUS: Final = Symbol("", "+")
_TRADED: Final[Symbols] = tuple(Symbol(f"good-{good}") for good in ("camel", "pepper", "silk", "gold"))


def _other_incomes(seats: int) -> tuple[Symbols, ...]:
    """Mercator's income from others' Khan's favours and coins, which depends on the number of players."""
    signs = {KHAN: Symbol("good-choice"), COINS: amounts_row(FIVE_COINS)[0]}
    incomes = [(sign, CHARACTERS["mercator"].income_from(space, seats)) for space, sign in signs.items()]
    return tuple((sign, ARROW, _PLUS, *amounts_row(income)) for sign, income in incomes if income != NOTHING)


def _income(character: str) -> Symbols:
    return (_PLUS, *reward_row(Reward(CHARACTERS[character].round_income)))


GIFTS: Final[dict[str, Callable[[str, int], tuple[Symbols, ...]]]] = {
    "raschid": lambda own, _: ((Symbol(f"die-{own}-0"), ARROW, Symbol(f"die-{own}-1"), Symbol(f"die-{own}-6")),),
    "matteo": lambda own, _: ((_PLUS, Symbol("die-white-0"), Symbol("contract")),),
    "berke": lambda own, _: ((Symbol("die-neutral-4"), Symbol(f"die-{own}-2"), ARROW, Symbol("coin-free")),),
    "mercator": lambda own, seats: (
        (Symbol("family-any"), ARROW, Symbol("", "+1")),
        _TRADED,
        *_other_incomes(seats),
    ),
    "niccolo-marco": lambda own, _: ((Symbol(f"family-{own}"), Symbol(f"family-{own}")), _income("niccolo-marco")),
    "rubruk": lambda own, _: (
        (Symbol(f"post-black-{own}", "2"),),
        (Symbol("step"), ARROW, Symbol(f"post-{own}")),
    ),
    "caprini": lambda own, _: (
        (Symbol("place-oasis"), Symbol("both-ways", size=0.7), Symbol("place-oasis")),
        _income("caprini"),
    ),
    "kubilai": lambda own, _: ((Symbol("place-beijing"), Symbol("points", worth=str(BEIJING_VP[0]))),),
}
"""The rows of signs of each character, with the pieces of its player's colour, at a table of so many seats."""


class _Face(NamedTuple):
    """What stands on a card."""

    character: str
    name: str
    signs: tuple[Symbols, ...]
    words: str


def _face(say: Say, character: str, colour: str, seats: int, *, full: bool) -> _Face:
    name = say(f"character-{character}" if full else f"character-{character}.short")
    if character not in CHARACTERS:
        return _Face(character, name, (), "")
    words = say(f"picture-character-{character}", **_figures(character))
    return _Face(character, name, GIFTS[character](colour, seats), words)


def draw_character(
    canvas: Canvas, box: Box, say: Say, character: str, colour: str, seats: int, *, full: bool = False
) -> None:
    """A card with the character's portrait and name, what it gets in signs (the last ones only where there is little
    room) and in a few words. `full`: with the whole name."""
    face = _face(say, character, colour, seats, full=full)
    if box.h >= _TALL or box.w >= _BROAD:
        _lay(canvas, box, face)
    else:
        _draw_small(canvas, box, face)


def _lay(canvas: Canvas, box: Box, face: _Face, *, dark: bool = False) -> None:
    """A large card with its shadow."""
    canvas.halo(box._replace(y=box.y + 5), _RADIUS, SHADOW, 7, 0.55, covered=box.core(_RADIUS))
    canvas.inlay(box, _RADIUS, _card(box.w, box.h, face, dark, canvas.palette))


@cached
def _card(width: int, height: int, face: _Face, dark: bool, palette: str) -> Image.Image:
    """A large card with square corners: it stays as it is for a whole draft."""
    box = Box(0, 0, width, height)
    canvas = Canvas(Image.new("RGB", (width, height), CREAM), palette)
    draw = _draw_tall if height >= _TALL else _draw_wide
    draw(canvas, box, face)
    canvas.rim(box, _RADIUS, WALNUT, _EDGE)
    if dark:
        canvas.fill(box, 1, INK, opacity=_TAKEN)
    return canvas.image


def _draw_tall(canvas: Canvas, box: Box, face: _Face) -> None:
    """From the top the portrait, the name on a band, signs, words."""
    portrait = box._replace(h=round(box.h * _PICTURE))
    _draw_portrait(canvas, portrait, face.character)
    band = Box(box.x, portrait.bottom, box.w, _LOW_BAND if box.w >= _ONE_LINE else _BAND)
    canvas.fill(band, 1, CRIMSON, to=mix(CRIMSON, INK, 0.4))
    for y in (band.y - 2, band.bottom - 2):
        canvas.rule(band.x, y, band.w, BRASS, 4)
    lines, size = lettering.lines(face.name, "semibold", _NAME, band.w - 24, _LEAST_NAME)
    canvas.lines(*band.middle, lines, size, size, colour=IVORY, anchor="m")
    below, foot = box.below(band.bottom).inset(_MARGIN), _foot(box)
    plate = below._replace(h=foot.y - 12 - below.y)
    canvas.cell(plate, 14, LINEN, BRASS, 2)
    _draw_signs(canvas, plate.inset(8), face.signs, _SIGN)
    written = foot.inset(_MARGIN)._replace(y=foot.y, h=foot.h - _MARGIN)
    write(canvas, written, face.words, _WORDS, _LEAST_WORDS, centred=True)


def _foot(box: Box) -> Box:
    """The lower end of a tall card, where the words stand or whose it is."""
    high = round(-(-_SENTENCE // (box.w - 2 * _MARGIN)) * _WORDS * 1.16) + 30
    return box.below(box.bottom - high)


def _draw_wide(canvas: Canvas, box: Box, face: _Face) -> None:
    """The portrait on the left, on its right the name, signs, words."""
    portrait = box._replace(w=round(box.w * _WIDE))
    _draw_portrait(canvas, portrait, face.character)
    canvas.fill(Box(portrait.right, box.y, 4, box.h), 1, BRASS)
    right = box.right_of(portrait.right + 4).inset(_MARGIN)
    lines, size = lettering.lines(face.name, "semibold", _NAME, right.w, _LEAST_NAME_BESIDE)
    high = round(size * 1.05) * len(lines)
    canvas.lines(right.middle[0], right.y + high / 2, lines, size, size * 1.05, colour=CRIMSON, anchor="m")
    rest = right.below(right.y + high + 8)
    plate = rest._replace(h=round(rest.h * 0.53))
    canvas.cell(plate, 14, LINEN, BRASS, 2)
    _draw_signs(canvas, plate.inset(6), face.signs, _SIGN)
    write(canvas, rest.below(plate.bottom + 8), face.words, _WORDS, _LEAST_WORDS, centred=True)


def _draw_small(canvas: Canvas, box: Box, face: _Face) -> None:
    """The portrait in the corner with the name beside it, then words, then as many signs as there is room for."""
    canvas.raised(box, 14, CREAM, OAK, 3, drop=2, blur=3, strength=0.3)
    inner = box.inset(3)
    side = min(inner.w * 2 // 5, round(inner.h * 0.42))
    portrait = inner._replace(w=side, h=side)
    _draw_portrait(canvas, portrait, face.character, masks.rounded(inner.w, inner.h, 11))
    canvas.rule(inner.x, portrait.bottom, inner.w, BRASS, 3)
    room = inner._replace(h=side).right_of(portrait.right + 8)
    lines, size = lettering.lines(face.name, "semibold", 44, room.w - 8, 36)
    canvas.lines(room.middle[0] - 4, room.middle[1], lines, size, size * 1.05, colour=SOFT_INK, anchor="m")
    below = inner.below(portrait.bottom + 4)
    below = below._replace(x=below.x + 4, w=below.w - 8)
    if below.h < _FOR_SIGNS:
        write(canvas, below, face.words, 36, 24, centred=True)
        return
    room = below.below(below.y + write(canvas, below, face.words, 36, 24) + 6)
    if room.h >= _LEAST_SIGN:
        _draw_signs(canvas, room, face.signs[-(room.h // _LEAST_SIGN) :], 64)


def _draw_portrait(canvas: Canvas, box: Box, character: str, corner: Image.Image | None = None) -> None:
    """Fills the box, empty where there is no portrait. `corner`: a mask whose top left the box lies on."""
    picture = sprites.portrait(character, box.w, box.h) or Image.new("RGB", (box.w, box.h), PARCHMENT)
    canvas.image.paste(picture, (box.x, box.y), corner and corner.crop((0, 0, box.w, box.h)))


def _draw_signs(canvas: Canvas, box: Box, rows: tuple[Symbols, ...], largest: int) -> None:
    for place, row in zip(box.rows(max(1, len(rows))), rows, strict=False):
        draw_row(canvas, place, row, min(largest, place.h - 6))


def cards_of(count: int) -> list[Box]:
    """Where so many characters lie side by side in the draft."""
    return CARDS.columns(count, _GAP)


def taken(view: View) -> list[int]:
    """The seats that have a character already, the last that chose first: they choose from the last one on."""
    return [number for number, seat in enumerate(view.seats) if seat.character in CHARACTERS]


def draw_draft(canvas: Canvas, scene: GameScene) -> None:
    """The characters on offer in the colours of the seat that chooses, a frame round those that the reader may choose;
    beyond them the dark cards of what is taken with who has it."""
    view, gone = scene.view, taken(scene.view)
    boxes = cards_of(len(view.draft) + len(gone))
    chooser = view.seats[len(view.draft) - 2].colour
    for box, character in zip(boxes, view.draft, strict=False):
        draw_character(canvas, box, scene.say, character, chooser, len(view.seats), full=True)
        if PICK(character) in scene.offered:
            light(canvas, box.inset(1), _RADIUS)
    for box, number in zip(boxes[len(view.draft) :], gone, strict=True):
        seat = view.seats[number]
        face = _face(scene.say, seat.character, seat.colour, len(view.seats), full=True)
        _lay(canvas, box, face._replace(words=""), dark=True)
        _draw_owner(canvas, _foot(box), seat.colour, scene.name(number))


def _draw_owner(canvas: Canvas, plate: Box, colour: str, name: str) -> None:
    """Who has a character, in their colour: the emblem, and the name below it or on a flat plate beside it."""
    ground, ink = canvas.player(colour)
    canvas.cell(plate, _RADIUS, ground, WALNUT, _EDGE)
    inner, flat = plate.inset(18), plate.w > 2 * plate.h
    if flat:
        emblem, room = inner._replace(w=_EMBLEM), inner.right_of(inner.x + _EMBLEM + 18)
    else:
        emblem, room = inner._replace(h=_EMBLEM), inner.below(inner.y + _EMBLEM + 10)
    canvas.sprite(f"emblem-{colour}", *emblem.middle, _EMBLEM)
    lines, size = lettering.lines(name, "semibold", 52, room.w, 44)
    x, y = room.middle
    canvas.lines(room.x if flat else x, y, lines, size, size, colour=ink, anchor="l" if flat else "m")


def _figures(character: str) -> dict[str, int]:
    """The figures that the few words about a character may name."""
    income, posts = CHARACTERS[character].round_income, CHARACTERS[character].posts
    return {"coins": income[COIN], "camels": income[CAMEL], "posts": posts - POSTS}
