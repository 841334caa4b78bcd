"""Loading a game into memory from its newest record and log, replaying a whole log, going back to an earlier row, and
when a game cannot be read."""

import asyncio
from collections.abc import Sequence
from logging import getLogger
from typing import Any

from db import DamagedRecord, Database, GameRow, JsonObject, LogRow, RecordRow, RowDamaged, SeatRow
from engine.core.create import load_position, new_position
from engine.core.decision import Refusal
from engine.core.dice import Trail
from engine.core.options import BadOption
from engine.core.position import AnyPosition
from engine.core.rules import LASTING_VERSION, AnyRules, Unreadable
from engine.games import rules_of
from host.table.history import History, Note, notes_in
from host.table.log import (
    CHOICES,
    CORRECTION,
    NEW,
    UNDO,
    check_complete,
    choice_of,
    is_stand_in,
    opening_of,
    without_undone,
)
from host.table.records import (
    CONTENT_VERSION,
    FIRST_VIEW,
    STATE,
    Turn,
    answers_of,
    decode,
    decode_told,
    reopening_in,
    view_in,
)
from host.table.table import Table, first_table

log = getLogger(__name__)


def rules_for(row: GameRow) -> AnyRules:
    """The rules of a stored game. Raises Unreadable unknown_game."""
    try:
        return rules_of(row.rules_name)
    except BadOption as bad:
        raise Unreadable("unknown_game", name=row.rules_name) from bad


def seed_of(row: GameRow) -> bytes:
    """The seed of a game that has begun. Raises Unreadable damaged if it is missing."""
    if row.seed is None:
        raise Unreadable("damaged", detail="no seed")
    return row.seed


async def load(db: Database, row: GameRow) -> Table:
    """The table of a game that has begun. Raises Unreadable when neither its newest record can be loaded nor its log
    replayed, too_old for one that was last played by rules whose logs are not promised to replay."""
    if (row.rules_version or 0) < LASTING_VERSION:
        raise Unreadable("too_old", version=row.rules_version or 0)
    try:
        return await _load(db, row)
    except RowDamaged as damaged:
        raise Unreadable("damaged_record", row=row.seq, detail=str(damaged)) from damaged


async def _load(db: Database, row: GameRow) -> Table:
    seats = await db.games.seats(row.id)
    try:
        record = await db.games.last_record(row.id)
        if record is None:
            raise Unreadable("damaged", detail="no record")
        rows = await db.games.log(row.id, record.last_seq)
        table = await asyncio.to_thread(_from_record, row, seats, record, rows, row.published)
        _check_end(row, rows[-1].seq if rows else table.seq)
        return table
    except DamagedRecord as damaged:
        problem = unreadable(row, damaged)
    except Unreadable as unusable:
        problem = unusable
    try:
        table, _ = await replayed(db, row)
    except Unreadable as unreplayable:
        log.warning("game %s: its log does not replay either: %r", row.id, unreplayable)
        raise problem from unreplayable
    log.warning("game %s was replayed from its log, its newest record cannot be used: %r", row.id, problem)
    return table


def unreadable(row: GameRow, damaged: DamagedRecord) -> Unreadable:
    """The reason why a game with a damaged record, archive or packed log cannot be read."""
    return Unreadable("damaged_record", row=damaged.last_seq or row.seq, detail=damaged.reason)


async def log_of(db: Database, row: GameRow, upto: int | None = None) -> list[LogRow]:
    """The game's log up to row `upto`, or all of it. Raises Unreadable damaged_record if it is packed and damaged."""
    try:
        return await db.games.log(row.id, upto=upto)
    except DamagedRecord as damaged:
        raise unreadable(row, damaged) from damaged


def _from_record(
    row: GameRow, seats: Sequence[SeatRow], record: RecordRow, rows: Sequence[LogRow], published: int
) -> Table:
    if record.version > CONTENT_VERSION:
        raise Unreadable("newer_version", version=record.version, known=CONTENT_VERSION)
    if "state" not in record.content:
        raise Unreadable("damaged", detail="no state")
    position = load_position(rules_for(row), record.content["state"], seed_of(row))
    answers, reopening = answers_of(record.content), reopening_in(record.content)
    table = Table(row, seats, position, record.last_seq, record.number, answers, reopening)
    table.catch_up(rows, published)
    return table


