"""A person's own results, game by game: how long their turns took in the last ones, and all of them as rows of a table
(CSV)."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from db import Database, ResultRow
from engine.core.decision import Refusal


class Timed(NamedTuple):
    """How many turns a person made in a finished game, and the median of the seconds that they took."""

    rules_name: str
    game_id: str
    ended: float
    moves: int
    move_s: float


async def own_results(db: Database, user_id: int, guild_id: int | None) -> Sequence[ResultRow]:
    """A person's results in a server, or in all of them (None), in the order of time. Raises Refusal no_results where
    there are none."""
    rows = await db.results.of_person(user_id, guild_id)
    if not rows:
        raise Refusal("no_results")
    return rows


def last_timed(rows: Sequence[ResultRow], most: int) -> list[Timed]:
    """The last games whose times are known, at most so many, the newest first."""
    timed = [
        Timed(row.rules_name, row.game_id, row.ended, row.moves, row.move_s) for row in rows if row.move_s is not None
    ]
    return timed[::-1][:most]


def table_row(row: ResultRow) -> dict[str, Any]:
    """A result as a row of the table, by the names of its columns, which are the same in every language."""
    return {
        "game": row.rules_name,
        "id": row.game_id,
        "server": row.guild_id,
        "ended_utc": datetime.fromtimestamp(row.ended, UTC).strftime("%Y-%m-%d %H:%M"),
        "seats": row.seats,
        "place": row.place,
        "score": row.score,
        "abandoned": int(row.gave_up),
        "rounds": row.rounds,
        "turn_order": row.turn_order,
        "character": row.character,
        "turns": row.moves,
        "median_seconds_a_turn": None if row.move_s is None else round(row.move_s),
        "reminders": row.missed,
        "rating": None if row.mu is None else round(row.mu),
        "rating_sigma": None if row.sigma is None else round(row.sigma),
    }
