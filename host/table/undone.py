"""Redo: which choices a seat took back last in its turn and may make again at one press, until something else is
chosen."""

from collections.abc import Iterable, Sequence

from db import LogRow
from host.table.log import CHOICES, SEAT, UNDO, last_kept


class Undone:
    """What was taken back in the running turn and not made again: the choices of each undo, the last undo last."""

    def __init__(self) -> None:
        self._taken: list[tuple[int, tuple[str, ...]]] = []

    def taken(self, seat: int, notations: Sequence[str]) -> None:
        """A seat has taken its choices back."""
        if notations:
            self._taken.append((seat, tuple(notations)))

    def made(self, seat: int, notation: str) -> None:
        """A seat has chosen: again what it took back first, or something else, after which nothing is made again."""
        by, notations = self._taken.pop() if self._taken else (seat, ())
        if notations[:1] != (notation,) or by != seat:
            self._taken.clear()
        else:
            self.taken(by, notations[1:])

    def forget(self) -> None:
        """Another player has a seat."""
        self._taken.clear()

    def of(self, seat: int) -> tuple[str, ...]:
        """The choices that a seat may make again at one press; empty where there are none."""
        by, notations = self._taken[-1] if self._taken else (seat, ())
        return notations if by == seat else ()


def undone_in(rows: Iterable[LogRow]) -> Undone:
    """What stands taken back after all rows of the log since the last turn boundary. Raises Unreadable unknown_row."""
    undone, made = Undone(), list[LogRow]()
    for row in rows:
        if row.kind in CHOICES:
            made.append(row)
            undone.made(row.seat or 0, row.notation)
        elif row.kind == UNDO:
            last = last_kept(row)
            back = [earlier for earlier in made if earlier.seq > last]
            made = [earlier for earlier in made if earlier.seq <= last]
            seat: int | None = (row.data or {}).get("by", row.seat)  # who reopened a turn stands in the data
            if seat is not None and all(earlier.seat == seat for earlier in back):
                undone.taken(seat, [earlier.notation for earlier in back])
            else:
                undone.forget()
        elif row.kind == SEAT:
            undone.forget()
    return undone
