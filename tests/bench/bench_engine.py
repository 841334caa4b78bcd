"""How fast the engine is, beside OpenSpiel in the same run: `python -m tests.bench.bench_engine`.

Random play counts decisions of players, with the list of legal options made for each: in positions as a table has them,
which keep the way back, events and a log, and in copies that only look ahead, which keep as little as OpenSpiel does.
All games have short turns at it one after the other, so that whatever else the machine does is the same for all; the
ratio is the median of theirs.
OpenSpiel is measured when the interpreter has it (`pip install open_spiel` into an environment of its own, and run this
with that interpreter: the engine needs the standard library only).
"""

import platform
import sys
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from itertools import count, islice
from random import Random
from statistics import median
from time import perf_counter, process_time
from typing import Any

from engine import players
from engine.core.create import new_position
from engine.core.decision import Choice
from engine.core.determinize import determinize
from engine.core.lookahead import look_ahead
from engine.core.position import Position
from engine.games import rules_of

SLICE_S = 0.4  # of processor time
SLICES = 12
AT_ONCE = 50  # decisions between two looks at the clock
TABLES = (
    ("istanbul", {"expansion": "base"}, 4),
    ("istanbul", {"expansion": "mocha"}, 4),
    ("istanbul", {"expansion": "letters"}, 4),
    ("istanbul", {"expansion": "bazaar"}, 4),
    ("marco_polo", {}, 4),
)
YARDSTICKS = ("backgammon", "gin_rummy")
ONE = YARDSTICKS[0]  # what counts as 1


def new(name: str, options: dict[str, str], seats: int, seed: int) -> Position:
    return new_position(rules_of(name), options, rules_of(name).colours[:seats], seed.to_bytes(32, "big"))


def new_ahead(name: str, options: dict[str, str], seats: int, seed: int) -> Position:
    return look_ahead(new(name, options, seats, seed))


def random_play(start: Callable[[int], Position]) -> Iterator[None]:
    """Whole games one after the other, decision by decision."""
    rng = Random(1)
    for seed in count():
        position = start(seed)
        while not position.over:
            decision = position.decisions[0]
            position.choose(decision.seat, rng.choice(list(decision.options)))
            yield


def spiel_play(spiel_game: Any) -> Iterator[None]:
    rng = Random(1)
    while True:
        state = spiel_game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                actions, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, weights)[0])
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                yield


def slice_of(play: Iterator[None]) -> float:
    """Decisions a second of processor time, for a short while."""
    done, began = 0, process_time()
    while (spent := process_time() - began) < SLICE_S:
        for _ in range(AT_ONCE):
            next(play)
        done += AT_ONCE
    return done / spent


def measure_random_play() -> None:
    plays = {
        " ".join((name, *options.values(), how)): random_play(
            lambda seed, table=(name, options, seats), make=make: make(*table, seed)
        )
        for name, options, seats in TABLES
        for how, make in (("", new), ("ahead", new_ahead))
    }
    if find_spec("pyspiel") is None:
        print("OpenSpiel is not installed here: no ratios.")
    else:
        import pyspiel

        plays |= {name: spiel_play(pyspiel.load_game(name)) for name in YARDSTICKS}
    speeds: dict[str, list[float]] = {name: [] for name in plays}
    for play in plays.values():
        slice_of(play)  # what is found once and kept
    for _ in range(SLICES):
        for name, play in plays.items():
            speeds[name].append(slice_of(play))
    print("\nRandom play, decisions/s" + (f", and times OpenSpiel's {ONE}" if ONE in plays else ""))
    for name, found in speeds.items():
        ratios = [own / other for own, other in zip(found, speeds.get(ONE, ()), strict=False)]
        print(f"  {name:22} {median(found):12,.0f} {median(ratios) if ratios else 0:8.2f}")


def rookie_game(start: Callable[[int], Position]) -> tuple[list[Position], list[Choice], list[float]]:
    """A whole game of rookies: positions on the way, its log, milliseconds of each decision."""
    position = start(7)
    rng = Random(7)
    forks, log, spent = [], [position.last], []
    while not position.over:
        forks.append(position.fork())
        seat = position.seats_to_act[0]
        began = perf_counter()
        notation = players.choose(players.ROOKIE, position, seat, rng)
        spent.append((perf_counter() - began) * 1e3)
        position.choose(seat, notation)
        log.append(position.last)
    return forks, log, spent


def replay(name: str, options: dict[str, str], seats: int, log: list[Choice]) -> float:
    """Milliseconds to replay a whole game from its log."""
    began = perf_counter()
    position = new_position(rules_of(name), options, rules_of(name).colours[:seats], bytes(32), log[0])
    for row in log[1:]:
        position.follow(row, position.rules.version)
    spent = (perf_counter() - began) * 1e3
    if not position.over:
        raise RuntimeError("the replayed game did not end")
    return spent


def microseconds(action: Callable[[], Any]) -> float:
    began = perf_counter()
    action()
    return (perf_counter() - began) * 1e6


def measure(name: str, options: dict[str, str], seats: int) -> None:
    def start(seed: int) -> Position:
        return new(name, options, seats, seed)

    print(f"\n{name} {' '.join(options.values())}, {seats} seats")
    forks, log, spent = rookie_game(start)
    at_boundary = [fork for fork in forks if not fork.choices]
    mid_turn = [fork for fork in forks if fork.choices]
    print(f"  clone            {median(microseconds(fork.boundary.clone) for fork in forks):12.1f} us")
    print(f"  fork at boundary {median(microseconds(fork.fork) for fork in at_boundary):12.1f} us")
    print(f"  fork mid-turn    {median(microseconds(fork.fork) for fork in mid_turn):12.1f} us")
    rng = Random(1)
    for what, some in (("redraw boundary", at_boundary), ("redraw mid-turn", mid_turn)):
        print(f"  {what:16} {median(microseconds(lambda: redraw(fork, rng)) for fork in some):12.1f} us")  # noqa: B023
    costs = [cost for fork in islice(forks, 0, None, 3) for cost in outlook_costs(fork)]
    print(f"  outlook          {median(costs):12.1f} us an option")
    ordered = sorted(spent)
    print(f"  rookie           {median(spent):12.3f} ms a decision, p95 {ordered[int(len(ordered) * 0.95)]:.2f}")
    times = median(replay(name, options, seats, log) for _ in range(5))
    print(f"  replay           {times:12.1f} ms for {len(log) - 1} choices of a finished game of rookies")


def redraw(position: Position, rng: Random) -> Position:
    return determinize(position, position.seats_to_act[0], rng)


def outlook_costs(position: Position) -> list[float]:
    decision = position.decisions[0]
    return [microseconds(lambda: position.outlook(decision.seat, option)) for option in decision.options]  # noqa: B023


def main() -> None:
    print(f"Python {platform.python_version()}, {platform.machine()}, one core")
    measure_random_play()
    for table in TABLES:
        measure(*table)


if __name__ == "__main__":
    sys.exit(main())
