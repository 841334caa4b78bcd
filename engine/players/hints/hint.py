"""The best turns that a seat can make, found by the Merchant's plans, a search and what a Rookie would do."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from engine.core.dice import Unknown
from engine.core.judge import Judge
from engine.core.position import AnyPosition
from engine.players.access import PlayerAccess, rookie_choice
from engine.players.hints.teller import Teller
from engine.players.hints.turns import LONGEST_TURN, Turn
from engine.players.master import Search
from engine.players.merchant import Plan, Planner

TURNS: Final = 3


class Hint(NamedTuple):
    """`turns`: the best ones, no two about the same, the best first; `usual`: that of a Rookie; `comparable`: whether
    the shares say how near to winning they bring the seat, and not only which turn is better."""

    turns: tuple[Turn, ...]
    usual: Turn
    comparable: bool


def hint(
    position: AnyPosition, seat: int, rng: Random, *, iterations: int = 0, in_time: Callable[[], bool] = lambda: True
) -> Hint:
    """The best turns of a seat that must choose. `rng`: decides how hidden things are imagined; `iterations`: of a
    search, as a Master makes it; `in_time`: whether the search may go on. Raises Refusal when the seat need not act."""
    access = PlayerAccess(position, seat, rng)
    judge: Judge[Any] = access.judge.at(access.view)
    preferred = judge.preferred(access.view, access.decision.kind, list(access.decision.options))
    if preferred:
        known = tuple(map(_known, preferred[:TURNS]))
        simple = _known(rookie_choice(access.world, seat, rng))
        return Hint(known, simple, comparable=False)
    planner = Planner(judge, seat)
    plans = {judge.about(plan.choices): plan for plan in planner.ranked(access.world, judge.most_tried)}
    usual = usual_plan(planner, access, rng)
    about = judge.about(usual.choices)
    if about not in plans or plans[about].value < usual.value:  # a Rookie may think of what is not considered
        plans[about] = usual
    teller, comparable = Teller(planner, access, rng), judge.comparable(position.view(None))
    found, told = teller.turns(plans), teller.turn(usual)
    if about in found and told.share > found[about].share:
        found[about] = told
    shares = searched(planner, access, list(plans.values()), Searching(rng, iterations, in_time))
    best = _best(_with(shares, found))
    if not found.keys().isdisjoint(shares):
        told = told._replace(share=_usual_share(about, told.share, found, shares))
        found, comparable = _with(shares, found), True
    turns = tuple(teller.explained(found[one]) for one in best)
    return Hint(turns, told, comparable)


def _known(choice: str) -> Turn:
    """A choice that is known to be good (`Judge.preferred`), which is its own reason."""
    return Turn((choice,), False, 0.0, {choice: 1.0}, {})


def _best(found: Mapping[str, Turn]) -> list[str]:
    """The main choices (`Judge.about`) of the best turns, the best first."""
    return sorted(found, key=lambda about: found[about].share, reverse=True)[:TURNS]


def _with(shares: Mapping[str, float], found: Mapping[str, Turn]) -> dict[str, Turn]:
    """Those turns that a search has tried, with its shares; where it has tried none, all as they are."""
    return {about: found[about]._replace(share=shares[about]) for about in found if about in shares} or dict(found)


def _usual_share(about: str, share: float, found: Mapping[str, Turn], shares: Mapping[str, float]) -> float:
    """The share after the usual turn, as a search would have it: less than that of the turn of the same kind, or else
    of the best one, by as much as the Merchant thinks. `share`: what the Merchant thinks of it."""
    best = about if about in found and about in shares else max(found.keys() & shares, key=lambda one: shares[one])
    return max(0.0, shares[best] - max(0.0, found[best].share - share))


# ---------------------------------------------------------------------- a search, as a Master makes it


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


# ---------------------------------------------------------------------- what a beginner would do


def usual_plan(planner: Planner, access: PlayerAccess[Any, Any], rng: Random) -> Plan:
    """The turn of a Rookie."""
    fork, choices = access.world.fork(blind=True), list[str]()
    for _ in range(LONGEST_TURN):
        choices.append(rookie_choice(fork, access.seat, rng))
        before = fork.fork(blind=True)
        try:
            fork.choose(access.seat, choices[-1])
        except Unknown:
            break
        if not planner.goes_on(fork):
            break
    rest = planner.beginning_with(before, choices[-1], planner.judge.most_tried)
    return Plan(rest.value, (*choices[:-1], *rest.choices))
