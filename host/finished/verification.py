"""Verifies a game: replays its log, makes every outcome again from the seed, and compares the result with the record of
each turn."""

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, replace

from db import Database, GameRow, RecordRow
from engine.core.create import load_position
from engine.core.rules import Unreadable
from host.finished.chance import UNMIXED, chance_of, first_wrong_row, seed_proof
from host.table.loading import load, of_first_version, rules_for, seed_of, unreadable
from host.table.records import Turn, hash_of


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of `verify`. `turns`: how many were compared, `outcomes`: how many were made again from the seed, both
    from turn number `since` on; `differing`: the number of the first turn whose stored position differs from the
    replayed one, `wrong_row`: the first log row with an outcome that the seed does not give, None if there is none;
    `seed_fits`: whether nothing contradicts that the seed was fixed when the fingerprint was published, `proof`: what
    shows it (see host.finished.chance); `problem`: why the log or the records cannot be read, None if they can."""

    turns: int
    since: int = 0
    outcomes: int = 0
    differing: int | None = None
    wrong_row: int | None = None
    seed_fits: bool = True
    proof: str = UNMIXED
    problem: Unreadable | None = None

    @property
    def good(self) -> bool:
        return self.differing is None and self.wrong_row is None and self.seed_fits and self.problem is None


async def verify(db: Database, row: GameRow) -> Verdict:
    """Replays the log of a game that has begun, and compares each outcome with what the seed gives and each turn's
    position with its record by hash.

    Never raises Unreadable, see `Verdict.problem`. Of a game last played under version 1 only the position is loaded,
    because logs of version 1 need not replay."""
    verdict = Verdict(0)
    try:
        fits, proof = await seed_proof(db, row)
        verdict = Verdict(0, seed_fits=fits, proof=proof)
        if of_first_version(row):
            await load(db, row)
            return verdict
        chance = await chance_of(db, row)
        records, damaged = await db.games.readable_records(row.id)
        if damaged:
            raise unreadable(row, damaged[0])
        wrong_row = await asyncio.to_thread(first_wrong_row, chance, seed_of(row))
        differing = await asyncio.to_thread(_first_difference, row, chance.turns, records)
    except Unreadable as problem:
        return replace(verdict, problem=problem)
    turns, outcomes = len(chance.turns), len(chance.trail.outcomes)
    since = chance.turns[0].number if chance.turns else 0
    return replace(verdict, turns=turns, since=since, outcomes=outcomes, differing=differing, wrong_row=wrong_row)


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
