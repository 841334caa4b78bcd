"""Starts and stops sandbox processes for tests."""

import asyncio
import os
import signal
import socket
import sys
from pathlib import Path
from types import TracebackType
from typing import Any

import aiohttp
from aiohttp import web

from sandbox.server import build
from sandbox.state import Sandbox

ROOT = Path(__file__).parents[3]
START_S = 60
ANSWER_S = 60.0  # instead of Discord's 3, which a busy machine may need


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class SandboxProcess:
    """A sandbox of its own on a free port: `async with SandboxProcess(tmp_path / "world.json") as sandbox`.

    `base` is its address (http://127.0.0.1:port), `session` an aiohttp session to use with `Person`. The port and
    the world stay the same over `kill` and `start`, so a bot finds it again.
    """

    def __init__(self, world: Path, port: int | None = None) -> None:
        self.world = world
        self.port = port or free_port()
        self.base = f"http://127.0.0.1:{self.port}"
        self.session: aiohttp.ClientSession
        self._process: asyncio.subprocess.Process | None = None

    async def __aenter__(self) -> "SandboxProcess":
        self.session = aiohttp.ClientSession()
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()
        await self.session.close()

    async def start(self) -> None:
        """Starts the process and waits until it answers."""
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, "-m", "sandbox", "--port", str(self.port), "--world", str(self.world), cwd=ROOT
        )
        for _ in range(START_S * 20):
            if self._process.returncode is not None:
                raise RuntimeError(f"The sandbox ended with {self._process.returncode}.")
            try:
                await self.get("/_sandbox/state")
                return
            except aiohttp.ClientConnectionError:
                await asyncio.sleep(0.05)
        raise TimeoutError("The sandbox did not answer.")

    async def stop(self) -> None:
        await self._end(signal.SIGTERM)

    async def kill(self) -> None:
        """kill -9; the world file is all that is left."""
        await self._end(signal.SIGKILL)

    async def _end(self, how: signal.Signals) -> None:
        if self._process is not None and self._process.returncode is None:
            os.kill(self._process.pid, how)
            await self._process.wait()
        self._process = None

    async def get(self, path: str, **query: str) -> Any:
        """Any GET of the control API, such as "/_sandbox/state"; the parsed answer."""
        async with self.session.get(self.base + path, params=query) as response:
            response.raise_for_status()
            return await response.json()

    async def post(self, path: str, **body: Any) -> Any:
        """Any POST of the control API; the parsed answer, None if it is empty."""
        async with self.session.post(self.base + path, json=body) as response:
            response.raise_for_status()
            return await response.json() if response.content_type == "application/json" else None

    async def sent(self, after: int = 0) -> list[dict[str, Any]]:
        """Everything the bot sent: n, at, method, route, path, payload, files [{name, size}], status, error."""
        found: list[dict[str, Any]] = await self.get("/_sandbox/sent", after=str(after))
        return found

    async def fault(self, pattern: str, kind: str, **details: Any) -> None:
        """For the next `times` (1) requests whose "METHOD /path" matches the regex `pattern`.

        kind "429" (retry_after=0.5, via=True), "status" (status=500), "drop" or "delay" (seconds=1.0); with
        after=True the request is carried out and only its answer is lost.
        """
        await self.post("/_sandbox/faults", pattern=pattern, kind=kind, **details)

    async def until_met(self, within: float = START_S) -> None:
        """Waits until every fault has been met as often as it was asked for; one that delays goes on after that."""
        async with asyncio.timeout(within):
            while (await self.get("/_sandbox/state"))["faults"]:  # noqa: ASYNC110 another process makes the requests
                await asyncio.sleep(0.02)

    async def callbacks(self) -> int:
        """How many first answers of the bot have been taken."""
        return len([entry for entry in await self.sent() if entry["route"].endswith("/callback") and entry["status"]])

    async def until_answered(self, before: int) -> None:
        """Waits until a first answer more has been taken than `before`."""
        async with asyncio.timeout(START_S):
            while await self.callbacks() == before:  # noqa: ASYNC110 another process answers
                await asyncio.sleep(0.02)

    async def until_answered_twice(self, interaction: str) -> None:
        """Waits until the bot has answered both deliveries of an interaction, which the sandbox has refused once."""
        async with asyncio.timeout(START_S):
            while True:
                answers = [entry for entry in await self.sent() if f"/interactions/{interaction}/" in entry["path"]]
                if len([entry for entry in answers if entry["status"]]) == 2:
                    return
                await asyncio.sleep(0.02)

    async def clear_faults(self) -> None:
        async with self.session.delete(self.base + "/_sandbox/faults") as response:
            response.raise_for_status()

    async def gateway(self, do: str, **details: Any) -> None:
        """do: "drop", "close" (code=4000), "reconnect", "invalidate", "deliver_twice" (times=1) or "logins" (left=0,
        reset_after_s=0)."""
        await self.post("/_sandbox/gateway", do=do, **details)

    async def token_valid(self, valid: bool) -> None:
        await self.post("/_sandbox/token", valid=valid)

    async def move_clock(self, seconds: float) -> None:
        """Moves the clock of the sandbox and of bots connected to it; every message is from then on."""
        await self.post("/_sandbox/clock", seconds=seconds)

    async def accepts_direct_messages(self, person: str, accepts: bool) -> None:
        """Whether a person takes direct messages."""
        address = f"{self.base}/_sandbox/people/{person}"
        async with self.session.patch(address, json={"accepts_direct_messages": accepts}) as response:
            response.raise_for_status()

    async def deadlines(self, **seconds: float) -> None:
        """answer_s (3): for the bot's first answer; token_s (900): for edits and follow-ups by its token."""
        await self.post("/_sandbox/settings", **seconds)

    async def bot_may(self, channel: str, **switches: bool) -> None:
        """Gives or takes the bot's rights in one channel: view, send, attach, embed, threads, history."""
        address = f"{self.base}/_sandbox/channels/{channel}"
        async with self.session.patch(address, json={"bot_may": switches}) as response:
            response.raise_for_status()

    async def server(self, guild: str, **change: Any) -> None:
        """bot=False removes the bot from a server, person and member=False a person; True brings them back."""
        async with self.session.patch(f"{self.base}/_sandbox/guilds/{guild}", json=change) as response:
            response.raise_for_status()

    async def delete(self, what: str, id: str) -> None:
        """Deletes one of the "messages" or "channels", threads among them."""
        async with self.session.delete(f"{self.base}/_sandbox/{what}/{id}") as response:
            response.raise_for_status()

    async def until_bot_online(self, within: float = START_S) -> None:
        """Waits until a bot is connected to the gateway."""
        async with asyncio.timeout(within):
            while not (await self.get("/_sandbox/state"))["bot"]["online"]:  # noqa: ASYNC110 another process connects
                await asyncio.sleep(0.05)


class SandboxHere(SandboxProcess):
    """The same inside this process: starts in milliseconds, cannot be killed."""

    async def start(self) -> None:
        self._runner = web.AppRunner(build(Sandbox(self.world, "127.0.0.1", self.port)), shutdown_timeout=0.1)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()

    async def stop(self) -> None:
        await self._runner.cleanup()

    async def kill(self) -> None:
        raise NotImplementedError("only a process of its own can be killed")
