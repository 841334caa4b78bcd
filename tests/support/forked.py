"""Bots forked from one process in which everything is imported: each is up in a fraction of the time, and is a process
like any other to whoever kills it. Pictures are blank and need no process of their own."""

import asyncio
import json
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

from render.processes import Timed
from render.studio import Studio, in_thread
from tests.support.bot import BotProcess
from tests.support.sandbox import ROOT

T = TypeVar("T")


class Forge:
    """Forks one process after the other. Made by `open_forge`."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process
        self._asking = asyncio.Lock()

    async def ask(self, **request: Any) -> int:
        """`start`: environment, folder and log of a new process; the answer is its pid. `wait`: a pid; the answer is
        its exit code once it has ended."""
        assert self._process.stdin is not None and self._process.stdout is not None
        async with self._asking:
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            return int(await self._process.stdout.readline())


@asynccontextmanager
async def open_forge(**arranged: str) -> AsyncIterator[Forge]:
    """`arranged`: how the games of all its bots are (see `tests.e2e.arranged`)."""
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"} | arranged
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.support.forked", cwd=ROOT, env=environment, stdin=pipe, stdout=pipe
    )
    try:
        yield Forge(process)
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


class ForkedBot(BotProcess):
    """A `BotProcess` whose process comes from a forge."""

    def __init__(self, forge: Forge, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.forge = forge
        self._pid: int | None = None

    @property
    def running(self) -> bool:
        return self._pid is not None and os.path.exists(f"/proc/{self._pid}/exe")

    @property
    def pid(self) -> int:
        if self._pid is None:
            raise RuntimeError("The bot was not started.")
        return self._pid

    async def launch(self) -> None:
        self._pid = await self.forge.ask(
            start=self.environment, folder=str(self.log_file.parent), log=str(self.log_file)
        )

    async def kill(self, *, last: bool = True) -> None:
        if self._pid is not None:
            await self._end(signal.SIGKILL)
            if last:
                await self._until_online(False)

    async def stop(self) -> None:
        if self._pid is not None:
            await self._end(signal.SIGTERM)

    async def ended(self) -> int:
        return await self._end(0)

    async def _end(self, number: int) -> int:
        os.kill(self.pid, number)
        pid, self._pid = self.pid, None
        return await self.forge.ask(wait=pid)


def _serve() -> None:
    """In the process that forks: a line of JSON asks for something, a line with a number answers."""
    # Not at the top: a process that this one spawned for other work would import it too.
    os.environ |= {"ARRANGED_BLANK": "yes"}
    from tests.e2e.arranged import command_line

    Timed.run = _in_thread  # type: ignore[method-assign]
    Studio.warm_up = _nothing  # type: ignore[method-assign]
    for line in sys.stdin:
        request = json.loads(line)
        if "wait" in request:
            print(os.waitstatus_to_exitcode(os.waitpid(request["wait"], 0)[1]), flush=True)
        elif (pid := os.fork()) > 0:
            print(pid, flush=True)
        else:
            os._exit(_as_bot(command_line.main, **request))


async def _nothing(*_: Any) -> None:
    """Instead of what makes the first picture come sooner."""


async def _in_thread(_: Timed, within_s: float, work: Callable[..., T], /, *given: Any, **__: Any) -> T:
    return await in_thread(work, *given)


def _as_bot(main: Any, start: dict[str, str], folder: str, log: str) -> int:
    """In the forked process. Returns the exit code."""
    os.environ.update(start)
    os.chdir(folder)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    for standard in (1, 2):
        os.dup2(written, standard)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    sys.argv = ["bot.py"]
    return int(main())


if __name__ == "__main__":
    _serve()
