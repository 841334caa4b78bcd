"""The pictures of the places that the expansions add, in the style of `places`."""

from collections.abc import Callable
from typing import Final

from tools.artwork.pieces import Icons
from tools.artwork.places import GOLD, IVORY
from tools.artwork.scenery import (
    LEFT,
    RIGHT,
    WIDE,
    arch,
    awning,
    bricks,
    disc,
    oval,
    path,
    rect,
    scene,
    stars,
    steam,
    stroke,
)


def roasting_plant(_: Icons) -> str:
    fire = "".join(
        path(f"M{x - 20} 186 Q{x - 24} 158 {x} 138 Q{x + 24} 158 {x + 20} 186Z", "#F0801E")
        + path(f"M{x - 10} 186 Q{x - 12} 170 {x} 158 Q{x + 12} 170 {x + 10} 186Z", "#FFD25A")
        for x in (174, 214, 254)
    )
    drum = (
        rect(140, 84, 148, 62, "#4E5258", 30)
        + rect(150, 92, 128, 14, "#8A9098", 7)
        + rect(286, 108, 26, 10, "#2E3136", 4)
    )
    legs = stroke("M150 140 L136 190 M278 140 L292 190", "#2E3136", 9)
    beans = "".join(
        oval(x, y, 14, 10, "#5A2F14") + stroke(f"M{x - 10} {y + 2} q10 -8 20 -3", "#C58C52", 3)
        for x, y in ((36, 182), (66, 180), (96, 182), (50, 164), (82, 163), (66, 148))
    )
    return scene(("#C9915A", "#A9683A"), "#5A3016", steam(214, 78, "#F2DCC0", 44), beans, fire, legs, drum, line=176)


def guild_hall(_: Icons) -> str:
    banners = "".join(
        path(f"M{x} 62 H{x + 60} V180 L{x + 30} 158 L{x} 180Z", colour)
        + rect(x - 6, 56, 72, 9, "#8A5A24", 4)
        + path(f"M{x + 30} 90 l9 18 l20 3 l-14 14 l3 20 l-18 -9 l-18 9 l3 -20 l-14 -14 l20 -3Z", GOLD)
        for x, colour in ((148, "#4A2F80"), (228, "#1F5E63"))
    )
    pillars = "".join(rect(x, 20, 26, 150, "#F0DFB8") + rect(x - 6, 164, 38, 12, "#D9C28E", 2) for x in (24, 92))
    return scene(("#D9C49A", "#C4A874"), "#7C5A34", bricks(LEFT, 10, WIDE, 9, "#CDB584"), pillars, banners, line=174)


def tavern(_: Icons) -> str:
    house = (
        rect(30, 70, 92, 106, "#4A2A38")
        + path("M18 74 L76 40 L134 74Z", "#2E1824")
        + rect(48, 92, 24, 30, "#FFC45A", 2)
        + rect(84, 92, 24, 30, "#FFC45A", 2)
    )
    mug = (
        rect(176, 88, 78, 86, "#E0A030", 8)
        + stroke("M256 104 Q290 104 288 130 Q286 154 256 154", "#FFF3D6", 11)
        + "".join(rect(x, 100, 9, 66, "#B5751C", 3) for x in (188, 211, 234))
        + "".join(disc(x, 84, r, "#FFF6E4") for x, r in ((184, 15), (206, 19), (230, 18), (250, 13)))
        + rect(176, 84, 78, 12, "#FFF6E4", 5)
    )
    return scene(
        ("#3B3264", "#9C5A5E"), "#3A2030", stars("#FFE9C4", (160, 40), (290, 36), (150, 76)), house, mug, line=172
    )


def coffee_house(_: Icons) -> str:
    cup = (
        oval(214, 172, 92, 15, "#E9D3B0")
        + oval(214, 168, 66, 8, "#C9A878")
        + path("M152 104 H276 Q276 166 214 168 Q152 166 152 104Z", "#FFF8EA")
        + stroke("M274 114 Q306 112 302 134 Q296 152 266 150", "#FFF8EA", 10)
        + oval(214, 105, 62, 12, "#E9D3B0")
        + oval(214, 106, 54, 9, "#3A1C0E")
        + path("M204 126 l10 -8 l10 8 l-4 14 h-12Z", "#8C1D35")
    )
    pot = (
        path("M46 112 H96 L106 174 H36Z", "#C27A34")
        + stroke("M94 122 L132 106", "#7A4A1E", 9)
        + rect(42, 104, 58, 11, "#E09A4C", 4)
    )
    return scene(("#6E3A20", "#8E5330"), "#3A1C0E", steam(214, 94, "#E9D3B0", 46), pot, cup, line=164)


