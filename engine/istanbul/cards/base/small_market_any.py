"""Goods of any type at the Small Market; number and payment as ever (rulebook p. 24). Offered with the sale there."""

from engine.istanbul.cards.base.repeat import play
from engine.istanbul.cards.card import Card, add, only_with
from engine.istanbul.names import SMALL_MARKET

add(Card("small-market-any", only_with(SMALL_MARKET), play))
