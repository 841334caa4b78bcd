"""The organiser has a house player make the move of somebody who keeps everybody waiting.

The organiser does not choose: they would see the options of another's hidden cards, and may play themselves. Only a
seat that has been silent for longer than the table's pace can be moved for, and only until it need not act any more."""

from typing import Final

from engine.core.decision import Refusal
from host.clock import DAY_S
from host.host import Host
from host.houses.houses import STAND_IN
from host.messages.posts import SEAT, Post
from host.people.settings import settings_of
from host.seats import seating
from host.table.pending import PendingRows
from host.table.table import Table
from host.table_options import PACE
from host.timers.pace import time_of

NO_PACE_S: Final = DAY_S  # how long a seat may be silent at a table without a pace


async def move_for(host: Host, game_id: str, user_id: int, seat: int, *, interaction_id: int) -> None:
    """A house player makes a seat's choices until the turn or the seat's part in it ends. Raises Refusal: no_such_seat,
    not_a_person, not_waited_for, not_silent_yet (`when`: from when on), and those of `seating.check_running`."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        seating.check_running(table)
        if not seating.seat_at(table, seat).by_person:
            raise Refusal("not_a_person")
        if seat not in table.position.seats_to_act:
            raise Refusal("not_waited_for")
        from_when = await _silent_too_long_from(host, table, seat)
        if host.clock.now() < from_when:
            raise Refusal("not_silent_yet", when=f"<t:{int(from_when) + 1}:R>")

        async def act(pending: PendingRows) -> None:
            finished = table.finished_turns
            while seat in table.position.seats_to_act and table.finished_turns == finished:
                thought = await host.houses.think(STAND_IN, table.position, seat, table.seq)
                table.choose(
                    seat, thought.notation, pending, actor=user_id, at=host.clock.now(), automatic=True, overdue=True,
                    house=thought.house,
                )  # fmt: skip
            pending.news.append(Post(SEAT, {"seat": seat, "why": seating.MOVED_FOR}))

        await host.advance(table, act, interaction_id=interaction_id)


async def _silent_too_long_from(host: Host, table: Table, seat: int) -> float:
    """When the seat has been silent for longer than its pace, in UTC seconds."""
    since = table.asked.since[seat]
    (asked,) = await host.db.games.log(table.row.id, after=since - 1, upto=since)
    time = time_of(table.row, await settings_of(host.people, table.seats[seat].user_id or 0))
    return time.after(max(asked.at, table.acted.get(seat, 0.0)), PACE.of(table.row) or NO_PACE_S)
