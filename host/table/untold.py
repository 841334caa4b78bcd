"""What is known of choices under version 1, which stored no events: who made them, and whether they count."""

from collections.abc import Iterable
from typing import NamedTuple

from db import Database, GameRow, LogRow
from engine.core.create import FIRST_VERSION
from host.table.loading import log_of, rules_for
from host.table.log import CHOICES, RULES, without_undone


class Untold(NamedTuple):
    """Seats in the order of their first choice. `counted`: of those whose choices are in force, `void`: of those whose
    turn a later version of the rules let begin anew."""

    counted: tuple[int, ...]
    void: tuple[int, ...]


async def untold(db: Database, game: GameRow, first: int, last: int) -> Untold | None:
    """Who chose in the log rows `first` to `last` of a game; None unless version 1 wrote them. Raises Unreadable."""
    rows = await log_of(db, game)
    chosen = [row for row in rows if first <= row.seq <= last and row.kind in CHOICES]
    if not chosen or rules_for(game).version == FIRST_VERSION or chosen[-1].rules_version > FIRST_VERSION:
        return None
    before = [row for row in rows if row.kind != RULES]
    in_force = {row.seq for row in without_undone(rows)}
    meant = {row.seq for row in without_undone(before)}  # without the game's going on under later rules
    return Untold(
        _seats(row for row in chosen if row.seq in in_force),
        _seats(row for row in chosen if row.seq in meant - in_force),
    )


def _seats(rows: Iterable[LogRow]) -> tuple[int, ...]:
    return tuple(dict.fromkeys(row.seat for row in rows if row.seat is not None))
