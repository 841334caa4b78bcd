"""Golden pictures: half size in 128 colours to look at, with the digest of every full-size pixel inside.

After a change that is meant:  python -m tests.render.golden
"""

import hashlib
from pathlib import Path

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from render.games import pictures
from tests.render.scenes import SCENES

FOLDER = Path(__file__).parent / "golden"
CASES = (
    ("usual", "board"), ("opening", "board"), ("crowd", "board"), ("late_duel", "board"), ("choosing", "board"),
    ("usual", "carts"), ("late_duel", "carts"),
)  # fmt: skip


def draw(scene: str, picture: str) -> Image.Image:
    return pictures("istanbul")[picture](SCENES[scene]())


def digest(picture: Image.Image) -> str:
    return hashlib.sha256(picture.tobytes()).hexdigest()


def path(scene: str, picture: str) -> Path:
    return FOLDER / f"{scene}-{picture}.png"


def recorded(scene: str, picture: str) -> str:
    with Image.open(path(scene, picture)) as golden:
        return str(golden.info["pixels"])


def renew(scene: str, picture: str) -> None:
    drawn = draw(scene, picture)
    seal = PngInfo()
    seal.add_text("pixels", digest(drawn))
    small = drawn.reduce(2).quantize(128, Image.Quantize.MEDIANCUT, dither=Image.Dither.NONE)
    small.save(path(scene, picture), optimize=True, pnginfo=seal)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for case in CASES:
        renew(*case)
