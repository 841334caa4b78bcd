"""Giving up: of two players the other wins, and the game is over, or called off where no turn was over; of more a house
player plays the seat to the end."""

from typing import Final

from db import GameRow
from engine.core.decision import Refusal
from host import posts, seat_changes, seating
from host.host import Host
from host.houses import STAND_IN
from host.pending import PendingRows
from host.posts import UNPROMPT, Post
from host.server_log import CANCELLED
from host.table import FINISHED, Table, resigned_of
from host.voting import recount

TWO: Final = 2  # seats of a game that ends when somebody resigns


async def check_resignation(host: Host, game_id: str, user_id: int) -> Table:
    """The table, where a person may resign. Raises Refusal: not_at_table, resigned, last_person, and those of
    `seating.check_open`."""
    table = await host.table(game_id)
    _check(table, table.seat_of(user_id))
    return table


async def resign(host: Host, game_id: str, user_id: int, *, interaction_id: int) -> None:
    """A person gives up for good. Raises Refusal as `check_resignation`."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        seat = table.seat_of(user_id)
        _check(table, seat)
        if len(table.seats) == TWO:
            await _end(host, table, seat, user_id, interaction_id)
            return
        player = STAND_IN if table.seats[seat].by_person else table.seats[seat].player
        await seating.take_over(
            host, table, seat, seating.RESIGNED, player=player, actor=user_id, interaction_id=interaction_id
        )
        await recount(host, table)


def _check(table: Table, seat: int) -> None:
    seating.check_open(table)
    if seat in table.resigned:
        raise Refusal("resigned")
    if len(table.seats) > TWO and table.people in ([], [seat]):
        raise Refusal("last_person")


def is_unplayed(table: Table) -> bool:
    """Whether no turn is over yet: a game of two in which somebody resigns then is called off and counts nowhere."""
    return table.finished_turns == 0


async def _end(host: Host, table: Table, seat: int, user_id: int, interaction_id: int) -> None:
    async def act(pending: PendingRows) -> None:
        now = host.clock.now()
        if is_unplayed(table):
            table.set_status(CANCELLED, pending, actor=user_id, at=now)
            pending.columns["ended"] = now
            pending.news += [Post(UNPROMPT, {"seat": None}), Post(posts.CANCELLED, {"resigned": seat})]
            return
        seat_changes.give_up(table, seat, pending)
        table.set_status(FINISHED, pending, actor=user_id, at=now, seat=seat)

    await host.advance(table, act, interaction_id=interaction_id)


def ended_by(row: GameRow, seats: int) -> int | None:
    """The seat whose person ended a game of so many `seats` by resigning; None where it ended by its rules."""
    resigned = resigned_of(row)
    return resigned[0] if seats == TWO and resigned else None
