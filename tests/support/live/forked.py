"""Bots forked from one process in which everything is imported and all languages are read: each is up in a fraction of
the time, and is a process like any other to whoever kills it."""

import asyncio
import gc
import json
import os
import resource
import signal
import subprocess
import sys
import traceback
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import NamedTemporaryFile
from typing import Any

from tests.support.live.bot import ENDS_S, BotProcess
from tests.support.live.sandbox import ROOT, SandboxProcess


class Forge:
    """Forks one process after the other. Made by `open_forge`."""

    def __init__(self, process: "subprocess.Popen[str]") -> None:
        self._process = process
        self._codes: dict[int, int] = {}

    def start(
        self, words: tuple[str, ...], environment: dict[str, str], folder: Path, log: Path, limit: int | None
    ) -> int:
        """The id of a new process: `bot.py` with these words in a folder. `limit`: no file may grow beyond so many
        bytes, as on a full disk."""
        asked = {"words": words, "environment": environment, "folder": str(folder), "log": str(log), "limit": limit}
        return int(self._ask(start=asked))

    def exit_code(self, pid: int) -> int | None:
        """None as long as the process runs."""
        if pid not in self._codes:
            code = self._ask(ended=pid)
            if code is None:
                return None
            self._codes[pid] = code
        return self._codes[pid]

    def _ask(self, **request: Any) -> Any:
        assert self._process.stdin is not None and self._process.stdout is not None
        print(json.dumps(request), file=self._process.stdin, flush=True)
        return json.loads(self._process.stdout.readline())


@contextmanager
def open_forge() -> Iterator[Forge]:
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    command = [sys.executable, "-m", "tests.support.live.forked"]
    with subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as process:
        yield Forge(process)


class ForkedBot(BotProcess):
    """A `BotProcess` whose process comes from a forge. `environment`: also what `tests.support.live.arranged` reads."""

    def __init__(
        self,
        sandbox: SandboxProcess,
        folder: Path,
        *,
        forge: Forge,
        address: str | None = None,
        **environment: str,
    ) -> None:
        super().__init__(sandbox, folder, address=address, **environment)
        self.forge = forge
        self.limit_file_bytes: int | None = None
        self._pid: int | None = None
        self.words: tuple[str, ...] = ()

    @property
    def running(self) -> bool:
        return self._pid is not None and self.forge.exit_code(self._pid) is None

    @property
    def pid(self) -> int:
        if self._pid is None:
            raise RuntimeError("The bot was not started.")
        return self._pid

    async def launch(self) -> None:
        self._pid = self.forge.start(
            self.words, self.environment, self.log_file.parent, self.log_file, self.limit_file_bytes
        )

    async def command(self, *words: str) -> tuple[int, str]:
        with NamedTemporaryFile("r") as printed:
            pid = self.forge.start(words, self.environment, self.log_file.parent, Path(printed.name), None)
            return await self._exit_code(pid), printed.read()

    async def kill(self, *, last: bool = True) -> None:
        if self.running:
            os.kill(self.pid, signal.SIGKILL)
            await self.ended()
            if last:
                await self._until_online(False)

    async def stop(self) -> None:
        if self.running:
            os.kill(self.pid, signal.SIGTERM)
        await self.ended()

    async def ended(self) -> int:
        return await self._exit_code(self.pid)

    async def _exit_code(self, pid: int) -> int:
        async with asyncio.timeout(ENDS_S):
            while (code := self.forge.exit_code(pid)) is None:  # noqa: ASYNC110 another process ends
                await asyncio.sleep(0.01)
        return code


def _serve() -> None:
    """In the process that forks: a line of JSON asks for something, another answers."""
    # Not at the top: a process that a bot spawns to draw or to think imports this file too.
    gc.disable()
    import alembic.command  # noqa: F401 lays the tables of each new database

    from operation.command_line import main
    from tests.support.live.arranged import arrange, read_languages

    read_languages()  # which takes each bot longer than all else at its start
    gc.freeze()
    gc.enable()
    for line in sys.stdin:
        request = json.loads(line)
        if "ended" in request:
            pid, status = os.waitpid(request["ended"], os.WNOHANG)
            print(json.dumps(os.waitstatus_to_exitcode(status) if pid else None), flush=True)
        elif (pid := os.fork()) > 0:
            print(pid, flush=True)
        else:
            code = 1
            try:
                _become(**request["start"])
                arrange()
                code = main()
            except SystemExit as ending:  # what was typed is no command
                code = int(ending.code or 0)
            except BaseException:  # noqa: BLE001 as the interpreter does
                traceback.print_exc()
            finally:
                sys.stdout.flush()
                os._exit(code)


def _become(words: list[str], environment: dict[str, str], folder: str, log: str, limit: int | None) -> None:
    """In the forked process: it is as if it had been started so."""
    os.environ.update(environment)
    os.chdir(folder)
    written = os.open(log, os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
    for standard in (1, 2):
        os.dup2(written, standard)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    if limit is not None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (limit, limit))
    sys.argv = ["bot.py", *words]
    _end_early()


def _end_early() -> None:
    """Games end as the environment says; in a process that thinks for the bot too."""
    from tests.support.dealt.short_games import end_after, end_with

    if "ARRANGED_RUBIES" in os.environ:
        end_with(int(os.environ["ARRANGED_RUBIES"]))
    if "ARRANGED_ROUNDS" in os.environ:
        end_after(int(os.environ["ARRANGED_ROUNDS"]))


if __name__ == "__main__":
    _serve()
elif __name__ == "__mp_main__":
    import processes

    processes.LESS_URGENT = 0  # on a busy machine no test would see its pictures
    _end_early()