async def rewind(db: Database, table: Table, undo: LogRow, to: int, *, tentative: bool = False) -> Table:
    """Load the table as it stands after `undo`, a row to come that takes back all rows after row `to`; `tentative`:
    what is left of the running turn is as unpublished as it was before its end, but for what stays, such as a roll.
    Raises Unreadable."""
    record = await _record_at(db, table.row, to)
    rows = [*await db.games.log(table.row.id, record.last_seq), undo]
    upto = 0 if tentative else undo.seq
    earlier = await asyncio.to_thread(_from_record, table.row, table.seats, record, rows, upto)
    if tentative:
        earlier.make_known_what_stays()
    return earlier


async def position_at(db: Database, row: GameRow, seq: int) -> AnyPosition:
    """The position after the last turn that ended at or before log row `seq`, from its record. Raises Unreadable."""
    return await _position_in(row, await _record_at(db, row, seq))


async def _position_in(row: GameRow, record: RecordRow) -> AnyPosition:
    if STATE not in record.content:
        raise Unreadable("damaged", detail="no record")
    return await asyncio.to_thread(load_position, rules_for(row), record.content[STATE], seed_of(row))


async def _record_at(db: Database, row: GameRow, seq: int, before: str | None = None) -> RecordRow:
    """The record of the last turn that ended at or before log row `seq`; `before`: the first key of its content that is
    left out. Raises Unreadable."""
    try:
        record = await db.games.last_record(row.id, seq, before)
    except DamagedRecord as damaged:
        raise unreadable(row, damaged) from damaged
    if record is None:
        raise Unreadable("damaged", detail="no record")
    return record


async def position_after(db: Database, row: GameRow, seq: int, last: int) -> AnyPosition:
    """The position after the choice of row `seq`, within a turn that ended with row `last`. Raises Unreadable."""
    record = await _record_at(db, row, seq - 1)
    try:
        rows = await db.games.log(row.id, after=record.last_seq, upto=last)
    except DamagedRecord as damaged:
        raise unreadable(row, damaged) from damaged
    position = await _position_in(row, record)
    made = [log_row for log_row in without_undone(rows) if log_row.kind in CHOICES and log_row.seq <= seq]
    try:
        await asyncio.to_thread(_follow, position, made)
    except (Refusal, LookupError, TypeError, ValueError) as problem:
        raise Unreadable("row_refused", row=seq) from problem
    return position


def _follow(position: AnyPosition, rows: Sequence[LogRow]) -> None:
    for row in rows:
        position.follow(choice_of(row), row.rules_version)


def corrected(position: AnyPosition, seat: int, name: str, value: str) -> JsonObject:
    """The dump of a position, which is at a boundary, with a field of a seat set."""
    boundary = position.boundary.clone()
    position.rules.correct(boundary, seat, name, value)
    return {**position.dump(), "boundary": position.rules.dump(boundary)}


def _check_end(row: GameRow, last: int) -> None:
    """Raises Unreadable row_missing unless `last`, the last row of the log, is the one the game's row names."""
    if last != row.seq:
        raise Unreadable("row_missing", row=last + 1)


async def replayed(db: Database, row: GameRow, trail: Trail | None = None) -> tuple[Table, list[Turn]]:
    """Replays a game from its log. Returns the table and its turns from the set-up on. `trail`: where the dice note
    what they do. Raises Unreadable: damaged, damaged_record, row_missing, newer_version, too_old, unknown_row,
    row_refused, unknown_component."""
    return await asyncio.to_thread(replay, row, await db.games.seats(row.id), await _complete_log(db, row), trail)


async def replay_start(db: Database, row: GameRow) -> tuple[AnyPosition, list[LogRow]]:
    """The position after the set-up of a game, and the rows of its log after that. Raises Unreadable as `replayed`
    does."""
    seats, rows = await db.games.seats(row.id), await _complete_log(db, row)
    table, _ = await asyncio.to_thread(replay, row, seats, rows[:1])
    return table.position, rows[1:]


async def _complete_log(db: Database, row: GameRow) -> list[LogRow]:
    rows = await log_of(db, row)
    check_complete(rows, 0, rules_for(row).version)
    _check_end(row, len(rows))
    return rows


