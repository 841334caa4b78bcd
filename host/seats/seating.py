"""Who plays a seat of a running table: a computer player takes over, its person returns, sits down or swaps; when a
seat is overdue and a move is made for it (/table act)."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from db import Database, SeatRow, TimerRow
from engine import players
from engine.core.decision import Refusal
from host.clock import DAY_S
from host.host import Host, person_left
from host.houses.houses import STAND_IN
from host.messages.posts import PlayedFor, Post, SeatLost, SeatTaken, Unprompt
from host.people.settings import called_directly, settings_of
from host.table.log import SEAT, joined_order, swapped_with, written_at
from host.table.status import is_of_season
from host.table.table import Table
from host.table.thread_members import members_owed
from host.table_options import NO, PACE, RATED

# News of a seat: a computer player made its overdue move, its time was up, its person left, its person who organises
# the table gave it away, its person was overdue and the organiser decided it, its person agreed, its person or another
# one sits down, two persons have exchanged their seats, its person has resigned, its person's data was deleted; in a
# season, its person was absent and does not return, or the season is over; its person made no first move.
MOVED_FOR: Final = "moved-for"
ABSENT: Final = "absent"
LEFT: Final = "left"
REPLACED: Final = "replaced"
OVERDUE: Final = "overdue"
AGREED: Final = "agreed"
RETURNED: Final = "returned"
TAKEN: Final = "taken"
SWAPPED: Final = "swapped"
RESIGNED: Final = "resigned"
DEPARTED: Final = "departed"
GONE: Final = "gone"
SEASON_OVER: Final = "season-over"
NO_SHOW: Final = "no-show"
NOT_ASKED: Final = (MOVED_FOR, ABSENT, NO_SHOW, OVERDUE, GONE)
"""News that a seat's person did not bring about: they are told where they are called."""
NO_PACE_S: Final = DAY_S  # how long a seat may be silent at a table without a pace


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
    """The computer player `player` plays a seat until its person returns, in a season to the end. `actor`: who decided
    it;
    `settled`: the timer that it is done for. The caller holds the game's lock."""
    for_good = why == RESIGNED or (is_of_season(table.row) and why != SEASON_OVER)
    agreed = why == AGREED
    if for_good and why != RESIGNED:
        why = RESIGNED if why == LEFT else GONE
    async with host.act(table, interaction_id=interaction_id) as pending:
        table.reseat(replace(table.seats[seat], player=player), pending, actor=actor)
        post = SeatTaken(seat=seat, why=why)
        if for_good:
            table.set_resigned(seat, pending, resigned=True)
        # What a season ends is nobody's fault; a game that a computer player plays from the first move on is rated no
        # more than one that it began.
        if why in (SEASON_OVER, NO_SHOW):
            post = post.but(unrated=why == NO_SHOW and RATED.of(table.row))
            table.set_columns(pending, options={**table.row.options, RATED.name: NO})
        if why in (LEFT, RESIGNED) and table.seats[seat].user_id == table.row.organiser_id:
            heir = await longest_seated(host.db, table.row.id, table.seats)
            table.set_columns(pending, organiser_id=None if heir is None else heir.user_id)
            post = post if heir is None else post.but(organiser=heir.seat)
        pending.settled = settled
        pending.news += [*([Unprompt(seat=None)] if agreed else []), post]
        pending.news += await _told_directly(host, table.seats[seat], why)
    await person_left.run(host, table)


async def _told_directly(host: Host, seat: SeatRow, why: str) -> list[Post]:
    """The message for a person who is called by direct message; the others are pinged by the post in the channel."""
    directly = why in NOT_ASKED and await called_directly(host.people, [seat])
    return [PlayedFor(seat=seat.seat, why=why)] if directly else []


async def give_back(host: Host, game_id: str, user_id: int, *, interaction_id: int) -> None:
    """A person plays their seat again. Raises Refusal: not_at_table, not_replaced, resigned, unknown_game, frozen,
    and those of `Table.check_open`."""
    async with host.at_table(game_id) as table:
        seat = table.seats[table.seat_of(user_id)]
        table.check_open()
        if not seat.replaced:
            raise Refusal("not_replaced")
        if seat.seat in table.resigned or is_of_season(table.row):
            raise Refusal("resigned")
        await sit_down(host, table, replace(seat, player=players.PERSON), RETURNED, interaction_id=interaction_id)


