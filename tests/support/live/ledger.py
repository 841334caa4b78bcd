"""A bot's games seen from outside, while the bot works or after it was killed."""

import json
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from db import GameRow, LogRow, SeatRow
from db.packing import unpack_log
from engine.core.create import new_position
from engine.core.position import Position
from engine.games import rules_of
from host import History
from host.table.loading import replay
from host.table.log import CHOICES, choice_of, opening_of, without_undone
from host.table.table import Table
from tests.support.live.stored import Stored


class Ledger(Stored):
    """The newest game of the database, or of one channel, or the one with an id."""

    def __init__(self, place: Path | str, channel_id: int | None = None, game_id: str | None = None) -> None:
        super().__init__(place)
        self.channel_id = channel_id
        self.game_id = game_id
        self._followed: list[LogRow] = []
        self._position: Position

    def game(self) -> Any:
        asked = {"id": self.game_id, "channel_id": self.channel_id}
        given = {name: value for name, value in asked.items() if value is not None}
        where = "".join(f"AND {name} = ? " for name in given)
        (row,) = self.rows(f"SELECT * FROM games WHERE 1 = 1 {where}ORDER BY created DESC LIMIT 1", *given.values())
        return row

    def seats(self) -> Sequence[Any]:
        return self.rows("SELECT * FROM seats WHERE game_id = ? ORDER BY seat", self.game()["id"])

    def log(self) -> list[LogRow]:
        game_id = self.game()["id"]
        found = self.rows("SELECT * FROM log WHERE game_id = ? ORDER BY seq", game_id)
        for packed in self.rows("SELECT * FROM packed_logs WHERE game_id = ?", game_id):  # the game has ended
            people = self.rows("SELECT number, user_id FROM packed_actors WHERE game_id = ?", game_id)
            return unpack_log(SimpleNamespace(**dict(packed)), dict(map(tuple, people)))
        parsed = ({name: json.loads(row[name] or "null") for name in ("outcomes", "data")} for row in found)
        return [LogRow(**{**dict(row), **json_of}) for row, json_of in zip(found, parsed, strict=True)]

    def interactions(self) -> set[int]:
        """The interactions that took effect, as far as they are kept."""
        query = "SELECT interaction_id FROM log WHERE game_id = ?1 UNION SELECT interaction_id FROM handled"
        return {row[0] for row in self.rows(f"{query} WHERE game_id = ?1", self.game()["id"])}

    def posts(self) -> Sequence[Any]:
        return self.rows("SELECT * FROM outbox WHERE game_id = ? ORDER BY id", self.game()["id"])

    def prompts(self) -> Sequence[Any]:
        return self.rows("SELECT * FROM prompts WHERE game_id = ?", self.game()["id"])

    def due(self, now: float) -> Sequence[Any]:
        """The timers of the game that were due at `now` and are not settled yet."""
        return self.rows("SELECT * FROM timers WHERE game_id = ? AND due <= ?", self.game()["id"], now)

    def position(self) -> Position:
        """Where the game stands, tentative choices included: the log played again, from where it stood when it was
        last asked for unless a row since followed was taken back."""
        first, *rest = without_undone(self.log())
        rows = [first, *(row for row in rest if row.kind in CHOICES)]
        known = len(self._followed)
        if not known or rows[:known] != self._followed:
            self._position, known = self._set_up(rows[0]), 1
        for row in rows[known:]:
            self._position.follow(choice_of(row), row.rules_version)
        self._followed = rows
        return self._position.fork()

    def _set_up(self, first: LogRow) -> Position:
        game = self.game()
        return new_position(
            rules_of(game["rules_name"]),
            json.loads(game["options"])["game"],
            self.colours(),
            game["seed"],
            opening_of(first),
        )

    def history(self) -> History:
        """The story as everybody may know it, from the log alone."""
        return self.replayed()[1]

    def replayed(self) -> tuple[Table, History]:
        """The table as the bot would load it, whatever stands in the log, and its story."""
        options = json.loads(self.game()["options"])
        row = replace(GameRow(**dict(self.game())), options=options)
        seats = [SeatRow(**dict(seat)) for seat in self.seats()]
        table, turns = replay(row, seats, self.log())
        return table, History(row, seats, turns)

    def colours(self) -> Sequence[str]:
        return [seat["colour"] for seat in self.seats()]
