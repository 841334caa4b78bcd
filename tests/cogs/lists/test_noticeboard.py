"""The noticeboard in its channel: one message, edited in place, whatever Discord or the people do to it."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.framework.services import Services
from cogs.lists.noticeboard import SHOWN
from cogs.posts.delivery import Delivery
from cogs.posts.places import channel_gone
from host.clock import DAY_S
from host.lobby import open_tables
from tests.host.desk import ADA, BEN, Desk
from tests.support import limits
from tests.support.hand_clock import HandClock
from tests.support.interactions import Response
from tests.support.panels import Pencil
from tests.support.reader import text_of
from tests.support.sentences import say, tells

SERVER, BOARD, OTHER, SECRET, ME = 1, 40, 41, 42, 9
EVERYBODY, STAFF = SimpleNamespace(name="everybody"), SimpleNamespace(name="staff")


def refused(status: int, code: int) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound}[status]
    return kind(Response(status), {"code": code, "message": "no"})  # type: ignore[arg-type]


class Wall:
    """A channel in which messages are sent, edited and deleted. `error`: what Discord answers instead."""

    def __init__(self, number: int) -> None:
        self.id = number
        self.messages: dict[int, Any] = {}
        self.error: discord.HTTPException | None = None
        self.lost_answers = 0

    def _refuse(self) -> None:
        if self.error is not None:
            raise self.error

    async def send(self, *, view: Any, **_: Any) -> Any:
        self._refuse()
        number = 1000 * self.id + len(self.messages)
        self.messages[number] = view
        if self.lost_answers:
            self.lost_answers -= 1
            raise OSError("the connection was lost")
        return SimpleNamespace(id=number)

    def get_partial_message(self, number: int) -> Any:
        return SimpleNamespace(
            edit=lambda **changed: self._edit(number, **changed), delete=lambda: self._delete(number)
        )

    async def _edit(self, number: int, *, view: Any, **_: Any) -> None:
        self._refuse()
        if number not in self.messages:
            raise refused(404, 10008)
        self.messages[number] = view

    async def _delete(self, number: int) -> None:
        self._refuse()
        if self.messages.pop(number, None) is None:
            raise refused(404, 10008)

    async def history(self, limit: int) -> Any:
        for number, view in list(self.messages.items())[-limit:]:
            author = SimpleNamespace(id=ME)
            yield SimpleNamespace(id=number, author=author, components=list(view.children))

    @property
    def texts(self) -> list[str]:
        return [text_of(view) for view in self.messages.values()]


class Club:
    """A server with a channel for its noticeboard; one of its channels only its staff sees."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clock = desk.clock = HandClock()
        desk.restart()
        self.walls = {number: Wall(number) for number in (BOARD, OTHER)}
        self.left = False
        self.roles = [EVERYBODY, STAFF]

    def _place(self, channel_id: int) -> Any:
        def permissions_for(role: Any) -> discord.Permissions:
            return discord.Permissions(view_channel=channel_id != SECRET or role is STAFF)

        return SimpleNamespace(permissions_for=permissions_for)

    async def delivered(self) -> None:
        guild: Any = SimpleNamespace(
            id=SERVER, roles=self.roles, preferred_locale="en-GB", get_channel_or_thread=self._place
        )
        services = Services(self.desk.host, self.desk.lobby, Pencil())  # type: ignore[arg-type]
        client: Any = SimpleNamespace(
            user=SimpleNamespace(id=ME),
            get_guild=lambda _: None if self.left else guild,
            get_partial_messageable=lambda number: self.walls.get(number) or Wall(number),
        )
        sender = Delivery(client, services)
        while claimed := await self.desk.host.outbox.claim(self.clock.steady()):
            await sender._deliver(claimed[0])

    async def hangs(self, channel: int = BOARD) -> None:
        await open_tables.put_up(self.desk.host, SERVER, channel)
        await self.delivered()

    async def opened(self, **options: Any) -> str:
        return (await self.desk.open("istanbul", ADA, **options)).row.id

    @property
    def text(self) -> str:
        (text,) = self.walls[BOARD].texts
        return text


@pytest.fixture
async def club(desk: Desk) -> Club:
    club = Club(desk)
    await club.hangs()
    return club


