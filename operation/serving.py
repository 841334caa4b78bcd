"""Connecting to Discord and staying so: how long it is tried, when logins are spared, which refusals are final, how
long stopping may take."""

import asyncio
import errno
import logging
import os
import signal
import sys
import threading
from collections.abc import Iterator
from contextlib import AsyncExitStack
from functools import partial
from itertools import chain, repeat
from platform import python_version
from time import monotonic

import aiohttp
import discord

import meters
from cogs.client.client import Caravanserai
from cogs.posts.places import look_at_place
from db import Database
from host import Host, Lobby
from host.sleeper import check_stored
from operation import control, exit_codes
from operation.garbage import Garbage, leave_out_what_lives
from operation.health import Health, Watchdog
from operation.metrics import endpoint
from processes import Threaded
from settings import TOKEN_PAGE, Settings
from version import VERSION

log = logging.getLogger(__name__)

AUTHENTICATION_FAILED = 4004
# https://discord.com/developers/docs/topics/opcodes-and-status-codes#gateway-gateway-close-event-codes
REFUSED_FOR_GOOD = {
    4010: "SHARD_COUNT and SHARD_IDS name a shard that there is not",
    4011: "the bot is on so many servers that SHARD_COUNT has to be greater",
    4012: "it no longer speaks the protocol of this version, so update the bot",
    4013: "it does not know what this version asks for, so update the bot",
}
TOO_MANY_REQUESTS = 429
SERVER_ERROR = 500
ENDS_WITHIN_S = 9.5
RETRY_S = (1.0, 2.0, 5.0, 10.0, 30.0)
ANSWERS_WITHIN_S = 10.0
UNREACHED = (aiohttp.ClientError, OSError, TimeoutError)


async def serve(
    settings: Settings, database: Database, drawing: Threaded, watchdog: Watchdog, token: str, *, once_ready: str = ""
) -> int:
    """Runs until a signal asks to stop, the database cannot be used any more or a task beside the presses fails;
    presses being answered are answered first and posts being sent are sent. `once_ready`: printed when people can
    begin. Returns the exit code; raises a `DatabaseProblem`."""
    log.info("Caravanserai %s starts, with Python %s and discord.py %s", VERSION, python_version(), discord.__version__)
    meters.BUILD.info({"version": VERSION, "python": python_version(), "discord_py": discord.__version__})
    leave_out_what_lives()  # all that is imported
    await check_stored(database)
    host = Host(database)
    settings.database.parent.mkdir(parents=True, exist_ok=True)  # not there yet where the games lie on a server
    client = Caravanserai(
        host,
        Lobby(host),
        drawing.run,
        commands_stamp=settings.beside(".commands"),
        unanswered=settings.beside(".unanswered"),
        searches=settings.searches_at_once,
        shards=None if settings.shard_count is None else settings.shards,
    )
    health = Health(client, database, meters.LOOP_DELAY)
    async with AsyncExitStack() as open_to_operator:
        commands = control.listening(settings.beside(".sock"), host, partial(look_at_place, client))
        await open_to_operator.enter_async_context(commands)
        if settings.metrics_port is not None:
            metrics = endpoint(settings.metrics_host, settings.metrics_port, client, health, database, host.clock)
            try:
                await open_to_operator.enter_async_context(metrics)
            except (OSError, UnicodeError) as refused:  # the latter of a name that no machine can have
                print(refused_address(settings, refused), file=sys.stderr)
                return exit_codes.PORT_TAKEN
        if once_ready:
            host.side_tasks.start(_say_once(client.was_ready, once_ready), "what to do once it runs")
        return await until_stopped(settings, database, client, token, health, watchdog)


def refused_address(settings: Settings, refused: OSError | UnicodeError) -> str:
    """Why `/metrics` and `/health` cannot be answered there, and what to set instead."""
    match refused:
        case OSError(errno=errno.EADDRINUSE):
            why = "another program has this port. Set another one, or end that program"
        case PermissionError():
            why = "this user may not use that port. Set one above 1023"
        case _:
            host = settings.metrics_host
            return f"METRICS_HOST={host}: this machine has no such address. Set 127.0.0.1, or 0.0.0.0 for all of them."
    return f"METRICS_PORT={settings.metrics_port}: {why}."


async def _say_once(ready: asyncio.Event, text: str) -> None:
    await ready.wait()
    print(text, flush=True)


