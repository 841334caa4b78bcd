"""What seats, people, computer players, options and moments are called in `bot.py log`."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from functools import cached_property
from typing import Final

from cogs.framework import duration
from db import GameRow, LogRow, SeatRow
from engine import players
from engine.games import rules_of
from host.table import log as kinds
from host.table.log import swapped_with
from host.table_options import TableOption
from host.votes.votes import VOTE_S
from words.names import plain_name
from words.speech import ENGLISH, words

UNKNOWN: Final = "?"
"""The computer player that had a seat until the first change that the log knows, where it does not say which."""


def moment(seconds: float) -> str:
    """UTC, to the second."""
    return f"{datetime.fromtimestamp(seconds, UTC):%Y-%m-%d %H:%M:%S}"


@dataclass
class Names:
    row: GameRow
    seats: Sequence[SeatRow]
    log: Sequence[LogRow]

    @cached_property
    def plain(self) -> list[str]:
        """Of all seats, without what would steer a terminal."""
        return [plain_name(seat.name) for seat in self.seats]

    def who(self, seat: int | None) -> str:
        """A seat by its colour and the name of whoever has it now."""
        return "the table" if seat is None else f"{self.seats[seat].colour} ({self.plain[seat]})"

    def whose(self, seat: int | None) -> str:
        """Whose a turn is."""
        return "all players" if seat is None else self.who(seat)

    def listed(self, seats: Sequence[int]) -> str:
        return ", ".join(map(self.who, seats)) or "nobody"

    def person(self, user_id: int) -> str:
        names = {seat.user_id: self.plain[seat.seat] for seat in self.seats}
        name = names.get(user_id, f"person {user_id}")
        return f"{name} (organiser)" if user_id == self.row.organiser_id else name

    def house(self, player: str) -> str:
        """A computer player as players read its name, with what it likes where that is noted: of a seat, or of a
        choice, where its version stands behind it and is left out."""
        if player == UNKNOWN:
            return "computer player of before"
        kind, liked = players.kind_of(player.partition(" ")[0]), players.personality_of(player.partition(" ")[0])
        name = f"computer player {words(ENGLISH).say(f'house-{kind}')}"
        if liked not in rules_of(self.row.rules_name).judge.personalities:
            return name
        return f"{name} ({words(ENGLISH).say(f'personality-{liked}')})"

    def player_at(self, seat: int, seq: int) -> str:
        """The computer player that had a seat before a row; empty where a person had it."""
        changes = [one for one in self.log if (one.kind, one.seat) == (kinds.SEAT, seat) and not swapped_with(one)]
        before = [one.notation for one in changes if one.seq < seq]
        player = before[-1] if before else self.seats[seat].player
        if changes and not before:  # somebody else had it until the first change
            player = UNKNOWN if changes[0].notation == players.PERSON else players.PERSON
        return "" if player == players.PERSON else player

    def option(self, option: TableOption[object], value: str | None = None) -> str:
        """An option of the table and its value, that of now unless another is given."""
        value, say = value or option.chosen(self.row), words(ENGLISH).say
        title, named = say(f"table-option-{option.name}"), say(f"table-option-{option.name}-value", value=value)
        return f"{title}: {named} [{option.name} {value}]"

    def rule(self, option: TableOption[object]) -> str:
        """What the value of an option means, as the table reads it."""
        vote = duration(words(ENGLISH), VOTE_S)
        return str(words(ENGLISH).say(f"table-option-{option.name}-help", value=option.chosen(self.row), vote=vote))
