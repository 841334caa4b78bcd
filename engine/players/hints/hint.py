"""Which turns a hint shows and how many: found by the Merchant's plans, a search, and the choice of a Rookie; when it
compares chances of winning."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from operator import attrgetter
from random import Random
from typing import Any, Final, NamedTuple

from engine.core.dice import Unknown
from engine.core.judge import Judge
from engine.core.position import AnyPosition
from engine.players.access import PlayerAccess, rookie_choice
from engine.players.hints.teller import Teller
from engine.players.hints.turns import LONGEST_TURN, Turn
from engine.players.master import Search
from engine.players.merchant import VALUE, Plan, Planner

TURNS: Final = 3


class Hint(NamedTuple):
    """`turns`: the best ones, no two about the same, the best first; `comparable`: the shares say how near to winning
    they bring the seat, and not only which turn is better; `now`: `Judge.figures` before any of them."""

    turns: tuple[Turn, ...]
    comparable: bool
    now: Mapping[str, Mapping[str, int]]


def hint(
    position: AnyPosition, seat: int, rng: Random, *, iterations: int = 0, in_time: Callable[[], bool] = lambda: True
) -> Hint:
    """The best turns of a seat that must choose. `rng`: decides how hidden things are imagined; `iterations`: of a
    search, as a Master makes it; `in_time`: true as long as the search may go on. Raises Refusal when the seat need not
    act."""
    access = PlayerAccess(position, seat, rng)
    judge: Judge[Any] = access.judge.at(access.view)
    preferred = judge.preferred(access.view, access.decision.kind, list(access.decision.options))
    if preferred:
        return Hint(tuple(map(_preferred_turn, preferred[:TURNS])), comparable=False, now={})
    planner = Planner(judge, seat)
    plans = {judge.about(plan.choices): plan for plan in planner.ranked(access.world, judge.most_tried)}
    plan = usual_plan(planner, access, rng)
    about = judge.about(plan.choices)
    if about not in plans or plans[about].value < plan.value:  # a Rookie may think of something not considered
        plans[about] = plan
    teller, comparable = Teller(planner, access, rng), judge.comparable(position.view(None))
    turns = teller.turns(plans)
    if about in turns and (usual := teller.turn(plan)).share > turns[about].share:
        turns[about] = usual
    shares = _searched(planner, access, list(plans.values()), rng, iterations, in_time)
    best = sorted(_with_shares(turns, shares).values(), key=attrgetter("share"), reverse=True)
    comparable = comparable or not turns.keys().isdisjoint(shares)
    told = _without_additions(map(teller.explained, best), position.rules.beside)
    return Hint(tuple(islice(told, TURNS)), comparable, judge.figures(access.view))


def _without_additions(turns: Iterable[Turn], beside: Callable[[str], bool]) -> Iterator[Turn]:
    """The turns, the best first, but those that make the choices of a better one and only play cards besides."""
    better = list[Turn]()
    for turn in turns:
        if not any(_adds_cards(turn.choices, each.choices, beside) for each in better):
            better.append(turn)
            yield turn


def _adds_cards(choices: Sequence[str], fewer: Sequence[str], beside: Callable[[str], bool]) -> bool:
    left = iter(choices)
    return all(each in left for each in fewer) and sum(map(beside, choices)) > sum(map(beside, fewer))


def _preferred_turn(choice: str) -> Turn:
    """A choice that is known to be good (`Judge.preferred`), which is its own reason."""
    return Turn((choice,), False, 0.0, {choice: 1.0}, {})


def _with_shares(turns: Mapping[str, Turn], shares: Mapping[str, float]) -> Mapping[str, Turn]:
    """Those turns that a search has tried, with its shares; where it has tried none, all as they are."""
    return {about: turns[about]._replace(share=shares[about]) for about in turns if about in shares} or turns


def _searched(
    planner: Planner,
    access: PlayerAccess[Any, Any],
    plans: Sequence[Plan],
    rng: Random,
    iterations: int,
    in_time: Callable[[], bool],
) -> dict[str, float]:
    """By their main choices (`Judge.about`), the shares that a search as a Master makes it expects after the plans that
    it tried; nothing where there is nothing to compare."""
    fork, begun = planner.begun(access.world)
    known = [plan._replace(choices=plan.choices[len(begun) :]) for plan in plans if _begins(plan, begun)]
    if not iterations or len(known) < 2:
        return {}
    known.sort(key=VALUE, reverse=True)
    search = Search(PlayerAccess.to_imagined(fork, access.seat), rng)
    root = search.root
    root.branches.clear()
    root.add(planner.judge, access.view, known)
    search.run(iterations, in_time)
    tried = [branch for branch in root.branches if branch.visits and branch.plan in known]
    return {planner.judge.about((*begun, *branch.plan.choices)): root.promise(branch) for branch in tried}


def _begins(plan: Plan, choices: tuple[str, ...]) -> bool:
    return plan.choices[: len(choices)] == choices and len(plan.choices) > len(choices)


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
