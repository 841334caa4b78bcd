"""The entry point to all running tables. A press is checked, applied and committed, and only then answered.

The press of a button, a typed command and a choice in a menu are all called a press here."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace
from logging import getLogger
from typing import Any, Final, TypeVar
from weakref import WeakValueDictionary

from db import Change, Database, DuplicateInteraction, GameRow, Outbox, People, PromptRow, SeatRow
from engine.core.decision import Decision, Refusal
from engine.core.position import AnyPosition
from engine.core.rules import Unreadable
from host import freezing, loading, posts, records, reminders, stalled
from host.archives import Archives
from host.clock import Clock
from host.history import History, TurnRecord
from host.houses import HousePlayers, house_to_act
from host.log import fingerprint_of
from host.posts import BEGUN, END, ENDED, START, STEP, TURN, Post
from host.settings import called_directly, settings_of
from host.table import Act, PendingRows, Table, seat_of

T = TypeVar("T")

log = getLogger(__name__)

TABLES_IN_MEMORY: Final = 200
ROUNDS_LOOKED_BACK: Final = 2
HISTORIES_IN_MEMORY: Final = 40  # 1 to 3 MB each; reading one from the records again takes up to 50 ms


@dataclass(frozen=True, slots=True)
class Panel:
    """What one seat's private message shows. `decision`: None when the seat need not act; `asked_after`: the log row
    after which the decision arose, which goes into the buttons to recognise stale ones; `can_undo`, `can_reset`:
    whether one, and whether more than one, choice can be taken back; `events`: of its turn so far, or else of the last
    turn; `last_answer`: the option that the person chose when the seat was last asked this, None if there is none."""

    table: Table
    seat: int
    position: AnyPosition
    decision: Decision | None
    asked_after: int
    can_undo: bool
    can_reset: bool
    events: tuple[Any, ...] = ()
    last_answer: str | None = None


@dataclass(frozen=True, slots=True)
class Look:
    """What one person may see of a game: as `seat`, or as a spectator (None). `view` is that of the game's rules;
    `acting`: seats that must act now."""

    row: GameRow
    seats: tuple[SeatRow, ...]
    seat: int | None
    view: Any
    acting: tuple[int, ...]


class Host:
    """See the module's docstring. `on_posts_owed`: called after each commit that put posts into the outbox; `quiet`:
    an event that is set while no press is being handled."""

    def __init__(
        self, database: Database, on_posts_owed: Callable[[], None] = lambda: None, clock: Clock | None = None
    ) -> None:
        self.db = database
        self.clock = clock or Clock()
        self.on_posts_owed = on_posts_owed
        self.quiet = asyncio.Event()
        self.quiet.set()
        self._presses = 0
        self.houses = HousePlayers(self)
        self.archives = Archives(database, self.clock)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._histories: OrderedDict[str, History] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    async def close(self) -> None:
        """Stop the background tasks."""
        await self.houses.close()
        await self.archives.close()

    # ------------------------------------------------------------------ looking

    def lock(self, game_id: str) -> asyncio.Lock:
        """The game's lock: whatever reads or changes its table holds it. Not re-entrant."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    async def game(self, game_id: str) -> GameRow:
        """The game's row in the database. Raises Refusal unknown_game."""
        game = await self.db.games.get(game_id)
        if game is None:
            raise Refusal("unknown_game", game=game_id)
        return game

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

    async def table(self, game_id: str) -> Table:
        """The table of a running or finished game. Raises Refusal unknown_game, not_started, frozen."""
        # A press changes the table before it is committed; waiting for the lock keeps uncommitted changes unseen.
        async with self.lock(game_id):
            return await self.table_within_lock(game_id)

    async def panel(self, game_id: str, user_id: int) -> Panel:
        """What a person's private message shows now. Raises Refusal: not_at_table, unknown_game, not_started,
        frozen."""
        async with self.lock(game_id):
            return await self._panel(await self.table_within_lock(game_id), user_id)

    async def _panel(self, table: Table, user_id: int) -> Panel:
        seat = table.seat_of(user_id)
        acts = seat in table.position.seats_to_act and table.seats[seat].by_person and not table.closed
        choices = len(table.position.choices)
        floor = table.undo_floor(seat) if acts else choices
        if acts and table.open_rows:
            events = table.events_so_far(seat)
        else:
            turns = (await self._history(table.row, table)).turns
            events = turns[-1].events if turns else ()
        return Panel(
            table=table,
            seat=seat,
            position=table.position_for(seat),
            decision=table.position.decision(seat) if acts else None,
            asked_after=table.asked_after.get(seat, 0),
            can_undo=acts and floor < choices,
            can_reset=acts and floor < choices - 1,
            events=events,
            last_answer=table.answers.to(table.position.decision(seat)) if acts else None,
        )

    async def history(self, game_id: str) -> History:
        """The published history; of a frozen game, the part that can be read. Raises Refusal unknown_game, not_started,
        and frozen when nothing can be read."""
        async with self.lock(game_id):
            try:
                table = await self.table_within_lock(game_id)
            except Refusal as refusal:
                if refusal.code != "frozen":
                    raise
                history = await self._history(await self.game(game_id), None)
                if history.first_view is None:
                    raise
                return history
            return await self._history(table.row, table)

    async def turns_since(self, game_id: str, seat: int) -> list[TurnRecord]:
        """What others did since a seat's last turn. Of a history that is not in memory the latest rounds alone are
        read: after days of standstill hundreds of tables ask at once. Raises Refusal as `table` does."""
        async with self.lock(game_id):
            table = await self.table_within_lock(game_id)
            history = self._histories.get(game_id)
            if history is None or history.recorded != table.recorded:
                count = ROUNDS_LOOKED_BACK * len(table.seats)
                history = await loading.latest_of(self.db, table.row, table.seats, count)
            if history is None:
                history = await self._history(table.row, table)
            history.show_running(table.turn_seat, table.published_steps(), table.public_position().seats_to_act)
            return history.turns_since(seat)

    async def _history(self, row: GameRow, table: Table | None) -> History:
        history = self._histories.get(row.id)
        if history is None or (table is not None and history.recorded != table.recorded):
            history = await loading.history_of(self.db, row)
        history.row = row
        if table is not None:
            history.seats = table.seats
            acting = table.public_position().seats_to_act
            history.show_running(table.turn_seat, table.published_steps(), acting)
        _keep(self._histories, row.id, history, HISTORIES_IN_MEMORY)
        return history

    async def look(self, game_id: str, user_id: int) -> Look:
        """What a person may see now; of a frozen game what everybody saw at the end of its last readable turn.

        Raises Refusal unknown_game, not_started, and frozen when nothing of it can be read."""
        try:
            table = await self.table(game_id)
        except Refusal as refusal:
            if refusal.code != "frozen":
                raise
            history = await self.history(game_id)
            return Look(history.row, history.seats, None, history.view_at(history.seq), ())
        acting = table.position.seats_to_act
        try:
            seat = seat_of(table.seats, user_id)
        except Refusal:
            return Look(table.row, table.seats, None, table.public_position().view(None), acting)
        return Look(table.row, table.seats, seat, table.position_for(seat).view(seat), acting)

    async def revealed(self, game_id: str, seq: int) -> list[Any]:
        """What each seat of a finished game saw at the end of its last turn up to log row `seq`, by seat, from what is
        stored of that turn. Raises Refusal unknown_game, hidden_until_end, frozen."""
        row = await self.game(game_id)
        if row.status != "finished":
            raise Refusal("hidden_until_end")
        try:
            position = await loading.position_at(self.db, row, seq)
        except Unreadable as problem:
            raise freezing.refusal(problem) from problem
        return [position.view(seat.seat) for seat in await self.db.games.seats(game_id)]

    # ------------------------------------------------------------------ loading

    async def table_within_lock(self, game_id: str) -> Table:
        """As `table`, for callers that hold the game's lock."""
        if game_id in self._tables:
            self._tables.move_to_end(game_id)
            return self._tables[game_id]
        row = await self.game(game_id)
        if row.started is None:
            raise Refusal("not_started")
        if row.status == freezing.FROZEN:
            raise freezing.refusal_of(row)
        table = await self._load(row)
        if house_to_act(table) is not None:  # only then may rows be published and not yet told
            table.posted = await self._last_told(table)
        _keep(self._tables, game_id, table, TABLES_IN_MEMORY)
        return table

    async def _load(self, row: GameRow) -> Table:
        try:
            table = await loading.load(self.db, row)
        except Unreadable as problem:
            if row.status in freezing.PLAYABLE:
                await freezing.freeze(self.db, row, problem)
                self.on_posts_owed()
            else:
                log.error("game %s, which is %s, cannot be read: %r", row.id, row.status, problem)
            raise freezing.refusal(problem) from problem
        if row.status in freezing.PLAYABLE and loading.of_first_version(row):
            table = await freezing.take_up_rules(self.db, table, self.clock.now())
            self.on_posts_owed()
        return table

    async def _last_told(self, table: Table) -> int:
        """The last log row that a post has reported or will report. After a restart, the rows after it are reported
        together with what house players do next."""
        told = [post.seq for post in await self.outbox.of_game(table.row.id) if post.kind in posts.STORIES]
        return min(table.published, max(told, default=table.recorded))

    def forget(self, game_id: str) -> None:
        """Drop what is in memory of a game, because its row in the database was changed by somebody else."""
        self._tables.pop(game_id, None)
        self._histories.pop(game_id, None)

    # ------------------------------------------------------------------ acting

    async def choose(
        self,
        game_id: str,
        user_id: int,
        *notations: str,
        asked_after: int | None = None,
        interaction_id: int | None = None,
    ) -> Panel:
        """Make a person's choice and the default choices that follow it. Returns the person's panel after them.

        Of a shortcut's several `notations` each becomes a row of its own, those that are defaults as defaults; all of
        them are made or none. `asked_after`: the value in the pressed button, None for a typed choice. An interaction
        that Discord delivers twice takes effect once. Raises Refusal (game_over, already_answered, not_your_turn,
        not_at_table, frozen, or why the choice is not legal; stale for an old button or where one after the first is
        not legal), StorageFailed.
        """

        async def act(table: Table, seat: int, pending: PendingRows) -> None:
            table.check(seat, asked_after)
            first, *others = notations
            at = self.clock.now()
            table.choose(seat, first, pending, actor=user_id, at=at)
            for notation in others:
                _go_on(table, seat, notation, pending, user_id, at)
            if _default(table, seat) is not None and not (await settings_of(self.people, user_id)).ask_always:
                _take_defaults(table, seat, pending, at)

        return await self._press(game_id, user_id, interaction_id, act)

    async def undo(
        self, game_id: str, user_id: int, *, everything: bool = False, interaction_id: int | None = None
    ) -> Panel:
        """Take back the person's last choice of this turn, or with `everything` all that can still be taken back.

        Raises Refusal: game_over, not_your_turn, nothing_to_undo, frozen.
        """

        async def act(table: Table, seat: int, pending: PendingRows) -> None:
            table.check(seat, None)
            keep = table.undo_floor(seat) if everything else len(table.open_rows) - 1
            table.undo(seat, keep, pending, actor=user_id, at=self.clock.now())

        return await self._press(game_id, user_id, interaction_id, act)

    async def _press(
        self,
        game_id: str,
        user_id: int,
        interaction_id: int | None,
        act: Callable[[Table, int, PendingRows], Awaitable[None]],
    ) -> Panel:
        self._presses += 1
        self.quiet.clear()
        try:
            async with self.lock(game_id):
                table = await self.table_within_lock(game_id)
                seat = table.seat_of(user_id)
                try:
                    if table.closed:
                        raise Refusal(f"game_{table.row.status}")
                    if table.seats[seat].replaced:
                        raise Refusal("replaced")
                    await self.advance(table, lambda pending: act(table, seat, pending), interaction_id=interaction_id)
                except Refusal:
                    # An interaction delivered twice is refused the second time, because its decision is already made;
                    # the person then gets the panel as if it were the first.
                    if interaction_id is None or not await self.db.games.was_handled(game_id, interaction_id):
                        raise
                except DuplicateInteraction:
                    log.info("interaction %s of game %s was delivered again", interaction_id, game_id)
                return await self._panel(await self.table_within_lock(game_id), user_id)
        finally:
            self._presses -= 1
            if not self._presses:
                self.quiet.set()

    async def resume(self, game_id: str) -> None:
        """Let house players act if they must, and see that people who must act are reminded: after the bot's start, or
        when a game goes on."""
        async with self.lock(game_id):
            table = await self.table_within_lock(game_id)
            await reminders.set_missing(self.db, table, self.clock.now())
            self.houses.wake(table)

    async def advance(self, table: Table, act: Act, *, interaction_id: int | None = None) -> None:
        """Apply `act` and commit its rows together with the posts they cause, then wake the house players. The caller
        holds the game's lock.

        On any failure the table in memory is dropped, so that it is loaded again as the database has it. Raises what
        `act` raises, StorageFailed, WriteRefused, DuplicateInteraction."""
        before, seq, pending = table.called, table.seq, PendingRows()
        try:
            await act(pending)
            if pending.rows:
                await self._commit(table, pending, seq, before, interaction_id)
        except Refusal:
            if pending.rows:
                self.forget(table.row.id)
            raise
        except BaseException:
            self.forget(table.row.id)
            raise
        self.houses.wake(table)

    async def begin(self, table: Table, pending: PendingRows, change: Change, **columns: Any) -> None:
        """Commit a new table in one transaction, then wake the house players. `columns`: of the game's row."""
        now = self.clock.now()
        calls = await reminders.calls_of(self.people, table, {}, now)
        owed = self._owed(table, {}, [Post(START, {})], calls)
        direct = await called_directly(self.people, table.seats)
        owed += [Post(BEGUN, {"seat": seat}) for seat in direct if seat not in table.called]
        self._add(change, table, pending, 0, owed, columns)
        reminders.follow(change, table, {}, calls, now)
        stalled.first_look(change, now)
        await self.db.write(change)
        self.on_posts_owed()
        self.houses.wake(table)

    async def _commit(
        self, table: Table, pending: PendingRows, seq: int, before: dict[int, int], interaction_id: int | None
    ) -> None:
        change = Change(table.row.id)
        if interaction_id is not None:
            pending.rows[0] = replace(pending.rows[0], interaction_id=interaction_id)
        now = self.clock.now()
        calls = await reminders.calls_of(self.people, table, before, now)
        owed = [*self._owed(table, before, self._stories(table, pending), calls), *pending.news]
        if table.over:
            direct = await called_directly(self.people, table.seats)
            owed += [Post(END, {"direct": direct}), *(Post(ENDED, {"seat": seat}) for seat in direct)]
        self._add(change, table, pending, seq, owed, dict(pending.columns))
        acted = {row.seat for row in pending.rows if row.actor_id is not None}
        reminders.follow(change, table, before, calls, now, acted=acted)
        if table.closed and "status" in pending.columns:
            change.disarm_all()
        if pending.reseated:
            change.seats(table.seats)
        if pending.settled is not None:
            change.end(pending.settled)
        # If this task is cancelled meanwhile, the write still completes or fails as a whole; `advance` drops the table,
        # and loading it again shows which it was.
        await asyncio.shield(self.db.write(change))
        history = self._histories.get(table.row.id)
        for turn in pending.turns:
            if history is not None:
                history.add(turn)
        if owed:
            self.on_posts_owed()
        if table.over:
            self.archives.wake(table.row.id)

    def _add(
        self,
        change: Change,
        table: Table,
        pending: PendingRows,
        seq: int,
        owed: list[Post],
        columns: dict[str, Any],
    ) -> None:
        """Put rows, records, posts and the update of the game's row into `change`. `seq`: the number that the game's
        row must still have, so that a concurrent write is noticed."""
        change.append(pending.rows)
        columns |= {"seq": table.seq, "published": table.published}
        if table.over:
            columns |= {"status": "finished", "ended": self.clock.now(), "result": table.result()}
        change.update_game(seq, **columns)
        for turn in pending.turns:
            change.record(records.encode(table.position.rules, table.row.id, turn))
        posts.owe(change, table.seq, table.row.channel_id, owed)

    # ------------------------------------------------------------------ posts

    def _stories(self, table: Table, pending: PendingRows) -> list[Post]:
        """The post about what a commit published. There is none while house players act next: their last choice
        reports it together with their own, so that the channel gets one post."""
        if table.published <= table.posted:
            return []
        by_house = pending.rows[0].actor_id is None
        if house_to_act(table) is not None and (by_house or table.open_rows):
            return []
        first, table.posted = table.posted + 1, table.published
        return [posts.story(_kind_of_story(table), first, table.published)]

    def _owed(
        self, table: Table, before: dict[int, int], stories: list[Post], calls: Mapping[int, reminders.Call]
    ) -> list[Post]:
        silent = [seat for seat, call in calls.items() if call.silent]
        gone, new = posts.prompts(before, table.called, silent)
        return [*gone, *stories, *new]


