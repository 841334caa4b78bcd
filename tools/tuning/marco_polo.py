"""Fits the worth of the parts of a position of Marco Polo: `python -m tools.tuning.marco_polo play games.jsonl ...`,
then `... fit games.jsonl`.

`play` has Merchants that try fewer choices play each other, one turn in four another than they would, and adds a
line for each turn to a file: each seat's parts of its value, and its points in the end. `fit` finds for each stage of
the game by how much each part should be multiplied, so that the difference between two seats tells best by how many
points they differ in the end: 1 where the Merchant is right, more where it thinks too little of it."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

import numpy as np

from engine.core.create import new_position
from engine.core.position import AnyPosition
from engine.games import rules_of
from engine.marco_polo.components.board import DICE_EACH, ROUNDS
from engine.marco_polo.merchant.judge import FIRST_HOPE, LAST_HOPE, MarcoPoloJudge
from engine.marco_polo.merchant.position import Parts
from engine.marco_polo.merchant.worth import rounds_to_come
from engine.players.access import PlayerAccess
from engine.players.master import play as play_turn
from engine.players.merchant import plans_of
from engine.players.shares import shares_of
from tools.tuning.turns import Turn, play_or_fit, promised

TRIES: Final = MarcoPoloJudge.tried_ahead
OTHERWISE: Final = 0.25  # of the turns, with another of the best plans
AMONG: Final = 4
EXPERT: Final = {"characters": "drafted", "goals": "chosen", "city-bonuses": "random"}


def play(deal: int, seats: int, options: dict[str, str]) -> Iterator[Turn]:
    """The turns of a game, with the expert set-up where the options say nothing else: rounds `to_come`, with the part
    of this one that is left, by seat the `parts` of its value, and its `points` in the end."""
    rules = rules_of("marco_polo")
    position = new_position(rules, {**EXPERT, **options}, rules.colours[:seats], deal.to_bytes(32, "big"))
    turns, rng = list[Turn](), Random(deal)
    while not position.over:
        seat = position.seats_to_act[0]
        access = PlayerAccess(position, seat, rng)
        if rules.judge.comparable(position.view(None)) and not position.choices:
            turns.append(_turn(position))
        plans = plans_of(access.world, seat, TRIES, rules.judge)
        other = rng.random() < OTHERWISE and rules.judge.comparable(position.view(None))
        play_turn(position, seat, rng.choice(plans[:AMONG]) if other else plans[0], rng)
    points = [standing[0] for standing in rules.standings(position.view(None))]
    yield from ({**turn, "points": points} for turn in turns)


def _turn(position: AnyPosition) -> Turn:
    views = [position.view(seat) for seat in range(len(position.view(None).seats))]
    left = sum(len(seat.dice) for seat in views[0].seats) / (DICE_EACH * len(views))
    return {
        "to_come": rounds_to_come(views[0]) + left,
        "parts": [list(position.rules.judge.parts(view).values()) for view in views],
    }


def fit(turns: Sequence[Turn]) -> Iterator[str]:
    """Lines about what the shares of winning promised and kept; then for each stage, from the first round on, a line
    for each part: by how much it should be multiplied, and how surely."""
    yield from promised(map(_shares, turns), map(_won, turns))
    for stage in range(ROUNDS - 1, -1, -1):
        among = [
            turn for turn in turns if stage <= turn["to_come"] < stage + 1 or turn["to_come"] == stage + 1 == ROUNDS
        ]
        pairs = [(turn, seat, other) for turn in among for seat in range(len(turn["points"])) for other in range(seat)]
        if not pairs:
            continue
        parts = np.array([np.subtract(turn["parts"][seat], turn["parts"][other]) for turn, seat, other in pairs])
        points = np.array([turn["points"][seat] - turn["points"][other] for turn, seat, other in pairs])
        left = points - parts.sum(axis=1)
        games = len({tuple(turn["points"]) for turn in among})
        noise = left.var() * len(pairs) / games  # turns of the same game tell the same
        precision = parts.T @ parts / noise + np.eye(parts.shape[1])
        more = np.linalg.solve(precision, parts.T @ left / noise)
        error = np.sqrt(np.diag(np.linalg.inv(precision)))
        unexplained = (left - parts @ more).std()
        yield f"{stage} rounds to come and more: {games} games, {len(among)} turns; {points.std():.1f} points apart"
        yield f"  told within {left.std():.1f} as they are, within {unexplained:.1f} with"
        for name, times, doubt, spread in zip(Parts._fields, 1 + more, error, parts.std(axis=0), strict=True):
            yield f"    {name:10} {times:5.2f} +- {doubt:.2f}  (differs by {spread:4.1f})"


def _shares(turn: Turn) -> tuple[float, ...]:
    spread = LAST_HOPE + FIRST_HOPE * turn["to_come"] / ROUNDS
    return shares_of([sum(parts) / spread for parts in turn["parts"]])


def _won(turn: Turn) -> list[float]:
    most = max(turn["points"])
    return [(points == most) / turn["points"].count(most) for points in turn["points"]]


if __name__ == "__main__":
    play_or_fit(__doc__, play, fit)
