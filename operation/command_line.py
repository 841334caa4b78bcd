"""The command line of bot.py: its options and what runs with each, settings read, database opened, bot or sandbox
started, restore and copy."""

import asyncio
import logging
import os
import signal
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Mapping
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import NoReturn

import discord
from pydantic import ValidationError

import logs
from cogs.client.client import DRAWING_THREADS, point_discord_at
from cogs.framework.errors import OneLine
from db import (
    BackupPlan,
    Database,
    DatabaseAway,
    DatabaseProblem,
    DatabaseUnreachable,
    copy_to_file,
    copy_to_server,
    games_missing,
    make_backup,
    restore,
)
from host import Host
from operation import commands, control, exit_codes
from operation.health import Watchdog
from operation.own_sandbox import SANDBOX_TOKEN, with_sandbox
from operation.owner import keep_to_owner
from operation.serving import pauses, serve
from operation.trial import tried
from processes import Threaded
from render.studio import Studio
from settings import ENV_FILE, TOKEN_PAGE, Settings, ignored_settings, wrong_settings
from version import VERSION

log = logging.getLogger(__name__)

BUSY_TIMEOUT_S = 5.0
NO_THREAD = "can't start new thread"  # Python has no kind of error for it
LIMITS = "ulimit -u, TasksMax of systemd or --pids-limit of Docker"
WRONG_PATH = (PermissionError, FileExistsError, NotADirectoryError, IsADirectoryError)
"""What no new start cures."""
NUMBER_SIGN = "ID is the game's, as it is posted; for the shell # begins a comment, so leave it out or quote it: '#ID'."


class Parser(ArgumentParser):
    """Ends with an exit code of its own where it does not understand what was typed."""

    def error(self, message: str) -> NoReturn:
        self.print_help(sys.stderr)
        self.exit(exit_codes.WRONG_COMMAND, f"{self.prog}: {message}\n")


def parser() -> Parser:
    made = Parser(
        "bot.py",
        description="Without a command it runs the bot.",
        allow_abbrev=False,
        epilog="docs/operations.md says more, and what each exit code means.",
    )
    made.add_argument("--version", action="version", version=f"Caravanserai {VERSION}")
    without = "end where there is no DISCORD_TOKEN, instead of starting the sandbox: for services"
    made.add_argument("--discord", action="store_true", help=without)
    stays = "where no new start would help, stay until stopped instead of ending: for containers"
    made.add_argument("--stay", action="store_true", help=stays)
    kinds = made.add_subparsers(dest="command", metavar="COMMAND", title="commands")

    def add(name: str, text: str, *arguments: str, options: Mapping[str, tuple[str, str]] | None = None) -> None:
        flags = [f"[--{option}{f' {value}' if value else ''}]" for option, (_, value) in (options or {}).items()]
        form = " ".join(("bot.py", name, *arguments, *flags))
        about = f"{text[0].upper()}{text[1:]}."
        hint = NUMBER_SIGN if commands.GAME in arguments else None
        kind = kinds.add_parser(name, help=text, description=about, usage=form, epilog=hint, allow_abbrev=False)
        for argument in arguments:
            optional = argument.startswith("[")
            kind.add_argument("words", metavar=argument.strip("[]"), nargs="?" if optional else None, action="append")
        for option, (does, value) in (options or {}).items():
            word = partial("--{}={}".format, option)
            taken = {"action": "append", "type": word, "metavar": value} if value else _flag(word("yes"))
            kind.add_argument(f"--{option}", dest="words", help=does, **taken)

    add("backup", "makes a checked copy of the games, also while the bot runs")
    add("restore", "puts a copy in the place of the games, while the bot does not run", "FILE")
    add("copy", "copies the games of the file into the empty database DATABASE_URL, or those of it into FILE", "[FILE]")
    add("check", "tries this version on a copy of a file: loads, shows and verifies every game", "[FILE]")
    for name, command in commands.COMMANDS.items():
        add(name, command.help, *command.arguments, options=command.options)
    return made


def _flag(word: str) -> dict[str, str]:
    return {"action": "append_const", "const": word}


