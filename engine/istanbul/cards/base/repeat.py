"""Sultan's Palace, Post Office or Gemstone Dealer once more, right after its action (rulebook p. 24; ruling 17).

The cards are offered by engine.istanbul.action when the action is done, never at another moment.
"""

from typing import TYPE_CHECKING

from engine.core.decision import Script
from engine.istanbul.cards.card import Card, add, only_with
from engine.istanbul.names import GEMSTONE_DEALER, POST_OFFICE, SULTANS_PALACE

if TYPE_CHECKING:
    from engine.istanbul.state import State


def play(state: "State") -> Script[None]:
    yield from ()


add(Card("sultan-twice", only_with(SULTANS_PALACE), play))
add(Card("post-twice", only_with(POST_OFFICE), play))
add(Card("dealer-twice", only_with(GEMSTONE_DEALER), play))
