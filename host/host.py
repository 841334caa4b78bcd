"""Every running table behind one door: presses come in, are checked, applied, committed, and only then answered."""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, replace
from random import SystemRandom
from time import time
from typing import Any, Final, TypeAlias, TypeVar
from weakref import WeakValueDictionary

from db import Change, Database, GameRow, Outbox, People, PromptRow, RecordRow
from engine import players
from engine.core.decision import Decision, Refusal
from engine.core.position import AnyPosition, load_position
from engine.games import rules_of
from host import posts
from host.history import History
from host.log import without_undone
from host.posts import END, START, STEP, TURN, Post
from host.table import PendingRows, Table

T = TypeVar("T")
Act: TypeAlias = Callable[[PendingRows], Awaitable[None]]

TABLES_IN_MEMORY: Final = 200
HISTORIES_IN_MEMORY: Final = 40  # one to three megabytes each; replayed from the log within 50 ms
ASK_ALWAYS: Final = "ask_always"


@dataclass(frozen=True, slots=True)
class Panel:
    """What one seat sees of its table now. `decision` is None when it need not act; `asked_after`, the row
    after which it was asked, goes into its buttons."""

    table: Table
    seat: int
    position: AnyPosition
    decision: Decision | None
    asked_after: int
    can_undo: bool
    can_reset: bool


