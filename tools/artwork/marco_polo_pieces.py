"""The drawings of The Voyages of Marco Polo's pieces as SVG, in the style of `artwork`, whose helpers they use."""

from tools.artwork.pieces import GOLD, INK, IVORY, PIPS, PLAYERS, SHADOW, Icons, document, gradient, inside, mix, shape

COLOURS = [f"{palette}{colour}" for palette in ("", "apart-") for colour in ("blue", "green", "red", "yellow")]
GOODS = {
    "pepper": ("#3E4A46", "#FFFFFF", "circle", "powder-bag", 52),
    "silk": ("#7B3FA0", "#FFFFFF", "square", "rolled-cloth", 54),
    "camel": ("#B9793A", "#2E1606", "hexagon", "camel", 58),
}
PLACES = {
    "large": ("#8C1D35", "circle", "indian-palace"),
    "small": ("#2F6B62", "square", "family-house"),
    "oasis": ("#4C6B2E", "circle", "palm-tree"),
    "start": ("#7A1E1E", "star", "byzantin-temple"),
    "beijing": ("#7A1E1E", "star", "pagoda"),
}
BLACK = ("#2B2B30", "#FFF1CF", "")
WHITE = ("#FBF3E0", INK, "")
NEUTRAL = ("#A79E8C", INK, "")
GOLD_LIT, GOLD_DARK = "#FFC93C", "#B8730B"


def good(icons: Icons, name: str) -> str:
    colour, mark, outline, icon, side = GOODS[name]
    return document(
        gradient(mix(colour, "#FFFFFF", 0.25), colour)
        + f'<g fill="{SHADOW}" opacity=".4" transform="translate(0 4)">{shape(outline, 50, 50, 42)}</g>'
        + f'<g fill="none" stroke="{INK}" stroke-opacity=".8" stroke-width="9">{shape(outline, 50, 50, 41)}</g>'
        + f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="4.5">{shape(outline, 50, 50, 41)}</g>'
        + inside(icons, icon, mark, 50, 50, side)
    )


_INGOT = '<path stroke-linejoin="round" d="M27 26 H73 L96 76 H4Z"/>'


def ingot() -> str:
    """Gold: a bar seen from its long side."""
    return document(
        gradient(GOLD_LIT, GOLD_DARK)
        + f'<g fill="{SHADOW}" opacity=".4" transform="translate(0 5)">{_INGOT}</g>'
        + f'<g fill="none" stroke="{INK}" stroke-width="12">{_INGOT}</g>'
        + f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="4">{_INGOT}</g>'
        + '<path d="M34 33 H66 L72 47 H28Z" fill="#FFF3C4" stroke="#8A5510" stroke-width="3"/>'
        + '<path d="M22 66 H78" stroke="#8A5510" stroke-width="5" stroke-linecap="round"/>'
    )


def choice(icons: Icons) -> str:
    """Any of the three goods."""
    return document(any_good(icons))


def any_good(icons: Icons) -> str:
    """A third of the disc in the colour of each of the three goods, with its sign."""
    thirds = (
        ("M50 50 V5 A45 45 0 0 1 89 72.5Z", "#7B3FA0"),
        ("M50 50 L89 72.5 A45 45 0 0 1 11 72.5Z", "#F0B93C"),
        ("M50 50 L11 72.5 A45 45 0 0 1 50 5Z", "#3E4A46"),
    )
    return (
        f'<circle cx="50" cy="54" r="45" fill="{SHADOW}" opacity=".4"/><circle cx="50" cy="50" r="49" fill="{INK}"/>'
        + "".join(f'<path d="{d}" fill="{colour}"/>' for d, colour in thirds)
        + f'<path d="M50 50V5M50 50 89 72.5M50 50 11 72.5" stroke="{IVORY}" stroke-width="5"/>'
        + inside(icons, "rolled-cloth", "#FFFFFF", 69, 37, 30)
        + inside(icons, "powder-bag", "#FFFFFF", 31, 37, 30)
        + f'<path d="M41 68H59L67 84H33Z" fill="#FFF3C4" stroke="{INK}" stroke-width="4" stroke-linejoin="round"/>'
    )


def different(icons: Icons) -> str:
    """Two goods of different kinds: any good, another sign of any good, and between them that they are not the same."""
    disc = any_good(icons)
    return document(
        f'<g transform="translate(-2 0) scale(.54)">{disc}</g><g transform="translate(48 0) scale(.54)">{disc}</g>'
        f'<g stroke="{INK}" stroke-width="8" stroke-linecap="round"><path d="M28 70h44M28 86h44M62 60 38 97"/></g>'
    )


