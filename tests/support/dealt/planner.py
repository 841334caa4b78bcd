"""A player for tests that finishes base Istanbul in few turns. It looks into the dice, which no computer player may."""

from random import Random
from typing import Any

from engine.core.position import Position

TRIES = 120
GOOD_VALUES = (14, 16, 18, 26)


def plan(position: Position, seat: int, rng: Random) -> str:
    """The first choice of the best of some random ways to end the turn."""
    decision = position.decision(seat)
    if len(decision.options) == 1:
        return next(iter(decision.options))
    best = max((_way(position, seat, rng) for _ in range(TRIES)), key=lambda way: way[0])
    return best[1]


def _way(position: Position, seat: int, rng: Random) -> tuple[float, str]:
    fork, turn, first = position.fork(), position.state.turn, ""
    while not fork.over and fork.state.turn == turn and fork.seats_to_act == (seat,):
        decision = fork.decision(seat)
        notation = decision.default if decision.default and rng.random() < 0.9 else rng.choice(list(decision.options))
        first = first or notation
        fork.choose(seat, notation)
    return _worth(fork.view(None), seat), first


def _worth(view: Any, seat: int) -> float:
    me = view.seats[seat]
    worth = 1000.0 * me.rubies + 6 * me.lira + 120 * me.capacity + 150 * sum(me.tiles)
    worth += 25 * len(me.stack) + 20 * me.cards
    worth += sum(min(count, 5) * value for count, value in zip(me.goods, GOOD_VALUES, strict=True))
    if view.dealer_rubies:
        worth += 400 * min(1.0, me.lira / view.dealer_price)
    if view.dealer_rubies and me.lira >= view.dealer_price:
        worth += 150 - 25 * _steps(view.grid, me.merchant, 16)
    return worth


def _steps(grid: Any, here: int, there: int) -> int:
    spots = {place: (row, column) for row, places in enumerate(grid) for column, place in enumerate(places)}
    (a, b), (c, d) = spots[here], spots[there]
    return abs(a - c) + abs(b - d)
