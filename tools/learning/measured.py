"""How well chances that were learned tell who wins, beside those that the Merchant tells: by seats, set and stage, and
what was promised and kept."""

from collections.abc import Callable, Iterator
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from tools.learning.described import DESCRIBED
from tools.learning.pieces import Pieces
from tools.learning.weights import Weights
from tools.tuning.turns import promised

LEAST: Final = 0.001  # a chance is told no surer than that
Chances = NDArray[np.float64]


def lines_of(weights: Weights, data: Pieces) -> Iterator[str]:
    """What the weights tell of games that they were not learned from."""
    learned = weights.chances(data.x)
    yield "positions                 games     number  learned  Merchant   better by (95 %)  squared: learned Merchant"
    for name, wanted in _groups(data, DESCRIBED[weights.about["game"]].kind).items():
        at = np.array([wanted(row) for row in data.rows])
        part = data.among(wanted)
        mine, told = loss(learned[at], part.won), loss(part.told, part.won)
        better = told - mine
        reach = 1.96 * _error(better, part.game)
        squares = [((chances - part.won) ** 2).mean() for chances in (learned[at], part.told)]
        yield (
            f"{name:25} {part.games:5} {len(part.rows):10}   {mine.mean():.4f}    {told.mean():.4f} "
            f"{better.mean():+.4f} +- {reach:.4f}     {squares[0]:.4f}   {squares[1]:.4f}"
        )
    for name, chances in (("learned", learned), ("the Merchant", data.told)):
        yield f"promised by {name}:"
        yield from promised([chances.tolist()], [data.won.tolist()])


def loss(chances: Chances, won: Chances) -> Chances:
    """How unlikely what happened was, as a logarithm, by position."""
    sure = np.clip(chances, LEAST, 1 - LEAST)
    return np.asarray(-(won * np.log(sure) + (1 - won) * np.log(1 - sure)))


def _error(values: Chances, games: NDArray[np.int64]) -> float:
    """The standard error of a mean, where values of one game go together."""
    off = values - values.mean()
    sums = [off[games == game].sum() for game in np.unique(games)]
    return float(np.sqrt(np.square(sums).sum()) / len(values))


def _groups(data: Pieces, option: str) -> dict[str, Callable[[dict[str, Any]], bool]]:
    """By name those that there are: all, each number of seats, each value of the option, and thirds of the rounds."""
    groups: dict[str, Callable[[dict[str, Any]], bool]] = {"all": lambda row: True}
    for seats in sorted({row["seats"] for row in data.rows}):
        groups[f"{seats} seats"] = lambda row, seats=seats: row["seats"] == seats
    for kind in sorted({row["options"][option] for row in data.rows}):
        groups[kind] = lambda row, kind=kind: row["options"][option] == kind
    first, second = np.quantile([row["round"] for row in data.rows], [1 / 3, 2 / 3])
    groups[f"to round {first:.0f}"] = lambda row: row["round"] <= first
    groups[f"to round {second:.0f}"] = lambda row: first < row["round"] <= second
    groups["later rounds"] = lambda row: row["round"] > second
    return groups
