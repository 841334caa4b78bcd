"""Tables whose channel was deleted or whose server removed the bot: they fall asleep, clocks stop, and wake when it is
back or they are moved (/table move). They fall asleep, their clocks stop, and they wake when the bot is back or their
organiser moves them to another channel.

While a table sleeps a timer of it, which is never due, notes `why`, `since` when, and which `status` it had; all other
timers lie far ahead, by as much for each, and come back later by the time it slept."""

from collections.abc import Container
from dataclasses import replace
from typing import Final

from db import ENDED, Change, ChannelBusy, GameRow, TimerRow
from engine.core.decision import Refusal
from host.host import Host
from host.lobby.checks import check_organiser
from host.messages import posts
from host.messages.posts import STORIES, Board, Moved, Post, Prompt, Unprompt, VoteCalled, owe_again, revise
from host.payload import Payload
from host.sleeper import never_due
from host.table.calls import prompts_anew
from host.table.status import ASLEEP, PAUSED, RUNNING
from host.table.thread_members import PRIVATE_THREAD
from host.votes.votes import VOTE

CHANNEL, SERVER = "channel", "server"
never_due(ASLEEP)  # a timer that notes why
FAR_S: Final = 1e10  # three centuries
MOVED, BACK, LOST = "moved", "back", "lost"
"""Why the board is posted: the table was moved, the bot is back, or the message with the board was deleted."""


async def fall_asleep(host: Host, game_id: str, why: str) -> bool:
    """The place of a game is gone, `why`: CHANNEL or SERVER. Everybody at the table is told once, directly. A lobby of
    a deleted channel is cancelled; nothing happens to games that are over or frozen. Returns whether the game sleeps
    now. Raises Refusal frozen where it cannot be read."""
    async with host.lock(game_id):
        row = await host.game(game_id)
        if row.status == "lobby" and why == CHANNEL:
            change = Change(row.id)
            change.disarm_all()
            change.renew_noticeboard(row.guild_id)
            revise(change, row, status="cancelled", ended=host.clock.now())
            await host.db.write(change)
            host.forget(row.id)
        if row.status in (RUNNING, PAUSED):
            await _fall_asleep(host, row, why)
    if row.channel_id is not None:
        await host.outbox.hurry(row.channel_id)  # what waits for the channel, so that it holds nothing up
    return row.status in (RUNNING, PAUSED, ASLEEP)


async def _fall_asleep(host: Host, row: GameRow, why: str) -> None:
    table, now, change = await host.table_within_lock(row.id), host.clock.now(), Change(row.id)
    called = table.called
    table.row = replace(row, status=ASLEEP)
    host.forget(row.id)
    change.delay_timers(FAR_S)
    change.arm(ASLEEP, now + 2 * FAR_S, Asleep(why=why, since=now, status=row.status).stored())
    people = [seat for seat in table.seats if seat.user_id is not None]
    revise(change, row, [posts.Asleep(seat=seat.seat, why=why) for seat in people], status=ASLEEP)
    await host.time_banks.follow(change, table, called)
    await host.db.write(change)
    host.time_banks.written(row.id)


class Asleep(Payload):
    """Why a game fell asleep, since when (UTC seconds), and in which status."""

    why: str
    since: float
    status: str


async def why_asleep(host: Host, game_id: str) -> Asleep | None:
    """None for a game that is awake."""
    timers = await host.db.timers.of_kind(game_id, ASLEEP)
    return Asleep.read(timers[0].payload) if timers else None


async def channel_gone_too(host: Host, game_id: str) -> None:
    """The bot is back on the server of a sleeping game, whose channel was deleted meanwhile: it must be moved."""
    change, noted = Change(game_id), await why_asleep(host, game_id)
    if noted is not None:
        change.arm(ASLEEP, noted.since + 2 * FAR_S, noted.but(why=CHANNEL).stored())
        await host.db.write(change)


async def wake_up(host: Host, game_id: str) -> bool:
    """The place of a game is there again. Returns whether it woke; it sleeps on while another game has its channel."""
    async with host.lock(game_id):
        row = await host.game(game_id)
        if row.status != ASLEEP:
            return False
        try:
            await _go_on(host, row, row, BACK)
        except ChannelBusy:
            return False
    await host.resume(game_id)
    return True


