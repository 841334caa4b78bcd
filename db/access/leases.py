"""How long a process may hold a post or timer before another one may take it, so that nothing is sent or done twice.

A row is claimed by compare-and-set: it is read, then updated on condition that it is unchanged and has no owner, then
read again to see who owns it. That works the same way on both engines and needs no row locks."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Table, and_, bindparam, or_, select, update

from db.access.change import Change, Statement
from db.access.store import Backend, Store
from db.rows import PostRow, TimerRow

LEASE_S: Final = 300.0  # more than any delivery takes; after that time another process may take over
Row = TypeVar("Row", PostRow, TimerRow)


class Leases(Store):
    """For a table with the columns `id`, `lease_owner` and `lease_until`.

    `compared`: columns that change whenever a row must not be claimed as it was read, one of them different in every
    row that ever was: SQLite gives the id of the last row, once that is deleted, to the next. `on_claim`: columns to
    set."""

    def __init__(self, table: Table, backend: Backend, compared: Sequence[str], **on_claim: Any) -> None:
        super().__init__(backend)
        self.owner = backend.owner
        self._table = table
        self._compared = ("id", *compared)
        self._claiming = asyncio.Lock()
        same = [table.c[name] == bindparam(f"of_{name}") for name in self._compared]
        lease = {"lease_owner": self.owner, "lease_until": bindparam("new_until")}
        self._take = Statement(update(table).where(*same, self.free(bindparam("moment"))).values({**lease, **on_claim}))
        self._won = select(table.c.id).where(self.mine(), table.c.id.in_(bindparam("ids", expanding=True)))

    def free(self, now: Any) -> ColumnElement[bool]:
        """The condition for rows that can be claimed: without an owner, or with another process's expired lease. Our
        own leases do not expire; they end when the row is settled or given up."""
        c = self._table.c
        return or_(c.lease_until.is_(None), and_(c.lease_until <= now, c.lease_owner != self.owner))

    def mine(self) -> ColumnElement[bool]:
        """The condition for rows claimed by this process."""
        return self._table.c.lease_owner == self.owner

    async def claim(self, candidates: Callable[[], Awaitable[list[Row]]], now: float) -> list[Row]:
        """Try to claim the rows that `candidates` reads; returns those that this process owns now. `now`: UTC seconds.
        Raises StorageFailed."""
        async with self._claiming:
            rows = await candidates()
            if not rows:
                return []
            change = Change("", (self._table.name, "claim"))
            # In the order of ids in every process, so that two processes cannot deadlock.
            for row in sorted(rows, key=lambda row: row.id):
                as_read = {f"of_{name}": getattr(row, name) for name in self._compared}
                change.add(self._take, {**as_read, "moment": now, "new_until": now + LEASE_S})
            await self._writer.write(change)
            won = set(await self._reader.values(self._won, ids=[row.id for row in rows]))
        return [replace(row, lease_owner=self.owner, lease_until=now + LEASE_S) for row in rows if row.id in won]
