"""What one act will add to the database (rows, turns, posts, timers), gathered until commit.py writes it."""

from dataclasses import dataclass, field
from typing import Any

from db import LogRow, TimerRow
from host.messages.posts import Post
from host.table.log import CORRECTION, SEAT, UNDO, swapped_with
from host.table.records import Turn


@dataclass(slots=True)
class PendingRows:
    """An act of the time `at` (UTC seconds): its log rows, and the turns that they finished. `news`: posts besides the
    story; `settled`: the timer that this is done for; `reseated`: whether another player has a seat; `displaced`: a
    person whose seat somebody else has taken, and who is invited no more; `columns`: of the game's row, besides those
    that every press changes; `undone_after`: the row to which finished turns are taken back, whose records are marked
    as undone."""

    at: float
    rows: list[LogRow] = field(default_factory=list)
    turns: list[Turn] = field(default_factory=list)
    news: list[Post] = field(default_factory=list)
    settled: TimerRow | None = None
    reseated: bool = False
    displaced: int | None = None
    columns: dict[str, Any] = field(default_factory=dict)
    undone_after: int | None = None

    @property
    def retold(self) -> bool:
        """Whether the history is another one, or tells of something taken back or corrected."""
        return any(row.kind in (UNDO, CORRECTION) and row.seat is None for row in self.rows)

    @property
    def seated(self) -> set[int | None]:
        """The seats that another player has from here on, both where two persons have exchanged theirs."""
        rows = [row for row in self.rows if row.kind == SEAT]
        return {row.seat for row in rows} | {swapped_with(row) for row in rows}
