"""What an answer is made of: texts, rows of buttons and menus, pictures below a text, private or for everybody, whom it
pings."""

import asyncio
import io
from collections.abc import Coroutine, Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import discord

NO_MENTIONS: Final = discord.AllowedMentions.none()


ABOVE: Final = -1
"""Instead of the number of a part: a picture that stands above all parts."""


class Picture(NamedTuple):
    """A picture to be attached: its bytes, file name and alt text. `below`: the number of the part of the message that
    it stands below, ABOVE for none."""

    name: str
    body: bytes
    alt: str
    below: int = 0

    def file(self) -> discord.File:
        """The file to upload; it can be sent once."""
        return discord.File(io.BytesIO(self.body), filename=self.name, description=self.alt)

    def gallery(self) -> discord.ui.MediaGallery[Any]:
        """The part of a message that shows the uploaded file: alone, since several in one gallery come in different
        sizes (https://github.com/discord/discord-api-docs/issues/7581)."""
        return discord.ui.MediaGallery(discord.MediaGalleryItem(f"attachment://{self.name}", description=self.alt))


class ScreenName(NamedTuple):
    """Which of a person's screens a reply is (see `cogs.framework.screens`)."""

    kind: str
    game_id: str


@dataclass(slots=True)
class Reply:
    """A message: `parts` are its words and controls; `ephemeral` unless everybody is to see it.

    `pictures`: those that are drawn already, `drawing`: those that still are; a reply has one or the other.
    `screen`: of which a person has one at a time (see `cogs.framework.screens`); None for a message without controls.
    """

    parts: list[discord.ui.Item[Any]] = field(default_factory=list)
    pictures: list[Picture] = field(default_factory=list)
    drawing: asyncio.Future[list[Picture]] | None = None
    ephemeral: bool = True
    mentions: discord.AllowedMentions = NO_MENTIONS
    screen: ScreenName | None = None

    async def drawn(self, within_s: float) -> list[Picture] | None:
        """The pictures if they are ready within `within_s` seconds, else None."""
        if self.drawing is None:
            return self.pictures
        done, _ = await asyncio.wait({self.drawing}, timeout=max(0.0, within_s))
        return self.drawing.result() if done else None

    async def all_drawn(self) -> list[Picture]:
        """The pictures, however long they take."""
        return self.pictures if self.drawing is None else await self.drawing

    def view(self, pictures: Sequence[Picture] = ()) -> discord.ui.LayoutView:
        """The parts, each with the pictures given for it below it; pictures alone where there are no parts."""
        view = discord.ui.LayoutView(timeout=None)
        for number in range(ABOVE, max(1, len(self.parts))):
            for part in self.parts[max(0, number) : number + 1]:
                view.add_item(part)
            for picture in pictures:
                if picture.below == number:
                    view.add_item(picture.gallery())
        view.stop()  # its buttons are found by their custom ids; discord.py would keep it for a quarter of an hour
        return view


def text_part(text: str, *controls: discord.ui.Item[Any]) -> list[discord.ui.Item[Any]]:
    """A text, and below it the row of its controls, if it has any."""
    return [discord.ui.TextDisplay[Any](text), *([discord.ui.ActionRow[Any](*controls)] if controls else [])]


def text_reply(
    text: str,
    *rows: Sequence[discord.ui.Item[Any]],
    drawing: Coroutine[Any, Any, list[Picture]] | None = None,
    screen: ScreenName | None = None,
) -> Reply:
    """A text, and rows of buttons or of one menu each, of which empty ones are left out; `drawing`: its pictures, which
    are begun at once."""
    parts = [*text_part(text), *(discord.ui.ActionRow[Any](*row) for row in rows if row)]
    begun = None if drawing is None else asyncio.ensure_future(drawing)
    return Reply(parts, drawing=begun, screen=screen)


def files(pictures: Sequence[Picture]) -> list[discord.File]:
    """The pictures as they are uploaded; a file can be sent once."""
    return [picture.file() for picture in pictures]
