"""One message a day: who wants a digest gets, at an hour of theirs, all that waits for them at all tables, and no
single pings and reminders, except at tables too quick for it."""

from db import AT_ONCE, Change, TimerRow
from host.host import Host
from host.messages.posts import DIGEST, Digest
from host.people.quiet_hours import next_digest
from host.people.settings import REFUSED, settings_of
from host.timer_kinds import lone_timer


async def set_timer(host: Host, user_id: int) -> None:
    """Bring a person's timer up to date with their settings; the digest still tells what has happened since the last,
    where they had one before."""
    settings = await settings_of(host.people, user_id)
    if settings.digest:
        now = host.clock.now()
        before = await host.db.timers.concerning(DIGEST, user_id)
        told = before[0].payload if before else Digest(since=now).stored()
        await host.db.timers.arm(DIGEST, user_id, next_digest(settings, now), told)
    else:
        await host.db.timers.disarm(DIGEST, user_id)


@lone_timer(DIGEST)
async def send(host: Host, timer: TimerRow) -> None:
    """Owe a person the digest that is due, one however long the bot did not run, and set the timer of the next."""
    user_id, now = timer.user_id or 0, host.clock.now()
    settings, change = await settings_of(host.people, user_id), Change("")
    change.key = (DIGEST, user_id)
    change.settle(timer)
    if settings.digest:
        change.arm(DIGEST, next_digest(settings, now), Digest(since=now).stored(), user_id=user_id)
        change.post_to(user_id, DIGEST, timer.payload, due=AT_ONCE)
    await host.db.write(change)


async def give_up(host: Host, user_id: int) -> None:
    """Discord takes no direct messages to a person: they are called in the channels from now on, and told so there
    once."""
    settings = await settings_of(host.people, user_id)
    if settings.pings == "channel" and not settings.digest:  # only what all get so, such as that a game sleeps
        return
    await host.people.change_settings(user_id, {"pings": "channel", DIGEST: "", REFUSED: True})
    await set_timer(host, user_id)
