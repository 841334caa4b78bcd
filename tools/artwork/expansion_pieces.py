"""The drawings of the expansions' pieces as SVG, in the style of `artwork`, whose helpers they use."""

from tools.artwork.pieces import (
    ANYBODY,
    GOLD,
    INK,
    IVORY,
    PLAYERS,
    SHADOW,
    Icons,
    card_back,
    document,
    figure,
    gradient,
    inside,
    mix,
    shape,
)

WAX = "#A3142B"
TEAL = "#1F5E63"


def companion(player: str) -> str:
    """A companion: a flag of the player's colour with their shape, on a pole."""
    colour, _, name = PLAYERS.get(player, ANYBODY)
    flag = '<path d="M19 8 H86 L74 37 L86 66 H19Z" stroke-linejoin="round"/>'
    pole = '<path d="M16 8 V93" stroke-linecap="round" fill="none"/>'
    return document(
        gradient(mix(colour, "#FFFFFF", 0.2), colour)
        + f'<ellipse cx="18" cy="95" rx="15" ry="5" fill="{SHADOW}" opacity=".4"/>'
        f'<g fill="none" stroke="{INK}" stroke-width="13">{flag}</g>'
        f'<g stroke="{INK}" stroke-width="15">{pole}</g>'
        f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="5">{flag}</g>'
        f'<g stroke="{IVORY}" stroke-width="8">{pole}</g>'
        f'<g fill="{IVORY}">{shape(name, 47, 37, 17)}</g>'
    )


def coffee(icons: Icons) -> str:
    """A sack of coffee: no good, so no shape that a good has."""
    sack = "M31 12 Q50 22 69 12 L65 28 Q96 52 86 86 Q50 99 14 86 Q4 52 35 28Z"
    body = f'<path d="{sack}" stroke-linejoin="round"/>'
    return document(
        gradient("#8A5A33", "#4A2A12")
        + f'<g fill="{SHADOW}" opacity=".4" transform="translate(0 4)">{body}</g>'
        + f'<g fill="none" stroke="{INK}" stroke-width="10">{body}</g>'
        + f'<g fill="url(#g)" stroke="{IVORY}" stroke-width="5">{body}</g>'
        + f'<path d="M35 28 Q50 35 65 28" fill="none" stroke="{GOLD}" stroke-width="5" stroke-linecap="round"/>'
        + inside(icons, "coffee-beans", "#FFE9C4", 50, 63, 48)
    )


def seal_mark(cx: float, cy: float, r: float) -> str:
    return (
        f'<g fill="{WAX}" stroke="#5E0718" stroke-width="{r * 0.16}">{shape("star", cx, cy, r)}</g>'
        f'<circle cx="{cx}" cy="{cy}" r="{r * 0.58}" fill="none" stroke="#FF98A4" stroke-width="{r * 0.2}"/>'
        f'<circle cx="{cx}" cy="{cy}" r="{r * 0.2}" fill="#FFD0D6"/>'
    )


def seal() -> str:
    return document(
        f'<g fill="{IVORY}" stroke="{INK}" stroke-width="5">{shape("star", 50, 50, 40)}</g>' + seal_mark(50, 50, 37)
    )


def tick() -> str:
    """Done: what it stands beside has been had."""
    line = '<path d="M14 52 L40 80 L86 20" fill="none" stroke-linecap="round" stroke-linejoin="round"'
    return document(f'{line} stroke="{IVORY}" stroke-width="24"/>{line} stroke="#2E6B2E" stroke-width="17"/>')


def letter(delivered: bool) -> str:
    """An envelope with room for its place's number on the left; on the right a seal or, delivered, a tick."""
    paper, fold = ("#8FC48A", "#6FA56B") if delivered else ("#FFF8E6", "#E6D6B4")
    folds = "M8 21 L50 48 L92 21 M8 80 L38 52 M92 80 L62 52"
    tick = f'<path d="M63 51 L74 64 L90 33" fill="none" stroke="{INK}" stroke-width="11" stroke-linecap="round"/>'
    mark = tick if delivered else seal_mark(82, 66, 14)
    return document(
        f'<rect x="3" y="20" width="94" height="69" rx="8" fill="{SHADOW}" opacity=".4"/>'
        f'<rect x="4" y="16" width="92" height="69" rx="8" fill="{paper}" stroke="{INK}" stroke-width="5"/>'
        f'<path d="{folds}" fill="none" stroke="{fold}" stroke-width="4"/>{mark}'
    )


