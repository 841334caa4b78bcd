"""Matches between computer players: `python -m tools.arena istanbul merchant rookie --games 200 expansion=bazaar`.

Names stand for seats. Each deal is played once with every order of them that a turn of the table gives, so that neither
cards nor seats favour anybody. With `--results FILE` each game is a line of that file, and a match that was broken off
goes on from there. `--sprt 0.5 0.6` stops it as soon as the games tell whether the first player wins half of them or
less, or 60 % or more (Wald's sequential probability ratio test, wrong in one match of 20)."""

import argparse
import json
import os
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import inf, log, sqrt
from multiprocessing import get_context
from pathlib import Path
from random import Random
from statistics import mean, quantiles
from time import process_time_ns
from typing import Any, Final, NamedTuple

from engine import players
from engine.core.create import new_position
from engine.core.position import AnyPosition
from engine.games import GAMES, rules_of
from engine.players import merchant
from engine.players.access import PlayerAccess
from engine.players.search_tree import Rest
from engine.players.thinking_time import Budget
from tools.learning.guided import guided
from tools.learning.weights import Unusable

MOST_CHOICES: Final = 20_000  # in one game, so that players of chance come to an end
OFTEN: Final = 20  # games after which the table is printed before the match is over
Z: Final = 1.96  # of an interval of 95 %
SURE: Final = log(0.95 / 0.05)  # of the logarithm of the ratio of two likelihoods
GUIDED: Final = "+"  # before the file of learned weights by which a Merchant is guided
Game = dict[str, Any]


class Match(NamedTuple):
    """`names`: of the players, one a seat, each as a level, as level@iterations, or as merchant+FILE with a file of
    learned weights; `options`: of the game."""

    game: str
    names: tuple[str, ...]
    options: dict[str, str]


