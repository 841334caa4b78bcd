"""Caravanserai: settings, database, bot; without a token its sandbox beside it."""

import asyncio
import logging
import os
import signal
import sys
import threading
from datetime import UTC, datetime
from itertools import chain, repeat
from pathlib import Path
from time import monotonic

import aiohttp
import discord
from pydantic import ValidationError

from cogs.client import Caravanserai, point_discord_at
from cogs.shared.errors import OneLine
from db import BackupPlan, Database, DatabaseProblem, make_backup, restore
from host import Host, Lobby
from settings import Settings, wrong_settings

log = logging.getLogger("caravanserai")

WRONG_SETTINGS, WRONG_TOKEN, SANDBOX_FAILED, UNREACHABLE, ENDED_BY_FORCE, INTERRUPTED = 2, 3, 4, 5, 6, 130
WRONG_COMMAND = 64
AUTHENTICATION_FAILED = 4004
BUSY_TIMEOUT_S = 5.0
USAGE = """Usage:
  bot.py               runs the bot
  bot.py backup        makes a checked copy of the games, also while the bot runs
  bot.py restore FILE  puts a copy in their place, while the bot does not run"""
ENDS_WITHIN_S = 9.5
RETRY_S = (1.0, 2.0, 5.0, 10.0, 30.0)
ANSWERS_WITHIN_S = 10.0
UNREACHED = (aiohttp.ClientError, OSError, TimeoutError)
SANDBOX_TOKEN = "sandbox"
SANDBOX_START_S = 20.0
ENDS_BY_ITSELF_S = 0.2
TOKEN_PAGE = "https://discord.com/developers/applications"


def main() -> int:
    """Runs the bot. Returns the process's exit code: 0, or one of its own for each reason why it cannot start."""
    try:
        settings = Settings()
    except ValidationError as error:
        for line in wrong_settings(error):
            print(line, file=sys.stderr)
        return WRONG_SETTINGS
    discord.utils.setup_logging(level=getattr(logging, settings.log_level))
    logging.getLogger("discord").setLevel(max(logging.WARNING, getattr(logging, settings.log_level)))
    for handler in logging.getLogger().handlers:
        handler.addFilter(OneLine())
    # Without this, discord.py warns at each start that packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        match sys.argv[1:]:
            case []:
                return asyncio.run(run(settings))
            case ["backup"]:
                print(make_backup(settings.database.resolve(), plan_of(settings), BUSY_TIMEOUT_S))
                return 0
            case ["restore", file]:
                return restored(settings, Path(file))
            case _:
                print(USAGE, file=sys.stderr)
                return WRONG_COMMAND
    except DatabaseProblem as problem:
        print(problem, file=sys.stderr)
        return problem.exit_code
    except KeyboardInterrupt:  # before there was anything to close in order
        return INTERRUPTED


def plan_of(settings: Settings) -> BackupPlan:
    return BackupPlan(None, settings.backup_every_hours, settings.backups_kept, settings.backups_kept_days)


def restored(settings: Settings, file: Path) -> int:
    """Puts a backup in the place of the games. Returns the exit code; raises a `DatabaseProblem`."""
    done = restore(settings.database, file, BUSY_TIMEOUT_S)
    print(f"{settings.database} is now as it was on {datetime.fromtimestamp(done.taken, UTC):%Y-%m-%d %H:%M} UTC.")
    if done.old is not None:
        print(f"What was there before is in {done.old}.")
    if not done.compared:
        print("It could not be read, so every running game is taken to have lost something.")
    print(f"Games that are told at the next start what they lost, and asked again: {done.games}.")
    return 0


async def run(settings: Settings) -> int:
    """Opens the database and runs the bot on Discord, on a sandbox that runs already, or with one of its own."""
    database = await Database.open(settings.database, backups=plan_of(settings))
    try:
        if settings.discord_token is not None:
            return await serve(settings, database, settings.discord_token.get_secret_value())
        if settings.sandbox_url is not None:
            point_discord_at(str(settings.sandbox_url))
            return await serve(settings, database, SANDBOX_TOKEN)
        return await with_sandbox(settings, database)
    finally:
        await database.close()


