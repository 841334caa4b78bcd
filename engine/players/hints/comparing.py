"""A search that compares turns, as a Master makes it."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any, NamedTuple

from engine.players.access import PlayerAccess
from engine.players.master.search import Search
from engine.players.merchant import Plan, Planner


class Searching(NamedTuple):
    """How long a search goes on."""

    rng: Random
    iterations: int
    in_time: Callable[[], bool]


def searched(
    planner: Planner, access: PlayerAccess[Any, Any], plans: Sequence[Plan], how: Searching
) -> dict[str, float]:
    """By what they are about, the shares that a search expects after the plans that it tried; nothing where there is
    nothing to compare."""
    fork, begun = planner.begun(access.world)
    known = [plan._replace(choices=plan.choices[len(begun) :]) for plan in plans if _begins(plan, begun)]
    if not how.iterations or len(known) < 2:
        return {}
    known.sort(key=lambda plan: plan.value, reverse=True)
    root = (search := Search(PlayerAccess.to_imagined(fork, access.seat), how.rng)).root
    root.branches.clear()
    root.add(planner.judge, access.view, known)

    for _ in range(how.iterations):
        if not how.in_time():
            break
        search.iterate()
    tried = [branch for branch in root.branches if branch.visits and branch.plan in known]
    return {planner.judge.about((*begun, *branch.plan.choices)): root.promise(branch) for branch in tried}


def _begins(plan: Plan, choices: tuple[str, ...]) -> bool:
    return plan.choices[: len(choices)] == choices and len(plan.choices) > len(choices)
