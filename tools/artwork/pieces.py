"""The drawings of our own pieces as SVG: tokens, chips, rubies, coins, dice.

Every function returns a complete SVG document of SIZE x SIZE units. `icons` maps an icon's name to
its SVG body and the side of that body's square view box.
"""

import math
from collections.abc import Mapping

from render.kit.colour import PALETTES, RGB, USUAL

Icons = Mapping[str, tuple[str, int]]

SIZE = 100
INK = "#2B1A10"
IVORY = "#FFF6DF"
SHADOW = "#120804"
NEUTRAL = "#2A2320"
GOLD = "#E3B04B"


def hexadecimal(colour: RGB) -> str:
    return "#" + "".join(f"{part:02X}" for part in colour)


SHAPES = {"red": "circle", "blue": "square", "green": "hexagon", "yellow": "diamond", "purple": "shield"}
PLAYERS = {
    f"{'' if palette == USUAL else f'{palette}-'}{player}": (
        hexadecimal(ground),
        "#FFFFFF" if player == "purple" else hexadecimal(text),
        SHAPES[player],
    )
    for palette, players in PALETTES.items()
    for player, (ground, text) in players.items()
}
"""Each player's colour, that of the figure on it, and its shape; those of the palette `apart` below the usual ones."""
GOODS = {
    "fabric": ("#C4200F", "#4A0702", "square", "rolled-cloth"),
    "spice": ("#3AA06A", "#0E2A1C", "heap", "powder-bag"),
    "fruit": ("#FFC400", "#6B3F00", "circle", "orange"),
    "jewelry": ("#1242C0", "#FFFFFF", "diamond", "diamond-ring"),
}
"""Each good's colour, that of the icon on it, its shape and the icon. Spice and the green player, alike in colour, have
no shape in common."""
FIGURES = {
    "governor": ("crown", "", "#FFFFFF", INK),
    "smuggler": ("drop", "domino-mask", "#34303C", "#FFFFFF"),
    "neutral": ("star", "turban", "#FFFFFF", INK),
    "coffee-trader": ("trapezoid", "coffee-cup", "#8A5424", "#FFFFFF"),
    "courier": ("pennant", "feather", "#A9DDF3", INK),
}
"""The outline of a piece that belongs to nobody, the icon on it (none where the outline says it), its colour, which no
player has, and the icon's."""
BASE_FIGURES = ("governor", "smuggler", "neutral")
PIPS = {
    1: ((50, 50),),
    2: ((28, 28), (72, 72)),
    3: ((26, 26), (50, 50), (74, 74)),
    4: ((28, 28), (72, 28), (28, 72), (72, 72)),
    5: ((27, 27), (73, 27), (50, 50), (27, 73), (73, 73)),
    6: ((28, 24), (72, 24), (28, 50), (72, 50), (28, 76), (72, 76)),
}


def mix(first: str, second: str, share: float) -> str:
    """The colour `share` of the way from `first` to `second`."""
    first_rgb, second_rgb = (tuple(int(c[i : i + 2], 16) for i in (1, 3, 5)) for c in (first, second))
    return "#" + "".join(
        f"{round(a * (1 - share) + b * share):02X}" for a, b in zip(first_rgb, second_rgb, strict=True)
    )


def document(body: str, box: str = f"0 0 {SIZE} {SIZE}") -> str:
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{body}</svg>'


def gradient(top: str, bottom: str) -> str:
    return (
        f'<defs><linearGradient id="g" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset="1" stop-color="{bottom}"/></linearGradient></defs>'
    )


def polygon(points: list[tuple[float, float]]) -> str:
    return '<path stroke-linejoin="round" d="M' + " L".join(f"{x:.2f} {y:.2f}" for x, y in points) + 'Z"/>'


def ring(cx: float, cy: float, radius: float, corners: int, turn: float = 0.0) -> str:
    angles = [math.pi * (2 * i / corners + turn) for i in range(corners)]
    return polygon([(cx + radius * math.sin(a), cy - radius * math.cos(a)) for a in angles])


