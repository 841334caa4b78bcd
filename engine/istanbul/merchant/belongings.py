"""What everything a seat owns is worth to the Merchant, in lira, the nearer the end of the game the less for what pays
off later."""

from typing import Final

from engine.istanbul.merchant.sketch import seals_of
from engine.istanbul.merchant.weights import Weights
from engine.istanbul.names import POLICE_STATION
from engine.istanbul.reading.view import SeatView, View
from engine.istanbul.rookie.cards import card_worth

LATER_TURNS: Final = 10  # turns to the end from which on things that pay off turn by turn count in full
SOON_TURNS: Final = 6  # and those that are still to be made a ruby of
TURNS_OF_RUBY: Final = 3.5


def shares_left(view: View) -> tuple[float, float]:
    """The shares that count, with about so many turns left, of things that pay off turn by turn, and of those that are
    still to be made a ruby of. Only the rivals' rubies tell: one's own must not make all the rest worth less."""
    missing = min(view.rubies_to_end - seat.rubies for index, seat in enumerate(view.seats) if index != view.seat)
    turns = TURNS_OF_RUBY * max(0, missing)
    return min(1.0, turns / LATER_TURNS), min(1.0, turns / SOON_TURNS)


def belongings(view: View, me: SeatView, weights: Weights) -> dict[str, float]:
    """Everything but the place where the merchant stands."""
    later, soon = shares_left(view)
    sealed = sum(seals == 1 for _, seals in me.letters)
    return {
        "rubies": weights.ruby * me.rubies + weights.palace * view.palace_price,
        "goods": soon * sum(worths[count] for count, worths in zip(me.goods, weights.goods, strict=True)),
        "cards": soon * weights.card * sum(map(card_worth, view.hand)),
        "letters": soon * (weights.seals.worth(seals_of(me)) + weights.sealed * sealed),
        "lira": soon * weights.lira.worth(me.lira),
        "coffee": soon * weights.coffee.worth(me.coffee),
        "guild-cards": soon * me.guild_cards * weights.guild_card,
        "wheelbarrow": soon * weights.capacity[me.capacity - 2],
        "mosque-tiles": soon * weights.half_pairs(me.tiles) + later * weights.taken(me.tiles, ()),
        "tavern-tiles": later * weights.taken((), me.taverns),
        "family": later * weights.family if me.family == POLICE_STATION else 0,
        "companion": later * weights.companion if me.companion >= 0 else 0,
        "assistants": later * weights.assistants(len(me.stack)),
    }
