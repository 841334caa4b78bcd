"""The data that a lobby's message shows: options, seats, fingerprint, example layout, when it begins (full, at a time),
the order of seats."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from db import GameRow, SeatRow
from engine import players
from engine.core.dice import Dice, commitment
from engine.core.options import BadOption
from engine.core.rules import AnyRules
from engine.games import rules_of
from host.host import Host
from host.table_options import TABLE_OPTIONS

PRESSED, FULL = BEGINNINGS = "pressed", "full"
START, CANCEL = FEW_CHOICES = "start", "cancel"
BEGINS: Final = "begins"  # the option when a game begins by itself
FEW: Final = "few"  # the option what becomes of a lobby that is not full at its time
LOBBY_OPTIONS: Final = {BEGINS: BEGINNINGS, FEW: FEW_CHOICES}
BEGINS_AT: Final = "begins_at"  # in the options of a lobby: the moment, in UTC seconds
SET_UP: Final = "set_up"  # in the options of a lobby: what is laid out as in the game it is `like`, with its options
RANDOM_ORDER: Final = "random"
ORDERS: Final = (RANDOM_ORDER, "joined")


def is_possible(rules: AnyRules, options: Mapping[str, str], seats: int | None = None) -> bool:
    """Whether these options go together, for this number of seats or for any."""
    try:
        rules.check_options(options, seats)
    except BadOption:
        return False
    return True


def options_of(game: GameRow) -> dict[str, str]:
    """As they were at the start; before it those chosen, with defaults filled in."""
    chosen: dict[str, str] = game.options["game"]
    return chosen if game.started is not None else rules_of(game.rules_name).check_options(chosen, None)


@dataclass(frozen=True, slots=True)
class LobbyView:
    """Everything the lobby's message shows. `invited`: user ids; `chosen`: the options that were set; `options`: the
    same with defaults filled in; `order`: how seats are ordered at the start."""

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
        options = self.options
        possible = self.rules.possible_options(options, None)
        return {name: values for name, values in possible.items() if name in options and values}

    def example(self) -> tuple[Any, list[SeatRow]]:
        """A spectator's view of an example set-up with these options, and its seats, filled up with nameless ones.

        The seed is all zeros: the real set-up is decided at the start. Raises BadOption when too many have joined for
        these options.
        """
        rules, seats = self.rules, list(self.seats)
        for colour in self.free_colours[: max(0, rules.min_seats - len(seats))]:
            seats.append(SeatRow(self.row.id, len(seats), colour, None, players.PERSON, ""))
        options = rules.check_options(self.chosen, len(seats))
        decks = {**rules.decks(options, len(seats), rules.version), **self.laid_out}
        state = rules.new_state(options, [seat.colour for seat in seats], Dice(bytes(32)), decks, rules.version)
        return rules.view(state, None), seats

    @property
    def order(self) -> str:
        return str(self.row.options["order"])

    @property
    def like(self) -> str | None:
        """The id of the game that this one is to be laid out like."""
        return (self.row.options.get(SET_UP) or {}).get("like")

    @property
    def like_private(self) -> bool:
        """Whether that is a private game, which a lobby does not name, as it is read by people who may not see it."""
        return bool((self.row.options.get(SET_UP) or {}).get("private"))

    @property
    def laid_out(self) -> dict[str, list[str]]:
        """The decks that are laid out as in an earlier game (`Rules.laid_out`), while the options are the same as
        there."""
        set_up = self.row.options.get(SET_UP)
        if set_up is None or self.rules.check_options(set_up["options"], None) != self.options:
            return {}
        return dict(set_up["laid"])

    @property
    def begins(self) -> str:
        """PRESSED or FULL: when the game begins, apart from its time."""
        return str(self.row.options.get(BEGINS, PRESSED))

    @property
    def begins_at(self) -> float | None:
        """When the game begins, in UTC seconds, if its organiser set a time."""
        return self.row.options.get(BEGINS_AT)

    @property
    def to_watch(self) -> bool:
        """Whether computer players alone would play its game, and there are enough of them."""
        return len(self.seats) >= self.rules.min_seats and all(seat.user_id is None for seat in self.seats)

    @property
    def few(self) -> str:
        """START or CANCEL: what becomes of a lobby that is not full at its time."""
        return str(self.row.options.get(FEW, START))

    @property
    def most(self) -> int:
        """How many can play with the chosen options."""
        rules = self.rules
        counts = range(rules.max_seats, rules.min_seats, -1)
        return next((count for count in counts if is_possible(rules, self.chosen, count)), rules.min_seats)

    @property
    def free(self) -> int:
        """How many more can join with the chosen options."""
        return max(0, self.most - len(self.seats))

    @property
    def table_options(self) -> dict[str, str]:
        """How the table plays, whatever the game: pace and clock, what becomes of who does not move, who decides on
        undo."""
        return {name: option.chosen(self.row) for name, option in TABLE_OPTIONS.items()}

    @property
    def fingerprint(self) -> str | None:
        """The commitment to the game's secret; None for a game that began before there were secrets."""
        return commitment(self.row.secret) if self.row.secret is not None else None

    @property
    def free_colours(self) -> list[str]:
        taken = {seat.colour for seat in self.seats}
        return [colour for colour in self.rules.colours if colour not in taken]


async def lobby_view(host: Host, game_id: str) -> LobbyView:
    """A lobby as it is stored now. Raises Refusal unknown_game."""
    row, games = await host.game(game_id), host.db.games
    return LobbyView(row, tuple(await games.seats(game_id)), tuple(await games.invited(game_id)))
