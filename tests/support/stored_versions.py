"""What the versions of the rules stored, a folder of tests/fixtures each: made where a version stores something
otherwise (docs/changing-a-rule.md), and read for ever."""

import json
import lzma
from pathlib import Path
from typing import Any, Final

FOLDERS: Final = sorted(
    (Path(__file__).parents[1] / "fixtures").glob("v*"), key=lambda folder: int(folder.name.removeprefix("v"))
)
OLDEST: Final = FOLDERS[0]


def database_in(folder: Path) -> bytes:
    """The file of the database that a version left."""
    return lzma.decompress((folder / "games.db.xz").read_bytes())


def games_in(folder: Path) -> list[dict[str, Any]]:
    """What each game of that database shows, as tests/fixtures/store.py writes it."""
    games: list[dict[str, Any]] = json.loads(lzma.decompress((folder / "games.json.xz").read_bytes()))
    return games


def positions_of(game: str) -> list[Path]:
    """The files with stored positions of a game, of all versions."""
    return [path for folder in FOLDERS for path in sorted((folder / "positions" / game).glob("*.xz"))]
