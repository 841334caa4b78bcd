"""How a difference in value tells on the game in Istanbul: `python -m tools.tuning.istanbul_hope play games.jsonl ...`,
then `... fit games.jsonl`.

`play` has Merchants that try few choices play against each other and adds a line for each turn to a file: each seat's
part of `hope`, and who won. `fit` finds the figures of `hope` under which that is likeliest."""

from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, Final

import cma
import numpy as np

from engine.core.create import new_position
from engine.core.position import AnyPosition
from engine.games import rules_of
from engine.istanbul.merchant.hope import LAST_SPREAD, REACHED, SPREADS, TURN, is_to_come, missing_of
from engine.istanbul.merchant.judge import IstanbulJudge
from engine.players.shares import shares_of
from tools.learning.games import Player, between_turns
from tools.tuning.turns import Turn, play_or_fit, promised

TRIES: Final = 40  # choices that a Merchant tries


def play(deal: int, seats: int, options: dict[str, str]) -> Iterator[Turn]:
    """The turns of a game: `missing`, rubies to the end, `last`, whether it is the last round, by seat `values` and
    `ends` (see `IstanbulJudge.value_before_end`), whether it has its turn of the round `to_come`, and which share of
    the game it `won`."""
    rules = rules_of("istanbul")
    position = new_position(rules, options, rules.colours[:seats], deal.to_bytes(32, "big"))
    players = [Player(TRIES / rules.judge.most_tried, otherwise=0.0)] * seats
    turns = [_turn(position) for _ in between_turns(position, players, Random(deal))]
    winners = rules.result(position.state)["winners"]
    won = [(seat in winners) / len(winners) for seat in range(seats)]
    yield from ({**turn, "won": won} for turn in turns)


def _turn(position: AnyPosition) -> Turn:
    judge: IstanbulJudge = position.rules.judge
    views = [position.view(seat) for seat in range(len(position.view(None).seats))]
    values, ends = zip(*(judge.value_before_end(view) for view in views), strict=True)
    return {
        "missing": missing_of(views[0]),
        "last": views[0].final_round,
        "values": values,
        "ends": ends,
        "to_come": [is_to_come(view) for view in views],
    }


def shares(turn: Turn, figures: Sequence[float]) -> tuple[float, ...]:
    """The shares that each seat may expect. `figures`: spreads by what is missing, in the last round, a turn, and what
    the end in reach tells."""
    spreads, (last, to_come, *reached) = figures[: len(SPREADS)], figures[len(SPREADS) :]
    if turn["last"]:
        return shares_of([value / last for value in turn["values"]])
    spread = spreads[min(turn["missing"], len(spreads) - 1)]
    seats = zip(turn["values"], turn["to_come"], turn["ends"], strict=True)
    worth_of_end = dict(enumerate(reached, 1))
    return shares_of([(value + to_come * coming) / spread + worth_of_end.get(end, 0.0) for value, coming, end in seats])


def loss(turns: Sequence[Turn], figures: Sequence[float]) -> float:
    """The mean of how unlikely it was that those won who won, as a logarithm."""
    total = 0.0
    for turn in turns:
        expected = shares(turn, figures)
        total -= sum(won * np.log(share) for won, share in zip(turn["won"], expected, strict=True) if won)
    return total / len(turns)


def fit(turns: Sequence[Turn]) -> Iterator[str]:
    """Lines about how well the figures as they are tell these games, and those that tell them best."""
    start = (*SPREADS, LAST_SPREAD, TURN, *REACHED)
    yield f"{len(turns)} turns, loss {loss(turns, start):.3f} with the figures as they are"
    yield from _promised(turns, start)

    def missed(factors: Any) -> float:
        return loss(turns, np.exp(factors) * start)

    best, _ = cma.fmin2(missed, [0.0] * len(start), 0.3, {"seed": 1, "maxfevals": 600, "verbose": -9})
    figures = (np.exp(best) * start).tolist()
    yield f"{loss(turns, figures):.3f} with {', '.join(f'{figure:.1f}' for figure in figures)}"
    yield from _promised(turns, figures)


def _promised(turns: Sequence[Turn], figures: Sequence[float]) -> Iterator[str]:
    return promised([shares(turn, figures) for turn in turns], [turn["won"] for turn in turns])


if __name__ == "__main__":
    play_or_fit(__doc__, play, fit)
