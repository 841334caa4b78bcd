"""The command line of a script that fits figures to games: `play FILE` has computer players play and adds a line for
each turn to a file, `fit FILE` says which figures tell best how these games went."""

import argparse
import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import chain, pairwise
from pathlib import Path
from typing import Any, Final

import numpy as np

from tools.arena import options_of

Turn = dict[str, Any]
"""JSON-able data."""
SHARES: Final = (0.0, 0.2, 0.4, 0.6, 0.8, 1.01)


def play_or_fit(
    description: str,
    play: Callable[[int, int, dict[str, str]], Iterable[Turn]],
    fit: Callable[[Sequence[Turn]], Iterable[str]],
    typed: Sequence[str] | None = None,
) -> None:
    """Do what was typed, by default behind the script's name. `play`: the turns of a game by its deal, number of seats
    and options; `fit`: lines that say what it found."""
    parser = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("how", choices=("play", "fit"))
    parser.add_argument("file", type=Path)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--first", type=int, default=0, help="the first deal")
    parser.add_argument("--games", type=int, default=30)
    parser.add_argument("--options", nargs="*", default=(), metavar="option=value")
    arguments = parser.parse_args(typed)
    if arguments.how == "fit":
        print(*fit([json.loads(line) for line in arguments.file.read_text("utf-8").splitlines()]), sep="\n")
        return
    for deal in range(arguments.first, arguments.first + arguments.games):
        turns = list(
            play(deal, arguments.seats, options_of(arguments.options))
        )  # a game that is broken off leaves no line
        with arguments.file.open("a", encoding="utf-8") as file:
            file.writelines(json.dumps(turn) + "\n" for turn in turns)


def promised(expected: Iterable[Sequence[float]], won: Iterable[Sequence[float]]) -> Iterator[str]:
    """A line for each range of shares of winning: how many there were, their mean, and what was won. Both are by turn,
    then by seat."""
    pairs = list(zip(chain.from_iterable(expected), chain.from_iterable(won), strict=True))
    for low, high in pairwise(SHARES):
        among = [(share, outcome) for share, outcome in pairs if low <= share < high]
        if among:
            means = np.mean(among, axis=0)
            yield f"{low:4.0%} to {min(high, 1):4.0%}: {len(among):5}, expected {means[0]:.1%}, won {means[1]:.1%}"
