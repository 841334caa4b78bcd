"""The colours of players, for those too who cannot tell red from green or blue from yellow."""

from dataclasses import replace
from itertools import combinations
from math import dist

import pytest

from render.games import pictures
from render.kit import sprites
from render.kit.colour import APART, PALETTES, RGB, USUAL
from render.scene import Style
from tests.render.scenes.every import SCENES

# How light of the three primaries reaches an eye that lacks one kind of cone: Machado, Oliveira and Fernandes,
# "A Physiologically-based Model for Simulation of Color Vision Deficiency" (2009), severity 1, for linear RGB.
EYES = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.01182, 0.04294, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.3039)),
}


def seen(colour: RGB, eye: str) -> tuple[float, float, float]:
    """The colour in CIELAB (D65) as such an eye sees it."""
    linear = [(c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4) for c in (part / 255 for part in colour)]
    r, g, b = (min(1, max(0, sum(x * y for x, y in zip(row, linear, strict=True)))) for row in EYES[eye])
    xyz = (
        (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047,
        0.2126 * r + 0.7152 * g + 0.0722 * b,
        (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883,
    )
    x, y, z = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in xyz)
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def nearest(palette: str, eye: str) -> float:
    """The distance (CIE 1976) of the two colours of players that look most alike."""
    grounds = [ground for ground, _ in PALETTES[palette].values()]
    return min(dist(seen(one, eye), seen(other, eye)) for one, other in combinations(grounds, 2))


@pytest.mark.parametrize("eye", EYES)
def test_colours_stay_apart_for_every_eye(eye: str) -> None:
    assert nearest(USUAL, eye) > 30
    assert nearest(APART, eye) > 44


def test_every_piece_of_a_player_is_drawn_in_every_palette() -> None:
    colours = PALETTES[USUAL]
    of_players = [path.stem for path in (sprites.FOLDER / "sprites").glob("*.png") if "apart" not in path.stem]
    of_players = [name for name in of_players if set(name.split("-")) & set(colours)]
    assert len(of_players) == 61
    for name in of_players:
        there = sprites.in_palette(name, APART)
        assert there != name and sprites.sprite(there, 16)[0].tobytes() != sprites.sprite(name, 16)[0].tobytes()


def test_a_palette_changes_one_picture_and_not_the_next() -> None:
    scene = SCENES["usual"]()
    apart = replace(scene, style=Style(APART))
    assert scene.digest() != apart.digest()
    for draw in pictures("istanbul").values():
        before, other, after = draw(scene), draw(apart), draw(scene)
        assert before.tobytes() == after.tobytes() != other.tobytes()
