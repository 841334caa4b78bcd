"""Whole turns, as a search tries them: which there are, and what becomes of a position when one is played."""

from random import Random
from typing import Any

from engine.core.judge import Judge
from engine.core.position import AnyPosition
from engine.players.access import PlayerAccess
from engine.players.merchant import Plan, Planner


def plans_of(position: AnyPosition, seat: int, most: int, judge: Judge[Any]) -> list[Plan]:
    """The turns of a seat from its decision that are worth comparing, the best first by the judge's value. `most`: as
    for `Planner`."""
    decision = position.decision(seat)
    if decision.default is not None:
        return [Plan(0.0, (decision.default,))]
    view = position.view(seat)
    judge = judge.at(view)
    options = judge.considered(view, decision.kind, list(decision.options))
    if len(options) == 1:
        return [Plan(0.0, (options[0],))]
    return sorted(Planner(judge, seat).each(position, most), key=lambda plan: -plan.value)


def play(position: AnyPosition, seat: int, plan: Plan, rng: Random) -> None:
    """Play to the end of the turn: as planned as long as the seat can, then as a hasty Merchant would. Others who are
    asked meanwhile answer like a Rookie."""
    mover = seat
    while True:
        for notation in plan.choices:
            if seat not in position.seats_to_act or notation not in position.decision(seat).options:
                break
            position.choose(seat, notation)
            if position.over or not position.choices:
                return
        seat = position.seats_to_act[0]
        plan = _hasty(position, seat) if seat == mover else Plan(0.0, (rookie(position, seat, rng),))


def _hasty(position: AnyPosition, seat: int) -> Plan:
    decision = position.decision(seat)
    judge = position.rules.judge
    plain = judge.plain(decision.kind, decision.options)
    return Plan(0.0, (plain,)) if plain else plans_of(position, seat, judge.tried_ahead, judge)[0]


def rookie(position: AnyPosition, seat: int, rng: Random) -> str:
    """What a Rookie chooses in an imagined position."""
    default = position.decision(seat).default
    return position.rules.rookie(PlayerAccess.to_imagined(position, seat), rng) if default is None else default
