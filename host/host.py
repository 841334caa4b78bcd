"""All running tables: how many are kept in memory, one act at a time at each, and every act committed before anybody is
told; hooks for what follows (timers, votes, prepared turns)."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import replace
from logging import getLogger
from typing import Any, Final, Generic, ParamSpec
from weakref import WeakValueDictionary

from cachetools import LRUCache

from db import Change, Database, GameRow, StorageFailed
from engine.core.decision import Refusal
from engine.core.rules import Unreadable
from engine.players.hints.hint import Hint
from engine.players.hints.turns import Turn
from host.clock import Clock
from host.finished.analysis import Analyses
from host.finished.archives import Archives
from host.finished.importing import Imports
from host.houses.houses import ComputerPlayers
from host.houses.search_pool import SearchPool
from host.houses.workers import WorkerPool
from host.messages import posts
from host.side_tasks import SideTasks
from host.single_flight import SingleFlight
from host.table import freezing, loading
from host.table.calls import calls_of
from host.table.commit import Commit, add_rows
from host.table.history import History
from host.table.journal import MOST_REFUSED, REFUSED
from host.table.log import CORRECTION, fingerprint_of
from host.table.pending import PendingRows
from host.table.private_copy import PrivateCopy
from host.table.status import FROZEN, PLAYABLE
from host.table.table import Table
from host.table.time_banks import TimeBanks
from host.table_options import BANK

log = getLogger(__name__)
P = ParamSpec("P")

TABLES_IN_MEMORY: Final = 1000  # up to 60 KB each; reading one again takes as long as three presses
DRIVEN_ELSEWHERE: Final = "driven_elsewhere"  # a refusal: another process drives the game's server, not this one
REFUSALS_IN_MEMORY: Final = 10_000  # counts of seats
COPIES_IN_MEMORY: Final = 100  # in which people try moves
ADVICE_IN_MEMORY: Final = 1000  # the turns that panels offer first, 2 KB each
HISTORIES_IN_MEMORY: Final = 40  # 1 to 3 MB each; reading one from the records again takes up to 50 ms


class Host:
    """See the module's docstring. `drives_all`: whether no other process has tables; `quiet`: an event that is set
    while no press is being handled; `pressed_at`: when one last was, by the steady clock; `began`: when this process
    did; `reminded_late`: when a person last got a reminder that was late, as `Clock.elapsed`; `thinking`, `searching`:
    where computer players think, hints and analyses are made, and where they search; `advice`: the turns that a panel
    offers first (host.turn.hints), by game, seat and the row after which its decision arose; `copies`: in which people
    try moves, by person and game; `language_on_discord`: the language of a server that chose none here, by its id,
    empty where that is not known."""

    def __init__(self, database: Database, clock: Clock | None = None) -> None:
        self.db = database
        self.people, self.outbox = database.people, database.outbox
        self.drives_all = database.shards.all
        self.clock = clock or Clock()
        database.writer.now = self.clock.now
        self.quiet = asyncio.Event()
        self.quiet.set()
        self._presses = 0
        self.pressed_at = self.clock.steady()
        self.began = self.clock.now()
        self.reminded_late: dict[int, float] = {}
        self.thinking = WorkerPool("threads think, and presses may wait for them")
        self.searching = SearchPool("Merchants answer for those that search", lambda: self.clock.steady())
        self.houses = ComputerPlayers(self)
        self.language_on_discord: Callable[[int], str] = lambda guild_id: ""
        self.side_tasks = SideTasks()
        self.archives = Archives(database, self.clock, self.side_tasks)
        self.analyses = Analyses(database, self.thinking)
        self.imports = Imports(database, self.clock)
        self.hints: SingleFlight[Hint] = SingleFlight("hint")
        self.advice: LRUCache[tuple[str, int, int], tuple[Turn, ...]] = LRUCache(ADVICE_IN_MEMORY)
        self.copies: LRUCache[tuple[int, str], PrivateCopy] = LRUCache(COPIES_IN_MEMORY)
        self.time_banks = TimeBanks(database, self.clock)
        self.histories: LRUCache[str, History] = LRUCache(HISTORIES_IN_MEMORY)
        self._tables: LRUCache[str, Table] = LRUCache(TABLES_IN_MEMORY)
        self._refused: LRUCache[tuple[str, int, int], int] = LRUCache(REFUSALS_IN_MEMORY)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def close(self) -> None:
        await self.houses.close()
        await self.archives.close()
        await self.analyses.close()
        await self.hints.close()

    # ------------------------------------------------------------------ tables in memory

    def lock(self, game_id: str) -> asyncio.Lock:
        """The game's lock: whatever reads or changes its table holds it. Not re-entrant."""
        return self._locks.setdefault(game_id, asyncio.Lock())

    @asynccontextmanager
    async def at_table(self, game_id: str) -> AsyncIterator[Table]:
        """The table of a running or finished game, with its lock held. Raises Refusal unknown_game, not_started,
        frozen."""
        async with self.lock(game_id):
            yield await self.table_within_lock(game_id)

    async def table(self, game_id: str) -> Table:
        """As `at_table`, for callers that only look at it."""
        # A press changes the table before it is committed; waiting for the lock keeps uncommitted changes unseen.
        async with self.at_table(game_id) as table:
            return table

    async def table_within_lock(self, game_id: str) -> Table:
        """As `at_table`, for callers that hold the game's lock."""
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
            else:
                log.error("game %s, which is %s, cannot be read: %r", row.id, row.status, problem)
            raise freezing.refusal(problem) from problem

    async def _last_told(self, table: Table) -> int:
        """The last log row that a post has reported or will report. After a restart, the rows after it are reported
        together with what computer players do next."""
        rows = [post.seq for post in await self.outbox.of_game(table.row.id) if post.kind in posts.STORIES]
        return min(table.published, max(rows, default=table.recorded))

    def forget(self, game_id: str) -> None:
        """Drop what is in memory of a game, because its row in the database was changed by somebody else."""
        self._tables.pop(game_id, None)
        self.histories.pop(game_id, None)

    def drives(self, row: GameRow) -> bool:
        """Whether this process alone changes a game, and sends its posts: its server is one of its shards'."""
        return self.drives_all or self.db.shards.hold(row.guild_id)

    # ------------------------------------------------------------------ what is stored

    async def game(self, game_id: str) -> GameRow:
        """The game's row in the database. Raises Refusal unknown_game."""
        game = await self.db.games.get(game_id)
        if game is None:
            raise Refusal("unknown_game", game=game_id)
        return game

    async def known_game(self, game_id: str) -> GameRow:
        """As `game`, but of a table in memory as that knows it: its revision and its messages may be newer."""
        table = self._tables.get(game_id)
        return await self.game(game_id) if table is None else table.row

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
        """Let computer players act if they must, and see that people who must act are reminded and what they prepared
        is made: after the bot's start, or when a game goes on."""
        async with self.at_table(game_id) as table:
            await self.resume_within_lock(table)

    async def resume_within_lock(self, table: Table) -> None:
        """As `resume`, for callers that hold the game's lock."""
        if not table.over and not table.closed:
            change = Change(table.row.id)
            await resumer.run(self, table, change)
            if change.operations:
                await self.db.write(change)
            await self.time_banks.resume(table)
        self.houses.wake(table)

    @asynccontextmanager
    async def act(self, table: Table, *, interaction_id: int | None = None) -> AsyncIterator[PendingRows]:
        """Commit the rows of an act, which is done within, together with the posts they cause, then wake the computer
        players. The caller holds the game's lock.

        On any failure the table in memory is dropped, so that it is loaded again as the database has it. Raises what
        the act raises, Refusal driven_elsewhere, StorageFailed, WriteRefused, DuplicateInteraction."""
        if not self.drives(table.row):
            raise Refusal(DRIVEN_ELSEWHERE)
        pending, before, seq, published = PendingRows(self.clock.now()), table.called, table.seq, table.published
        try:
            yield pending
            if pending.rows:
                if interaction_id is not None:
                    pending.rows[0] = replace(pending.rows[0], interaction_id=interaction_id)
                await self._write(Change(table.row.id), table, pending, before=before, seq=seq, published=published)
        except Refusal:
            if pending.rows:
                self.forget(table.row.id)
            raise
        except BaseException:
            self.forget(table.row.id)
            raise
        self.houses.wake(table)

    async def enter_refused(self, table: Table, seat: int, code: str, **button: Any) -> None:
        """Note in the game's journal that a person's press was refused, and with what `code`; `button`: see
        host.table.journal. Where it cannot be written a line of the log says so. The caller holds the game's lock."""
        moment = (table.row.id, seat, table.seq)
        count = self._refused[moment] = self._refused.get(moment, 0) + 1
        if table.row.lesson is not None or not self.drives(table.row) or count > MOST_REFUSED:
            return
        change = Change(table.row.id)
        change.enter(REFUSED, seat, seq=table.seq, code=code, **button)
        try:
            await self.db.write(change)
        except StorageFailed as problem:  # the person is to read why the press was refused
            log.error("game %s: a refusal is not in its journal: %s", table.row.id, problem)

    async def begin(self, table: Table, pending: PendingRows, change: Change) -> None:
        """Commit a new table in one transaction, then wake the computer players."""
        await self._write(change, table, pending, begins=True)
        self.houses.wake(table)

    async def _write(self, change: Change, table: Table, pending: PendingRows, **before: Any) -> None:
        """Write what an act has changed and what follows from it, in one transaction. `before`: as `Commit` has it."""
        now, called, over, closed = self.clock.now(), table.called, table.over, table.closed
        commit = Commit(change, table, pending, now, called=called, over=over, closed=closed, **before)
        await before_calls.run(self, commit)
        commit.calls = await calls_of(self.people, table, commit.called, commit.before, commit.now, commit.answered)
        await add_rows(commit, self.db)
        await commit_follower.run(self, commit)
        if commit.begins:
            await start_follower.run(self, commit)
        if table.row.lesson is not None:
            await lesson_follower.run(self, commit)
        if BANK.of(table.row) is not None:
            corrected = any(row.kind == CORRECTION for row in pending.rows)
            seated = pending.seated
            await self.time_banks.follow(change, table, commit.before, seated=seated, corrected=corrected)
        # If this task is cancelled meanwhile, the write still completes or fails as a whole; `act` drops the table, and
        # loading it again shows which it was.
        await self.db.write(change)
        self.time_banks.written(table.row.id)
        if pending.retold:
            self.histories.pop(table.row.id, None)
        history = self.histories.get(table.row.id)
        if history is not None:
            for turn in pending.turns:
                history.add(turn)
        if commit.over and table.row.lesson is None:
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
"""The consequences of an act, such as timers, which are committed with it."""
start_follower: Final[Hook[[Host, Commit]]] = Hook()
"""As `commit_follower`, of the beginning of a game alone."""
lesson_follower: Final[Hook[[Host, Commit]]] = Hook()
"""As `commit_follower`, of lessons alone."""
resumer: Final[Hook[[Host, Table, Change]]] = Hook()
"""A table goes on after the bot's start, or after it could not be read or played: what is missing of it is set."""
person_left: Final[Hook[[Host, Table]]] = Hook()
"""A seat's person has no say at a table any more. Its lock is held."""
