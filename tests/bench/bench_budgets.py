"""What more iterations are worth to the Master: `python -m tests.bench.bench_budgets istanbul 24`. At so many positions
of games between Merchants of two seats, the share of winning that its turn after so many iterations gives away against
the best of all turns so found, which are compared in the same 100 worlds; 0 iterations are the Merchant's turn. Behind
it the standard error of the mean."""

import sys
from math import sqrt
from random import Random
from statistics import fmean, stdev
from typing import Final

from engine import players
from engine.core.position import Position
from engine.players import PlayerAccess
from engine.players.master import Search
from engine.players.merchant import Plan
from engine.players.search_tree import Branch
from tests.bench.bench_search import EXPERT
from tests.support.dealt.tables import Table, new

BUDGETS: Final = (0, 5, 10, 20, 40, 80, 160, 320)
WORLDS: Final = 100
FIRST_SEED: Final = 901
TURNS: Final = range(8, 44)  # of which one is compared in each game


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    found: dict[int, list[float]] = {budget: [] for budget in BUDGETS}
    for seed in range(FIRST_SEED, FIRST_SEED + count):
        for budget, share in given_away(reached(game, seed)).items():
            found[budget].append(share)
    for budget, shares in found.items():
        print(
            f"{budget:4} iterations: {fmean(shares):6.2%} of the win given away, +- {stdev(shares) / sqrt(count):.2%}"
        )


def reached(game: str, seed: int) -> Position:
    """The start of some turn of a game; the last one of a game that is shorter."""
    position, rng = new(Table(game, EXPERT if game == "marco_polo" else (), 2), seed), Random(seed)
    turns, last, start = 0, rng.choice(TURNS), position
    while not position.over and turns <= last:
        seat = position.seats_to_act[0]
        if not position.choices and len(position.decision(seat).options) > 2:
            turns, start = turns + 1, position.fork()
        position.choose(seat, players.choose(players.MERCHANT, position, seat, rng))
    return start


def given_away(position: Position) -> dict[int, float]:
    """By budget the share that the turn gives away."""
    search, found = _search(position, 1), dict[int, Plan]()
    for done in range(BUDGETS[-1] + 1):
        if done in BUDGETS:
            found[done] = search.root.best.plan
        search.iterate()
    brought = {plan: _brought(position, plan) for plan in set(found.values())}
    best = max(brought.values())
    return {budget: best - brought[plan] for budget, plan in found.items()}


def _brought(position: Position, plan: Plan) -> float:
    """The share that a turn brings, where the search goes on after it."""
    search = _search(position, 2)
    search.root.branches = [branch := Branch(plan, 0.0)]
    for _ in range(WORLDS):
        search.iterate()
    return branch.won / branch.visits


def _search(position: Position, seed: int) -> Search:
    return Search(PlayerAccess(position, position.seats_to_act[0], Random(seed)), Random(seed))


if __name__ == "__main__":
    main()
