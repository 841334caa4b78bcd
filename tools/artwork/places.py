"""The pictures of Istanbul's places as SVG, WIDE x HIGH: subjects stand right of the middle in the lower half, since
pieces stand from the left and what a place costs and holds covers the top."""

from collections.abc import Callable
from typing import Final

from tools.artwork.pieces import Icons, inside
from tools.artwork.scenery import (
    LEFT,
    RIGHT,
    WIDE,
    arch,
    awning,
    bricks,
    disc,
    dome,
    gem,
    heap,
    minaret,
    moon,
    oval,
    path,
    rect,
    scene,
    stars,
    steam,
    stroke,
    wheel,
)

IVORY, GOLD, WOOD, DARK = "#FFF3D6", "#E7B54A", "#A9713C", "#3A2414"


def wainwright(_: Icons) -> str:
    planks = "".join(rect(x, 0, 3, 168, "#B9834C") for x in range(LEFT + 18, RIGHT, 46))
    saw = path("M26 120 L110 92 L116 106 L34 138Z", "#D9DDE0") + rect(104, 84, 30, 28, "#8A3B22", 8)
    return scene(
        ("#DDAE73", "#D09A5C"),
        "#8E5A2B",
        planks,
        saw,
        wheel(232, 122, 56, WOOD, "#5B351A"),
        rect(120, 160, 50, 10, "#6B3F1E", 3),
        rect(126, 148, 50, 10, "#7D4C26", 3),
    )


def fabric_warehouse(_: Icons) -> str:
    rolls = "".join(
        disc(x, y, 25, dark)
        + disc(x, y, 20, light)
        + stroke(f"M{x} {y} q7 -9 11 1 q2 13 -13 12 q-15 -4 -9 -18", dark, 4)
        for x, y, light, dark in (
            (158, 150, "#E0705C", "#9E1F16"),
            (212, 150, "#C8321F", "#7E120B"),
            (266, 150, "#F0A08C", "#A8281B"),
            (185, 105, "#D8492F", "#8C180F"),
            (239, 105, "#E88A74", "#9E1F16"),
            (212, 62, "#C8321F", "#7E120B"),
        )
    )
    hanging = path("M20 0 H96 V96 Q58 116 20 96Z", "#B5281A") + path("M36 0 H80 V86 Q58 98 36 86Z", "#D85A42")
    return scene(("#F3C9B4", "#E9A78E"), "#7C2A1C", hanging, rolls, rect(126, 174, 172, 9, "#5A1D12", 4))


def spice_warehouse(_: Icons) -> str:
    heaps = "".join(
        heap(x, 152, 84, high, dark, light)
        + path(f"M{x - 46} 150 H{x + 46} L{x + 32} 180 H{x - 32}Z", "#8A5A30")
        + rect(x - 48, 146, 96, 9, "#A9713C", 4)
        for x, high, dark, light in (
            (112, 50, "#C0762A", "#DB9A48"),
            (264, 54, "#B53A24", "#D65C40"),
            (190, 82, "#2E8A58", "#58B57F"),
        )
    )
    return scene(("#CBE6CF", "#93CBA6"), "#2F6B4C", rect(LEFT, 40, WIDE, 6, "#6FAF88"), heaps)


def fruit_warehouse(_: Icons) -> str:
    oranges = "".join(
        disc(x, y, 22, "#F28C1E") + disc(x - 6, y - 7, 7, "#FFC168")
        for x, y in ((166, 120), (206, 116), (248, 120), (186, 92), (228, 90), (207, 66))
    )
    leaf = path("M207 46 q14 -16 30 -8 q-10 16 -30 8Z", "#4E8F3A")
    slats = "".join(rect(136, y, 144, 17, "#B57A3C", 3) for y in (128, 149, 170))
    melon = oval(70, 150, 44, 34, "#5F9E46") + stroke(
        "M70 117 V183 M46 124 Q34 150 46 178 M94 124 Q106 150 94 178", "#3F7A30", 5
    )
    return scene(
        ("#FBE6A6", "#F4CB5E"),
        "#C08A2A",
        melon,
        oranges,
        leaf,
        slats,
        rect(146, 122, 10, 66, "#8A5426", 2),
        rect(260, 122, 10, 66, "#8A5426", 2),
    )


