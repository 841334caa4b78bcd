"""The daily digest: when it comes, what it replaces (single pings and reminders), when direct messages are refused; and
what a change of time zone or quiet hours sets anew. At which tables it replaces nothing says `told_daily` in
host/people/settings.py."""

from collections.abc import Sequence
from typing import Any, Final

from db import AT_ONCE, Change, TimerRow
from host.host import Host
from host.messages.posts import Digest
from host.people.settings import REFUSED, settings_of
from host.sleeper import lone_timer

DIGEST: Final = Digest.kind
"""The timer of a person, and the setting that holds its hour."""


async def set_timer(host: Host, user_id: int) -> None:
    """Bring a person's timer up to date with their settings; the digest still tells what has happened since the last,
    where they had one before."""
    settings = await settings_of(host.people, user_id)
    if settings.digest:
        now = host.clock.now()
        before = await host.db.timers.concerning(DIGEST, user_id)
        payload = before[0].payload if before else Digest(since=now).stored()
        await host.db.timers.arm(DIGEST, user_id, settings.next_digest(now), payload)
    else:
        await host.db.timers.disarm(DIGEST, user_id)


@lone_timer(DIGEST)
async def send(host: Host, timer: TimerRow) -> None:
    """Owe a person the digest that is due, one however long the bot did not run, and set the timer of the next."""
    user_id, now = timer.user_id or 0, host.clock.now()
    settings, change = await settings_of(host.people, user_id), Change("", (DIGEST, user_id))
    change.settle(timer)
    if settings.digest:
        change.arm(DIGEST, settings.next_digest(now), Digest(since=now).stored(), user_id=user_id)
        change.post_to(user_id, DIGEST, timer.payload, due=AT_ONCE)
    await host.db.write(change)


async def give_up(host: Host, user_id: int) -> None:
    """Discord takes no direct messages to a person: they are called in the channels from now on, and told so there
    once."""
    settings = await settings_of(host.people, user_id)
    if settings.pings == "channel" and not settings.digest:  # only what all get so, such as that a game sleeps
        return
    await host.people.settings.change(user_id, {"pings": "channel", DIGEST: "", REFUSED: True})
    await set_timer(host, user_id)


async def change_times(host: Host, user_id: int, key: str, value: Any) -> None:
    """Change a setting with times of a person (their time zone, quiet hours, until when they are away, the hour of
    their digest), and set what is due by it anew. What has passed of their time banks is counted as it was before."""
    games = await host.db.time_banks.games_timing(user_id)
    await _count_times(host, games)
    changed, now = {key: value}, host.clock.now()
    if key == "away":
        changed["absences"] = (await settings_of(host.people, user_id)).absent_until(value, now)
    await host.people.settings.change(user_id, changed)
    await _count_times(host, games, anew=user_id)
    await set_timer(host, user_id)


async def _count_times(host: Host, game_ids: Sequence[str], anew: int | None = None) -> None:
    """Note what everybody has left now; `anew`: the person whose time ends at another moment."""
    for game_id in game_ids:
        async with host.at_table(game_id) as table:
            change = Change(game_id)
            known = {seat: since for seat, since in table.called.items() if table.seats[seat].user_id != anew}
            await host.time_banks.follow(change, table, known)
            await host.db.write(change)
            host.time_banks.written(game_id)
