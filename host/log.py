"""The log of a game: its rows, and what is left of them without those taken back."""

from collections.abc import Iterable

from db import LogRow
from engine.core.position import Choice

NEW, CHOICE, UNDO = "new", "choice", "undo"
_UNDO_TO = "undo to "


def undo_notation(seq: int) -> str:
    """The row that takes back everything after row `seq`."""
    return f"{_UNDO_TO}{seq}"


def without_undone(rows: Iterable[LogRow]) -> list[LogRow]:
    """The rows in force: each `undo to n` removes itself and every row after n."""
    kept: list[LogRow] = []
    for row in rows:
        if row.kind == UNDO:
            last = int(row.notation.removeprefix(_UNDO_TO))
            while kept and kept[-1].seq > last:
                kept.pop()
        else:
            kept.append(row)
    return kept


def choice_of(row: LogRow) -> Choice:
    """The choice a row records. Raises ValueError for a row that no seat chose."""
    if row.seat is None:
        raise ValueError(f"row {row.seq} of game {row.game_id} has no seat")
    return Choice(row.seat, row.notation, tuple(row.outcomes))
