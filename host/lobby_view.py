"""A lobby as its message shows it."""

from dataclasses import dataclass
from typing import Any, Final

from db import GameRow, SeatRow
from engine.core.dice import Dice
from engine.core.rules import AnyRules
from engine.games import rules_of

ORDERS: Final = ("random", "joined")


@dataclass(frozen=True, slots=True)
class LobbyView:
    """Everything the lobby's message shows. `options`: the game's own, defaults filled in; `chosen`: as set."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    invited: tuple[int, ...]

    @property
    def rules(self) -> AnyRules:
        return rules_of(self.row.rules_name)

    @property
    def chosen(self) -> dict[str, str]:
        return dict(self.row.options["game"])

    @property
    def options(self) -> dict[str, str]:
        return self.rules.check_options(self.chosen, None)

    @property
    def possible(self) -> dict[str, tuple[str, ...]]:
        """The values each option that belongs to this game may have, given the others."""
        found = self.rules.possible_options(self.options, None)
        return {name: values for name, values in found.items() if name in self.options and values}

    @property
    def orders(self) -> tuple[str, ...]:
        return ORDERS

    def example(self) -> tuple[Any, list[SeatRow]]:
        """A spectator's view of a set-up with these options, and its seats, open ones filled and without a name.

        Raises BadOption where too many have joined for these options.
        """
        rules, seats = self.rules, list(self.seats)
        for colour in self.free_colours[: max(0, rules.min_seats - len(seats))]:
            seats.append(SeatRow(self.row.id, len(seats), colour, None, "human", ""))
        options = rules.check_options(self.chosen, len(seats))
        decks = rules.decks(options, len(seats))
        state = rules.new_state(options, [seat.colour for seat in seats], Dice(bytes(32)), decks, rules.version)
        return rules.view(state, None), seats

    @property
    def order(self) -> str:
        return str(self.row.options["order"])

    @property
    def free_colours(self) -> list[str]:
        taken = {seat.colour for seat in self.seats}
        return [colour for colour in self.rules.colours if colour not in taken]
