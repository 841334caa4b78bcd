"""A turn in its four phases, whose turn is next, rounds, when the last round begins and is complete, who becomes
caravan master (rulebook p. 8, 9)."""

from operator import attrgetter
from typing import Final

from engine.core.decision import Script
from engine.istanbul.events import BecameCaravanMaster, LastRound, TurnBegan
from engine.istanbul.state import State
from engine.istanbul.turn import movement
from engine.istanbul.turn.ask import TurnReplacement
from engine.istanbul.turn.final import final_cards
from engine.istanbul.turn.visit import cut_short, visit
from engine.istanbul.window import IDLE, Turn

RUBIES: Final = attrgetter("rubies")


def script(state: State) -> Script[None]:
    """Play from one turn boundary to the next: one turn, or the final cards after the last round."""
    state.now = Turn()
    return final_cards(state) if state.stage == "final" else turn(state)


def turn(state: State) -> Script[None]:
    """One seat's turn: phase 1 here, phases 2 to 4 in `visit` (ruling 1)."""
    state.events.append(TurnBegan(state.active, state.turn, state.round))
    chosen = yield from movement.choose(state)
    if isinstance(chosen, TurnReplacement):
        yield from chosen.script(state)
    elif not (yield from movement.arrive(state, chosen)):
        yield from cut_short(state, "assistant")
    else:
        yield from visit(state)
    pass_on(state)


def pass_on(state: State) -> None:
    """Make it the next seat's turn, or begin the end of the game when the last round is complete."""
    ended, state.now = state.now, IDLE
    if ended.visits_caravansary:
        state.caravan = state.active
        state.events.append(BecameCaravanMaster(state.active))
    following = (state.active + 1) % len(state.seats)
    ends_round = following == state.start and not ended.again
    enough = state.setup.rubies_to_end
    # Checked after each turn, so that everybody has had as many turns once the round is over (rulebook p. 9).
    if not state.final_round and max(map(RUBIES, state.seats)) >= enough:
        state.final_round = True
        state.events.append(LastRound(state.active, complete=ends_round))
    state.turn += 1
    if ended.again:  # seals or guild card 7 gave the same seat another turn (rulings 33, 37)
        return
    state.active = following
    if ends_round:
        state.round += 1
        if state.final_round:
            state.stage = "final"
