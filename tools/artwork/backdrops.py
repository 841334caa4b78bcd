"""What lies behind the characters of Marco Polo: their countries in the light of the morning, pale so that faces stand
out; 160 x 140 units."""

from tools.artwork.pieces import mix
from tools.artwork.scenery import arch, disc, dome, oval, path, rect, stroke

WIDE, HIGH = 160, 140


def sky(top: str, bottom: str) -> str:
    return (
        f'<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="{top}"/>'
        f'<stop offset=".85" stop-color="{bottom}"/></linearGradient></defs>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#sky)"/>'
    ) + _sunlight(0.8)


def _sunlight(strength: float) -> str:
    """Light from the top left."""
    return (
        '<defs><radialGradient id="sun" cx=".14" cy=".1" r=".9"><stop offset="0" stop-color="#FFF6D8" '
        f'stop-opacity="{strength}"/><stop offset=".6" stop-color="#FFF6D8" stop-opacity="0"/></radialGradient></defs>'
        f'<rect width="{WIDE}" height="{HIGH}" fill="url(#sun)"/>'
    )


def _ridge(colour: str, *points: tuple[float, float]) -> str:
    """A line of mountains, their sides away from the light darker."""
    line = "L".join(f"{x} {y}" for x, y in points)
    dark = mix(colour, "#1E2A30", 0.2)
    tops = [(at, points[at]) for at in range(1, len(points) - 1) if points[at][1] < min(points[at - 1][1],
                                                                                       points[at + 1][1])]  # fmt: skip
    sides = "".join(
        path(f"M{x} {y}L{points[at + 1][0]} {points[at + 1][1]}L{x + (points[at + 1][0] - x) * 0.25} "
             f"{points[at + 1][1] + 4}Z", dark)
        for at, (x, y) in tops
    )  # fmt: skip
    return path(f"M0 {HIGH}L{line}L{WIDE} {HIGH}Z", colour) + sides


def _hill(colour: str, left: float, top: float, right: float) -> str:
    return path(f"M0 {HIGH}V{left}Q{WIDE * 0.4} {top} {WIDE} {right}V{HIGH}Z", colour)


def _cloud(x: float, y: float, size: float) -> str:
    puffs = oval(x, y, 16 * size, 3.4 * size, "#FFFFFF") + oval(
        x + 7 * size, y - 3 * size, 9 * size, 4 * size, "#FFFFFF"
    )
    return f'<g opacity=".7">{puffs}</g>'


def fortress() -> str:
    """A castle on a rock above bare mountains."""
    wall, shade = "#8FA79F", "#728C85"
    castle = (
        rect(114, 50, 34, 20, wall) + rect(118, 40, 9, 30, wall) + rect(137, 34, 11, 36, wall)
        + rect(123, 40, 4, 30, shade) + rect(143, 34, 5, 36, shade)
        + "".join(rect(x, 46, 3, 5, wall) for x in (114, 128, 133)) + arch(131, 70, 6, 12, shade)
    )  # fmt: skip
    return (
        sky("#9CCBC6", "#E6EEDB") + _cloud(40, 22, 1.0)
        + _ridge("#A9C7BF", (0, 76), (22, 46), (44, 74), (70, 52), (96, 80), (128, 56), (160, 78))
        + path("M104 140L112 82L116 70H150L158 90L160 140Z", "#7FA097") + castle
        + _ridge("#5E877E", (0, 96), (18, 82), (40, 106), (72, 92), (120, 112), (150, 98), (160, 104))
    )  # fmt: skip


def lagoon() -> str:
    """Venice: a bell tower, domes, and poles of moorings in the water."""
    far = "#D9B78B"
    town = (
        rect(0, 74, 56, 22, far) + "".join(arch(x, 92, 7, 12, "#B98E60") for x in (8, 20, 32, 44))
        + rect(106, 76, 54, 20, "#E2C399") + dome(132, 78, 15, "#C5D2C4", "#B98E60")
        + dome(152, 80, 9, "#C5D2C4", "#B98E60")
        + rect(22, 32, 11, 44, "#CFA374") + rect(29, 32, 4, 44, "#B98E60") + path("M21 32L27.5 14L34 32Z", "#8FA28C")
    )  # fmt: skip
    ripples = "".join(stroke(f"M{x} {y}h{w}", "#D8EDE8", 1.2) for x, y, w in
                      ((6, 106, 18), (30, 116, 22), (112, 104, 20), (128, 118, 26), (8, 128, 20)))  # fmt: skip
    poles = "".join(rect(x, y, 3.4, 60, "#8C1D35") + "".join(rect(x, y + k, 3.4, 4, "#FFF3D6") for k in (4, 14, 24, 34))
                    for x, y in ((12, 84), (148, 88)))  # fmt: skip
    return sky("#F0C98A", "#FBEBC8") + _cloud(118, 26, 1.1) + town + rect(0, 95, WIDE, 45, "#7FB7B4") + ripples + poles


