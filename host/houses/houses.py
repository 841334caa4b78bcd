"""When a computer player acts and how long a turn of it takes at least, which one stands in for people (`STAND_IN`),
who chooses instead of one that fails, games to watch per server. It works out each choice without the table's lock, so
that people are not kept waiting, and commits it by itself; after a restart `Host.resume` starts the task again.

They think in a process of its own where the bot has one, otherwise in a thread (`Tables.thinking`)."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from logging import getLogger
from typing import Final, NamedTuple, Protocol

import meters
from db import Database, StorageFailed, WriteRefused
from engine import players
from engine.core.decision import Refusal
from engine.core.position import AnyPosition
from engine.players.search_tree import Rest
from engine.players.worker import choose_in_worker, world_for
from host.clock import SECONDS, Clock
from host.houses.search_pool import SearchPool
from host.houses.searching import effective_player, minimum_thinking_s, searched, searches
from host.houses.workers import WorkerPool
from host.lessons.progress import progress_of
from host.single_flight import SingleFlight
from host.table.pending import PendingRows
from host.table.seeds import house_chance, house_world
from host.table.table import Table

log = getLogger(__name__)

STAND_IN: Final = players.MERCHANT  # plays for people who are gone, with no likes of its own
SIMPLER: Final = {players.MERCHANT: players.ROOKIE, players.ROOKIE: players.RANDOM}
"""Who answers for a computer player that fails: no table shall stand still for a mistake of the program."""
AGAIN_AFTER_S: Final = 5.0  # seconds until a choice that could not be written is tried again
TURN_S: Final = 6.0  # so that the posts can be read, and a channel takes them
UNDO_S: Final = 5.0  # to see what a press has done, and take it back
MOST: Final = 1  # such games at the same time in a server


class Tables(Protocol):
    """The part of `Host` that is used here; a protocol, because host.host imports this module."""

    clock: Clock
    db: Database
    thinking: WorkerPool
    searching: SearchPool

    def at_table(self, game_id: str) -> AbstractAsyncContextManager[Table]: ...
    def act(self, table: Table) -> AbstractAsyncContextManager[PendingRows]: ...


class Thought(NamedTuple):
    """The choice of a computer player, and who it was, as the log names it: with its version and the iterations of its
    search, empty where it has none. `rest`: what that has found out about the rest of the turn."""

    notation: str
    house: str
    rest: Rest | None = None


async def _at_once(seconds: float) -> None:
    """For a bot nobody plays with."""


def _unnoticed(table: Table) -> None:
    """For a bot nobody looks at."""


class ComputerPlayers:
    """The tasks of all tables. `wait`: waits so many seconds, so that a choice takes its least time; `on_search`: told
    of a table where a search begins."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self.wait: Callable[[float], Awaitable[None]] = _at_once
        self.on_search: Callable[[Table], None] = _unnoticed
        self._playing: SingleFlight[None] = SingleFlight("computer players of")
        self.settled = self._playing.settled
        self._rests: dict[str, Rest] = {}
        self._unknown: set[tuple[str, str]] = set()
        self._closed = False

    def wake(self, table: Table) -> None:
        """Start the table's task if a computer player must act and it does not run already; none once all are
        closed."""
        if table.house_to_act is not None and not self._closed:
            self._playing.start(table.row.id, lambda: self._play(table.row.id))

    async def close(self) -> None:
        self._closed = True  # what is due may still be done meanwhile, such as the end of a person's time
        await self._playing.close()

    async def _play(self, game_id: str) -> None:
        failed = ""
        while True:
            try:
                if not await self._choose(game_id):
                    break
                failed = ""
            except (StorageFailed, WriteRefused) as problem:  # no mistake of the bot's, so that a line says enough
                meters.RETRIES.labels("computer players").inc()
                if str(problem) != failed:
                    log.error(
                        "a computer player's choice in game %s was not written; tried again every %.0f s: %s",
                        game_id,
                        AGAIN_AFTER_S,
                        problem,
                    )
                failed = str(problem)
                await asyncio.sleep(AGAIN_AFTER_S)
            except Refusal as refusal:
                log.info("computer players of game %s stop: %r", game_id, refusal)
                break
            except Exception:  # a mistake at one table, which a new start would only repeat for all
                meters.STOPPED.inc()
                log.exception("computer players of game %s stop", game_id)
                break
        self._rests.pop(game_id, None)

    async def _choose(self, game_id: str) -> bool:
        """Make one choice of one computer player. Returns False when none has to act."""
        tables = self._tables
        async with tables.at_table(game_id) as table:
            seat = table.house_to_act
            if seat is None:
                return False
            asked_after, player, fork = table.asked.after[seat], table.seats[seat].player, table.position.fork()
            progress = await progress_of(tables.db, table)
        self._note_unknown(game_id, player)
        in_lesson = progress.next_of(seat) if progress is not None else None
        if in_lesson is None:
            thought = await self._thought(table, player, fork, seat, asked_after)
        else:
            thought = Thought(in_lesson, "")
        async with tables.at_table(game_id) as table:
            # While the lock was free the game may have been frozen, cancelled, or another player have taken the seat.
            if table.closed or table.seats[seat].player != player or table.asked.after.get(seat) != asked_after:
                return True
            async with tables.act(table) as pending:
                table.choose(seat, thought.notation, pending, actor=None, automatic=True, house=thought.house)
        return True

    async def _thought(self, table: Table, player: str, position: AnyPosition, seat: int, after: int) -> Thought:
        """As `think`, in no less than the player's least time. `position`: a copy of the table's."""
        player = effective_player(table.row, player)
        if searches(player):
            self.on_search(table)
        least = max(minimum_thinking_s(player, position), minimum_turn_s(table, position))
        began = self._tables.clock.steady()
        thought = await self.think(player, position, seat, after, self._rests.pop(table.row.id, None))
        if thought.rest is not None:
            self._rests[table.row.id] = thought.rest
        await self.wait(least - (self._tables.clock.steady() - began))
        return thought

    async def think(
        self, player: str, position: AnyPosition, seat: int, after: int, rest: Rest | None = None
    ) -> Thought:
        """The choice of a seat's computer player for a decision that arose after this row of the log; the Merchant's
        for a player that this version does not know. The position must not change meanwhile. `rest`: of the choice
        before."""
        kind, seed = players.kind_of(player) or STAND_IN, position.state.dice.seed
        version = players.version_of(kind, position)
        world = world_for(position, seat, house_world(seed, seat, after))
        known = player if _is_known(player) else kind
        arguments = position.rules.name, world, seat, house_chance(seed, seat, after), rest
        if searches(kind):
            choice = await searched(self._tables.searching, known, position, *arguments)
            if choice is None:
                return await self.think(known.replace(kind, players.MERCHANT, 1), position, seat, after)
            return Thought(choice.notation, f"{kind} {version}, {choice.iterations} iterations", choice.rest)
        try:
            choice = await self._tables.thinking.done_or_in_a_thread(choose_in_worker, known, *arguments, SECONDS)
        except Exception:
            if kind not in SIMPLER:
                raise
            log.exception("the computer player %s failed; %s answers", known, SIMPLER[kind])
            return await self.think(SIMPLER[kind], position, seat, after)
        return Thought(choice.notation, "" if version is None else f"{kind} {version}")

    def _note_unknown(self, game_id: str, player: str) -> None:
        """Tell the operator, once a game, of a computer player that only another version knows."""
        if not _is_known(player) and (game_id, player) not in self._unknown:
            self._unknown.add((game_id, player))
            log.warning("game %s: this version has no computer player %r, so the Merchant plays", game_id, player)


def _is_known(player: str) -> bool:
    """Whether this version has the kind of computer player that a seat's `player` names."""
    return player.partition(players.JOINT)[0] == players.kind_of(player)


async def check_watching(db: Database, guild_id: int | None) -> None:
    """Raises Refusal watched_already (`game`) where the server has as many such games as it may."""
    going_on = await db.games.watched(guild_id)
    if len(going_on) >= MOST:
        raise Refusal("watched_already", game=going_on[0])


def minimum_turn_s(table: Table, position: AnyPosition) -> float:
    """Seconds that the first choice of a turn takes at least: time to look on, where no person plays, and where several
    do, time for the one who has just finished a turn to take it back, which the choice ends. Who plays alone can take
    it back afterwards too (`Reopening`)."""
    if position.choices:
        return 0.0
    last = table.reopening
    opens = last is not None and last.end == table.seq and table.seats[last.seat].by_person
    return TURN_S if not table.people else UNDO_S if opens and len(table.people) > 1 else 0.0
