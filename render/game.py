"""What pictures a game can have: board, overlays of what is in reach, hand, legends, look of race and end, its cloth
and scenery; which changed, and where one chooses. Only the board must be there."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple

from PIL import Image

from render.kit.colour import IVORY, RGB, SHADOW, rgb
from render.kit.mat import mat
from render.kit.parts import Part
from render.minute import DrawStep
from render.scene import BOARD, Pictures
from render.topics import DrawTopic

_NONE: Final[Mapping[str, Any]] = MappingProxyType({})
_CLOTH: Final = (rgb("#1B4A46"), rgb("#0D2A2C"))


class Line(NamedTuple):
    """A line of the score sheet: its sprite, the message that is its word, and the figure of each seat."""

    sign: str
    word: str
    figures: tuple[int, ...]


class Section(NamedTuple):
    """Lines of the score sheet that belong together below a title, a message; none where it is empty. `adds`: beside
    the title stands what they add up to."""

    title: str
    lines: list[Line]
    adds: bool = False


class Look(NamedTuple):
    """How race and end are drawn. `token`: what the sprites of its players begin with; `sign`, `word`: the sprite of
    what is raced for, and the message that is its word; `goal`: how much of it ends the game, None where nothing does;
    `sections`: of what the score is made, where it is a sum, and what breaks ties."""

    token: str = "emblem"
    sign: str = "medallion"
    word: str = "picture-score"
    goal: Callable[[Any], int | None] = lambda _: None
    sections: Callable[[Any], list[Section]] = lambda _: []


class Hand(NamedTuple):
    """The picture of the reader's own cards. `holds`: whether the reader of a view has any."""

    holds: Callable[[Any], bool]
    draw: Callable[[Any], Image.Image]


class Scenery(NamedTuple):
    """What a lobby's banner is drawn on. `paint`: the picture of so many pixels across and down, whose upper left is
    calm, for the title in `ink` with a `glow`; `emblems`: sprites for options, by name and value, where they bring an
    expansion or the like."""

    paint: Callable[[int, int], Image.Image]
    ink: RGB
    glow: RGB
    emblems: Mapping[tuple[str, str], tuple[str, ...]] = MappingProxyType({})


_PLAIN: Final = Scenery(lambda wide, high: mat(wide, high, *_CLOTH), IVORY, SHADOW)


class GamePictures(NamedTuple):
    """All that a game draws, by the names of pictures in `render.scene`.

    `pictures`: those that are shown, the board first. `overlays`: what is within reach, drawn only when a reader asks
    for it, REACH first. `boards`: the pictures that together are the board; where they are several, `where_to_choose`
    says on which of them the options of a view lie, `where_told` on which the last turn among events is seen.
    `changed`: the pictures on which events changed something that matters, such as the score.
    `cloth`: the colours of its mats; `scenery`: the ground of its banner. `topics`, `legends`: see `render.topics`.
    `minute`: how its fields are drawn, by their names.
    """

    pictures: Pictures[Any, Any]
    overlays: Pictures[Any, Any] = _NONE
    boards: tuple[str, ...] = (BOARD,)
    where_to_choose: Callable[[Any, tuple[str, ...]], tuple[str, ...]] | None = None
    where_told: Callable[[tuple[Any, ...]], str] = lambda _: BOARD
    changed: Callable[[tuple[Any, ...]], tuple[str, ...]] = lambda _: ()
    hand: Hand | None = None
    look: Look = Look()
    cloth: tuple[RGB, RGB] = _CLOTH
    scenery: Scenery = _PLAIN
    topics: Mapping[str, DrawTopic] = _NONE
    legends: Mapping[str, Mapping[str, Part]] = _NONE
    minute: Mapping[str, DrawStep] = _NONE
