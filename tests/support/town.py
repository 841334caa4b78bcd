"""A lobby whose posts are delivered, to a Discord that only notes what is said."""

import asyncio
from types import SimpleNamespace
from typing import Any

import discord

from cogs.framework.reply import NO_MENTIONS
from cogs.framework.services import Services
from cogs.posts.delivery import Delivery
from host.people.settings import settings_of
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.hand_clock import HandClock
from tests.support.interactions import Response
from tests.support.panels import Pencil
from tests.support.reader import text_of


class Channel:
    """One of Discord: a server's, or the direct messages of a person, who may take none."""

    def __init__(self, number: int, *, closed: bool = False) -> None:
        self.id = number
        self.closed = closed
        self.refusal = (403, 50007)
        self.locked = False  # only threads are
        self.said: list[tuple[str, list[int], bool]] = []

    async def send(
        self, content: str = "", *, view: Any, allowed_mentions: Any = NO_MENTIONS, silent: bool = False, **_: Any
    ) -> Any:
        if self.closed:
            status, code = self.refusal
            kind = {403: discord.Forbidden, 404: discord.NotFound}.get(status, discord.HTTPException)
            raise kind(Response(status), {"code": code, "message": "Cannot send messages"})  # type: ignore[arg-type]
        if self.locked:
            raise discord.HTTPException(Response(400), {"code": 160005, "message": "Thread is locked"})  # type: ignore[arg-type]
        pinged = [user.id for user in allowed_mentions.users or ()]
        self.said.append((content or text_of(view), pinged, silent))
        return SimpleNamespace(id=1000 + len(self.said) + self.id)

    def get_partial_message(self, _: int) -> Any:
        return SimpleNamespace(delete=lambda: asyncio.sleep(0))


class Town:
    """Ada's lobby of Istanbul, and what is said in its channel and to each person; `guild`: its server, as far as the
    bot sees it."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clock = desk.clock = HandClock()
        desk.restart()
        self.lobby: Any = None
        self.guild: Any = None
        self.channel = Channel(1)
        self.direct = {person: Channel(person) for person in (ADA, BEN, CHLOE)}

    async def delivered(self) -> None:
        """Everything owed is sent."""
        services = Services(self.desk.host, self.desk.lobby, Pencil())  # type: ignore[arg-type]
        client: Any = SimpleNamespace(
            user=None,
            get_guild=lambda _: self.guild,
            get_partial_messageable=lambda _: self.channel,
            create_dm=lambda person: asyncio.sleep(0, self.direct[person.id]),
        )
        sender = Delivery(client, services)
        while claimed := await self.desk.host.outbox.claim(self.clock.steady()):
            await sender._deliver(claimed[0])

    async def joins(self, person: int, name: str) -> None:
        await self.desk.lobby.join(self.lobby.row.id, person, name, interaction_id=self.desk.interaction())

    async def invites(self, *people: int) -> None:
        await self.desk.lobby.invite(self.lobby.row.id, ADA, False, people, interaction_id=self.desk.interaction())

    async def told_of(self, person: int) -> tuple[str, bool]:
        """Where a person is called, and whether they are still to be told that it is not directly."""
        settings = await settings_of(self.desk.database.people, person)
        return settings.pings, settings.refused

    async def wants(self, person: int, **settings: Any) -> None:
        await self.desk.database.people.settings.change(person, settings)
