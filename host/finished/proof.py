"""Verifying a game (/table verify): replaying its log, making every outcome again from the seed, comparing each turn
with its record; what the fingerprint proves."""

import asyncio
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from itertools import islice
from typing import Final, NamedTuple

from db import Database, GameRow, LogRow, RecordRow
from engine.core.create import load_position
from engine.core.dice import Outcome, Trail, commitment, outcome
from engine.core.rules import Unreadable
from host.table.loading import log_of, replayed, rules_for, seed_of, unreadable
from host.table.log import decks_of, fingerprint_of, joined_order, mixed_set_up, without_undone
from host.table.records import Turn, hash_of
from host.table.seeds import drawn_order, secret_of, seed_from, set_up_mark

# What the published fingerprint proves of the seed.
MIXED: Final = "mixed"  # it was fixed before what was mixed into the seed was known
DEPARTED: Final = "departed"  # as MIXED, but who was mixed in has been forgotten, so that it cannot be shown any more
# Nothing but that the seed did not change: the game began before there were secrets, or was opened from a file, which
# does not hold its secret.
UNMIXED: Final = "unmixed"


class RowChance(NamedTuple):
    row: LogRow
    outcomes: tuple[Outcome, ...]


class Chance(NamedTuple):
    """The chance that a game's replay took. `turns`: those replayed; `rows`: theirs, without those taken back; `trail`:
    what the dice did."""

    turns: list[Turn]
    rows: list[RowChance]
    trail: Trail


async def chance_of(db: Database, row: GameRow) -> Chance:
    """Replays a game's log. Raises Unreadable as `replayed` does."""
    trail = Trail()
    _, turns = await replayed(db, row, trail)
    return chance_in(turns, await log_of(db, row), trail)


def chance_in(turns: list[Turn], log: Sequence[LogRow], trail: Trail) -> Chance:
    """The chance that the replay of a log took, which the dice noted in `trail`."""
    taken = iter(trail.outcomes)
    rows = [RowChance(row, tuple(islice(taken, len(row.outcomes)))) for row in without_undone(log)]
    surplus = tuple(taken)
    if surplus and rows:
        rows[-1] = RowChance(rows[-1].row, rows[-1].outcomes + surplus)
    return Chance(turns, rows, trail)


def first_wrong_row(rows: Iterable[RowChance], seed: bytes) -> int | None:
    """The number of the first row with an outcome that the seed does not give, None if there is none."""
    for row, outcomes in rows:
        from_seed = [outcome(seed, taken.number, taken.among) for taken in outcomes]
        if not row.outcomes == [taken.value for taken in outcomes] == from_seed:
            return row.seq
    return None


async def seed_proof(db: Database, row: GameRow) -> tuple[bool, str]:
    """Whether the secret has the published fingerprint and gives, with the set-up, the seed and the order of seats, and
    what that proves: MIXED, DEPARTED or UNMIXED. Raises Unreadable damaged_record."""
    log, people = await log_of(db, row, upto=1), await db.games.mixed_people(row.id)
    proof = UNMIXED if row.secret is None else DEPARTED if None in people else MIXED
    if not log or row.seed is None:
        return False, proof
    if not row.imported and commitment(secret_of(row)) != fingerprint_of(log[0]):
        return False, proof
    known = [user_id for user_id in people if user_id is not None]
    if proof == MIXED and row.seed != seed_from(secret_of(row), row.first_message_id, known, mixed_set_up(log[0])):
        return False, proof
    return begins_as_marked(row, log[0], row.seed, [seat.colour for seat in await db.games.seats(row.id)]), proof


def begins_as_marked(row: GameRow, first: LogRow, seed: bytes, colours: list[str]) -> bool:
    """Whether the set-up is the one that was mixed into the seed, where one was, and the seats have the order that was
    drawn for them. `first`: the first row of the game's log; `colours`: of the seats."""
    joined, set_up = joined_order(first), mixed_set_up(first)
    marked = set_up_mark(
        row.rules_name,
        first.rules_version,
        row.options["game"],
        decks_of(first),
        joined or colours,
        drawn=joined is not None,
    )
    return set_up in (None, marked) and (joined is None or drawn_order(seed, joined) == colours)


def stacked_deck(row: GameRow, first: LogRow, seats: int) -> str | None:
    """The name of the first deck that did not lie in the order of its rules, of the version with which the game began,
    before it was shuffled; None if all did."""
    rules, begun_with = rules_for(row), decks_of(first)
    decks = rules.decks(rules.check_options(row.options["game"], seats), seats, first.rules_version)
    return next((name for name, deck in decks.items() if list(begun_with.get(name, ())) != deck), None)


@dataclass(frozen=True, slots=True)
class Verdict:
    """The result of `verify`. `turns`: how many were compared, `outcomes`: how many of those that are published were
    made again from the seed, both from turn number `since` on; `differing`: the number of the first turn whose stored
    position differs from the replayed one, `wrong_row`: the first published log row with an outcome that the seed does
    not give, None if there is none; `seed_fits`: whether nothing contradicts that the seed was fixed when the
    fingerprint was published, `proof`: what shows it (see host.finished.proof); `stacked`: the first deck that was not
    in order before it was shuffled, None if there is none; `problem`: why the log or the records cannot be read, None
    if they can."""

    turns: int
    since: int = 0
    outcomes: int = 0
    differing: int | None = None
    wrong_row: int | None = None
    seed_fits: bool = True
    proof: str = UNMIXED
    stacked: str | None = None
    problem: Unreadable | None = None

    @property
    def good(self) -> bool:
        wrong = (self.differing, self.wrong_row, self.stacked, self.problem)
        return self.seed_fits and all(fault is None for fault in wrong)


async def verify(db: Database, row: GameRow) -> Verdict:
    """Replays the log of a game that has begun, and compares each published outcome with what the seed gives and each
    turn's position with its record by hash.

    Never raises Unreadable, see `Verdict.problem`."""
    verdict = Verdict(0)
    try:
        fits, proof = await seed_proof(db, row)
        verdict = Verdict(0, seed_fits=fits, proof=proof)
        chance = await chance_of(db, row)
        (first,), seats = await log_of(db, row, upto=1), await db.games.seats(row.id)
        verdict = replace(verdict, stacked=stacked_deck(row, first, len(seats)))
        records, damaged = await db.games.readable_records(row.id)
        if damaged:
            raise unreadable(row, damaged[0])
        published = [row_chance for row_chance in chance.rows if row_chance.row.seq <= row.published]
        wrong_row = await asyncio.to_thread(first_wrong_row, published, seed_of(row))
        differing = await asyncio.to_thread(_first_difference, row, chance.turns, records)
    except Unreadable as problem:
        return replace(verdict, problem=problem)
    turns, outcomes = len(chance.turns), sum(len(row_chance.outcomes) for row_chance in published)
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
