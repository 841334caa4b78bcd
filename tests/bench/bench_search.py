"""How fast the Master searches: `python -m tests.bench.bench_search`, iterations a second of processor time in each
variant, over the turns of the middle of a game between Merchants.

Beside each line, in the same moments, OpenSpiel's own ISMCTSBot searches gin rummy, its roll-outs played by chance to
the end, when the interpreter has OpenSpiel (`pip install open_spiel` into an environment of its own, and run this with
that interpreter)."""

from collections.abc import Callable
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Final

from engine import players
from engine.core.position import Position
from engine.players import PlayerAccess
from engine.players.master import Search
from tests.support.dealt.tables import Table, new

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
    beside = gin_rummy() if find_spec("pyspiel") else None
    if beside is None:
        print("OpenSpiel is not installed here: nothing beside.")
    for table in VARIANTS:
        own, other = speed(new(table, 1), Random(1), beside)
        told = f", ISMCTSBot {other:6.0f}, ratio {own / other:5.2f}" if other else ""
        print(f"{table!s:45} {own:6.0f} iterations a second{told}")


def gin_rummy() -> Callable[[], None]:
    """Searches once, with as many simulations as an own search has iterations, somewhere in a random game."""
    import numpy
    import pyspiel
    from open_spiel.python.algorithms import ismcts, mcts

    game, rng = pyspiel.load_game("gin_rummy"), Random(1)
    chance = mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, chance, 2.0, ITERATIONS, random_state=numpy.random.RandomState(1))

    def search() -> None:
        state, moves = game.new_initial_state(), rng.randrange(20)
        while moves or state.is_chance_node():
            moves -= not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
            if state.is_terminal():
                state, moves = game.new_initial_state(), rng.randrange(20)
        bot.step(state)

    return search


def speed(position: Position, rng: Random, beside: Callable[[], None] | None) -> tuple[float, float]:
    """Iterations a second, and those of the search beside."""
    seconds, beside_s, turns, searches = 0.0, 0.0, 0, 0
    while searches < SEARCHES:
        seat = position.seats_to_act[0]
        turns += not position.choices
        if not position.choices and turns > SKIPPED:
            began = process_time()
            search = Search(PlayerAccess(position, seat, rng), rng)
            for _ in range(ITERATIONS):
                search.iterate()
            seconds, searches = seconds + process_time() - began, searches + 1
            began = process_time()
            if beside is not None:
                beside()
                beside_s += process_time() - began
        position.choose(seat, players.choose(players.MERCHANT, position, seat, rng))
    iterations = SEARCHES * ITERATIONS
    return iterations / seconds, iterations / beside_s if beside_s else 0.0


if __name__ == "__main__":
    main()
