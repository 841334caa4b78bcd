"""A neutral figure is used wherever it stands and paid as ever, then it rolls to a new place (rulebook p. 24; rulings
43, 53)."""

from typing import TYPE_CHECKING

from engine.core.decision import Refusal, Script
from engine.istanbul import encounters
from engine.istanbul.cards.card import Card, add
from engine.istanbul.choose import pick

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    """Not during an action, another encounter (ruling 10) or another card."""
    if state.acting or state.meeting or state.aside:
        return Refusal("not_during_action")
    return None if figures(state) else Refusal("nothing_to_pay_with")


def figures(state: "State") -> list[str]:
    return [figure for figure in state.figures if encounters.unpayable(state, figure) is None]


def play(state: "State") -> Script[None]:
    figure = yield from pick(state, "use-figure", {f"meet {figure}": figure for figure in figures(state)})
    yield from encounters.use_figure(state, figure, free=False)


add(Card("use-neutral-figure", refusal, play))