def main() -> int:
    """Runs the bot, or a command. Returns the process's exit code: 0, or one of its own for each reason why it cannot
    do so."""
    typed = parser().parse_args()
    code = done(typed)
    if typed.stay and code in exit_codes.NEEDS_PERSON:
        print(f"No new start would help (exit code {code}), so this stays until it is stopped.", file=sys.stderr)
        ends = {signal.SIGINT, signal.SIGTERM}
        signal.pthread_sigmask(signal.SIG_BLOCK, ends)
        signal.sigwait(ends)
    return code


def done(typed: Namespace) -> int:
    """As `main`, without staying."""
    words = [word for word in getattr(typed, "words", []) if word is not None]
    if Path(ENV_FILE).is_dir():  # as Docker makes it where a volume names a file that is not there
        print(f"{ENV_FILE} is a folder. Remove it, and copy .env.example to a file of this name.", file=sys.stderr)
        return exit_codes.WRONG_SETTINGS
    logging.getLogger("dotenv").setLevel(logging.ERROR)  # it warns of lines without saying what to do: we do below
    try:
        settings = Settings()
    except ValidationError as error:
        for line in (*wrong_settings(error), *ignored_settings()):  # which may be why the others are wrong
            print(line, file=sys.stderr)
        return exit_codes.WRONG_SETTINGS
    except UnicodeDecodeError:
        print(f"{ENV_FILE} is not a text in UTF-8: save it as one.", file=sys.stderr)
        return exit_codes.WRONG_SETTINGS
    except OSError as error:
        print(f"{ENV_FILE} cannot be read: {error.strerror}. This user has to have the right.", file=sys.stderr)
        return exit_codes.WRONG_SETTINGS
    set_up_log(settings, "WARNING" if typed.command else settings.lowest_logged)
    for line in ignored_settings():
        log.warning("%s", line)
    if typed.discord and settings.discord_token is None:
        print(f"DISCORD_TOKEN is not set, and --discord asks for it. Get one at {TOKEN_PAGE}.", file=sys.stderr)
        return exit_codes.NO_TOKEN
    # Without this, discord.py warns at each start that packages for voice are missing.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False
    try:
        keep_to_owner(settings.database, commanded=typed.command not in (None, "check"))
        return carried_out(settings, typed.command, words)
    except DatabaseProblem as problem:
        print(problem, file=sys.stderr)
        return problem.exit_code
    except BrokenPipeError:  # who reads the answer has seen enough, as `head` has
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except (RuntimeError, BlockingIOError) as error:
        if isinstance(error, RuntimeError) and NO_THREAD not in str(error):
            raise
        print(f"{error}. Raise this user's limit of processes or memory, such as {LIMITS}.", file=sys.stderr)
        return exit_codes.NO_THREADS
    except OSError as error:
        if typed.command is None and not isinstance(error, WRONG_PATH):
            raise
        print(f"{_in_words(error)}. Check this path, and that this user may use it.", file=sys.stderr)
        return DatabaseUnreachable.exit_code
    except KeyboardInterrupt:  # before there was anything to close in order
        return exit_codes.INTERRUPTED


def _in_words(error: OSError) -> str:
    """The file that an error is about, and why it cannot be used."""
    return f"{error.filename}: {error.strerror}" if error.filename else str(error)


def carried_out(settings: Settings, command: str | None, words: list[str]) -> int:
    """Runs the bot without a command. Returns the exit code; raises a `DatabaseProblem`."""
    match command:
        case None:
            return asyncio.run(run(settings))
        case "backup" | "restore" if settings.database_url is not None:
            text = "DATABASE_URL is set: the server's own tools, such as pg_dump, make and restore its backups."
            print(text, file=sys.stderr)
            return exit_codes.BACKUPS_OF_SERVER
        case "backup":
            print(make_backup(settings.database.resolve(), plan_of(settings), BUSY_TIMEOUT_S))
            return 0
        case "restore":
            return restored(settings, Path(words[0]))
        case "copy":
            return copied(settings, Path(words[0]) if words else None)
        case "check":
            return printed(asyncio.run(tried(Path(words[0]) if words else settings.database)))
        case _:
            return printed(asyncio.run(ordered(settings, [command, *words])))


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


