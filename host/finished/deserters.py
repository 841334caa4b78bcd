"""Who deserted a game that was closed or cancelled, so that nobody got a result: what their profile shows of it."""

from collections.abc import Container, Sequence
from logging import getLogger

from db import Change, DamagedRecord, Database, GameRow, LogRow, PostRow, ResultRow, SeatRow
from host.messages.posts import Left, Prompt, SeatPost
from host.table.log import SEAT, swapped_with
from host.table.status import is_watched, resigned_of

log = getLogger(__name__)


async def note_deserters(
    db: Database, change: Change, row: GameRow, seats: Sequence[SeatRow], now: float, called: Container[int] = ()
) -> None:
    """Add to a change that ends a game a result, as of a seat given up, for each person who deserted the others: for
    whom a computer player plays without their doing, who is not on the server any more, and whom the game waited for
    (`called`) where it is closed because nobody moved. Nothing of a log that cannot be read."""
    people = [seat for seat in seats if seat.user_id is not None]
    if row.started is None or row.lesson is not None or row.imported or is_watched(row) or len(people) < 2:
        return
    try:
        rows = await db.games.log(row.id)
    except DamagedRecord as damaged:
        log.warning("who deserted game %s is not counted: %s", row.id, damaged)
        return
    posts = [post for post in await db.outbox.of_game(row.id) if post.payload]
    gone = [
        seat
        for seat in people
        if seat.seat in called or _is_played_for(row, rows, seat) or _has_left_server(rows, posts, seat)
    ]
    for number, seat in enumerate(gone):
        change.insert(_result(row, seat, number, len(seats), now, _reminders(posts, seat)))


def _is_played_for(row: GameRow, rows: Sequence[LogRow], seat: SeatRow) -> bool:
    """Whether a computer player plays for a person who has neither given it the seat nor resigned."""
    if not seat.replaced or seat.seat in resigned_of(row):
        return False
    seated = (row for row in reversed(rows) if row.kind == SEAT and seat.seat in (row.seat, swapped_with(row)))
    last = next(seated, None)
    return last is not None and last.actor_id != seat.user_id


def _has_left_server(rows: Sequence[LogRow], posts: Sequence[PostRow], seat: SeatRow) -> bool:
    """Whether it was told that a person is not on the server any more and they have done nothing at the table since."""
    acted = max((row.seq for row in rows if (row.seat, row.actor_id) == (seat.seat, seat.user_id)), default=0)
    farewells = (post for post in posts if post.kind == Left.kind and post.seq >= acted)
    return any(SeatPost.read(post.payload).seat == seat.seat for post in farewells)


def _reminders(posts: Sequence[PostRow], seat: SeatRow) -> int:
    calls = (Prompt.read(post.payload) for post in posts if post.kind == Prompt.kind)
    return sum(bool(call.reminder) for call in calls if call.seat == seat.seat)


def _result(row: GameRow, seat: SeatRow, number: int, seats: int, ended: float, missed: int) -> ResultRow:
    return ResultRow(
        row.id,
        number,
        seat.seat,
        seat.user_id,
        seat.player,
        row.guild_id,
        row.rules_name,
        ended,
        seats,
        seats,
        0,
        gave_up=True,
        missed=missed,
    )
