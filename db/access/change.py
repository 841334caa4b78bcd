"""All that one change can do to the database: log, records, seats, timers, posts, time banks; applied in one
transaction or not at all, refused when the game has moved on."""

from collections.abc import Collection, Hashable, Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from secrets import token_urlsafe
from typing import Any, Final

from sqlalchemy import (
    ARRAY,
    Column,
    ColumnElement,
    Table,
    bindparam,
    column,
    delete,
    func,
    insert,
    literal,
    select,
    update,
)
from sqlalchemy.sql.dml import UpdateBase

from db import schema
from db.packing import ZLIB_JSON, Archive, PackedLog, checksum_of, pack_record
from db.problems import WriteRefused
from db.rows import (
    AheadRow,
    EntrantRow,
    FixtureRow,
    FollowerRow,
    GameRow,
    HintsRow,
    JsonObject,
    LeagueRow,
    LogRow,
    NoticeboardRow,
    PromptRow,
    RecordRow,
    ResultRow,
    SeatRow,
    SeekerRow,
    TimeBankRow,
    TimerRow,
)

Values = dict[str, Any]
Row = (
    GameRow
    | LogRow
    | SeatRow
    | PromptRow
    | TimeBankRow
    | ResultRow
    | AheadRow
    | HintsRow
    | FollowerRow
    | Archive
    | NoticeboardRow
    | SeekerRow
    | LeagueRow
    | EntrantRow
    | FixtureRow
)

TIMER: Final = "timer"
"""The kind of an entry of the journal: a timer (`timer`: its kind) was due, and what it was set for was done."""
POST: Final = "post"
"""The same: a post was owed, of the kind `post` and with this `ordinal`."""
_NONCE_BYTES: Final = 12  # 16 characters; Discord takes up to 25


_CREATE, _UPDATE, _DELETE, _INSERT, _OWE, _REMOVE = range(6)
_WAITING: Final = {"state": "waiting", "attempts": 0}  # a post that was just put into the outbox
NOTICEBOARD: Final = "noticeboard"
"""The kind of the post that brings a server's noticeboard up to date."""


@dataclass(frozen=True, slots=True, eq=False)
class Statement:
    """SQL that is run with many sets of values at once. Statements of lower stages run first. If a guarded statement
    does not find a row for each set of values, the whole change is refused, with `refusal` if it has one. `together`:
    the same for PostgreSQL, whose driver says how many rows were found only where all sets are in one statement: each
    parameter is an array."""

    sql: UpdateBase
    stage: int = _UPDATE
    guarded: bool = False
    refusal: type[WriteRefused] | None = None
    together: UpdateBase | None = None


_TABLES: Final[Mapping[type[Row], Table]] = {
    GameRow: schema.games,
    LogRow: schema.log,
    SeatRow: schema.seats,
    PromptRow: schema.prompts,
    TimeBankRow: schema.time_banks,
    ResultRow: schema.results,
    AheadRow: schema.ahead,
    HintsRow: schema.hints,
    FollowerRow: schema.followers,
    Archive: schema.archives,
    NoticeboardRow: schema.noticeboards,
    SeekerRow: schema.seekers,
    LeagueRow: schema.leagues,
    EntrantRow: schema.entrants,
    FixtureRow: schema.fixtures,
}


def values_of(row: Row) -> Values:
    """The columns of a row by their names."""
    return {name: getattr(row, name) for name in row.__slots__}


@cache
def insertion(table: Table) -> Statement:
    """A new game comes before all that belongs to it."""
    return Statement(insert(table), _CREATE if table in (schema.games, schema.leagues) else _INSERT)


@cache
def deletion(table: Table, *columns: str, stage: int = _DELETE, guarded: bool = False) -> Statement:
    """Deletes where each column equals the value `of_<column>`."""
    sql = delete(table).where(*(table.c[name] == bindparam(f"of_{name}") for name in columns))
    return Statement(sql, stage, guarded)


def _update_of_game(table: Table, *where: ColumnElement[bool], **columns: Any) -> Statement:
    sql = update(table).where(table.c.game_id == bindparam("of_game_id"), *where)
    return Statement(sql.values(columns))


