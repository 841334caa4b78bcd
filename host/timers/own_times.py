"""Settings of a person with their times: time zone, quiet hours, until when they are away, the hour of their digest."""

from typing import Any

from db import Change
from host.host import Host
from host.timers import digest


async def change_times(host: Host, user_id: int, key: str, value: Any) -> None:
    """Change such a setting, and set what is due by it anew. What has passed of the person's time banks is counted as
    it was before."""
    games = await host.db.time_banks.games_timing(user_id)
    for game_id in games:
        async with host.lock(game_id):
            await _count(host, game_id)
    await host.people.change_settings(user_id, {key: value})
    for game_id in games:
        async with host.lock(game_id):
            await _count(host, game_id, anew=user_id)
    await digest.set_timer(host, user_id)


async def _count(host: Host, game_id: str, anew: int | None = None) -> None:
    """Note what everybody has left now; `anew`: the person whose time ends at another moment."""
    table, change = await host.table_within_lock(game_id), Change(game_id)
    known = {seat: since for seat, since in table.called.items() if table.seats[seat].user_id != anew}
    await host.time_banks.follow(change, table, known)
    await host.db.write(change)
    host.time_banks.written(game_id)
