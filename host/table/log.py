"""The log of a game: the kinds of its rows (new, choice, timeout, undo, correction, seat, status), what each holds, and
which rows are in force.

`new`: the set-up, its `data` the contents of the decks, the secret's fingerprint, how the seats were drawn, and the
mark of all this that was mixed into the seed (`host.table.seeds.set_up_mark`).
`choice`: a seat chose `notation`. In both `data` has the answers to needless decisions that followed, if there were any
("unasked"), the computer player that chose with its version and the iterations of its search ("house"), whether it
plays for a person ("stand_in"), and "shortcut" where the press of the row before made this choice too, so that both are
undone together; what it left to chance follows from the seed (host.table.seeds). `timeout`: the same, chosen for a seat
whose time had run out. `undo`: all rows after the one it names are taken back; if the row has a seat, these are that
seat's choices of the running turn, otherwise what others know too (`data`: who took it back and why, see
`host.votes.undo_request`).
`correction`: the position was set to the dump in `data` ("position"). `seat`: another player has the seat from here on;
where `data` has "swapped_with", the persons of it and that seat have exchanged them.
`status`: the table is paused, goes on, is cancelled, or over because one of two players, its seat, resigned; its
notation is the status of the game's row."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from db import Database, JsonObject, LogRow
from engine.core.decision import NOBODY, Choice
from engine.core.dice import commitment
from engine.core.position import AnyPosition
from engine.core.rules import LASTING_VERSION, Decks, Unreadable

CHOICES = CHOICE, TIMEOUT = "choice", "timeout"
NEW, UNDO, CORRECTION, SEAT, STATUS = "new", "undo", "correction", "seat", "status"
KINDS: Final = (NEW, *CHOICES, UNDO, CORRECTION, SEAT, STATUS)
_UNDO_TO: Final = "undo to "
_SHORTCUT: Final = "shortcut"


def undo_notation(seq: int) -> str:
    """The notation of an `undo` row that takes back all rows after row `seq`."""
    return f"{_UNDO_TO}{seq}"


def last_kept(row: LogRow) -> int:
    """The last row before an `undo` row that it does not take back. Raises Unreadable unknown_row."""
    try:
        return int(row.notation.removeprefix(_UNDO_TO))
    except ValueError as problem:
        raise Unreadable("unknown_row", row=row.seq) from problem


async def written_at(db: Database, game_id: str, seq: int) -> float:
    """When row `seq` of a log was written, in UTC seconds."""
    (row,) = await db.games.log(game_id, after=seq - 1, upto=seq)
    return row.at


def check_complete(rows: Iterable[LogRow], after: int, known: int) -> None:
    """Raises Unreadable: row_missing unless the rows are numbered on from row `after` without a gap, newer_version for
    a row of a version later than `known`, too_old for one of a version whose logs are not promised to replay,
    unknown_row for a kind that is not in KINDS."""
    for expected, row in enumerate(rows, after + 1):
        if row.seq != expected:
            raise Unreadable("row_missing", row=expected)
        if row.rules_version > known:
            raise Unreadable("newer_version", version=row.rules_version, known=known)
        if row.rules_version < LASTING_VERSION:
            raise Unreadable("too_old", version=row.rules_version)
        if row.kind not in KINDS:
            raise Unreadable("unknown_row", row=row.seq)


def without_undone(rows: Iterable[LogRow]) -> list[LogRow]:
    """The rows in force: without `undo` rows and without all rows that they take back.

    `seat` rows always stay in force, because an undo does not return a seat to its former player. Raises Unreadable
    unknown_row for an `undo` row that does not name a row."""
    kept: list[LogRow] = []
    for row in rows:
        if row.kind == UNDO:
            last = last_kept(row)
            kept = [earlier for earlier in kept if earlier.seq <= last or earlier.kind == SEAT]
        else:
            kept.append(row)
    return kept


def choice_of(row: LogRow) -> Choice:
    """The choice that a row records. Raises Unreadable unknown_row for a row without a seat."""
    if row.seat is None:
        raise Unreadable("unknown_row", row=row.seq)
    return Choice(row.seat, row.notation, tuple(row.outcomes), _unasked(row))


def opening_of(first: LogRow) -> Choice:
    """The set-up that a log's first row records, as a choice of nobody."""
    return Choice(NOBODY, NEW, tuple(first.outcomes), _unasked(first))


def _unasked(row: LogRow) -> tuple[str, ...]:
    return tuple((row.data or {}).get("unasked", ()))


def choice_data(
    choice: Choice, house: str = "", *, stand_in: bool = False, in_shortcut: bool = False
) -> JsonObject | None:
    """The data of a choice's row: the answers to needless decisions, the computer player that chose, whether it plays
    for a person, and whether the row goes on a shortcut; None without any of these."""
    data: JsonObject = {"unasked": list(choice.unasked)} if choice.unasked else {}
    data |= {"house": house} if house else {}
    data |= {"stand_in": True} if stand_in else {}
    return data | ({_SHORTCUT: True} if in_shortcut else {}) or None


def is_stand_in(row: LogRow) -> bool:
    """Whether a row is the choice of a computer player for a person; not known of rows of version 1.0.0 that are no
    `timeout`."""
    return row.kind == TIMEOUT or (row.kind == CHOICE and bool((row.data or {}).get("stand_in")))


def goes_on_shortcut(row: LogRow) -> bool:
    """Whether the press of the row before made the choice of this row too."""
    return bool((row.data or {}).get(_SHORTCUT))


def first_row(
    game_id: str,
    position: AnyPosition,
    decks: Mapping[str, Sequence[str]],
    secret: bytes,
    at: float,
    joined: Sequence[str] | None = None,
    set_up: str | None = None,
    interaction_id: int | None = None,
    version: int | None = None,
) -> LogRow:
    """The first row of the log of a game that is set up in this position. `secret`: of which it holds the fingerprint;
    `joined`: the colours of the seats as they were taken, if their order was drawn; `set_up`: what was mixed into the
    seed of it, if anything (host.table.seeds.set_up_mark); `version`: of the rules with which it begins, by default
    today's; `at`: UTC seconds."""
    opening, rules_version = position.last, version or position.rules.version
    drawn = {"joined": joined, "set_up": set_up}
    data = {"decks": dict(decks), "commitment": commitment(secret), **drawn, **(choice_data(opening) or {})}
    outcomes = list(opening.outcomes)
    return LogRow(game_id, 1, None, NEW, NEW, outcomes, None, False, rules_version, at, interaction_id, data)


def fingerprint_of(first: LogRow) -> str:
    """The commitment in a log's first row."""
    return str((first.data or {})["commitment"])


def swapped_with(row: LogRow) -> int | None:
    """The other seat where a `seat` row says that two persons have exchanged their seats."""
    return (row.data or {}).get("swapped_with") if row.kind == SEAT else None


def joined_order(first: LogRow) -> list[str] | None:
    """The colours of the seats as they were taken, from a log's first row; None if no order was drawn for them."""
    return (first.data or {}).get("joined")


def mixed_set_up(first: LogRow) -> str | None:
    """The mark of the set-up that was mixed into the seed, from a log's first row; None if none was."""
    return (first.data or {}).get("set_up")


def decks_of(first: LogRow) -> Decks:
    """The contents of the decks before they were shuffled, from a log's first row."""
    decks: Decks = (first.data or {}).get("decks", {})
    return decks