def replay(
    row: GameRow, seats: Sequence[SeatRow], rows: Sequence[LogRow], trail: Trail | None = None
) -> tuple[Table, list[Turn]]:
    """Replays a whole log. Returns the table and its turns from the set-up on. `trail`, Unreadable: as `replayed`."""
    if not rows or rows[0].kind != NEW:
        raise Unreadable("row_missing", row=1)
    first, *rest = rows
    rules, colours = rules_for(row), [seat.colour for seat in seats]
    decks = None if first.data is None else first.data.get("decks")  # rows of version 1 have no data
    try:
        position = new_position(
            rules, row.options["game"], colours, seed_of(row), opening_of(first), decks, first.rules_version, trail
        )
    except (LookupError, TypeError, ValueError, AttributeError) as problem:
        raise Unreadable("damaged", detail=f"the set-up: {type(problem).__name__}") from problem
    table, set_up = first_table(row, seats, position)
    return table, [set_up, *table.catch_up(rest, row.published)]


async def told_history_of(db: Database, row: GameRow) -> History | None:
    """The history of a game without the views of its turns but the last one, which takes a quarter of the time; None
    where a record cannot be read, or is of version 1.0.0, in which only the views say how all stood."""
    records, damaged = await db.games.readable_records(row.id, FIRST_VIEW)
    try:
        turns = await asyncio.to_thread(_told, row, records)
        if damaged or not turns or not all(turn.mark for turn in turns):
            return None
        last = turns[-1]
        last.view = await view_at(db, row, last.last)
    except Unreadable:
        return None
    for step in last.steps[-1:]:
        step.view = last.view
    return History(row, await db.games.seats(row.id), turns, await _notes(db, row), has_views=False)


def _told(row: GameRow, records: Sequence[RecordRow]) -> list[Turn]:
    return [decode_told(rules_for(row), record) for record in records if not record.undone]


async def view_at(db: Database, row: GameRow, seq: int) -> Any:
    """The spectators' view after the turn that ended with log row `seq`, from its record. Raises Unreadable."""
    return await asyncio.to_thread(view_in, rules_for(row), await _record_at(db, row, seq, STATE))


async def history_of(db: Database, row: GameRow) -> History:
    """The history of a game from its records. If one of them cannot be read, the log is replayed instead; if that fails
    too, the history has the readable turns only. Never raises Unreadable."""
    seats = await db.games.seats(row.id)
    records, damaged = await db.games.readable_records(row.id)
    turns, undecodable = await asyncio.to_thread(_turns, row, records)
    problems = [*damaged, *undecodable]
    if problems or not turns:
        log.error("game %s: %d records cannot be read, the first because of %r", row.id, len(problems), problems[:1])
        try:
            _, turns = await replayed(db, row)
        except Unreadable as problem:
            log.error("game %s: its log does not replay either: %r", row.id, problem)
    return History(row, seats, turns, await _notes(db, row))


async def _notes(db: Database, row: GameRow) -> list[Note]:
    try:
        return notes_in(await db.games.log_of_kinds(row.id, (UNDO, CORRECTION)))
    except (DamagedRecord, Unreadable) as problem:
        log.error("game %s: what was taken back in it cannot be told: %r", row.id, problem)
        return []


async def stand_ins(db: Database, row: GameRow, first: int, last: int) -> list[LogRow]:
    """The choices that computer players made for people among rows `first` to `last` of the log; none where they cannot
    be read."""
    try:
        rows = without_undone(await db.games.log(row.id, after=first - 1, upto=last))
    except (DamagedRecord, Unreadable) as problem:
        log.error("game %s: what computer players did for people cannot be told: %r", row.id, problem)
        return []
    return [*filter(is_stand_in, rows)]


async def latest_of(db: Database, row: GameRow, seats: Sequence[SeatRow], count: int) -> History | None:
    """The history of a running game in its latest `count` turns, numbered from the first of them; None where a record
    cannot be read."""
    try:
        records = await db.games.latest_records(row.id, count)
    except DamagedRecord:
        return None
    turns, undecodable = await asyncio.to_thread(_turns, row, records)
    return None if undecodable or not turns else History(row, seats, turns)


def _turns(row: GameRow, records: Sequence[RecordRow]) -> tuple[list[Turn], list[Unreadable]]:
    turns, problems = [], []
    for record in records:
        if record.undone:
            continue
        try:
            turns.append(decode(rules_for(row), record, seed_of(row)))
        except Unreadable as problem:
            problems.append(problem)
    return turns, problems
