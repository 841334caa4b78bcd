"""How the bot stands many presses, through discord.py and the sandbox: `python -m tests.bench.bench_load [TABLES]`.

At half of the tables two people play Istanbul, at the others Marco Polo. For a minute 50 presses a second come, however
long their answers take: panels are opened and choices made. Then 200 tables have "Take turn" pressed at once. A press
is acknowledged by the bot's first answer, in words or with a picture. Where it is in words, the picture follows, unless
its person has pressed again. The bot is a process of its own; people and their Discord are another.
"""

import asyncio
import os
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import NamedTuple

import aiohttp
from aiohttp import web

from cogs.panel.quick_button import SHORTCUT, WHOLE
from db import Database
from host import Host, Lobby
from sandbox.checks.components import BUTTON, ROW, STRING_SELECT
from sandbox.live.desk import COMPONENT
from sandbox.model import seed
from sandbox.model.world import Channel, Interaction, Json, Message
from sandbox.server import build
from sandbox.state import Sandbox
from tests.support.live.bot import BotProcess
from tests.support.live.sandbox import SandboxProcess, free_port

PRESSES_A_SECOND = 50
SECONDS = 60
BURST = 200
CHANNELS_OF_A_SERVER = 100
WARM_S = 30.0  # until all pictures have been drawn once
PICTURE_WITHIN_S, PICTURE_LOOKED_FOR_EVERY_S = 20.0, 0.2
LOOKED_AT_S = 1.5  # after which the longest delay of the loop is certainly written


@dataclass(slots=True)
class Seated:
    """A table as its people see it. `prompt`: the message with "Take turn"; `panel`: the last private message with
    something to choose; `turn`: which of its people pressed last; `busy`: whether a press waits for its answer."""

    channel: Channel
    prompt: Message
    people: tuple[str, str]
    panel: Message | None = None
    turn: int = 0
    busy: bool = False


class Answered(NamedTuple):
    """Seconds until a press was acknowledged, None for one that failed; whether it was only deferred then; what finds
    out the seconds until its picture was there, None if none came."""

    after: float | None
    deferred: bool
    picture: asyncio.Task[float | None]


@dataclass(slots=True)
class People:
    """Everybody who presses."""

    sandbox: Sandbox
    tables: list[Seated]
    rng: random.Random = field(default_factory=lambda: random.Random(12))

    async def press(self, table: Seated, *, prompt: bool = False) -> Answered:
        """Something that may be pressed at the table: one of the options of its panel, or "Take turn"."""
        table.busy = True
        message, component = (table.prompt, _take_turn(table.prompt)) if prompt else self._something(table)
        data: Json = {"custom_id": component["custom_id"], "component_type": component["type"], "id": component["id"]}
        if component["type"] == STRING_SELECT:
            data["values"] = [self.rng.choice(component["options"])["value"]]
        desk, begun = self.sandbox.desk, time.perf_counter()
        interaction = desk.start(COMPONENT, table.people[table.turn], table.channel, data, message=message)
        await desk._waiting[interaction.id].answered.wait()
        after = time.perf_counter() - begun
        await desk.outcome(interaction, 30.0)
        table.panel = None
        for changed in interaction.touched:
            if _choices(now := self.sandbox.world.messages[changed]):
                table.panel = now
        if table.panel is None:
            table.turn = 1 - table.turn
        table.busy = False
        picture = asyncio.create_task(self._picture(interaction, begun))
        return Answered(None if interaction.failed else after, interaction.answer in (5, 6), picture)

    async def _picture(self, interaction: Interaction, begun: float) -> float | None:
        messages = self.sandbox.world.messages
        while (after := time.perf_counter() - begun) < PICTURE_WITHIN_S:
            if any(found in messages and messages[found].attachments for found in interaction.touched):
                return after
            await asyncio.sleep(PICTURE_LOOKED_FOR_EVERY_S)
        return None

    def _something(self, table: Seated) -> tuple[Message, Json]:
        if table.panel is None:
            return table.prompt, _take_turn(table.prompt)
        return table.panel, self.rng.choice(_choices(table.panel))

    async def minute(self) -> list[Answered]:
        """The open loop."""
        loop, running, begun = asyncio.get_running_loop(), [], asyncio.get_running_loop().time()
        for number in range(PRESSES_A_SECOND * SECONDS):
            await asyncio.sleep(max(0.0, begun + number / PRESSES_A_SECOND - loop.time()))
            free = [table for table in self.tables if not table.busy]
            if not free:  # as long as every table waits for an answer nobody can press
                continue
            running.append(asyncio.create_task(self.press(self.rng.choice(free))))
        return await asyncio.gather(*running)

    async def burst(self) -> list[Answered]:
        """All at once."""
        return await asyncio.gather(*(self.press(one, prompt=True) for one in self.rng.sample(self.tables, BURST)))


def _choices(message: Message) -> list[Json]:
    """The menus and buttons with which a panel's options are chosen."""
    rows = [row for row in message.components if row["type"] == ROW]
    parts = [part for row in rows for part in row["components"]]
    verbs = ("choose", SHORTCUT, WHOLE)
    return [part for part in parts if part.get("custom_id", "::").split(":")[1] in verbs]


def _take_turn(message: Message) -> Json:
    button: Json = message.components[0]["components"][0]
    return button


