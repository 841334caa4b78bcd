"""The fronts of bonus cards: an icon and a figure each, readable without words."""

from typing import Final, NamedTuple

from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, INK, RGB, rgb


class Front(NamedTuple):
    """What a card shows. `picture`: the name of a sprite, or of an icon if `is_icon`; `caption`: the text below it;
    `second`: the name of a smaller sprite in the picture's corner, or empty."""

    picture: str
    caption: str
    is_icon: bool
    second: str = ""


FRONTS: Final = {
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
    "move-to-corner": Front("corners", "→", False),
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
    "move-to-merchant": Front("turban", "→", True, "emblem-any"),
    "companion-2": Front("companion-any", "2", False),
    "use-neutral-figure": Front("figure-governor", "→?", False),
    "mosque-twice": Front("mosque", "×2", True),
    "society-twice": Front("all-seeing-eye", "×2", True),
    "move-anywhere-3": Front("turban", "−3", True, "coin"),
}
_ICON: Final[RGB] = rgb("#7A2E1E")


def card_front(canvas: Canvas, box: Box, face: str) -> None:
    """A bonus card in its box, about 3:4."""
    paint_front(canvas, box, FRONTS[face], rgb("#8C3B26"), _ICON)


def paint_front(canvas: Canvas, box: Box, front: Front, edge: RGB, ink: RGB) -> None:
    """A card or tile with its edge in one colour, its icon in another."""
    canvas.cell(box, max(6, box.w // 9), CREAM, edge, max(3, box.w // 18))
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
    canvas.rule(box.x + box.w // 6, round(box.y + box.h * 0.63), box.w * 2 // 3, BRASS, max(1, box.w // 40))
    size = round(box.h * 0.37)
    canvas.text(
        box.x + box.w / 2, box.y + box.h * 0.805, front.caption, size, weight="extrabold", colour=INK, anchor="m",
        room=box.w - 6, least=8,
    )  # fmt: skip
