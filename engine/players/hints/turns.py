"""The turn of a hint as its choices one by one, to its end or to where chance decides."""

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from engine.core.decision import Decision
from engine.core.dice import Unknown
from engine.core.event import seen_by
from engine.core.position import AnyPosition

CHANCE: Final = "chance"
LONGEST_TURN: Final = 60  # choices


class Turn(NamedTuple):
    """A way to end the turn. `choices`: to its end, or to the first of which chance decides the outcome (`chance`);
    `ends`: the seat does nothing more then than to end its turn, which is none of the choices, in nearly all outcomes
    that were tried; `share`: of the win, as it may be expected after it; `gains`: in the parts of the position's value
    (`Judge.parts`), on average where chance decides, and CHANCE all that is expected beyond that; `figures`:
    `Judge.figures` after the choices."""

    choices: tuple[str, ...]
    chance: bool
    share: float
    gains: Mapping[str, float]
    figures: Mapping[str, Mapping[str, int]]
    ends: bool = False


class Step(NamedTuple):
    """A choice of a turn, with its seat's view and decision before it; `events`: None where chance decides."""

    view: Any
    decision: Decision
    notation: str
    events: tuple[Any, ...] | None


def steps_of(position: AnyPosition, seat: int, turn: Turn) -> list[Step]:
    """The choices of a turn that begins at this position, as the seat may know them."""
    fork, steps = position.fork(blind=True), list[Step]()
    for notation in turn.choices:
        view, decision = fork.view(seat), fork.decision(seat)
        try:
            happened = fork.foresee(seat, notation)
        except Unknown:
            return [*steps, Step(view, decision, notation, None)]
        steps.append(Step(view, decision, notation, tuple(seen_by(event, seat) for event in happened)))
    return steps
