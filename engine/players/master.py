"""How the Master searches: whole turns played on in imagined positions, which plans it tries, and how it picks the
best. The Merchant is its guide. docs/computer-players.md tells the steps of an iteration."""

from collections.abc import Callable
from random import Random
from typing import Any, Final

from engine.core.determinize import determinize
from engine.core.position import AnyPosition
from engine.players.access import PlayerAccess, rookie_choice
from engine.players.merchant import Plan, plans_of
from engine.players.search_tree import Branch, Node, Rest, Score
from engine.players.shares import shares

VERSION: Final = 8  # grows with each change after which it may choose otherwise


def choose(
    access: PlayerAccess[Any, Any], rng: Random, iterations: int, in_time: Callable[[], bool], rest: Rest | None
) -> tuple[str, int, Rest]:
    """The first choice of the turn that promises most, after so many iterations or fewer, none where there is nothing
    to compare; their number, and their results for the rest of the turn. `in_time`: true as long as another one may
    begin; `rest`: of the choice before this one."""
    search = Search(access, rng, rest)
    done = search.run(iterations if search.root.is_open else 0, in_time)
    choice = search.root.best.plan.choices[0]
    return choice, done, Rest.of(search.root, search.worlds, access, choice)


class Search:
    """The search for one decision. `root`: the turn that begins, or goes on, with it; `rest`: the results of the search
    before it in the same turn; `worlds`: the seed of those in which plans are tried, the same for a turn and for all
    plans. With worlds of its own for each, ten iterations of Marco Polo gave away 2.24 % of the win, with these 1.42 %
    (72 positions, 23 November 2026)."""

    def __init__(self, access: PlayerAccess[Any, Any], rng: Random, rest: Rest | None = None) -> None:
        self._world, self._seat, self._rng = access.world, access.seat, Random(rng.getrandbits(64))
        self.worlds = rest.worlds if rest and rest.goes_on(access) else rng.getrandbits(64)
        self._judge = access.judge
        self._seats = len(access.world.rules.standings(access.view))
        self._turns = 1 + self._judge.rounds_ahead(self._seats) * self._seats
        self.root = self._node(self._world, self._seat, self._judge.most_tried)
        for known in rest.here(access) if rest is not None else ():
            self.root.recall(*known)

    def run(self, iterations: int, in_time: Callable[[], bool]) -> int:
        """Make up to so many iterations as long as it is in time, and return their number."""
        done = 0
        while done < iterations and in_time():
            self.iterate()
            done += 1
        return done

    def iterate(self) -> None:
        """Play on in one world, and learn from it."""
        node, branch = self.root, self._branch(self._world, self.root)
        self._rng.seed(f"{self.worlds}/{branch.visits}")
        world, path = determinize(self._world, self._seat, self._rng), [(node, branch)]
        while True:
            play(world, node.seat, branch.plan, self._rng)
            if world.over or (len(path) >= self._turns and self._judge.comparable(world.view(None))):
                break
            seat = world.seats_to_act[0]
            if seat not in branch.next:
                branch.next[seat] = self._node(world, seat, self._judge.tried_ahead)
            node = branch.next[seat]
            branch = self._branch(world, node)
            path.append((node, branch))
        ends, scores = shares(world), scores_of(world) if world.over else [None] * self._seats
        for node, branch in path:
            node.note(branch, ends[node.seat], scores[node.seat])

    def _branch(self, world: AnyPosition, node: Node) -> Branch:
        """The branch to try; plans are added where none of those that are known can be begun in this world."""
        known = node.select(world.decision(node.seat).options)
        if known is not None:
            return known
        return node.add(self._judge, world.view(node.seat), self._plans(world, node.seat, self._judge.tried_ahead))

    def _node(self, world: AnyPosition, seat: int, most: int) -> Node:
        node = Node(seat, 1 / self._seats)
        node.add(self._judge, world.view(seat), self._plans(world, seat, most))
        return node

    def _plans(self, world: AnyPosition, seat: int, most: int) -> list[Plan]:
        """Only its own seat is known to have its personality."""
        return plans_of(world, seat, most, self._judge if seat == self._seat else world.rules.judge)


def scores_of(world: AnyPosition) -> list[Score]:
    """Of a game that is over, by seat."""
    points = [standing[0] for standing in world.rules.standings(world.view(None))]
    return [Score(own, own - max(points[:seat] + points[seat + 1 :])) for seat, own in enumerate(points)]


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
        plan = _hasty(position, seat) if seat == mover else Plan(0.0, (rookie_choice(position, seat, rng),))


def _hasty(position: AnyPosition, seat: int) -> Plan:
    decision = position.decision(seat)
    judge = position.rules.judge
    plain = judge.plain(decision.kind, decision.options)
    return Plan(0.0, (plain,)) if plain else plans_of(position, seat, judge.tried_ahead, judge)[0]
