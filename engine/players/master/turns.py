"""Whole turns, as a search tries them: which there are, and what becomes of a position when one is played."""

from typing import Any, Final

from engine.core.position import AnyPosition
from engine.players.judge import Judge
from engine.players.merchant import Plan, Planner

FEW: Final = 10
FEWER: Final = 10  # to end a turn that went another way than planned


def plans_of(position: AnyPosition, seat: int, most: int) -> list[Plan]:
    """The turns of a seat from its decision that are worth comparing, the best first by the Merchant's value. `most`:
    as for `Planner`."""
    decision = position.decision(seat)
    if decision.default is not None:
        return [Plan(0.0, (decision.default,))]
    view = position.view(seat)
    judge: Judge[Any] = position.rules.judge.at(view)
    options = judge.considered(view, decision.kind, list(decision.options))
    if len(options) == 1:
        return [Plan(0.0, (options[0],))]
    return sorted(Planner(judge, seat).each(position, most), key=lambda plan: -plan.value)


def play(position: AnyPosition, seat: int, plan: Plan) -> None:
    """Play to the end of the turn: as planned as long as the seat can, then as a hasty Merchant would, for whoever must
    choose."""
    while True:
        for notation in plan.choices:
            if seat not in position.seats_to_act or notation not in position.decision(seat).options:
                break
            position.choose(seat, notation)
            if position.over or not position.choices:
                return
        seat = position.seats_to_act[0]
        decision = position.decision(seat)
        plain = position.rules.judge.plain(decision.kind, decision.options)
        plan = Plan(0.0, (plain,)) if plain else plans_of(position, seat, FEWER)[0]
