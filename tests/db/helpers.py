"""Small makers of rows for the tests of the database."""

from dataclasses import replace
from typing import Any

from db import Change, Database, GameRow, LogRow, RecordRow, SeatRow


def game(game_id: str, channel_id: int | None = 100, **columns: Any) -> GameRow:
    row = GameRow(game_id, "istanbul", channel_id, 200, 300, "lobby", {"layout": "short paths"}, created=1.0)
    return replace(row, **columns)


def row(game_id: str, seq: int, interaction_id: int | None = None, **columns: Any) -> LogRow:
    made = LogRow(game_id, seq, 0, "choice", f"move {seq}", [seq, 6], 300, False, 1, float(seq), interaction_id)
    return replace(made, **columns)


def seat(game_id: str, number: int, user_id: int | None, **columns: Any) -> SeatRow:
    player = "random" if user_id is None else "human"
    return replace(SeatRow(game_id, number, ("red", "blue", "green")[number], user_id, player, "Ann"), **columns)


def record(game_id: str, number: int, last_seq: int, **columns: Any) -> RecordRow:
    """That of turn `number`, which had one row."""
    content = {"state": {"turn": number, "goods": [1, 2, 3]}, "view": {"turn": number}, "events": [["moved", number]]}
    return replace(RecordRow(game_id, number, last_seq, last_seq, 2, 1, False, content), **columns)


def move(game_id: str, seq: int, interaction_id: int | None = None, **columns: Any) -> Change:
    """Row `seq` of a game that stands at the row before."""
    change = Change(game_id)
    change.update_game(seq - 1, seq=seq, **columns)
    change.append([row(game_id, seq, interaction_id)])
    return change


async def create(database: Database, game_id: str, channel_id: int | None = 100, **columns: Any) -> GameRow:
    change = Change(game_id)
    made = game(game_id, channel_id, **columns)
    change.create_game(made)
    await database.write(change)
    return made


async def consistent(database: Database, game_id: str) -> int:
    """Checks that a game's row and log agree and the log has no gap; returns the last row's number."""
    log = await database.games.log(game_id)
    stored = await database.games.get(game_id)
    assert stored is not None
    assert [entry.seq for entry in log] == list(range(1, stored.seq + 1))
    return stored.seq