def printed(answer: commands.Answer) -> int:
    """Prints the lines of an answer. Returns the exit code."""
    out = sys.stderr if answer.code == exit_codes.WRONG_COMMAND else sys.stdout
    print("\n".join(answer.lines), file=out, flush=True)
    return answer.code


async def ordered(settings: Settings, words: list[str]) -> commands.Answer:
    """Lets the running bot carry out a command, or carries it out itself where none runs. Raises a
    `DatabaseProblem`."""
    answers = [await control.sent(path, words) for path in settings.beside_of_all(".sock")]
    if of_running := [answer for answer in answers if answer is not None]:
        return commands.together(of_running)
    if settings.database_url is None and not settings.database.exists():
        raise games_missing(settings.database, plan_of(settings))
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


def copied(settings: Settings, file: Path | None) -> int:
    """Copies the file of the games into the PostgreSQL database, or what that holds into `file`. Returns the exit code;
    raises a `DatabaseProblem`."""
    if settings.database_url is None:
        print("DATABASE_URL is not set: it names the database that is copied into or from.", file=sys.stderr)
        return exit_codes.WRONG_COMMAND
    address = settings.database_url.get_secret_value()
    if file is None:
        copying = copy_to_server(settings.database.resolve(), address, plan_of(settings), BUSY_TIMEOUT_S)
        after = f"As long as DATABASE_URL is set the bot uses that database; {settings.database} stays as it is."
    else:
        copying = copy_to_file(address, file.resolve(), BUSY_TIMEOUT_S)
        after = f"With DATABASE={file} and without DATABASE_URL the bot uses the file; the database stays as it is."
    counts = asyncio.run(copying)
    print(f"{sum(counts.values())} rows were copied and compared, of {counts['games']} games.")
    print(after)
    return 0


async def run(settings: Settings) -> int:
    """Opens the database, which is checked while the process that draws starts, and runs the bot on it."""
    drawing, watchdog = Threaded(DRAWING_THREADS), Watchdog()
    try:
        database = await opened(settings, drawing, watchdog)
        try:
            return await run_on(settings, database, drawing, watchdog)
        finally:
            await database.close()
    finally:
        drawing.close()


async def opened(settings: Settings, drawing: Threaded, watchdog: Watchdog) -> Database:
    """The database, once the process that draws has started too. Raises a `DatabaseProblem`."""
    starting = asyncio.create_task(watchdog.start(asyncio.Event()), name="more time for the start")
    drawing_starts = asyncio.create_task(drawing.start(Studio.__module__), name="start of the process that draws")
    try:
        database = await reached_database(settings)  # what is wrong with it comes first, whatever else fails
        try:
            await drawing_starts
        except BaseException:
            await database.close()
            raise
        return database
    finally:
        starting.cancel()
        drawing_starts.cancel()
        await asyncio.wait({drawing_starts}, timeout=0)


async def reached_database(settings: Settings) -> Database:
    """Waits for a server that does not answer, as the running bot does. Raises any other `DatabaseProblem`."""
    waits = pauses()
    while True:
        try:
            return await Database.open(settings.place, backups=plan_of(settings), shards=settings.shards)
        except DatabaseAway as away:
            pause = next(waits)
            log.error("%s; next try in %.0f s", away, pause)
            await asyncio.sleep(pause)


async def run_on(settings: Settings, database: Database, drawing: Threaded, watchdog: Watchdog) -> int:
    """Runs the bot on Discord, on a sandbox that runs already, or with one of its own."""
    if settings.discord_token is not None:
        return await serve(settings, database, drawing, watchdog, settings.discord_token.get_secret_value())
    if settings.sandbox_url is not None:
        point_discord_at(str(settings.sandbox_url))
        return await serve(settings, database, drawing, watchdog, SANDBOX_TOKEN)
    return await with_sandbox(settings, database, drawing, watchdog)
