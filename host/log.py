"""The log of a game: what kinds of rows there are, and which rows are in force.

`new`: the set-up, its `data` the contents of the decks and the seed's fingerprint. `choice`: a seat chose `notation`.
`timeout`: the same, chosen for a seat whose time had run out. `undo`: everything after the row it names is taken back;
with a seat its own choices of the running turn, without one all later turns. `correction`: the position was set to the
dump in `data` ("position"). `seat`: another player has the seat from here on. `rules`: the game goes on under another
version of the rules, from the turn boundary after row `after`; rows after that boundary are taken back (`data`: "from",
"to", "after").
"""

from collections.abc import Iterable
from typing import Final

from db import LogRow
from engine.core.position import Choice
from engine.core.rules import Unreadable

NEW: Final = "new"
CHOICE: Final = "choice"
TIMEOUT: Final = "timeout"
UNDO: Final = "undo"
CORRECTION: Final = "correction"
SEAT: Final = "seat"
RULES: Final = "rules"
CHOICES: Final = (CHOICE, TIMEOUT)
KINDS: Final = (NEW, *CHOICES, UNDO, CORRECTION, SEAT, RULES)
_UNDO_TO: Final = "undo to "


def undo_notation(seq: int) -> str:
    """The notation of the row that takes back everything after row `seq`."""
    return f"{_UNDO_TO}{seq}"


def check_complete(rows: Iterable[LogRow], after: int, known: int) -> None:
    """Raises Unreadable (row_missing, newer_version, unknown_row) unless the rows go on after row `after`, none written
    under a later version of the rules than `known`, all of known kinds."""
    for expected, row in enumerate(rows, after + 1):
        if row.seq != expected:
            raise Unreadable("row_missing", row=expected)
        if row.rules_version > known:
            raise Unreadable("newer_version", version=row.rules_version, known=known)
        if row.kind not in KINDS:
            raise Unreadable("unknown_row", row=row.seq)


def without_undone(rows: Iterable[LogRow]) -> list[LogRow]:
    """The rows in force: an undo removes itself and what it takes back, a change of rules what it takes back.

    What did not change the position stays: nobody's seat is given back by an undo. Raises Unreadable for an undo that
    does not say to where."""
    kept: list[LogRow] = []
    for row in rows:
        if row.kind in (UNDO, RULES):
            last = _last_kept(row)
            kept = [one for one in kept if one.seq <= last or one.kind == SEAT]
        if row.kind != UNDO:
            kept.append(row)
    return kept


def _last_kept(row: LogRow) -> int:
    try:
        return int(row.notation.removeprefix(_UNDO_TO)) if row.kind == UNDO else int((row.data or {})["after"])
    except (ValueError, KeyError, TypeError) as problem:
        raise Unreadable("unknown_row", row=row.seq) from problem


def choice_of(row: LogRow) -> Choice:
    """The choice a row records. Raises Unreadable for a row that no seat chose."""
    if row.seat is None:
        raise Unreadable("unknown_row", row=row.seq)
    return Choice(row.seat, row.notation, tuple(row.outcomes))


def fingerprint_of(first: LogRow) -> str:
    """What was published of the dice's seed when the game began; version 1 wrote it as the row's notation."""
    return str(first.data["commitment"]) if first.data is not None else first.notation
