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


def take(shot: Shot) -> None:
    colours = GAMES[shot.game].colours[: shot.seats]
    position, events = played(shot.game, shot.options, colours, shot.seed, lambda view: view.turn == shot.turn)
    say = words("en").about(shot.game).say
    scene = Scene(position.view(None), NAMES[: shot.seats], "en", say, events)
    for picture, name in shot.pictures.items():
        drawn = pictures(shot.game)[picture](scene).resize(SIZE, Image.Resampling.LANCZOS)
        small = drawn.quantize(SHADES, Image.Quantize.MAXCOVERAGE, kmeans=3, dither=Image.Dither.NONE)
        small.save(FOLDER / f"{name}.png", optimize=True)


def main() -> None:
    import_module("engine.games")
    FOLDER.mkdir(parents=True, exist_ok=True)
    for shot in SHOTS:
        take(shot)


if __name__ == "__main__":
    main()
