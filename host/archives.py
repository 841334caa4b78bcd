"""What becomes of the records of a game that has ended: one small archive, packed beside everything else."""

import asyncio
from logging import getLogger

from db import Change, DamagedRecord, Database, StorageFailed, WriteRefused, pack_archive

log = getLogger(__name__)


class Archives:
    """Packs one game after the other."""

    def __init__(self, database: Database) -> None:
        self._db = database
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def wake(self, game_id: str) -> None:
        """A game has ended."""
        self._waiting.put_nowait(game_id)
        if self._task is None or self._task.done():
            self._task = asyncio.create_task(self._pack_all(), name="archives")

    async def settled(self) -> None:
        """Returns when nothing waits to be packed."""
        if self._task is not None:
            await asyncio.wait({self._task})

    async def close(self) -> None:
        """What is not packed now is packed after the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _pack_all(self) -> None:
        while not self._waiting.empty():
            game_id = self._waiting.get_nowait()
            try:
                await self.pack(game_id)
            except (DamagedRecord, StorageFailed, WriteRefused) as problem:
                log.error("game %s was not archived, its records stay: %s", game_id, problem)

    async def pack(self, game_id: str) -> None:
        """One archive in place of the game's records. Raises DamagedRecord, StorageFailed, WriteRefused."""
        found = await self._db.games.records(game_id)
        archive = await asyncio.to_thread(pack_archive, game_id, found)
        change = Change(game_id)
        change.archive(archive)
        await self._db.write(change)
