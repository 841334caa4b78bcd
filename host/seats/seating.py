"""Who plays the seats of a running table: a house player takes one over, its person returns, somebody else takes it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from db import Database, SeatRow, TimerRow
from engine import players
from engine.core.decision import Refusal
from host.host import Host
from host.houses.houses import STAND_IN
from host.messages.posts import SEAT, UNPROMPT, Post
from host.seats import seat_changes
from host.table.log import SEAT as SEAT_ROW
from host.table.log import joined_order, swapped_with
from host.table.pending import PendingRows
from host.table.table import Table

# What a post about a seat tells: a house player made its overdue move, its time was up, its person left, it was
# decided, its person or another one sits down, two persons have exchanged their seats, its person has resigned, its
# person's data was deleted.
MOVED_FOR: Final = "moved-for"
ABSENT: Final = "absent"
LEFT: Final = "left"
REPLACED: Final = "replaced"
RETURNED: Final = "returned"
TAKEN: Final = "taken"
SWAPPED: Final = "swapped"
RESIGNED: Final = "resigned"
DEPARTED: Final = "departed"
PAUSED: Final = "paused"  # the status of a table that is on hold


def check_running(table: Table) -> None:
    """Raises Refusal game_over, game_paused, game_cancelled, game_asleep unless the table plays."""
    check_open(table)
    if table.row.status == PAUSED:
        raise Refusal("game_paused")


def check_open(table: Table) -> None:
    """As `check_running`, but for what people may do while the game is paused too."""
    if table.over:
        raise Refusal("game_over")
    if table.closed and table.row.status != PAUSED:
        raise Refusal(f"game_{table.row.status}")


async def take_over(
    host: Host,
    table: Table,
    seat: int,
    why: str,
    *,
    player: str = STAND_IN,
    actor: int | None = None,
    settled: TimerRow | None = None,
    interaction_id: int | None = None,
) -> None:
    """The house player `player` plays a seat until its person returns. `actor`: who decided it; `settled`: the timer
    that it is done for. The caller holds the game's lock."""
    person = table.seats[seat].user_id

    async def act(pending: PendingRows) -> None:
        seat_changes.reseat(table, replace(table.seats[seat], player=player), pending, actor=actor, at=host.clock.now())
        told = {"seat": seat, "why": why}
        if why == RESIGNED:
            seat_changes.give_up(table, seat, pending)
        if why in (LEFT, RESIGNED) and person == table.row.organiser_id:
            heir = await longest_seated(host.db, table.row.id, table.seats)
            table.set_organiser(None if heir is None else heir.user_id, pending)
            told |= {} if heir is None else {"organiser": heir.seat}
        pending.settled = settled
        pending.news.append(Post(SEAT, told))

    await host.advance(table, act, interaction_id=interaction_id)


async def give_back(host: Host, game_id: str, user_id: int, *, interaction_id: int) -> None:
    """A person plays their seat again. Raises Refusal: not_at_table, not_replaced, resigned, unknown_game, frozen,
    and those of `check_open`."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        seat = table.seats[table.seat_of(user_id)]
        check_open(table)
        if not seat.replaced:
            raise Refusal("not_replaced")
        if seat.seat in table.resigned:
            raise Refusal("resigned")
        back = replace(seat, player=players.PERSON)
        await sit_down(host, table, back, RETURNED, interaction_id=interaction_id)


async def sit_down(
    host: Host,
    table: Table,
    seat: SeatRow,
    why: str,
    *,
    settled: TimerRow | None = None,
    interaction_id: int | None = None,
) -> None:
    """A person plays a seat from now on; where nobody organises the table, they do. The caller holds the lock."""

    async def act(pending: PendingRows) -> None:
        seat_changes.reseat(table, seat, pending, actor=seat.user_id, at=host.clock.now())
        seat_changes.take_up(table, seat.seat, pending)
        if table.row.organiser_id is None:
            table.set_organiser(seat.user_id, pending)
        pending.settled = settled
        asked = [] if settled is None else [Post(UNPROMPT, {"seat": None})]
        pending.news += [*asked, Post(SEAT, {"seat": seat.seat, "why": why})]

    await host.advance(table, act, interaction_id=interaction_id)


async def swap(host: Host, table: Table, asker: int, other: int, *, settled: TimerRow) -> None:
    """Two persons exchange their seats; each plays on with what the other had. `settled`: the vote by which they
    agreed. The caller holds the lock."""

    async def act(pending: PendingRows) -> None:
        seat_changes.swap(table, asker, other, pending, actor=table.seats[other].user_id, at=host.clock.now())
        pending.settled = settled
        told = {"seat": asker, "other": other, "why": SWAPPED}
        pending.news += [Post(UNPROMPT, {"seat": None}), Post(SEAT, told)]

    await host.advance(table, act)


def seat_at(table: Table, seat: int) -> SeatRow:
    """A seat by its index. Raises Refusal no_such_seat."""
    if seat not in range(len(table.seats)):
        raise Refusal("no_such_seat", colour=str(seat))
    return table.seats[seat]


async def longest_seated(db: Database, game_id: str, seats: Sequence[SeatRow]) -> SeatRow | None:
    """The seat of the person who has played longest without a break; None where house players alone play."""
    rows = await db.games.log(game_id)
    joined = (joined_order(rows[0]) if rows else None) or [seat.colour for seat in seats]
    since = {seat.seat: (0, joined.index(seat.colour)) for seat in seats}
    for row in rows:
        other = swapped_with(row)
        if row.seat is None or row.kind != SEAT_ROW:
            continue
        if other is None:
            since[row.seat] = (row.seq, 0)
        else:
            since[row.seat], since[other] = since[other], since[row.seat]
    people = [seat for seat in seats if seat.by_person]
    return min(people, key=lambda seat: since[seat.seat], default=None)
