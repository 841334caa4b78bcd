"""Which plan a Master's search tries next and which it trusts in the end: promise, doubt, how many are looked at;
and what is kept for the rest of the turn. Results are kept as plain data, because no search goes on until the next
choice."""

from collections.abc import Collection, Sequence
from math import inf, isclose, log, sqrt
from statistics import fmean
from typing import Any, Final, NamedTuple

from engine.core.judge import Judge
from engine.players.access import PlayerAccess
from engine.players.merchant import Plan

# With which the plans found in 44 positions gave away least, 23 November 2026.
TRUST: Final = 1.0  # visits that the Merchant's own opinion of a plan counts for
EXPLORE: Final = 1.0
NARROW: Final = 3  # plans compared at first; one more whenever the visits reach the next square
# A plan that is as sure as the best one was tried at least this part of its times; for that, where all ends are alike,
# this much of a share stays in doubt.
AS_SURE: Final = 0.25
LEAST_DOUBT: Final = 0.01


class Score(NamedTuple):
    """How a game ended for a seat: its points or rubies, and by how many it is ahead of the best other one."""

    points: int
    margin: int


class Branch:
    """A plan for a turn. `behind`: by how much its hope (`Judge.hope`) is behind the best plan's, 0 or less; `won`: the
    shares that its seat had in so many `visits`; `scored`: the scores in those of them that came to the end of the
    game, by which plans with equal shares are told apart; `next`: the turns that followed, by seat."""

    __slots__ = ("behind", "next", "plan", "scored", "visits", "won")

    def __init__(self, plan: Plan, behind: float) -> None:
        self.plan = plan
        self.behind = behind
        self.visits = 0
        self.won = 0.0
        self.scored: tuple[Score, ...] = ()
        self.next: dict[int, Node] = {}


class Node:
    """A turn of `seat`. Hidden things differ from world to world: plans found in one are played in all where the seat
    can begin so."""

    __slots__ = ("branches", "seat", "visits", "won")

    def __init__(self, seat: int, fair: float) -> None:
        """`fair`: the share of each seat when nothing is known."""
        self.seat = seat
        self.branches: list[Branch] = []
        self.visits = 1
        self.won = fair

    def add(self, judge: Judge[Any], view: Any, plans: Sequence[Plan]) -> Branch:
        """Add the plans of one world, the best first, and return its branch. `view`: of the seat, before them."""
        branches = [Branch(plan, judge.hope_gained(view, plan.value - plans[0].value)) for plan in plans]
        self.branches += branches
        return branches[0]

    def select(self, options: Collection[str]) -> Branch | None:
        """The branch to try where the seat has these options: of the first ones that can be begun the one that promises
        most, of which little is known the rather (UCB). None where none can be begun."""
        open_to = int(NARROW + sqrt(self.visits))
        curious = EXPLORE * max(self._doubt(), LEAST_DOUBT) * sqrt(log(self.visits))
        best, most = None, -inf
        for branch in self.branches:
            if branch.plan.choices[0] in options and open_to:
                open_to -= 1
                promise = self.promise(branch) + curious / sqrt(branch.visits + TRUST)
                if promise > most:
                    best, most = branch, promise
        return best

    def promise(self, branch: Branch) -> float:
        """The share that the seat may expect of a branch: its shares there, and the Merchant's opinion of it against
        the best plan, which counts as some visits."""
        opinion = self.won / self.visits + branch.behind * self._doubt()
        return (branch.won + TRUST * opinion) / (branch.visits + TRUST)

    def note(self, branch: Branch, share: float, score: Score | None = None) -> None:
        """The seat had this share in the end, and this score where the game was over."""
        branch.visits += 1
        branch.won += share
        if score:
            branch.scored += (score,)
        self.visits += 1
        self.won += share

    def recall(self, plan: Plan, visits: int, won: float, scored: tuple[Score, ...] = ()) -> None:
        """Take over the results of a plan from the search at the choice before this one."""
        branch = next((branch for branch in self.branches if branch.plan.choices == plan.choices), None)
        if branch is None:
            branch = Branch(plan, 0.0)
        else:
            self.branches.remove(branch)
        self.branches.insert(0, branch)
        branch.visits, branch.won, branch.scored = visits, won, scored
        self.visits += visits
        self.won += won

    @property
    def is_open(self) -> bool:
        """True if there is anything to compare."""
        return len({branch.plan.choices[0] for branch in self.branches}) > 1

    @property
    def best(self) -> Branch:
        """The branch that promises most of those that were tried; without any the Merchant's. Where the game was over
        whatever happened, points and then the lead decide between those that are as sure of the same share."""
        tried = [branch for branch in self.branches if branch.visits]
        best = max(tried, key=self.promise, default=self.branches[0])
        if not _is_ended(best):
            return best
        alike = [branch for branch in tried if _is_ended(branch) and _is_as_sure(branch, best)]
        return max(alike, key=lambda branch: tuple(map(fmean, zip(*branch.scored, strict=True))))

    def _doubt(self) -> float:
        """The part of a difference in hope that shows in the share: most where the game is open."""
        mean = self.won / self.visits
        return mean * (1 - mean)


def _is_ended(branch: Branch) -> bool:
    """Whether each visit came to the end of the game."""
    return 0 < branch.visits == len(branch.scored)


def _is_as_sure(branch: Branch, best: Branch) -> bool:
    tried_enough = branch.visits >= AS_SURE * best.visits
    return tried_enough and isclose(branch.won / branch.visits, best.won / best.visits)


# ---------------------------------------------------------------------- for the search at the next choice of the turn


class Known(NamedTuple):
    """A way to end the turn that was tried in so many `visits`; `won`, `scored`: as of a Branch."""

    plan: Plan
    visits: int
    won: float
    scored: tuple[Score, ...]


class Rest(NamedTuple):
    """The results that are `known` for the turn of `seat`, after the choices that have `begun` it. `worlds`: the seed
    of those in which it was found."""

    seat: int
    begun: tuple[str, ...]
    worlds: int
    known: tuple[Known, ...]

    @classmethod
    def of(cls, root: Node, worlds: int, access: PlayerAccess[Any, Any], choice: str) -> "Rest":
        """The results at `root` for turns that begin with this choice."""
        known = (
            Known(branch.plan._replace(choices=branch.plan.choices[1:]), branch.visits, branch.won, branch.scored)
            for branch in root.branches
            if branch.visits and branch.plan.choices[0] == choice and len(branch.plan.choices) > 1
        )
        return cls(access.seat, (*_begun(access), choice), worlds, tuple(known))

    def goes_on(self, access: PlayerAccess[Any, Any]) -> bool:
        """True if this decision is the next of the turn."""
        return (self.seat, self.begun) == (access.seat, _begun(access))

    def here(self, access: PlayerAccess[Any, Any]) -> list[Known]:
        """The results that hold at this decision: none in another turn, or where chance left other options."""
        if not self.goes_on(access):
            return []
        return [known for known in self.known if known.plan.choices[0] in access.decision.options]


def _begun(access: PlayerAccess[Any, Any]) -> tuple[str, ...]:
    """The seat's choices of this turn."""
    return tuple(choice.notation for choice in access.world.choices if choice.seat == access.seat)
