"""Phase 2: paying other merchants and companions met, how many lira each, all or none, nobody at the Fountain, the turn
ends unpaid; neutral merchants of two players (rulebook p. 8; rulings 5 to 7, 34)."""

from typing import Final

from engine.core.decision import Script
from engine.core.tuples import replaced
from engine.istanbul import purse
from engine.istanbul.events import NeutralMoved, PaidNeutral
from engine.istanbul.names import FOUNTAIN
from engine.istanbul.notation import STOP
from engine.istanbul.state import State
from engine.istanbul.turn.ask import ask
from engine.istanbul.window import Window

MERCHANT_FEE: Final = 2  # lira for each merchant met
TO_FOUNTAIN: Final = (0, FOUNTAIN - 2)  # outcomes of the two dice that send a neutral merchant there: a 1 and a 6


def pay(state: State) -> Script[bool]:
    """Ask to pay the merchants met, all or none (ruling 7). Returns False if the turn ends at once."""
    state.now.window = Window.MERCHANTS
    here = state.here
    others, neutral, fee = _others_at(state, here), neutral_here(state), price(state)
    if here == FOUNTAIN or not (others or neutral):  # nobody is paid at the Fountain (rulings 5, 6)
        return True
    choice = yield from ask(
        state,
        "pay",
        lambda: {**({"pay": "pay"} if state.seats[state.active].lira >= fee else {}), STOP: STOP},
        default=None if neutral else "pay",  # paying a neutral merchant rolls dice: never done unasked
        reason=lambda notation: purse.lira_short(state, fee) if notation == "pay" else None,
    )
    if choice == STOP:
        return False
    for other in others:
        purse.pay_seat(state, state.active, other, MERCHANT_FEE)
    if neutral:
        _pay_neutral(state, here, neutral)
    return True


def price(state: State) -> int:
    """The lira for all who are met where the merchant or companion in turn stands."""
    return MERCHANT_FEE * met(state)


def met(state: State) -> int:
    """How many merchants and companions that is."""
    return len(_others_at(state, state.here)) + neutral_here(state)


def neutral_here(state: State) -> int:
    """How many neutral merchants are met where the merchant or companion in turn stands."""
    return state.neutral_merchants.count(state.here)


def neutral_paid(event: PaidNeutral) -> int:
    """How many neutral merchants."""
    return event.lira // MERCHANT_FEE


def _others_at(state: State, place: int) -> list[int]:
    """The other seats whose merchant or companion stands at `place`, once for each of the two."""
    unpaid = (state.active, state.now.unpaid)
    merchants = [other for other, seat in enumerate(state.seats) if seat.merchant == place and other not in unpaid]
    companions = [other for other, seat in enumerate(state.seats) if seat.companion == place and other != state.active]
    return merchants + companions


def _pay_neutral(state: State, here: int, count: int) -> None:
    """Neutral merchants of a two-player game roll to a new place once paid; nothing happens there (ruling 34)."""
    state.seats[state.active].lira -= MERCHANT_FEE * count
    state.events.append(PaidNeutral(state.active, MERCHANT_FEE * count))
    for i, place in enumerate(state.neutral_merchants):
        if place == here:
            dice = state.dice.roll()
            state.neutral_merchants = replaced(state.neutral_merchants, i, sum(dice))
            state.events.append(NeutralMoved(None, here, sum(dice), dice))
