"""The faces of bonus cards, guild cards, kiosk tiles and letters: which picture and figure each has; the picture of
one's own cards."""

import logging
from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final, NamedTuple, TypeVar

from PIL import Image

from engine.istanbul.cards.table import CARDS
from engine.istanbul.guild.table import GUILD_CARDS
from engine.istanbul.reading.view import View
from render.istanbul.style import CLOTH
from render.kit import lettering
from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, RGB, rgb
from render.kit.mat import Laid, Paint, lay_cards
from render.scene import Scene

K = TypeVar("K", str, int)
_LARGE: Final = 180  # a card so wide in pixels has a shadow, and its caption more room beside it
# Of a card's height: where the line below its picture is, the middle of its caption, and the caption's size.
_LARGE_FACE: Final = (0.63, 0.805, 0.32)
_SMALL_FACE: Final = (0.53, 0.75, 0.47)
_logger = logging.getLogger(__name__)


class Front(NamedTuple):
    """The face of a card or tile. `picture`: the name of a sprite, or of an icon if `is_icon`; `caption`: the text
    below it; `second`: the name of a smaller sprite in the picture's corner, or empty; `jumps`: the merchant goes to a
    place without walking there, so no path is drawn."""

    picture: str
    caption: str
    is_icon: bool
    second: str = ""
    jumps: bool = False


FRONTS: Final = {  # bonus cards
    "gain-good": Front("any-good", "+1", False),
    "gain-5-lira": Front("coin", "+5", False),
    "sultan-twice": Front("indian-palace", "×2", True),
    "post-twice": Front("envelope", "×2", True),
    "dealer-twice": Front("gem-pendant", "×2", True),
    "family-to-police": Front("handcuffs", "+3", True),
    "small-market-any": Front("shop", "?", True),
    "move-0": Front("turban", "0", True),
    "move-3-4": Front("turban", "3–4", True),
    "return-assistant": Front("assistant-any", "←1", False),
    "two-coffee": Front("coffee", "+2", False),
    "coffee-for-guild": Front("guild-card", "−2", False, "coffee"),
    "coffee-for-lira": Front("coin", "+8", False, "coffee"),
    "exchange-3": Front("any-good", "3:3", False, "coffee"),
    "roll-reward-mocha": Front("die-5", "?", False, "coffee"),
    "die-to-six": Front("die-6", "→6", False),
    "move-to-corner": Front("corners", "→", False, jumps=True),
    "wainwright-twice": Front("wheelbarrow", "×2", True),
    "coffee-house-twice": Front("coffee-pot", "×2", True),
    "one-letter": Front("letter", "+1", False),
    "roll-reward-letters": Front("die-5", "?", False, "letter"),
    "good-for-7-lira": Front("coin", "+7", False, "any-good"),
    "fabric-and-3-lira": Front("good-fabric", "+3", False, "coin"),
    "spice-and-3-lira": Front("good-spice", "+3", False, "coin"),
    "fruit-and-3-lira": Front("good-fruit", "+3", False, "coin"),
    "copy-top-discard": Front("card", "=", False),
    "family-step": Front("family-any", "1", False),
    "move-to-merchant": Front("turban", "→", True, "emblem-any", jumps=True),
    "companion-2": Front("companion-any", "2", False),
    "use-neutral-figure": Front("figure-governor", "→?", False),
    "mosque-twice": Front("mosque", "×2", True),
    "society-twice": Front("all-seeing-eye", "×2", True),
    "move-anywhere-3": Front("turban", "−3", True, "coin", jumps=True),
}


def card_front(face: str) -> Paint:
    """A bonus card, about 3:4 as the following two."""
    return lambda canvas, box: paint_front(canvas, box, front_of(FRONTS, face), rgb("#8C3B26"), rgb("#7A2E1E"))


def guild_front(number: int) -> Paint:
    return lambda canvas, box: paint_front(canvas, box, front_of(GUILD, number), rgb("#1F5E63"), rgb("#1F5E63"))


def kiosk_front(number: int) -> Paint:
    return lambda canvas, box: paint_front(canvas, box, front_of(KIOSK, number), rgb("#B07A22"), rgb("#5B3A20"))


def front_of(fronts: Mapping[K, Front], key: K) -> Front:
    """The face of a card or tile; where it has none, its name as text, and a line in the log."""
    if key not in fronts:
        _say_missing(str(key))
    return fronts.get(key) or Front("", str(key).replace("-", " "), False)


@lru_cache
def _say_missing(name: str) -> None:
    """Once for each."""
    _logger.warning("There is no face for %s; its name is drawn instead.", name)


