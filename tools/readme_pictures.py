"""Draws the README's pictures from games of house players:  python -m tools.readme_pictures"""

from importlib import import_module
from pathlib import Path
from typing import NamedTuple

from PIL import Image

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

    options: dict[str, str]
    seats: int
    seed: int
    turn: int
    pictures: dict[str, str]


SHOTS = (
    Shot({"expansion": "base"}, 4, 19, 58, {"board": "istanbul-board", "carts": "istanbul-carts"}),
    Shot({"expansion": "bazaar", "caravan-master": "on"}, 5, 10, 84, {"board": "grand-bazaar"}),
)


def take(shot: Shot) -> None:
    colours = GAMES["istanbul"].colours[: shot.seats]
    position, told = played("istanbul", shot.options, colours, shot.seed, lambda view: view.turn == shot.turn)
    say = words("en").about("istanbul").say
    scene = Scene(position.view(None), NAMES[: shot.seats], "en", say, told)
    for picture, name in shot.pictures.items():
        drawn = pictures("istanbul")[picture](scene).resize(SIZE, Image.Resampling.LANCZOS)
        small = drawn.quantize(SHADES, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
        small.save(FOLDER / f"{name}.png", optimize=True)


def main() -> None:
    import_module("engine.games")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        take(shot)


if __name__ == "__main__":
    main()
