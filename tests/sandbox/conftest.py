import asyncio
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import discord
import pytest

from cogs.client.client import point_discord_at
from tests.sandbox.demo_bot import TOKEN, DemoBot
from tests.support.live.person import Person
from tests.support.live.sandbox import ANSWER_S, ROOT, SandboxHere, SandboxProcess


@pytest.fixture
async def sandbox(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[SandboxProcess]:
    """In this process, unless the test is marked `kills`."""
    kind = SandboxProcess if request.node.get_closest_marker("kills") else SandboxHere
    async with kind(tmp_path / "world.json") as running:
        await running.deadlines(answer_s=ANSWER_S)
        yield running


class Bot:
    """The demo bot as a process of its own, so that it can be killed."""

    def __init__(self, base: str) -> None:
        self._base = base
        self._process: asyncio.subprocess.Process

    async def start(self) -> None:
        script = ROOT / "tests" / "sandbox" / "demo_bot.py"
        self._process = await asyncio.create_subprocess_exec(
            sys.executable, str(script), self._base, stderr=asyncio.subprocess.DEVNULL, cwd=ROOT
        )

    async def kill(self) -> None:
        if self._process.returncode is None:
            self._process.kill()
        await self._process.wait()


class BotHere(Bot):
    """The same inside this process: starts in milliseconds."""

    async def start(self) -> None:
        point_discord_at(self._base)
        self._client = DemoBot()
        self._task = asyncio.create_task(self._client.start(TOKEN))

    async def kill(self) -> None:
        await self._client.close()
        self._task.cancel()
        await asyncio.gather(self._task, return_exceptions=True)


@pytest.fixture
async def bot(sandbox: SandboxProcess, request: pytest.FixtureRequest) -> AsyncIterator[Bot]:
    """The demo bot, connected; a process where the test is marked `kills`."""
    running = (Bot if request.node.get_closest_marker("kills") else BotHere)(sandbox.base)
    await running.start()
    await sandbox.until_bot_online()
    yield running
    await running.kill()


@pytest.fixture
def ada(sandbox: SandboxProcess) -> Person:
    return Person(sandbox.session, sandbox.base, "Ada")


@pytest.fixture
def ben(sandbox: SandboxProcess) -> Person:
    return Person(sandbox.session, sandbox.base, "Ben")


class Api:
    """The REST API as a bot without a library sees it."""

    def __init__(self, sandbox: SandboxProcess) -> None:
        self._sandbox = sandbox

    async def __call__(
        self,
        method: str,
        path: str,
        body: object = None,
        files: dict[str, bytes] | None = None,
        token: str = TOKEN,
    ) -> tuple[int, dict]:
        """Status and parsed answer of one request; files by name go along as files[n]."""
        data: object = None
        headers = {"Authorization": f"Bot {token}"}
        if files:
            form = aiohttp.FormData(quote_fields=False)
            form.add_field("payload_json", discord.utils._to_json(body or {}))
            for index, (name, content) in enumerate(files.items()):
                form.add_field(f"files[{index}]", content, filename=name, content_type="application/octet-stream")
            data = form
        elif body is not None:
            headers["Content-Type"] = "application/json"
            data = discord.utils._to_json(body)
        address = f"{self._sandbox.base}/api/v10{path}"
        async with self._sandbox.session.request(method, address, data=data, headers=headers) as response:
            parsed = await response.json() if response.content_type == "application/json" else {}
            return response.status, parsed

    async def channel(self, name: str = "lobby") -> str:
        state = await self._sandbox.get("/_sandbox/state")
        channels = [channel for guild in state["guilds"] for channel in guild["channels"]]
        return next(channel["id"] for channel in channels if channel["name"] == name)

    async def user(self, name: str) -> str:
        state = await self._sandbox.get("/_sandbox/state")
        return next(person["id"] for person in state["people"] if person["name"] == name)


@pytest.fixture
def api(sandbox: SandboxProcess) -> Api:
    return Api(sandbox)
