"""Answers given ahead: what a person wants chosen when their seat is asked in another's turn (`Rules.answer_ahead`).

The answer comes after the same time whatever it is, so that its moment tells nothing; until then the person may answer
otherwise. It is a choice of the seat in the log like any other. Where none fits, the person is asked as always."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from db import AheadRow, Change
from engine.core.position import AnyPosition
from host.clock import MINUTE_S
from host.table.table import Table

ANSWER: Final = "ahead"
"""The timer of a person for whom an answer given ahead is chosen."""
ANSWER_AFTER_S: Final = MINUTE_S / 2


def values_of(rows: Iterable[AheadRow], seat: int) -> dict[str, str]:
    """What a seat answered ahead, by name."""
    return {row.name: str(row.content["value"]) for row in rows if row.seat == seat and "value" in row.content}


def in_anothers_turn(position: AnyPosition, seat: int) -> bool:
    """Whether a seat that must act is asked alone while another seat takes its turn."""
    return bool(position.choices) and not position.sealed and position.choices[0].seat != seat


def asked_by(table: Table, before: Mapping[int, int], since: int) -> set[int]:
    """The seats that an act asks something, or asks again where the table goes on after a pause. `before`: what
    `Table.called` was; `since`: the last row of the log before the act."""
    called = table.called
    return {seat for seat in called if seat not in before or table.asked.after[seat] > since}


def answers_to(rows: Sequence[AheadRow], table: Table, asked: Iterable[int]) -> dict[int, str]:
    """What seats that are `asked` something answered ahead to it, by seat."""
    asked = [seat for seat in asked if in_anothers_turn(table.position, seat)]
    found = {seat: answer_of(table, seat, values_of(rows, seat)) for seat in asked}
    return {seat: notation for seat, notation in found.items() if notation is not None}


def answer_of(table: Table, seat: int, values: Mapping[str, str]) -> str | None:
    """What a seat chooses now that answered so ahead; None where it must be asked."""
    decision = table.position.decision(seat)
    notation = table.position.rules.answer_ahead(values, decision) if values else None
    return notation if notation in decision.options else None


def follow(change: Change, table: Table, answered: Iterable[int], seated: Iterable[int | None], now: float) -> None:
    """Set the timers of the seats that `answered` ahead; forget what was answered for seats whose player changed."""
    for seat in seated:
        if seat is not None:
            change.nothing_ahead(seat)
    for seat in answered:
        payload = {"seat": seat, "after": table.asked.after[seat]}
        change.arm(ANSWER, now + ANSWER_AFTER_S, payload, user_id=table.seats[seat].user_id)
    if table.over:
        for one in table.seats:
            change.nothing_ahead(one.seat)
