"""What a turn of a hint would bring: how near to winning, by which gains and reasons, and the mean where dice or cards
decide."""

from collections.abc import Mapping, Sequence
from itertools import chain
from random import Random
from statistics import fmean
from typing import Any, Final

from engine.core.determinize import redrawn
from engine.core.dice import Unknown
from engine.core.judge import Judge
from engine.core.position import AnyPosition
from engine.players.access import PlayerAccess, rookie_choice
from engine.players.hints.turns import CHANCE, LONGEST_TURN, Turn
from engine.players.merchant import Plan, Planner
from engine.players.shares import shares, shares_of

OUTCOMES: Final = 6  # of a choice that chance decides about, over which its gains are a mean
MOSTLY: Final = 5
"""Of these after so many nothing more is done for a turn to end with it, or something is gained, for it to be told: one
good roll of six keeps nobody waiting, and one bad one promises nothing less."""
HASTY: Final = 10  # choices tried for the rest of a turn after each


class Teller:
    """Makes turns of plans. `_now`: the parts of the position's worth before them, `_worth`: its value then; `_after`:
    the position when the turn has been ended in some way; `_end`: the seat's view after the last turn, as far as it is
    known."""

    def __init__(self, planner: Planner, access: PlayerAccess[Any, Any], rng: Random) -> None:
        self._planner = planner
        self._judge = planner.judge
        self._world = access.world
        self._seat = access.seat
        self._rng = rng
        self._now, self._worth = self._judge.parts(access.view), self._judge.value(access.view)
        self._after = self._ended(rng)
        self._end: Any = None

    def turns(self, plans: Mapping[str, Plan]) -> dict[str, Turn]:
        """Of ways to the same position the first only. `plans`: by what they are about."""
        turns, ends = dict[str, Turn](), list[Any]()
        for about, plan in plans.items():
            turn = self.turn(plan)
            if self._end not in ends:
                ends.append(self._end)
                turns[about] = turn
        return turns

    def turn(self, plan: Plan) -> Turn:
        """The turn of a plan, to its end or to where chance decides."""
        fork, done = self._world.fork(blind=True), 0
        for done, choice in enumerate(plan.choices, 1):
            ahead = fork.fork(blind=True)
            try:
                ahead.foresee(self._seat, choice)
            except Unknown:
                return self._by_chance(plan, fork, done)
            fork = ahead
        view = self._end = fork.view(self._seat)
        gains = self._gains(self._judge.parts(view))
        share = self._share_with(plan.value) if self._judge.told_by_value else shares(fork)[self._seat]
        return Turn(plan.choices, False, share, gains, self._judge.figures(view))

    def _by_chance(self, plan: Plan, fork: AnyPosition, done: int) -> Turn:
        """A turn in which chance decides the outcome of choice number `done`, made at the position `fork`."""
        view = fork.view(self._seat)
        self._end = view, plan.choices[done - 1]
        gains = {CHANCE: plan.value - self._worth}
        return Turn(plan.choices[:done], True, self._share_with(plan.value), gains, {})

    def explained(self, turn: Turn) -> Turn:
        """The turn as far as it is clear, with its mean gains over some outcomes, where chance decides; CHANCE is the
        rest of its gain, with what only few outcomes bring. Figures are those of the outcome nearest to the mean."""
        if not turn.chance:
            return self._completed(turn)
        outcomes = [self._outcome(turn.choices) for _ in range(OUTCOMES)]
        views, ends = [view for view, _ in outcomes], sum(ends for _, ends in outcomes) >= MOSTLY
        all_gains = [self._gains(self._judge.parts(view)) for view in views]
        names = dict.fromkeys(chain(self._now, *all_gains))
        means = {name: fmean(gains.get(name, 0.0) for gains in all_gains) for name in names}
        gained = [self._judge.value(view) - self._worth for view in views]
        total = fmean(gained)
        near = min(range(OUTCOMES), key=lambda number: abs(gained[number] - total))
        seldom = {name for name in names if 0 < sum(gains.get(name, 0.0) > 0 for gains in all_gains) < MOSTLY}
        rest = sum(turn.gains.values()) - total + sum(means[name] for name in seldom)
        means |= dict.fromkeys(seldom, 0.0)
        figures = self._judge.figures(views[near])
        return self._completed(turn._replace(gains=means | {CHANCE: rest}, figures=figures, ends=ends))

    def _completed(self, turn: Turn) -> Turn:
        """With the choices that the value after it foresees (`Judge.settled`), to its end or to where chance decides,
        and whether it is ended then."""
        if turn.chance:
            return turn
        rules, fork = self._world.rules, self._world.fork()
        for made in turn.choices:
            fork.choose(self._seat, made)
        fork.state.dice.blind = True
        while (choice := self._best(fork)) is not None:
            if choice == rules.turn_end:
                return turn._replace(ends=True)
            turn = turn._replace(choices=(*turn.choices, choice))
            try:
                fork.foresee(self._seat, choice)
            except Unknown:
                ends = sum(ends for _, ends in (self._outcome(turn.choices) for _ in range(OUTCOMES))) >= MOSTLY
                return turn._replace(chance=True, gains={**turn.gains, CHANCE: 0.0}, ends=ends)
        return turn

    def _best(self, fork: AnyPosition) -> str | None:
        """The seat's best next choice in the same turn, None where it has none."""
        if not fork.choices or fork.seats_to_act != (self._seat,):
            return None
        return self._planner.best(fork, HASTY).choices[0]

    def _outcome(self, choices: Sequence[str]) -> tuple[Any, bool]:
        """The seat's view after these choices with another outcome of the last one, when the turn has been ended
        in some good way; and whether it was ended at once."""
        fork = self._world.fork()
        for choice in choices[:-1]:
            fork.choose(self._seat, choice)
        fork = redrawn(fork, self._rng)
        fork.choose(self._seat, choices[-1])
        ends = self._best(fork) == self._world.rules.turn_end
        while self._planner.goes_on(fork):
            fork.choose(self._seat, self._planner.best(fork, HASTY).choices[0])
        return fork.view(self._seat), ends

    def _share_with(self, value: float) -> float:
        """The share of the win after a turn that makes the seat's position worth so much."""
        judge: Judge[Any] = self._world.rules.judge
        views = [self._after.view(seat) for seat in range(len(shares(self._after)))]
        hopes, mine = [judge.hope(view) for view in views], views[self._seat]
        hopes[self._seat] += self._judge.hope_gained(mine, value - self._judge.value(mine))
        return shares_of(hopes)[self._seat]

    def _gains(self, parts: Mapping[str, float]) -> dict[str, float]:
        return {name: parts.get(name, 0.0) - self._now.get(name, 0.0) for name in {**self._now, **parts}}

    def _ended(self, rng: Random) -> AnyPosition:
        fork = self._world.fork()
        for _ in range(LONGEST_TURN):
            fork.choose(self._seat, rookie_choice(fork, self._seat, rng))
            if not self._planner.goes_on(fork):
                break
        return fork
