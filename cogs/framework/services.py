"""What every command reaches (host, lobby, studio); when a slow press is logged, and how many panels are made at
once."""

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field
from logging import getLogger
from pathlib import Path
from typing import Final, TypeAlias

import discord
from cachetools import LRUCache
from discord.ext import commands

from cogs.framework.avatars import Avatars
from cogs.framework.emblems import Emblems
from cogs.framework.screens import Screens
from cogs.framework.unanswered import Unanswered
from host import Host, Lobby
from host.clock import Clock
from render.studio import Studio

log = getLogger(__name__)

SLOW_S: Final = 1.0
ONE_LINE_IN_S: Final = 10.0
PANELS_AT_ONCE: Final = 4
BANNERS_REMEMBERED: Final = 2000  # of a banner that is not known it is only shown anew
THREADS_REMEMBERED: Final = 500  # archived ones, so that not every press asks Discord for them


class SlowPresses:
    """Writes a line to the log for a press that took long, one in some seconds at most."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._quiet_until = float("-inf")
        self._left_out = 0

    def note(self, what: str, spent: Mapping[str, float]) -> None:
        """Logs a press if it was slow. `what`: the command or button; `spent`: seconds by stage, see `meters`."""
        if spent["whole"] < SLOW_S:
            return
        now = self._clock.steady()
        if now < self._quiet_until:
            self._left_out += 1
            return
        stages = ", ".join(f"{stage} {seconds:.2f}" for stage, seconds in spent.items() if stage != "whole")
        others = f"; {self._left_out} others since the last such line" if self._left_out else ""
        log.warning("%s took %.2f s (%s)%s", what, spent["whole"], stages, others)
        self._quiet_until, self._left_out = now + ONE_LINE_IN_S, 0


@dataclass(slots=True)
class Services:
    """The running tables and lobbies, and the pictures.

    `pictures_in_updates`: whether Discord takes a picture in the update of a private message; false once it refused;
    `pictures_in_edits`: the same of the edit of a public one; `banners`: what the banner of a lobby's message is known
    by, by the id of the message; `late`: people and games whose press had its effect after Discord had told them that
    it failed.
    `archived_threads`: those that were looked up, by their id; `screens`: what people have open;
    `avatars`: those of people; `emblems`: the signs of players; `slow`: notes presses that took long. `panels`: held
    while a panel is made; of many pressed at once the first are then answered soon, and the others in their order,
    instead of all late.
    `unanswered`: whose people wait for an answer, kept in the file `unanswered_in`.
    """

    host: Host
    lobby: Lobby
    studio: Studio
    pictures_in_updates: bool = True
    pictures_in_edits: bool = True
    banners: LRUCache[int, bytes] = field(default_factory=lambda: LRUCache(BANNERS_REMEMBERED))
    late: set[tuple[int, str]] = field(default_factory=set)
    archived_threads: LRUCache[int, discord.Thread] = field(default_factory=lambda: LRUCache(THREADS_REMEMBERED))
    emblems: Emblems = field(default_factory=Emblems)
    unanswered_in: Path | None = None
    panels: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(PANELS_AT_ONCE))
    avatars: Avatars = field(init=False)
    screens: Screens = field(init=False)
    slow: SlowPresses = field(init=False)
    unanswered: Unanswered = field(init=False)

    def __post_init__(self) -> None:
        self.avatars = Avatars(self.studio, self.host.clock)
        self.screens = Screens(self.host.clock)
        self.slow = SlowPresses(self.host.clock)
        self.unanswered = Unanswered(self.unanswered_in, self.host.clock.now)


class ServiceClient(commands.AutoShardedBot):
    """A Discord client that carries the services."""

    services: Services


Interaction: TypeAlias = discord.Interaction[ServiceClient]
