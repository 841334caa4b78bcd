"""The best turns that a seat can make."""

from collections.abc import Callable, Mapping
from random import Random
from typing import Any, Final, NamedTuple

from engine.core.judge import Judge
from engine.core.position import AnyPosition
from engine.players.access import PlayerAccess
from engine.players.hints.comparing import Searching, searched
from engine.players.hints.teller import Teller
from engine.players.hints.turns import Turn
from engine.players.hints.usual import usual_plan
from engine.players.master.turns import rookie
from engine.players.merchant import Planner

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
        simple = _known(rookie(access.world, seat, rng))
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
    """What the best turns are about, the best first."""
    return sorted(found, key=lambda about: found[about].share, reverse=True)[:TURNS]


def _with(shares: Mapping[str, float], found: Mapping[str, Turn]) -> dict[str, Turn]:
    """Those turns that a search has tried, with its shares; where it has tried none, all as they are."""
    return {about: found[about]._replace(share=shares[about]) for about in found if about in shares} or dict(found)


def _usual_share(about: str, share: float, found: Mapping[str, Turn], shares: Mapping[str, float]) -> float:
    """The share after the usual turn, as a search would have it: less than that of the turn of the same kind, or else
    of the best one, by as much as the Merchant thinks. `share`: what the Merchant thinks of it."""
    best = about if about in found and about in shares else max(found.keys() & shares, key=lambda one: shares[one])
    return max(0.0, shares[best] - max(0.0, found[best].share - share))
