"""Timers: things to be done at a given time, such as deadlines, reminders and ends of pauses. Each is done once."""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import bindparam, case, func, or_, select, update

from db.access.cache import Cache
from db.access.change import Change, Statement
from db.access.leases import Leases
from db.access.reader import Reader
from db.access.writer import Writer
from db.rows import JsonObject, TimerRow
from db.schema import seats, timers
from db.shards import Shards

_OF_GAME: Final = select(timers).where(timers.c.game_id == bindparam("of_game")).order_by(timers.c.due, timers.c.id)


class Timers:
    """Armed within a game's change (`Change.arm`) or here; claimed when due; settled together with what it did
    (`Change.settle`). One that is claimed and not settled is claimed again, by another process or after a restart."""

    def __init__(self, reader: Reader, writer: Writer, owner: str, shards: Shards, *, alone: bool) -> None:
        self._kinds_had = Cache(self._has, alone=alone)
        self._held = shards.held(timers.c.game_id)
        self._reader = reader
        self._writer = writer
        self._leases = Leases(timers, owner, reader, writer, ("due",))
        one = update(timers).where(timers.c.id == bindparam("of_id"), self._leases.mine())
        self._put_off = Statement(1, one.values(due=bindparam("new_due"), lease_owner=None, lease_until=None))
        free = update(timers).values(lease_owner=None, lease_until=None)
        self._free_all = Statement(1, free.where(self._held))
        self._free_mine = Statement(1, free.where(self._leases.mine()))

    async def recover(self, *, of_all: bool = False) -> None:
        """Release the timers that this process, or every one that drove its shards, had claimed and not settled."""
        await self._writer.execute("timers", (self._free_all if of_all else self._free_mine, {}))

    async def arm(self, kind: str, user_id: int, due: float, payload: JsonObject) -> None:
        """Set a timer of a person that belongs to no game. `due`: UTC seconds."""
        change = Change("", ("timers", user_id))
        change.arm(kind, due, payload, user_id=user_id)
        await self._writer.write(change)

    async def disarm(self, kind: str, user_id: int) -> None:
        """Delete such a timer, if there is one."""
        change = Change("", ("timers", user_id))
        change.disarm(kind, user_id=user_id)
        await self._writer.write(change)

    async def claim(self, now: float, limit: int = 20, kinds: Sequence[str] | None = None) -> list[TimerRow]:
        """Claim up to `limit` timers that are due at `now` (UTC seconds), the earliest first; only those of `kinds`,
        where they are given."""

        async def due() -> list[TimerRow]:
            query = select(timers).where(self._leases.free(now), timers.c.due <= now, self._held)
            if kinds is not None:
                query = query.where(timers.c.kind.in_(kinds))
            query = query.order_by(timers.c.due, timers.c.id).limit(limit)
            return [TimerRow(*row) for row in await self._reader.all(query)]

        return await self._leases.claim(due, now)

    async def settle(self, timer: TimerRow) -> None:
        """Delete a claimed timer whose work needed no change. It stays if it was armed again meanwhile."""
        change = Change(timer.game_id or "", ("timers", timer.id))
        change.settle(timer, guarded=False)
        await self._writer.write(change)

    async def put_off(self, timer: TimerRow, due: float) -> None:
        """Give a claimed timer back, to be claimed again at `due` (UTC seconds); nothing if it was armed again."""
        again = (self._put_off, {"of_id": timer.id, "new_due": due})
        await self._writer.execute(("timers", timer.id), again, game_id=timer.game_id or "")

    async def next_due(self, kinds: Sequence[str] | None = None) -> float | None:
        """When the next timer (of `kinds`) can be claimed, in UTC seconds (in the past if one can be now); None without
        timers."""
        lease = timers.c.lease_until
        free = case((lease > timers.c.due, lease), else_=timers.c.due)
        query = select(func.min(free)).where(or_(lease.is_(None), ~self._leases.mine()), self._held)
        if kinds is not None:
            query = query.where(timers.c.kind.in_(kinds))
        moment: float | None = await self._reader.value(query)
        return moment

    async def count_due(self, now: float) -> int:
        """How many timers were due at `now` (UTC seconds) and have not been settled."""
        count: int = await self._reader.value(select(func.count()).where(timers.c.due <= now))
        return count

    async def games_with(self, kind: str) -> list[str]:
        """Ids of the games that have a timer of this kind."""
        query = select(timers.c.game_id).where(timers.c.kind == kind, timers.c.game_id.is_not(None))
        return await self._reader.values(query.order_by(timers.c.id))

    async def kinds(self) -> list[str]:
        """The kinds of all timers."""
        return await self._reader.values(select(timers.c.kind).distinct())

    async def concerning(self, kind: str, user_id: int) -> list[TimerRow]:
        """The timers of a kind that are a person's, or of a game in which they have a seat; the earliest first."""
        theirs = select(seats.c.game_id).where(seats.c.user_id == user_id)
        concerned = or_(timers.c.user_id == user_id, timers.c.game_id.in_(theirs))
        query = select(timers).where(timers.c.kind == kind, concerned).order_by(timers.c.due, timers.c.id)
        return [TimerRow(*row) for row in await self._reader.all(query)]

    async def of_game(self, game_id: str) -> list[TimerRow]:
        """All timers of a game, the earliest first."""
        return [TimerRow(*row) for row in await self._reader.all(_OF_GAME, of_game=game_id)]

    async def of_kind(self, game_id: str, kind: str) -> list[TimerRow]:
        """Those of a kind. That there are none, as mostly, is kept until one is set."""
        if not await self._kinds_had.get((game_id, kind)):
            return []
        return [timer for timer in await self.of_game(game_id) if timer.kind == kind]

    async def _has(self, game_and_kind: tuple[str, str]) -> bool:
        game_id, kind = game_and_kind
        return any(timer.kind == kind for timer in await self.of_game(game_id))

    def follow(self, change: Change) -> None:
        """A change was committed, or failed in a way that does not say whether it was."""
        for kind in change.timer_kinds:
            self._kinds_had.drop((change.game_id, kind))