def shape(name: str, cx: float, cy: float, r: float) -> str:
    """One closed outline round (cx, cy); all shapes of the same r look equally large."""
    match name:
        case "circle":
            return f'<circle cx="{cx}" cy="{cy}" r="{r}"/>'
        case "square":
            q = r * 0.9
            return f'<rect x="{cx - q}" y="{cy - q}" width="{2 * q}" height="{2 * q}" rx="{r * 0.28}"/>'
        case "diamond":
            return ring(cx, cy, r * 1.14, 4)
        case "hexagon":
            return ring(cx, cy, r * 1.06, 6)
        case "heap":
            return polygon([(cx, cy - r * 1.16), (cx + r * 1.16, cy + r * 0.92), (cx - r * 1.16, cy + r * 0.92)])
        case "star":
            points = [(r * (1.14 if i % 2 == 0 else 0.87), math.pi * i / 8) for i in range(16)]
            return polygon([(cx + reach * math.sin(turn), cy - reach * math.cos(turn)) for reach, turn in points])
        case "shield":
            return (
                f'<path stroke-linejoin="round" d="M{cx - r * 0.9} {cy - r * 0.9} h{r * 1.8} v{r * 0.9} '
                f'q0 {r * 0.75} {-r * 0.9} {r * 1.1} q{-r * 0.9} {-r * 0.35} {-r * 0.9} {-r * 1.1}Z"/>'
            )
        case "crown":
            peaks = [(-1.06, -0.66), (-0.5, 0.04), (0, -1.06), (0.5, 0.04), (1.06, -0.66), (0.92, 1.0), (-0.92, 1.0)]
            return polygon([(cx + r * x, cy + r * y) for x, y in peaks])
        case "trapezoid":
            top, foot = r * 0.72, r * 1.16
            return polygon([(cx - top, cy - r), (cx + top, cy - r), (cx + foot, cy + r), (cx - foot, cy + r)])
        case "pennant":
            back, front, half = cx - r * 1.08, cx + r * 0.3, r * 0.95
            return polygon(
                [(back, cy - half), (front, cy - half), (cx + r * 1.22, cy), (front, cy + half), (back, cy + half)]
            )
        case "drop":
            return (
                f'<path stroke-linejoin="round" d="M{cx - r * 1.15} {cy - r * 0.75} Q{cx} {cy - r * 1.2} '
                f"{cx + r * 1.15} {cy - r * 0.75} Q{cx + r * 0.95} {cy + r * 0.5} {cx} {cy + r * 1.12} "
                f'Q{cx - r * 0.95} {cy + r * 0.5} {cx - r * 1.15} {cy - r * 0.75}Z"/>'
            )
    raise ValueError(f"no shape called {name}")


def inside(icons: Icons, name: str, colour: str, cx: float, cy: float, side: float) -> str:
    body, box = icons[name]
    body = body.replace("currentColor", colour)
    return f'<g transform="translate({cx - side / 2} {cy - side / 2}) scale({side / box})">{body}</g>'


def token(icons: Icons, player: str) -> str:
    """A merchant: the player's shape with a turban."""
    colour, figure, name = PLAYERS[player]
    r = 37
    side = 38 if name == "diamond" else 44
    return document(
        gradient(mix(colour, "#FFFFFF", 0.28), colour)
        + f'<g fill="{SHADOW}" opacity=".45" transform="translate(0 5)">{shape(name, 50, 50, r + 3)}</g>'
        + f'<g fill="none" stroke="{INK}" stroke-width="8">{shape(name, 50, 50, r)}</g>'
        + f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="5">{shape(name, 50, 50, r)}</g>'
        + inside(icons, "turban", figure, 50, 50, side)
    )


def plain_token(player: str) -> str:
    """The player's shape without a figure: emblems in text and on small cells."""
    colour, _, name = PLAYERS.get(player, ANYBODY)
    return document(
        gradient(mix(colour, "#FFFFFF", 0.28), colour)
        + f'<g fill="none" stroke="{INK}" stroke-width="11">{shape(name, 50, 50, 38)}</g>'
        + f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="6">{shape(name, 50, 50, 38)}</g>'
    )


