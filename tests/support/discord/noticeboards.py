"""A server with a channel for its noticeboard, as far as posts of the server are delivered there."""

from types import SimpleNamespace
from typing import Any

import discord

from cogs.framework.services import Services
from cogs.posts.delivery import Delivery
from host.lobby import open_tables
from tests.host.desk import ADA, Desk
from tests.support.hand_clock import HandClock
from tests.support.interactions import Response
from tests.support.panels import Pencil
from tests.support.reader import text_of

SERVER, BOARD, OTHER, SECRET, DIRECT, ME = 1, 40, 41, 42, 43, 9
EVERYBODY, STAFF = SimpleNamespace(name="everybody"), SimpleNamespace(name="staff")


def refused(status: int, code: int) -> discord.HTTPException:
    kind = {403: discord.Forbidden, 404: discord.NotFound}[status]
    return kind(Response(status), {"code": code, "message": "no"})  # type: ignore[arg-type]


class Wall:
    """A channel in which messages are sent, edited and deleted. `error`: what Discord answers instead; `silent`: of
    each message whether it came so."""

    def __init__(self, number: int) -> None:
        self.id = number
        self.messages: dict[int, Any] = {}
        self.silent: list[bool] = []
        self.error: discord.HTTPException | None = None
        self.lost_answers = 0

    def _refuse(self) -> None:
        if self.error is not None:
            raise self.error

    async def send(self, *, view: Any, silent: bool, **_: Any) -> Any:
        self._refuse()
        self.silent.append(silent)
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
    """A server with a channel for its noticeboard; one of its channels only its staff sees. `direct`: what one person
    is sent directly; `gone`: who has left the server."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clock = desk.clock = HandClock()
        desk.restart()
        self.walls = {number: Wall(number) for number in (BOARD, OTHER)}
        self.direct = Wall(DIRECT)
        self.gone: set[int] = set()
        self.left = False
        self.roles = [EVERYBODY, STAFF]

    def _place(self, channel_id: int) -> Any:
        def permissions_for(role: Any) -> discord.Permissions:
            return discord.Permissions(view_channel=channel_id != SECRET or role is STAFF)

        return SimpleNamespace(permissions_for=permissions_for)

    async def _member(self, user_id: int) -> Any:
        if user_id in self.gone:
            raise refused(404, 10007)
        return SimpleNamespace(id=user_id)

    async def _direct(self, _: Any) -> Wall:
        return self.direct

    async def delivered(self) -> None:
        guild: Any = SimpleNamespace(
            id=SERVER,
            roles=self.roles,
            preferred_locale="en-GB",
            get_channel_or_thread=self._place,
            fetch_member=self._member,
        )
        services = Services(self.desk.host, self.desk.lobby, Pencil())  # type: ignore[arg-type]
        client: Any = SimpleNamespace(
            user=SimpleNamespace(id=ME),
            get_guild=lambda _: None if self.left else guild,
            get_partial_messageable=lambda number: self.walls.get(number) or Wall(number),
            create_dm=self._direct,
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
