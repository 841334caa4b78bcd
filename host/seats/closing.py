"""Cancelling a game or lobby at once, as its organiser, a manager or the operator may (/table cancel), and what
follows."""

from collections.abc import Sequence

from db import Change, GameRow, SeatRow
from engine.core.decision import Refusal
from host.finished.deserters import note_deserters
from host.host import Host, commit_follower
from host.messages import posts
from host.messages.following import tell_of_end
from host.messages.server_log import CANCELLED, tell_log
from host.table.commit import Commit
from host.table.status import FIXTURE, FROZEN, PLAYABLE, is_of_season

CANCELLABLE = ("lobby", *PLAYABLE, FROZEN)


async def cancel(host: Host, row: GameRow, seats: Sequence[SeatRow], interaction_id: int | None = None) -> None:
    """End a game or a lobby without a result. The caller holds the game's lock. Raises Refusal over."""
    if row.status not in CANCELLABLE:
        raise Refusal("over", game=row.id)
    change = Change(row.id)
    if interaction_id is not None:
        change.handle(interaction_id)
    change.disarm_all()
    if is_of_season(row):
        change.arm(FIXTURE, host.clock.now(), {})
    change.update_game(row.seq, status="cancelled", ended=host.clock.now(), revision=row.revision + 1)
    if row.status != "lobby":
        await note_deserters(host.db, change, row, seats, host.clock.now())
        gone: list[posts.Post] = [posts.Unprompt(seat=seat.seat) for seat in seats if seat.user_id]
        gone.append(posts.Unprompt(seat=None))  # of a vote
        posts.owe(change, row.seq + 1, row.channel_id, [*gone, posts.Cancelled()])
    else:
        change.renew_noticeboard(row.guild_id)
    await tell_log(host.people, change, row, CANCELLED)
    await tell_of_end(host.db, change, row)
    await host.db.write(change)
    host.forget(row.id)


@commit_follower
async def follow(host: Host, commit: Commit) -> None:
    """The people of the table have decided it, or one of two has resigned at once."""
    if commit.pending.columns.get("status") == CANCELLED:
        await note_deserters(host.db, commit.change, commit.table.row, commit.table.seats, commit.now)
