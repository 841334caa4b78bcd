"""The things of Marco Polo that are explained in a line, once, when a person first meets them: `met-<thing>`."""

from collections.abc import Iterator
from typing import Final

from engine.core.decision import Decision
from engine.marco_polo.view import View

OF_KIND: Final = {
    "turn": "turn",
    "dice": "dice",
    "die": "dice",
    "contracts": "contracts",
    "travel": "travel",
    "step": "bonus-step",
    "compensation": "compensation",
    "character": "character",
    "goals": "goals",
    "relocate": "relocate",
}
"""By the kind of a decision."""
OF_OPTION: Final = {"complete ": "complete", "card ": "city-card", "black": "black-die", "adjust": "adjust"}
"""By how an option begins."""
THINGS: Final = frozenset((*OF_KIND.values(), *OF_OPTION.values()))


def meetings(view: View, decision: Decision) -> Iterator[str]:
    """What the decision's seat meets in it, the most important first."""
    if decision.kind in OF_KIND:
        yield OF_KIND[decision.kind]
    yield from (thing for start, thing in OF_OPTION.items() if any(one.startswith(start) for one in decision.options))
