"""Packing games that have ended: results counted, records and log packed into an archive; and of all games the entries
of journals and ids of interactions that are too old are deleted."""

import asyncio
from logging import getLogger
from typing import Final

import meters
from db import Change, DamagedRecord, Database, StorageFailed, WriteRefused, pack_archive, pack_log
from host.clock import HOUR_S, Clock
from host.finished.results import count_all
from host.side_tasks import SideTasks
from host.single_flight import SingleFlight
from host.table.journal import KEPT_S

INTERACTIONS_KEPT_S: Final = 15 * 60.0
"""Discord may deliver an interaction again while its token lasts."""

log = getLogger(__name__)


class Archives:
    """The background tasks, and a queue of finished games; they are packed one after the other. Those not yet packed
    when it is closed are found again after the next start (host.upkeep.upkeep)."""

    def __init__(self, database: Database, clock: Clock, side_tasks: SideTasks) -> None:
        self._db = database
        self._clock = clock
        self._side_tasks = side_tasks
        self._waiting: asyncio.Queue[str] = asyncio.Queue()
        self._packing: SingleFlight[None] = SingleFlight("archives")
        self.close = self._packing.close

    def wake(self, game_id: str) -> None:
        """Put a game that has ended into the queue, and start the task if it does not run."""
        self._waiting.put_nowait(game_id)
        self._side_tasks.watch(self._packing.start("", self._pack_all))

    async def settled(self) -> None:
        await self._packing.settled("")

    async def _pack_all(self) -> None:
        while not self._waiting.empty():
            game_id = self._waiting.get_nowait()
            try:
                await count_all(self._db)
            except (StorageFailed, WriteRefused) as problem:
                meters.RETRIES.labels("archives").inc()
                log.error("results are not counted now: %s", problem)
            try:
                await self.pack(game_id)
            except (DamagedRecord, StorageFailed, WriteRefused) as problem:
                meters.RETRIES.labels("archives").inc()
                log.error("game %s was not archived, its records stay: %s", game_id, problem)

    async def keep_journals_short(self) -> None:
        """Delete what is older than journals are kept, now and every hour; for ever, to be run as a background task."""
        while True:
            try:
                await self._db.journal.drop_before(self._clock.now() - KEPT_S)
            except (StorageFailed, WriteRefused) as problem:
                meters.RETRIES.labels("journals").inc()
                log.error("old entries of journals stay for another hour: %s", problem)
            await asyncio.sleep(HOUR_S)

    async def pack(self, game_id: str) -> None:
        """Replace the game's records by one archive and the rows of its log by one blob. Raises DamagedRecord,
        StorageFailed, WriteRefused."""
        change = Change(game_id)
        records, rows = await self._db.games.records(game_id), await self._db.games.log(game_id)
        if records:
            change.archive(await asyncio.to_thread(pack_archive, game_id, records))
        if rows:
            recent = [row for row in rows if row.at > self._clock.now() - INTERACTIONS_KEPT_S]
            handled = [row.interaction_id for row in recent if row.interaction_id is not None]
            change.pack_log(await asyncio.to_thread(pack_log, game_id, rows), handled)
        await self._db.write(change)
