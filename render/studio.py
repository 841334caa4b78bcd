"""When and how many pictures are drawn at once, how many panels may wait, when words go first or a picture is left out,
and which are kept as bytes."""

import asyncio
import hashlib
import threading
from collections.abc import Awaitable, Callable, Hashable, Iterable, Sequence
from itertools import count
from typing import Any, Final, Protocol, TypeVar

from cachetools import LRUCache
from PIL import Image

import meters
from engine.core.rules import AnyRules
from render.cards.faces import shrunk
from render.encode import animated, frame, reduced, to_webp
from render.games import drawing, pictures
from render.scene import AnyScene, opening
from words.speech import Words

VERSION: Final = 69  # part of each picture's cache key; increase it with every change of how pictures look
MADE_AT_ONCE: Final = 3  # of which one is drawn: two cores have something to encode meanwhile
DRAWN_IN_TIME: Final = 7  # in 0.7 s, and a little less: a machine has other things to do
ANIMATIONS_WAITING: Final = 8
ANIMATION: Final = "animation"

Key = tuple[int, str, str, bytes]
T = TypeVar("T")
_DRAWING: Final = threading.Lock()


class Runs(Protocol):
    """Calls a function beside the event loop: in a thread, or in another process, for which it and its arguments can be
    pickled."""

    async def __call__(self, work: Callable[..., T], /, *arguments: Any) -> T: ...


class NotDrawn(Exception):
    """A panel's picture was left out: `superseded` by a newer position of that panel, or the studio is `crowded`."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


class Studio:
    """Draws pictures for one event loop. `run`: where; `waiting`: panels that may queue; `kept`: bytes of pictures kept
    in memory."""

    def __init__(self, run: Runs = asyncio.to_thread, *, waiting: int = 64, kept: int = 48 * 1024 * 1024) -> None:
        self._run = run
        self._free = asyncio.Semaphore(MADE_AT_ONCE)
        self._most_waiting = waiting
        self._waiting = 0
        self._newest: dict[Hashable, int] = {}
        self._tickets = count()
        self._kept: LRUCache[Key, bytes] = LRUCache(kept, len)
        self._making: dict[Key, asyncio.Task[bytes]] = {}
        self._animating = asyncio.Lock()
        self._animations_waiting = 0

    @property
    def behind(self) -> bool:
        """Whether so many pictures wait that one more would take 0.7 s or longer, after which words come first."""
        return self._waiting > DRAWN_IN_TIME

    async def picture(self, game: str, name: str, scene: AnyScene, *, panel: Hashable | None = None) -> bytes:
        """A picture as WebP, in pixels as it is drawn. Without `panel` it is always drawn.

        With `panel`, only the newest scene requested for that panel is drawn. Raises NotDrawn if it is not this one, or
        if too many panels wait.
        """
        key = (VERSION, game, name, scene.digest())
        body = self._kept.get(key)
        if body is None and panel is not None and self._waiting >= self._most_waiting:
            raise NotDrawn("crowded")
        ticket = next(self._tickets)
        if panel is not None:
            self._newest[panel] = ticket
        try:
            return body or await self._draw_in_turn(key, scene, panel, ticket)
        finally:
            if self._newest.get(panel) == ticket:
                del self._newest[panel]

    async def ahead(self, game: str, name: str, scene: AnyScene) -> None:
        """Makes a picture that will probably be asked for, and keeps it; nothing where others wait for theirs."""
        if not self._waiting:
            await self.picture(game, name, scene)

    async def animation(
        self, game: str, frames: Sequence[tuple[str, AnyScene]], on_progress: Callable[[int], Awaitable[None]]
    ) -> bytes:
        """The named pictures as one animated WebP, made beside everything else, one at a time, and kept like a picture.

        `on_progress`: awaited after each frame with the number of frames that are drawn. Raises NotDrawn if too many
        wait for theirs.
        """
        if self._animations_waiting >= ANIMATIONS_WAITING:
            raise NotDrawn("crowded")
        self._animations_waiting += 1
        try:
            async with self._animating:
                key = (VERSION, game, ANIMATION, await asyncio.to_thread(_digest, frames))
                return self._kept.get(key) or await self._animate(key, frames, on_progress)
        finally:
            self._animations_waiting -= 1

    async def _animate(
        self, key: Key, frames: Sequence[tuple[str, AnyScene]], on_progress: Callable[[int], Awaitable[None]]
    ) -> bytes:
        drawn = []
        for name, scene in frames:
            drawn.append(await self._run(_frame, key[1], name, scene))
            await on_progress(len(drawn))
        body = self._kept[key] = await asyncio.to_thread(animated, drawn)
        return body

    async def face(self, avatar: bytes) -> bytes:
        """An avatar as cards keep it, made small where pictures are drawn. Raises Unreadable of render.cards.faces."""
        return await self._run(shrunk, avatar)

    async def warm_up(self, games: Iterable[AnyRules], words: Words) -> None:
        """Fills the caches of sprites, grounds and letters by drawing each game's first positions once: all games with
        few players first, so that each has soon been drawn."""
        tables = [(rules, seats) for rules in games for seats in range(rules.min_seats, rules.max_seats + 1)]
        for rules, seats in sorted(tables, key=lambda table: table[1]):
            scene = opening(rules, seats, words.locale, words.about(rules.name).say)
            for name in pictures(rules.name):
                await self._run(_drawn, rules.name, name, scene)

    async def _draw_in_turn(self, key: Key, scene: AnyScene, panel: Hashable | None, ticket: int) -> bytes:
        if key in self._making:  # and so in nobody's way
            return await self._made(key, scene)
        self._waiting += 1
        meters.PICTURES_WAITING.inc()
        try:
            async with self._free:
                if panel is not None and self._newest.get(panel) != ticket:
                    raise NotDrawn("superseded")
                return self._kept.get(key) or await self._made(key, scene)
        finally:
            self._waiting -= 1
            meters.PICTURES_WAITING.dec()

    async def _made(self, key: Key, scene: AnyScene) -> bytes:
        """The picture, which is made once for all who ask for it meanwhile."""
        if key not in self._making:
            self._making[key] = asyncio.create_task(self._make(key, scene))
        return await asyncio.shield(self._making[key])  # who no longer waits must not end it for others

    async def _make(self, key: Key, scene: AnyScene) -> bytes:
        _, game, name, _ = key
        try:
            with meters.PICTURES.labels(game).time():
                body = self._kept[key] = await self._run(_drawn, game, name, scene)
            return body
        finally:
            del self._making[key]


def _digest(frames: Sequence[tuple[str, AnyScene]]) -> bytes:
    return hashlib.blake2b(b"".join(scene.digest() for _, scene in frames), digest_size=16).digest()


def _drawn(game: str, name: str, scene: AnyScene) -> bytes:
    drawn = _image(game, name, scene)
    return to_webp(reduced(drawn) if scene.style.small else drawn)


def _frame(game: str, name: str, scene: AnyScene) -> Image.Image:
    return frame(_image(game, name, scene))


def _image(game: str, name: str, scene: AnyScene) -> Image.Image:
    """Drawing needs the interpreter all the time: two at once would both be late. Encoding does not."""
    with _DRAWING:
        return drawing(game, name)(scene)