ANYBODY = ("#B79F76", INK, "circle")
NOBODY = ("#F1EBDD", INK, "star")
"""Colours and shape of the pieces of any player, used in examples, and of pieces that belong to no player."""


def chip(player: str) -> str:
    """An assistant: a flat piece of the player's shape, seen from above at a slant."""
    colour, _, name = NOBODY if player == "neutral" else PLAYERS.get(player, ANYBODY)
    side, face = mix(colour, "#000000", 0.42), mix(colour, "#FFFFFF", 0.2)
    slant = 'transform="translate(0 {}) scale(1 .62)"'
    edge = f'stroke="{INK}" stroke-width="11"'
    layers = [
        f'<g fill="{SHADOW}" opacity=".4" {slant.format(28)}>{shape(name, 50, 50, 41)}</g>',
        *(f'<g fill="{side}" {edge} {slant.format(y)}>{shape(name, 50, 50, 39)}</g>' for y in range(22, 9, -1)),
        *(f'<g fill="{side}" {slant.format(y)}>{shape(name, 50, 50, 40)}</g>' for y in range(22, 11, -1)),
        f'<g fill="{face}" stroke="{IVORY}" stroke-width="5" {slant.format(9)}>{shape(name, 50, 50, 39)}</g>',
        f'<g fill="{colour}" {slant.format(9)}>{shape(name, 50, 50, 21)}</g>',
    ]
    return document("".join(layers))


def family(player: str) -> str:
    """A family member: a person with wide shoulders whose head is the player's shape."""
    colour, _, name = PLAYERS.get(player, ANYBODY)
    robe = '<path d="M50 54 C67 54 73 63 76 89 Q50 96 24 89 C27 63 33 54 50 54Z" stroke-linejoin="round"/>'
    head = shape(name, 50, 33, 23.5)
    return document(
        gradient(mix(colour, "#FFFFFF", 0.3), colour)
        + f'<ellipse cx="50" cy="91" rx="31" ry="7" fill="{SHADOW}" opacity=".4"/>'
        + f'<g fill="none" stroke="{INK}" stroke-width="13">{robe}{head}</g>'
        + f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="6">{robe}{head}</g>'
    )


def figure(icons: Icons, name: str) -> str:
    """A piece that belongs to nobody: a colour no player has, gold rim, an outline no player has."""
    outline, icon, colour, mark = FIGURES[name]
    return document(
        f'<g fill="{SHADOW}" opacity=".45" transform="translate(0 5)">{shape(outline, 50, 51, 44)}</g>'
        + f'<g fill="none" stroke="{INK}" stroke-width="10">{shape(outline, 50, 50, 40)}</g>'
        + f'<g fill="{colour}" stroke="{GOLD}" stroke-width="5">{shape(outline, 50, 50, 40)}</g>'
        + (inside(icons, icon, mark, 50, 50, 60) if icon else band(mark))
    )


def band(colour: str) -> str:
    """The lower edge of a crown with its stones."""
    stones = "".join(f'<circle cx="{x}" cy="60" r="6"/>' for x in (30, 50, 70))
    return f'<g fill="{colour}"><rect x="18" y="72" width="64" height="9" rx="3"/>{stones}</g>'


def good(icons: Icons, name: str) -> str:
    colour, mark, outline, icon = GOODS[name]
    side, r = {"diamond": (43, 39.5), "heap": (42, 39.5)}.get(outline, (54, 42.5))
    low = 63 if outline == "heap" else 50
    return document(
        gradient(mix(colour, "#FFFFFF", 0.25), colour)
        + f'<g fill="{SHADOW}" opacity=".4" transform="translate(0 4)">{shape(outline, 50, 50, r + 1)}</g>'
        + f'<g fill="none" stroke="{INK}" stroke-opacity=".8" stroke-width="8">{shape(outline, 50, 50, r)}</g>'
        + f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="3">{shape(outline, 50, 50, r)}</g>'
        + inside(icons, icon, mark, 50, low, side)
    )