def play(match: Match, number: int) -> Game:
    """Game `number` of a match, as JSON-able data: `names` by seat, `won` by seat (winners share 1), `rounds`, `score`
    by seat, by player `times` of its decisions in microseconds of processor time, and `chosen`, how often it chose what
    by the kind of decision."""
    deal, turned = divmod(number, len(match.names))
    names = match.names[turned:] + match.names[:turned]
    rules = rules_of(match.game)
    position = new_position(rules, match.options, rules.colours[: len(names)], deal.to_bytes(32, "big"))
    rng, rest = Random(number), None
    times: dict[str, list[int]] = {name: [] for name in names}
    chosen: dict[str, Counter[str]] = {name: Counter() for name in names}
    for _ in range(MOST_CHOICES):
        if position.over:
            break
        seat = position.seats_to_act[0]
        began = process_time_ns()
        notation, _, rest = thought(names[seat], position, seat, rng, rest)
        times[names[seat]].append((process_time_ns() - began) // 1000)
        chosen[names[seat]][f"{position.decision(seat).kind}: {notation}"] += 1
        position.choose(seat, notation)
    winners = rules.result(position.state)["winners"] if position.over else []
    return {
        "number": number,
        "names": list(names),
        "won": [(seat in winners) / max(1, len(winners)) for seat in range(len(names))],
        "rounds": position.view(None).round,
        "score": [standing[0] for standing in rules.standings(position.view(None))],
        "times": times,
        "chosen": chosen,
    }


def thought(name: str, position: AnyPosition, seat: int, rng: Random, rest: Rest | None) -> players.Chosen:
    """The choice of a player. `name`: as in `Match`; `rest`: of the choice before."""
    _, _, file = name.partition(GUIDED)
    if file:
        access = PlayerAccess(position, seat, rng)
        access.judge = guided(position.rules.name, access.judge, Path(file))
        return players.Chosen(merchant.choose(access))
    level, _, iterations = name.partition("@")
    budget = Budget(int(iterations), inf) if iterations else None
    return players.think(level, position, seat, rng, budget, rest=rest)


def options_of(typed: Iterable[str]) -> dict[str, str]:
    """The options of a game, each typed as option=value."""
    return dict(option.split("=", 1) for option in typed)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval of the true share of wins, as Wilson's score interval gives it."""
    if not games:
        return 0.0, 1.0
    share, spread = won / games, Z * Z / games
    middle = (share + spread / 2) / (1 + spread)
    reach = Z / (1 + spread) * sqrt(share * (1 - share) / games + spread / (4 * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)


def table(games: Sequence[Game]) -> Iterator[str]:
    """A line for each player: its share of wins a seat, the interval, its mean score and time for a decision."""
    yield f"{len(games)} games, rounds {_quantiles([game['rounds'] for game in games])} (5, 50 and 95 %)"
    yield "player        seats    won   from     to  score  ms 50 %    95 %    most"
    for name in sorted({name for game in games for name in game["names"]}):
        seats = [(game, seat) for game in games for seat, other in enumerate(game["names"]) if other == name]
        won = sum(game["won"][seat] for game, seat in seats)
        low, high = wilson(won, len(seats))
        times = sorted(time / 1000 for game in games for time in game["times"].get(name, ()))
        p50, p95 = times[len(times) // 2], times[len(times) * 95 // 100]
        score = mean(game["score"][seat] for game, seat in seats)
        yield (
            f"{name:12} {len(seats):6} {won / len(seats):6.1%} {low:6.1%} {high:6.1%} {score:6.2f} "
            f"{p50:8.1f} {p95:7.1f} {times[-1]:7.1f}"
        )


def _quantiles(values: Sequence[int]) -> str:
    if len(values) < 2:
        return " ".join(map(str, values))
    cuts = quantiles(values, n=20, method="inclusive")
    return " ".join(f"{cuts[number]:.0f}" for number in (0, 9, 18))


def shares(games: Sequence[Game], name: str) -> Iterator[str]:
    """A line for each kind of decision: how often the player met it a game, and the shares of what it chose."""
    kinds: dict[str, Counter[str]] = {}
    for game in games:
        for choice, times in game["chosen"].get(name, {}).items():
            kind, _, notation = choice.partition(": ")
            kinds.setdefault(kind, Counter())[notation] += times
    for kind, choices in sorted(kinds.items()):
        total = sum(choices.values())
        each = ", ".join(f"{notation} {times / total:.1%}" for notation, times in choices.most_common(30))
        yield f"{name} {kind} ({total / len(games):.2f} a game): {each}"


def _played(results: Path | None, match: Match) -> list[Game]:
    """The games of a match that a file holds. Raises ValueError for a file of another match."""
    if results is None or not results.exists():
        return []
    text = results.read_text("utf-8")
    if not text.endswith("\n"):  # the match was broken off while a line was written
        text = text[: text.rfind("\n") + 1]
        results.write_text(text, "utf-8")
    first, *lines = text.splitlines() or [json.dumps(match)]
    if first != json.dumps(match):
        raise ValueError(f"{results} holds the games of another match: {first}")
    return [json.loads(line) for line in lines]


def run(
    match: Match, games: int, cores: int, results: Path | None = None,
    progress: Callable[[list[Game]], None] = lambda games: None, sprt: tuple[float, float] | None = None,
) -> list[Game]:  # fmt: skip
    """All games of a match, or as many deals as tell which of two shares the first player wins (`sprt`); those that are
    in the file are not played again. `progress`: is called with all games so far after each that is played."""
    played = {game["number"]: game for game in _played(results, match)}
    if results is not None and not played:
        results.write_text(json.dumps(match) + "\n", "utf-8")
    missing = [(match, number) for number in range(games) if number not in played]
    all_games: list[Game] = []
    with get_context("fork").Pool(cores) as pool:
        new = pool.imap(_one, missing)
        for number in range(games):
            if number in played:
                all_games.append(played[number])
            else:
                all_games.append(next(new))
                if results is not None:
                    with results.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(all_games[-1]) + "\n")
                progress(all_games)
            if sprt and len(all_games) % len(match.names) == 0 and abs(ratio(all_games, match.names[0], *sprt)) >= SURE:
                break
    return all_games


def ratio(games: Sequence[Game], name: str, low: float, high: float) -> float:
    """The logarithm of how much likelier it is that a player wins the share `high` of games than `low`."""
    won = sum(game["won"][seat] for game in games for seat, other in enumerate(game["names"]) if other == name)
    return won * log(high / low) + (len(games) - won) * log((1 - high) / (1 - low))


def verdict(games: Sequence[Game], name: str, low: float, high: float) -> str:
    """Which of the two shares a player wins."""
    odds = ratio(games, name, low, high)
    if abs(odds) < SURE:
        return f"{name}: not yet told whether it wins {low:.0%} or {high:.0%} of games"
    return f"{name} wins {high:.0%} of games or more" if odds > 0 else f"{name} wins {low:.0%} of games or less"


def _one(task: tuple[Match, int]) -> Game:
    return play(*task)


def _tell(games: list[Game]) -> None:
    """The table so far, now and then."""
    if len(games) % OFTEN == 0:
        print(*table(games), "", sep="\n", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(GAMES))
    parser.add_argument("players", nargs="+", metavar="player or option=value")
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--cores", type=int, default=os.cpu_count())
    parser.add_argument("--results", type=Path, help="a file for the games, from which a match goes on")
    parser.add_argument("--shares", action="store_true", help="what each player chooses, by the kind of decision")
    parser.add_argument(
        "--sprt", nargs=2, type=float, metavar=("LOW", "HIGH"), help="shares of games that are to be told apart"
    )
    arguments = parser.parse_args()
    sprt = tuple(arguments.sprt) if arguments.sprt else None
    options = options_of(word for word in arguments.players if "=" in word)
    match = Match(arguments.game, tuple(word for word in arguments.players if "=" not in word), options)
    for name in match.names:
        level, _, file = name.partition(GUIDED)
        try:
            if file:
                guided(match.game, rules_of(match.game).judge, Path(file))
        except Unusable as problem:
            parser.error(str(problem))
        if file and level != players.MERCHANT:
            parser.error(f"{name}: only a {players.MERCHANT} can be guided by weights")
    games = run(match, arguments.games, arguments.cores, arguments.results, _tell, sprt)
    print(*table(games), sep="\n")
    if sprt:
        print(verdict(games, match.names[0], *sprt))
    for name in sorted(set(match.names)) if arguments.shares else ():
        print(*shares(games, name), sep="\n")


if __name__ == "__main__":
    main()
