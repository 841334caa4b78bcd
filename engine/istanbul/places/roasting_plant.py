"""17 Roasting Plant: 2 coffee each for 2 lira, for a good, and for a card, each at most once (rulebook p. 20)."""

from collections.abc import Callable
from functools import partial
from typing import Final

from engine.core.decision import Refusal, Script
from engine.istanbul import purse
from engine.istanbul.cards import bonus_cards
from engine.istanbul.guild import deck
from engine.istanbul.ids import faces_in
from engine.istanbul.names import GOODS, ROASTING_PLANT
from engine.istanbul.notation import ENOUGH, ROAST, ROAST_CARD, ROAST_GUILD
from engine.istanbul.state import State
from engine.istanbul.turn.action import offer
from engine.istanbul.turn.ask import ask

COFFEE: Final = 2
LIRA: Final = 2
WAYS: Final = ("lira", "good", "card")
Payment = tuple[str, Callable[[State], None]]


def refusal(state: State) -> Refusal | None:
    """The refusal without 2 lira, a good or a card to pay with."""
    return None if payments(state, WAYS) else Refusal("nothing_to_roast", lira=LIRA)


def payments(state: State, ways: tuple[str, ...]) -> dict[str, Payment]:
    """The payments for the ways not used yet, by notation ("roast fabric"), each with the way it uses up."""
    seat = state.seats[state.active]
    found: dict[str, Payment] = {}
    if "lira" in ways and seat.lira >= LIRA:
        found[ROAST("lira")] = "lira", lambda state: purse.spend(state, state.active, LIRA)
    if "good" in ways:
        for good, name in enumerate(GOODS):
            if seat.goods[good]:
                found[ROAST(name)] = "good", partial(_give_good, good=good)
    if "card" in ways:
        for name in faces_in(seat.hand):
            found[ROAST_CARD(name)] = "card", partial(_discard, name=name)
        for number in deck.in_hand(state, state.active):
            found[ROAST_GUILD(number)] = "card", partial(_discard_guild, number=number)
    return found


def why_not(state: State, notation: str) -> Refusal | None:
    """Why the seat cannot pay in this way."""
    have = state.seats[state.active].lira
    if notation == ROAST("lira") and have < LIRA:
        return Refusal("needs_lira", lira=LIRA, have=have)
    return refusal(state)


def action(state: State, optional: bool) -> Script[bool]:
    """Ask for payments, each of the three ways once at most, and bring 2 coffee for each."""
    chosen = yield from offer(
        state, ROASTING_PLANT, lambda: payments(state, WAYS), optional, lambda notation: why_not(state, notation)
    )
    ways: tuple[str, ...] = WAYS
    while chosen is not None:
        way, pay = chosen
        pay(state)
        purse.take_coffee(state, state.active, COFFEE)
        ways = tuple(each for each in ways if each != way)
        chosen = yield from ask(state, "roast-more", partial(_more, state, ways), reason=lambda n: why_not(state, n))
    return ways != WAYS


def _more(state: State, ways: tuple[str, ...]) -> dict[str, Payment | None]:
    return {**payments(state, ways), ENOUGH: None}


def _give_good(state: State, good: int) -> None:
    purse.give_good(state, state.active, good)


def _discard(state: State, name: str) -> None:
    bonus_cards.discard(state, state.active, name)


def _discard_guild(state: State, number: int) -> None:
    deck.discard(state, state.active, number)