def post_office(_: Icons) -> str:
    letter = (
        '<g transform="rotate(-8 214 128)">'
        + rect(142, 78, 144, 96, "#8C6A3E", 8)
        + rect(146, 82, 136, 88, IVORY, 6)
        + stroke("M148 86 L214 138 L280 86", "#B98A4A", 6)
        + disc(214, 134, 17, "#A3142B")
        + disc(214, 134, 9, "#D8485C")
        + "</g>"
    )
    dove = path("M44 118 q22 -26 40 -6 q16 -4 22 -20 q12 26 -12 40 q-26 14 -42 0 q-12 2 -20 -4Z", "#FFFFFF") + path(
        "M70 112 q2 -30 30 -36 q-4 26 -16 38Z", "#DDE8EE"
    )
    wind = stroke("M96 160 H128 M84 142 H122 M104 178 H136", "#FFFFFF", 5)
    return scene(("#9CC4D6", "#C9E0E4"), "#6E93A0", dove, wind, letter)


def caravansary(icons: Icons) -> str:
    dunes = path("M-80 140 Q60 100 150 146 T320 128 V200 H-80Z", "#D98F3F") + path(
        "M-80 172 Q90 136 210 170 T320 160 V200 H-80Z", "#B96F2A"
    )
    return scene(
        ("#F7B45E", "#FBE0A2"),
        "#B96F2A",
        disc(98, 112, 34, "#FFF0B8"),
        dunes,
        inside(icons, "camel", "#5A3115", 226, 122, 128),
    )


def fountain(_: Icons) -> str:
    jets = "".join(stroke(f"M214 62 Q{214 + at} 44 {214 + at * 1.35} 128", "#FFFFFF", 6) for at in (-46, -22, 22, 46))
    bowls = (
        path("M184 96 H244 Q236 116 214 116 Q192 116 184 96Z", "#F2E3C2")
        + rect(207, 62, 14, 100, "#E4CE9E", 4)
        + path("M138 146 H290 L276 186 H152Z", "#F2E3C2")
        + rect(132, 138, 164, 14, "#FFF6DF", 7)
        + oval(214, 145, 68, 5, "#49B4BE")
    )
    tiles = "".join(path(f"M{x} 184 l14 -8 l14 8 l-14 8Z", "#4FA9AF") for x in range(LEFT + 4, RIGHT, 42))
    return scene(("#BDE8E4", "#7CCBCB"), "#2C8890", tiles, jets, bowls, disc(214, 58, 9, "#E7B54A"))


def black_market(icons: Icons) -> str:
    houses = path("M-80 200 V96 H-30 V70 H56 V44 L84 24 L112 44 V88 H150 V60 H188 V200Z", "#171226") + path(
        "M232 200 V52 H286 V80 H320 V200Z", "#171226"
    )
    lit = rect(22, 92, 16, 22, "#F0B840", 2) + rect(76, 62, 16, 20, "#F0B840", 8) + rect(252, 76, 16, 22, "#F0B840", 2)
    glow = disc(190, 122, 66, "#7A5A9C") + disc(190, 122, 46, "#B08AC0") + disc(190, 122, 26, "#F6CE66")
    return scene(
        ("#2A2148", "#56457C"),
        "#241B3A",
        stars("#E9E2FF", (30, 28), (140, 30), (206, 40), (300, 22), (214, 78)),
        houses,
        lit,
        glow,
        inside(icons, "hooded-figure", "#0B0813", 196, 128, 118),
    )


