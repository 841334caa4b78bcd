"""Wainwright or Coffee House once more, right after its action (rulebook p. 24; rulings 17, 45).

The cards are offered by engine.istanbul.action when the action is done, never at another moment."""

from engine.istanbul.cards.base.repeat import play
from engine.istanbul.cards.card import Card, add, only_with
from engine.istanbul.names import COFFEE_HOUSE, WAINWRIGHT

add(Card("wainwright-twice", only_with(WAINWRIGHT), play))
add(Card("coffee-house-twice", only_with(COFFEE_HOUSE), play))