class Host:
    """See the module's docstring. `on_posts_owed`: called after each commit that owes the channel something."""

    def __init__(self, database: Database, on_posts_owed: Callable[[], None] = lambda: None) -> None:
        self.db = database
        self.on_posts_owed = on_posts_owed
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._histories: OrderedDict[str, History] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._rng = SystemRandom()

    # ------------------------------------------------------------------ looking

    def lock(self, game_id: str) -> asyncio.Lock:
        """One press at a time for each table."""
        lock = self._locks.get(game_id)
        if lock is None:
            lock = self._locks[game_id] = asyncio.Lock()
        return lock

    async def game(self, game_id: str) -> GameRow:
        """Raises Refusal unknown_game."""
        game = await self.db.games.get(game_id)
        if game is None:
            raise Refusal("unknown_game", game=game_id)
        return game

    async def game_in(self, channel_id: int) -> GameRow:
        """The lobby or running game of a channel, or the last one that was. Raises Refusal no_game_here."""
        game = await self.db.games.occupying(channel_id) or await self.db.games.last_in(channel_id)
        if game is None:
            raise Refusal("no_game_here")
        return game

    @property
    def outbox(self) -> Outbox:
        """What the channels are owed."""
        return self.db.outbox

    @property
    def people(self) -> People:
        """Settings of people and servers."""
        return self.db.people

    async def games_of(self, user_id: int) -> list[GameRow]:
        """Lobbies and running games in which a person sits, oldest first."""
        return await self.db.games.of_user(user_id)

    async def finished(self, *, guild_id: int | None, limit: int) -> list[GameRow]:
        """The games of a server that ended last."""
        return (await self.db.games.finished(guild_id=guild_id, limit=limit)).games

    async def prompts(self, game_id: str) -> list[PromptRow]:
        """The messages of a game that wait for an answer."""
        return await self.db.games.prompts(game_id)

    async def fingerprint(self, game_id: str) -> str:
        """What was published of the dice's seed when the game began."""
        (first,) = await self.db.games.log(game_id, upto=1)
        return first.notation

    async def table(self, game_id: str) -> Table:
        """The table of a running or finished game. Raises Refusal unknown_game, not_started."""
        # A press that is being handled changes the table before it is committed; nobody looks at it meanwhile.
        async with self.lock(game_id):
            return await self._table(game_id)

    async def panel(self, game_id: str, user_id: int) -> Panel:
        """Raises Refusal: not_at_table, unknown_game, not_started."""
        return self._panel(await self.table(game_id), user_id)

    def _panel(self, table: Table, user_id: int) -> Panel:
        seat = table.seat_of(user_id)
        acts = seat in table.position.seats_to_act and table.row.status != "cancelled"
        choices = len(table.position.choices)
        floor = table.undo_floor(seat) if acts else choices
        return Panel(
            table=table,
            seat=seat,
            position=table.position_for(seat),
            decision=table.position.decision(seat) if acts else None,
            asked_after=table.asked_after.get(seat, 0),
            can_undo=acts and floor < choices,
            can_reset=acts and floor < choices - 1,
        )

    async def history(self, game_id: str) -> History:
        """The published story. Raises Refusal unknown_game, not_started."""
        async with self.lock(game_id):
            return await self._history(await self._table(game_id))

    async def _history(self, table: Table) -> History:
        history = self._histories.get(table.row.id)
        if history is None or history.seq > table.published:
            rows = await self.db.games.log(table.row.id, upto=table.published)
            colours = [seat.colour for seat in table.seats]
            game = table.row
            history = await asyncio.to_thread(
                History.replay, game.rules_name, game.options["game"], colours, _seed(game), rows
            )
        elif history.seq < table.published:
            for row in without_undone(await self.db.games.log(table.row.id, history.seq, table.published)):
                history.add(row)
            history.seq = table.published
        _keep(self._histories, table.row.id, history, HISTORIES_IN_MEMORY)
        return history

    async def _table(self, game_id: str) -> Table:
        if game_id in self._tables:
            self._tables.move_to_end(game_id)
            return self._tables[game_id]
        game = await self.game(game_id)
        if game.started is None:
            raise Refusal("not_started")
        record = await self.db.games.last_record(game_id)
        if record is None:
            raise Refusal("not_started")
        position = load_position(rules_of(game.rules_name), record.content["state"], _seed(game))
        table = Table(game, await self.db.games.seats(game_id), position, record.last_seq, record.number)
        table.catch_up(await self.db.games.log(game_id, record.last_seq), game.published)
        _keep(self._tables, game_id, table, TABLES_IN_MEMORY)
        return table

    # ------------------------------------------------------------------ acting

    async def choose(
        self,
        game_id: str,
        user_id: int,
        notation: str,
        *,
        asked_after: int | None = None,
        interaction_id: int | None = None,
    ) -> Panel:
        """A person's choice, with the defaults that follow it. Returns the person's panel after it.

        `asked_after` is the button's (None for typed choices). The same interaction twice has the effect of one.
        Raises Refusal (game_over, not_your_turn, stale, not_at_table, or why it is not legal) and StorageFailed.
        """

        async def act(table: Table, seat: int, pending: PendingRows) -> None:
            table.check(seat, asked_after)
            table.choose(seat, notation, pending, actor=user_id, at=time())
            if not (await self.db.people.settings(user_id)).get(ASK_ALWAYS):
                self._take_defaults(table, seat, pending)

        return await self._press(game_id, user_id, interaction_id, act)

    async def undo(
        self, game_id: str, user_id: int, *, everything: bool = False, interaction_id: int | None = None
    ) -> Panel:
        """Take back the person's last choice of this turn, or all since the last new information.

        Raises Refusal: game_over, not_your_turn, nothing_to_undo.
        """

        async def act(table: Table, seat: int, pending: PendingRows) -> None:
            table.check(seat, None)
            keep = table.undo_floor(seat) if everything else len(table.open_rows) - 1
            table.undo(seat, keep, pending, actor=user_id, at=time())

        return await self._press(game_id, user_id, interaction_id, act)

    async def _press(
        self,
        game_id: str,
        user_id: int,
        interaction_id: int | None,
        act: Callable[[Table, int, PendingRows], Awaitable[None]],
    ) -> Panel:
        async with self.lock(game_id):
            table = await self._table(game_id)
            seat = table.seat_of(user_id)
            if interaction_id is not None and await self.db.games.was_handled(game_id, interaction_id):
                return self._panel(table, user_id)
            if table.row.status == "cancelled":
                raise Refusal("game_cancelled")
            await self.advance(table, lambda pending: act(table, seat, pending), interaction_id=interaction_id)
            return self._panel(await self._table(game_id), user_id)

    async def resume(self, game_id: str) -> None:
        """Let house players act who must: after a start, or where one took a seat."""
        async with self.lock(game_id):
            await self.advance(await self._table(game_id), _nothing)

    async def advance(self, table: Table, act: Act, *, interaction_id: int | None = None) -> None:
        """Apply `act`, let house players answer, and commit it all with what the channel is owed."""
        before, published, seq = dict(table.owing), table.published, table.seq
        pending = PendingRows()
        try:
            await act(pending)
            stories = [self._story(table, published)] if table.published > published else []
            published = table.published
            await asyncio.to_thread(self._houses_play, table, pending)
            if table.published > published:
                stories = _with_houses(table, stories, published)
            await self._commit(
                table, pending, seq, self._owed(table, before, stories, _goes_on(table, pending)), interaction_id
            )
        except Refusal:
            if pending.rows:
                self._drop(table)
            raise
        except BaseException:
            self._drop(table)
            raise

    async def begin(self, table: Table, change: Change, **columns: Any) -> None:
        """Commit a new table, with the turns house players have before anybody else, whole or not at all."""
        pending, published = PendingRows(), table.published
        await asyncio.to_thread(self._houses_play, table, pending)
        opening = [Post(START, {})]
        if table.published > published:
            opening.append(posts.story(TURN, published + 1, table.published))
        self._add(change, table, pending, 0, self._owed(table, {}, opening), columns)
        await self.db.write(change)
        self.on_posts_owed()

    def _take_defaults(self, table: Table, seat: int, pending: PendingRows) -> None:
        """What nearly everybody wants is chosen unasked, within the turn, by the seat that just chose."""
        while table.open_rows and seat in table.position.seats_to_act:
            default = table.position.decision(seat).default
            if default is None:
                return
            table.choose(seat, default, pending, actor=None, at=time(), automatic=True)

    def _houses_play(self, table: Table, pending: PendingRows) -> None:
        houses = {seat.seat: seat.player for seat in table.seats if seat.player in players.NAMES}
        while acting := [seat for seat in table.position.seats_to_act if seat in houses]:
            notation = players.choose(houses[acting[0]], table.position, acting[0], self._rng)
            table.choose(acting[0], notation, pending, actor=None, at=time(), automatic=True)

    def _story(self, table: Table, published: int) -> Post:
        """What a press made public: with pictures when it ended a turn or left it to another person to act."""
        kind = TURN
        if table.open_rows:
            owner = table.position.choices[0].seat
            people = {seat.seat for seat in table.seats if seat.user_id is not None}
            others_act = (people - {owner}) & set(table.position.seats_to_act)
            kind = TURN if others_act and len(table.position.choices) == table.choices_of(owner) else STEP
        return posts.story(kind, published + 1, table.published)

    def _owed(self, table: Table, before: dict[int, int], stories: list[Post], here: int | None = None) -> list[Post]:
        people = [seat.seat for seat in table.seats if seat.user_id is not None]
        gone, new = posts.prompts(before, table.owing, people, here)
        end = [Post(END, {})] if table.over else []
        return [*gone, *stories, *end, *new]

    async def _commit(
        self, table: Table, pending: PendingRows, seq: int, owed: list[Post], interaction_id: int | None
    ) -> None:
        if not pending.rows:
            return
        change = Change(table.row.id)
        if interaction_id is not None:
            pending.rows[0] = replace(pending.rows[0], interaction_id=interaction_id)
        self._add(change, table, pending, seq, owed, {})
        # A press that is cut off while it waits has been written or not; the table is loaded again to find out.
        await asyncio.shield(self.db.write(change))
        if owed:
            self.on_posts_owed()

    def _add(
        self, change: Change, table: Table, pending: PendingRows, seq: int, owed: list[Post], columns: dict[str, Any]
    ) -> None:
        """Rows, snapshot and posts, and the game's own row, which stands at `seq`."""
        change.append(pending.rows)
        columns |= {"seq": table.seq, "published": table.published}
        if table.over:
            columns |= {"status": "finished", "ended": time(), "result": table.result()}
        change.update_game(seq, **columns)
        if pending.snapshot is not None:
            first, last, rules_version = table.recorded + 1, pending.snapshot_seq, table.position.rules.version
            content = {"state": pending.snapshot}
            change.record(RecordRow(table.row.id, table.finished_turns, first, last, 1, rules_version, False, content))
            table.recorded = last
        posts.owe(change, table.seq, table.row.channel_id, owed)

    def _drop(self, table: Table) -> None:
        """Forget what is in memory of a game; the next press loads it from the database."""
        self._tables.pop(table.row.id, None)
        self._histories.pop(table.row.id, None)

    def forget(self, game_id: str) -> None:
        """Drop a table whose row in the database was changed by somebody else."""
        self._tables.pop(game_id, None)


async def _nothing(_: PendingRows) -> None:
    """Nobody pressed anything."""


def _goes_on(table: Table, pending: PendingRows) -> int | None:
    """The seat that ended its turn a moment ago and has the next one too."""
    last = pending.rows[-1].seat if pending.rows else None
    return last if last in table.position.seats_to_act and not table.position.sealed else None


def _with_houses(table: Table, stories: list[Post], published: int) -> list[Post]:
    """House players' rows after `published`: one post of their own, or more words of the same step."""
    if stories and stories[-1].kind == STEP and table.open_rows:
        return [*stories[:-1], posts.story(STEP, stories[-1].payload["first"], table.published)]
    return [*stories, posts.story(TURN, published + 1, table.published)]


def _seed(game: GameRow) -> bytes:
    if game.seed is None:
        raise Refusal("not_started")
    return game.seed


def _keep(cache: OrderedDict[str, T], key: str, value: T, most: int) -> None:
    cache[key] = value
    cache.move_to_end(key)
    while len(cache) > most:
        cache.popitem(last=False)
