"""Opening a game's file (/results import): size, how many a person may import, how long it may take, and what in it is
checked; nothing is believed but what its replay gives.

Files come from anybody, so they are read and replayed in a process of their own, one at a time and for so long alone
(`Imports`)."""

import asyncio
import json
import re
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise
from typing import Annotated, Any, Final

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, ValidationError

from db import (
    Archive,
    Change,
    Database,
    GameRow,
    HintsRow,
    JsonObject,
    LogRow,
    PackedLog,
    SeatRow,
    new_game_id,
    pack_archive,
    pack_log,
)
from engine.core.create import load_position
from engine.core.decision import Refusal
from engine.core.dice import Trail
from engine.core.options import BadOption
from engine.core.rules import LASTING_VERSION, AnyRules, Unreadable
from engine.games import rules_of
from host.clock import Clock
from host.finished.game_file import FORMAT, VERSION, WHOLE, checksum
from host.finished.proof import begins_as_marked, chance_in, first_wrong_row, stacked_deck
from host.houses.workers import NoProcess, WorkerPool
from host.messages.posts import Corrected, Undone
from host.table.history import notes_in
from host.table.loading import corrected, replay
from host.table.log import CORRECTION, STATUS, UNDO, check_complete
from host.table.records import Turn, encode
from host.table.status import DUEL_SEATS, FINISHED, RESIGNED_SEATS

MEGABYTE: Final = 1024 * 1024
MOST_BYTES: Final = 2 * MEGABYTE  # the largest games have 0.3 MB
MOST_IMPORTED: Final = 30
MOST_ROWS: Final = 8_000  # a game of people has 300 to 1,000; those of Random computer players alone up to 7,400
MOST_OF_A_ROW: Final = 32 * 1024  # characters of JSON in its data; a corrected position has 7,000
DEEPEST: Final = 20  # lists in lists; a corrected position has 9
TAKES_S: Final = 30.0  # the longest that is taken needs 2 s of processor time
WAITS_S: Final = 10.0
_YEAR_10000: Final = 253_402_300_800.0  # UTC seconds; no calendar shows what is later
_UNSTORABLE: Final = re.compile("[\0\ud800-\udfff]")  # NUL, which PostgreSQL refuses, and halves of characters
_OURS: Final = (FORMAT.encode(), b'"fingerprint": "')
_HEAD: Final = ("format", "version", "content", "status", "game")
Moment = Annotated[float, Field(ge=0, lt=_YEAR_10000)]


@dataclass(frozen=True, slots=True)
class Opened:
    """The rows of a game that was opened from a file."""

    row: GameRow
    seats: list[SeatRow]
    hints: list[HintsRow]
    archive: Archive
    log: PackedLog


class Imports:
    """Opens files, each in a process of its own that `pool` has, one after the other; for a person one at a time."""

    def __init__(self, database: Database, clock: Clock) -> None:
        self._db, self._clock = database, clock
        self.pool = WorkerPool("no files of games are opened")
        self._people: set[int] = set()
        self._turn = asyncio.Lock()

    async def open(self, content: bytes, user_id: int) -> GameRow:
        """The game of a file, new or imported by the person before. Raises Refusal: import_too_large, import_at_work
        where the person opens another file already, import_busy where others do for longer than one waits,
        import_too_long, import_not_now where no process can be had, and those of `opened`; StorageFailed,
        WriteRefused."""
        if len(content) > MOST_BYTES:
            raise Refusal("import_too_large", most=MOST_BYTES // MEGABYTE)
        if user_id in self._people:
            raise Refusal("import_at_work")
        self._people.add(user_id)
        try:
            await self._wait()
            try:
                return await self._open(content, user_id)
            finally:
                self._turn.release()
        finally:
            self._people.remove(user_id)

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(WAITS_S):
                await self._turn.acquire()
        except TimeoutError as busy:
            raise Refusal("import_busy") from busy

    async def _open(self, content: bytes, user_id: int) -> GameRow:
        before = {row.options["imported"]: row for row in await self._db.games.imported_by(user_id)}
        try:
            game = await self.pool.done(TAKES_S, opened, content, [*before], new_game_id(), user_id, self._clock.now())
        except TimeoutError as late:
            raise Refusal("import_too_long") from late
        except NoProcess as missing:
            raise Refusal("import_not_now") from missing
        if isinstance(game, str):
            return before[game]
        change = Change(game.row.id)
        change.create_game(game.row)
        change.seats(game.seats)
        change.insert(*game.hints)
        change.archive(game.archive)
        change.pack_log(game.log, ())
        await self._db.write(change)
        return game.row


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, allow_inf_nan=False)


