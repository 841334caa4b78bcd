"""How long 300 reminders that are due at once take until Discord has them: `python -m tests.bench.bench_reminders`.

The bot itself, at a sandbox of its own: 300 tables of Istanbul in as many channels, whose clock is then moved by a day.
"""

import asyncio
import os
import tempfile
import time
from itertools import count
from pathlib import Path

from db import Database
from host import Host, Lobby
from host.clock import DAY_S, MINUTE_S
from tests.support.live.bot import BotProcess
from tests.support.live.sandbox import SandboxProcess

TABLES = 300
PATIENCE_S = 300


async def begin_tables(path: Path, guild: int, channels: list[int], people: list[int]) -> None:
    """A table in each channel, nobody of which has moved."""
    database = await Database.open(path)
    host, numbers = Host(database), count(1)
    lobby = Lobby(host)
    for channel in channels:
        made = await lobby.create(
            "istanbul", channel_id=channel, guild_id=guild, organiser_id=people[0], organiser="Ada",
            interaction_id=next(numbers),
        )  # fmt: skip
        for person in people[1:]:
            await lobby.join(made.row.id, person, f"Person {person}", interaction_id=next(numbers))
        await lobby.start(made.row.id, people[0], False, interaction_id=next(numbers))
    await host.close()
    await database.close()


async def prompts_of(sandbox: SandboxProcess, after: int) -> list[float]:
    """When the calls that were sent after request `after` came, in UTC seconds."""
    sent = await sandbox.sent(after)
    calls = [one for one in sent if one["method"] == "POST" and one["path"].endswith("/messages")]
    return [one["at"] for one in calls if str((one["payload"] or {}).get("content", "")).startswith("**Istanbul**")]


async def all_sent(sandbox: SandboxProcess, after: int) -> list[float]:
    """As `prompts_of`, once there are as many as tables; raises TimeoutError."""
    for _ in range(PATIENCE_S):
        if len(sent := await prompts_of(sandbox, after)) >= TABLES:
            return sent
        await asyncio.sleep(1.0)
    raise TimeoutError(f"{len(sent)} of {TABLES}")


def cpu_s(process: int) -> float:
    """How long a process has computed, in seconds."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure() -> list[float]:
    """Seconds from the moment at which all were due until each was sent."""
    with tempfile.TemporaryDirectory() as name:
        async with SandboxProcess(Path(name) / "world.json") as sandbox:
            state = await sandbox.get("/_sandbox/state")
            guild = state["guilds"][0]["id"]
            made = [
                await sandbox.post("/_sandbox/channels", guild=guild, name=f"table-{number}")
                for number in range(TABLES)
            ]
            people = [int(person["id"]) for person in state["people"][:3]]
            bot = BotProcess(sandbox, Path(name))
            await begin_tables(bot.database, int(guild), [int(channel["id"]) for channel in made], people)
            await bot.start()
            await all_sent(sandbox, 0)  # the calls and pictures of the start
            after, busy, due = max(one["n"] for one in await sandbox.sent()), cpu_s(bot.pid), time.time()
            await sandbox.move_clock(DAY_S + MINUTE_S * 10)
            sent = await all_sent(sandbox, after)
            print(f"the bot computed {cpu_s(bot.pid) - busy:.1f} s")
            await bot.stop()
            return sorted(moment - due for moment in sent)


def main() -> None:
    took = asyncio.run(measure())
    at = {share: took[min(len(took) - 1, len(took) * share // 100)] for share in (50, 95)}
    print(f"{len(took)} reminders sent: p50 {at[50]:.1f} s, p95 {at[95]:.1f} s, last {took[-1]:.1f} s")


if __name__ == "__main__":
    main()
