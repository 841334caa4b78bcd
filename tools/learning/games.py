"""Plays the games from which chances to win are learned: `python -m tools.learning.games istanbul DIRECTORY`.

A piece is a file of GAMES games, of every number of seats and set of options, between players of equal or of mixed
strength who sometimes take another turn than the best. Each line is a position on the way: its figures as one seat may
know them, and how the game ended for that seat. Pieces that are there are not played again; the same piece is the same
whenever and wherever it is played."""

import argparse
import gzip
import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from multiprocessing import get_context
from pathlib import Path
from random import Random
from typing import Any, Final, NamedTuple

from engine.core.create import new_position
from engine.core.position import AnyPosition
from engine.core.rules import AnyRules
from engine.games import rules_of
from engine.players.access import PlayerAccess
from engine.players.merchant import plans_of
from engine.players.shares import shares_of
from tools.learning.described import DESCRIBED, figures_of

GAMES: Final = 10  # in a piece
TAKEN: Final = 0.25  # of the positions between turns
MIXED: Final = 0.3  # of the games have players of different strength
SEATS: Final = (2, 2, 2, 3, 3, 4, 4, 5)  # as often as each stands here, where the game allows it
USUAL: Final = 0.5  # how often an option has its default, where it is not the first
# Of the choices that a Merchant tries for a decision, as often as each stands here; 0 is a Rookie.
STRENGTHS: Final = (0.0, 0.1, 0.1, 0.1, 0.1, 0.3, 0.3, 1.0)
OTHERWISE: Final = (0.0, 0.1, 0.25)  # of the turns, with another of the best
AMONG: Final = 4
Row = dict[str, Any]


class Player(NamedTuple):
    """`strength`, `otherwise`: see STRENGTHS and OTHERWISE."""

    strength: float
    otherwise: float

    def plan(self, access: PlayerAccess[Any, Any], rng: Random) -> tuple[str, ...]:
        """Choices to make one after the other, as far as they can be."""
        if not self.strength:
            return (access.world.rules.rookie(access, rng),)
        most = max(1, round(self.strength * access.judge.most_tried))
        plans = plans_of(access.world, access.seat, most, access.judge)
        begins = not access.world.choices and rng.random() < self.otherwise
        return rng.choice(plans[:AMONG]).choices if begins else plans[0].choices


def options_for(rules: AnyRules, seats: int, rng: Random, given: Mapping[str, str] = {}) -> dict[str, str]:
    """Options that go together, each set of the game as often as any other where it is not given."""
    options = dict(given)
    for first, field in enumerate(rules.option_fields):
        allowed = rules.possible_options(options, seats)[field.name]
        if allowed and field.name not in given:
            options[field.name] = allowed[0] if first and rng.random() < USUAL else rng.choice(allowed)
    return options


def play(game: str, number: int) -> Iterator[Row]:
    """The positions taken from game `number`: the `seats`, `options` and `players` of the game, the `round`, the
    `viewer`, the figures `x`, by seat the `hopes` that the Merchant has (`Judge.hope`), the share of the win that the
    viewer was `told` and that it `won`, and by how many points it is `ahead` of the best other seat in the end."""
    rules, rng = rules_of(game), Random(f"{game}/{number}")
    seats = rng.choice([seats for seats in SEATS if rules.min_seats <= seats <= rules.max_seats])
    options = options_for(rules, seats, rng)
    position = new_position(rules, options, rules.colours[:seats], rng.randbytes(32))
    strength, mixed = rng.choice(STRENGTHS), rng.random() < MIXED
    players = [Player(rng.choice(STRENGTHS) if mixed else strength, rng.choice(OTHERWISE)) for _ in range(seats)]
    rows = list[Row]()
    for _ in between_turns(position, players, rng):
        if rng.random() < TAKEN and DESCRIBED[game].fit(rules.judge, position.view(None)):
            rows.append(_row(position, rng.randrange(seats)))
    winners = rules.result(position.state)["winners"]
    score = [standing[0] for standing in rules.standings(position.view(None))]
    about = {"seats": seats, "options": options, "players": players}
    for row in rows:
        viewer = row["viewer"]
        best = max(points for seat, points in enumerate(score) if seat != viewer)
        yield about | row | {"won": (viewer in winners) / len(winners), "ahead": score[viewer] - best}


def between_turns(position: AnyPosition, players: Sequence[Player], rng: Random) -> Iterator[None]:
    """Plays a game to its end, with a stop before each turn."""
    plans: list[Sequence[str]] = [()] * len(players)
    while not position.over:
        if not position.choices:
            plans = [()] * len(players)
            yield
        seat = position.seats_to_act[0]
        if not plans[seat] or plans[seat][0] not in position.decision(seat).options:
            plans[seat] = players[seat].plan(PlayerAccess(position, seat, rng), rng)
        choice, *plans[seat] = plans[seat]
        position.choose(seat, choice)


def _row(position: AnyPosition, viewer: int) -> Row:
    x = [round(figure, 3) for figure in figures_of(position, viewer)]
    spectator, judge = position.view(None), position.rules.judge
    hopes = [round(judge.hope(position.view(seat)), 3) for seat in range(len(spectator.seats))]
    told = round(shares_of(hopes)[viewer], 3)
    return {"round": spectator.round, "viewer": viewer, "x": x, "hopes": hopes, "told": told}


def write(task: tuple[str, Path, int]) -> Path:
    """Write a piece, under its name only once it is whole."""
    game, directory, piece = task
    path = path_of(directory, game, piece)
    head = {"rules": game, "judge": rules_of(game).judge.version, "names": DESCRIBED[game].names}
    rows = [
        {"game": number} | row for number in range(piece * GAMES, (piece + 1) * GAMES) for row in play(game, number)
    ]
    part = path.with_suffix(".part")
    with gzip.open(part, "wt", encoding="utf-8") as file:
        file.writelines(json.dumps(line) + "\n" for line in (head, *rows))
    part.rename(path)
    return path


def missing(game: str, directory: Path, pieces: Iterable[int]) -> list[int]:
    """Those of the pieces that are still to be played."""
    return [piece for piece in pieces if not path_of(directory, game, piece).exists()]


def path_of(directory: Path, game: str, piece: int) -> Path:
    return directory / f"{game}-{piece:05}.jsonl.gz"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=sorted(DESCRIBED))
    parser.add_argument("directory", type=Path)
    parser.add_argument("--first", type=int, default=0, help="the first piece")
    parser.add_argument("--pieces", type=int, default=1)
    parser.add_argument("--cores", type=int, default=1)
    arguments = parser.parse_args()
    if arguments.first < 0 or min(arguments.pieces, arguments.cores) < 1:
        parser.error("--pieces and --cores are 1 or more, --first is 0 or more")
    directory: Path = arguments.directory
    try:
        directory.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        parser.error(f"{directory} cannot be used as a folder: {error.strerror}")
    pieces = range(arguments.first, arguments.first + arguments.pieces)
    tasks = [(arguments.game, directory, piece) for piece in missing(arguments.game, directory, pieces)]
    with get_context("fork").Pool(arguments.cores) as pool:
        for path in pool.imap_unordered(write, tasks):
            print(path, flush=True)


if __name__ == "__main__":
    main()
