"""Emoji and signs of players' colours: the bot's own emblems kept at Discord, and the ordinary emoji that stand in for
them.

The name of each ends in what its picture adds up to, so that a changed picture is a new emoji and the old one goes.
Whoever the bot writes to sees them, without the permission to use emoji of other servers
(https://discord.com/developers/docs/resources/emoji#application-owned-emojis)."""

import asyncio
import re
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from hashlib import sha256
from logging import getLogger
from typing import Final

import aiohttp
import discord

from host import SeatRow
from render.kit.colour import PALETTES
from render.kit.sprites import emblem

log = getLogger(__name__)
_REFUSED: Final = (discord.DiscordException, aiohttp.ClientError, OSError, TimeoutError)


@dataclass(frozen=True, slots=True)
class Signs:
    """The sign of each colour; `everybody`: of a turn that all make together; `emoji`: whether they are emoji, which
    menus show beside their labels."""

    colours: Mapping[str, str]
    everybody: str = "👥"
    emoji: bool = True

    def of(self, seat: SeatRow) -> str:
        return self.colours.get(seat.colour, "▫️")

    def of_turn(self, seats: Sequence[SeatRow], seat: int | None) -> str:
        """The sign of who makes a turn; None for everybody."""
        return self.everybody if seat is None else self.of(seats[seat])

    def in_menu(self, colour: str) -> str | None:
        """The emoji of a colour for an option of a menu; None where it has none or the reader wants none."""
        return self.colours.get(colour) if self.emoji else None


# Emoji that every Discord client shows.
ORDINARY: Final = Signs({"red": "🔴", "blue": "🟦", "green": "🟢", "yellow": "🔶", "purple": "🟣"})
_COLOURS: Final = "|".join(ORDINARY.colours)
_OURS: Final = re.compile(rf"player_({'|'.join(PALETTES)})_({_COLOURS})_[0-9a-f]{{8}}")


class Emblems:
    """Which of them Discord has. Until it has all of a palette, ordinary emoji stand for its colours."""

    def __init__(self) -> None:
        self._signs: dict[str, Signs] = {}
        self._lost = asyncio.Event()

    def signs(self, palette: str) -> Signs:
        return self._signs.get(palette, ORDINARY)

    def lost(self) -> None:
        """Says that Discord refused a message with an emoji that it does not know: they are looked after at once."""
        self._signs = {}
        self._lost.set()

    async def keep(
        self, client: discord.Client, alone: Callable[[], AbstractAsyncContextManager[None]] = nullcontext
    ) -> None:
        """Renews them now and whenever one was lost. `alone`: keeps other processes from it meanwhile, which would make
        the same ones."""
        while True:
            async with alone():
                await self.renew(client)
            await self._lost.wait()

    async def renew(self, client: discord.Client) -> None:
        """Makes those that are missing and removes those of former pictures. What Discord refuses is written to the
        log; ordinary emoji stand for it."""
        after_loss = self._lost.is_set()
        self._lost.clear()
        try:
            await self._renew(client, after_loss)
        except _REFUSED as error:
            text = " ".join(str(error).split())
            log.warning("not all of the bot's own emoji could be renewed, ordinary ones stand for those: %s", text)

    async def _renew(self, client: discord.Client, after_loss: bool) -> None:
        """As `renew`. Where all are there and yet one was refused, ordinary ones stay until the next start, as the next
        message would be refused too."""
        there = {emoji.name: emoji for emoji in await client.fetch_application_emojis()}
        wanted = {palette: {colour: _emblem(palette, colour) for colour in PALETTES[palette]} for palette in PALETTES}
        current = {name for names in wanted.values() for name, _ in names.values()}
        missing = current - there.keys()
        if after_loss and not missing:
            log.warning("Discord refused an emoji that it has; ordinary ones stand for the bot's own")
            return
        for palette, names in wanted.items():
            for name, picture in names.values():
                if name in missing:
                    there[name] = await client.create_application_emoji(name=name, image=picture)
            self._signs[palette] = Signs({colour: str(there[name]) for colour, (name, _) in names.items()})
        if missing:
            log.info("made %d emoji of the bot's own", len(missing))
        for name in there.keys() - current:
            if _OURS.fullmatch(name):
                await there[name].delete()


def _emblem(palette: str, colour: str) -> tuple[str, bytes]:
    """The name and the picture of an emoji."""
    picture = emblem(colour, palette)
    return f"player_{palette}_{colour}_{sha256(picture).hexdigest()[:8]}", picture
