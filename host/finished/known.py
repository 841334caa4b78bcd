"""What is read of a game that has ended in order to count its results and see whether it is rated: seats, log, records,
reminders."""

from collections.abc import Mapping, Sequence
from logging import getLogger
from typing import NamedTuple

from db import DamagedRecord, Database, GameRow, LogRow, RecordRow, SeatRow
from host.messages.posts import Prompt

log = getLogger(__name__)


class Known(NamedTuple):
    """`began`: who began in each seat, as far as it was noted; `reminded`: the log row and the seat of each
    reminder."""

    row: GameRow
    seats: Sequence[SeatRow]
    began: Mapping[int, int | None]
    rows: list[LogRow]
    records: list[RecordRow]
    reminded: list[tuple[int, int]]


async def known_of(db: Database, row: GameRow) -> Known:
    """A log or records that cannot be read count as none."""
    try:
        rows, records = await db.games.log(row.id), await db.games.records(row.id)
    except DamagedRecord as damaged:
        log.warning("the result of game %s is counted without its turns: %s", row.id, damaged)
        rows, records = [], []
    called = [post for post in await db.outbox.of_game(row.id) if post.kind == Prompt.kind and post.payload]
    calls = [(post.seq, Prompt.read(post.payload)) for post in called]
    reminded = [(seq, call.seat) for seq, call in calls if call.reminder]
    return Known(row, await db.games.seats(row.id), await db.games.starters(row.id), rows, records, reminded)
