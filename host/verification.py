"""Verifies a game: replays its log and compares the result with the record of each turn."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from db import Database, GameRow, RecordRow
from engine.core.dice import commitment
from engine.core.position import load_position
from engine.core.rules import Unreadable
from host.loading import load, of_first_version, replayed, rules_for, seed_of
from host.log import fingerprint_of
from host.records import Turn, hash_of


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of `verify`. `turns`: how many were compared; `differing`: the number of the first turn whose stored
    position differs from the replayed one, None if all agree; `seed_fits`: whether the seed matches the commitment
    published at the start; `problem`: why the log or the records cannot be read, None if they can."""

    turns: int
    differing: int | None = None
    seed_fits: bool = True
    problem: Unreadable | None = None

    @property
    def good(self) -> bool:
        return self.differing is None and self.seed_fits and self.problem is None


async def verify(db: Database, row: GameRow) -> Verdict:
    """Replays the log of a game that has begun, and compares each turn's position with its record by hash.

    Never raises Unreadable, see `Verdict.problem`. Of a game last played under version 1 only the position is loaded,
    because logs of version 1 need not replay."""
    first = await db.games.log(row.id, upto=1)
    seed_fits = bool(first) and row.seed is not None and commitment(row.seed) == fingerprint_of(first[0])
    try:
        if of_first_version(row):
            await load(db, row)
            return Verdict(0, seed_fits=seed_fits)
        _, turns = await replayed(db, row)
    except Unreadable as problem:
        return Verdict(0, seed_fits=seed_fits, problem=problem)
    records, damaged = await db.games.readable_records(row.id)
    if damaged:
        unreadable = Unreadable("damaged_record", row=damaged[0].last_seq or row.seq, detail=damaged[0].reason)
        return Verdict(0, seed_fits=seed_fits, problem=unreadable)
    try:
        differing = await asyncio.to_thread(_first_difference, row, turns, records)
    except Unreadable as problem:
        return Verdict(0, seed_fits=seed_fits, problem=problem)
    return Verdict(len(turns), differing, seed_fits)


def _first_difference(row: GameRow, turns: Sequence[Turn], records: Sequence[RecordRow]) -> int | None:
    """The number of the first turn that differs, None if all agree. Turns and records are matched by their last log
    row; a turn without a record, or a record without a turn, counts as a difference."""
    if not turns:
        return None
    stored = {record.last_seq: record for record in records if not record.undone}
    replayed_turns = {turn.last: turn for turn in turns}
    for last in sorted({*replayed_turns, *(seq for seq in stored if seq >= turns[0].last)}):
        turn, record = replayed_turns.get(last), stored.get(last)
        if turn is None or record is None:
            return turn.number if turn is not None else record.number if record is not None else None
        if _stored_hash(row, record) != hash_of(turn.state):
            return turn.number
    return None


def _stored_hash(row: GameRow, record: RecordRow) -> str:
    """The hash of a record's position as the current version of the rules dumps it. Raises Unreadable."""
    rules, state = rules_for(row), record.content["state"]
    if record.rules_version == rules.version:
        # A state that does not have the hash stored with it was changed: no replayed turn may agree with it.
        return hash_of(state) if hash_of(state) == record.content.get("hash") else ""
    return hash_of(load_position(rules, state, seed_of(row)).dump())
