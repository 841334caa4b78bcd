"""How the Merchant plans: its whole turn to the end, which options it compares and how many tries each gets, the turn
with the best position after it.

There is no search beyond its own turn. It reads the view of its seat alone, so nothing hidden can lead it."""

from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, NamedTuple

from engine.core.dice import Unknown
from engine.core.judge import Judge
from engine.core.lookahead import look_ahead
from engine.core.position import AnyPosition
from engine.players.access import PlayerAccess


class Plan(NamedTuple):
    """A way to end the turn: its choices, and the value of the position after them."""

    value: float
    choices: tuple[str, ...]


def choose(access: PlayerAccess[Any, Any]) -> str:
    """The first choice of the best turn."""
    return planned(access)[0]


def planned(access: PlayerAccess[Any, Any]) -> tuple[str, ...]:
    """The choices of the best turn, as far as it is planned: up to where chance comes in, or a foreseen decision."""
    return plans_of(access.world, access.seat, access.judge.most_tried, access.judge)[0].choices


def plans_of(position: AnyPosition, seat: int, most: int, judge: Judge[Any]) -> list[Plan]:
    """The turns of a seat from its decision that are worth comparing, the best first by the judge's value. `most`: as
    for `Planner`."""
    decision = position.decision(seat)
    if decision.default is not None:
        return [Plan(0.0, (decision.default,))]
    view = position.view(seat)
    judge = judge.at(view)
    options = judge.considered(view, decision.kind, list(decision.options))
    if len(options) == 1:
        return [Plan(0.0, (options[0],))]
    return sorted(Planner(judge, seat).each(position, most), key=VALUE, reverse=True)


VALUE: Final = attrgetter("value")


class Planner:
    """Compares the turns of one seat. `tried`: how many choices it has made on copies so far."""

    def __init__(self, judge: Judge[Any], seat: int) -> None:
        self.judge = judge
        self.seat = seat
        self.tried = 0

    def best(self, position: AnyPosition, most: int) -> Plan:
        """The best way to end the turn from a decision of the seat; of equal ones the first. `most`: about how many
        choices may be tried for it."""
        return max(self.each(position, most), key=VALUE)

    def ranked(self, position: AnyPosition, most: int) -> list[Plan]:
        """Ways to end the turn from a decision of the seat, no two of which are about the same (`Judge.about`), the
        best first: they differ at the first decision that leaves something to compare."""
        fork, begun = self.begun(position)
        plans: dict[str, Plan] = {}
        for plan in sorted(self.each(fork, most), key=VALUE, reverse=True):
            plans.setdefault(self.judge.about(plan.choices), Plan(plan.value, (*begun, *plan.choices)))
        return list(plans.values())

    def begun(self, position: AnyPosition) -> tuple[AnyPosition, tuple[str, ...]]:
        """The position at the first decision that leaves something to compare, or else at the last before chance or the
        end of the turn, and the choices up to there."""
        fork, begun = position, list[str]()
        while len(options := self._options(fork)) == 1:
            ahead = fork.fork(blind=True)
            try:
                ahead.choose(self.seat, options[0])
            except Unknown:
                break
            if not self.goes_on(ahead):
                break
            fork, begun = ahead, [*begun, options[0]]
        return fork, tuple(begun)

    def each(self, position: AnyPosition, most: int) -> list[Plan]:
        """For each option the best way to end the turn that begins with it. Each has an equal share of the tries that
        those before it have left."""
        options = self._options(position)[: max(1, most)]
        end, plans = self.tried + most, list[Plan]()
        for number, option in enumerate(options):
            plans.append(self.beginning_with(position, option, (end - self.tried) // (len(options) - number)))
        return plans

    def _options(self, position: AnyPosition) -> Sequence[str]:
        decision = position.decision(self.seat)
        if decision.default is not None:
            return [decision.default]
        return self.judge.considered(position.view(self.seat), decision.kind, list(decision.options))

    def beginning_with(self, position: AnyPosition, option: str, most: int) -> Plan:
        """The best way to end the turn that begins with this option. Its copy goes on as long as there is one option
        to consider."""
        fork, choices = look_ahead(position, blind=True), [option]
        while True:
            self.tried += 1
            try:
                fork.choose(self.seat, choices[-1])
            except Unknown:
                fork = self._again(position, choices[:-1])
                expected = self.judge.expected(fork.view(self.seat), fork.decision(self.seat).kind, choices[-1])
                if expected is not None:
                    return Plan(expected, tuple(choices))
                fork.choose(self.seat, choices[-1])
                fork.state.dice.blind = True
            if not self.goes_on(fork):
                return Plan(self.judge.value(fork.view(self.seat)), tuple(choices))
            options = self._options(fork)
            if len(options) > 1:
                rest = self.best(fork, most - len(choices))
                return Plan(rest.value, (*choices, *rest.choices))
            choices.append(options[0])

    def goes_on(self, position: AnyPosition) -> bool:
        """True if the seat, and nobody else, must choose next in the same turn, and the value foresees no choice."""
        if position.seats_to_act != (self.seat,) or not position.choices:
            return False
        return position.decision(self.seat).kind not in self.judge.settled

    def _again(self, position: AnyPosition, choices: Sequence[str]) -> AnyPosition:
        """A copy after these choices, with chance as it falls in this world."""
        fork = look_ahead(position)
        for choice in choices:
            fork.choose(self.seat, choice)
        return fork
