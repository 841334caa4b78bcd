"""A change: everything that one press does to the database, applied in one transaction or not at all."""

from collections.abc import Hashable, Iterable, Mapping
from dataclasses import dataclass, replace
from functools import cache
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import ARRAY, ColumnElement, Table, bindparam, column, delete, func, insert, update
from sqlalchemy.sql.dml import UpdateBase

from db import schema
from db.packing import ZLIB_JSON, Archive, PackedLog, checksum_of, pack_record
from db.problems import WriteRefused
from db.rows import (
    AheadRow,
    FollowerRow,
    GameRow,
    HintsRow,
    JsonObject,
    LogRow,
    PromptRow,
    RecordRow,
    ResultRow,
    SeatRow,
    TimeBankRow,
    TimerRow,
)

Values = dict[str, Any]
Row = GameRow | LogRow | SeatRow | PromptRow | TimeBankRow | ResultRow | AheadRow | HintsRow | FollowerRow

_NONCE_BYTES: Final = 12  # 16 characters; Discord takes up to 25


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """SQL that is run with many sets of values at once. Statements of lower stages run first. If a guarded statement
    does not find a row for each set of values, the whole change is refused, with `refusal` if it has one. `together`:
    the same for PostgreSQL, whose driver says how many rows were found only where all sets are in one statement: each
    parameter is an array."""

    stage: int
    sql: UpdateBase
    guarded: bool = False
    refusal: type[WriteRefused] | None = None
    together: UpdateBase | None = None


_CREATE, _UPDATE, _DELETE, _INSERT, _REMOVE = range(5)


def values_of(row: Row) -> Values:
    """The columns of a row by their names."""
    return {name: getattr(row, name) for name in row.__slots__}


def insertion(table: Table, stage: int = _INSERT) -> Statement:
    return Statement(stage, insert(table))


def guard(sql: UpdateBase, refusal: type[WriteRefused]) -> Statement:
    """An update that changes nothing and finds its row only if the change may be."""
    return Statement(_UPDATE, sql, guarded=True, refusal=refusal)


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
_new_packed_log = insertion(schema.packed_logs)
_new_packed_actors = insertion(schema.packed_actors)
_new_timer = insertion(schema.timers)
_new_seats = insertion(schema.seats)
_new_time_banks = insertion(schema.time_banks)
_new_invites = insertion(schema.invites)
_new_mixed_people = insertion(schema.mixed_people)
_new_post = insertion(schema.outbox)
_new_prompt = insertion(schema.prompts)
_new_results = insertion(schema.results)
_new_hints = insertion(schema.hints)
_new_handled = insertion(schema.handled)
_no_seats = deletion(schema.seats, "game_id")
_new_ahead = insertion(schema.ahead)
_no_ahead = deletion(schema.ahead, "game_id", "seat", "name")
_nothing_ahead = deletion(schema.ahead, "game_id", "seat")
_no_time_banks = deletion(schema.time_banks, "game_id")
_stopped_time_banks = Statement(
    _UPDATE,
    update(schema.time_banks).where(schema.time_banks.c.game_id == bindparam("of_game_id")).values(since=None),
)
_no_invites = deletion(schema.invites, "game_id")
_no_prompt = deletion(schema.prompts, "message_id")
_no_followers = deletion(schema.followers, "game_id")
_no_records = deletion(schema.records, "game_id")
_no_packed_log = deletion(schema.packed_logs, "game_id")
_no_packed_actors = deletion(schema.packed_actors, "game_id")
_packed_rows = (schema.log.c.game_id == bindparam("of_game_id"), schema.log.c.seq <= bindparam("upto_seq"))
_no_packed_rows = Statement(_DELETE, delete(schema.log).where(*_packed_rows))
_no_archive = deletion(schema.archives, "game_id")
_no_timer = deletion(schema.timers, "key")
_no_timers = deletion(schema.timers, "game_id")
# Before other deletions: a change may settle a timer and arm the next of its kind.
_settled_timer = replace(deletion(schema.timers, "id", "lease_owner"), stage=_UPDATE)
_settled_timer_once = replace(_settled_timer, guarded=True)
_delayed_timers = Statement(
    _UPDATE,
    update(schema.timers)
    .where(schema.timers.c.game_id == bindparam("of_game_id"))
    .values(due=schema.timers.c.due + bindparam("later"), lease_owner=None, lease_until=None),
)
_of_a_game = [table for table in schema.metadata.sorted_tables if "game_id" in table.columns]
_nothing_of_it = [replace(deletion(table, "game_id"), stage=_REMOVE) for table in _of_a_game]
_no_game = replace(deletion(schema.games, "id"), stage=_REMOVE + 1)
_undone_records = Statement(
    _UPDATE,
    update(schema.records)
    .where(schema.records.c.game_id == bindparam("of_game_id"), schema.records.c.last_seq > bindparam("after_seq"))
    .values(undone=True),
)


