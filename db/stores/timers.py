"""Stored timers (deadlines, reminders, ends of pauses): which are due, taken by one process and done once. What each
kind does stands where it registers (host/sleeper.py). Each is done once."""

from collections.abc import Sequence
from operator import attrgetter, not_
from typing import Final

from sqlalchemy import bindparam, case, func, or_, select, update

from db.access.cache import Cache
from db.access.change import Change, Statement
from db.access.leases import Leases
from db.access.store import Backend, Store
from db.rows import JsonObject, TimerRow
from db.schema import seats, timers
from db.shards import ALONE, Shards

_LEAGUE: Final = timers.c.payload["league"].as_string()
"""Of which league a timer is that is of no game, as `Change.arm_league` notes it."""
_OF_GAME: Final = select(timers).where(timers.c.game_id == bindparam("of_game")).order_by(timers.c.due, timers.c.id)


class Timers(Store):
    """Armed within a game's change (`Change.arm`) or here; claimed when due; settled together with what it did
    (`Change.settle`). One that is claimed and not settled is claimed again, by another process or after a restart.

    `of_kind`: those of a game and kind; that there are none, as mostly, is kept until one is set."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self.of_kind = Cache(self._of_kind, alone=backend.alone, keeps=not_, changed=attrgetter("timers"))
        self._writer.after_commit.append(self.of_kind.follow)
        self._held = backend.shards.held(timers.c.game_id, league_id=_LEAGUE)
        self._leases = Leases(timers, backend, ("key", "due"))
        by_id = update(timers).where(timers.c.id == bindparam("of_id"), self._leases.mine())
        self._put_off = Statement(by_id.values(due=bindparam("new_due"), lease_owner=None, lease_until=None))
        free = update(timers).values(lease_owner=None, lease_until=None)
        self._free_all = Statement(free.where(self._held))
        self._free_mine = Statement(free.where(self._leases.mine()))

    async def release(self, *, of_all: bool = False) -> None:
        """Release the timers that this process, or every one that drove its shards, had claimed and not settled."""
        await self._writer.execute("timers", self._free_all if of_all else self._free_mine)

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
            return await self._reader.rows(TimerRow, query.order_by(timers.c.due, timers.c.id).limit(limit))

        return await self._leases.claim(due, now)

    async def settle(self, timer: TimerRow) -> None:
        """Delete a claimed timer whose work needed no change. It stays if it was armed again meanwhile."""
        change = Change(timer.game_id or "", ("timers", timer.id))
        change.settle(timer, guarded=False)
        await self._writer.write(change)

    async def put_off(self, timer: TimerRow, due: float) -> None:
        """Give a claimed timer back, to be claimed again at `due` (UTC seconds); nothing if it was armed again."""
        key, game_id = ("timers", timer.id), timer.game_id or ""
        await self._writer.execute(key, self._put_off, game_id, of_id=timer.id, new_due=due)

    async def next_due(self, kinds: Sequence[str] | None = None) -> float | None:
        """When the next timer (of `kinds`) can be claimed, in UTC seconds (in the past if one can be now); None without
        timers."""
        lease = timers.c.lease_until
        free = case((lease > timers.c.due, lease), else_=timers.c.due)
        query = select(func.min(free)).where(or_(lease.is_(None), ~self._leases.mine()), self._held)
        if kinds is not None:
            query = query.where(timers.c.kind.in_(kinds))
        return await self._reader.value(query)

    async def count_due(self, now: float, shards: Shards = ALONE) -> int:
        """How many timers of these shards' games were due at `now` (UTC seconds) and have not been settled."""
        due = (timers.c.due <= now, shards.held(timers.c.game_id, league_id=_LEAGUE))
        return await self._reader.value(select(func.count()).where(*due)) or 0

    async def games_with(self, kind: str) -> list[str]:
        """Ids of the games that have a timer of this kind."""
        query = select(timers.c.game_id).where(timers.c.kind == kind, timers.c.game_id.is_not(None))
        return await self._reader.values(query.order_by(timers.c.id))

    async def kinds(self) -> list[str]:
        return await self._reader.values(select(timers.c.kind).distinct())

    async def concerning(self, kind: str, user_id: int) -> list[TimerRow]:
        """The timers of a kind that are a person's, or of a game in which they have a seat; the earliest first."""
        theirs = select(seats.c.game_id).where(seats.c.user_id == user_id)
        concerned = or_(timers.c.user_id == user_id, timers.c.game_id.in_(theirs))
        return await self._reader.rows(
            TimerRow, select(timers).where(timers.c.kind == kind, concerned).order_by(timers.c.due, timers.c.id)
        )

    async def of_game(self, game_id: str) -> list[TimerRow]:
        """All timers of a game, the earliest first."""
        return await self._reader.rows(TimerRow, _OF_GAME, of_game=game_id)

    async def _of_kind(self, game_id: str, kind: str) -> list[TimerRow]:
        return [timer for timer in await self.of_game(game_id) if timer.kind == kind]
