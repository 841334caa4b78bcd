"""A league from /league alone, through the whole stack: set up, registered, ready, games in threads, one of them played
to its end, the standings."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest

from tests.support.dealt.planner import plan
from tests.support.live.bot import BotProcess
from tests.support.live.person import Person, Sight, telling
from tests.support.live.player import Player, Table
from tests.support.live.sandbox import SandboxProcess
from tests.support.sentences import say

pytestmark = [pytest.mark.e2e, pytest.mark.xdist_group("bot")]

RUBIES = 1
NAMES = ("Ada", "Ben", "Chloe", "Dilan", "Eda")
DAY_S = 24 * 3600.0
WITHIN_S = 60.0


def posted(message: str) -> Callable[[Sight], bool]:
    """Whether a message is a post in the channel that says so."""
    tells = telling(message)
    return lambda sight: not sight.ephemeral and tells(sight)


async def set_up(ada: Person) -> None:
    """A league of tables of three, all of whose games begin together."""
    screen = (await ada.press((await ada.slash("/league")).message, say("button-league-new"))).message
    for field, value in (("game", "istanbul"), ("table", "3"), ("at-once", "4"), ("weeks", "4")):
        screen = (await ada.choose(screen, say(f"menu-league-{field}"), value)).message
    assert (await ada.press(screen, say("button-league-create"))).message.tells("league-open", count=0)


async def game_in(bot: BotProcess, people: list[Person], thread: str) -> Table:
    """The table that was made in a thread."""
    sandbox = bot.sandbox
    there = [Person(sandbox.session, sandbox.base, person.name, thread) for person in people]
    table = Table(bot, there, plan, Random(2026))
    ids = {await person.id(): person for person in there}
    table.players = {row["seat"]: Player(ids[str(row["user_id"])], row["seat"]) for row in table.ledger.seats()}
    return table


async def threads(sandbox: SandboxProcess, ada: Person) -> list[str]:
    """Those of the five games, once each has begun."""
    async with asyncio.timeout(WITHIN_S):
        while True:
            guild = (await sandbox.get("/_sandbox/state"))["guilds"][0]
            found = [channel["id"] for channel in guild["channels"] if channel["parent_id"]]
            if len(found) == len(NAMES):
                break
            await asyncio.sleep(0.05)
    for thread in found:
        await ada.wait_for(telling("post-start"), thread)
    return found


async def test_a_league_is_set_up_played_and_its_standings_are_seen(bot: BotProcess, sandbox: SandboxProcess) -> None:
    people = [Person(sandbox.session, sandbox.base, name, "table-one") for name in NAMES]
    ada, ben = people[:2]
    await set_up(ada)
    opened = await ada.wait_for(posted("league-news-open"))
    for person in people:
        told = (await person.press(opened, say("button-register"))).message
        assert told.ephemeral and told.tells("league-own", status="registered")
    rules = (await ben.press(opened, say("button-league-rules"))).message
    assert rules.ephemeral and rules.tells("league-rules-points", points="10, 5, 1")

    await sandbox.move_clock(6 * DAY_S + 1.0)
    asked = await ada.wait_for(posted("league-news-ready"))
    for person in people:
        assert (await person.press(asked, say("button-ready"))).message.tells("league-own", status="ready")
    await sandbox.move_clock(DAY_S)
    begun = await ada.wait_for(posted("league-news-begun"))
    assert [f"<@{await person.id()}>" in begun.text for person in people] == [True] * len(people)
    await ada.wait_for(lambda sight: sight.id == opened.id and sight.tells("league-news-closed"))
    assert say("button-register") not in [one.get("label") for one in (await ada.see(opened)).buttons]

    games = await threads(sandbox, ada)
    details = (await ben.press(begun, say("button-league", kind="league"))).message
    waiting = (await ben.press(details, say("button-league-games"))).message
    thread = next(one for one in games if f"<#{one}>" in waiting.text)
    table = await game_in(bot, people, thread)
    while not table.ledger.position().over:
        await table.turn()
    await sandbox.move_clock(1.0)
    await table.settled()
    details = (await ben.slash("/league")).message
    league = (await ben.press(details, say("button-league", kind="league"))).message
    assert league.tells("league-playing", played=1, games=5)
    standings = (await ben.press(league, say("button-league-table"))).message
    assert standings.ephemeral and "10 points" in standings.text and standings.pictures

    await sandbox.move_clock(DAY_S)
    daily = await ada.wait_for(posted("league-news-standing"))
    assert "10 points" in daily.text and daily.pictures and daily.pinged == []
