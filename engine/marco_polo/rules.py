"""The Voyages of Marco Polo behind the contract of engine.core.game."""

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final

from engine.core.decision import Script
from engine.core.dice import Dice
from engine.core.options import Option
from engine.core.position import Position
from engine.marco_polo import rookie, scoring, setup, state, storage, view
from engine.marco_polo.data.contracts import CONTRACTS
from engine.marco_polo.data.table import COLOURS
from engine.marco_polo.outlook import Outlook, outlook
from engine.marco_polo.script import SCRIPTS


class MarcoPolo:
    """The registered state."""

    name: Final = "marco_polo"
    rules_version: Final = 1
    colours: Final = COLOURS
    min_seats: Final = min(setup.SEATS)
    max_seats: Final = max(setup.SEATS)
    option_fields: Sequence[Option] = setup.OPTIONS

    def check_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, str]:
        return setup.check(options, seats)

    def possible_options(self, options: Mapping[str, str], seats: int | None) -> dict[str, tuple[str, ...]]:
        """The values of each option that go with the others: here they never exclude each other."""
        return {option.name: option.allowed for option in setup.OPTIONS}

    def new_state(self, options: Mapping[str, str], colours: Sequence[str], dice: Dice) -> state.State:
        return setup.new_state(options, colours, dice)

    def script(self, state: state.State) -> Script[None]:
        return SCRIPTS[state.stage](state)

    def view(self, state: state.State, seat: int | None) -> view.View:
        return view.view_of(state, seat)

    def outlook(self, position: Position, seat: int, notation: str) -> Outlook:
        return outlook(position, seat, notation)

    def hidden(self, state: state.State, seat: int) -> list[list[list[str]]]:
        others = [other for me, other in enumerate(state.seats) if me != seat]
        goals = [cards for other in others for cards in (other.goals, other.refused)]
        return [[state.special, *state.piles], [state.box, *goals]]

    def seen(self, state: state.State, seat: int) -> set[str]:
        """All contracts but those never turned up; of the goal cards only the own ones."""
        unknown = {*state.special[state.sunk :], *(contract for pile in state.piles for contract in pile)}
        return {*state.seats[seat].goals, *state.seats[seat].refused, *(CONTRACTS.keys() - unknown)}

    def result(self, state: state.State) -> dict[str, Any]:
        standings = [list(scoring.standing(seat)) for seat in state.seats]
        return {"winners": list(state.winners), "standings": standings}

    def dump(self, state: state.State) -> dict[str, Any]:
        return storage.dump(state)

    def load(self, data: dict[str, Any], dice: Dice) -> state.State:
        return storage.load(data, dice)

    def rookie(self, access: Any, rng: Random) -> str:
        return rookie.choose(access, rng)


MARCO_POLO: Final = MarcoPolo()