def die(value: int, ground: str, pip: str, outline: str) -> str:
    """A die seen from above in a light from the top left: its right and lower sides lie in the shade, its pips are
    sunk. They and the field behind them have the owner's shape."""
    lit, low = mix(ground, "#FFFFFF", 0.42), mix(ground, "#000000", 0.12)
    right, below = mix(ground, "#000000", 0.36), mix(ground, "#000000", 0.5)
    shade = mix(ground, SHADOW, 0.34) if pip == "#FFFFFF" else mix(ground, "#FFFFFF", 0.55)
    field = f'<g fill="{shade}">{shape(outline, 47.5, 47, 40)}</g>' if outline else ""
    kind = outline or "circle"
    spots = [(x - 2.5, y - 3) for x, y in PIPS[value]]
    hollows = "".join(shape(kind, x - 1.2, y - 1.2, 10.5) for x, y in spots)
    pips = "".join(shape(kind, x, y, 10.5) for x, y in spots)
    return document(
        f'<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="{lit}"/>'
        f'<stop offset=".5" stop-color="{ground}"/><stop offset="1" stop-color="{low}"/></linearGradient></defs>'
        f'<rect x="1" y="6" width="101" height="98" rx="20" fill="{SHADOW}" opacity=".4"/>'
        f'<rect x="-2" y="-2" width="104" height="104" rx="22" fill="{INK}"/>'
        f'<rect width="100" height="100" rx="20" fill="{below}" stroke="{IVORY}" stroke-width="4"/>'
        f'<path d="M90 9A15 15 0 0 1 98 22V79L90 86Z" fill="{right}"/>'
        f'<rect x="2.5" y="2.5" width="90" height="88" rx="17" fill="url(#g)"/>'
        '<path d="M4.5 76V20A15.5 15.5 0 0 1 20 4.5H76" fill="none" stroke="#FFFFFF" stroke-opacity=".6" '
        f'stroke-width="3.5" stroke-linecap="round"/>{field}<g fill="{below}">{hollows}</g><g fill="{pip}">{pips}</g>',
        "-6 -6 112 112",
    )


_CUBE = "M50 0 94 25V75L50 100 6 75V25Z"


def cube(ground: str, pip: str) -> str:
    """A die of no value, seen from a corner: three sides of it, with one, two and three pips."""
    top, right = mix(ground, "#FFFFFF", 0.3), mix(ground, "#000000", 0.28)
    pips = [(50, 25, 10, 6), (20, 44, 6, 9), (37, 76, 6, 9), (61, 81, 5.5, 8.5), (72, 62, 5.5, 8.5), (83, 44, 5.5, 8.5)]
    dots = "".join(f'<ellipse cx="{x}" cy="{y}" rx="{rx}" ry="{ry}"/>' for x, y, rx, ry in pips)
    return document(
        f'<path d="{_CUBE}" fill="{INK}" stroke="{INK}" stroke-width="13" stroke-linejoin="round"/>'
        f'<path d="{_CUBE}" fill="{ground}" stroke="{IVORY}" stroke-width="5" stroke-linejoin="round"/>'
        f'<path d="M50 0 94 25 50 50 6 25Z" fill="{top}"/><path d="M94 25V75L50 100V50Z" fill="{right}"/>'
        f'<path d="M6 25 50 50 94 25M50 50V100" fill="none" stroke="{IVORY}" stroke-width="4"/>'
        f'<g fill="{pip}">{dots}</g>',
        "-6 -6 112 112",
    )


_HOUSE = '<path d="M50 8 92 42V92H8V42Z" stroke-linejoin="round"/>'


def post(player: str) -> str:
    """A trading post: a house with its owner's shape on the front, light on the owner's colour. Its outline is that
    colour too, so that little else is seen of a small one."""
    colour, _, outline = PLAYERS[player]
    edge = mix(colour, SHADOW, 0.6)
    return document(
        gradient(mix(colour, "#FFFFFF", 0.25), colour)
        + f'<g fill="{SHADOW}" opacity=".3" transform="translate(0 5)">{_HOUSE}</g>'
        + f'<g fill="url(#g)" stroke="{edge}" stroke-width="7">{_HOUSE}</g>'
        + f'<g fill="{IVORY}" stroke="{edge}" stroke-width="5">{shape(outline, 50, 59, 23)}</g>'
    )


