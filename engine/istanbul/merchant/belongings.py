"""What a seat has, in lira."""

from engine.istanbul.merchant.rubies import seals_of
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.rookie.cards import card_worth
from engine.istanbul.view import SeatView, View

LASTING_TURNS = 10  # turns to the end from which on what pays off later counts in full
TURNS_OF_RUBY = 4.0


def turns_left(view: View) -> float:
    """About how many turns each seat still has."""
    return TURNS_OF_RUBY * min(max(0, view.rubies_to_end - seat.rubies) for seat in view.seats)


def belongings(view: View, me: SeatView, weights: Weights) -> float:
    """Everything but the place where the merchant stands."""
    later = min(1.0, turns_left(view) / LASTING_TURNS)
    return weights.ruby * me.rubies + _to_use(view, me, weights) + later * _lasting(me, weights)


def _to_use(view: View, me: SeatView, weights: Weights) -> float:
    goods = sum(count * each for count, each in zip(me.goods, weights.goods, strict=True))
    cards = weights.card * sum(map(card_worth, view.hand))
    letters = weights.seals.worth(seals_of(me)) + weights.sealed * sum(seals == 1 for _, seals in me.letters)
    stock = weights.lira.worth(me.lira) + weights.coffee.worth(me.coffee)
    return goods + cards + letters + stock + me.guild_cards * weights.guild_card


def _lasting(me: SeatView, weights: Weights) -> float:
    """What pays off turn by turn."""
    tiles = sum(each for each, taken in zip(weights.tiles, me.tiles, strict=True) if taken)
    taverns = sum(each for each, taken in zip(weights.taverns, me.taverns, strict=True) if taken)
    family = weights.family if me.family == POLICE_STATION else 0
    companion = weights.companion if me.companion >= 0 else 0
    stack = weights.stack[min(len(me.stack), len(weights.stack) - 1)]
    return weights.capacity[me.capacity - 2] + tiles + taverns + family + companion + stack
