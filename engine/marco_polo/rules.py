"""Marco Polo as the host sees it: its name, version, stages, numbers of players, what is hidden, and where each part of
its rules stands."""

from collections.abc import Callable, Mapping
from typing import Final

from engine.core.decision import Script
from engine.core.rules import Rules
from engine.marco_polo import corrections, setup, shortcuts, storage
from engine.marco_polo.assets import assets
from engine.marco_polo.components.board import COLOURS
from engine.marco_polo.events import EVENT_TYPES, Completed, Event, Placed, brought, gains
from engine.marco_polo.key_figures import fortune
from engine.marco_polo.merchant.judge import MarcoPoloJudge
from engine.marco_polo.notation import END
from engine.marco_polo.outlook import Outlook, outlook
from engine.marco_polo.rookie import choosers
from engine.marco_polo.rookie.shortcuts import shortcut_worth
from engine.marco_polo.state import State
from engine.marco_polo.turns.rounds import bonuses, choose_goals, draft, roll
from engine.marco_polo.turns.turn import turn
from engine.marco_polo.view import View, standings_of, view_of

# What is played from one turn boundary to the next, by the state's stage.
STAGES: Final[Mapping[str, Callable[[State], Script[None]]]] = {
    "draft": draft,
    "goals": choose_goals,
    "bonuses": bonuses,
    "roll": roll,
    "turn": turn,
}


class MarcoPolo(Rules[State, View, Outlook, Event]):
    name = "marco_polo"
    version = 2
    colours = COLOURS
    min_seats = min(setup.SEATS)
    max_seats = max(setup.SEATS)
    option_fields = setup.OPTIONS
    event_types = EVENT_TYPES
    view_type = View
    shortcut_kinds = shortcuts.KINDS
    prizes = (Completed,)
    habit_kinds = shortcuts.HABITS
    turn_end = END
    judge = MarcoPoloJudge()

    decks = staticmethod(setup.decks)
    laid_out = staticmethod(setup.laid_out)
    new_state = staticmethod(setup.new_state)
    view = staticmethod(view_of)
    onward = staticmethod(shortcuts.onward)
    shortcut_worth = staticmethod(shortcut_worth)
    outlook = staticmethod(outlook)
    standings = staticmethod(standings_of)
    gains = staticmethod(gains)
    brought = staticmethod(brought)
    assets = staticmethod(assets)
    fortune = staticmethod(fortune)
    fields = staticmethod(corrections.fields)
    correct = staticmethod(corrections.correct)
    dump = staticmethod(storage.dump)
    load = staticmethod(storage.load)
    rookie = staticmethod(choosers.choose)

    def begin_turn_of(self, state: State, seat: int) -> bool:
        state.active = seat
        state.row_to_come = not state.row and bool(state.special)
        return state.stage == "turn" and bool(state.seats[seat].hand) and not state.over

    def script(self, state: State) -> Script[None]:
        return STAGES[state.stage](state)

    def hidden(self, state: State, seat: int) -> list[list[str]]:
        """Contracts that nobody has seen yet, wherever they lie, and the goal cards that the seat has not had."""
        contracts = [contract for pile in (state.special[state.special_known :], *state.piles) for contract in pile]
        goals = state.unused_goals[:]
        for me, other in enumerate(state.seats):
            if me != seat:
                goals += other.refused if state.over else other.goals + other.refused
        return [contracts, goals]

    def piles(self, state: State) -> list[list[str]]:
        goals = [cards for seat in state.seats for cards in (seat.goals, seat.refused)]
        return [state.special, *state.piles, state.unused_goals, *goals]

    def is_contest(self, event: Event) -> bool:
        return isinstance(event, Placed) and event.coins > 0

    def character(self, view: View, seat: int) -> str:
        return view.seats[seat].character


MARCO_POLO: Final = MarcoPolo()
