"""House players: a task for each table at which one must act. Each choice is thought about outside the table's lock and
committed by itself; after a restart `Host.resume` starts the task again."""

import asyncio
from logging import getLogger
from random import SystemRandom
from time import time
from typing import Final, Protocol

from db import StorageFailed, WriteRefused
from engine import players
from engine.core.decision import Refusal
from host.table import Act, PendingRows, Table

log = getLogger(__name__)

AGAIN_AFTER_S: Final = 5.0  # what could not be written is tried again


class Tables(Protocol):
    """Where the tables are: `Host`."""

    def lock(self, game_id: str) -> asyncio.Lock: ...
    async def table_within_lock(self, game_id: str) -> Table: ...
    async def advance(self, table: Table, act: Act) -> None: ...


def house_to_act(table: Table) -> int | None:
    """The first seat of a house player that must act now."""
    if table.closed:
        return None
    houses = {seat.seat for seat in table.seats if seat.player in players.NAMES}
    return next((seat for seat in table.position.seats_to_act if seat in houses), None)


class HousePlayers:
    """The tasks of all tables."""

    def __init__(self, tables: Tables) -> None:
        self._running = tables
        self._rng = SystemRandom()
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Begin to act at a table where a house player must, unless that is going on already."""
        game_id = table.row.id
        if house_to_act(table) is not None and game_id not in self._tasks:
            task = self._tasks[game_id] = asyncio.create_task(self._play(game_id), name=f"house players of {game_id}")
            task.add_done_callback(lambda _: self._tasks.pop(game_id, None))

    async def settled(self, game_id: str) -> None:
        """Returns when no house player acts at the table any more."""
        while game_id in self._tasks:
            await asyncio.wait({self._tasks[game_id]})
            await asyncio.sleep(0)  # the task's end is noted in the next round of the loop

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _play(self, game_id: str) -> None:
        while True:
            try:
                if not await self._choose(game_id):
                    return
            except (StorageFailed, WriteRefused):
                log.exception(
                    "a house player's choice in game %s was not written; again in %.0f s", game_id, AGAIN_AFTER_S
                )
                await asyncio.sleep(AGAIN_AFTER_S)
            except Refusal as refusal:
                log.info("house players of game %s stop: %r", game_id, refusal)
                return
            except Exception:
                log.exception("house players of game %s stop", game_id)
                return

    async def _choose(self, game_id: str) -> bool:
        """One choice of one house player; whether one had to be made."""
        tables = self._running
        async with tables.lock(game_id):
            table = await tables.table_within_lock(game_id)
            seat = house_to_act(table)
            if seat is None:
                return False
            asked_after, fork = table.asked_after[seat], table.position.fork()
        player = table.seats[seat].player
        notation = await asyncio.to_thread(players.choose, player, fork, seat, self._rng)
        async with tables.lock(game_id):
            table = await tables.table_within_lock(game_id)
            if table.closed or table.seats[seat].player != player or table.asked_after.get(seat) != asked_after:
                return True

            async def act(pending: PendingRows) -> None:
                table.choose(seat, notation, pending, actor=None, at=time(), automatic=True)

            await tables.advance(table, act)
        return True