def paint_front(canvas: Canvas, box: Box, front: Front, edge: RGB, ink: RGB) -> None:
    """A card or tile with its edge in one colour, its icon in another; a large one has a shadow."""
    radius, thickness, large = max(6, box.w // 9), max(3, box.w // 18), box.w >= _LARGE
    if large:
        canvas.raised(box, radius, CREAM, edge, thickness, drop=4, blur=5, strength=0.5)
    else:
        canvas.cell(box, radius, CREAM, edge, thickness)
    x, room = box.x + box.w / 2, box.w - (box.w // 5 if large else 6)
    if not front.picture:
        lines, size = lettering.lines(front.caption, "semibold", box.h // 6, room, max(8, box.h // 9), 4)
        canvas.lines(x, box.middle[1], lines, size, size, anchor="m")
        return
    _draw_picture(canvas, box if large else _narrowed(box), front, ink)
    rule, middle, share = _LARGE_FACE if large else _SMALL_FACE
    canvas.rule(box.x + box.w // 6, round(box.y + box.h * rule), box.w * 2 // 3, BRASS, max(1, box.w // 40))
    y, size = box.y + box.h * middle, round(box.h * share)
    canvas.text(x, y, front.caption, size, weight="extrabold", anchor="m", room=room, least=8)


def _narrowed(box: Box) -> Box:
    """Where the picture of a small card lies: above its caption, which needs more of the height."""
    high = round(box.h * _SMALL_FACE[0] / _LARGE_FACE[0])
    wide = min(box.w, high)
    return Box(box.x + (box.w - wide) // 2, box.y, wide, high)


def _draw_picture(canvas: Canvas, box: Box, front: Front, ink: RGB) -> None:
    cx, cy = box.x + box.w / 2, box.y + box.h * 0.34
    side = round(box.w * (0.72 if not front.second else 0.62))
    if front.second:
        cx, cy = cx - box.w * 0.06, cy - box.h * 0.03
    if front.is_icon:
        canvas.icon(front.picture, cx, cy, side, ink)
    else:
        canvas.sprite(front.picture, cx, cy, side)
    if front.second:
        canvas.sprite(front.second, box.x + box.w * 0.72, box.y + box.h * 0.5, round(box.w * 0.42))


GUILD: Final = {
    1: Front("wheelbarrow", "+1", True),
    2: Front("good-fabric", "max", False, "any-good"),
    3: Front("good-spice", "max", False, "any-good"),
    4: Front("good-fruit", "max", False, "any-good"),
    5: Front("coin", "+4", False, "any-good"),
    6: Front("card", "+3", False),
    7: Front("water-fountain", "→", True, "assistant-any", jumps=True),
    8: Front("hooded-figure", "+3", True, "good-jewelry"),
    9: Front("teapot", "×2", True, "coin"),
    10: Front("coin", "+15", False, "good-fruit"),
    11: Front("coin", "+20", False, "good-jewelry"),
    12: Front("medallion", "1–25", False, "family-any"),
    13: Front("indian-palace", "6", True, "ruby"),
    14: Front("mosque", "1", True, "good-spice"),
    15: Front("mosque", "1", True, "good-jewelry"),
    16: Front("gem-pendant", "15", True, "coffee"),
    17: Front("coffee", "+5", False),
    18: Front("guild-card", "+2", False, "coffee"),
    19: Front("tavern-sign", "−1", True, "coffee"),
    20: Front("coffee-pot", "½", True, "ruby"),
}
KIOSK: Final = {
    1: Front("good-fruit", "+1", False, "coin"),
    2: Front("good-spice", "+1", False, "coin"),
    3: Front("good-fabric", "+1", False, "coin"),
    4: Front("good-fruit", "+2", False),
    5: Front("good-spice", "+2", False),
    6: Front("good-fabric", "+2", False),
    7: Front("good-fruit", "+1", False),
    8: Front("good-spice", "+1", False),
    9: Front("good-fabric", "+1", False),
    10: Front("good-jewelry", "+1", False),
    11: Front("card", "+1", False),
    12: Front("coin", "+2", False),
    13: Front("coffee", "1/2", False, "coin"),
    14: Front("coffee", "1/3", False, "coin"),
    15: Front("companion-any", "←", False),
    16: Front("die-5", "1–6", False, "coin"),
    17: Front("wheelbarrow", "10", True, "coin"),
    18: Front("wheelbarrow", "4×1", True, "any-good"),
    19: Front("water-fountain", "→", True, "emblem-any", jumps=True),
    20: Front("any-good", "1:1", False, "letter"),
    21: Front("card", "1:1", False, "letter"),
    22: Front("letter", "2/3", False, "coin"),
    23: Front("any-good", "2/3", False, "coin"),
    24: Front("card", "2/3", False, "coin"),
}


def draw_letter(canvas: Canvas, cx: float, cy: float, side: int, place: int, delivered: bool) -> None:
    canvas.sprite("letter-delivered" if delivered else "letter", cx, cy, side)
    canvas.text(cx - side * 0.1, cy, str(place), round(side * 0.54), weight="extrabold", anchor="m")


def guild_hand(view: View) -> tuple[int, ...]:
    """The reader's own guild cards; none where the game has none."""
    return view.mocha.guild_hand if view.mocha else ()


def holds_cards(view: View) -> bool:
    return bool(view.hand or guild_hand(view))


def draw_hand(scene: Scene[View, Any]) -> Image.Image:
    """Bonus cards, then guild cards by front and name; equal ones once, with their number."""
    view, say = scene.view, scene.say
    bonus = [
        Laid(card_front(face), say(f"card-{face}", **CARDS[face].figures), count)
        for face, count in Counter(view.hand).items()
    ]
    guild = [
        Laid(guild_front(number), say(f"guild-{number}", **GUILD_CARDS[number].figures)) for number in guild_hand(view)
    ]
    return lay_cards(CLOTH, bonus + guild, scene.style.palette)