async def seated(sandbox: Sandbox, database: Database, count: int) -> list[Seated]:
    """That many running tables in channels of their own, none of whose posts is owed."""
    host, world, tables = Host(database), sandbox.world, []
    lobby, people = Lobby(host), [person.id for person in sandbox.world.people()]
    for number in range(count):
        if number % CHANNELS_OF_A_SERVER == 0:
            guild = seed.add_guild(world, f"Server {number // CHANNELS_OF_A_SERVER}")
        channel, (first, second) = seed.add_channel(world, guild, f"t{number}"), random.Random(number).sample(people, 2)
        made = await lobby.create(
            ("istanbul", "marco_polo")[number % 2], channel_id=int(channel.id), guild_id=int(guild.id),
            organiser_id=int(first), organiser="Ada", interaction_id=10 * number + 1, order="joined",
        )  # fmt: skip
        await lobby.join(made.row.id, int(second), "Ben", interaction_id=10 * number + 2)
        await lobby.start(made.row.id, int(first), False, interaction_id=10 * number + 3)
        button = {"type": BUTTON, "id": 2, "style": 1, "label": "Take turn", "custom_id": f"cv:open:{made.row.id}:"}
        row = {"type": ROW, "id": 1, "components": [button]}
        prompt = Message(world.ids.next(), channel.id, world.bot.id, components=[row])
        world.save(prompt)
        tables.append(Seated(channel, prompt, (first, second)))
    while owed := await database.outbox.claim(host.clock.now(), limit=count):
        await asyncio.gather(*(database.outbox.sent(post, None) for post in owed))
    await host.close()
    return tables


@asynccontextmanager
async def served(world: Path) -> AsyncIterator[tuple[Sandbox, SandboxProcess]]:
    """A sandbox in this process."""
    process = SandboxProcess(world, free_port())
    sandbox = Sandbox(world, "127.0.0.1", process.port)
    runner = web.AppRunner(build(sandbox), shutdown_timeout=0.1)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", process.port).start()
    async with aiohttp.ClientSession() as process.session:
        yield sandbox, process
    await runner.cleanup()


def line(name: str, answered: Sequence[Answered]) -> str:
    """Shares of the seconds until presses were acknowledged, in milliseconds."""
    ms = sorted(1000 * one.after for one in answered if one.after is not None)
    shares = "".join(
        f"{ms[min(int(len(ms) * share), len(ms) - 1)] if ms else 0:8.0f}" for share in (0.5, 0.95, 0.99, 1)
    )
    failed, deferred = len(answered) - len(ms), sum(one.deferred for one in answered)
    return f"{name:10}{len(answered):7}{shares}{failed:8}{deferred:9}"


async def line_of_pictures(answered: Sequence[Answered]) -> str:
    """How many came, and after how many milliseconds."""
    found = await asyncio.gather(*(one.picture for one in answered))
    ms = sorted(1000 * after for after in found if after is not None)
    if not ms:
        return "          no pictures"
    shares = "".join(f"{ms[min(int(len(ms) * share), len(ms) - 1)]:8.0f}" for share in (0.5, 0.95, 0.99, 1))
    return f" pictures{len(ms):8}{shares}"


def computed(pid: int) -> float:
    """Seconds of computing of a process so far, all threads."""
    ticks = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
    return sum(map(int, ticks)) / os.sysconf("SC_CLK_TCK")


def memory_of(pid: int | str) -> float:
    """MB that a process ("self": this one) holds, what it shares counted in parts (PSS)."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return next(int(one.split()[1]) for one in lines if one.startswith("Pss:")) / 1024


async def main(count: int) -> None:
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        async with served(folder / "world.db") as (sandbox, process):
            database = await Database.open(folder / "bot.db")
            people = People(sandbox, await seated(sandbox, database, count))
            await database.close()
            delays = folder / "delays"
            script = Path(__file__).with_name("load_bot.py")
            bot = BotProcess(process, folder, script=script, LOOP_DELAYS=str(delays), LOG_LEVEL="WARNING")
            await bot.launch()
            await process.until_bot_online()
            await asyncio.sleep(WARM_S)
            print(
                f"{count} tables. Milliseconds until a press is acknowledged; presses that failed or were only deferred"
            )
            print("then; memory of the bot without its children (PSS); the loop's longest delay; seconds until all was")
            print(
                "answered; seconds of computing of the bot and of people and their Discord. Below: pictures that came"
            )
            print(
                "           presses     p50     p95     p99     max  failed deferred   MB  delay    took   bot others"
            )
            for name, presses in (("burst", people.burst), ("a minute", people.minute), ("burst", people.burst)):
                delays.write_text("")
                begun, before, own = time.perf_counter(), computed(bot.pid), time.process_time()
                answered = await presses()
                took, spent, own = time.perf_counter() - begun, computed(bot.pid) - before, time.process_time() - own
                await asyncio.sleep(LOOKED_AT_S)
                longest = max(map(float, delays.read_text().split()), default=0.0)
                figures = f"{memory_of(bot.pid):5.0f}{longest:7.0f}{took:8.1f}{spent:6.1f}{own:7.1f}"
                print(line(name, answered) + figures, flush=True)
                print(await line_of_pictures(answered), flush=True)
            await bot.stop()


if __name__ == "__main__":
    asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1000))