def tea_house(_: Icons) -> str:
    pot = (
        path("M150 116 Q150 76 204 76 Q258 76 258 116 Q258 164 204 164 Q150 164 150 116Z", "#D08A3C")
        + path("M162 108 Q168 84 204 82 Q178 92 176 116 Q174 140 184 152 Q160 140 162 108Z", "#F0B868")
        + stroke("M256 130 Q290 128 284 92", "#D08A3C", 13)
        + stroke("M152 96 Q116 90 122 124 Q128 146 154 140", "#A8662A", 9)
        + rect(172, 66, 64, 12, "#A8662A", 6)
        + disc(204, 58, 9, "#A8662A")
        + rect(168, 160, 72, 12, "#A8662A", 5)
    )
    glass = "".join(
        path(f"M{x - 17} 118 H{x + 17} Q{x + 8} 138 {x + 15} 166 H{x - 15} Q{x - 8} 138 {x - 17} 118Z", "#EBDDF6")
        + path(f"M{x - 15} 128 H{x + 15} Q{x + 7} 142 {x + 12} 162 H{x - 12} Q{x - 7} 142 {x - 15} 128Z", "#B0361E")
        + oval(x, 172, 26, 6, IVORY)
        for x in (48, 94)
    )
    return scene(("#9C7FC0", "#7A5AA4"), "#4A3270", steam(288, 84, "#E6D6F6"), glass, pot, line=172)


def _stall(x: float, y: float, wide: float, light: str, dark: str, goods: tuple[str, ...]) -> str:
    high = 168 - y
    fruit = "".join(disc(x + 16 + i * (wide - 32) / 4, y + high * 0.62, 11, goods[i % len(goods)]) for i in range(5))
    return (
        rect(x + 4, y + 20, 6, high, "#6B3F1E")
        + rect(x + wide - 10, y + 20, 6, high, "#6B3F1E")
        + fruit
        + rect(x, y + high * 0.64, wide, high * 0.42, "#A9713C", 3)
        + rect(x, y + high * 0.64, wide, 7, "#C58C52", 3)
        + awning(x - 8, y, wide + 16, 26, light, dark)
    )


def large_market(_: Icons) -> str:
    return scene(
        ("#FBE3B8", "#F6C88A"),
        "#A85A24",
        _stall(20, 84, 88, "#C8452A", IVORY, ("#3AA06A", "#8FBF5A")),
        _stall(212, 84, 88, "#C8452A", IVORY, ("#13368F", "#4F6FC4")),
        _stall(102, 64, 116, "#D9731E", IVORY, ("#F28C1E", "#FDCE1C", "#C8321F")),
    )


def small_market(_: Icons) -> str:
    tent = (
        path("M136 108 L212 50 L288 108Z", "#1F7F78")
        + path("M180 108 L212 50 L244 108Z", IVORY)
        + path("M212 50 L226 108 H198Z", "#1F7F78")
        + awning(136, 106, 152, 14, "#1F7F78", IVORY, 8)
        + stroke("M212 50 V34", DARK, 4)
        + path("M212 32 l26 8 l-26 9Z", "#D9731E")
    )
    table = rect(146, 148, 132, 34, "#A9713C", 3) + rect(146, 148, 132, 8, "#C58C52", 3)
    wares = "".join(
        disc(x, 141, 10, c)
        for x, c in ((166, "#C8321F"), (190, "#3AA06A"), (214, "#FDCE1C"), (238, "#C8321F"), (260, "#3AA06A"))
    )
    crate = rect(52, 142, 60, 42, "#8A5426", 3) + stroke("M56 146 L108 180 M108 146 L56 180", "#B57A3C", 6)
    return scene(
        ("#FCD9B4", "#F2A872"),
        "#B5623A",
        rect(150, 112, 6, 40, "#6B3F1E"),
        rect(268, 112, 6, 40, "#6B3F1E"),
        crate,
        wares,
        table,
        tent,
    )


def police_station(_: Icons) -> str:
    bars = "".join(rect(x, 84, 8, 84, "#20262E") for x in range(182, 260, 20))
    cell = (
        rect(158, 66, 124, 106, "#4C5866", 4)
        + rect(168, 78, 104, 94, "#F0C45C")
        + bars
        + rect(168, 118, 104, 8, "#20262E")
    )
    lamp = stroke("M96 84 H118 V98", "#20262E", 5) + disc(118, 112, 16, "#9CC4F0") + rect(110, 96, 16, 6, "#20262E", 2)
    return scene(("#B4BEC9", "#97A4B2"), "#5A6673", bricks(LEFT, 6, WIDE, 9, "#8592A0"), cell, lamp)