class SeatOfFile(_Part):
    colour: str = Field(max_length=16)
    player: str = Field(max_length=16)
    name: str = Field(max_length=100)


def _small(data: JsonObject) -> JsonObject:
    if len(json.dumps(data)) > MOST_OF_A_ROW:
        raise ValueError("too much in one row")
    return data


class RowOfFile(_Part):
    seq: int
    seat: int | None
    kind: str = Field(max_length=16)
    notation: str = Field(max_length=500)
    outcomes: list[int] = Field(max_length=1000)
    automatic: bool
    rules_version: int
    at: Moment
    data: Annotated[dict[str, Any], AfterValidator(_small)] | None


class HintsOfFile(_Part):
    seat: int = Field(ge=0)
    asked: int = Field(ge=1, le=MOST_ROWS)


class WholeGame(_Part):
    """A file of the content `whole`, without its head."""

    rules: str
    rules_version: int
    options: dict[str, str]
    started: Moment
    ended: Moment
    seed: str = Field(pattern="^[0-9a-f]{64}$")
    seats: list[SeatOfFile]
    log: list[RowOfFile]
    hints: list[HintsOfFile] = Field(default=[], max_length=100)  # none in files of version 1


def opened(content: bytes, before: Collection[str], game_id: str, user_id: int, now: float) -> Opened | str:
    """The rows to store of the game in a file, or the file's checksum where that is among those the person opened
    `before`. `now`: UTC seconds. Raises Refusal import_too_many, and those of `read` and `rebuilt`."""
    mark, game = read(content)
    if mark in before:
        return mark
    if len(before) >= MOST_IMPORTED:
        raise Refusal("import_too_many", most=MOST_IMPORTED)
    row, seats, log, turns = rebuilt(game, game_id, mark, user_id, now)
    rules = rules_of(row.rules_name)
    records = [encode(rules, game_id, turn) for turn in turns]
    hints = [HintsRow(game_id, hints.seat, None, hints.asked, 0) for hints in game.hints]
    return Opened(row, seats, hints, pack_archive(game_id, records), pack_log(game_id, log))


def read(content: bytes) -> tuple[str, WholeGame]:
    """The checksum and the game of a file, or of a replay file. Raises Refusal: import_foreign, import_replay_old,
    import_newer, import_damaged, import_not_over, import_too_long."""
    try:
        file = json.loads(content)
    except (ValueError, RecursionError) as problem:
        ours = any(mark in content[:1000] for mark in _OURS)  # but cut short or changed
        raise Refusal("import_damaged" if ours else "import_foreign") from problem
    if isinstance(file, dict) and {"fingerprint", "shuffles"} <= file.keys():  # a replay file
        if "file" not in file:
            raise Refusal("import_replay_old")
        file = file["file"]
    if not isinstance(file, dict) or file.get("format") != FORMAT:
        raise Refusal("import_foreign")
    if isinstance(file.get("version"), int) and file["version"] > VERSION:
        raise Refusal("import_newer")
    mark = file.pop("checksum", None)
    if not _is_plain(file) or mark != checksum(file):
        raise Refusal("import_damaged")
    if file.get("content") != WHOLE or file.get("status") != FINISHED:
        raise Refusal("import_not_over")
    if isinstance(file.get("log"), list) and len(file["log"]) > MOST_ROWS:
        raise Refusal("import_too_long")
    try:
        return mark, WholeGame.model_validate({name: value for name, value in file.items() if name not in _HEAD})
    except ValidationError as problem:
        raise Refusal("import_damaged") from problem


def _is_plain(file: JsonObject) -> bool:
    """Whether nothing in it lies deeper than DEEPEST, and every text, the names of values too, can be stored."""
    level: list[Any] = [file]
    for _ in range(DEEPEST):
        level = [inner for value in level for inner in _inside(value)]
        if any(isinstance(value, str) and _UNSTORABLE.search(value) for value in level):
            return False
    return not level


def _inside(value: Any) -> Iterator[Any]:
    if isinstance(value, dict):
        yield from value
        yield from value.values()
    elif isinstance(value, list):
        yield from value