_stopped_time_banks = _update_of_game(schema.time_banks, since=None)
_delayed_timers = _update_of_game(
    schema.timers, due=schema.timers.c.due + bindparam("later"), lease_owner=None, lease_until=None
)
_undone_records = _update_of_game(schema.records, schema.records.c.last_seq > bindparam("after_seq"), undone=True)
_packed_rows = (schema.log.c.game_id == bindparam("of_game_id"), schema.log.c.seq <= bindparam("upto_seq"))
_no_packed_rows = Statement(delete(schema.log).where(*_packed_rows), _DELETE)


def _renewal() -> tuple[Statement, Statement]:
    """Drops the renewals of a server's noticeboard that wait, and owes one where the server has a noticeboard."""
    outbox, boards = schema.outbox.c, schema.noticeboards.c
    of_guild = bindparam("of_guild", type_=boards.guild_id.type)
    waiting = (outbox.guild_id == of_guild, outbox.kind == NOTICEBOARD, outbox.state == _WAITING["state"])
    fixed = {"seq": 0, "ordinal": 0, "kind": NOTICEBOARD, "payload": {}, "due": 0.0, **_WAITING}
    columns: dict[Column[Any], ColumnElement[Any]]
    columns = {outbox[name]: literal(value, outbox[name].type) for name, value in fixed.items()}
    columns |= {outbox.guild_id: boards.guild_id, outbox.channel_id: boards.channel_id}
    columns[outbox.nonce] = bindparam("new_nonce", type_=outbox.nonce.type)
    owed = select(*columns.values()).where(boards.guild_id == of_guild)
    one = insert(schema.outbox).from_select([column.name for column in columns], owed)
    return Statement(delete(schema.outbox).where(*waiting), _DELETE), Statement(one, _OWE)


_no_renewals, _renewed = _renewal()


@cache
def _game_update(columns: tuple[str, ...], with_revision: bool) -> Statement:
    games = schema.games.c
    expected = ("id", "seq", "revision") if with_revision else ("id", "seq")
    types = {f"of_{name}": games[name].type for name in expected} | {
        f"new_{name}": games[name].type for name in columns
    }

    def sql(values: Mapping[str, ColumnElement[Any]]) -> UpdateBase:
        unchanged = [games[name] == values[f"of_{name}"] for name in expected]
        return update(schema.games).where(*unchanged).values({games[name]: values[f"new_{name}"] for name in columns})

    arrays = [bindparam(name, type_=ARRAY(kind)) for name, kind in types.items()]
    rows = func.unnest(*arrays).table_valued(*(column(name, kind) for name, kind in types.items()), name="given")
    one_by_one = {name: bindparam(name, type_=kind) for name, kind in types.items()}
    return Statement(sql(one_by_one), guarded=True, together=sql(dict(rows.render_derived().c)))


def _row_update(table: Table, key: tuple[str, ...], columns: tuple[str, ...]) -> Statement:
    """Sets these columns of the row of a key. Refused where there is none."""
    where = (table.c[name] == bindparam(f"of_{name}") for name in key)
    new = {table.c[name]: bindparam(f"new_{name}", type_=table.c[name].type) for name in columns}
    return Statement(update(table).where(*where).values(new), guarded=True)


_OF_LEAGUE: Final = ("channel_id", "setup", "season", "stage", "revision", "begins", "ends", "told", "messages", "lost")
_OF_ENTRANT: Final = ("status", "ready", "division", "deserted", "rank", "move")
_OF_FIXTURE: Final = ("entrants", "state", "game_id", "absent", "places", "scores", "counted")
_IN_SEASON: Final = ("league_id", "season", "number")
_league_update = _row_update(schema.leagues, ("id", "revision"), _OF_LEAGUE)
_entrant_update = _row_update(schema.entrants, _IN_SEASON, _OF_ENTRANT)
_fixture_update = _row_update(schema.fixtures, _IN_SEASON, _OF_FIXTURE)


