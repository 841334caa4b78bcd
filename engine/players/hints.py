"""Hints: the best turns that a seat can make from here, how near to winning each brings it, and what a beginner would
do. What hints are drawn from is what a house player is given: nothing hidden can be found in them."""

from collections.abc import Callable, Mapping, Sequence
from random import Random
from statistics import fmean
from typing import Any, Final, NamedTuple

from engine.core.decision import Decision
from engine.core.determinize import redrawn
from engine.core.dice import Unknown
from engine.core.event import seen_by
from engine.core.position import AnyPosition
from engine.players.access import Access
from engine.players.budget import Budget
from engine.players.judge import Judge
from engine.players.master.search import Search
from engine.players.merchant import Plan, Planner
from engine.players.shares import shares, shares_of

TURNS: Final = 3
OUTCOMES: Final = 6  # of a choice that chance decides about, over which its gains are a mean
HASTY: Final = 10  # choices tried for the rest of a turn after each
LONGER: Final = Budget(200, 5.0)  # for a hint that takes longer
LONGEST_TURN: Final = 60  # choices


class Turn(NamedTuple):
    """A way to end the turn. `choices`: to its end, or to the first of which chance decides what it brings (`chance`);
    `share`: of the win, as it may be expected after it; `gains`: what it adds to the parts of the position's value
    (`Judge.parts`), on average where chance decides, and CHANCE what is expected beyond that; `figures`:
    `Judge.figures` after the choices."""

    choices: tuple[str, ...]
    chance: bool
    share: float
    gains: Mapping[str, float]
    figures: Mapping[str, Mapping[str, int]]


CHANCE: Final = "chance"


class Step(NamedTuple):
    """A choice of a turn: what its seat sees and is asked before it, and what it brings; `events`: None where chance
    decides that."""

    view: Any
    decision: Decision
    notation: str
    events: tuple[Any, ...] | None


class Hint(NamedTuple):
    """`turns`: the best ones, no two about the same, the best first; `usual`: that of a Rookie; `comparable`: whether
    the shares say how near to winning they bring the seat, and not only which turn is better; `confirmed`: whether
    thinking longer left the same turns in the same order as were the best without it."""

    turns: tuple[Turn, ...]
    usual: Turn
    comparable: bool
    confirmed: bool = False


def hint(
    position: AnyPosition, seat: int, rng: Random, *, iterations: int = 0, in_time: Callable[[], bool] = lambda: True
) -> Hint:
    """The best turns of a seat that must choose. `rng`: decides how hidden things are imagined; `iterations`: of a
    search, as a Master makes it, none for a hint at once; `in_time`: whether the search may go on. Raises Refusal when
    the seat need not act."""
    access = Access(position, seat, rng)
    judge: Judge[Any] = access.judge.at(access.view)
    preferred = judge.preferred(access.view, access.decision.kind, list(access.decision.options))
    if preferred:
        known = tuple(map(_known, preferred[:TURNS]))
        return Hint(known, _known(rookie(access.world, seat, rng)), comparable=False, confirmed=bool(iterations))
    planner = Planner(judge, seat)
    plans = {judge.about(plan.choices): plan for plan in planner.ranked(access.world, judge.most_tried)}
    usual = _usual(planner, access, rng)
    about = judge.about(usual.choices)
    if about not in plans or plans[about].value < usual.value:  # a Rookie may think of what is not considered
        plans[about] = usual
    teller, comparable = _Teller(planner, access, rng), judge.comparable(position.view(None))
    found, told = teller.turns(plans), teller.turn(usual)
    if about in found and told.share > found[about].share:
        found[about] = told
    before = _best(found)
    if iterations:
        shares = _searched(planner, access, list(plans.values()), Searching(rng, iterations, in_time))
        if about in shares and about in found:
            worse = found[about].share - told.share
            told = told._replace(share=max(0.0, shares[about] - worse))
        searched = {about: found[about]._replace(share=shares[about]) for about in found if about in shares}
        found, comparable = searched or found, comparable or bool(searched)
    best = _best(found)
    turns = tuple(teller.explained(found[one]) for one in best)
    return Hint(turns, told, comparable, confirmed=bool(iterations) and best == before)


def _known(choice: str) -> Turn:
    """A choice that is known to be good (`Judge.preferred`), which is its own reason."""
    return Turn((choice,), False, 0.0, {choice: 1.0}, {})


def _best(found: Mapping[str, Turn]) -> list[str]:
    """What the best turns are about, the best first."""
    return sorted(found, key=lambda about: found[about].share, reverse=True)[:TURNS]


class Searching(NamedTuple):
    """How long a search goes on."""

    rng: Random
    iterations: int
    in_time: Callable[[], bool]


def _searched(planner: Planner, access: Access[Any, Any], plans: Sequence[Plan], how: Searching) -> dict[str, float]:
    """By what they are about, the shares that a search expects after the plans that it tried; nothing where there is
    nothing to compare."""
    fork, begun = planner.begun(access.world)
    root = (search := Search(Access.to_imagined(fork, access.seat), how.rng)).root
    known = [plan._replace(choices=plan.choices[len(begun) :]) for plan in plans if _begins(plan, begun)]
    known.sort(key=lambda plan: plan.value, reverse=True)
    root.branches.clear()
    root.add(planner.judge, access.view, known)
    for _ in range(how.iterations):
        if len(root.branches) == 1 or not how.in_time():
            break
        search.iterate()
    tried = [branch for branch in root.branches if branch.visits and branch.plan in known]
    return {planner.judge.about((*begun, *branch.plan.choices)): root.promise(branch) for branch in tried}