def sultans_palace(_: Icons) -> str:
    red, gold = "#A8274A", "#F0BE4E"
    towers = "".join(
        rect(x - 14, 92, 28, 80, red) + dome(x, 94, 19, gold, gold) + arch(x, 150, 12, 30, "#5E1028")
        for x in (134, 294)
    )
    hall = (
        rect(160, 112, 108, 60, "#C23A5C")
        + dome(214, 114, 46, gold, gold)
        + rect(164, 106, 100, 12, "#8C1D3A", 3)
        + arch(214, 172, 34, 54, "#5E1028")
        + arch(180, 160, 16, 32, "#5E1028")
        + arch(248, 160, 16, 32, "#5E1028")
    )
    garden = "".join(path(f"M{x} 172 q10 -44 20 0Z", "#3E6E3A") for x in (24, 56, 88))
    return scene(("#F2A08A", "#FBD7A8"), "#7B1E3A", disc(60, 120, 26, "#FFE9B0"), garden, towers, hall)


def small_mosque(_: Icons) -> str:
    white, shade = "#FFFFFF", "#CFE0F2"
    return scene(
        ("#7FB4E4", "#C7E2F6"),
        "#4E86BE",
        oval(70, 76, 40, 12, "#FFFFFF"),
        oval(104, 84, 30, 9, "#FFFFFF"),
        rect(160, 124, 112, 50, white),
        dome(216, 126, 44, white, "#E7B54A"),
        rect(156, 118, 120, 10, shade, 3),
        arch(216, 174, 26, 40, "#2A4E86"),
        arch(180, 162, 16, 26, "#7FA6D6"),
        arch(252, 162, 16, 26, "#7FA6D6"),
        minaret(136, 174, 110, 15, white, "#2A4E86"),
    )


def great_mosque(_: Icons) -> str:
    wall, shade, gold = "#B9C9EC", "#8FA6D8", "#F0CE6A"
    halves = "".join(dome(x, 132, 26, shade, gold) for x in (166, 262))
    minarets = "".join(
        minaret(x, 174, high, 12, wall, gold) for x, high in ((112, 96), (140, 122), (288, 122), (312, 96))
    )
    lit = "".join(arch(x, 164, 13, 24, "#F6CE66") for x in (172, 193, 235, 256))
    return scene(
        ("#131F4E", "#2F4A94"),
        "#1B2C62",
        stars("#FFFFFF", (20, 30), (70, 96), (96, 60), (28, 130), (240, 30)),
        moon(52, 76, 22, "#FFE9A8"),
        minarets,
        halves,
        dome(214, 128, 52, wall, gold),
        rect(144, 126, 140, 48, wall),
        rect(144, 122, 140, 8, shade, 2),
        arch(214, 174, 22, 38, "#14204E"),
        lit,
    )


def gemstone_dealer(_: Icons) -> str:
    cushion = path("M118 158 Q214 138 310 158 Q324 176 306 190 Q214 202 122 190 Q104 176 118 158Z", "#4A0C2A") + stroke(
        "M126 164 Q214 146 302 164", "#C58A3A", 5
    )
    shine = "".join(
        stroke(d, "#FFD9E6", 4)
        for d in ("M150 62 v18 M141 71 h18", "M286 84 v16 M278 92 h16", "M64 100 v14 M57 107 h14")
    )
    return scene(
        ("#8C1D45", "#C2346A"),
        "#5E1030",
        shine,
        cushion,
        gem(152, 132, 34, "#A8E6C4", "#3AA06A", "#1E6B44"),
        gem(280, 132, 34, "#B4CCFF", "#3A62C8", "#1B3A8C"),
        gem(216, 112, 54, "#FF9CB0", "#E0244A", "#8C0C2A"),
    )


PLACES: Final[dict[int, Callable[[Icons], str]]] = {
    1: wainwright,
    2: fabric_warehouse,
    3: spice_warehouse,
    4: fruit_warehouse,
    5: post_office,
    6: caravansary,
    7: fountain,
    8: black_market,
    9: tea_house,
    10: large_market,
    11: small_market,
    12: police_station,
    13: sultans_palace,
    14: small_mosque,
    15: great_mosque,
    16: gemstone_dealer,
}
"""By the places' numbers."""