async def until_stopped(
    settings: Settings, database: Database, client: Caravanserai, token: str, health: Health, watchdog: Watchdog
) -> int:
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    connection = asyncio.create_task(connected(client, token, settings.connect_within_s), name="connection")
    watching = asyncio.create_task(database.watch(), name="watch over the database")
    stopping = asyncio.create_task(stop.wait(), name="signals")
    side_tasks = client.services.host.side_tasks
    failing = asyncio.create_task(side_tasks.failed(), name="failures of side tasks")
    side_tasks.start(database.keep_backups(), "backups")
    side_tasks.start(client.services.host.archives.keep_journals_short(), "journals")
    side_tasks.start(health.watch_loop(), "watch over the event loop")
    side_tasks.start(watchdog.keep(client.was_ready, health), "signs of life")
    side_tasks.start(Garbage(client.services.host).keep_searching(), "search for garbage")
    reasons = (connection, watching, failing, stopping)
    await asyncio.wait(reasons, return_when=asyncio.FIRST_COMPLETED)
    ended_by_itself, database_lost, task_failed = connection.done(), watching.done(), failing.done()
    watchdog.tell("STOPPING=1")
    end_by_force_after(ENDS_WITHIN_S)
    await client.close()
    await side_tasks.stop()
    for task in reasons:
        task.cancel()
    await asyncio.gather(*reasons, return_exceptions=True)
    if database_lost:
        raise watching.result()
    if task_failed:
        return exit_codes.TASK_FAILED
    return connection.result() if ended_by_itself else 0


def end_by_force_after(seconds: float) -> None:
    """Ends the process even if a thread still draws or thinks then; what was acknowledged is on the disk."""

    def end() -> None:
        log.error("the bot had not ended after %.0f s and was ended by force", seconds)
        logging.shutdown()
        os._exit(exit_codes.ENDED_BY_FORCE)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


async def connected(client: Caravanserai, token: str, within_s: float) -> int:
    """Connects to Discord, tries for `within_s` seconds where it cannot be reached, and stays connected until the
    client is closed. Returns the exit code."""
    try:
        await reached(token, within_s)
        await client.login(token)
        await spare_logins(client)
        await client.connect()
    except (discord.LoginFailure, discord.ConnectionClosed) as refused:
        if isinstance(refused, discord.ConnectionClosed) and refused.code in REFUSED_FOR_GOOD:
            print(f"Discord refuses the bot ({refused.code}): {REFUSED_FOR_GOOD[refused.code]}.", file=sys.stderr)
            return exit_codes.REFUSED
        if isinstance(refused, discord.ConnectionClosed) and refused.code != AUTHENTICATION_FAILED:
            raise
        wrong = "Discord does not accept DISCORD_TOKEN, which is neither the application's id nor its public key."
        print(f"{wrong} {TOKEN_PAGE} makes a new one, under Bot.", file=sys.stderr)
        return exit_codes.WRONG_TOKEN
    except (*UNREACHED, discord.DiscordServerError, discord.GatewayNotFound, discord.RateLimited) as error:
        if client.is_closed():  # it was stopped meanwhile
            return 0
        if isinstance(error, OSError) and error.filename is not None:  # a file of this machine
            raise
        print(f"Discord cannot be reached ({in_words(error)}). {to_look_at(error)}", file=sys.stderr)
        return exit_codes.UNREACHABLE
    return 0


async def spare_logins(client: Caravanserai) -> None:
    """Returns when the bot may log in. Discord allows 1,000 logins a day (of each shard one) and resets the token of a
    bot that needs more: once half of them are spent, as by one that is started again and again, what is left is spread
    over the rest of the day."""
    shards, _, limits = await client.http.get_bot_gateway()
    needed, left, reset_s = len(client.shard_ids or range(shards)), limits["remaining"], limits["reset_after"] / 1000
    if left * 2 < limits["total"]:
        pause = reset_s * needed / left if left >= needed else reset_s
        log.warning("Discord allows %d more logins within %.0f s; the next is in %.0f s", left, reset_s, pause)
        await asyncio.sleep(pause)


async def reached(token: str, within_s: float) -> None:
    """Returns when Discord answers to the bot, if only that it does not accept its token. Raises the last error when
    `within_s` seconds have passed."""
    end = monotonic() + within_s
    time_limit, headers = aiohttp.ClientTimeout(total=ANSWERS_WITHIN_S), {"Authorization": f"Bot {token}"}
    async with aiohttp.ClientSession(timeout=time_limit, headers=headers) as session:
        for pause in pauses():
            try:
                async with session.get(f"{discord.http.Route.BASE}/users/@me") as answer:
                    if answer.status == TOO_MANY_REQUESTS or answer.status >= SERVER_ERROR:
                        answer.raise_for_status()
                    return
            except UNREACHED as error:
                if monotonic() + pause > end:
                    raise
                log.warning("Discord cannot be reached (%s); next try in %.0f s", in_words(error), pause)
                await asyncio.sleep(pause)


def pauses() -> Iterator[float]:
    """The seconds between tries, without end."""
    return chain(RETRY_S, repeat(RETRY_S[-1]))


def to_look_at(error: BaseException) -> str:
    """What may be wrong where Discord cannot be reached."""
    if isinstance(error, aiohttp.ClientSSLError):
        return "Is this machine's clock right, and are its certificates (the package ca-certificates) up to date?"
    return (
        "Is this machine online, and can it look up names (DNS)? https://discordstatus.com tells of Discord's own "
        "troubles."
    )


def in_words(error: BaseException) -> str:
    """The error's text, or its name where it has none."""
    return str(error) or type(error).__name__
