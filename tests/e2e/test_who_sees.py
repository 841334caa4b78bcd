"""Who is shown a game, from which server, through the whole stack."""

import pytest

from tests.support.live.person import Person, telling
from tests.support.live.player import Table

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("sees"), pytest.mark.asyncio(loop_scope="module")]

ELSEWHERE = "general"  # a channel of the second server, in which everybody is
SAME_SERVER = "table-two"


async def shown(person: Person, game_id: str, channel: str | None) -> bool:
    """Whether somebody is shown a game's history by its number, and offered it while typing."""
    shown = (await person.slash("/history", channel, game=f"#{game_id}")).message
    offered = [choice["value"] for choice in await person.complete("/history", "game", channel, game=game_id)]
    assert (offered == [game_id]) is not shown.tells("refusal-unknown-game")
    return bool(offered)


async def test_public_and_private_games(shared_table: Table) -> None:
    table = shared_table
    ada, ben, chloe = table.people
    await table.begin()
    public = table.ledger.game()["id"]
    assert await shown(table.stranger, public, None)
    assert await shown(table.stranger, public, SAME_SERVER)
    assert not await shown(table.stranger, public, ELSEWHERE)
    assert await shown(ben, public, ELSEWHERE)

    await ada.press((await ada.slash("/table cancel")).message, "Cancel game")
    lobby = (await ada.slash("/new", game="istanbul", private=True)).messages[0]
    await ada.slash("/table invite", person="Ben")
    await ada.choose(await ada.more(lobby), "Add a house player", "random")
    await ada.press(lobby, "Start")
    private = table.ledger.game()["id"]
    assert private != public
    prompt = await ada.wait_for(telling("your-move"))
    assert await shown(ada, private, ELSEWHERE)
    assert await shown(ben, private, SAME_SERVER)
    assert not await shown(ben, private, ELSEWHERE)
    assert not await shown(chloe, private, None)
    for label in ("Take turn", "More…"):
        assert (await chloe.press(prompt, label)).message.tells("refusal-unknown-game")
        assert not (await ben.press(prompt, label)).message.tells("refusal-unknown-game")
    for command in ("/board", "/state", "/table verify", "/turn"):
        assert (await chloe.slash(command)).message.tells("refusal-no-game-here")


async def test_the_operator_steers_the_running_bot(shared_table: Table) -> None:
    table = shared_table
    await table.begin()
    game_id = table.ledger.game()["id"]
    code, printed = await table.bot.command("list", "running")
    assert code == 0 and f"{game_id}  istanbul    running" in printed
    code, printed = await table.bot.command("freeze", game_id)
    assert code == 0 and f"{game_id} is frozen" in printed
    await table.people[0].wait_for(telling("post-frozen", reason="by_operator"))
    assert (await table.bot.command("burn", game_id))[0] == 64
