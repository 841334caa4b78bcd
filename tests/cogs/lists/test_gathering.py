"""Tables for people who looked for the same game: threads opened once, also over a crash."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.framework.services import Services
from cogs.lists.gathering import gather
from db import NoticeboardRow
from host.lobby import open_tables, seeking
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.discord.text_channel import text_channel
from tests.support.interactions import Response
from tests.support.looking import DAN
from tests.support.panels import Pencil
from tests.support.sentences import say

SERVER, BOARD, ME = 1, 40, 9


class Channel:
    """The channel of the noticeboard, as far as threads are opened in it; `lost`: the bot dies after the next; `left`:
    who is not on the server any more, `blind`: who does not see the channel."""

    def __init__(self) -> None:
        self.lost = False
        self.left: set[int] = set()
        self.blind: set[int] = set()
        self.channel: Any = text_channel(BOARD, ME, lost=lambda: self.lost)
        self.channel.permissions_for = lambda member: discord.Permissions(view_channel=member.id not in self.blind)
        self.client: Any = SimpleNamespace(user=SimpleNamespace(id=ME), get_guild=lambda _: self.guild)
        self.guild: Any = SimpleNamespace(
            id=SERVER,
            preferred_locale="en-GB",
            get_channel_or_thread=lambda _: self.channel,
            fetch_member=self._fetch,
        )

    async def _fetch(self, user_id: int) -> Any:
        if user_id in self.left:
            raise discord.NotFound(Response(404), {"code": 10007, "message": "Unknown Member"})  # type: ignore[arg-type]
        return SimpleNamespace(id=user_id)

    async def gather(self, desk: Desk) -> None:
        services = Services(desk.host, desk.lobby, Pencil())  # type: ignore[arg-type]
        await gather(self.client, services, self.guild, NoticeboardRow(SERVER, BOARD))


async def three_seek(desk: Desk, *more: int) -> None:
    await open_tables.put_up(desk.host, SERVER, BOARD)
    for person in (ADA, BEN, CHLOE, *more):
        await seeking.seek(desk.host, SERVER, person, f"Person {person}")


async def test_a_thread_below_the_noticeboard_holds_the_table(desk: Desk) -> None:
    channel = Channel()
    await channel.gather(desk)
    await three_seek(desk)
    await channel.gather(desk)
    await channel.gather(desk)
    (thread,) = channel.channel.threads
    game = await desk.database.games.occupying(thread.id)
    assert game is not None and thread.name == say("gathered-thread", game="Istanbul")
    assert await desk.database.seekers.of_guild(SERVER, 0.0) == []


async def test_a_thread_that_was_opened_before_a_crash_is_used(desk: Desk) -> None:
    channel = Channel()
    await three_seek(desk)
    channel.lost = True
    with pytest.raises(ConnectionError):
        await channel.gather(desk)
    desk.restart()
    await channel.gather(desk)
    (thread,) = channel.channel.threads
    assert await desk.database.games.occupying(thread.id) is not None
    channel.lost = False
    await three_seek(desk)
    await channel.gather(desk)
    assert len(channel.channel.threads) == 2, "a thread with a table is not used again"


async def test_where_no_threads_are_people_wait_on(desk: Desk) -> None:
    channel = Channel()
    channel.channel = None
    await three_seek(desk)
    await channel.gather(desk)
    assert len(await desk.database.seekers.of_guild(SERVER, 0.0)) == 3


@pytest.mark.parametrize("how", ["left", "blind"])
async def test_who_would_not_see_the_thread_gets_no_table_and_the_others_do_without_them(desk: Desk, how: str) -> None:
    channel = Channel()
    getattr(channel, how).add(BEN)
    await three_seek(desk)
    await channel.gather(desk)
    assert channel.channel.threads == []
    assert sorted(row.user_id for row in await desk.database.seekers.of_guild(SERVER, 0.0)) == [ADA, CHLOE]
    await three_seek(desk, DAN)
    await channel.gather(desk)
    (thread,) = channel.channel.threads
    game = await desk.database.games.occupying(thread.id)
    assert game is not None
    assert [seat.user_id for seat in await desk.database.games.seats(game.id)] == [ADA, CHLOE, DAN]
    assert await desk.database.seekers.of_guild(SERVER, 0.0) == []
