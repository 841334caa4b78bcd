"""All running tables: kept in memory, one act at a time at each, and every act committed before anybody is told."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from logging import getLogger
from typing import Final, Generic, ParamSpec
from weakref import WeakValueDictionary

from cachetools import LRUCache

from db import Change, Database, GameRow, Outbox, People, PromptRow
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from engine.players.hints.hint import Hint
from host.clock import Clock
from host.finished.analysis import Analyses
from host.finished.archives import Archives
from host.houses.houses import HousePlayers
from host.houses.processes import WorkerPool
from host.messages import posts
from host.single_flight import SingleFlight
from host.table import freezing, loading
from host.table.calls import calls_of
from host.table.commit import Commit, add_rows
from host.table.history import History
from host.table.log import fingerprint_of
from host.table.pending import Act, PendingRows
from host.table.status import FROZEN, PLAYABLE
from host.table.table import Table
from host.table.time_banks import TimeBanks
from host.table_options import BANK

log = getLogger(__name__)
P = ParamSpec("P")

TABLES_IN_MEMORY: Final = 1000  # up to 60 KB each; reading one again takes as long as three presses
DRIVEN_ELSEWHERE: Final = "driven_elsewhere"  # a refusal: another process drives the game's server, not this one
HISTORIES_IN_MEMORY: Final = 40  # 1 to 3 MB each; reading one from the records again takes up to 50 ms


class Host:
    """See the module's docstring. `on_posts_owed`: called after each commit that put posts into the outbox; `quiet`:
    an event that is set while no press is being handled; `pressed_at`: when one last was, by the steady clock;
    `began`: when this process did; `reminded_late`: when a person last got a reminder that was late, by the steady
    clock; `thinking`, `searching`: where house players think, hints and analyses are made, and where they search."""

    def __init__(
        self, database: Database, on_posts_owed: Callable[[], None] = lambda: None, clock: Clock | None = None
    ) -> None:
        self.db = database
        self.clock = clock or Clock()
        self.on_posts_owed = on_posts_owed
        self.quiet = asyncio.Event()
        self.quiet.set()
        self._presses = 0
        self.pressed_at = self.clock.steady()
        self.began = self.clock.now()
        self.reminded_late: dict[int, float] = {}
        self.thinking = WorkerPool("threads think, and presses may wait for them")
        self.searching = WorkerPool("Merchants answer for those that search")
        self.houses = HousePlayers(self)
        self.archives = Archives(database, self.clock)
        self.analyses = Analyses(database, self.thinking)
        self.hints: SingleFlight[Hint] = SingleFlight("hint")
        self.time_banks = TimeBanks(database, self.clock)
        self.histories: LRUCache[str, History] = LRUCache(HISTORIES_IN_MEMORY)
        self._tables: LRUCache[str, Table] = LRUCache(TABLES_IN_MEMORY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def close(self) -> None:
        """Stop the background tasks."""
        await self.houses.close()
        await self.archives.close()
        await self.analyses.close()
        await self.hints.close()

    # ------------------------------------------------------------------ tables in memory

    def lock(self, game_id: str) -> asyncio.Lock:
        """The game's lock: whatever reads or changes its table holds it. Not re-entrant."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    async def table(self, game_id: str) -> Table:
        """The table of a running or finished game. Raises Refusal unknown_game, not_started, frozen."""
        # A press changes the table before it is committed; waiting for the lock keeps uncommitted changes unseen.
        async with self.lock(game_id):
            return await self.table_within_lock(game_id)

    async def table_within_lock(self, game_id: str) -> Table:
        """As `table`, for callers that hold the game's lock."""
        table = self._tables.get(game_id)
        if table is not None:
            return table
        row = await self.game(game_id)
        if row.started is None:
            raise Refusal("not_started")
        if row.status == FROZEN:
            raise freezing.refusal_of(row)
        table = await self._load(row)
        if not self.drives(row):  # what its driver does is not seen here: it is read each time
            return table
        if table.house_to_act is not None:  # only then may rows be published and not yet told
            table.posted = await self._last_told(table)
        self._tables[game_id] = table
        return table

    async def _load(self, row: GameRow) -> Table:
        try:
            return await loading.load(self.db, row)
        except Unreadable as problem:
            if row.status in PLAYABLE and self.drives(row):
                await freezing.freeze(self.db, row, problem)
                self.on_posts_owed()
            else:
                log.error("game %s, which is %s, cannot be read: %r", row.id, row.status, problem)
            raise freezing.refusal(problem) from problem

    async def _last_told(self, table: Table) -> int:
        """The last log row that a post has reported or will report. After a restart, the rows after it are reported
        together with what house players do next."""
        told = [post.seq for post in await self.outbox.of_game(table.row.id) if post.kind in posts.STORIES]
        return min(table.published, max(told, default=table.recorded))

    def forget(self, game_id: str) -> None:
        """Drop what is in memory of a game, because its row in the database was changed by somebody else."""
        self._tables.pop(game_id, None)
        self.histories.pop(game_id, None)

    def drives(self, row: GameRow) -> bool:
        """Whether this process alone changes a game, and sends its posts: its server is one of its shards'."""
        return self.db.shards.hold(row.guild_id)

    # ------------------------------------------------------------------ what is stored

    async def game(self, game_id: str) -> GameRow:
        """The game's row in the database. Raises Refusal unknown_game."""
        game = await self.db.games.get(game_id)
        if game is None:
            raise Refusal("unknown_game", game=game_id)
        return game

    async def driven_game(self, game_id: str) -> GameRow:
        """As `game`. Raises Refusal driven_elsewhere too."""
        row = await self.game(game_id)
        if not self.drives(row):
            raise Refusal(DRIVEN_ELSEWHERE)
        return row

    async def game_in(self, channel_id: int) -> GameRow:
        """The lobby or running game of a channel, or else its last game. Raises Refusal no_game_here."""
        game = await self.db.games.occupying(channel_id) or await self.db.games.last_in(channel_id)
        if game is None:
            raise Refusal("no_game_here")
        return game

    @property
    def outbox(self) -> Outbox:
        """The posts that still have to be sent to channels."""
        return self.db.outbox

    @property
    def people(self) -> People:
        """The settings of people and servers."""
        return self.db.people

    async def games_of(self, user_id: int) -> list[GameRow]:
        """Lobbies and running games in which a person has a seat, oldest first."""
        return await self.db.games.of_user(user_id)

    async def prompts(self, game_id: str) -> list[PromptRow]:
        """The prompts of a game: messages that call a seat which still has to act."""
        return await self.db.games.prompts(game_id)

    async def fingerprint(self, game_id: str) -> str:
        """The commitment that was published before the game began (docs/fairness.md)."""
        (first,) = await self.db.games.log(game_id, upto=1)
        return fingerprint_of(first)

    # ------------------------------------------------------------------ acting

    @contextmanager
    def pressed(self) -> Iterator[None]:
        """While a press is being handled."""
        self._presses += 1
        self.pressed_at = self.clock.steady()
        self.quiet.clear()
        try:
            yield
        finally:
            self._presses -= 1
            if not self._presses:
                self.quiet.set()

    async def resume(self, game_id: str) -> None:
        """Let house players act if they must, and see that people who must act are reminded and what they prepared is
        made: after the bot's start, or when a game goes on."""
        async with self.lock(game_id):
            await self.resume_within_lock(await self.table_within_lock(game_id))

    async def resume_within_lock(self, table: Table) -> None:
        """As `resume`, for callers that hold the game's lock."""
        if not table.over and not table.closed:
            change = Change(table.row.id)
            await resumer.run(self, table, change)
            if change.operations:
                await self.db.write(change)
            await self.time_banks.resume(table)
        self.houses.wake(table)

    async def advance(self, table: Table, act: Act, *, interaction_id: int | None = None) -> None:
        """Apply `act` and commit its rows together with the posts they cause, then wake the house players. The caller
        holds the game's lock.

        On any failure the table in memory is dropped, so that it is loaded again as the database has it. Raises what
        `act` raises, Refusal driven_elsewhere, StorageFailed, WriteRefused, DuplicateInteraction."""
        if not self.drives(table.row):
            raise Refusal(DRIVEN_ELSEWHERE)
        pending, change = PendingRows(), Change(table.row.id)
        commit = Commit(change, table, pending, table.called, table.seq, table.published)
        try:
            await act(pending)
            if pending.rows:
                if interaction_id is not None:
                    pending.rows[0] = replace(pending.rows[0], interaction_id=interaction_id)
                await self._write(commit)
        except Refusal:
            if pending.rows:
                self.forget(table.row.id)
            raise
        except BaseException:
            self.forget(table.row.id)
            raise
        self.houses.wake(table)

    async def begin(self, table: Table, pending: PendingRows, change: Change) -> None:
        """Commit a new table in one transaction, then wake the house players."""
        await self._write(Commit(change, table, pending, begins=True))
        self.houses.wake(table)

    async def _write(self, commit: Commit) -> None:
        """Write what an act has changed and what follows from it, in one transaction."""
        table, pending, change = commit.table, commit.pending, commit.change
        commit.now = self.clock.now()
        await before_calls.run(self, commit)
        commit.calls = await calls_of(self.people, table, commit.called, commit.now, commit.answered)
        told = await add_rows(commit, self.db)
        await commit_follower.run(self, commit)
        if commit.begins:
            await start_follower.run(self, commit)
        if table.row.lesson is not None:
            await lesson_follower.run(self, commit)
        if BANK.of(table.row) is not None:
            seated, corrected = pending.seated, pending.corrected
            await self.time_banks.follow(change, table, commit.called, seated=seated, corrected=corrected)
        # If this task is cancelled meanwhile, the write still completes or fails as a whole; `advance` drops the table,
        # and loading it again shows which it was.
        await self.db.write(change)
        self.time_banks.written(table.row.id)
        if pending.retold:
            self.histories.pop(table.row.id, None)
        history = self.histories.get(table.row.id)
        if history is not None:
            for turn in pending.turns:
                history.add(turn)
        if told:
            self.on_posts_owed()
        if table.over and table.row.lesson is None:
            self.archives.wake(table.row.id)


