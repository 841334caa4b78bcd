"""A mosque or the Secret Society once more, right after its action (rulebook p. 24; ruling 17).

The cards are offered by engine.istanbul.action when the action is done, never at another moment.
"""

from engine.istanbul.cards.base.repeat import play
from engine.istanbul.cards.card import Card, add, only_with
from engine.istanbul.names import SECRET_SOCIETY, SMALL_MOSQUE

add(Card("mosque-twice", only_with(SMALL_MOSQUE), play))
add(Card("society-twice", only_with(SECRET_SOCIETY), play))