def any_good() -> str:
    """Any good: a ring of the four goods' colours."""
    quarters = "".join(
        f'<path d="M50 50 L{50 + 41 * math.cos(a):.1f} {50 + 41 * math.sin(a):.1f} '
        f'A41 41 0 0 1 {50 + 41 * math.cos(b):.1f} {50 + 41 * math.sin(b):.1f}Z" fill="{colour}"/>'
        for a, b, colour in (
            (math.pi * i / 2, math.pi * (i + 1) / 2, GOODS[name][0])
            for i, name in enumerate(("spice", "fabric", "jewelry", "fruit"))
        )
    )
    return document(
        f'<circle cx="50" cy="54" r="43" fill="{SHADOW}" opacity=".4"/>'
        f'<circle cx="50" cy="50" r="45" fill="{INK}" opacity=".8"/>{quarters}'
        f'<circle cx="50" cy="50" r="41" fill="none" stroke="{IVORY}" stroke-width="5"/>'
        f'<circle cx="50" cy="50" r="25" fill="{IVORY}"/>'
    )


def ruby() -> str:
    facets = (
        ("M50 10 86 32 68 40 50 30Z", "#FF6B7D"),
        ("M50 10 14 32l18 8 18-10Z", "#FF98A4"),
        ("M14 32v36l18-9V40Z", "#D31F40"),
        ("M86 32v36l-18-9V40Z", "#9C0F2C"),
        ("M14 68 50 90V70L32 59Z", "#A3112F"),
        ("M86 68 50 90V70l18-11Z", "#6F0A20"),
        ("M50 30 68 40v19L50 70 32 59V40Z", "#EE2F52"),
        ("M50 30 68 40 32 52V40Z", "#FF7C90"),
    )
    return document(
        '<path d="M50 4 92 29v42L50 96 8 71V29Z" fill="#5E0718" stroke="#2B1A10" stroke-width="7" '
        'stroke-linejoin="round"/><path d="M50 6 90 30v40L50 94 10 70V30Z" fill="#5E0718" stroke="#FFF1D6" '
        'stroke-width="5" stroke-linejoin="round"/>' + "".join(f'<path d="{d}" fill="{c}"/>' for d, c in facets)
    )


def empty_ruby(colour: str) -> str:
    return document(
        f'<path d="M50 9 87 31v38L50 91 13 69V31Z" fill="#000" fill-opacity=".16" stroke="{colour}" '
        'stroke-opacity=".7" stroke-width="6" stroke-dasharray="10 7" stroke-linejoin="round"/>'
    )


def coin() -> str:
    return document(
        '<defs><linearGradient id="g" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#FFE08A"/>'
        '<stop offset="1" stop-color="#D9962B"/></linearGradient></defs>'
        f'<circle cx="50" cy="54" r="44" fill="{SHADOW}" opacity=".35"/>'
        '<circle cx="50" cy="50" r="44" fill="url(#g)" stroke="#7A4A10" stroke-width="5"/>'
        '<circle cx="50" cy="50" r="34" fill="none" stroke="#A86A18" stroke-width="3.5" stroke-dasharray="3 5"/>'
        '<path d="M43 28v46q24-2 25-24M33 48l30-15M33 61l30-15" fill="none" stroke="#8A5510" stroke-width="7" '
        'stroke-linecap="round" stroke-linejoin="round"/>'
    )


def die(value: int, colour: str = "#FBF3E0", pip: str = INK, edge: str = IVORY) -> str:
    pips = "".join(f'<circle cx="{x}" cy="{y - 2}" r="10.5" fill="{pip}"/>' for x, y in PIPS[value])
    return document(
        gradient(mix(colour, "#FFFFFF", 0.3), colour)
        + f'<rect x="0" y="6" width="100" height="98" rx="20" fill="{SHADOW}" opacity=".4"/>'
        f'<rect width="100" height="100" rx="20" fill="{mix(colour, "#000000", 0.35)}" stroke="{edge}" '
        f'stroke-width="5"/><rect x="3" y="3" width="94" height="90" rx="18" fill="url(#g)"/>{pips}',
        "-6 -6 112 112",
    )


