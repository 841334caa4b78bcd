"""The clock of the sandbox's world is moved by hand, and bots are told."""

from pathlib import Path
from typing import Any

import aiohttp

from sandbox.live.gateway import IDENTIFY
from sandbox.model.clock import created_at
from sandbox.model.world import World
from tests.support.live.person import Person
from tests.support.live.sandbox import SandboxHere, SandboxProcess

DAY = 24 * 3600.0
IDENTITY = {"token": "no-secret-token", "intents": 1, "properties": {}}


async def until(socket: aiohttp.ClientWebSocketResponse, event: str) -> Any:
    async for frame in socket:
        found = frame.json()
        if found.get("t") == event:
            return found["d"]
    raise AssertionError(f"no {event} came")


async def test_messages_and_bots_have_the_moved_time(sandbox: SandboxProcess, ada: Person) -> None:
    before = await ada.say("now")
    async with sandbox.session.ws_connect(f"{sandbox.base}/gateway/") as bot:
        await bot.send_json({"op": IDENTIFY, "d": IDENTITY})
        assert await until(bot, "SANDBOX_CLOCK") == {"ahead": 0.0}
        await sandbox.move_clock(DAY)
        assert await until(bot, "SANDBOX_CLOCK") == {"ahead": DAY}
    after = await ada.say("a day later")
    assert DAY <= created_at(after.id) - created_at(before.id) < DAY + 60
    assert (await sandbox.get("/_sandbox/state"))["ahead"] == DAY


async def test_the_move_lasts_and_ids_grow_though_it_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "world.json"
    async with SandboxHere(path) as sandbox:
        await sandbox.move_clock(DAY)
        ada = Person(sandbox.session, sandbox.base, "Ada")
        late = await ada.say("a day later")
        await sandbox.move_clock(-DAY / 2)
        assert int((await ada.say("again")).id) > int(late.id)
    world = World(path)
    assert world.clock.ahead == DAY / 2
    world.store.close()
