"""The real bot as a process of its own, so that it can be killed and started again."""

import asyncio
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

from tests.support.live.sandbox import ROOT, SandboxProcess

READY_S = 60.0
ENDS_S = 60.0


class BotProcess:
    """`bot.py` at a sandbox. Settings and log live in `folder`, and so do its games without the `address` of a
    PostgreSQL database, so that the next start finds them. `place`: the file or that address."""

    def __init__(
        self,
        sandbox: SandboxProcess,
        folder: Path,
        *,
        script: Path = ROOT / "bot.py",
        address: str | None = None,
        **environment: str,
    ) -> None:
        self.sandbox = sandbox
        self.script = script
        self.database = folder / "bot.db"
        self.log_file = folder / "bot.log"
        self.environment = {"SANDBOX_URL": sandbox.base, "DATABASE": str(self.database), "LOG_LEVEL": "INFO"}
        self.environment |= environment
        self.place: Path | str = self.database
        if address is not None:
            self.place = self.environment["DATABASE_URL"] = address
        self._process: asyncio.subprocess.Process | None = None

    @property
    def log(self) -> str:
        """Everything all runs have printed."""
        return self.log_file.read_text() if self.log_file.exists() else ""

    @property
    def socket(self) -> Path:
        """Where it takes the operator's commands."""
        shards = self.environment.get("SHARD_IDS")
        return self.database.with_suffix(f".shards-{shards}.sock" if shards else ".sock")

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        if self._process is None:
            raise RuntimeError("The bot was not started.")
        return self._process.pid

    async def launch(self) -> None:
        """Starts the process and does not wait."""
        environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
        with self.log_file.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                str(self.script),
                cwd=self.log_file.parent,
                env=environment | self.environment,
                stdout=log,
                stderr=log,
            )

    async def start(self) -> float:
        """Starts the process and waits until it is ready; returns after how many seconds. Fails if it ends."""
        began, seen = time.monotonic(), self.log.count("ready as")
        await self.launch()
        await self.until(lambda: self.log.count("ready as") > seen)
        return time.monotonic() - began

    async def start_answering(self) -> None:
        """Starts the process and waits only until it is connected: presses are answered before it calls itself
        ready."""
        await self.launch()
        await self._until_online(True)

    async def command(self, *words: str) -> tuple[int, str]:
        """What `bot.py` with these words, as the same operator, prints, and its exit code."""
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            str(ROOT / "bot.py"),
            *words,
            cwd=self.log_file.parent,
            env=os.environ | self.environment,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.STDOUT,
        )
        printed, _ = await asyncio.wait_for(process.communicate(), ENDS_S)
        return process.returncode or 0, printed.decode()

    async def until(self, reached: Callable[[], bool]) -> None:
        """Waits as the bot does something. Fails if it ends."""
        async with asyncio.timeout(READY_S):
            while not reached():
                if not self.running:
                    raise RuntimeError(f"The bot ended with {await self.ended()}:\n{self.log[-3000:]}")
                await asyncio.sleep(0.03)

    async def _until_online(self, online: bool) -> None:
        async with asyncio.timeout(READY_S):
            while (await self.sandbox.get("/_sandbox/state"))["bot"]["online"] is not online:
                if online and not self.running:
                    raise RuntimeError(f"The bot ended with {await self.ended()}:\n{self.log[-3000:]}")
                await asyncio.sleep(0.03)

    async def kill(self, *, last: bool = True) -> None:
        """kill -9; the database is all that is left. `last`: no other bot is connected."""
        if self._process is not None and self.running:
            self._process.kill()
            await self._process.wait()
            if last:
                await self._until_online(False)

    async def stop(self) -> None:
        """As the host stops it."""
        if self._process is not None and self.running:
            self._process.terminate()
        await self.ended()

    async def ended(self) -> int:
        """Its exit code, once it has ended by itself."""
        if self._process is None:
            raise RuntimeError("The bot was not started.")
        return await asyncio.wait_for(self._process.wait(), ENDS_S)