def guild_card(icons: Icons) -> str:
    """The back of a guild card."""
    plain = card_back().replace("#8C3B26", TEAL)
    cut = plain.index(f'<g fill="{GOLD}">')
    return plain[:cut] + inside(icons, "vertical-banner", GOLD, 50, 49, 44) + "</svg>"


def tile(ground: str, body: str) -> str:
    return document(
        gradient(mix(ground, "#FFFFFF", 0.25), ground)
        + f'<rect x="6" y="10" width="88" height="88" rx="16" fill="{SHADOW}" opacity=".4"/>'
        + f'<rect x="6" y="5" width="88" height="88" rx="16" fill="{INK}"/>'
        + f'<rect x="9" y="8" width="82" height="82" rx="13" fill="url(#g)" stroke="{GOLD}" stroke-width="4"/>{body}'
    )


def line_tile() -> str:
    """The tavern tile for straight lines: one straight arrow across; arrows to all four sides were not read as that."""
    return tile("#4B2A86", '<path d="M10 49 32 26V41H68V26L90 49 68 72V57H32V72Z" fill="#FFFFFF"/>')


def free_tile() -> str:
    """The tavern tile that saves payments: a coin crossed out."""
    return tile(
        "#FFF1D0",
        '<circle cx="50" cy="49" r="33" fill="#F2BE54" stroke="#7A4A10" stroke-width="5"/>'
        '<path d="M46 34v29q13-1 15-14M40 47l18-9M40 55l18-9" fill="none" stroke="#8A5510" stroke-width="4.5" '
        f'stroke-linecap="round"/><path d="M18 81 L82 17" stroke="{IVORY}" stroke-width="19" stroke-linecap="round"/>'
        '<path d="M18 81 L82 17" stroke="#B3122B" stroke-width="12" stroke-linecap="round"/>',
    )


def caravan_tile(icons: Icons) -> str:
    return tile("#F2B72E", inside(icons, "camel", INK, 50, 49, 80))


def kiosk_tile(icons: Icons) -> str:
    """The back of a kiosk tile."""
    return tile(TEAL, inside(icons, "newspaper", "#FFE9B0", 50, 49, 56))


def barrier() -> str:
    """A bar on two posts."""
    stripes = "".join(f'<path d="M{x} 56 L{x + 10} 36 H{x + 20} L{x + 10} 56Z"/>' for x in range(6, 90, 22))
    return document(
        f'<g fill="#5B3A20" stroke="{INK}" stroke-width="5"><rect x="16" y="22" width="14" height="70" rx="4"/>'
        '<rect x="70" y="22" width="14" height="70" rx="4"/></g>'
        f'<rect x="3" y="34" width="94" height="24" rx="6" fill="{IVORY}" stroke="{INK}" stroke-width="5"/>'
        f'<g fill="#A8200D">{stripes}</g>'
        f'<rect x="3" y="34" width="94" height="24" rx="6" fill="none" stroke="{INK}" stroke-width="5"/>'
    )


def corners() -> str:
    """Four by four places, those in the corners lit."""
    cells = "".join(
        f'<rect x="{8 + 22 * c}" y="{8 + 22 * r}" width="18" height="18" rx="4" stroke="{INK}" stroke-width="3" '
        f'fill="{"#E3A72B" if r in (0, 3) and c in (0, 3) else "#F3E6C8"}"/>'
        for r in range(4)
        for c in range(4)
    )
    return document(cells)


def pieces(icons: Icons) -> dict[str, tuple[str, int]]:
    """Every coloured sprite of the expansions: name -> (SVG, pixels of its side)."""
    sprites = {
        "coffee": coffee(icons),
        "seal": seal(),
        "tick": tick(),
        "letter": letter(False),
        "letter-delivered": letter(True),
        "guild-card": guild_card(icons),
        "tavern-line": line_tile(),
        "tavern-free": free_tile(),
        "caravan": caravan_tile(icons),
        "kiosk-tile": kiosk_tile(icons),
        "barrier": barrier(),
        "corners": corners(),
        "figure-coffee-trader": figure(icons, "coffee-trader"),
        "figure-courier": figure(icons, "courier"),
    }
    sprites |= {f"companion-{player}": companion(player) for player in (*PLAYERS, "any")}
    return {name: (svg, 128) for name, svg in sprites.items()}