async def sit_down(
    host: Host,
    table: Table,
    seat: SeatRow,
    why: str,
    *,
    settled: TimerRow | None = None,
    interaction_id: int | None = None,
) -> None:
    """A person plays a seat from now on; where nobody organises the table, they do. Whose it was before is told. The
    caller holds the lock."""
    former = table.seats[seat.seat].user_id
    async with host.act(table, interaction_id=interaction_id) as pending:
        table.reseat(seat, pending, actor=seat.user_id)
        table.set_resigned(seat.seat, pending, resigned=False)
        if table.row.organiser_id is None:
            table.set_columns(pending, organiser_id=seat.user_id)
        pending.settled = settled
        asked = [] if settled is None else [Unprompt(seat=None)]
        if former != seat.user_id:
            pending.displaced = former
            pending.news += members_owed(table.row, {former, seat.user_id})
        pending.news += [*asked, SeatTaken(seat=seat.seat, why=why)]
        if former not in (None, seat.user_id):
            pending.news.append(SeatLost(seat=seat.seat, user=former))


async def swap(host: Host, table: Table, asker: int, other: int, *, settled: TimerRow) -> None:
    """Two persons exchange their seats; each plays on with what the other had. `settled`: the vote by which they
    agreed. The caller holds the lock."""
    async with host.act(table) as pending:
        table.swap(asker, other, pending, actor=table.seats[other].user_id)
        pending.settled = settled
        pending.news += [Unprompt(seat=None), SeatTaken(seat=asker, other=other, why=SWAPPED)]


async def longest_seated(db: Database, game_id: str, seats: Sequence[SeatRow]) -> SeatRow | None:
    """The seat of the person who has played longest without a break; None where computer players alone play."""
    rows = await db.games.log(game_id)
    joined = (joined_order(rows[0]) if rows else None) or [seat.colour for seat in seats]
    since = {seat.seat: (0, joined.index(seat.colour)) for seat in seats}
    for row in rows:
        other = swapped_with(row)
        if row.seat is None or row.kind != SEAT:
            continue
        if other is None:
            since[row.seat] = (row.seq, 0)
        else:
            since[row.seat], since[other] = since[other], since[row.seat]
    people = [seat for seat in seats if seat.by_person]
    return min(people, key=lambda seat: since[seat.seat], default=None)


async def move_for(host: Host, game_id: str, user_id: int, seat: int, *, interaction_id: int) -> None:
    """A computer player makes a seat's choices until the turn or the seat's part in it ends. Raises Refusal:
    no_such_seat, not_a_person, not_waited_for, not_silent_yet (`when`: from when on), and those of
    `Table.check_running`."""
    async with host.at_table(game_id) as table:
        table.check_running()
        if not table.seat_at(seat).by_person:
            raise Refusal("not_a_person")
        if seat not in table.position.seats_to_act:
            raise Refusal("not_waited_for")
        from_when = await overdue_from(host, table, seat)
        if host.clock.now() < from_when:
            raise Refusal("not_silent_yet", when=f"<t:{int(from_when) + 1}:R>")
        async with host.act(table, interaction_id=interaction_id) as pending:
            finished = table.finished_turns
            while seat in table.position.seats_to_act and table.finished_turns == finished:
                thought = await host.houses.think(STAND_IN, table.position, seat, table.seq)
                pending.at = host.clock.now()
                table.choose(
                    seat, thought.notation, pending, actor=user_id, automatic=True, overdue=True, house=thought.house
                )
            pending.news.append(SeatTaken(seat=seat, why=MOVED_FOR))
            pending.news += await _told_directly(host, table.seats[seat], MOVED_FOR)


async def overdue_from(host: Host, table: Table, seat: int) -> float:
    """When a seat that must act is overdue, in UTC seconds: its time bank is empty or, where it has none, it has been
    silent for longer than the table's pace."""
    bank = (await host.time_banks.of_table(table)).get(seat)
    if bank is not None and bank.ends is not None:
        return bank.ends
    since = table.asked.since[seat]
    asked = await written_at(host.db, table.row.id, since)
    time = (await settings_of(host.people, table.seats[seat].user_id or 0)).time_at(table.row)
    return time.after(max(asked, table.acted.get(seat, 0.0)), PACE.of(table.row) or NO_PACE_S)
