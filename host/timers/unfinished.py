"""A turn that is chosen but not finished: its person may have forgotten the last step, and is told once, silently."""

from collections.abc import Iterable
from typing import Final

from db import Change, GameRow, TimerRow
from host.clock import MINUTE_S
from host.messages.posts import PROMPT, UNPROMPT, Post, owe_again
from host.table.table import Table

UNFINISHED: Final = "unfinished"
"""The timer of a person whose turn waits for its end alone."""
AFTER_S: Final = 5 * MINUTE_S


def awaits_end(table: Table, seat: int) -> bool:
    """Whether a seat has chosen its turn and may end it."""
    if seat not in table.called or not table.choices_of(seat):
        return False
    return table.position.rules.turn_end in table.position.decision(seat).options


def follow(change: Change, table: Table, acted: Iterable[int | None], now: float) -> None:
    """Set or delete the timers of the seats whose people have `acted`."""
    for seat in acted:
        user_id = table.seats[seat].user_id if seat is not None else None
        if seat is None or user_id is None:
            continue
        if awaits_end(table, seat):
            payload = {"seat": seat, "since": table.called[seat]}
            change.arm(UNFINISHED, now + AFTER_S, payload, user_id=user_id)
        else:
            change.disarm(UNFINISHED, user_id=user_id)


def remind(change: Change, table: Table, row: GameRow, timer: TimerRow) -> None:
    """Call a seat once more, without a ping, if its turn is still not finished."""
    paid = timer.payload
    change.settle(timer)
    if table.called.get(paid["seat"]) == paid["since"] and awaits_end(table, paid["seat"]):
        call = {"seat": paid["seat"], "since": paid["since"], "quiet": True, "unfinished": True}
        owe_again(change, row, [Post(UNPROMPT, {"seat": paid["seat"]}), Post(PROMPT, call)])
        change.update_game(row.seq, row.revision, revision=row.revision + 1)
