"""What a beginner would do."""

from random import Random
from typing import Any, Final

from engine.core.dice import Unknown
from engine.players.access import PlayerAccess
from engine.players.master.turns import rookie
from engine.players.merchant import Plan, Planner

LONGEST_TURN: Final = 60  # choices


def usual_plan(planner: Planner, access: PlayerAccess[Any, Any], rng: Random) -> Plan:
    """The turn of a Rookie."""
    fork, choices = access.world.fork(blind=True), list[str]()
    for _ in range(LONGEST_TURN):
        choices.append(rookie(fork, access.seat, rng))
        before = fork.fork(blind=True)
        try:
            fork.choose(access.seat, choices[-1])
        except Unknown:
            break
        if not planner.goes_on(fork):
            break
    rest = planner.beginning_with(before, choices[-1], planner.judge.most_tried)
    return Plan(rest.value, (*choices[:-1], *rest.choices))
