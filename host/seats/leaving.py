"""Leaving a table, resigning (/table resign), and having one's data deleted (/data delete): what becomes of seats,
votes and of who organises."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final

from db import Change, GameRow, SeatRow, TimerRow
from engine.core.decision import Refusal
from host.host import Host, person_left
from host.houses.houses import STAND_IN
from host.learning.taking import leave as leave_lesson
from host.messages import following
from host.messages.posts import Cancelled, Post, SeatTaken, Unprompt, revise
from host.messages.server_log import CANCELLED
from host.seats import seating
from host.sleeper import lone_timer
from host.table.status import DUEL_SEATS, FINISHED, RUNNING
from host.table.table import Table

DEPARTED: Final = "departed"
"""The timer of a game that lost somebody who was forgotten."""


async def leave(host: Host, game_id: str, user_id: int, *, interaction_id: int) -> None:
    """A person gives their seat to a computer player; they may return. If they organised the table, the person who has
    sat there longest does. Raises Refusal: not_at_table, replaced, last_person, and those of `Table.check_open`."""
    async with host.at_table(game_id) as table:
        seat = table.seat_of(user_id)
        table.check_open()
        if table.seats[seat].replaced:
            raise Refusal("replaced")
        if table.people == [seat]:
            raise Refusal("last_person")
        await seating.take_over(host, table, seat, seating.LEFT, actor=user_id, interaction_id=interaction_id)


async def forget_person(host: Host, user_id: int) -> int:
    """Delete what is stored about a person, and return how many unfinished games that changed.

    Their seats remain, marked as those of a departed player; in running games a computer player takes them over, in
    lobbies they become free. What they organised is organised by the person who has sat there longest; a game that has
    begun and that nobody plays any more is cancelled. Raises StorageFailed, WriteRefused."""
    await leave_lesson(host, user_id)
    sought = await host.db.seekers.of_person(user_id)
    touched = await host.db.people.forget(user_id)
    for seeker in sought:
        change = Change("", ("noticeboard", seeker.guild_id))
        change.renew_noticeboard(seeker.guild_id)
        await host.db.write(change)
    for game_id in touched:
        if host.drives(await host.game(game_id)):
            await _go_on_without_departed(host, game_id)
        else:  # the process that drives it does the same
            change = Change(game_id)
            change.arm(DEPARTED, host.clock.now(), {})
            await host.db.write(change)
    return len(touched)


@lone_timer(DEPARTED)
async def departed(host: Host, timer: TimerRow) -> None:
    """Somebody was forgotten by another process, as the timer of the game says."""
    await _go_on_without_departed(host, timer.game_id or "")
    await host.db.timers.settle(timer)


async def _go_on_without_departed(host: Host, game_id: str) -> None:
    async with host.lock(game_id):
        host.forget(game_id)  # the table in memory still has the person in its seat
        await _without_departed(host, await host.game(game_id), await host.db.games.seats(game_id))
    if (await host.game(game_id)).status == RUNNING:
        await host.resume(game_id)
        async with host.at_table(game_id) as table:
            await person_left.run(host, table)


async def _without_departed(host: Host, game: GameRow, seats: Sequence[SeatRow]) -> None:
    change, columns = Change(game.id), dict[str, Any]()
    if game.status == "lobby":
        kept = [seat for seat in seats if not seat.departed]
        change.renew_noticeboard(game.guild_id)
        change.seats(replace(seat, seat=index) for index, seat in enumerate(kept))
        heir, owed = next((seat for seat in kept if seat.by_person), None), list[Post]()
    else:
        owed = [Unprompt(seat=seat.seat) for seat in seats if seat.departed]
        change.seats(replace(seat, player=STAND_IN) if seat.departed else seat for seat in seats)
        heir = await seating.longest_seated(host.db, game.id, seats)
        if all(seat.user_id is None for seat in seats):
            change.disarm_all()
            await following.tell_of_end(host.db, change, game)
            columns = {"status": "cancelled", "ended": host.clock.now()}
            owed += [Unprompt(seat=None), Cancelled()]
        else:
            new: dict[str, Any] = {} if game.organiser_id or heir is None else {"organiser": heir.seat}
            owed += [SeatTaken(seat=seat.seat, why=seating.DEPARTED, **new) for seat in seats if seat.departed]
    organiser = game.organiser_id if game.organiser_id or heir is None else heir.user_id
    revise(change, game, owed, organiser_id=organiser, **columns)
    await host.db.write(change)


async def check_resignation(host: Host, game_id: str, user_id: int) -> Table:
    """The table, where a person may resign. Raises Refusal: not_at_table, resigned, last_person, and those of
    `Table.check_open`."""
    table = await host.table(game_id)
    _check(table, table.seat_of(user_id))
    return table


async def resign(host: Host, game_id: str, user_id: int, *, interaction_id: int) -> None:
    """A person gives up for good. Raises Refusal as `check_resignation`."""
    async with host.at_table(game_id) as table:
        seat = table.seat_of(user_id)
        _check(table, seat)
        if len(table.seats) == DUEL_SEATS:
            await _end(host, table, seat, user_id, interaction_id)
            return
        player = STAND_IN if table.seats[seat].by_person else table.seats[seat].player
        await seating.take_over(
            host, table, seat, seating.RESIGNED, player=player, actor=user_id, interaction_id=interaction_id
        )


def _check(table: Table, seat: int) -> None:
    table.check_open()
    if seat in table.resigned:
        raise Refusal("resigned")
    if len(table.seats) > DUEL_SEATS and table.people in ([], [seat]):
        raise Refusal("last_person")


def is_unplayed(table: Table) -> bool:
    """Whether no turn is over yet: a game of two in which somebody resigns then is called off and counts nowhere."""
    return table.finished_turns == 0


async def _end(host: Host, table: Table, seat: int, user_id: int, interaction_id: int) -> None:
    async with host.act(table, interaction_id=interaction_id) as pending:
        if is_unplayed(table):
            table.set_status(CANCELLED, pending, actor=user_id)
            pending.columns["ended"] = pending.at
            pending.news += [Unprompt(seat=None), Cancelled(resigned=seat)]
        else:
            table.set_resigned(seat, pending, resigned=True)
            table.set_status(FINISHED, pending, actor=user_id, seat=seat)