def rebuilt(
    game: WholeGame, game_id: str, mark: str, user_id: int, now: float
) -> tuple[GameRow, list[SeatRow], list[LogRow], list[Turn]]:
    """The rows of the game and its turns, from its log. Raises Refusal: import_newer, import_too_old,
    import_damaged."""
    rules = _rules(game)
    if any(hints.seat >= len(game.seats) for hints in game.hints):
        raise Refusal("import_damaged")
    resigned, options = _resigned(game), {"game": game.options, "imported": mark}
    seed = bytes.fromhex(game.seed)
    row = GameRow(
        game_id,
        game.rules,
        None,
        None,
        user_id,
        FINISHED,
        options | ({RESIGNED_SEATS: resigned} if resigned else {}),
        now,
        started=game.started,
        ended=game.ended,
        seed=seed,
        seq=len(game.log),
        published=len(game.log),
        rules_version=game.rules_version,
        private=True,
    )
    seats = [
        SeatRow(game_id, number, seat.colour, None, seat.player, seat.name) for number, seat in enumerate(game.seats)
    ]
    log = [LogRow(game_id=game_id, actor_id=None, **dict(log_row)) for log_row in game.log]
    trail = Trail()
    try:
        check_complete(log, 0, rules.version)
        table, turns = replay(row, seats, log, trail)
        sound = (
            (table.position.over or bool(resigned))
            and first_wrong_row(chance_in(turns, log, trail).rows, seed) is None
            and stacked_deck(row, log[0], len(seats)) is None
            and begins_as_marked(row, log[0], seed, [seat.colour for seat in seats])
            and _notes_hold(rules, seed, log, turns, len(seats))
        )
    except (Unreadable, LookupError, TypeError, ValueError) as problem:
        raise Refusal("import_damaged") from problem
    if not sound:
        raise Refusal("import_damaged")
    return replace(row, result=table.result()), seats, log, turns


def _rules(game: WholeGame) -> AnyRules:
    """Raises Refusal import_newer, import_too_old."""
    try:
        rules = rules_of(game.rules)
    except BadOption as unknown:
        raise Refusal("import_newer") from unknown
    versions = {game.rules_version, *(row.rules_version for row in game.log)}
    if max(versions) > rules.version:
        raise Refusal("import_newer")
    if min(versions) < LASTING_VERSION:
        raise Refusal("import_too_old")
    return rules


def _resigned(game: WholeGame) -> list[int]:
    """The seat whose person ended a game of two by resigning, in a list; none where it ended by its rules."""
    if len(game.seats) != DUEL_SEATS or not game.log:
        return []
    last = game.log[-1]
    ended_so = (last.kind, last.notation) == (STATUS, FINISHED) and last.seat in range(DUEL_SEATS)
    return [last.seat] if ended_so and last.seat is not None else []


def _notes_hold(rules: AnyRules, seed: bytes, log: Sequence[LogRow], turns: Sequence[Turn], seats: int) -> bool:
    """Whether each correction changed what it names and nothing else, and what is told of changes is told of them and
    of seats that there are. Raises ValueError for what cannot be read."""
    before, people = {turn.last: earlier for earlier, turn in pairwise(turns)}, (None, *range(seats))
    rows = {row.seq: row for row in log}
    for note in notes_in(log):
        row = rows[note.seq]
        if row.kind == CORRECTION:
            change = Corrected.read(note.facts)
            named = row.notation == f"correct {change.seat} {change.field} {change.now}" and row.seq in before
            if not named or change.by not in people or not _had(rules, seed, before[row.seq].state, change):
                return False
        elif row.kind != UNDO or Undone.read(note.facts).by not in people:
            return False
    corrections = (row for row in log if row.kind == CORRECTION and row.seq in before)
    return all(_is_correction(rules, seed, before[row.seq].state, row) for row in corrections)


def _had(rules: AnyRules, seed: bytes, state: JsonObject, change: Corrected) -> bool:
    """Whether a field was as a correction says."""
    fields = rules.fields(load_position(rules, state, seed).boundary, change.seat)
    return any((field.name, field.present) == (change.field, change.was) for field in fields)


def _is_correction(rules: AnyRules, seed: bytes, state: JsonObject, row: LogRow) -> bool:
    """Whether a row corrects a position in one field, to a value that it may have. `state`: the position before."""
    position = load_position(rules, state, seed)
    _, seat, name, value = row.notation.split(" ", 3)
    allowed = {field.name: field.allowed for field in rules.fields(position.boundary, int(seat))}
    if value not in allowed.get(name, ()):
        return False
    right = load_position(rules, corrected(position, int(seat), name, value), seed)
    return load_position(rules, (row.data or {})["position"], seed).dump() == right.dump()