def embassy(_: Icons) -> str:
    columns = "".join(rect(x, 106, 15, 64, "#FFFFFF") for x in (152, 184, 216, 248, 270))
    front = (
        path("M136 104 L214 62 L292 104Z", "#FFFFFF")
        + path("M166 98 L214 74 L262 98Z", "#9CD0D2")
        + rect(138, 98, 152, 11, "#E3F0F0", 2)
    )
    flag = stroke("M214 62 V26", "#14484C", 4) + path("M215 27 H262 L252 39 L262 51 H215Z", "#C8321F")
    hedge = "".join(oval(x, 172, 22, 16, "#2F7A58") for x in (24, 62, 100))
    return scene(
        ("#5FB4B8", "#B9E2E0"),
        "#17666B",
        hedge,
        rect(146, 106, 136, 66, "#2F8C90"),
        columns,
        front,
        flag,
        rect(132, 168, 164, 9, "#E3F0F0", 2),
        rect(122, 176, 184, 10, "#C5DEDE", 2),
    )


def kiosk(_: Icons) -> str:
    papers = "".join(
        rect(x, 128, 24, 32, IVORY, 2)
        + rect(x + 4, 134, 16, 4, "#8A9A92")
        + rect(x + 4, 142, 16, 3, "#B9C4BE")
        + rect(x + 4, 149, 16, 3, "#B9C4BE")
        for x in (162, 202, 242)
    )
    booth = rect(150, 112, 128, 66, "#1F6B58", 3) + rect(158, 120, 112, 42, "#0F3A30", 2)
    roof = (
        path("M132 92 Q160 60 206 52 H222 Q268 60 296 92Z", "#2E8C74")
        + disc(214, 46, 8, GOLD)
        + awning(132, 90, 164, 20, "#F0C45C", IVORY, 8)
    )
    return scene(
        ("#CDEBD6", "#9BD6C0"),
        "#3E8C74",
        path("M30 172 q22 -92 44 0Z", "#2E7A54"),
        path("M78 172 q16 -62 32 0Z", "#3E9468"),
        booth,
        papers,
        roof,
        line=172,
    )


def auction_house(_: Icons) -> str:
    folds = "".join(rect(x, 0, 26, 172, "#8E2A1E") for x in range(LEFT, RIGHT, 52))
    gavel = (
        '<g transform="rotate(-28 214 104)">'
        + rect(204, 104, 18, 96, "#8A5426", 8)
        + rect(160, 66, 108, 50, "#C58A46", 10)
        + rect(160, 66, 18, 50, GOLD, 6)
        + rect(250, 66, 18, 50, GOLD, 6)
        + rect(182, 74, 64, 9, "#E3B070", 4)
        + "</g>"
    )
    block = oval(150, 176, 56, 12, "#5A3016") + rect(94, 162, 112, 14, "#8A5426", 5) + oval(150, 162, 56, 12, "#A9713C")
    return scene(("#B5402E", "#A83626"), "#4A1C14", folds, block, gavel, line=172)


def secret_society(_: Icons) -> str:
    rays = "".join(
        stroke(f"M214 122 L{x} {y}", "#F0CE6A", 5)
        for x, y in ((110, 60), (160, 32), (214, 20), (268, 32), (318, 60), (96, 112), (330, 112))
    )
    eye = (
        path("M176 136 Q214 100 252 136 Q214 170 176 136Z", IVORY)
        + disc(214, 136, 17, "#7A1E4A")
        + disc(214, 136, 8, "#1E0A1A")
    )
    triangle = path("M214 46 L298 186 H130Z", "#E7B54A") + path("M214 70 L278 176 H150Z", "#4A1E50")
    return scene(
        ("#3A1444", "#7A2A66"),
        "#2A0E32",
        rays,
        triangle,
        eye,
        disc(60, 150, 10, "#F6CE66"),
        rect(54, 158, 12, 30, IVORY, 3),
        line=180,
    )


def catacombs(_: Icons) -> str:
    gate = arch(220, 184, 124, 150, "#8A8F9A") + arch(220, 184, 98, 130, "#3C404A") + arch(220, 184, 72, 106, "#14161C")
    steps = "".join(
        rect(184 - i * 9, 160 + i * 9, 72 + i * 18, 9, colour)
        for i, colour in enumerate(("#4A4E58", "#5E636E", "#747A86"))
    )
    torch = "".join(
        rect(x - 4, 112, 8, 44, "#6B3F1E", 3)
        + path(f"M{x - 13} 112 Q{x - 16} 88 {x} 68 Q{x + 16} 88 {x + 13} 112Z", "#F0801E")
        + path(f"M{x - 6} 112 Q{x - 8} 98 {x} 88 Q{x + 8} 98 {x + 6} 112Z", "#FFE08A")
        for x in (116, 304)
    )
    skull = (
        disc(56, 160, 19, "#E3E0D2")
        + rect(46, 170, 20, 15, "#E3E0D2", 4)
        + disc(49, 160, 5, "#2B2D34")
        + disc(63, 160, 5, "#2B2D34")
    )
    return scene(
        ("#5A5E6A", "#747A86"), "#2E3038", bricks(LEFT, 8, WIDE, 10, "#666B77"), gate, steps, torch, skull, line=184
    )


PLACES: Final[dict[int, Callable[[Icons], str]]] = {
    17: roasting_plant,
    18: guild_hall,
    19: tavern,
    20: coffee_house,
    21: embassy,
    22: kiosk,
    23: auction_house,
    24: secret_society,
    25: catacombs,
}
"""By the places' numbers."""
