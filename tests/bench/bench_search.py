"""How fast the Master searches: `python -m tests.bench.bench_search`, iterations a second of processor time in each
variant, over the turns of the middle of a game between Merchants."""

from random import Random
from time import process_time
from typing import Final

from engine import players
from engine.core.position import Position
from engine.players import Access
from engine.players.master.search import Search
from tests.engine.tables import Table, new

EXPERT: Final = (("characters", "drafted"), ("goals", "chosen"), ("city-bonuses", "random"))
VARIANTS: Final = (
    Table("istanbul", (), 2),
    Table("istanbul", (), 4),
    Table("istanbul", (("expansion", "mocha"),), 3),
    Table("istanbul", (("expansion", "letters"),), 3),
    Table("istanbul", (("expansion", "bazaar"),), 4),
    Table("marco_polo", EXPERT, 2),
    Table("marco_polo", EXPERT, 4),
)
SEARCHES: Final = 8
ITERATIONS: Final = 60
SKIPPED: Final = 12  # turns at the start


def main() -> None:
    for table in VARIANTS:
        print(f"{table!s:60} {speed(new(table, 1), Random(1)):6.0f} iterations a second")


def speed(position: Position, rng: Random) -> float:
    seconds, turns, searches = 0.0, 0, 0
    while searches < SEARCHES:
        seat = position.seats_to_act[0]
        turns += not position.choices
        if not position.choices and turns > SKIPPED:
            began = process_time()
            search = Search(Access(position, seat, rng), rng)
            for _ in range(ITERATIONS):
                search.iterate()
            seconds, searches = seconds + process_time() - began, searches + 1
        position.choose(seat, players.choose(players.MERCHANT, position, seat, rng))
    return SEARCHES * ITERATIONS / seconds


if __name__ == "__main__":
    main()