async def move(
    host: Host, game_id: str, user_id: int, manager: bool, channel_id: int, guild_id: int | None, *, in_thread: bool
) -> None:
    """The organiser, or a manager of its server, plays a game on in another channel; one that slept wakes there. Raises
    Refusal: no_game_in_dm, not_organiser, other_server, not_started, over, game_here_already, channel_busy."""
    if guild_id is None:
        raise Refusal("no_game_in_dm")
    async with host.lock(game_id):
        row = await host.game(game_id)
        check_organiser(row, user_id, manager)
        if row.status == "lobby":
            raise Refusal("not_started")
        if row.status in ENDED:
            raise Refusal("over", game=game_id)
        if row.channel_id == channel_id:
            raise Refusal("game_here_already")
        noted = await why_asleep(host, game_id)
        if row.guild_id != guild_id and (noted is None or noted.why != SERVER):
            raise Refusal("other_server")
        options = {name: value for name, value in row.options.items() if name != PRIVATE_THREAD}
        new = replace(row, channel_id=channel_id, guild_id=guild_id, in_thread=in_thread, options=options)
        try:
            await _go_on(host, row, new, MOVED)
        except ChannelBusy as busy:
            raise Refusal("channel_busy", game=busy.game_id) from busy
    await host.resume(game_id)


async def _go_on(host: Host, old: GameRow, new: GameRow, why: str) -> None:
    """The game of row `old` goes on where `new` says: its timers as if no time had passed, the board and the prompts
    anew. The caller holds the game's lock. Raises ChannelBusy."""
    table, now = await host.table_within_lock(old.id), host.clock.now()
    change, timers = Change(old.id), await host.db.timers.of_game(old.id)
    asleep = await why_asleep(host, old.id)
    if asleep is not None:
        new = replace(new, status=asleep.status)
        change.disarm(ASLEEP)
        timers = [_later(change, timer, now - asleep.since) for timer in timers if timer.kind != ASLEEP]
    elif why == MOVED:
        owe_again(change, old, [Moved(to=new.channel_id)])
    # The first and last row of what is published and stands in no channel; the first is after the last if all does.
    sent = [post.seq for post in await host.outbox.of_game(old.id) if post.kind in STORIES and post.message_id]
    first, last = min(table.published, max(sent, default=0)) + 1, table.published
    owed: list[Post] = [*posts.all_unprompted(table.seats), Unprompt(seat=None)]
    owed.append(Board(why=why, first=first, last=last))
    table.row = new  # so that people are called again
    host.forget(old.id)
    owed += [posts.Paused()] if new.status == PAUSED else []
    owed += await prompts_anew(host.people, table, now)
    owed += [await _vote(host, timer) for timer in timers if timer.kind == VOTE]
    place = {"channel_id": new.channel_id, "guild_id": new.guild_id, "in_thread": new.in_thread, "options": new.options}
    revise(change, new, owed, status=new.status, **place)
    await host.time_banks.follow(change, table, {})
    await host.db.write(change)
    host.time_banks.written(old.id)


async def _vote(host: Host, timer: TimerRow) -> Post:
    """The post of a running vote once more; it pings nobody where the one before was sent."""
    before = [post for post in await host.outbox.of_game(timer.game_id or "") if post.kind == VoteCalled.kind]
    call = VoteCalled.read({**timer.payload, "ends": timer.due})
    return call.but(call=[]) if before and before[-1].message_id else call


def _later(change: Change, timer: TimerRow, slept: float) -> TimerRow:
    """A timer of a table that slept so many seconds, due later by these."""
    payload = dict(timer.payload)
    if "asked" in payload and timer.kind != VOTE:  # which only tells when somebody was called
        payload["asked"] += slept
    timer = replace(timer, due=timer.due - FAR_S + slept, payload=payload)
    change.arm(timer.kind, timer.due, payload, user_id=timer.user_id)
    return timer


async def post_anew(host: Host, game_id: str, seats: Container[int | None], *, board: bool) -> None:
    """Messages were deleted: the prompts of `seats` that must still act are sent once more, silently, and the board.
    Raises Refusal as `Host.table`."""
    async with host.at_table(game_id) as table:
        row, change = await host.game(game_id), Change(game_id)
        gone = {seat: since for seat, since in table.called.items() if seat in seats}
        owed: list[Post] = []
        if board:
            first, table.posted = table.posted + 1, table.published
            owed.append(Board(why=LOST, first=first, last=table.published))
        owed += [Unprompt(seat=seat) for seat in gone]
        owed += [Prompt(seat=seat, since=since, quiet=True) for seat, since in gone.items()]
        if owed:
            revise(change, row, owed)
            await host.db.write(change)
