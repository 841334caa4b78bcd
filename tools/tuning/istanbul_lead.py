"""What tells of winning in Istanbul with two seats: `python -m tools.tuning.istanbul_lead play games.jsonl ...`, then
`... fit games.jsonl`.

`play` has Merchants of different strength play, who sometimes take another turn than the best, and adds a line for each
position between turns to a file. `fit` finds a table of weights for `lead.py` by logistic regression. It goes not by
who won alone, of which a position tells little, but by what the weights found before say of the positions that follow
(temporal differences): so few games teach much."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from engine.core.create import new_position
from engine.core.position import AnyPosition
from engine.games import rules_of
from engine.istanbul.merchant.hope import REACHED, is_to_come, spread_of
from engine.istanbul.merchant.lead import FARTHEST, NEAREST, USUAL, stage_of
from engine.players.shares import shares
from tools.learning.games import Player, between_turns, options_for
from tools.learning.measured import loss
from tools.tuning.turns import Turn, play_or_fit

STRENGTHS: Final = (0.36, 0.36, 0.14)  # of the choices that a Merchant tries
OTHERWISE: Final = (0.0, 0.1, 0.25)  # of the turns, with another of the best

TO_COME: Final = "to-come"  # the same after every turn of a decision, so the Merchant does without it
NAMES: Final = (*USUAL, TO_COME)
BEFORE: Final = {"worth": 1.0, TO_COME: 0.9, **{f"ends-in-{turns}": odds for turns, odds in enumerate(REACHED, 1)}}
"""What `hope` has, to which the weights are drawn; the others are drawn to 0."""
SHRUNK: Final = 100.0
BEYOND: Final = 0.6  # the part of a target that what follows the next position tells
TIMES: Final = 5  # that new targets are made
EVEN: Final = 3  # missing rubies, from where a weight may grow or fall by the stage
PARTS: Final = 4  # of the games, each told by weights from the others

Numbers = NDArray[np.float64]


def play(deal: int, seats: int, options: dict[str, str]) -> Iterator[Turn]:
    """The positions of a game: by seat the figures called NAMES (`x`), the `stage`, the share `told` to the first seat
    and the one that it `won`."""
    rules, rng = rules_of("istanbul"), Random(deal)
    options = options_for(rules, seats, rng, options)
    position = new_position(rules, options, rules.colours[:seats], rng.randbytes(32))
    players = [Player(rng.choice(STRENGTHS), rng.choice(OTHERWISE)) for _ in range(seats)]
    turns = [
        _turn(position) | {"game": deal}
        for _ in between_turns(position, players, rng)
        if rules.judge.comparable(position.view(None))
    ]
    winners = rules.result(position.state)["winners"]
    yield from (turn | {"won": (0 in winners) / len(winners)} for turn in turns)


def _turn(position: AnyPosition) -> Turn:
    judge, views = position.rules.judge, [position.view(seat) for seat in (0, 1)]
    figures = [judge.lead_figures(view, spread_of(view)) | {TO_COME: float(is_to_come(view))} for view in views]
    x = [[round(each[name], 3) for name in NAMES] for each in figures]
    return {"x": x, "stage": stage_of(views[0]), "told": shares(position)[0]}


class Games(NamedTuple):
    """By position: by how much the first seat's figures are larger (`x`), as they are and by the stage, the share that
    it was `told` and that it `won`, and the number of its `game`, those of one in their order."""

    x: Numbers
    told: Numbers
    won: Numbers
    game: Numbers

    def at(self, wanted: NDArray[np.bool_]) -> "Games":
        return Games(*(each[wanted] for each in self))


def games_of(turns: Sequence[Turn]) -> Games:
    first, second = np.array([turn["x"] for turn in turns]).swapaxes(0, 1)
    missing = NEAREST + (FARTHEST - NEAREST) * np.array([turn["stage"] for turn in turns])
    x = first - second
    told, won, game = (np.array([turn[name] for turn in turns], dtype=float) for name in ("told", "won", "game"))
    return Games(np.hstack([x, x * (missing / EVEN - 1)[:, None]]), told, won, game)


def learned(games: Games) -> Numbers:
    """The weights that tell best how these games go on."""
    weights = fitted(games.x, games.won, None)
    for _ in range(TIMES):
        weights = fitted(games.x, targets(games, chances(games.x, weights)), weights)
    return weights


def targets(games: Games, told: Numbers) -> Numbers:
    """What each position is to tell, where the weights so far have `told` this: of the last of a game who won, of those
    before what is told of the next and, in part, what that is to tell."""
    found = games.won.copy()
    for at in range(len(found) - 2, -1, -1):
        if games.game[at] == games.game[at + 1]:
            found[at] = (1 - BEYOND) * told[at + 1] + BEYOND * found[at + 1]
    return found


def fitted(x: Numbers, target: Numbers, start: Numbers | None) -> Numbers:
    """The weights under which the targets are likeliest, by Newton's steps from where they `start`."""
    size = np.sqrt(np.square(x).mean(axis=0))
    size[size < 1e-9] = 1.0  # figures that are always the same
    x, before = x / size, np.array([BEFORE.get(name, 0.0) for name in NAMES] + [0.0] * len(NAMES)) * size
    weights = before if start is None else start * size
    for _ in range(12):
        told = chances(x, weights)
        slope = x.T @ (told - target) + SHRUNK * (weights - before)
        bend = (x * (told * (1 - told))[:, None]).T @ x + SHRUNK * np.eye(len(before))
        weights = weights - np.linalg.solve(bend, slope)
    return np.asarray(weights / size)


def chances(x: Numbers, weights: Numbers) -> Numbers:
    return np.asarray(1 / (1 + np.exp(-x @ weights)))


def fit(turns: Sequence[Turn]) -> Iterator[str]:
    """The table of weights, and how well those from the other games tell each part of the games."""
    games = games_of(turns)
    told = np.empty(len(games.won))
    for part in range(PARTS):
        kept = games.game % PARTS == part
        told[kept] = chances(games.x[kept], learned(games.at(~kept)))
    losses = [loss(each, games.won).mean() for each in (told, games.told)]
    yield f"{len(set(games.game))} games, {len(turns)} positions: log loss {losses[0]:.4f}, of shares {losses[1]:.4f}"
    plain, more = learned(games).reshape(2, -1)
    for name, *weights in zip(
        NAMES, plain + (NEAREST / EVEN - 1) * more, plain + (FARTHEST / EVEN - 1) * more, strict=True
    ):
        yield f'    "{name}": ({weights[0]:.3g}, {weights[1]:.3g}),'


if __name__ == "__main__":
    play_or_fit(__doc__, play, fit)
