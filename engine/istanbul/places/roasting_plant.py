"""17 Roasting Plant: coffee for 2 lira, for a good, and for a card, each at most once (rulebook p. 20)."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.guild import deck
from engine.istanbul.ids import faces_in
from engine.istanbul.names import GOODS
from engine.istanbul.notation import ENOUGH, ROAST, ROAST_CARD, ROAST_GUILD
from engine.istanbul.state import State
from engine.istanbul.turn.ask import ask

COFFEE: Final = 2
LIRA: Final = 2
WAYS: Final = ("lira", "good", "card")
Payment = tuple[str, Callable[[State, int], None]]


def refusal(state: State) -> Refusal | None:
    """The refusal without 2 lira, a good or a card to pay with."""
    return None if payments(state) else Refusal("nothing_to_roast", lira=LIRA)


def payments(state: State, ways: Sequence[str] = WAYS) -> dict[str, Payment]:
    """The payments for the ways not used yet, by notation ("roast fabric"), each with the way it uses up."""
    seat = state.seats[state.active]
    ways_to_pay: dict[str, Payment] = {}
    if "lira" in ways and seat.lira >= LIRA:
        ways_to_pay[ROAST("lira")] = "lira", partial(purse.spend, lira=LIRA)
    if "good" in ways:
        for good, name in enumerate(GOODS):
            if seat.goods[good]:
                ways_to_pay[ROAST(name)] = "good", partial(purse.give_good, good=good)
    if "card" in ways:
        for name in faces_in(seat.hand):
            ways_to_pay[ROAST_CARD(name)] = "card", partial(bonus_cards.discard, name=name)
        for number in deck.in_hand(state, state.active):
            ways_to_pay[ROAST_GUILD(number)] = "card", partial(deck.discard, number=number)
    return ways_to_pay


def why_not(state: State, notation: str) -> Refusal | None:
    """The reason why the seat cannot pay in this way."""
    return (purse.lira_short(state, LIRA) if notation == ROAST("lira") else None) or refusal(state)


def roast(state: State, chosen: Payment | None) -> Script[None]:
    """Bring 2 coffee for the payment and for more, each of the three ways once at most."""
    ways = list(WAYS)
    while chosen is not None:
        way, pay = chosen
        pay(state, state.active)
        purse.take_coffee(state, state.active, COFFEE)
        ways.remove(way)
        chosen = yield from ask(
            state,
            "roast-more",
            lambda: {**payments(state, ways), ENOUGH: None},
            reason=lambda notation: why_not(state, notation),
        )
