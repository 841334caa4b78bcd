"""Seats of a running table that go to another player: a row of its log each, with what else changes at the table."""

from dataclasses import replace

from db import SeatRow
from engine import players
from host.table.log import SEAT
from host.table.pending import PendingRows
from host.table.table import RESIGNED, Table


def reseat(table: Table, seat: SeatRow, pending: PendingRows, *, actor: int | None, at: float) -> None:
    """Another player has the seat from here on. Its tentative choices stay as they are. `actor`: the Discord id of who
    decided it; `at`: Unix time in seconds."""
    table.add_row(SEAT, seat.seat, seat.player, pending, actor=actor, at=at, automatic=actor is None)
    pending.reseated = True
    table.seats = tuple(seat if one.seat == seat.seat else one for one in table.seats)


def swap(table: Table, one: int, other: int, pending: PendingRows, *, actor: int | None, at: float) -> None:
    """The persons of two seats exchange them; each is asked anew what the other was asked."""
    former = table.seats
    for seat, taken in ((one, former[other]), (other, former[one])):
        moved = replace(former[seat], user_id=taken.user_id, name=taken.name)
        table.seats = tuple(moved if have.seat == seat else have for have in table.seats)
        table.answers.forget(seat)
        table.acted.pop(seat, None)
    # Who agreed has the first seat now, and has just acted.
    table.add_row(SEAT, one, players.PERSON, pending, actor=actor, at=at, data={"swapped_with": other})
    pending.reseated = True
    table.asked.again((one, other), table.seq)


def give_up(table: Table, seat: int, pending: PendingRows) -> None:
    """The person of a seat has resigned and does not return to it."""
    _set_resigned(table, [*table.resigned, seat], pending)


def take_up(table: Table, seat: int, pending: PendingRows) -> None:
    """Somebody else plays a seat whose person may have resigned."""
    if seat in table.resigned:
        _set_resigned(table, [one for one in table.resigned if one != seat], pending)


def _set_resigned(table: Table, seats: list[int], pending: PendingRows) -> None:
    table.set_columns(pending, options={**table.row.options, RESIGNED: seats})
