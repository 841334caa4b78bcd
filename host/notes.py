"""What was taken back or corrected in a game, for its history."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from db import LogRow
from host.log import UNDO, last_kept


@dataclass(frozen=True, slots=True)
class Note:
    """Row `seq` of the log, an `undo` or a `correction` (`kind`); `facts`: its data, but for a position, which may hold
    hidden things."""

    seq: int
    kind: str
    facts: dict[str, Any]


def notes_in(rows: Sequence[LogRow]) -> list[Note]:
    """The notes of `undo` and `correction` rows. Left out are those that were themselves taken back, undoing within
    one's own turn or for a correction, and rows that do not say who was behind them. Raises Unreadable unknown_row."""
    found: list[Note] = []
    for row in rows:
        if row.kind == UNDO and row.seat is None:
            to = last_kept(row)
            found = [note for note in found if note.seq <= to]
        if row.seat is None and row.data is not None and "by" in row.data:
            facts = {name: value for name, value in row.data.items() if name != "position"}
            found.append(Note(row.seq, row.kind, facts))
    return found
