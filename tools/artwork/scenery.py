"""The parts that drawings of places are built of: skies, domes, awnings, heaps. All return SVG within WIDE x HIGH
units, of which the first begins at LEFT."""

import math

from tools.artwork.pieces import document

LEFT, WIDE, HIGH = -80, 400, 200
RIGHT = LEFT + WIDE
FLOOR = 168


def scene(sky: tuple[str, str], floor: str, *things: str, line: int = FLOOR) -> str:
    """A picture of a place: a sky or wall, a floor from `line` down, and what stands there."""
    return document(
        f'<defs><linearGradient id="s" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{sky[0]}"/>'
        f'<stop offset="1" stop-color="{sky[1]}"/></linearGradient></defs>'
        f'<rect x="{LEFT}" width="{WIDE}" height="{HIGH}" fill="url(#s)"/>'
        f'<rect x="{LEFT}" y="{line}" width="{WIDE}" height="{HIGH - line}" fill="{floor}"/>' + "".join(things),
        f"{LEFT} 0 {WIDE} {HIGH}",
    )


def rect(x: float, y: float, w: float, h: float, colour: str, r: float = 0) -> str:
    return f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="{r}" fill="{colour}"/>'


def disc(cx: float, cy: float, r: float, colour: str) -> str:
    return f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="{colour}"/>'


def oval(cx: float, cy: float, rx: float, ry: float, colour: str) -> str:
    return f'<ellipse cx="{cx}" cy="{cy}" rx="{rx}" ry="{ry}" fill="{colour}"/>'


def path(d: str, colour: str) -> str:
    return f'<path d="{d}" fill="{colour}"/>'


def stroke(d: str, colour: str, width: float) -> str:
    return (
        f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" '
        'stroke-linejoin="round"/>'
    )


def dome(cx: float, base: float, r: float, colour: str, tip: str) -> str:
    """A dome with a point, standing on `base`."""
    return (
        path(f"M{cx - r} {base} Q{cx - r * 1.05} {base - r * 0.9} {cx} {base - r * 1.15} "
             f"Q{cx + r * 1.05} {base - r * 0.9} {cx + r} {base}Z", colour)
        + stroke(f"M{cx} {base - r * 1.1} V{base - r * 1.5}", tip, max(2.5, r * 0.1))
        + disc(cx, base - r * 1.55, max(2.5, r * 0.11), tip)
    )  # fmt: skip


def minaret(x: float, base: float, high: float, wide: float, colour: str, tip: str) -> str:
    top = base - high
    return (
        rect(x - wide / 2, top, wide, high, colour)
        + rect(x - wide * 0.85, top + high * 0.22, wide * 1.7, wide * 0.5, colour, 1)
        + path(f"M{x - wide / 2 - 1} {top} L{x} {top - wide * 2.6} L{x + wide / 2 + 1} {top}Z", tip)
    )


def arch(cx: float, base: float, wide: float, high: float, colour: str) -> str:
    """A pointed door or window."""
    half, shoulder = wide / 2, base - high * 0.6
    return path(
        f"M{cx - half} {base} V{shoulder} Q{cx - half} {base - high * 0.88} {cx} {base - high} "
        f"Q{cx + half} {base - high * 0.88} {cx + half} {shoulder} V{base}Z", colour
    )  # fmt: skip


def awning(x: float, y: float, wide: float, high: float, light: str, dark: str, stripes: int = 6) -> str:
    """A striped awning with a scalloped edge."""
    step = wide / stripes
    return "".join(
        rect(x + i * step, y, step + 0.4, high, colour)
        + path(f"M{x + i * step} {y + high - 0.5} h{step} a{step / 2} {step / 2} 0 0 1 {-step} 0Z", colour)
        for i in range(stripes)
        for colour in [(light, dark)[i % 2]]
    )


def steam(x: float, y: float, colour: str, high: float = 40) -> str:
    return "".join(
        stroke(f"M{x + at} {y} q-9 {-high / 4} 0 {-high / 2} t0 {-high / 2}", colour, 5) for at in (-16, 0, 16)
    )


def stars(colour: str, *points: tuple[float, float]) -> str:
    return "".join(disc(x, y, 1.8, colour) for x, y in points)


def moon(cx: float, cy: float, r: float, colour: str) -> str:
    return path(f"M{cx + r * 0.4} {cy - r} A{r} {r} 0 1 0 {cx + r * 0.4} {cy + r} "
                f"A{r * 0.82} {r * 0.82} 0 1 1 {cx + r * 0.4} {cy - r}Z", colour)  # fmt: skip


def wheel(cx: float, cy: float, r: float, wood: str, dark: str) -> str:
    spokes = "".join(
        stroke(f"M{cx} {cy} L{cx + r * math.cos(a):.1f} {cy + r * math.sin(a):.1f}", wood, r * 0.13)
        for a in (math.pi * i / 5 for i in range(10))
    )
    rim = f'<circle cx="{cx}" cy="{cy}" r="{r}" fill="none" stroke="{dark}" stroke-width="{r * 0.24}"/>'
    inner = f'<circle cx="{cx}" cy="{cy}" r="{r * 0.98}" fill="none" stroke="{wood}" stroke-width="{r * 0.1}"/>'
    return spokes + rim + inner + disc(cx, cy, r * 0.22, dark)


def heap(cx: float, base: float, wide: float, high: float, colour: str, light: str) -> str:
    """A cone of something poured, lit from the left."""
    half = wide / 2
    return path(f"M{cx - half} {base} Q{cx - half * 0.3} {base - high * 0.8} {cx} {base - high} "
                f"Q{cx + half * 0.3} {base - high * 0.8} {cx + half} {base}Z", colour) + path(
        f"M{cx - half} {base} Q{cx - half * 0.3} {base - high * 0.8} {cx} {base - high} "
        f"Q{cx - half * 0.1} {base - high * 0.4} {cx - half * 0.25} {base}Z", light)  # fmt: skip


def gem(cx: float, cy: float, r: float, light: str, middle: str, dark: str) -> str:
    """A cut stone seen from the side."""
    top, girdle, foot = cy - r * 0.7, cy - r * 0.2, cy + r
    return (
        path(f"M{cx - r * 0.6} {top} H{cx + r * 0.6} L{cx + r} {girdle} L{cx} {foot} L{cx - r} {girdle}Z", middle)
        + path(f"M{cx - r * 0.6} {top} L{cx - r} {girdle} H{cx - r * 0.4}Z M{cx - r * 0.6} {top} H{cx + r * 0.6} "
               f"L{cx + r * 0.4} {girdle} H{cx - r * 0.4}Z", light)
        + path(f"M{cx + r * 0.4} {girdle} H{cx + r} L{cx} {foot}Z", dark)
    )  # fmt: skip


def bricks(x: float, y: float, wide: float, rows: int, colour: str) -> str:
    """Joints of a wall."""
    return "".join(
        stroke(f"M{x} {y + r * 18} H{x + wide}", colour, 2)
        + "".join(
            stroke(f"M{x + at} {y + r * 18} v18", colour, 2)
            for at in range(20 + 20 * (r % 2), int(wide), 40)
        )
        for r in range(rows)
    )  # fmt: skip
