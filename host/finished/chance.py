"""The chance of a game, to be checked: every outcome made again from the seed, and the seed from its secret."""

from collections.abc import Sequence
from itertools import islice
from typing import Final, NamedTuple

from db import Database, GameRow, LogRow
from engine.core.dice import Outcome, Trail, commitment, outcome
from host.table.loading import log_of, replayed
from host.table.log import RULES, fingerprint_of, joined_order, without_undone
from host.table.records import Turn
from host.table.seeds import drawn_order, secret_of, seed_from

# What the published fingerprint proves of the seed.
MIXED: Final = "mixed"  # it was fixed before what was mixed into the seed was known
DEPARTED: Final = "departed"  # as MIXED, but who was mixed in has been forgotten, so that it cannot be shown any more
# Nothing but that the seed did not change: the game began before there were secrets, or was opened from a file, which
# does not hold its secret.
UNMIXED: Final = "unmixed"


class RowChance(NamedTuple):
    """A row of the log and the outcomes that it took."""

    row: LogRow
    outcomes: tuple[Outcome, ...]


class Chance(NamedTuple):
    """What a game's replay took of chance. `turns`: those replayed; `rows`: theirs, without those taken back; `trail`:
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
    """What the replay of a log took of chance, which the dice noted in `trail`."""
    return Chance(turns, _by_row(_replayed_rows(log), trail), trail)


def _replayed_rows(log: Sequence[LogRow]) -> list[LogRow]:
    """The rows in force since the game went on under other rules, before which none is replayed."""
    start = max((row.seq for row in log if row.kind == RULES), default=0)
    return [row for row in without_undone(log) if row.seq > start]


def _by_row(rows: Sequence[LogRow], trail: Trail) -> list[RowChance]:
    taken = iter(trail.outcomes)
    found = [RowChance(row, tuple(islice(taken, len(row.outcomes)))) for row in rows]
    surplus = tuple(taken)
    if surplus and found:
        found[-1] = RowChance(found[-1].row, found[-1].outcomes + surplus)
    return found


def first_wrong_row(chance: Chance, seed: bytes) -> int | None:
    """The number of the first row with an outcome that the seed does not give, None if there is none."""
    for row, outcomes in chance.rows:
        if row.outcomes != [one.value for one in outcomes]:
            return row.seq
        if any(outcome(seed, one.number, one.among) != one.value for one in outcomes):
            return row.seq
    return None


async def seed_proof(db: Database, row: GameRow) -> tuple[bool, str]:
    """Whether the secret has the published fingerprint and gives the seed and the order of seats, and what that proves:
    MIXED, DEPARTED or UNMIXED. Raises Unreadable damaged_record."""
    log, people = await log_of(db, row, upto=1), await db.games.mixed_people(row.id)
    proof = UNMIXED if row.secret is None else DEPARTED if None in people else MIXED
    if not log or row.seed is None:
        return False, proof
    if not row.imported and commitment(secret_of(row)) != fingerprint_of(log[0]):
        return False, proof
    known = [one for one in people if one is not None]
    if proof == MIXED and row.seed != seed_from(secret_of(row), row.first_message_id, known):
        return False, proof
    joined = joined_order(log[0])
    seats = [seat.colour for seat in await db.games.seats(row.id)]
    return joined is None or drawn_order(row.seed, joined) == seats, proof