def _begins(plan: Plan, choices: tuple[str, ...]) -> bool:
    return plan.choices[: len(choices)] == choices and len(plan.choices) > len(choices)


def _usual(planner: Planner, access: Access[Any, Any], rng: Random) -> Plan:
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


def steps_of(position: AnyPosition, seat: int, turn: Turn) -> list[Step]:
    """The choices of a turn that begins at this position, one by one, as the seat may know them."""
    fork, steps = position.fork(blind=True), list[Step]()
    for notation in turn.choices:
        view, decision = fork.view(seat), fork.decision(seat)
        try:
            happened = fork.choose(seat, notation)
        except Unknown:
            return [*steps, Step(view, decision, notation, None)]
        steps.append(Step(view, decision, notation, tuple(seen_by(event, seat) for event in happened)))
    return steps


class _Teller:
    """Makes turns of plans. `_now`: the parts of the position's value before them; `_after`: the position when the turn
    has been ended in some way; `_end`: what is known of where the last turn led."""

    def __init__(self, planner: Planner, access: Access[Any, Any], rng: Random) -> None:
        self._planner = planner
        self._judge = planner.judge
        self._world = access.world
        self._seat = access.seat
        self._rng = rng
        self._now = self._judge.parts(access.view)
        self._after = self._ended(rng)
        self._end: Any = None

    def turns(self, plans: Mapping[str, Plan]) -> dict[str, Turn]:
        """Of ways to the same position the first only. `plans`: by what they are about."""
        found, ends = dict[str, Turn](), list[Any]()
        for about, plan in plans.items():
            turn = self.turn(plan)
            if self._end not in ends:
                ends.append(self._end)
                found[about] = turn
        return found

    def turn(self, plan: Plan) -> Turn:
        fork, done = self._world.fork(blind=True), 0
        for done, choice in enumerate(plan.choices, 1):
            ahead = fork.fork(blind=True)
            try:
                ahead.choose(self._seat, choice)
            except Unknown:
                return self._by_chance(plan, fork, done)
            fork = ahead
        view = self._end = fork.view(self._seat)
        gains = self._gains(self._judge.parts(view))
        return Turn(plan.choices, False, shares(fork)[self._seat], gains, self._judge.figures(view))

    def _by_chance(self, plan: Plan, fork: AnyPosition, done: int) -> Turn:
        """A turn of which chance decides what choice number `done` brings, made at the position `fork`."""
        view = fork.view(self._seat)
        self._end = view, plan.choices[done - 1]
        gains = {CHANCE: plan.value - sum(self._now.values())}
        return Turn(plan.choices[:done], True, self._share_with(plan.value), gains, {})

    def explained(self, turn: Turn) -> Turn:
        """The turn with what it gains on average over some outcomes, where chance decides; CHANCE is what they do not
        say. Figures are those of the outcome nearest to the mean."""
        if not turn.chance:
            return turn
        views = [self._outcome(turn.choices) for _ in range(OUTCOMES)]
        found = [self._gains(self._judge.parts(view)) for view in views]
        gains = {name: fmean(one.get(name, 0.0) for one in found) for name in {**self._now, **_all(found)}}
        total = sum(gains.values())
        near = min(range(OUTCOMES), key=lambda number: abs(sum(found[number].values()) - total))
        rest = sum(turn.gains.values()) - total
        return turn._replace(gains=gains | {CHANCE: rest}, figures=self._judge.figures(views[near]))

    def _outcome(self, choices: Sequence[str]) -> Any:
        """What the seat may see after these choices with another outcome of the last one, when the turn has been ended
        in some good way."""
        fork = self._world.fork()
        for choice in choices[:-1]:
            fork.choose(self._seat, choice)
        fork = redrawn(fork, self._rng)
        fork.choose(self._seat, choices[-1])
        while self._planner.goes_on(fork):
            fork.choose(self._seat, self._planner.best(fork, HASTY).choices[0])
        return fork.view(self._seat)

    def _share_with(self, value: float) -> float:
        """The share of the win after a turn that makes the seat's position worth so much."""
        judge: Judge[Any] = self._world.rules.judge
        views = [self._after.view(seat) for seat in range(len(shares(self._after)))]
        hopes, mine = [judge.hope(view) for view in views], views[self._seat]
        hopes[self._seat] += judge.hope_gained(mine, value - judge.value(mine))
        return shares_of(hopes)[self._seat]

    def _gains(self, parts: Mapping[str, float]) -> dict[str, float]:
        return {name: parts.get(name, 0.0) - self._now.get(name, 0.0) for name in {**self._now, **parts}}

    def _ended(self, rng: Random) -> AnyPosition:
        fork = self._world.fork()
        for _ in range(LONGEST_TURN):
            fork.choose(self._seat, rookie(fork, self._seat, rng))
            if not self._planner.goes_on(fork):
                break
        return fork


def _all(mappings: Sequence[Mapping[str, float]]) -> dict[str, float]:
    return {name: value for one in mappings for name, value in one.items()}


def rookie(position: AnyPosition, seat: int, rng: Random) -> str:
    """What a Rookie chooses."""
    default = position.decision(seat).default
    return position.rules.rookie(Access(position, seat, rng), rng) if default is None else default
