"""A whole game through the sandbox with the games in PostgreSQL, whose server is killed on the way."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from db import Database, DatabaseNotEmpty
from operation.own_sandbox import SANDBOX_TOKEN
from tests.db.helpers import create
from tests.support.live.audit import created_posts
from tests.support.live.forked import ForkedBot
from tests.support.live.new_table import new_table
from tests.support.live.player import Table
from tests.support.live.postgresql import FULL_DISK, PostgreSQLServer
from tests.support.live.sandbox import SandboxProcess, free_port

pytestmark = pytest.mark.e2e

RUBIES, LOG_LEVEL = 1, "DEBUG"
FULL_AT_TURN, KILLED_AT_TURN = 2, 3
PASSWORD = "a-password-of-the-database"


async def test_a_whole_game_though_its_server_dies(
    sandbox: SandboxProcess, tmp_path: Path, arranged: dict[str, Any], postgresql: PostgreSQLServer
) -> None:
    address = (await postgresql.new_database()).replace("postgres:@", f"postgres:{PASSWORD}@")
    assert PASSWORD in address
    port = free_port()
    bot = ForkedBot(sandbox, tmp_path, address=address, METRICS_PORT=str(port), **arranged)
    await bot.start()
    table = await new_table(bot)
    table.people = table.people[:2]
    await table.begin(layout="short")
    while not (position := table.ledger.position()).over:
        if position.state.turn == FULL_AT_TURN:
            await press_while_the_disk_is_full(table, postgresql, address)
        elif position.state.turn == KILLED_AT_TURN:
            await press_while_the_server_is_dead(table, postgresql, f"http://127.0.0.1:{port}/health")
        await table.turn()
    posts = await table.delivered()
    assert {post["state"] for post in posts} == {"done"}
    assert table.ledger.game()["status"] == "finished"
    made = created_posts(await sandbox.sent())
    assert len(made) == len(set(made))
    assert {int(press.interaction) for press in table.presses} <= table.ledger.interactions()
    code, printed = await bot.command("list", "finished")
    assert code == 0 and printed.splitlines()[-1] == "1 game"
    await bot.stop()
    told = bot.log + printed + str(await sandbox.sent())
    assert PASSWORD not in told and SANDBOX_TOKEN not in told
    assert not bot.database.exists()


async def test_an_operator_moves_the_games_to_a_server_and_back(
    sandbox: SandboxProcess, tmp_path: Path, arranged: dict[str, Any], postgresql: PostgreSQLServer
) -> None:
    bot = ForkedBot(sandbox, tmp_path, **arranged)
    database = await Database.open(bot.database)
    await create(database, "abcde")
    await database.close()
    bot.environment["DATABASE_URL"] = await postgresql.new_database()
    code, told = await bot.command("copy")
    assert code == 0 and "of 1 games" in told
    assert "abcde" in (await bot.command("list"))[1]
    back = tmp_path / "back.db"
    code, told = await bot.command("copy", str(back))
    assert code == 0 and "of 1 games" in told and "DATABASE=" in told
    code, told = await bot.command("copy", str(back))
    assert code == DatabaseNotEmpty.exit_code and str(back) in told
    bot.environment |= {"DATABASE_URL": "", "DATABASE": str(back)}
    assert "abcde" in (await bot.command("list"))[1]


async def press_while_the_disk_is_full(table: Table, server: PostgreSQLServer, address: str) -> None:
    """As where the disk of a file is full: words, nothing is changed, and the same button acts later."""
    player = table.players[table.ledger.position().seats_to_act[0]]
    panel = await player.open()
    await table.delivered()
    rows = len(table.ledger.log())
    move = player.a_move()
    await server.run(FULL_DISK.format(when=""), address)
    refused = (await player.press(move)).message
    await server.run("DROP FUNCTION full_disk CASCADE", address)
    assert refused.tells("error-storage")
    assert len(table.ledger.log()) == rows
    player.panel = panel
    assert (await player.press(move)).status == "answered"
    assert [row.notation for row in table.ledger.log()[rows:]][:1] == [move]
    while table.ledger.position().state.turn == FULL_AT_TURN:
        await table.act(player, table.ledger.position())


async def press_while_the_server_is_dead(table: Table, server: PostgreSQLServer, health: str) -> None:
    """Whoever presses reads that nothing was changed, and so it is; the same button acts as soon as the server runs.
    `health`: the address that says so to the operator."""
    seat = table.ledger.position().seats_to_act[0]
    player = table.players[seat]
    panel = await player.open()
    await table.delivered()
    rows = len(table.ledger.log())
    move = player.a_move()
    await asyncio.to_thread(server.kill)
    refused = (await player.press(move)).message
    assert refused.tells("error-storage"), refused.text
    for command in ("/turn", "/games"):
        assert (await player.person.slash(command)).message.text
    async with table.bot.sandbox.session.get(health) as answer:
        assert answer.status == 503 and "database_unreachable" in await answer.text()
    await asyncio.to_thread(server.start)
    assert len(table.ledger.log()) == rows
    player.panel = panel
    again = (await player.press(move)).message
    assert not again.tells("error-storage"), again.text + table.bot.log[-6000:]
    assert [row.notation for row in table.ledger.log()[rows:]][:1] == [move]
    while table.ledger.position().state.turn == KILLED_AT_TURN:
        await table.act(player, table.ledger.position())
