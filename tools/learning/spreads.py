"""Finds how far a lead in points makes a win likely in Marco Polo: `python -m tools.learning.spreads DIRECTORY`, with
pieces of tools.learning.games.

The figures of `MarcoPoloJudge.hope_gained` under which it is likeliest that those won who won are measured on games
that they were not fitted to, by seats and by what was promised and kept."""

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import cma
import numpy as np
from numpy.typing import ArrayLike, NDArray

from engine.marco_polo.components.board import ROUNDS
from engine.marco_polo.merchant.judge import FIRST_HOPE, LAST_HOPE
from tools.learning.measured import loss
from tools.learning.pieces import KEPT, Pieces, read
from tools.tuning.turns import promised

NOW: Final = (LAST_HOPE, FIRST_HOPE)
NOBODY: Final = -1e9  # the hope of a seat that there is not


def told(data: Pieces, figures: ArrayLike) -> NDArray[np.float64]:
    """The viewers' shares of the win with these figures, by position."""
    seats = max(len(row["hopes"]) for row in data.rows)
    hopes = np.array([row["hopes"] + [NOBODY] * (seats - len(row["hopes"])) for row in data.rows])
    to_come = data.x[:, [data.names.index(name) for name in ("rounds-to-come", "round-left")]].sum(axis=1) / ROUNDS
    hopes *= (_spread(NOW, to_come) / _spread(figures, to_come))[:, None]
    odds = np.exp(hopes - hopes.max(axis=1, keepdims=True))
    viewers = [row["viewer"] for row in data.rows]
    return np.asarray(odds[np.arange(len(odds)), viewers] / odds.sum(axis=1))


def _spread(figures: ArrayLike, to_come: NDArray[np.float64]) -> NDArray[np.float64]:
    """The points by which the odds of winning grow e-fold."""
    last, first = np.asarray(figures)
    return np.asarray(last + first * to_come)


def fitted(data: Pieces) -> NDArray[np.float64]:
    def missed(factors: Any) -> float:
        return float(loss(told(data, np.exp(factors) * NOW), data.won).mean())

    best, _ = cma.fmin2(missed, [0.0, 0.0], 0.3, {"seed": 1, "maxfevals": 200, "verbose": -9})
    return np.asarray(np.exp(best) * NOW)


def lines_of(data: Pieces) -> Iterator[str]:
    best = fitted(data)
    yield f"{data.games} games, {len(data.rows)} positions: last {best[0]:.1f}, first {best[1]:.1f}"
    otherwise = np.zeros(len(data.rows))
    for part in range(KEPT):
        rest = fitted(data.among(lambda row, part=part: row["game"] % KEPT != part))
        kept = data.game % KEPT == part
        otherwise[kept] = told(data, rest)[kept]
    losses = {"now": loss(told(data, NOW), data.won), "fitted to other games": loss(otherwise, data.won)}
    for seats in sorted({row["seats"] for row in data.rows}):
        at = np.array([row["seats"] == seats for row in data.rows])
        yield f"{seats} seats: " + ", ".join(f"{each[at].mean():.4f} {name}" for name, each in losses.items())
    for name, shares in (("now", told(data, NOW)), ("fitted to other games", otherwise)):
        yield f"promised {name}:"
        yield from promised([shares.tolist()], [data.won.tolist()])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("directory", type=Path, help="with the pieces of tools.learning.games")
    print(*lines_of(read(parser.parse_args().directory, "marco_polo")), sep="\n")


if __name__ == "__main__":
    main()
