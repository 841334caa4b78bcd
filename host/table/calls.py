"""How people are called when a table asks them something, silently or with a ping: quiet hours, away, digest, muted,
just acted."""

from collections.abc import Container, Iterable, Mapping
from typing import NamedTuple

from db import GameRow, People
from host.messages.posts import Post, prompts
from host.payload import Payload
from host.people.settings import PersonalTime, settings_of
from host.table.table import Table


class Call(NamedTuple):
    """How a person is called: `silent`, that is without a ping, and how their `time` then passes."""

    silent: bool
    time: PersonalTime


class SeatTimer(Payload):
    """A timer about a `seat` that must act `since` a row of the log."""

    seat: int
    since: int


class AskedTimer(SeatTimer):
    """`asked`: when the seat was, in UTC seconds."""

    asked: float


async def calls_of(
    people: People,
    table: Table,
    called: Mapping[int, int],
    before: Mapping[int, int],
    now: float,
    answered: Container[int] = (),
) -> dict[int, Call]:
    """The calls of a change of the table, by seat: of those that are `called` and were not, or otherwise, `before`.
    Silent are those of people who have just acted, want no pings of this table or a daily digest instead, have quiet
    hours, are away or have `answered` ahead."""
    calls = {}
    for seat, since in called.items():
        user_id = table.seats[seat].user_id
        if since != before.get(seat) and user_id is not None:
            settings = await settings_of(people, user_id)
            pinged = settings.wants_pings(table.row) and settings.reachable_at(now) <= now
            silent = not pinged or seat in answered or seat in table.present(now)
            calls[seat] = Call(silent, settings.time_at(table.row))
    return calls


async def prompts_anew(people: People, table: Table, now: float, answered: Container[int] = ()) -> list[Post]:
    """The prompts of all seats that must act at a table that goes on. `answered`: as `calls_of`."""
    calls = await calls_of(people, table, table.called, {}, now, answered)
    return prompts({}, table.called, [seat for seat, call in calls.items() if call.silent])[1]


async def reachable(people: People, user_ids: Iterable[int], now: float) -> list[int]:
    """Those of several people who may be pinged now: nobody in their quiet hours, or away."""
    return [user_id for user_id in user_ids if (await settings_of(people, user_id)).reachable_at(now) <= now]


async def to_ping(
    people: People, row: GameRow, user_ids: Iterable[int | None], now: float, until: float | None = None
) -> list[int]:
    """Those of several people whom a message about a table pings: not who is told of it once a day, or wants no pings
    of it. `until`: when it is too late to be told (UTC seconds), None: never; whose daily digest comes later is
    pinged."""
    pinged = []
    for user_id in filter(None, user_ids):
        settings = await settings_of(people, user_id)
        daily = settings.told_daily(row) and (until is None or settings.next_digest(now) < until)
        if not daily and row.id not in settings.muted:
            pinged.append(user_id)
    return pinged
