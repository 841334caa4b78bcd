"""What a label is made of, and the register of makers."""

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.core.decision import Decision
from engine.istanbul.outlook import Outlook
from engine.istanbul.view import SeatView, View
from words.shapes import Names
from words.speech import Words


class Asked(NamedTuple):
    """One option to be put into words."""

    words: Words
    view: View
    decision: Decision
    notation: str
    outlook: Outlook | None
    names: Names

    @property
    def me(self) -> SeatView:
        return self.view.seats[self.decision.seat]

    def say(self, message: str, /, **facts: int | str) -> str:
        return self.words.say(message, **facts)


class Draft(NamedTuple):
    """A label before chance is announced. `group` defaults to the decision's kind; `chance`: what comes when
    something unknown does: `roll`, `draw`, `bids` or `picks` of the others, or `final` where others learn of it."""

    text: str
    detail: str = ""
    group: str = ""
    rank: int = 0
    chance: str = "draw"


Maker = Callable[[Asked, str], Draft]
KINDS: Final[dict[str, Maker]] = {}
VERBS: Final[dict[str, Maker]] = {}


def of_kind(*kinds: str) -> Callable[[Maker], Maker]:
    """Makes the labels of a whole decision; is given the notation."""

    def register(maker: Maker) -> Maker:
        KINDS.update(dict.fromkeys(kinds, maker))
        return maker

    return register


def of_verb(*verbs: str) -> Callable[[Maker], Maker]:
    """Makes the labels of notations beginning with `verbs`; is given what follows the verb."""

    def register(maker: Maker) -> Maker:
        VERBS.update(dict.fromkeys(verbs, maker))
        return maker

    return register


# What a step is about comes first, then what else may be done, then what is offered beside every step.
COMPANION_RANK, SEALS_RANK, GUILD_RANK, CARD_RANK, RECALL_RANK = 300, 300, 600, 700, 800
LAST: Final = 1000
"""The rank of declining, stopping and finishing."""
LIST: Final = 25
"""A menu holds no more options; a longer list makes sense only in parts."""
