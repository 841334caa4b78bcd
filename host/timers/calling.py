"""Whom a message to several people pings: not those who are told of it once a day, or want no pings of the table."""

from collections.abc import Iterable

from db import GameRow
from host.host import Host
from host.people.settings import settings_of
from host.timers.digest import next_digest
from host.timers.pace import told_daily


async def to_ping(host: Host, row: GameRow, people: Iterable[int | None], until: float | None = None) -> list[int]:
    """Those of `people` who are pinged. `until`: when it is too late to be told (UTC seconds), None: never; whose daily
    digest comes later is pinged."""
    found, now = [], host.clock.now()
    for user_id in people:
        if user_id is None:
            continue
        settings = await settings_of(host.people, user_id)
        daily = told_daily(row, settings) and (until is None or next_digest(settings, now) < until)
        if not daily and row.id not in settings.muted:
            found.append(user_id)
    return found