def steppe() -> str:
    """Tents of felt on the grass of the steppe."""

    def tent(x: float, y: float, size: float) -> str:
        return (
            path(f"M{x - 15 * size} {y}V{y - 9 * size}Q{x - 12 * size} {y - 18 * size} {x} {y - 20 * size}"
                 f"Q{x + 12 * size} {y - 18 * size} {x + 15 * size} {y - 9 * size}V{y}Z", "#F1EBDD")
            + path(f"M{x + 3 * size} {y}V{y - 20 * size}Q{x + 12 * size} {y - 18 * size} {x + 15 * size} "
                   f"{y - 9 * size}V{y}Z", "#D5CCBA")
            + stroke(f"M{x - 15 * size} {y - 9 * size}H{x + 15 * size}", "#B3261A", 1.8 * size)
            + rect(x - 3 * size, y - 8 * size, 6 * size, 8 * size, "#8A5A2B")
        )  # fmt: skip

    return (
        sky("#8FB7D3", "#E3EBE4") + _cloud(122, 24, 1.2) + _cloud(30, 40, 0.8)
        + _ridge("#B3C3CB", (0, 84), (26, 62), (52, 82), (84, 66), (118, 84), (140, 70), (160, 82))
        + _hill("#BFC78A", 90, 82, 92) + tent(26, 98, 1.0) + tent(134, 102, 1.25) + tent(6, 104, 0.7)
        + _hill("#97A865", 108, 98, 112)
    )  # fmt: skip


def bazaar() -> str:
    """A vaulted street of a bazaar with lamps, and light at its end."""
    ribs = "".join(path(f"M{80 - w} 140V{60 - h}Q{80 - w} {18 - h} 80 {6 - h}Q{80 + w} {18 - h} {80 + w} {60 - h}V140Z",
                        colour) for w, h, colour in ((96, 18, "#B07A48"), (78, 6, "#C6925C"), (64, -4, "#D9AE78"),
                                                     (50, -12, "#F3DDAE")))  # fmt: skip
    cloths = "".join(path(f"M{x} {y}h16v26q-8 6-16 0Z", c) for x, y, c in
                     ((4, 74, "#5E3A86"), (22, 84, "#B3261A"), (124, 84, "#2E6B62"), (142, 74, "#C98A1E")))  # fmt: skip
    lamps = "".join(stroke(f"M{x} 0V{y}", "#6B4420", 1.2) + oval(x, y + 6, 5, 7, "#FFE9A8") + rect(x - 3, y - 2, 6, 3,
                    "#8A5A20") for x, y in ((22, 34), (138, 30)))  # fmt: skip
    return rect(0, 0, WIDE, HIGH, "#8F5C34") + ribs + cloths + lamps + _sunlight(0.5)


def sea() -> str:
    """A ship under sail off a rocky coast."""
    ship = (
        path("M8 92H50L44 104H16Z", "#6B3F1E") + stroke("M29 92V50", "#5B351A", 2)
        + path("M31 54Q48 66 46 86H31Z", "#FFF3D6") + path("M27 58Q14 70 14 86H27Z", "#EBD9B0")
        + path("M31 54Q40 60 43 68L31 68Z", "#C8321F") + path("M29 50L40 46L29 44Z", "#C8321F")
    )  # fmt: skip
    waves = "".join(stroke(f"M{x} {y}q4-4 8 0t8 0", "#BFE0E4", 1.3) for x, y in
                    ((4, 112), (58, 106), (112, 114), (136, 104), (30, 126), (130, 128)))  # fmt: skip
    return (
        sky("#7FBBD6", "#E9F1E4") + _cloud(104, 20, 1.3) + _ridge("#A9C0B4", (0, 94), (90, 94), (118, 66), (138, 82),
                                                                 (152, 58), (160, 64))
        + rect(0, 92, WIDE, 48, "#5E9DB4") + ship + waves
    )  # fmt: skip


