"""A table of three people and a stranger in a channel of its own."""

from random import Random
from secrets import token_hex

from tests.support.dealt.planner import plan
from tests.support.live.bot import BotProcess
from tests.support.live.person import Person
from tests.support.live.player import Table
from tests.support.live.sandbox import SandboxProcess


async def new_table(bot: BotProcess, guild: str | None = None) -> Table:
    """Not begun; in a new channel of a server, the first one if none is named."""
    sandbox = bot.sandbox
    guild = guild or await server_of(sandbox, 0, 1)
    channel = (await sandbox.post("/_sandbox/channels", guild=guild, name=f"table-{token_hex(4)}"))["id"]
    people = [Person(sandbox.session, sandbox.base, name, channel) for name in ("Ada", "Ben", "Chloe", "Dilan")]
    return Table(bot, people[:3], plan, Random(2026), stranger=people[3])


async def server_of(sandbox: SandboxProcess, shard: int, shards: int) -> str:
    """A server of the sandbox that belongs to a shard of so many; made if there is none yet."""
    servers = [guild["id"] for guild in (await sandbox.get("/_sandbox/state"))["guilds"]]
    while not (found := [one for one in servers if (int(one) >> 22) % shards == shard]):
        servers.append((await sandbox.post("/_sandbox/guilds", name=f"server-{len(servers)}"))["id"])
    return str(found[0])
