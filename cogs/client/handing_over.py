"""With several processes, a press that comes to one that does not drive its table or server (from a direct message or
another server) is handed to the one that does. It is given as Discord sent it, and answered there.

Discord takes the answers to an interaction from anybody who has its token
(https://discord.com/developers/docs/interactions/receiving-and-responding)."""

import asyncio
import re
from logging import getLogger
from typing import Any, Final

from cachetools import LRUCache

from cogs.client.state import ClientState
from cogs.framework.form import FORM
from cogs.framework.routes import CUSTOM_ID, PERSON
from host import Cluster, Host, StorageFailed

log = getLogger(__name__)

TASK: Final = "handing over"
GAMES_REMEMBERED: Final = 10_000
OF_LESSONS: Final = frozenset({"learn", "lesson", "lesson-begin"})  # the command and verbs that make one, at no server
OF_SERVERS: Final = frozenset({"seek-again"})  # verbs of which the rest begins with the id of a server
SHARD_OF_NO_SERVER: Final = 0


class HandingOver:
    """Stands between the connection to Discord and what handles interactions, from its making on. `receive`: a task
    for ever."""

    def __init__(self, state: ClientState, host: Host, cluster: Cluster) -> None:
        self._host = host
        self._cluster = cluster
        self._handle = state.take_interaction
        state.take_interaction = self._came
        self._shards: LRUCache[str, int] = LRUCache(GAMES_REMEMBERED)  # by game
        self._tasks: set[asyncio.Task[None]] = set()

    def _came(self, data: Any) -> None:
        custom_id = data["data"].get("custom_id", "")
        form, match = re.fullmatch(FORM, custom_id), re.fullmatch(CUSTOM_ID, custom_id)
        if form is not None:
            self._route(data, int(form["shard"]))
        elif (data["data"].get("name") if match is None else match["verb"]) in OF_LESSONS:
            self._route(data, SHARD_OF_NO_SERVER)
        elif match is not None and match["verb"] in OF_SERVERS:
            self._route(data, self._cluster.shards.of(_server_of(match["rest"])))
        elif match is None or not match["game"]:
            self._handle(data)
        elif match["game"] in self._shards:
            self._route(data, self._shards[match["game"]])
        else:
            self._start(self._look_up(data, match["game"]))

    async def _look_up(self, data: Any, game_id: str) -> None:
        try:
            row = await self._host.db.games.get(game_id)
        except StorageFailed:  # whoever handles it says so
            row = None
        if row is None:
            self._handle(data)
            return
        self._shards[game_id] = self._cluster.shards.of(row.guild_id)
        self._route(data, self._shards[game_id])

    def _route(self, data: Any, shard: int) -> None:
        if shard in self._cluster.shards.ids:
            self._handle(data)
        else:
            self._start(self._hand_over(data, shard))

    async def _hand_over(self, data: Any, shard: int) -> None:
        """Where nobody takes the press, it is handled here, which shows or refuses and changes nothing."""
        try:
            handed = await self._cluster.hand_over(shard, data)
        except StorageFailed as failed:
            log.warning("interaction %s was not handed to shard %s: %s", data["id"], shard, failed)
            handed = False
        if not handed:
            self._handle(data)

    def _start(self, work: Any) -> None:
        task = asyncio.create_task(work, name=TASK)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def receive(self) -> None:
        """Handles what other processes hand to this one."""
        async for data in self._cluster.received():
            try:
                self._handle(data)
            except Exception:
                log.exception("interaction %s, which another process handed over", data.get("id"))


def _server_of(rest: str) -> int | None:
    """None in what this bot does not make."""
    number = re.match(PERSON, rest, re.ASCII)
    return None if number is None else int(number[0])