def _new_values(row: Row, key: tuple[str, ...], columns: tuple[str, ...]) -> Values:
    of, new = ({name: getattr(row, name) for name in names} for names in (key, columns))
    return {f"of_{name}": value for name, value in of.items()} | {f"new_{name}": value for name, value in new.items()}


class Change:
    """Collects statements about one game, to be passed to `Database.write`.

    Whatever the order of the calls, they are run in the order: new game, updates, deletions, insertions, renewals of
    noticeboards, removal.
    `key`: changes of the same key are committed in the order in which they were written; the game's id unless given.
    `timers`: the game and the kind of those that it sets and ends one by one; `tables`: those of which it changes rows;
    `posts`: whether it puts any into the outbox; `rows`: those of the log; `entries`: those of the game's journal."""

    def __init__(self, game_id: str, key: Hashable = None) -> None:
        self.key = game_id if key is None else key
        self.game_id = game_id
        self.channel_id: int | None = None
        self.takes_channel = False
        self.interaction_id: int | None = None
        self.timers: set[tuple[str, str]] = set()
        self.operations: list[tuple[Statement, list[Values]]] = []
        self.tables: set[object] = set()
        self.posts = False
        self.rows: list[LogRow] = []
        self.entries: list[Values] = []
        self._seq: int | None = None

    def add(self, statement: Statement, *values: Values) -> None:
        """Add a statement with its sets of values; it is skipped when there are none."""
        if values:
            self.operations.append((statement, list(values)))
            self.tables.add(statement.sql.table)

    def insert(self, *rows: Row) -> None:
        """Insert rows of one kind into their table."""
        if rows:
            self.add(insertion(_TABLES[type(rows[0])]), *map(values_of, rows))

    def delete(self, table: Table, **equal: Any) -> None:
        """Delete the rows of a table with these values."""
        self.add(deletion(table, *equal), {f"of_{name}": value for name, value in equal.items()})

    # ------------------------------------------------------------------ games

    def create_game(self, game: GameRow) -> None:
        """Insert a new game; its id must be that of the change, made by `new_game_id()`."""
        self.channel_id, self.takes_channel = game.channel_id, True
        self.insert(game)

    def remove_game(self) -> None:
        """Delete the game and all that is stored of it."""
        for table in schema.metadata.sorted_tables:
            if "game_id" in table.columns:
                self.add(deletion(table, "game_id", stage=_REMOVE), {"of_game_id": self.game_id})
        self.add(deletion(schema.games, "id", stage=_REMOVE + 1), {"of_id": self.game_id})

    def update_game(self, expected_seq: int, expected_revision: int | None = None, **columns: Any) -> None:
        """Sets columns of the game's row, provided it still is at `expected_seq` (and revision, if given)."""
        self._seq = expected_seq
        values = {"of_id": self.game_id, "of_seq": expected_seq}
        if expected_revision is not None:
            values["of_revision"] = expected_revision
        names = tuple(sorted(columns))
        values.update({f"new_{name}": columns[name] for name in names})
        self.channel_id = columns.get("channel_id", self.channel_id)
        self.takes_channel |= not columns.keys().isdisjoint(("channel_id", "status"))
        self.add(_game_update(names, expected_revision is not None), values)

    def seats(self, seats: Iterable[SeatRow]) -> None:
        """Replace all seats of the game."""
        self.delete(schema.seats, game_id=self.game_id)
        self.insert(*seats)

    def invites(self, user_ids: Iterable[int]) -> None:
        """Replace the list of people invited to a private game."""
        self.delete(schema.invites, game_id=self.game_id)
        self.add(insertion(schema.invites), *({"game_id": self.game_id, "user_id": user_id} for user_id in user_ids))

    def uninvite(self, user_id: int) -> None:
        """Take a person off that list, if they are on it."""
        self.delete(schema.invites, game_id=self.game_id, user_id=user_id)

    def mix_people(self, seats: Mapping[int, int]) -> None:
        """Note the people whose ids went into the game's seed, in this order, and the seat of each."""
        rows = [
            {"game_id": self.game_id, "place": place, "user_id": user_id, "seat": seat}
            for place, (user_id, seat) in enumerate(seats.items())
        ]
        self.add(insertion(schema.mixed_people), *rows)

    # ------------------------------------------------------------------ log and records

    def append(self, rows: Collection[LogRow]) -> None:
        """Append rows to the log. If one has an interaction's id, the change is refused with DuplicateInteraction when
        that interaction was handled before."""
        ids = (row.interaction_id for row in rows if row.interaction_id is not None)
        self.interaction_id = next(ids, self.interaction_id)
        self.rows += rows
        self.insert(*rows)

    def enter(self, kind: str, seat: int | None = None, *, seq: int | None = None, **facts: Any) -> None:
        """Add an entry to the game's journal. `seq`: the last row of the log then, that of the change unless given."""
        entry = {"game_id": self.game_id, "seq": seq, "at": 0.0, "kind": kind, "seat": seat, "facts": facts}
        self.entries.append(entry)
        self.add(insertion(schema.journal), entry)

    def date(self, now: float) -> None:
        """The entries of the journal are of this moment, in UTC seconds."""
        last = self.rows[-1].seq if self.rows else self._seq
        for entry in self.entries:
            entry["at"] = now
            entry["seq"] = last if entry["seq"] is None else entry["seq"]

    def handle(self, interaction_id: int) -> None:
        """Note the interaction of a change without log rows (in a lobby), so that it cannot take effect twice."""
        self.interaction_id = interaction_id
        self._note_handled(interaction_id)

    def _note_handled(self, *interaction_ids: int) -> None:
        rows = [{"interaction_id": interaction_id, "game_id": self.game_id} for interaction_id in interaction_ids]
        self.add(insertion(schema.handled), *rows)

    def record(self, record: RecordRow) -> None:
        blob = pack_record(record.content)
        packed = {"codec": ZLIB_JSON, "checksum": checksum_of(record.game_id, blob), "blob": blob}
        head = {name: getattr(record, name) for name in record.__slots__ if name != "content"}
        self.add(insertion(schema.records), head | packed)

    def mark_undone(self, after_seq: int) -> None:
        """Mark the records of turns that ended after row `after_seq` as undone; they stay in the database."""
        self.add(_undone_records, {"of_game_id": self.game_id, "after_seq": after_seq})

    def archive(self, archive: Archive) -> None:
        """Replace all records of a game that has ended by the archive that `pack_archive` made."""
        self.delete(schema.records, game_id=self.game_id)
        self.delete(schema.archives, game_id=self.game_id)
        self.insert(archive)

    def pack_log(self, packed: PackedLog, handled: Iterable[int]) -> None:
        """Replace the rows of a log by what `pack_log` made of them. `handled`: the interactions among them that may
        still be delivered again."""
        self.add(_no_packed_rows, {"of_game_id": self.game_id, "upto_seq": packed.last_seq})
        self.delete(schema.packed_logs, game_id=self.game_id)
        self.delete(schema.packed_actors, game_id=self.game_id)
        names = schema.packed_logs.columns.keys()
        self.add(insertion(schema.packed_logs), {name: getattr(packed, name) for name in names})
        actors = [{"game_id": self.game_id, "number": n, "user_id": actor} for n, actor in enumerate(packed.actors)]
        self.add(insertion(schema.packed_actors), *actors)
        self._note_handled(*handled)

    # ------------------------------------------------------------------ timers

    def arm(self, kind: str, due: float, payload: JsonObject, *, user_id: int | None = None) -> None:
        """Set a timer of the game, of a person in it or of a person alone; it replaces an earlier one of that kind.
        `due`: UTC seconds."""
        self.disarm(kind, user_id=user_id)
        self._arm(self._timer_key(kind, user_id), self.game_id or None, user_id, kind, due, payload)

    def arm_at(self, game_id: str, kind: str, due: float) -> None:
        """As `arm`, of another game than that of the change."""
        key = f"{kind}:{game_id}:"
        self.timers.add((game_id, kind))
        self.delete(schema.timers, key=key)
        self._arm(key, game_id, None, kind, due, {})

    def arm_league(self, kind: str, league_id: str, due: float) -> None:
        """As `arm`, of a league, whose id is the payload's `league`."""
        self.disarm_league(kind, league_id)
        self._arm(f"{kind}:{league_id}:", None, None, kind, due, {"league": league_id})

    def disarm_league(self, kind: str, league_id: str) -> None:
        """Delete such a timer, if there is one."""
        self.delete(schema.timers, key=f"{kind}:{league_id}:")

    def _arm(
        self, key: str, game_id: str | None, user_id: int | None, kind: str, due: float, payload: JsonObject
    ) -> None:
        owner = {"game_id": game_id, "user_id": user_id}
        timer = {"key": key, **owner, "kind": kind, "due": due, "payload": payload}
        self.add(insertion(schema.timers), {**timer, "lease_owner": None, "lease_until": None})

    def disarm(self, kind: str, *, user_id: int | None = None) -> None:
        """Delete such a timer, if there is one."""
        self.timers.add((self.game_id, kind))
        self.delete(schema.timers, key=self._timer_key(kind, user_id))

    def _timer_key(self, kind: str, user_id: int | None) -> str:
        return f"{kind}:{self.game_id}:{user_id or ''}"

    def disarm_all(self) -> None:
        self.delete(schema.timers, game_id=self.game_id)

    def delay_timers(self, seconds: float) -> None:
        """All timers of the game are due so much later; those that are claimed are given back undone."""
        self.add(_delayed_timers, {"of_game_id": self.game_id, "later": seconds})

    def settle(self, timer: TimerRow, *, guarded: bool = True) -> None:
        """Delete a claimed timer, because this change does what it was set for. `guarded`: the change is refused if the
        timer was armed again or claimed by another process meanwhile, so that its effect happens only once."""
        self.timers.add((self.game_id, timer.kind))
        if guarded and self.game_id:
            self.enter(TIMER, timer.payload.get("seat"), timer=timer.kind)
        # Before other deletions: a change may settle a timer and arm the next of its kind.
        settled = deletion(schema.timers, "id", "lease_owner", stage=_UPDATE, guarded=guarded)
        self.add(settled, {"of_id": timer.id, "of_lease_owner": timer.lease_owner})

    def rearm(self, timer: TimerRow, due: float, payload: JsonObject) -> None:
        """Settle a claimed timer and set the next of its kind."""
        self.settle(timer)
        self.arm(timer.kind, due, payload, user_id=timer.user_id)

    def end(self, timer: TimerRow) -> None:
        """Settle a timer if it is claimed, that is due; otherwise delete it before its time."""
        if timer.lease_owner is not None:
            self.settle(timer)
        else:
            self.disarm(timer.kind, user_id=timer.user_id)

    def time_banks(self, banks: Iterable[TimeBankRow]) -> None:
        """Replace what is stored of the time that the game's seats have left."""
        self.delete(schema.time_banks, game_id=self.game_id)
        self.insert(*banks)

    def stop_time_banks(self) -> None:
        """Nobody's time passes any more; what has passed since it was last noted is not counted."""
        self.add(_stopped_time_banks, {"of_game_id": self.game_id})

    # ------------------------------------------------------------------ people and posts

    def ahead(self, seat: int, name: str, content: JsonObject | None) -> None:
        """Replace what a seat answered ahead under this name; None: nothing any more."""
        self.delete(schema.ahead, game_id=self.game_id, seat=seat, name=name)
        if content is not None:
            self.insert(AheadRow(self.game_id, seat, name, content))

    def nothing_ahead(self, seat: int) -> None:
        """Delete all that a seat answered ahead."""
        self.delete(schema.ahead, game_id=self.game_id, seat=seat)

    def unfollowed(self) -> None:
        """Nobody follows the game any more."""
        self.delete(schema.followers, game_id=self.game_id)

    def post(self, seq: int, kind: str, channel_id: int, payload: JsonObject, *, due: float, ordinal: int = 0) -> None:
        """Put a post into the outbox; (seq, kind, ordinal) must be unique within the game. `due`: UTC seconds."""
        of_game = {"game_id": self.game_id, "seq": seq, "ordinal": ordinal, "channel_id": channel_id, "user_id": None}
        self._post(of_game, kind, payload, due)

    def post_to(self, user_id: int, kind: str, payload: JsonObject, *, due: float) -> None:
        """Put a post to a person into the outbox, which belongs to no game. `due`: UTC seconds."""
        to_person = {"game_id": None, "seq": 0, "ordinal": 0, "channel_id": None, "user_id": user_id}
        self._post(to_person, kind, payload, due)

    def post_in(self, guild_id: int, channel_id: int, kind: str, payload: JsonObject, *, due: float) -> None:
        """Put a post of a server into the outbox, which belongs to no game. `due`: UTC seconds."""
        of_server = {"game_id": None, "seq": 0, "ordinal": 0, "channel_id": channel_id, "user_id": None}
        self._post({**of_server, "guild_id": guild_id}, kind, payload, due)

    def noticeboard(self, guild_id: int, channel_id: int | None) -> None:
        """A server's noticeboard is put up anew in this channel; None: it has none any more."""
        self.delete(schema.noticeboards, guild_id=guild_id)
        if channel_id is not None:
            self.insert(NoticeboardRow(guild_id, channel_id))

    def renew_noticeboard(self, guild_id: int | None) -> None:
        """The noticeboard of a server, if it has one, is brought up to date; once, however often that is owed."""
        if guild_id is None:
            return
        self.posts = True
        self.add(_no_renewals, {"of_guild": guild_id})
        self.add(_renewed, {"of_guild": guild_id, "new_nonce": token_urlsafe(_NONCE_BYTES)})

    def _post(self, addressee: Values, kind: str, payload: JsonObject, due: float) -> None:
        self.posts = True
        waiting = {**_WAITING, "message_id": None, "error": None}
        post = {"guild_id": None, **addressee, "kind": kind, "payload": payload, "due": due}
        self.add(insertion(schema.outbox), {**post, **waiting, "nonce": token_urlsafe(_NONCE_BYTES)})

    def seek(self, seeker: SeekerRow) -> None:
        """A person looks for others on a server, instead of what they looked for there before."""
        self.delete(schema.seekers, guild_id=seeker.guild_id, user_id=seeker.user_id)
        self.insert(seeker)

    def unseek(self, guild_id: int, user_id: int, **equal: Any) -> None:
        """A person looks for others no more, if they did, and for what has these values."""
        self.delete(schema.seekers, guild_id=guild_id, user_id=user_id, **equal)

    def found(self, seeker: SeekerRow) -> None:
        """A person has found others: the change is refused if they do not look for that any more."""
        gone = deletion(schema.seekers, "guild_id", "user_id", "until", stage=_UPDATE, guarded=True)
        self.add(gone, {f"of_{name}": getattr(seeker, name) for name in ("guild_id", "user_id", "until")})

    def league(self, league: LeagueRow) -> None:
        """Change a league's row, provided that it still is of this revision; whose it is stays."""
        changed = _new_values(league, ("id", "revision"), _OF_LEAGUE)
        self.add(_league_update, {**changed, "new_revision": league.revision + 1})

    def entrants(self, *entrants: EntrantRow) -> None:
        """Change rows of entrants; who they are stays."""
        self.add(_entrant_update, *(_new_values(row, _IN_SEASON, _OF_ENTRANT) for row in entrants))

    def delete_entrant(self, league_id: str, season: int, number: int) -> None:
        """Somebody takes no part in a season."""
        self.delete(schema.entrants, league_id=league_id, season=season, number=number)

    def fixtures(self, *fixtures: FixtureRow) -> None:
        """Change rows of a season's games."""
        self.add(_fixture_update, *(_new_values(row, _IN_SEASON, _OF_FIXTURE) for row in fixtures))

    def remove_prompt(self, message_id: int) -> None:
        self.delete(schema.prompts, message_id=message_id)
