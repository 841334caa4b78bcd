"""Draws the README's pictures from games of computer players, those that are out of date:
python -m tools.readme_pictures"""

import hashlib
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from PIL import Image
from PIL.PngImagePlugin import PngInfo

from engine.games import GAMES
from render.games import pictures
from render.scene import Scene
from tools.positions import played
from words.speech import words

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "img"
SIZE = (1100, 700)
SHADES = 256
NAMES = ("Ada", "Ben", "Chloe", "Dilan", "Eda")


class Shot(NamedTuple):
    """A game, by options, seats and seed, at the start of a turn; which picture of it goes to which file."""

    game: str
    options: dict[str, str]
    seats: int
    seed: int
    turn: int
    pictures: dict[str, str]


SHOTS = (
    Shot("istanbul", {"expansion": "base"}, 4, 19, 58, {"board": "istanbul-board", "carts": "istanbul-carts"}),
    Shot("istanbul", {"expansion": "bazaar", "caravan-master": "on"}, 5, 10, 84, {"board": "grand-bazaar"}),
    Shot(
        "marco_polo", {}, 4, 7, 40,
        {"board": "marco-polo-board", "spaces": "marco-polo-spaces", "carts": "marco-polo-carts"},
    ),
)  # fmt: skip


def drawings(shot: Shot) -> dict[str, Image.Image]:
    """The pictures of a shot in full size, by the names of their files."""
    colours = GAMES[shot.game].colours[: shot.seats]
    position, events = played(shot.game, shot.options, colours, shot.seed, lambda view: view.turn == shot.turn)
    say = words("en").about(shot.game).say
    scene = Scene(position.view(None), NAMES[: shot.seats], "en", say, events)
    return {name: pictures(shot.game)[picture](scene) for picture, name in shot.pictures.items()}


def digest(picture: Image.Image) -> str:
    return hashlib.sha256(picture.tobytes()).hexdigest()


def recorded(name: str) -> str:
    """The digest of the picture in full size that a file was made from; empty where there is none."""
    path = FOLDER / f"{name}.png"
    if not path.exists():
        return ""
    with Image.open(path) as picture:
        return str(picture.info.get("pixels", ""))


def save(name: str, picture: Image.Image) -> None:
    """Writes it smaller, in few colours, with the digest of its pixels."""
    seal = PngInfo()
    seal.add_text("pixels", digest(picture))
    small = picture.resize(SIZE, Image.Resampling.LANCZOS)
    small = small.quantize(SHADES, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
    small.save(FOLDER / f"{name}.png", optimize=True, pnginfo=seal)


def main() -> None:
    import_module("engine.games")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        for name, picture in drawings(shot).items():
            if recorded(name) != digest(picture):
                save(name, picture)
                print(f"{name}.png")


if __name__ == "__main__":
    main()
