"""A backup is put in the place of the games from the command line, and the tables go on from there."""

import pytest

from tests.support.live.bot import BotProcess
from tests.support.live.person import telling
from tests.support.live.player import Table

pytestmark = [pytest.mark.e2e, pytest.mark.sqlite, pytest.mark.xdist_group("start")]


async def test_tables_go_on_from_a_backup(table: Table) -> None:
    await table.begin(layout="short")
    await table.delivered()
    code, made = await table.bot.command("backup")
    assert code == 0
    seat = table.ledger.position().seats_to_act[0]
    await table.players[seat].open()
    while table.ledger.position().state.turn == 1:
        await table.act(table.players[seat], table.ledger.position())
    await table.delivered()
    code, told = await table.bot.command("restore", made.strip())
    assert code == 21 and "already uses" in told
    await table.bot.stop()
    code, told = await table.bot.command("restore", made.strip())
    assert code == 0 and "asked again: 1." in told, told
    await table.bot.start()
    ada = table.people[0]
    await ada.wait_for(telling("post-restored-turns", turns=1))
    await table.delivered()
    assert table.ledger.position().state.turn == 1
    assert table.ledger.position().seats_to_act == (seat,)
    (prompt,) = await table.live_prompts()
    assert await table.players[seat].person.id() in prompt.called
    await table.players[seat].open()
    while table.ledger.position().state.turn == 1:
        await table.act(table.players[seat], table.ledger.position())
    await table.delivered()
    assert len(await table.live_prompts()) == 1
    assert sum(sight.tells("post-restored-turns") for sight in await ada.public()) == 1


async def test_an_unknown_word(bot: BotProcess) -> None:
    code, told = await bot.command("destroy")
    assert code == 64 and "restore " in told and "destroy" in told
