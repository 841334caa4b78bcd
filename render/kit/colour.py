"""The colours of players in both palettes (`PALETTES`), of paper, gold and text, what is on offer and the last move. A
colour is an (r, g, b) tuple of 0..255."""

from typing import Final

RGB = tuple[int, int, int]


def rgb(code: str) -> RGB:
    """`#RRGGBB` as a tuple."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(first: RGB, second: RGB, share: float) -> RGB:
    """The colour `share` (0..1) of the way from `first` to `second`."""
    r, g, b = (round(a * (1 - share) + b * share) for a, b in zip(first, second, strict=True))
    return r, g, b


INK = rgb("#2B1A10")
SOFT_INK = rgb("#6B4A2E")
IVORY = rgb("#FFF6DF")
CREAM = rgb("#FFF8E6")
PARCHMENT = rgb("#F6EAD0")
SAND = rgb("#EAD6AC")
LINEN = rgb("#E3CFA4")
GOLD = rgb("#D9A441")
ON_OFFER = rgb("#FFD75A")  # Gold frames what the reader may choose, and nothing else
LAST_MOVE = rgb("#FFFDF4")  # White lights what the last turn moved
BRASS = rgb("#B98A4A")
BRONZE = rgb("#3A2208")
WALNUT = rgb("#3B2416")
CHESTNUT = rgb("#5B3A20")
OAK = rgb("#7A5230")
SHADOW = rgb("#120804")
MAROON = rgb("#7A1E1E")
CRIMSON = rgb("#8C1D35")
LEAF = rgb("#2E6B2E")
WHITE = rgb("#FFFFFF")
BLACK = rgb("#000000")

USUAL: Final = "usual"
APART: Final = "apart"
PALETTES: Final[dict[str, dict[str, tuple[RGB, RGB]]]] = {
    USUAL: {
        "red": (rgb("#A8200D"), WHITE),
        "blue": (rgb("#0B3A8C"), WHITE),
        "green": (rgb("#22A583"), rgb("#0F2A22")),
        "yellow": (rgb("#F2CA1C"), rgb("#3A2A00")),
        "purple": (rgb("#AF5CF0"), rgb("#220A38")),
    },
    APART: {
        "red": (rgb("#6B0108"), WHITE),
        "blue": (rgb("#010652"), WHITE),
        "green": (rgb("#4E9E85"), rgb("#0F2A22")),
        "yellow": (rgb("#FEF73A"), rgb("#3A2A00")),
        "purple": (rgb("#A42EFF"), WHITE),
    },
}
"""A player's colour -> (ground, text on that ground), in the palette that a reader chose. Those of `APART` differ as
much in lightness as in hue, so that they stay apart where red and green, or blue and yellow, look alike."""
