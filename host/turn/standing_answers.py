"""Answers given ahead to what is asked in another's turn (auctions, Kiosk): when they are chosen for a person, and
after how long.

The answer comes after the same time whatever it is, so that its moment tells nothing; until then the person may answer
otherwise. It is a choice of the seat in the log like any other. Where none fits, the person is asked as always."""

from collections.abc import Iterable, Sequence
from typing import Final

from db import AheadRow, Change, TimerRow
from engine.core.decision import Refusal
from host.clock import MINUTE_S
from host.host import Host
from host.payload import Payload
from host.sleeper import table_timer
from host.table.table import Table

ANSWER: Final = "ahead"
"""The timer of a person for whom an answer given ahead is chosen."""
ANSWER_AFTER_S: Final = MINUTE_S / 2


class AheadTimer(Payload):
    """Something is chosen for a `seat` that was asked `after` a row of the log."""

    seat: int
    after: int


def values_of(rows: Iterable[AheadRow], seat: int) -> dict[str, str]:
    """The values that a seat answered ahead, by name."""
    return {row.name: str(row.content["value"]) for row in rows if row.seat == seat and "value" in row.content}


def answers_to(rows: Sequence[AheadRow], table: Table, asked: Iterable[int]) -> dict[int, str]:
    """The notations that seats answered ahead to what they are `asked` alone in another seat's turn, by seat."""
    position, answers = table.position, {}
    if position.choices and not position.sealed:
        for seat in asked:
            decision, values = position.decision(seat), values_of(rows, seat)
            notation = position.rules.answer_ahead(values, decision) if values else None
            if position.choices[0].seat != seat and notation is not None and notation in decision.options:
                answers[seat] = notation
    return answers


def set_timers(change: Change, table: Table, answered: Iterable[int], now: float) -> None:
    """Set the timers of the seats that `answered` ahead."""
    for seat in answered:
        timer = AheadTimer(seat=seat, after=table.asked.after[seat])
        change.arm(ANSWER, now + ANSWER_AFTER_S, timer.stored(), user_id=table.seats[seat].user_id)


@table_timer(ANSWER, AheadTimer)
async def answer(host: Host, table: Table, timer: TimerRow, due: AheadTimer, now: float) -> None:
    """Choose for the timer's seat, if it is still asked the same."""
    seat = due.seat
    asked = [seat] if seat in table.called and table.asked.after[seat] == due.after else []
    notation = answers_to(await host.db.ahead(table.row.id), table, asked).get(seat)
    if notation is None:
        await host.db.timers.settle(timer)
        return
    async with host.act(table) as pending:
        table.choose(seat, notation, pending, actor=None, automatic=True)
        pending.settled = timer


async def answered_ahead(host: Host, game_id: str, user_id: int) -> tuple[Table, dict[str, str]]:
    """The table, and what the person answered ahead. Raises Refusal: not_at_table, unknown_game,
    not_started, frozen."""
    table = await host.table(game_id)
    seat = table.seat_of(user_id)
    return table, values_of(await host.db.ahead(game_id), seat)


async def answer_ahead(host: Host, game_id: str, user_id: int, name: str, value: str | None) -> None:
    """Change what a person answers ahead; None: they are asked again. A value of a list comes after those that are in
    it. Raises Refusal: not_at_table, replaced, unknown_answer, and those of `Table.check_open`."""
    async with host.at_table(game_id) as table:
        seat, rules = table.seat_of(user_id), table.position.rules
        table.check_open()
        if table.seats[seat].replaced:
            raise Refusal("replaced")
        offered = rules.ahead_values(table.position.state).get(name, ())
        if value is not None and value not in offered:
            raise Refusal("unknown_answer")
        before = values_of(await host.db.ahead(game_id), seat).get(name, "").split()
        if value is not None and name in rules.ahead_lists and all(map(str.isdigit, [*before, value])):
            value = " ".join([*(earlier for earlier in before if earlier != value), value])
        change = Change(game_id)
        change.ahead(seat, name, None if value is None else {"value": value})
        await host.db.write(change)