def forest() -> str:
    """A wooden church at the edge of a forest in the snow."""

    def tree(x: float, y: float, size: float, colour: str) -> str:
        return "".join(path(f"M{x} {y - (34 - k * 9) * size}L{x - (7 + 2 * k) * size} {y - (18 - k * 9) * size}"
                            f"H{x + (7 + 2 * k) * size}Z", colour) for k in range(3))  # fmt: skip

    trees = "".join(tree(x, y, s, c) for x, y, s, c in
                    ((8, 92, 1.0, "#7F9A72"), (24, 94, 1.3, "#6B8A60"), (42, 92, 0.9, "#7F9A72"),
                     (106, 92, 1.0, "#7F9A72"), (154, 96, 1.3, "#6B8A60")))  # fmt: skip
    church = (
        rect(120, 72, 26, 24, "#A9764A") + rect(134, 72, 12, 24, "#8E5F38") + path("M117 74L133 56L149 74Z", "#6B4A2E")
        + rect(128, 44, 9, 16, "#A9764A") + path("M126 46L132.5 30L139 46Z", "#6B4A2E")
        + rect(131.6, 22, 1.8, 9, "#E3B04B") + rect(129, 25, 7, 1.8, "#E3B04B") + arch(127, 96, 7, 14, "#5B3A20")
    )  # fmt: skip
    return sky("#A9C3B6", "#F1EDD6") + _cloud(60, 22, 1.0) + trees + church + _hill("#EFEFE2", 98, 88, 96) + _hill(
        "#D9DDCB", 116, 108, 118)  # fmt: skip


def desert() -> str:
    """Dunes, and palms at a well of water."""

    def palm(x: float, y: float, size: float) -> str:
        leaves = "".join(stroke(f"M{x + 3 * size} {y - 30 * size}q{dx * size} {dy * size} {ex * size} {ey * size}",
                                "#5E7F3E", 3.2 * size)
                         for dx, dy, ex, ey in ((-8, -8, -17, 1), (-6, -1, -13, 9), (8, -8, 17, 1), (6, -1, 13, 9),
                                                (0, -9, 5, -13)))  # fmt: skip
        return stroke(f"M{x} {y}q-2 {-16 * size} {3 * size} {-30 * size}", "#8A5A2B", 3 * size) + leaves

    return (
        sky("#E8C988", "#FBF0D2") + disc(128, 26, 11, "#FFF6D8") + _hill("#E0BC78", 78, 62, 84)
        + path("M0 92Q40 70 92 96T160 84V140H0Z", "#D3A862") + path("M0 92Q40 70 92 96L60 104Z", "#E2BF80")
        + oval(134, 106, 24, 5, "#6FB0B0") + palm(120, 106, 1.0) + palm(150, 104, 1.3) + palm(14, 98, 1.1)
        + path("M0 116Q50 96 160 122V140H0Z", "#BF924C")
    )  # fmt: skip


def palace() -> str:
    """Roofs of a palace, one above the other, on red pillars."""

    def hall(x: float, y: float, w: float) -> str:
        return (
            rect(x - w * 0.4, y, w * 0.8, 18, "#A8321F") + "".join(
                rect(x + at * w * 0.8 - 1.3, y, 2.6, 18, "#7A1E1E") for at in (-0.46, -0.2, 0.2, 0.46))
            + path(f"M{x - w * 0.62} {y + 4}Q{x - w * 0.4} {y - 2} {x - w * 0.3} {y - 11}H{x + w * 0.3}"
                   f"Q{x + w * 0.4} {y - 2} {x + w * 0.62} {y + 4}Z", "#D9A441")
            + path(f"M{x + w * 0.06} {y + 4}V{y - 11}H{x + w * 0.3}Q{x + w * 0.4} {y - 2} {x + w * 0.62} {y + 4}Z",
                   "#B98228")
        )  # fmt: skip

    return (
        sky("#F0B98A", "#FBE6C4") + disc(30, 26, 10, "#FFF6D8")
        + _ridge("#E0B48C", (0, 80), (30, 58), (60, 82), (100, 64), (130, 80), (160, 62))
        + hall(26, 66, 40) + hall(26, 90, 58) + hall(136, 58, 34) + hall(136, 82, 50) + hall(136, 106, 66)
        + rect(0, 108, WIDE, 32, "#C58A58")
    )  # fmt: skip
