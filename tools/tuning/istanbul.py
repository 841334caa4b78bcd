"""The tables of the Merchant of Istanbul: `python -m tools.tuning.istanbul fit` or `... climb`.

`fit` says how many turns each thing saves: it plays games half well, finds for positions on the way the fewest turns to
the last ruby, and fits these by what the seat has (least squares). `climb` changes a few figures of the table at random
and keeps what makes a Merchant that plays alone faster."""

import argparse
from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from engine.istanbul.merchant.sketch import Sketch
from engine.istanbul.merchant.weights import USUAL, Weights
from engine.istanbul.names import GOODS
from tools.tuning.istanbul_alone import alone, on_the_way, starts, turns_to_go

WIDTH: Final = 24
RIDGE: Final = 1.0  # keeps figures of things that hardly differ small
SPREAD: Final = 0.25  # of a figure that is changed


def features(here: Sketch) -> dict[str, float]:
    """What a seat has, by name."""
    found: dict[str, float] = {"start": 1.0, "ruby": here.rubies}
    found |= {"lira to 18": min(here.lira, 18), "more lira": max(0, here.lira - 18)}
    for good, count in zip(GOODS, here.goods, strict=True):
        found |= {f"{good} to 2": min(count, 2), f"more {good}": max(0, count - 2)}
    found |= {f"extension {number}": float(here.capacity >= 2 + number) for number in (1, 2, 3)}
    found |= {f"{good} tile": float(tile) for good, tile in zip(GOODS, here.tiles, strict=True)}
    found |= {"half small mosque": float(here.tiles[0] != here.tiles[1])}
    found |= {"half great mosque": float(here.tiles[2] != here.tiles[3])}
    return found | {"assistant": min(here.stack, 4), "family at home": float(here.home), "dealer": here.dealer - 15}


def solved(rows: Sequence[Sequence[float]], wanted: Sequence[float]) -> list[float]:
    """Ridge regression by Gaussian elimination."""
    size = len(rows[0])
    table = [[sum(row[i] * row[j] for row in rows) + RIDGE * (i == j) for j in range(size)] for i in range(size)]
    right = [sum(row[i] * turns for row, turns in zip(rows, wanted, strict=True)) for i in range(size)]
    for i in range(size):
        for j in range(i + 1, size):
            share = table[j][i] / table[i][i]
            table[j] = [below - share * above for below, above in zip(table[j], table[i], strict=True)]
            right[j] -= share * right[i]
    found = [0.0] * size
    for i in reversed(range(size)):
        found[i] = (right[i] - sum(table[i][j] * found[j] for j in range(i + 1, size))) / table[i][i]
    return found


def fit(games: int, rng: Random) -> Iterator[str]:
    """A line for each thing: how many turns it saves."""
    had, turns = list[dict[str, float]](), list[float]()
    for view in starts(5000, games):
        for ahead, here in on_the_way(view, USUAL, rng):
            had.append(features(here))
            turns.append(turns_to_go(ahead, here, WIDTH))
    found = solved([list(one.values()) for one in had], turns)
    missed = [sum(map(float.__mul__, map(float, one.values()), found)) - go for one, go in zip(had, turns, strict=True)]
    yield f"{len(had)} positions, met within {(sum(miss**2 for miss in missed) / len(missed)) ** 0.5:.2f} turns"
    for name, figure in zip(had[0], found, strict=True):
        yield f"{name:18} {-figure:6.2f}"


def changed(table: Weights, rng: Random) -> Weights:
    """The table with a figure or two that differ."""
    for _ in range(rng.choice((1, 2))):
        factor = rng.gauss(1, SPREAD)
        name = rng.choice(("ruby", "lira", "goods", "capacity", "halves", "stack", "tiles", "family", "finish"))
        table = table._replace(**{name: _times(getattr(table, name), factor, rng)})
    return table


def _times(figure: object, factor: float, rng: Random) -> object:
    """A figure changed; of several one, of a stock both."""
    if isinstance(figure, float):
        return figure * factor
    if hasattr(figure, "_replace"):
        return figure._replace(each=figure.each * factor, more=figure.more * factor)
    if not isinstance(figure, tuple):
        return figure
    picked = rng.randrange(len(figure))
    return tuple(_times(one, factor, rng) if index == picked else one for index, one in enumerate(figure))


def climb(games: int, tries: int, rng: Random) -> Iterator[str]:
    """A line for each table that is better than those before it."""
    views, best = list(starts(3000, games)), USUAL
    least = sum(alone(view, best) for view in views)
    yield f"{least / games:.2f} turns alone at first"
    for number in range(tries):
        table = changed(best, rng)
        turns = sum(alone(view, table) for view in views)
        if turns < least:
            least, best = turns, table
            yield f"{least / games:.2f} turns after {number + 1} tries: {best}"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("how", choices=("fit", "climb"))
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--tries", type=int, default=100, help="tables that a climb tries")
    given = parser.parse_args()
    rng = Random(1)
    for line in fit(given.games, rng) if given.how == "fit" else climb(given.games, given.tries, rng):
        print(line, flush=True)


if __name__ == "__main__":
    main()
