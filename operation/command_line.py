"""The command line: settings, database, bot; without a token its sandbox beside it."""

import asyncio
import logging
import sys
from datetime import UTC, datetime
from pathlib import Path

import discord
from pydantic import ValidationError

import logs
from cogs.client.client import DRAWING_THREADS, point_discord_at
from cogs.framework.errors import OneLine
from db import BackupPlan, Database, DatabaseMissing, DatabaseProblem, copy_to_server, make_backup, restore
from host import Host
from operation import commands, control, exit_codes
from operation.own_sandbox import SANDBOX_TOKEN, with_sandbox
from operation.serving import serve
from operation.trial import tried
from render.processes import Threaded
from settings import Settings, wrong_settings

BUSY_TIMEOUT_S = 5.0
USAGE = f"""Usage:
  bot.py                    runs the bot
  bot.py backup             makes a checked copy of the games, also while the bot runs
  bot.py restore FILE       puts a copy in their place, while the bot does not run
  bot.py copy               copies the games of the file into the empty database DATABASE_URL and compares them
  bot.py check [FILE]       tries this version on a copy of a file: loads, shows and verifies every game
{commands.USAGE}"""


def main() -> int:
    """Runs the bot. Returns the process's exit code: 0, or one of its own for each reason why it cannot start."""
    try:
        settings = Settings()
    except ValidationError as error:
        for line in wrong_settings(error):
            print(line, file=sys.stderr)
        return exit_codes.WRONG_SETTINGS
    set_up_log(settings, "WARNING" if sys.argv[1:] else settings.log_level)
    # Without this, discord.py warns at each start that packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        match sys.argv[1:]:
            case []:
                return asyncio.run(run(settings))
            case ["backup"] | ["restore", _] if settings.database_url is not None:
                print("DATABASE_URL is set: the server's own tools, such as pg_dump, make and restore its backups.",
                      file=sys.stderr)  # fmt: skip
                return exit_codes.BACKUPS_OF_SERVER
            case ["backup"]:
                print(make_backup(settings.database.resolve(), plan_of(settings), BUSY_TIMEOUT_S))
                return 0
            case ["restore", file]:
                return restored(settings, Path(file))
            case ["copy"]:
                return copied(settings)
            case ["check", *files] if len(files) <= 1:
                return told(asyncio.run(tried(Path(files[0]) if files else settings.database)))
            case [command, *_] if command in commands.COMMANDS:
                return told(asyncio.run(ordered(settings, sys.argv[1:])))
            case _:
                print(USAGE, file=sys.stderr)
                return exit_codes.WRONG_COMMAND
    except DatabaseProblem as problem:
        print(problem, file=sys.stderr)
        return problem.exit_code
    except KeyboardInterrupt:  # before there was anything to close in order
        return exit_codes.INTERRUPTED


def set_up_log(settings: Settings, lowest: str) -> None:
    level = getattr(logging, lowest)
    discord.utils.setup_logging(level=level)
    for talkative in ("discord", "aiosqlite"):  # below this they write private answers, and all that a query is about
        logging.getLogger(talkative).setLevel(max(logging.WARNING, level))
    logging.getLogger("alembic.runtime.plugins").setLevel(logging.WARNING)  # nobody misses which of its own it has
    for handler in logging.getLogger().handlers:
        handler.addFilter(OneLine())
        if settings.log_format == "json":
            logs.write_json(handler)


def told(answer: commands.Answer) -> int:
    """Prints what a command found. Returns the exit code."""
    print("\n".join(answer.lines), file=sys.stderr if answer.code == exit_codes.WRONG_COMMAND else sys.stdout)
    return answer.code


async def ordered(settings: Settings, words: list[str]) -> commands.Answer:
    """Lets the running bot carry out a command, or carries it out itself where none runs. Raises a
    `DatabaseProblem`."""
    answers = [await control.sent(path, words) for path in settings.beside_of_all(".sock")]
    if given := [answer for answer in answers if answer is not None]:
        return commands.together(given)
    if settings.database_url is None and not settings.database.exists():
        raise DatabaseMissing(settings.database)
    database = await Database.open(settings.place, backups=plan_of(settings))
    host = Host(database)
    try:
        return await commands.carry_out(host, words)
    finally:
        await host.close()
        await database.close()


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


def copied(settings: Settings) -> int:
    """Copies the file into the PostgreSQL database. Returns the exit code; raises a `DatabaseProblem`."""
    if settings.database_url is None:
        print("DATABASE_URL is not set: it names the database that the games are copied into.", file=sys.stderr)
        return exit_codes.WRONG_COMMAND
    address = settings.database_url.get_secret_value()
    counts = asyncio.run(copy_to_server(settings.database.resolve(), address, plan_of(settings), BUSY_TIMEOUT_S))
    print(f"{sum(counts.values())} rows were copied and compared, of {counts['games']} games.")
    print(f"As long as DATABASE_URL is set the bot uses that database; {settings.database} stays as it is.")
    return 0


async def run(settings: Settings) -> int:
    """Opens the database, which is checked while the process that draws starts, and runs the bot on it."""
    drawing = Threaded(DRAWING_THREADS)
    try:
        opening = Database.open(settings.place, backups=plan_of(settings), shards=settings.shards)
        database, _ = await asyncio.gather(opening, drawing.start())
        try:
            return await run_on(settings, database, drawing)
        finally:
            await database.close()
    finally:
        drawing.close()


async def run_on(settings: Settings, database: Database, drawing: Threaded) -> int:
    """Runs the bot on Discord, on a sandbox that runs already, or with one of its own."""
    if settings.discord_token is not None:
        return await serve(settings, database, drawing, settings.discord_token.get_secret_value())
    if settings.sandbox_url is not None:
        point_discord_at(str(settings.sandbox_url))
        return await serve(settings, database, drawing, SANDBOX_TOKEN)
    return await with_sandbox(settings, database, drawing)