def black_post(player: str) -> str:
    """One of the black trading posts: its owner's shape on a dark house."""
    colour, _, outline = PLAYERS[player]
    wall = "#2B2B30"
    return document(
        gradient(mix(wall, "#FFFFFF", 0.25), wall)
        + f'<g fill="{SHADOW}" opacity=".4" transform="translate(0 5)">{_HOUSE}</g>'
        + f'<g fill="none" stroke="{INK}" stroke-width="13">{_HOUSE}</g>'
        + f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="6">{_HOUSE}</g>'
        + f'<g fill="{colour}" stroke="{IVORY}" stroke-width="4">{shape(outline, 50, 60, 23)}</g>'
    )


def any_post() -> str:
    """Any player's trading post."""
    return document(
        f'<g fill="#B79F76" stroke="{INK}" stroke-width="10">{_HOUSE}</g>'
        f'<g fill="#D9C6A0" stroke="{IVORY}" stroke-width="5">{_HOUSE}</g>'
        f'<path d="M38 92V66q12-17 24 0V92Z" fill="{INK}"/>'
    )


def gone_post() -> str:
    """The place of a trading post that is on the map."""
    return document(
        f'<g fill="#E9DABB" stroke="#B9A67E" stroke-width="5" stroke-dasharray="12 7">{_HOUSE}</g>'
        '<path d="M38 92V66q12-17 24 0V92Z" fill="#CDBB93"/>'
    )


def points() -> str:
    """The badge a number of points stands on, with its whole edge."""
    return document(
        '<g transform="translate(50 50) scale(.94) translate(-50 -50)">'
        '<path d="M50 3 61 17 79 12 82 30 98 41 89 57 95 75 77 81 71 97 54 91 37 98 29 82 11 79 14 60 2 46 17 35 18 17'
        f' 36 18Z" fill="#7A1E1E" stroke="{INK}" stroke-width="7" stroke-linejoin="round"/>'
        '<path d="M50 6 60 20 77 15 80 32 94 42 86 57 92 73 75 79 70 93 54 88 38 94 31 80 14 77 17 59 6 46 20 36 20 19'
        f' 36 21Z" fill="#8E2424" stroke="{GOLD}" stroke-width="4" stroke-linejoin="round"/></g>'
    )


def plain_coin() -> str:
    """A coin whose worth is written on it."""
    return document(
        '<defs><linearGradient id="g" x1="0" y1="0" x2=".6" y2="1"><stop offset="0" stop-color="#FFE59A"/>'
        '<stop offset="1" stop-color="#E0A23A"/></linearGradient></defs>'
        f'<circle cx="50" cy="54" r="44" fill="{SHADOW}" opacity=".35"/>'
        '<circle cx="50" cy="50" r="45" fill="url(#g)" stroke="#6B3F0C" stroke-width="6"/>'
        '<circle cx="50" cy="50" r="37" fill="none" stroke="#A86A18" stroke-width="3" stroke-dasharray="3 5"/>'
    )


def coin_or_camel(icons: Icons) -> str:
    """One of the two: half a coin and half a camel."""
    colour, mark, outline, icon, _ = GOODS["camel"]
    return document(
        f'<defs><clipPath id="l"><path d="M-10 -10H96L4 110H-10Z"/></clipPath><clipPath id="r"><path d="M110 110H4L96 '
        f'-10H110Z"/></clipPath></defs><circle cx="50" cy="54" r="44" fill="{SHADOW}" opacity=".35"/>'
        '<g clip-path="url(#l)"><circle cx="50" cy="50" r="45" fill="#F0C04A" stroke="#6B3F0C" stroke-width="6"/>'
        '<circle cx="50" cy="50" r="36" fill="none" stroke="#A86A18" stroke-width="4"/></g>'
        f'<g clip-path="url(#r)" fill="{colour}" stroke="{INK}" stroke-width="6">{shape(outline, 50, 50, 43)}'
        + f'<g stroke="none">{inside(icons, icon, mark, 68, 64, 40)}</g></g>'
        f'<g stroke-linecap="round"><path d="M80 11 20 89" stroke="{INK}" stroke-width="12"/>'
        f'<path d="M80 11 20 89" stroke="{IVORY}" stroke-width="7"/></g>'
    )


