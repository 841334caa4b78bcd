"""Very many games without a single choice that is refused: `python -m tests.soak.many_games --games 100000`.

They are played over every variation of both games with every number of seats, the tables in turn. `--players merchant`
has Merchants choose instead of chance. With `--results FILE` a run goes on from there. A game in which a listed choice
is refused, which does not end, or in which anything else goes wrong, ends the run with its table and its seed."""

import argparse
import json
import os
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any, Final

from engine import players
from engine.core.position import Position
from tests.support.dealt.tables import Table, all_tables, new

TOGETHER: Final = 50  # games that are one line of the results
MOST_CHOICES: Final = 100_000  # in one game
Chooser = Callable[[Position, int, Random], str]


def by_chance(position: Position, seat: int, rng: Random) -> str:
    return rng.choice(list(position.decision(seat).options))


def by_level(level: str) -> Chooser:
    return lambda position, seat, rng: players.choose(level, position, seat, rng)


def play(table: Table, seed: int, chosen: Chooser) -> Counter[str]:
    """Play a game to its end: how many decisions there were, by kind. Raises RuntimeError if it does not end, and what
    the rules raise."""
    position, rng, kinds = new(table, seed), Random(seed), Counter[str]()
    while not position.over:
        decision = rng.choice(position.decisions)
        kinds[decision.kind] += 1
        position.choose(decision.seat, chosen(position, decision.seat, rng))
        if kinds.total() > MOST_CHOICES:
            raise RuntimeError("the game does not end")
    if not position.rules.result(position.state)["winners"]:
        raise RuntimeError("nobody has won")
    return kinds


@cache
def tables() -> list[Table]:
    """Both games in turn, each over all its variations."""
    by_game: dict[str, list[Table]] = {}
    for table in all_tables():
        by_game.setdefault(table.game, []).append(table)
    most = max(map(len, by_game.values()))
    return [found[number % len(found)] for number in range(most) for found in by_game.values()]


def run(first: int, games: int, chosen: Chooser) -> Iterator[dict[str, Any]]:
    """Lines of the results. `first`: the number of the first game; it says table and seed."""
    numbers = iter(range(first, games))
    while some := list(islice(numbers, TOGETHER)):
        kinds: dict[str, Counter[str]] = {}
        for number in some:
            table, seed = tables()[number % len(tables())], number // len(tables())
            try:
                found = play(table, seed, chosen)
            except Exception as problem:
                raise RuntimeError(f"{table}, seed {seed}") from problem
            kinds.setdefault(table.game, Counter()).update(found)
        yield {"until": some[-1] + 1, "kinds": kinds}


def told(lines: list[dict[str, Any]]) -> Iterator[str]:
    """How many games and decisions there were, and of which kinds."""
    until = max((line["until"] for line in lines), default=0)
    games = Counter(tables()[number % len(tables())].game for number in range(until))
    for game, count in sorted(games.items()):
        kinds = sum((Counter(line["kinds"].get(game, {})) for line in lines), Counter[str]())
        yield f"{game}: {count:,} games, {kinds.total():,} decisions of {len(kinds)} kinds, none refused"
        yield "  " + ", ".join(f"{kind} {met:,}" for kind, met in kinds.most_common())


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--players", default="chance", help="chance, or a level of computer players")
    parser.add_argument("--results", type=Path, default=Path(os.devnull), help="a file from which a run goes on")
    given = parser.parse_args()
    chosen = by_chance if given.players == "chance" else by_level(given.players)
    lines = [json.loads(line) for line in given.results.read_text().splitlines()] if given.results.exists() else []
    with given.results.open("a") as file:
        for line in run(max((line["until"] for line in lines), default=0), given.games, chosen):
            lines.append(line)
            print(json.dumps(line), file=file, flush=True)
    print(*told(lines), sep="\n")


if __name__ == "__main__":
    main()
