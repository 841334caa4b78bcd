"""A change: everything one press does to the database, applied whole or not at all."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass
from functools import cache
from typing import Any

from sqlalchemy import Table, bindparam, delete, false, insert, update
from sqlalchemy.sql.dml import UpdateBase

from db import schema
from db.ids import new_nonce
from db.rows import GameRow, JsonObject, LogRow, PromptRow, SeatRow
from db.snapshots import ZLIB_JSON, pack

KEPT_BOUNDARIES = 25

Values = dict[str, Any]


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """SQL run with many sets of values at once. Lower stages run first; a guarded one must find each of its rows."""

    stage: int
    sql: UpdateBase
    guarded: bool = False


_CREATE, _UPDATE, _DELETE, _INSERT = range(4)


def _values(row: GameRow | LogRow | SeatRow | PromptRow) -> Values:
    return {name: getattr(row, name) for name in row.__slots__}


def insertion(table: Table, stage: int = _INSERT) -> Statement:
    return Statement(stage, insert(table))


def deletion(table: Table, *columns: str) -> Statement:
    """Deletes where each column equals the value `of_<column>`."""
    sql = delete(table)
    for name in columns:
        sql = sql.where(table.c[name] == bindparam(f"of_{name}"))
    return Statement(_DELETE, sql)


_new_game = insertion(schema.games, _CREATE)
_new_rows = insertion(schema.log)
_new_snapshot = insertion(schema.snapshots)
_new_seats = insertion(schema.seats)
_new_invites = insertion(schema.invites)
_new_post = insertion(schema.outbox)
_new_prompt = insertion(schema.prompts)
_new_handled = insertion(schema.handled)
_no_seats = deletion(schema.seats, "game_id")
_no_invites = deletion(schema.invites, "game_id")
_no_prompt = deletion(schema.prompts, "message_id")
_no_old_snapshots = Statement(
    _DELETE,
    delete(schema.snapshots).where(
        schema.snapshots.c.game_id == bindparam("of_game_id"), schema.snapshots.c.kept == false()
    ),
)


@cache
def _game_update(columns: tuple[str, ...], with_revision: bool) -> Statement:
    games = schema.games
    sql = update(games).where(games.c.id == bindparam("of_id"), games.c.seq == bindparam("of_seq"))
    if with_revision:
        sql = sql.where(games.c.revision == bindparam("of_revision"))
    return Statement(_UPDATE, sql.values({games.c[name]: bindparam(f"new_{name}") for name in columns}), guarded=True)


class Change:
    """Collects what shall happen to one game, then goes to `Database.write`.

    Within a change the order is always: a new game, updates, deletions, insertions.
    """

    def __init__(self, game_id: str) -> None:
        self.key: Hashable = game_id
        self.game_id = game_id
        self.channel_id: int | None = None
        self.interaction_id: int | None = None
        self.operations: list[tuple[Statement, list[Values]]] = []

    def add(self, statement: Statement, *values: Values) -> None:
        self.operations.append((statement, list(values)))

    def create_game(self, game: GameRow) -> None:
        """A new table; `game.id` comes from `new_game_id()` and is the change's own."""
        self.channel_id = game.channel_id
        self.add(_new_game, _values(game))

    def update_game(self, expected_seq: int, expected_revision: int | None = None, **columns: Any) -> None:
        """Sets columns of the game's row, provided it still is at `expected_seq` (and revision, if given)."""
        values = {"of_id": self.game_id, "of_seq": expected_seq}
        if expected_revision is not None:
            values["of_revision"] = expected_revision
        names = tuple(sorted(columns))
        values.update({f"new_{name}": columns[name] for name in names})
        self.channel_id = columns.get("channel_id", self.channel_id)
        self.add(_game_update(names, expected_revision is not None), values)

    def append(self, rows: Iterable[LogRow]) -> None:
        """Rows of the log; the first that has an interaction's id makes the change one that cannot happen twice."""
        values = [_values(row) for row in rows]
        for row in values:
            if self.interaction_id is None:
                self.interaction_id = row["interaction_id"]
        self.add(_new_rows, *values)

    def handle(self, interaction_id: int) -> None:
        """For a change without rows of the log (the lobby): an interaction that must not take effect twice."""
        self.interaction_id = interaction_id
        self.add(_new_handled, {"interaction_id": interaction_id, "game_id": self.game_id})

    def snapshot(self, seq: int, boundary: int, state: Any) -> None:
        """The state after row `seq`, at the turn boundary with that number. Replaces the one before, but every
        25th is kept."""
        kept = boundary % KEPT_BOUNDARIES == 0
        values = {"game_id": self.game_id, "seq": seq, "boundary": boundary, "kept": kept}
        self.add(_no_old_snapshots, {"of_game_id": self.game_id})
        self.add(_new_snapshot, {**values, "codec": ZLIB_JSON, "blob": pack(state)})

    def seats(self, seats: Iterable[SeatRow]) -> None:
        """All seats of the game, in place of those before."""
        self.add(_no_seats, {"of_game_id": self.game_id})
        self.add(_new_seats, *[_values(seat) for seat in seats])

    def invites(self, user_ids: Iterable[int]) -> None:
        """All people invited to a private game, in place of those before."""
        self.add(_no_invites, {"of_game_id": self.game_id})
        self.add(_new_invites, *[{"game_id": self.game_id, "user_id": user_id} for user_id in user_ids])

    def post(self, seq: int, kind: str, channel_id: int, payload: JsonObject, *, due: float, ordinal: int = 0) -> None:
        """A message owed to a channel once this is committed; (seq, kind, ordinal) is unique within the game."""
        values = {"game_id": self.game_id, "seq": seq, "kind": kind, "ordinal": ordinal, "channel_id": channel_id}
        state = {"state": "waiting", "nonce": new_nonce(), "message_id": None, "attempts": 0, "error": None}
        self.add(_new_post, {**values, "payload": payload, "due": due, **state})

    def prompt(self, prompt: PromptRow) -> None:
        """A message with buttons now stands in the channel."""
        self.add(_new_prompt, _values(prompt))

    def remove_prompt(self, message_id: int) -> None:
        """It stands there no longer."""
        self.add(_no_prompt, {"of_message_id": message_id})