def medallion() -> str:
    """The gold disc a place's number stands on."""
    return document(
        f'<circle cx="50" cy="53" r="43" fill="{SHADOW}" opacity=".5"/>'
        '<circle cx="50" cy="50" r="43" fill="#F6D27A" stroke="#6B4513" stroke-width="5"/>'
        '<circle cx="50" cy="50" r="35.5" fill="none" stroke="#B07A22" stroke-width="3"/>'
    )


def arrow() -> str:
    """The end of a way, pointing right; white, as its dots are."""
    head = '<path stroke-linejoin="round" d="M20 14 L90 50 L20 86 L36 50Z"/>'
    return document(
        f'<g fill="{SHADOW}" stroke="{SHADOW}" stroke-width="12" opacity=".4" transform="translate(0 4)">{head}</g>'
        f'<g fill="#3A2208" stroke="#3A2208" stroke-width="16">{head}</g><g fill="#FFFDF4">{head}</g>'
    )


def card_back() -> str:
    """The back of a bonus card."""
    star = ring(50, 50, 21, 4) + ring(50, 50, 21, 4, 0.25)
    return document(
        f'<rect x="21" y="7" width="62" height="90" rx="9" fill="{SHADOW}" opacity=".4"/>'
        f'<rect x="19" y="4" width="62" height="90" rx="9" fill="#8C3B26" stroke="{INK}" stroke-width="6"/>'
        f'<rect x="20" y="5" width="60" height="88" rx="8" fill="#8C3B26" stroke="{IVORY}" stroke-width="4"/>'
        f'<rect x="28" y="13" width="44" height="72" rx="4" fill="none" stroke="{GOLD}" stroke-width="2.5"/>'
        f'<g fill="{GOLD}">{star}</g><circle cx="50" cy="50" r="8" fill="#8C3B26"/>'
    )


def wheel() -> str:
    spokes = "".join(
        f'<path d="M50 50 L{50 + 36 * math.cos(a):.1f} {50 + 36 * math.sin(a):.1f}" stroke="#B98A4A" stroke-width="6"/>'
        for a in (math.pi * i / 4 for i in range(8))
    )
    return document(
        f'<circle cx="50" cy="52" r="46" fill="{SHADOW}" opacity=".35"/><circle cx="50" cy="50" r="44" fill="#4A2C14" '
        'stroke="#2B1608" stroke-width="8"/><circle cx="50" cy="50" r="35" fill="none" stroke="#B98A4A" '
        f'stroke-width="6"/>{spokes}<circle cx="50" cy="50" r="11" fill="#D9A441" stroke="#2B1608" stroke-width="4"/>'
    )


def pieces(icons: Icons) -> dict[str, tuple[str, int]]:
    """Every coloured sprite: name -> (SVG, pixels of its side)."""
    sprites: dict[str, tuple[str, int]] = {
        "ruby": (ruby(), 128),
        "ruby-empty": (empty_ruby("#7A5A3A"), 128),
        "coin": (coin(), 128),
        "any-good": (any_good(), 128),
        "medallion": (medallion(), 128),
        "arrow": (arrow(), 128),
        "card": (card_back(), 128),
        "wheel": (wheel(), 256),
    }
    for player in PLAYERS:
        sprites[f"merchant-{player}"] = (token(icons, player), 192)
    for player in (*PLAYERS, "any"):
        sprites[f"emblem-{player}"] = (plain_token(player), 128)
        sprites[f"assistant-{player}"] = (chip(player), 128)
        sprites[f"family-{player}"] = (family(player), 128)
    sprites["assistant-neutral"] = (chip("neutral"), 128)
    for name in BASE_FIGURES:
        sprites[f"figure-{name}"] = (figure(icons, name), 128)
    for name in GOODS:
        sprites[f"good-{name}"] = (good(icons, name), 128)
    for value in PIPS:
        sprites[f"die-{value}"] = (die(value), 128)
    return sprites
