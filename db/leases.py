"""Leases: rows of a table that one process at a time works on, even if several share the database.

A row is claimed by comparing and setting: it is read, then updated provided that it still is as it was read and
nobody's, then looked at again to see whose it is. That is the same on both engines and needs no row locks.
"""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import replace
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Table, and_, bindparam, or_, select, update

from db.change import Change, Statement
from db.reader import Reader
from db.rows import PostRow, TimerRow
from db.writer import Writer

LEASE_S: Final = 300.0  # longer than a sending takes; another process waits so long before it takes over


Row = TypeVar("Row", PostRow, TimerRow)


class Leases:
    """For a table with the columns `id`, `lease_owner` and `lease_until`.

    `compared`: columns that change whenever a row must not be claimed as it was read; `on_claim`: columns to set."""

    def __init__(
        self, table: Table, owner: str, reader: Reader, writer: Writer, compared: Sequence[str], **on_claim: Any
    ) -> None:
        self.owner = owner
        self._table = table
        self._reader = reader
        self._writer = writer
        self._compared = compared
        self._claiming = asyncio.Lock()
        same = [table.c[name] == bindparam(f"of_{name}") for name in ("id", *compared)]
        lease = {"lease_owner": owner, "lease_until": bindparam("new_until")}
        sql = update(table).where(*same, self.free(bindparam("moment"))).values({**lease, **on_claim})
        self._take = Statement(1, sql)

    def free(self, now: Any) -> ColumnElement[bool]:
        """Nobody's, or another process's whose lease ran out. One's own stay so until they are settled or given up."""
        c = self._table.c
        return or_(c.lease_until.is_(None), and_(c.lease_until <= now, c.lease_owner != self.owner))

    def mine(self) -> ColumnElement[bool]:
        """Claimed by this process."""
        condition: ColumnElement[bool] = self._table.c.lease_owner == self.owner
        return condition

    async def claim(self, candidates: Callable[[], Awaitable[list[Row]]], now: float) -> list[Row]:
        """Those of the rows that `candidates` reads which are this process's from now on."""
        async with self._claiming:
            rows = await candidates()
            if not rows:
                return []
            change = Change("")
            change.key = (self._table.name, "claim")
            # By id in every process, so that no two wait for each other.
            for row in sorted(rows, key=lambda row: row.id):
                values = {f"of_{name}": getattr(row, name) for name in ("id", *self._compared)}
                change.add(self._take, {**values, "moment": now, "new_until": now + LEASE_S})
            await self._writer.write(change)
            query = select(self._table.c.id).where(self.mine(), self._table.c.id.in_([row.id for row in rows]))
            won = set(await self._reader.values(query))
        return [replace(row, lease_owner=self.owner, lease_until=now + LEASE_S) for row in rows if row.id in won]
