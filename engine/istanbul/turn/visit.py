"""Phases 2 to 4 in their order once merchant or companion has arrived, and what is left of a turn that is cut short
(rulebook p. 8, 9; rulings 2, 9)."""

from engine.core.decision import Script
from engine.istanbul.events import CutShort
from engine.istanbul.state import State
from engine.istanbul.turn import encounters, payment
from engine.istanbul.turn.action import perform
from engine.istanbul.window import Window


def visit(state: State) -> Script[None]:
    """Payment, action and encounters at the place of this turn's mover. Without payment there is nothing more; a
    skipped action leaves the encounters (ruling 2)."""
    if not (yield from payment.pay(state)):
        yield from cut_short(state, "merchants")
        return
    yield from perform(state, state.here, state.now.mover)
    yield from encounters.meet_others(state)


def cut_short(state: State, why: str) -> Script[None]:
    """End the turn at once; only cards that belong to no phase may still be played (ruling 9). `why`: the event's
    field."""
    state.events.append(CutShort(state.active, why))
    return encounters.end_turn(state, Window.CUT_SHORT)
