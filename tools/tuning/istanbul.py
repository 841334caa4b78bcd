"""The tables of the Merchant of Istanbul: `python -m tools.tuning.istanbul fit` or `... climb`.

`fit` says how many turns each thing saves: it plays games half well, finds for positions on the way the fewest turns to
the last ruby, and fits these by what the seat has (least squares). `climb` looks for the figures of the table with
which a Merchant that plays alone is fastest, by an evolution strategy (CMA-ES)."""

import argparse
import itertools
from collections.abc import Iterable, Iterator, Sequence
from random import Random
from statistics import mean
from typing import Any, Final

import cma
import numpy as np

from engine.istanbul.merchant.sketch import Sketch
from engine.istanbul.merchant.weights import EXPANDED, USUAL, Stock, Weights
from engine.istanbul.names import GOODS
from engine.istanbul.reading.view import View
from engine.istanbul.setup.options import check, setup_of
from tools.arena import options_of
from tools.tuning.istanbul_alone import alone, on_the_way, starts, turns_to_go

WIDTH: Final = 24
RIDGE: Final = 1.0  # keeps figures of things that hardly differ small
SPREAD: Final = 0.25  # of the factors of figures, at first
TUNED_ON, CHECKED_ON = 3000, 5000  # the first deals
# The ruby stays what it is, so that all others are measured by it.
FIGURES: Final = ("lira", "goods", "capacity", "halves", "tiles", "stack", "family")


def features(here: Sketch) -> dict[str, float]:
    """The belongings of a seat, by name."""
    values: dict[str, float] = {"start": 1.0, "ruby": here.rubies}
    values |= {"lira to 18": min(here.lira, 18), "more lira": max(0, here.lira - 18)}
    for good, count in zip(GOODS, here.goods, strict=True):
        values |= {f"{good} to 2": min(count, 2), f"more {good}": max(0, count - 2)}
    values |= {f"extension {number}": float(here.capacity >= 2 + number) for number in (1, 2, 3)}
    values |= {f"{good} tile": float(tile) for good, tile in zip(GOODS, here.tiles, strict=True)}
    values |= {"half small mosque": float(here.tiles[0] != here.tiles[1])}
    values |= {"half great mosque": float(here.tiles[2] != here.tiles[3])}
    return values | {"assistant": min(here.stack, 4), "family at home": float(here.home), "dealer": here.dealer - 15}


def solved(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """Ridge regression."""
    table = np.array(rows)
    solution: list[float] = np.linalg.solve(
        table.T @ table + RIDGE * np.eye(len(rows[0])), table.T @ np.array(wanted)
    ).tolist()
    return solution


def fit(games: int, rng: Random) -> Iterator[str]:
    """A line for each thing: how many turns it saves."""
    had, turns = list[dict[str, float]](), list[float]()
    for view in starts(CHECKED_ON, games, {}):
        for ahead, here in on_the_way(view, USUAL, rng):
            had.append(features(here))
            turns.append(turns_to_go(ahead, here, WIDTH))
    figures = solved([list(row.values()) for row in had], turns)
    missed = [
        sum(map(float.__mul__, map(float, row.values()), figures)) - go for row, go in zip(had, turns, strict=True)
    ]
    yield f"{len(had)} positions, met within {(sum(miss**2 for miss in missed) / len(missed)) ** 0.5:.2f} turns"
    for name, figure in zip(had[0], figures, strict=True):
        yield f"{name:18} {-figure:6.2f}"


def changed(table: Weights, names: Sequence[str], factors: Iterable[float]) -> Weights:
    """The table with these figures times factors: one for a number and for each type of good, one for each of several
    numbers that are not 0."""
    left = iter(factors)
    return table._replace(**{name: _times(getattr(table, name), left) for name in names})


def _times(figure: Any, left: Iterator[float]) -> Any:
    if isinstance(figure, Stock):
        return figure._replace(each=figure.each * next(left), more=figure.more * next(left))
    if not isinstance(figure, tuple):
        return figure * next(left)
    if isinstance(figure[0], tuple):
        return tuple(
            tuple(factor * number for number in numbers) for numbers, factor in zip(figure, left, strict=False)
        )
    return tuple(number * next(left) if number else number for number in figure)


def size(table: Weights, names: Sequence[str]) -> int:
    """How many factors `changed` takes."""
    used = itertools.count()
    changed(table, names, map(float, used))
    return next(used)


def climb(arguments: argparse.Namespace) -> Iterator[str]:
    """A line for each generation of tables: the fewest turns alone of one of them, and the middle of them all; at last
    how it does in other games."""
    views = list(starts(TUNED_ON, arguments.games, arguments.options))
    table = USUAL if setup_of(check(arguments.options, 2), 2).card_sets == ("base",) else EXPANDED
    search = cma.CMAEvolutionStrategy(
        [0.0] * size(table, arguments.figures), SPREAD, {"seed": 1, "maxfevals": arguments.tries, "verbose": -9}
    )
    while not search.stop():
        asked = search.ask()
        turns = [_mean(views, changed(table, arguments.figures, np.exp(factors).tolist())) for factors in asked]
        search.tell(asked, turns)
        best = changed(table, arguments.figures, np.exp(search.result.xfavorite).tolist())
        figures = " ".join(f"{name}={getattr(best, name)}" for name in arguments.figures)
        yield f"{min(turns):.2f} turns alone, {search.countevals} tries: {figures}"
    others = list(starts(CHECKED_ON, arguments.games, arguments.options))
    yield f"in other games {_mean(others, table):.2f} turns alone at first, {_mean(others, best):.2f} at last"


def _mean(views: Sequence[View], table: Weights) -> float:
    return mean(alone(view, table) for view in views)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("how", choices=("fit", "climb"))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--tries", type=int, default=300, help="tables that a climb tries")
    parser.add_argument("--figures", nargs="+", default=FIGURES, help="of the table, that a climb changes")
    parser.add_argument("--options", nargs="*", default=(), metavar="option=value", help="of the games of a climb")
    arguments = parser.parse_args()
    arguments.options = options_of(arguments.options)
    for line in fit(arguments.games, Random(1)) if arguments.how == "fit" else climb(arguments):
        print(line, flush=True)


if __name__ == "__main__":
    main()
