"""The things of Istanbul that are explained in a line, once, when a person first meets them: `met-<thing>`."""

from collections.abc import Iterator
from typing import Final

from engine.core.decision import Decision
from engine.istanbul.view import View

OF_KIND: Final = {
    "move": "turn",
    "large-market": "market",
    "small-market": "market",
    "small-mosque": "mosque",
    "great-mosque": "mosque",
    "fountain": "fountain",
    "caravansary": "caravansary",
    "black-market": "black-market",
    "tea-house": "tea-house",
    "police-station": "police-station",
    "roasting-plant": "roasting-plant",
    "guild-hall": "guild-hall",
    "tavern": "tavern",
    "kiosk-pick": "kiosk",
    "opening-bid": "auction",
    "bid": "auction",
    "secret-society": "secret-society",
    "catacombs": "catacombs",
}
"""By the kind of a decision."""
OF_OPTION: Final = {
    "catch ": "family",
    "meet governor": "governor",
    "meet smuggler": "smuggler",
    "meet coffee-trader": "coffee-trader",
    "meet courier": "courier",
    "guild ": "guild-card",
    "play ": "card",
    "place-companion": "companion",
    "extra-turn": "extra-turn",
}
"""By how an option begins."""
LETTER: Final = "letter"
THINGS: Final = frozenset((*OF_KIND.values(), *OF_OPTION.values(), LETTER))


def meetings(view: View, decision: Decision) -> Iterator[str]:
    """What the decision's seat meets in it, the most important first."""
    if decision.kind in OF_KIND:
        yield OF_KIND[decision.kind]
    yield from (thing for start, thing in OF_OPTION.items() if any(one.startswith(start) for one in decision.options))
    if view.seats[decision.seat].letters:
        yield LETTER
