"""A turn of Marco Polo: one main action while there are dice, bonus actions beside it, when it may end, whose turn is
next, two contracts laid out anew (rulings 1.1, 1.3, 1.8, 6.8)."""

from functools import partial

from engine.core.decision import Decision, Refusal, Script
from engine.marco_polo.components.board import REFILL
from engine.marco_polo.events import RowFilled, Skipped, TurnBegan
from engine.marco_polo.notation import END
from engine.marco_polo.spaces.board_spaces import MAIN_ACTIONS, main_actions, why_no_main_action
from engine.marco_polo.spaces.space import Act
from engine.marco_polo.state import State
from engine.marco_polo.turns.bonus_actions import bonus_actions, why_no_bonus_action
from engine.marco_polo.turns.rounds import end_round


def turn(state: State) -> Script[None]:
    """One turn of the active seat: it takes actions until it ends the turn, which it may do once its main action is
    done or it has no dice (rulings 1.3, 1.4)."""
    me = state.active
    refill(state)
    state.turn += 1
    state.events.append(TurnBegan(me, state.turn, state.round))
    reason = partial(why_not, state, me)
    before, after = partial(_actions, state, me), partial(_closing, state, me)
    while True:
        if state.acted or not state.seats[me].hand:
            chosen = yield Decision(me, "after", after, reason=reason, confirm=True)
        else:
            chosen = yield Decision(me, "turn", before, reason=reason)
        if chosen is None:
            break
        yield from chosen(state, me)
        state.doing = ""
    pass_on(state)


def _actions(state: State, me: int) -> dict[str, Act]:
    return main_actions(state, me) | bonus_actions(state, me)


def _closing(state: State, me: int) -> dict[str, Act | None]:
    return {**bonus_actions(state, me), END: None}


def why_not(state: State, me: int, notation: str) -> Refusal | None:
    if notation in MAIN_ACTIONS:
        return why_no_main_action(state, me, notation)
    if notation == END:
        return Refusal("dice_left", dice=len(state.seats[me].hand))
    return why_no_bonus_action(state, me, notation)


def refill(state: State) -> None:
    """Lay out two contracts from the special pile where none is left at the start of a turn (ruling 6.8)."""
    if state.row or not state.special or state.row_to_come:
        return
    state.row = tuple(state.dice.draw(state.special) for _ in range(min(REFILL, len(state.special))))
    state.special_known = min(state.special_known, len(state.special))
    state.events.append(RowFilled(None, state.row))


def pass_on(state: State) -> None:
    """Make the next seat with dice the active one, which may be the same again (ruling 1.8); without any, end the
    round."""
    state.acted = False
    state.bought = False
    state.fresh = ()
    state.row_to_come = False
    seats, me = state.seats, state.active
    for step in range(1, len(seats) + 1):
        following = (me + step) % len(seats)
        if seats[following].hand:
            if not seats[me].hand:
                state.events.append(Skipped(me))
            state.active = following
            return
    end_round(state)
