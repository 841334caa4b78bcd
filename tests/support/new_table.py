"""A table of three people and a stranger in a channel of its own."""

from random import Random
from secrets import token_hex

from tests.support.bot import BotProcess
from tests.support.person import Person
from tests.support.planner import plan
from tests.support.player import Table


async def new_table(bot: BotProcess) -> Table:
    """Not begun; in a new channel."""
    sandbox = bot.sandbox
    guild = (await sandbox.get("/_sandbox/state"))["guilds"][0]["id"]
    channel = (await sandbox.post("/_sandbox/channels", guild=guild, name=f"table-{token_hex(4)}"))["id"]
    people = [Person(sandbox.session, sandbox.base, name, channel) for name in ("Ada", "Ben", "Chloe", "Dilan")]
    return Table(bot, people[:3], plan, Random(2026), stranger=people[3])
