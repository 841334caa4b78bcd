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


def belongings(view: View, me: SeatView, weights: Weights) -> dict[str, float]:
    """Everything but the place where the merchant stands. What pays off turn by turn counts less near the end."""
    later = min(1.0, turns_left(view) / LASTING_TURNS)
    return {
        "rubies": weights.ruby * me.rubies,
        "goods": sum(count * each for count, each in zip(me.goods, weights.goods, strict=True)),
        "cards": weights.card * sum(map(card_worth, view.hand)),
        "letters": weights.seals.worth(seals_of(me)) + weights.sealed * sum(seals == 1 for _, seals in me.letters),
        "lira": weights.lira.worth(me.lira),
        "coffee": weights.coffee.worth(me.coffee),
        "guild-cards": me.guild_cards * weights.guild_card,
        "wheelbarrow": later * weights.capacity[me.capacity - 2],
        "mosque-tiles": later * sum(each for each, taken in zip(weights.tiles, me.tiles, strict=True) if taken),
        "tavern-tiles": later * sum(each for each, taken in zip(weights.taverns, me.taverns, strict=True) if taken),
        "family": later * weights.family if me.family == POLICE_STATION else 0,
        "companion": later * weights.companion if me.companion >= 0 else 0,
        "assistants": later * weights.stack[min(len(me.stack), len(weights.stack) - 1)],
    }