async def test_it_is_edited_in_place_when_a_lobby_opens_fills_starts_and_expires(club: Club) -> None:
    assert tells(club.text, "open-tables-none")
    (message,) = club.walls[BOARD].messages
    game_id = await club.opened()
    await club.delivered()
    assert say("open-table-seats", joined=1, most=5) in club.text and game_id in club.text
    await club.desk.lobby.join(game_id, BEN, "Ben", interaction_id=club.desk.interaction())
    await club.delivered()
    assert say("open-table-seats", joined=2, most=5) in club.text
    await club.desk.lobby.start(game_id, ADA, False, interaction_id=club.desk.interaction())
    await club.delivered()
    assert tells(club.text, "open-tables-none") and [*club.walls[BOARD].messages] == [message]


async def test_private_lobbies_and_those_in_channels_that_its_readers_do_not_see_never_appear(club: Club) -> None:
    private = await club.opened(private=True)
    club.desk._channels = iter((SECRET,))  # type: ignore[assignment]
    hidden = await club.opened()
    await club.delivered()
    assert private not in club.text and hidden not in club.text and tells(club.text, "open-tables-none")
    club.roles = [STAFF]  # nobody else is on the server
    await club.desk.lobby.join(hidden, BEN, "Ben", interaction_id=club.desk.interaction())
    await club.delivered()
    assert hidden in club.text and private not in club.text


async def test_more_tables_than_fit_are_counted_and_the_message_fits(club: Club) -> None:
    for _ in range(SHOWN + 3):
        await club.opened()
    await club.delivered()
    (view,) = club.walls[BOARD].messages.values()
    assert club.text.count(say("open-table-seats", joined=1, most=5)) == SHOWN
    assert say("open-tables-more", count=3) in club.text
    assert limits.broken({"components": view.to_components()}, []) == []


async def test_a_deleted_message_is_sent_anew(club: Club) -> None:
    club.walls[BOARD].messages.clear()
    game_id = await club.opened()
    await club.delivered()
    assert game_id in club.text


async def test_one_that_may_have_been_sent_already_is_not_sent_twice(desk: Desk) -> None:
    club = Club(desk)
    club.walls[BOARD].lost_answers = 1
    await club.hangs()
    club.clock.pass_time(DAY_S)
    await club.delivered()
    assert len(club.walls[BOARD].messages) == 1
    board = await desk.database.noticeboards.of(SERVER)
    assert board is not None and board.message_id in club.walls[BOARD].messages


async def test_of_two_that_are_put_up_at_once_one_stays(desk: Desk) -> None:
    club = Club(desk)
    await asyncio.gather(*(open_tables.put_up(desk.host, SERVER, channel) for channel in (BOARD, OTHER)))
    await club.delivered()
    assert sorted(len(wall.messages) for wall in club.walls.values()) == [0, 1]
    await club.hangs(OTHER)
    await club.hangs(BOARD)
    assert [len(club.walls[number].messages) for number in (BOARD, OTHER)] == [1, 0]


async def test_without_permission_it_waits_and_is_right_once_it_may_write(club: Club) -> None:
    club.walls[BOARD].error = refused(403, 50013)
    game_id = await club.opened()
    await club.delivered()
    assert game_id not in club.text
    club.walls[BOARD].error = None
    await club.desk.host.outbox.hurry()
    await club.delivered()
    assert game_id in club.text


@pytest.mark.parametrize("gone", ["unknown", "told", "left"])
async def test_where_channel_or_server_are_gone_it_is_forgotten_and_nothing_waits(club: Club, gone: str) -> None:
    if gone == "unknown":
        club.walls[BOARD].error = refused(404, 10003)
    elif gone == "told":
        await channel_gone(club.desk.host, BOARD)
    else:
        club.left = True
    await club.opened()
    await club.delivered()
    assert await club.desk.database.noticeboards.of(SERVER) is None
    assert await club.desk.host.outbox.waiting() == (0, None)
    club.left, club.walls[BOARD].error = False, None
    await club.hangs(OTHER)
    assert len(club.walls[OTHER].texts) == 1


async def test_another_process_goes_on_with_the_same_message(club: Club) -> None:
    game_id = await club.opened()
    club.desk.restart()
    await club.delivered()
    assert game_id in club.text
