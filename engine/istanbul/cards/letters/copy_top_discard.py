"""What the card on top of the discard pile says, once more (rulebook p. 24; ruling 52).

Cards that go with an action or a roll are copied where they are offered, see engine.istanbul.bonus.held_as.
"""

from typing import TYPE_CHECKING, Any

from engine.core.decision import Refusal, Script
from engine.istanbul import bonus
from engine.istanbul.cards.card import CARDS, Card, add
from engine.istanbul.events import CopiedCard

if TYPE_CHECKING:
    from engine.istanbul.state import State


def refusal(state: "State") -> Refusal | None:
    name = bonus.copied(state)
    return CARDS[name].refusal(state) if name else Refusal("nothing_to_copy")


def play(state: "State") -> Script[Any]:
    name = bonus.copied(state)
    if name is None:
        return None
    state.events.append(CopiedCard(state.active, name))
    return (yield from CARDS[name].play(state))


add(Card(bonus.COPY, refusal, play))
