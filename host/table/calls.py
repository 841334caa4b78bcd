"""How people are called when a table asks them something, and whom a message to several of them pings."""

from collections.abc import Container, Iterable, Mapping
from typing import NamedTuple

from db import GameRow, People
from host.people.quiet_hours import PersonalTime, next_digest, reachable_at
from host.people.settings import settings_of
from host.table.pace import time_of, told_daily
from host.table.table import Table


class Call(NamedTuple):
    """How a person is called: `silent`, that is without a ping, and how their `time` then passes."""

    silent: bool
    time: PersonalTime


async def calls_of(
    people: People, table: Table, before: Mapping[int, int], now: float, answered: Container[int] = ()
) -> dict[int, Call]:
    """The calls of a change of the table, by seat; `before` is what `Table.called` was. Silent are those of people who
    have just acted, want no pings of this table or a daily digest instead, have quiet hours, are away or
    have `answered` ahead."""
    calls, present = {}, table.present(now)
    for seat, since in table.called.items():
        user_id = table.seats[seat].user_id
        if since != before.get(seat) and user_id is not None:
            settings = await settings_of(people, user_id)
            unwanted = table.row.id in settings.muted or told_daily(table.row, settings)
            silent = seat in present or seat in answered or unwanted or reachable_at(settings, now) > now
            calls[seat] = Call(silent, time_of(table.row, settings))
    return calls


def silent_seats(calls: Mapping[int, Call]) -> list[int]:
    """The seats that are called without a ping."""
    return [seat for seat, call in calls.items() if call.silent]


async def to_ping(
    people: People, row: GameRow, user_ids: Iterable[int | None], now: float, until: float | None = None
) -> list[int]:
    """Those of several people whom a message about a table pings: not who is told of it once a day, or wants no pings
    of it. `until`: when it is too late to be told (UTC seconds), None: never; whose daily digest comes later is
    pinged."""
    found = []
    for user_id in user_ids:
        if user_id is None:
            continue
        settings = await settings_of(people, user_id)
        daily = told_daily(row, settings) and (until is None or next_digest(settings, now) < until)
        if not daily and row.id not in settings.muted:
            found.append(user_id)
    return found