class Hook(Generic[P]):
    """A point at which rooms above `Host` have something done: their functions register with it as a decorator. Their
    order is that in which modules are imported, so that none may depend on another."""

    def __init__(self) -> None:
        self._registered: list[Callable[P, Awaitable[None]]] = []

    def __call__(self, function: Callable[P, Awaitable[None]]) -> Callable[P, Awaitable[None]]:
        self._registered.append(function)
        return function

    async def run(self, *args: P.args, **kwargs: P.kwargs) -> None:
        """Call all of them. Raises what one of them raises."""
        for function in self._registered:
            await function(*args, **kwargs)


before_calls: Final[Hook[[Host, Commit]]] = Hook()
"""Before an act is committed and people are called by it: what ends because of it, what answers by itself."""
commit_follower: Final[Hook[[Host, Commit]]] = Hook()
"""What follows from an act, such as timers, and is committed with it."""
start_follower: Final[Hook[[Host, Commit]]] = Hook()
"""As `commit_follower`, of the beginning of a game alone."""
lesson_follower: Final[Hook[[Host, Commit]]] = Hook()
"""As `commit_follower`, of lessons alone."""
resumer: Final[Hook[[Host, Table, Change]]] = Hook()
"""A table goes on after the bot's start, or after it could not be read or played: what is missing of it is set."""
person_left: Final[Hook[[Host, Table]]] = Hook()
"""A seat's person has no say at a table any more. Its lock is held."""