def place(icons: Icons, kind: str) -> str:
    colour, outline, icon = PLACES[kind]
    r, side = (40, 50) if kind != "oasis" else (40, 56)
    ground = "#E3EFCF" if kind == "oasis" else "#FFF3D6"
    return document(
        f'<g fill="{SHADOW}" opacity=".45" transform="translate(0 5)">{shape(outline, 50, 50, r + 2)}</g>'
        f'<g fill="{ground}" stroke="{colour}" stroke-width="7">{shape(outline, 50, 50, r)}</g>'
        + inside(icons, icon, colour, 50, 50, side)
    )


def scroll(icons: Icons) -> str:
    """A contract from the special pile."""
    return document(
        f'<rect x="8" y="8" width="84" height="88" rx="12" fill="{SHADOW}" opacity=".4"/>'
        f'<rect x="8" y="4" width="84" height="88" rx="12" fill="#8C1D35" stroke="{INK}" stroke-width="6"/>'
        f'<rect x="10" y="6" width="80" height="84" rx="10" fill="#8C1D35" stroke="{IVORY}" stroke-width="4"/>'
        + inside(icons, "tied-scroll", "#FFE9B0", 50, 48, 66)
    )


def step(icons: Icons) -> str:
    """A step on the map."""
    return document(
        f'<circle cx="50" cy="54" r="44" fill="{SHADOW}" opacity=".4"/>'
        f'<circle cx="50" cy="50" r="43" fill="#DCEFEA" stroke="{INK}" stroke-width="7"/>'
        '<circle cx="50" cy="50" r="42" fill="#DCEFEA" stroke="#2F6B62" stroke-width="5"/>'
        + inside(icons, "walking-boot", "#1F4C46", 50, 50, 58)
    )


_QUESTION = "M9 36a18 18 0 1 1 28 15q-10 7-10 18"


def copied(icons: Icons) -> str:
    """The marker that gives what another small city gives: a question mark and the sign of such a city."""
    return document(
        f'<g fill="#FFF3D6" stroke="#2F6B62" stroke-width="7">{shape("square", 70, 52, 29)}</g>'
        + inside(icons, "family-house", "#2F6B62", 70, 52, 46)
        + f'<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="{_QUESTION}M27 89V89.1" '
        f'stroke="#FBF3E0" stroke-width="23"/><path d="{_QUESTION}" stroke="{INK}" stroke-width="14"/>'
        f'<path d="M27 89V89.1" stroke="{INK}" stroke-width="17"/></g>'
    )


def free_of_charge() -> str:
    """No coins are due: a coin crossed out."""
    return document(
        '<circle cx="50" cy="50" r="42" fill="#F0C766" stroke="#6B3F0C" stroke-width="6"/>'
        f'<path d="M18 18 82 82" stroke="{IVORY}" stroke-width="22" stroke-linecap="round"/>'
        '<path d="M18 18 82 82" stroke="#8E2424" stroke-width="12" stroke-linecap="round"/>'
    )


def both_ways() -> str:
    """A trade that goes in either direction."""
    return document(
        f'<g fill="{INK}"><path d="M8 28h52V12l34 25-34 25V46H8Z" transform="translate(0 -6)"/>'
        '<path d="M92 72H40V88L6 63l34-25v16h52Z" transform="translate(0 8)"/></g>'
    )


def pieces(icons: Icons) -> dict[str, tuple[str, int]]:
    """Every coloured sprite of the game: name -> (SVG, pixels of its side)."""
    sprites = {f"good-{name}": good(icons, name) for name in GOODS}
    sprites |= {
        "good-gold": ingot(), "good-choice": choice(icons), "good-different": different(icons), "points": points(),
        "coin-plain": plain_coin(), "contract": scroll(icons), "step": step(icons), "copy": copied(icons),
        "coin-free": free_of_charge(), "coin-or-camel": coin_or_camel(icons), "post-any": any_post(),
        "both-ways": both_ways(), "post-gone": gone_post(),
    }  # fmt: skip
    sprites |= {f"place-{kind}": place(icons, kind) for kind in PLACES}
    dice = {player: PLAYERS[player] for player in COLOURS} | {"black": BLACK, "white": WHITE, "neutral": NEUTRAL}
    for owner, (ground, pip, outline) in dice.items():
        sprites |= {f"die-{owner}-{value}": die(value, ground, pip, outline) for value in PIPS}
        sprites[f"die-{owner}-0"] = cube(ground, pip)
    for player in COLOURS:
        sprites[f"post-{player}"] = post(player)
        sprites[f"post-black-{player}"] = black_post(player)
    return {name: (svg, 128) for name, svg in sprites.items()}
