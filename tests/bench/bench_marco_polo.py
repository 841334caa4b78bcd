"""Random games, forks, replays, computer players of Marco Polo: `python -m tests.bench.bench_marco_polo`."""

import platform
import time
from collections.abc import Callable
from random import Random
from statistics import median, quantiles

from engine import players
from engine.core.create import load_position, new_position
from engine.core.position import Position
from engine.games import rules_of
from engine.marco_polo.rules import MARCO_POLO
from tests.support.dealt.marco_polo_games import deal, table
from tests.support.dealt.tables import walk

GAMES = 60
EXPERT = {"goals": "chosen", "city-bonuses": "random"}


def timed(act: Callable[[], object]) -> float:
    started = time.process_time()
    act()
    return time.process_time() - started


def random_play(seats: int) -> float:
    """Decisions per second, every list of options made."""
    rng = Random(1)
    tables = [table(deal(rng, seats), EXPERT, seed) for seed in range(GAMES)]
    started = time.process_time()
    decisions = sum(1 for position in tables for _ in walk(position, rng))
    return decisions / (time.process_time() - started)


def forks(mid_turn: bool) -> list[float]:
    rng = Random(2)
    return [
        timed(position.fork) * 1e6
        for seed in range(GAMES)
        for position in walk(table(deal(rng, 4), EXPERT, seed), rng)
        if bool(position.choices) == mid_turn
    ]


def rookie_thoughts() -> list[float]:
    rng = Random(3)
    found = []
    for seed in range(20):
        position = table(deal(rng, 4), EXPERT, seed)
        while not position.over:
            seat = position.seats_to_act[0]
            started = time.process_time()
            notation = players.choose(players.ROOKIE, position, seat, rng)
            found.append((time.process_time() - started) * 1e3)
            position.choose(seat, notation)
    return found


def replays() -> list[float]:
    rng = Random(4)
    found = []
    for seed in range(20):
        key = seed.to_bytes(32, "big")
        position = new_position(rules_of("marco_polo"), EXPERT, ("blue", "green", "red", "yellow"), key)
        rows = []
        for here in walk(position, rng):
            rows.append(here.last)
        rows.append(position.last)
        found.append(timed(lambda rows=rows: replay(rows)) * 1e3)
    return found


def replay(rows: list) -> Position:
    position = new_position(rules_of("marco_polo"), EXPERT, ("blue", "green", "red", "yellow"), b"", rows[0])
    for row in rows[1:]:
        position.follow(row, position.rules.version)
    return position


def loads() -> list[float]:
    rng = Random(5)
    found = []
    for position in walk(table(deal(rng, 4), EXPERT, 1), rng):
        data = position.dump()
        found.append(timed(lambda data=data: load_position(MARCO_POLO, data, b"")) * 1e6)
    return found


def line(what: str, unit: str, found: list[float]) -> None:
    print(f"{what:<34} median {median(found):8.1f} {unit}   p95 {quantiles(found, n=20)[-1]:8.1f} {unit}")


def main() -> None:
    print(f"{platform.python_implementation()} {platform.python_version()}, {platform.machine()}")
    random_play(4)  # routes are found once
    for seats in (2, 3, 4):
        print(f"random play, {seats} players           {random_play(seats):12,.0f} decisions/s")
    line("fork at a boundary", "us", forks(False))
    line("fork in mid-turn", "us", forks(True))
    line("load in any position", "us", loads())
    line("replay of a finished game", "ms", replays())
    line("a rookie's decision", "ms", rookie_thoughts())


if __name__ == "__main__":
    main()
