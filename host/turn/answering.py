"""Choosing for a person what they answered ahead, and changing what that is."""

from db import Change, TimerRow
from engine.core.decision import Refusal
from host.host import Host
from host.seats.seating import check_open
from host.table.pending import PendingRows
from host.table.table import Table
from host.turn.standing_answers import answer_of, in_anothers_turn, values_of


async def answer(host: Host, table: Table, timer: TimerRow, now: float) -> None:
    """Choose for the timer's seat, if it is still asked the same. The caller holds the game's lock."""
    seat, notation = timer.payload["seat"], None
    asked = seat in table.called and table.asked.after[seat] == timer.payload["after"]
    if asked and in_anothers_turn(table.position, seat):
        notation = answer_of(table, seat, values_of(await host.db.ahead.of_game(table.row.id), seat))
    if notation is None:
        await host.db.timers.settle(timer)
        return
    chosen = notation

    async def act(pending: PendingRows) -> None:
        table.choose(seat, chosen, pending, actor=None, at=now, automatic=True)
        pending.settled = timer

    await host.advance(table, act)


async def answered_ahead(host: Host, game_id: str, user_id: int) -> tuple[Table, dict[str, str]]:
    """The table, and what the person answered ahead. Raises Refusal: not_at_table, unknown_game,
    not_started, frozen."""
    table = await host.table(game_id)
    seat = table.seat_of(user_id)
    return table, values_of(await host.db.ahead.of_game(game_id), seat)


async def answer_ahead(host: Host, game_id: str, user_id: int, name: str, value: str | None) -> None:
    """Change what a person answers ahead; None: they are asked again. A value of a list comes after those that are in
    it. Raises Refusal: not_at_table, replaced, unknown_answer, and those of `check_open`."""
    async with host.lock(game_id):
        table = await host.table_within_lock(game_id)
        seat, rules = table.seat_of(user_id), table.position.rules
        check_open(table)
        if table.seats[seat].replaced:
            raise Refusal("replaced")
        offered = rules.ahead_values(table.position.state).get(name, ())
        if value is not None and value not in offered:
            raise Refusal("unknown_answer")
        before = values_of(await host.db.ahead.of_game(game_id), seat).get(name, "").split()
        if value is not None and name in rules.ahead_lists and _is_number(value) and all(map(_is_number, before)):
            value = " ".join([*(one for one in before if one != value), value])
        change = Change(game_id)
        change.ahead(seat, name, None if value is None else {"value": value})
        await host.db.write(change)


def _is_number(value: str) -> bool:
    return value.isdigit()
