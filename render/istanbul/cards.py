"""The fronts of bonus cards: an icon and a figure each, readable without words."""

from typing import Final, NamedTuple

from render.kit.canvas import Box, Canvas
from render.kit.colour import BRASS, CREAM, INK, RGB, rgb


class Front(NamedTuple):
    """What a card shows: a sprite or an icon, and a caption below."""

    picture: str
    caption: str
    is_icon: bool


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
}
_ICON: Final[RGB] = rgb("#7A2E1E")


def card_front(canvas: Canvas, box: Box, face: str) -> None:
    """A card in its box, about 3:4."""
    front = FRONTS[face]
    canvas.cell(box, max(6, box.w // 9), CREAM, rgb("#8C3B26"), max(3, box.w // 18))
    cx = box.x + box.w / 2
    side = round(box.w * 0.74)
    if front.is_icon:
        canvas.icon(front.picture, cx, box.y + box.h * 0.37, side, _ICON)
    else:
        canvas.sprite(front.picture, cx, box.y + box.h * 0.37, side)
    canvas.rule(box.x + box.w // 6, round(box.y + box.h * 0.665), box.w * 2 // 3, BRASS, max(1, box.w // 40))
    canvas.text(
        cx, box.y + box.h * 0.825, front.caption, round(box.h * 0.3), weight="extrabold", colour=INK, anchor="m"
    )
