"""The channel of a league as Discord would have it, and the presses of who reads it."""

from types import SimpleNamespace
from typing import Any

import discord

from cogs.framework.routes import RoutedButton, button, menu, menu_option
from cogs.framework.services import Services
from cogs.posts.sending import OF_SERVER, TO_PERSON
from host.clock import HOUR_S
from tests.support.discord.text_channel import text_channel
from tests.support.panels import Pencil
from tests.support.reader import Reader
from tests.support.season import CHANNEL, SERVER, Club
from words.speech import Words

ME = 9


class Hall:
    """The channel of a league: what is sent there, by the ids of messages, and threads that are opened. `gone`: it was
    deleted; `barred`: the bot may not post there; `lost`: the bot dies after the next thread; `direct`: whom a direct
    message told what."""

    def __init__(self, club: Club) -> None:
        self.club = club
        self.texts: list[str] = []
        self.pinged: list[list[int]] = []
        self.labels: dict[int, list[str]] = {}
        self.direct: list[tuple[int, str]] = []
        self.gone = self.barred = self.lost = False
        self.channel: Any = text_channel(CHANNEL, ME, lost=lambda: self.lost)
        self.channel.permissions_for = lambda _: discord.Permissions.all()
        self.guild: Any = SimpleNamespace(
            id=SERVER,
            me=None,
            preferred_locale="en-GB",
            get_channel_or_thread=lambda _: None if self.gone else self.channel,
        )
        self.client: Any = SimpleNamespace(
            user=SimpleNamespace(id=ME),
            get_guild=lambda _: self.guild,
            get_partial_messageable=lambda _: SimpleNamespace(send=self._send, get_partial_message=self._message),
        )

    def _check(self) -> None:
        if self.gone:
            raise discord.NotFound(SimpleNamespace(status=404, reason="Not Found"), {"code": 10003})  # type: ignore[arg-type]
        if self.barred:
            raise discord.Forbidden(SimpleNamespace(status=403, reason="Forbidden"), {"code": 50013})  # type: ignore[arg-type]

    async def _send(self, *, view: Any, allowed_mentions: Any, **_: Any) -> Any:
        self._check()
        self.texts.append(said_in(view))
        self.pinged.append([user.id for user in allowed_mentions.users or []])
        message_id = 9000 + len(self.texts)
        self.labels[message_id] = labels_of(view)
        return SimpleNamespace(id=message_id)

    def _message(self, message_id: int) -> Any:
        async def edit(*, view: Any, **_: Any) -> None:
            self._check()
            self.texts[message_id - 9001] = said_in(view)
            self.labels[message_id] = labels_of(view)

        return SimpleNamespace(edit=edit)

    async def delivered(self) -> None:
        """All that is owed to servers is done."""
        outbox = self.club.host.outbox
        services = Services(self.club.host, self.club.desk.lobby, Pencil())  # type: ignore[arg-type]
        while claimed := await outbox.claim(self.club.clock.steady(), 50):
            for post in claimed:
                if post.guild_id is not None:
                    try:
                        await OF_SERVER[post.kind](self.client, services, post)
                    except discord.Forbidden as barred:
                        await outbox.failed(post, str(barred), self.club.clock.steady() + HOUR_S)
                        continue
                elif post.user_id is not None:
                    message = await TO_PERSON[post.kind](self.club.host, post, Words("en", strict=True))
                    self.direct += [] if message is None else [(post.user_id, said_in(message.view))]
                await outbox.sent(post, None)


def said_in(view: Any) -> str:
    return "\n".join(part.content for part in view.walk_children() if isinstance(part, discord.ui.TextDisplay))


def labels_of(view: Any) -> list[str]:
    return [part.item.label for part in view.walk_children() if isinstance(part, RoutedButton)]


def reader_of(club: Club, person: int, *, manages: bool = False) -> Reader:
    return Reader(club.desk, person, guild=SERVER, channel=CHANNEL, manages=manages)


async def press(reader: Reader, verb: str, rest: str = "") -> str:
    reader.begin()
    reader.labels.clear()
    await button("x", verb, rest=rest).callback(reader.interaction)
    return reader.text


async def choose(reader: Reader, verb: str, rest: str, value: str) -> str:
    reader.begin()
    component = menu("x", [menu_option(value, value)], verb, rest=rest)
    component.item._values = [value]
    await component.callback(reader.interaction)
    return reader.text
