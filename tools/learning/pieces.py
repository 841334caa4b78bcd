"""The positions in pieces of games that were played for learning, read together."""

import gzip
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from tools.learning.described import DESCRIBED

KEPT: Final = 5  # of so many games one is not learned from


class Pieces(NamedTuple):
    """Positions of one game: `names` of the figures `x` (position, figure); by position the share of the win that was
    `won` and that the Merchant `told`, by how many points the seat was `ahead` in the end, the number of the `game`,
    and the `rows` with all else."""

    names: tuple[str, ...]
    x: NDArray[np.float64]
    won: NDArray[np.float64]
    told: NDArray[np.float64]
    ahead: NDArray[np.float64]
    game: NDArray[np.int64]
    rows: list[dict[str, Any]]

    @property
    def games(self) -> int:
        return len(set(self.game.tolist()))

    def among(self, wanted: Callable[[dict[str, Any]], bool]) -> "Pieces":
        """The positions of which this is true."""
        at = np.array([number for number, row in enumerate(self.rows) if wanted(row)], dtype=np.int64)
        rows = [self.rows[number] for number in at]
        return Pieces(self.names, self.x[at], self.won[at], self.told[at], self.ahead[at], self.game[at], rows)

    def split(self) -> tuple["Pieces", "Pieces"]:
        """The positions to learn from and those to measure on, of other games."""
        return self.among(lambda row: row["game"] % KEPT > 0), self.among(lambda row: row["game"] % KEPT == 0)


def read(directory: Path, game: str) -> Pieces:
    """All pieces of a game. Raises ValueError where there are none, and for one of other figures than today's."""
    names, rows = DESCRIBED[game].names, list[dict[str, Any]]()
    for path in sorted(directory.glob(f"{game}-*.jsonl.gz")):
        with gzip.open(path, "rt", encoding="utf-8") as file:
            head, *lines = map(json.loads, file)
        if head["names"] != list(names):
            raise ValueError(f"{path} describes positions by other figures: play its games anew")
        rows += lines
    if not rows:
        raise ValueError(f"there are no games of {game} in {directory}")
    x = np.array([row.pop("x") for row in rows])
    won, told, ahead = (np.array([row[name] for row in rows], dtype=float) for name in ("won", "told", "ahead"))
    return Pieces(names, x, won, told, ahead, np.array([row["game"] for row in rows]), rows)