@cache
def _game_update(columns: tuple[str, ...], with_revision: bool) -> Statement:
    games = schema.games.c
    expected = ("id", "seq", "revision") if with_revision else ("id", "seq")
    types = {f"of_{name}": games[name].type for name in expected} | {
        f"new_{name}": games[name].type for name in columns
    }

    def sql(values: Mapping[str, ColumnElement[Any]]) -> UpdateBase:
        found = [games[name] == values[f"of_{name}"] for name in expected]
        return update(schema.games).where(*found).values({games[name]: values[f"new_{name}"] for name in columns})

    arrays = [bindparam(name, type_=ARRAY(kind)) for name, kind in types.items()]
    rows = func.unnest(*arrays).table_valued(*(column(name, kind) for name, kind in types.items()), name="given")
    one_by_one = {name: bindparam(name, type_=kind) for name, kind in types.items()}
    return Statement(_UPDATE, sql(one_by_one), guarded=True, together=sql(dict(rows.render_derived().c)))


class Change:
    """Collects statements about one game, to be passed to `Database.write`.

    Whatever the order of the calls, they are run in the order: new game, updates, deletions, insertions, removal.
    `key`: changes of the same key are committed in the order in which they were written; the game's id unless given.
    `timer_kinds`: of the timers that it sets and ends one by one; `tables`: those of which it changes rows.
    """

    def __init__(self, game_id: str, key: Hashable = None) -> None:
        self.key = game_id if key is None else key
        self.game_id = game_id
        self.channel_id: int | None = None
        self.takes_channel = False
        self.interaction_id: int | None = None
        self.timer_kinds: set[str] = set()
        self.operations: list[tuple[Statement, list[Values]]] = []
        self.tables: set[object] = set()

    def add(self, statement: Statement, *values: Values) -> None:
        """Add a statement with its sets of values; it is skipped when there are none."""
        if values:
            self.operations.append((statement, list(values)))
            self.tables.add(statement.sql.table)

    def create_game(self, game: GameRow) -> None:
        """Insert a new game; its id must be that of the change, made by `new_game_id()`."""
        self.channel_id, self.takes_channel = game.channel_id, True
        self.add(_new_game, values_of(game))

    def remove_game(self) -> None:
        """Delete the game and all that is stored of it."""
        for statement in _nothing_of_it:
            self.add(statement, {"of_game_id": self.game_id})
        self.add(_no_game, {"of_id": self.game_id})

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
        """Append rows to the log. If one has an interaction's id, the change is refused with DuplicateInteraction when
        that interaction was handled before."""
        values = [values_of(row) for row in rows]
        for row in values:
            if self.interaction_id is None:
                self.interaction_id = row["interaction_id"]
        self.add(_new_rows, *values)

    def handle(self, interaction_id: int) -> None:
        """Note the interaction of a change without log rows (in a lobby), so that it cannot take effect twice."""
        self.interaction_id = interaction_id
        self.add(_new_handled, {"interaction_id": interaction_id, "game_id": self.game_id})

    def record(self, record: RecordRow) -> None:
        """Insert the record of a finished turn."""
        blob = pack_record(record.content)
        packed = {"codec": ZLIB_JSON, "checksum": checksum_of(record.game_id, blob), "blob": blob}
        names = (name for name in record.__slots__ if name != "content")
        self.add(_new_record, {name: getattr(record, name) for name in names} | packed)

    def mark_undone(self, after_seq: int) -> None:
        """Mark the records of turns that ended after row `after_seq` as undone; they stay in the database."""
        self.add(_undone_records, {"of_game_id": self.game_id, "after_seq": after_seq})

    def archive(self, archive: Archive) -> None:
        """Replace all records of a game that has ended by the archive that `pack_archive` made."""
        self.add(_no_records, {"of_game_id": self.game_id})
        self.add(_no_archive, {"of_game_id": self.game_id})
        self.add(_new_archive, {name: getattr(archive, name) for name in archive.__slots__})

    def pack_log(self, packed: PackedLog, handled: Iterable[int]) -> None:
        """Replace the rows of a log by what `pack_log` made of them. `handled`: the interactions among them that may
        still be delivered again."""
        owner = {"of_game_id": self.game_id}
        self.add(_no_packed_rows, {**owner, "upto_seq": packed.last_seq})
        self.add(_no_packed_log, owner)
        self.add(_no_packed_actors, owner)
        names = schema.packed_logs.columns.keys()
        self.add(_new_packed_log, {name: getattr(packed, name) for name in names})
        actors = [{"game_id": self.game_id, "number": n, "user_id": actor} for n, actor in enumerate(packed.actors)]
        self.add(_new_packed_actors, *actors)
        self.add(_new_handled, *[{"interaction_id": one, "game_id": self.game_id} for one in handled])

    def arm(self, kind: str, due: float, payload: JsonObject, *, user_id: int | None = None) -> None:
        """Set a timer of the game, of a person in it or of a person alone; it replaces an earlier one of that kind.
        `due`: UTC seconds."""
        self.timer_kinds.add(kind)
        key = self._timer_key(kind, user_id)
        owner = {"game_id": self.game_id or None, "user_id": user_id}
        lease = {"lease_owner": None, "lease_until": None}
        self.add(_no_timer, {"of_key": key})
        self.add(_new_timer, {"key": key, **owner, "kind": kind, "due": due, "payload": payload, **lease})

    def disarm(self, kind: str, *, user_id: int | None = None) -> None:
        """Delete such a timer, if there is one."""
        self.timer_kinds.add(kind)
        self.add(_no_timer, {"of_key": self._timer_key(kind, user_id)})

    def disarm_all(self) -> None:
        """Delete all timers of the game."""
        self.add(_no_timers, {"of_game_id": self.game_id})

    def delay_timers(self, seconds: float) -> None:
        """All timers of the game are due so much later; those that are claimed are given back undone."""
        self.add(_delayed_timers, {"of_game_id": self.game_id, "later": seconds})

    def settle(self, timer: TimerRow, *, guarded: bool = True) -> None:
        """Delete a claimed timer, because this change does what it was set for. `guarded`: the change is refused if the
        timer was armed again or claimed by another process meanwhile, so that its effect happens only once."""
        self.timer_kinds.add(timer.kind)
        statement = _settled_timer_once if guarded else _settled_timer
        self.add(statement, {"of_id": timer.id, "of_lease_owner": timer.lease_owner})

    def end(self, timer: TimerRow) -> None:
        """Settle a timer if it is claimed, that is due; otherwise delete it before its time."""
        if timer.lease_owner is not None:
            self.settle(timer)
        else:
            self.disarm(timer.kind, user_id=timer.user_id)

    def _timer_key(self, kind: str, user_id: int | None) -> str:
        return f"{kind}:{self.game_id}:{user_id or ''}"

    def seats(self, seats: Iterable[SeatRow]) -> None:
        """Replace all seats of the game."""
        self.add(_no_seats, {"of_game_id": self.game_id})
        self.add(_new_seats, *[values_of(seat) for seat in seats])

    def time_banks(self, banks: Iterable[TimeBankRow]) -> None:
        """Replace what is stored of the time that the game's seats have left."""
        self.add(_no_time_banks, {"of_game_id": self.game_id})
        self.add(_new_time_banks, *[values_of(bank) for bank in banks])

    def ahead(self, seat: int, name: str, content: JsonObject | None) -> None:
        """Replace what a seat answered ahead under this name; None: nothing any more."""
        self.add(_no_ahead, {"of_game_id": self.game_id, "of_seat": seat, "of_name": name})
        if content is not None:
            self.add(_new_ahead, values_of(AheadRow(self.game_id, seat, name, content)))

    def nothing_ahead(self, seat: int) -> None:
        """Delete all that a seat answered ahead."""
        self.add(_nothing_ahead, {"of_game_id": self.game_id, "of_seat": seat})

    def stop_time_banks(self) -> None:
        """Nobody's time passes any more; what has passed since it was last noted is not counted."""
        self.add(_stopped_time_banks, {"of_game_id": self.game_id})

    def unfollowed(self) -> None:
        """Nobody follows the game any more."""
        self.add(_no_followers, {"of_game_id": self.game_id})

    def invites(self, user_ids: Iterable[int]) -> None:
        """Replace the list of people invited to a private game."""
        self.add(_no_invites, {"of_game_id": self.game_id})
        self.add(_new_invites, *[{"game_id": self.game_id, "user_id": user_id} for user_id in user_ids])

    def mix_people(self, seats: Mapping[int, int]) -> None:
        """Note the people whose ids went into the game's seed, in this order, and the seat of each."""
        rows = [
            {"game_id": self.game_id, "place": place, "user_id": user_id, "seat": seat}
            for place, (user_id, seat) in enumerate(seats.items())
        ]
        self.add(_new_mixed_people, *rows)

    def results(self, results: Iterable[ResultRow]) -> None:
        """Add the results of a game; the change is refused where it has some already."""
        self.add(_new_results, *[values_of(result) for result in results])

    def hints(self, rows: Iterable[HintsRow]) -> None:
        """Add who asked for hints in a game."""
        self.add(_new_hints, *[values_of(row) for row in rows])

    def post(self, seq: int, kind: str, channel_id: int, payload: JsonObject, *, due: float, ordinal: int = 0) -> None:
        """Put a post into the outbox; (seq, kind, ordinal) must be unique within the game. `due`: UTC seconds."""
        of_game = {"game_id": self.game_id, "seq": seq, "ordinal": ordinal, "channel_id": channel_id, "user_id": None}
        self._post(kind, payload, due, of_game)

    def post_to(self, user_id: int, kind: str, payload: JsonObject, *, due: float) -> None:
        """Put a post to a person into the outbox, which belongs to no game. `due`: UTC seconds."""
        to_person = {"game_id": None, "seq": 0, "ordinal": 0, "channel_id": None, "user_id": user_id}
        self._post(kind, payload, due, to_person)

    def _post(self, kind: str, payload: JsonObject, due: float, addressee: Values) -> None:
        nonce = token_urlsafe(_NONCE_BYTES)
        state = {
            "state": "waiting",
            "nonce": nonce,
            "message_id": None,
            "attempts": 0,
            "error": None,
        }
        self.add(_new_post, {**addressee, "kind": kind, "payload": payload, "due": due, **state})

    def prompt(self, prompt: PromptRow) -> None:
        """Note that a message with buttons is now in the channel."""
        self.add(_new_prompt, values_of(prompt))

    def remove_prompt(self, message_id: int) -> None:
        """Note that a message with buttons is no longer in the channel."""
        self.add(_no_prompt, {"of_message_id": message_id})
