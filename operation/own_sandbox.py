"""What runs without a token: a Discord of the bot's own on this machine, in a process beside it."""

import asyncio
import sys
from pathlib import Path

from cogs.client.client import point_discord_at
from db import Database
from operation import exit_codes
from operation.health import Watchdog
from operation.serving import serve
from processes import Threaded
from settings import TOKEN_PAGE, Settings

SANDBOX_TOKEN = "no-secret-token"
SANDBOX_START_S = 20.0
ENDS_BY_ITSELF_S = 0.2


async def with_sandbox(settings: Settings, database: Database, drawing: Threaded, watchdog: Watchdog) -> int:
    """Runs the bot and its own Discord beside it. Returns the exit code."""
    address = f"http://127.0.0.1:{settings.sandbox_port}"
    port, world = str(settings.sandbox_port), str(settings.sandbox_world.absolute())
    command = (sys.executable, "-m", "sandbox", "--port", port, "--world", world, "--with-parent")
    sandbox = await asyncio.create_subprocess_exec(
        *command,
        cwd=Path(__file__).parents[1],
        stdout=asyncio.subprocess.PIPE,
        start_new_session=True,  # Ctrl-C stops the bot first, while its Discord still answers
    )
    try:
        if not await listens(sandbox):
            text = f"The sandbox did not start on port {port} with {world}."
            print(text, "SANDBOX_PORT sets another port, SANDBOX_WORLD another file.", file=sys.stderr)
            return exit_codes.SANDBOX_FAILED
        print(f"No DISCORD_TOKEN is set (get one at {TOKEN_PAGE}, see README.md), so this is the sandbox.")
        point_discord_at(address)
        todo = f"Open {address} in a browser. Ctrl+C here stops it."
        return await serve(settings, database, drawing, watchdog, SANDBOX_TOKEN, once_ready=todo)
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
