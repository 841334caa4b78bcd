"""What more iterations are worth to the Master: `python -m tests.bench.bench_budgets istanbul 24`. At so many positions
of games between Merchants of two seats, the share of winning that its choice gives away after so many iterations,
against the best turn as another search of 800 iterations sees it; 0 iterations are the Merchant's choice."""

import sys
from random import Random
from statistics import fmean
from typing import Final

from engine import players
from engine.core.position import Position
from engine.players import Access
from engine.players.master.search import Search
from tests.bench.bench_search import EXPERT
from tests.engine.tables import Table, new

BUDGETS: Final = (0, 5, 10, 20, 40, 80, 160, 320)
REFERENCE: Final = 800
FIRST_SEED: Final = 901
TURNS: Final = range(8, 44)  # of which one is compared in each game


def main() -> None:
    game, count = sys.argv[1], int(sys.argv[2])
    found: dict[int, list[float]] = {budget: [] for budget in BUDGETS}
    for seed in range(FIRST_SEED, FIRST_SEED + count):
        for budget, share in given_away(reached(game, seed)).items():
            found[budget].append(share)
    for budget, shares in found.items():
        print(f"{budget:4} iterations: {fmean(shares):.2%} of the win given away")


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
    """By budget the share that the choice gives away, as the reference sees it."""
    seat = position.seats_to_act[0]
    reference, search = (Search(Access(position, seat, Random(one)), Random(one)) for one in (1, 2))
    for _ in range(REFERENCE):
        reference.iterate()
    promised = {branch.plan.choices[0]: reference.root.promise(branch) for branch in reference.root.branches}
    best, found = max(promised.values()), dict[int, float]()
    for done in range(BUDGETS[-1] + 1):
        if done in BUDGETS:
            choice = search.root.best.plan.choices[0]
            found[done] = best - promised.get(choice, best)
        search.iterate()
    return found


if __name__ == "__main__":
    main()