async def with_sandbox(settings: Settings, database: Database) -> int:
    """Runs the bot and its own Discord beside it. Returns the exit code."""
    address = f"http://127.0.0.1:{settings.sandbox_port}"
    command = (
        "-m",
        "sandbox",
        "--port",
        str(settings.sandbox_port),
        "--world",
        str(settings.sandbox_world),
        "--with-parent",
    )
    sandbox = await asyncio.create_subprocess_exec(
        sys.executable,
        *command,
        cwd=Path(__file__).parent,
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C stops the bot first, while its Discord still answers
    )
    try:
        if not await listens(sandbox):
            print(f"The sandbox did not start on port {settings.sandbox_port}; SANDBOX_PORT sets another.",
                  file=sys.stderr)  # fmt: skip
            return SANDBOX_FAILED
        print(f"No DISCORD_TOKEN is set (get one at {TOKEN_PAGE}, see README.md), so this is the sandbox: {address}")
        point_discord_at(address)
        return await serve(settings, database, SANDBOX_TOKEN)
    finally:
        await end(sandbox)


async def end(process: asyncio.subprocess.Process) -> None:
    """Stops a process unless it is just ending by itself: a signal at that moment makes asyncio lose its exit code."""
    try:
        await asyncio.wait_for(process.wait(), ENDS_BY_ITSELF_S)
    except TimeoutError:
        process.terminate()
        await process.wait()


async def listens(sandbox: asyncio.subprocess.Process) -> bool:
    """Whether the sandbox says in time that it takes connections; another program may hold its port."""
    if sandbox.stdout is None:
        return False
    try:
        return await asyncio.wait_for(sandbox.stdout.readline(), SANDBOX_START_S) != b""
    except TimeoutError:
        return False


async def serve(settings: Settings, database: Database, token: str) -> int:
    """Runs until a signal asks to stop or the database cannot be used any more; presses being answered are answered
    first and posts being sent are sent. Returns the exit code; raises a `DatabaseProblem`."""
    host = Host(database)
    client = Caravanserai(host, Lobby(database, host), commands_stamp=settings.database.with_suffix(".commands"))
    stop = asyncio.Event()
    for name in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(name, stop.set)
    connection = asyncio.create_task(connected(client, token, settings.connect_within_s), name="connection")
    watching = asyncio.create_task(database.watch(), name="watch over the database")
    stopping = asyncio.create_task(stop.wait(), name="signals")
    copying = asyncio.create_task(database.keep_backups(), name="backups")
    await asyncio.wait({connection, watching, stopping}, return_when=asyncio.FIRST_COMPLETED)
    ended_by_itself, database_lost = connection.done(), watching.done()
    end_by_force_after(ENDS_WITHIN_S)
    await client.close()
    for task in (connection, watching, stopping, copying):
        task.cancel()
    await asyncio.gather(connection, watching, stopping, copying, return_exceptions=True)
    if database_lost:
        raise watching.result()
    return connection.result() if ended_by_itself else 0


def end_by_force_after(seconds: float) -> None:
    """Ends the process even if a thread still draws or thinks then; what was acknowledged is on the disk."""

    def end() -> None:
        log.error("the bot had not ended after %.0f s and was ended by force", seconds)
        logging.shutdown()
        os._exit(ENDED_BY_FORCE)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


async def connected(client: Caravanserai, token: str, within_s: float) -> int:
    """Connects to Discord, tries for `within_s` seconds where it cannot be reached, and stays connected until the
    client is closed. Returns the exit code."""
    try:
        await reached(within_s)
        await client.login(token)
        await client.connect()
    except (discord.LoginFailure, discord.ConnectionClosed) as refused:
        if isinstance(refused, discord.ConnectionClosed) and refused.code != AUTHENTICATION_FAILED:
            raise
        print(f"Discord does not accept DISCORD_TOKEN. {TOKEN_PAGE} shows and resets it.", file=sys.stderr)
        return WRONG_TOKEN
    except (*UNREACHED, discord.DiscordServerError) as error:
        print(f"Discord cannot be reached ({in_words(error)}). Is this machine online, and can it look up names (DNS)? "
              "https://discordstatus.com tells of Discord's own troubles.", file=sys.stderr)  # fmt: skip
        return UNREACHABLE
    return 0


async def reached(within_s: float) -> None:
    """Returns when Discord answers. Raises the last error when `within_s` seconds have passed."""
    end = monotonic() + within_s
    async with aiohttp.ClientSession(timeout=aiohttp.ClientTimeout(total=ANSWERS_WITHIN_S)) as session:
        for pause in chain(RETRY_S, repeat(RETRY_S[-1])):
            try:
                async with session.get(f"{discord.http.Route.BASE}/gateway"):
                    return
            except UNREACHED as error:
                if monotonic() + pause > end:
                    raise
                log.warning("Discord cannot be reached (%s); next try in %.0f s", in_words(error), pause)
                await asyncio.sleep(pause)


def in_words(error: BaseException) -> str:
    """What went wrong on the way to Discord."""
    return str(error) or type(error).__name__


if __name__ == "__main__":
    sys.exit(main())
