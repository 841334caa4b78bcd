"""The private messages of one person, as Discord keeps them: what interactions answer, edit and delete."""

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import discord

from cogs.framework.screens import Screens
from cogs.framework.services import SlowPresses
from cogs.framework.unanswered import Unanswered
from tests.support.discord.recorder import Recorder
from tests.support.hand_clock import HandClock

Kind = discord.InteractionType
Answer = discord.InteractionResponseType
LOADING = "…"


class Shown:
    """A message: all its text, its buttons' labels, and the names of its pictures."""

    def __init__(self, view: discord.ui.LayoutView | None, pictures: Sequence[str]) -> None:
        parts = [] if view is None else list(view.walk_children())
        self.text = (
            LOADING if view is None else "\n".join(p.content for p in parts if isinstance(p, discord.ui.TextDisplay))
        )
        self.buttons = [part.item.label for part in parts if isinstance(part, discord.ui.DynamicItem)]
        self.pictures = list(pictures)
        galleries = [item.media.url for p in parts if isinstance(p, discord.ui.MediaGallery) for item in p.items]
        assert galleries == [f"attachment://{name}" for name in pictures]

    def __repr__(self) -> str:
        return f"{self.text} {self.buttons} {self.pictures}"


class Phone:
    """`messages` by id, oldest first. `takes_pictures`: whether an update may bring some; `clock`: how long
    interactions can be answered goes by it."""

    def __init__(self) -> None:
        self.messages: dict[int, Shown] = {}
        self.takes_pictures = True
        self.ids = 0
        self.clock = HandClock()
        self.screens = Screens(self.clock)
        people = SimpleNamespace(settings=Recorder(return_value={}), guild_settings=Recorder(return_value={}))
        host = SimpleNamespace(clock=self.clock, people=people)
        self.studio = SimpleNamespace(behind=False)
        self.services = SimpleNamespace(
            studio=self.studio,
            host=host,
            screens=self.screens,
            slow=SlowPresses(self.clock),
            unanswered=Unanswered(None, self.clock.now),
            pictures_in_updates=True,
        )

    def add(self, shown: Shown) -> int:
        self.ids += 1
        self.messages[self.ids] = shown
        return self.ids

    @property
    def live(self) -> list[int]:
        """The messages with controls."""
        return [number for number, shown in self.messages.items() if shown.buttons]

    def command(self) -> Any:
        """An interaction that a command brings."""
        return _interaction(self, None, private=False)

    def press(self, message: int | None = None) -> Any:
        """An interaction from a press on a private message, or on one in the channel."""
        return _interaction(self, message or 0, private=message is not None)


class _Talk:
    """One interaction: its first answer and what follows."""

    def __init__(self, phone: Phone, message: int | None, *, private: bool) -> None:
        self.phone = phone
        self.pressed_on = message if private else None
        self.original = self.pressed_on
        self.type: Answer | None = None

    def is_done(self) -> bool:
        return self.type is not None

    async def defer(self, *, ephemeral: bool, thinking: bool) -> None:
        assert ephemeral
        self.type = Answer.deferred_channel_message if thinking else Answer.deferred_message_update
        if thinking:
            self.original = self.phone.add(Shown(None, ()))

    async def send_message(self, *, view: Any, files: Any, ephemeral: bool, **_: Any) -> Any:
        assert ephemeral
        self.type = Answer.channel_message
        self.original = self.phone.add(Shown(view, [file.filename for file in files]))
        return SimpleNamespace(message_id=self.original)

    async def edit_message(self, *, view: Any, attachments: Any, **_: Any) -> None:
        if attachments and not self.phone.takes_pictures:
            raise discord.HTTPException(SimpleNamespace(status=400, reason="Bad Request"), "no pictures")  # type: ignore[arg-type]
        self._change(view, attachments)
        self.type = Answer.message_update

    async def edit_original_response(self, *, view: Any, attachments: Any, **_: Any) -> None:
        assert self.is_done() and not attachments
        self._change(view, ())

    def _change(self, view: Any, files: Any) -> None:
        if self.pressed_on not in self.phone.messages:
            raise _gone()
        self.phone.messages[self.pressed_on] = Shown(view, [file.filename for file in files])

    async def send(self, *, view: Any, files: Any = (), ephemeral: bool, wait: bool, **_: Any) -> Any:
        assert self.is_done() and ephemeral and wait
        shown = Shown(view, [file.filename for file in files])
        waiting = self.phone.messages.get(self.original or 0)
        if self.type is Answer.deferred_channel_message and waiting is not None and waiting.text == LOADING:
            assert not files
            self.phone.messages[self.original or 0] = shown
            return SimpleNamespace(id=self.original)
        return SimpleNamespace(id=self.phone.add(shown))

    async def delete_original_response(self) -> None:
        await self.delete_message(self.original or 0)

    async def delete_message(self, number: int) -> None:
        if number not in self.phone.messages:
            raise _gone()
        del self.phone.messages[number]


def _gone() -> discord.NotFound:
    response: Any = SimpleNamespace(status=404, reason="Not Found")
    return discord.NotFound(response, {"code": 10008, "message": "Unknown Message"})


def _interaction(phone: Phone, message: int | None, *, private: bool) -> Any:
    talk = _Talk(phone, message, private=private)
    pressed = None if message is None else SimpleNamespace(id=message, flags=SimpleNamespace(ephemeral=private))
    return SimpleNamespace(
        id=1, extras={}, command=None, data={},
        client=SimpleNamespace(services=phone.services), guild_id=None,
        user=SimpleNamespace(id=11), message=pressed, response=talk,
        type=Kind.application_command if message is None else Kind.component, followup=talk,
        locale="en-GB",
        edit_original_response=talk.edit_original_response, delete_original_response=talk.delete_original_response,
    )  # fmt: skip
