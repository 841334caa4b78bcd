"""What a label is made of, and the register of makers."""

from collections.abc import Callable
from typing import Final, NamedTuple

from engine.core.decision import Decision
from engine.marco_polo.amounts import NOTHING, Amounts
from engine.marco_polo.outlook import Outlook
from engine.marco_polo.view import SeatView, View
from words.game import Names
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

    @property
    def gained(self) -> Amounts:
        return NOTHING if self.outlook is None else self.outlook.gained

    @property
    def paid(self) -> Amounts:
        return NOTHING if self.outlook is None else self.outlook.paid

    def say(self, message: str, /, **facts: int | str) -> str:
        return self.words.say(message, **facts)


class Draft(NamedTuple):
    """A label before chance is announced. `group` defaults to the decision's kind; `chance`: what comes when something
    unknown does: `roll`, `draw`, or `final` where others learn of it."""

    text: str
    detail: str = ""
    group: str = ""
    rank: int = 0
    chance: str = "final"


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


LAST: Final = 1000
"""The rank of declining, stopping and finishing."""