def _kind_of_story(table: Table) -> str:
    """TURN (with pictures) when a turn ended, a house player acted or now only another person must act; else STEP."""
    if not table.open_rows:
        return TURN
    owner, people = table.position.choices[0].seat, set(posts.people_of(table.seats))
    if owner not in people:
        return TURN
    others_act = (people - {owner}) & set(table.position.seats_to_act)
    return TURN if others_act and len(table.position.choices) == table.choices_of(owner) else STEP


def _default(table: Table, seat: int) -> str | None:
    """The default of the seat's next decision within its turn, None if there is none."""
    if not table.open_rows or seat not in table.position.seats_to_act:
        return None
    return table.position.decision(seat).default


def _take_defaults(table: Table, seat: int, pending: PendingRows, at: float) -> None:
    """Make the seat's default choices until it has a decision without a default."""
    while (default := _default(table, seat)) is not None:
        table.choose(seat, default, pending, actor=None, at=at, automatic=True)


def _go_on(table: Table, seat: int, notation: str, pending: PendingRows, user_id: int, at: float) -> None:
    """Make the next choice of a shortcut. Raises Refusal stale when it cannot be made in this turn."""
    automatic = notation == _default(table, seat)
    if not table.open_rows:
        raise Refusal("stale")
    try:
        table.choose(seat, notation, pending, actor=None if automatic else user_id, at=at, automatic=automatic)
    except Refusal as refusal:
        raise Refusal("stale") from refusal


def _keep(cache: OrderedDict[str, T], key: str, value: T, most: int) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > most:
        cache.popitem(last=False)
