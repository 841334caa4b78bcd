"""A change: everything one press does to the database, applied whole or not at all."""

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, replace
from functools import cache
from typing import Any

from sqlalchemy import Table, bindparam, delete, insert, update
from sqlalchemy.sql.dml import UpdateBase

from db import schema
from db.ids import new_nonce
from db.packing import ZLIB_JSON, Archive, checksum_of, pack_record
from db.rows import GameRow, JsonObject, LogRow, PromptRow, RecordRow, SeatRow, TimerRow

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
_new_record = insertion(schema.records)
_new_archive = insertion(schema.archives)
_new_timer = insertion(schema.timers)
_new_seats = insertion(schema.seats)
_new_invites = insertion(schema.invites)
_new_post = insertion(schema.outbox)
_new_prompt = insertion(schema.prompts)
_new_handled = insertion(schema.handled)
_no_seats = deletion(schema.seats, "game_id")
_no_invites = deletion(schema.invites, "game_id")
_no_prompt = deletion(schema.prompts, "message_id")
_no_records = deletion(schema.records, "game_id")
_no_timer = deletion(schema.timers, "key")
_no_timers = deletion(schema.timers, "game_id")
# Before other deletions: a change may settle a timer and arm the next of its kind.
_settled_timer = replace(deletion(schema.timers, "id", "lease_owner"), stage=_UPDATE)
_settled_timer_once = replace(_settled_timer, guarded=True)
_undone_records = Statement(
    _UPDATE,
    update(schema.records)
    .where(schema.records.c.game_id == bindparam("of_game_id"), schema.records.c.last_seq > bindparam("after_seq"))
    .values(undone=True),
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
        self.takes_channel = False
        self.interaction_id: int | None = None
        self.operations: list[tuple[Statement, list[Values]]] = []

    def add(self, statement: Statement, *values: Values) -> None:
        self.operations.append((statement, list(values)))

    def create_game(self, game: GameRow) -> None:
        """A new table; `game.id` comes from `new_game_id()` and is the change's own."""
        self.channel_id, self.takes_channel = game.channel_id, True
        self.add(_new_game, _values(game))

    def update_game(self, expected_seq: int, expected_revision: int | None = None, **columns: Any) -> None:
        """Sets columns of the game's row, provided it still is at `expected_seq` (and revision, if given)."""
        values = {"of_id": self.game_id, "of_seq": expected_seq}
        if expected_revision is not None:
            values["of_revision"] = expected_revision
        names = tuple(sorted(columns))
        values.update({f"new_{name}": columns[name] for name in names})
        self.channel_id = columns.get("channel_id", self.channel_id)
        self.takes_channel |= not columns.keys().isdisjoint(("channel_id", "status"))
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

    def record(self, record: RecordRow) -> None:
        """What is stored of one more finished turn."""
        blob = pack_record(record.content)
        packed = {"codec": ZLIB_JSON, "checksum": checksum_of(record.game_id, blob), "blob": blob}
        names = (name for name in record.__slots__ if name != "content")
        self.add(_new_record, {name: getattr(record, name) for name in names} | packed)

    def mark_undone(self, after_seq: int) -> None:
        """The turns that ended after row `after_seq` are taken back; their records stay."""
        self.add(_undone_records, {"of_game_id": self.game_id, "after_seq": after_seq})

    def archive(self, archive: Archive) -> None:
        """All records of the game, which has ended, as one blob in their place; `pack_archive` makes it."""
        self.add(_no_records, {"of_game_id": self.game_id})
        self.add(_new_archive, {name: getattr(archive, name) for name in archive.__slots__})

    def arm(self, kind: str, due: float, payload: JsonObject, *, user_id: int | None = None) -> None:
        """A timer of the game, of a person in it or of a person alone, in place of the one of that kind before."""
        key = self._timer_key(kind, user_id)
        owner = {"game_id": self.game_id or None, "user_id": user_id}
        lease = {"lease_owner": None, "lease_until": None}
        self.add(_no_timer, {"of_key": key})
        self.add(_new_timer, {"key": key, **owner, "kind": kind, "due": due, "payload": payload, **lease})

    def disarm(self, kind: str, *, user_id: int | None = None) -> None:
        """No such timer any more, whether there was one or not."""
        self.add(_no_timer, {"of_key": self._timer_key(kind, user_id)})

    def disarm_all(self) -> None:
        """No timer of the game any more."""
        self.add(_no_timers, {"of_game_id": self.game_id})

    def settle(self, timer: TimerRow, *, guarded: bool = True) -> None:
        """A claimed timer is done with this change. `guarded`: the change is refused if the timer was armed again or
        claimed by another process meanwhile, so that what it does happens once."""
        statement = _settled_timer_once if guarded else _settled_timer
        self.add(statement, {"of_id": timer.id, "of_lease_owner": timer.lease_owner})

    def _timer_key(self, kind: str, user_id: int | None) -> str:
        return f"{kind}:{self.game_id}:{user_id or ''}"

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
