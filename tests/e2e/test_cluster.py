"""Two bots, each with a shard of Discord's servers, and one PostgreSQL database."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from render.kit.colour import PALETTES
from sandbox.live import gateway
from tests.support.live.audit import created_posts
from tests.support.live.bot import BotProcess
from tests.support.live.forked import ForkedBot
from tests.support.live.new_table import new_table, server_of
from tests.support.live.person import Person, Sight, telling
from tests.support.live.player import Table
from tests.support.live.postgresql import PostgreSQLServer
from tests.support.live.sandbox import SandboxProcess
from tests.support.sentences import say

pytestmark = pytest.mark.e2e

SHARDS = 2
IDENTIFIES_EVERY_S = 1.5  # in sandbox and bots, where Discord wants 5
EMOJI = sum(map(len, PALETTES.values()))
DAY_S = 24 * 3600.0


async def test_each_table_is_driven_by_the_process_of_its_server(
    sandbox: SandboxProcess,
    tmp_path: Path,
    arranged: dict[str, Any],
    postgresql: PostgreSQLServer,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(gateway, "IDENTIFIES_EVERY_S", IDENTIFIES_EVERY_S)
    address = await postgresql.new_database()
    bots = [process(sandbox, tmp_path, shard, arranged, address) for shard in range(SHARDS)]
    try:
        await two_bots_share_what_is_to_be_done(sandbox, bots)
    finally:
        for bot in bots:
            await bot.kill(last=False)


async def two_bots_share_what_is_to_be_done(sandbox: SandboxProcess, bots: list[BotProcess]) -> None:
    # While one makes the bot's own emoji, the other has to wait; afterwards it finds them.
    await sandbox.fault(r"POST /api/v10/applications/\d+/emojis", kind="delay", seconds=3.0)
    await asyncio.gather(*(bot.start() for bot in bots))
    tables = [await new_table(bot, await server_of(sandbox, shard, SHARDS)) for shard, bot in enumerate(bots)]
    await asyncio.gather(*(table.begin(layout="short") for table in tables))
    await asyncio.gather(*(table.turn() for table in tables))
    await a_press_in_a_direct_message_reaches_its_table(*tables)
    await a_search_begins_again_from_a_direct_message(tables[1])
    await a_process_that_dies_is_replaced(*tables)
    await asyncio.gather(*(table.turn() for table in tables))
    for table in tables:
        await table.delivered()
    channels = [f"/channels/{table.people[0].channel}/" for table in tables]
    made = created_posts([sent for sent in await sandbox.sent() if any(part in sent["path"] for part in channels)])
    assert made and len(made) == len(set(made))
    posted = [sent["path"] for sent in await sandbox.sent() if sent["method"] == "POST"]
    assert sum(path.endswith("/emojis") for path in posted) == EMOJI
    for bot in bots:
        await bot.stop()
        assert "Traceback" not in bot.log


def process(sandbox: SandboxProcess, folder: Path, shard: int, arranged: dict[str, Any], address: str) -> BotProcess:
    own = folder / f"shard-{shard}"
    own.mkdir()
    environment = {"SHARD_COUNT": SHARDS, "SHARD_IDS": shard, "ARRANGED_IDENTIFIES_EVERY_S": IDENTIFIES_EVERY_S}
    return ForkedBot(sandbox, own, address=address, **{name: str(one) for name, one in environment.items()}, **arranged)


async def called_directly(other: Table, table: Table) -> tuple[Person, Sight]:
    """The one who is to move at `table`, and what they were sent about it when a day had passed for both."""
    person = table.players[table.ledger.position().seats_to_act[0]].person
    settings = await person.calls()
    await person.choose(settings, "cm:setting::pings", "direct")
    await table.bot.sandbox.move_clock(DAY_S)
    for one in (other, table):
        await one.settled()
    direct = (await table.bot.sandbox.post("/_sandbox/direct", person=person.name))["id"]
    here = f"<#{person.channel}>"
    return person, await person.wait_for(lambda sight: here in sight.text, direct)


async def a_press_in_a_direct_message_reaches_its_table(other: Table, table: Table) -> None:
    """It comes to the process of shard 0, which does not drive the table."""
    person, call = await called_directly(other, table)
    offered = (await person.press(call, "Remind me later")).message
    assert "remind" in offered.text.lower()
    game_id = table.ledger.game()["id"]
    before = table.ledger.rows("SELECT due FROM timers WHERE game_id = ? AND kind = 'turn'", game_id)
    told = (await person.press(offered, "In 4 hours")).message
    after = table.ledger.rows("SELECT due FROM timers WHERE game_id = ? AND kind = 'turn'", game_id)
    assert "<t:" in told.text and after != before


async def a_search_begins_again_from_a_direct_message(table: Table) -> None:
    """The press comes to the process of shard 0, which does not keep the noticeboard."""
    ada = table.people[0]
    await ada.press((await ada.slash("/tables")).message, say("button-noticeboard-here"))
    board = await ada.wait_for(lambda sight: not sight.ephemeral and sight.tells("open-tables-none"))
    screen = (await ada.press(board, say("button-seek"))).message
    await ada.choose(screen, "cm:seek-set::days", "1")
    await ada.press(screen, say("button-seek-start"))
    await ada.choose(await ada.calls(), "cm:setting::pings", "direct")
    await table.bot.sandbox.move_clock(DAY_S)
    direct = (await table.bot.sandbox.post("/_sandbox/direct", person=ada.name))["id"]
    over = await ada.wait_for(telling("search-over", listed="yes"), direct)
    assert (await ada.press(over, say("button-seek-renew"))).message.tells("seek-on")


async def a_process_that_dies_is_replaced(other: Table, table: Table) -> None:
    """Nobody changes its tables until another one has taken its shard; other tables go on."""
    person, call = await called_directly(other, table)
    rows = len(table.ledger.log())
    await table.bot.kill(last=False)
    refused = (await person.press(call, "Remind me later")).message  # its lease still runs
    assert refused.tells("refusal-driven-elsewhere")
    await other.turn()
    assert len(table.ledger.log()) == rows
    await table.bot.launch()
    await table.bot.until(lambda: "waits for shards" in table.bot.log)
    table.ledger.change("UPDATE shards SET until = 0 WHERE shard = ?", 1)  # as when its lease has ended
    await table.bot.until(lambda: table.bot.log.count("ready as") == 2)
