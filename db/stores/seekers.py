"""Who looks for others who want the same game, on which server and until when."""

from sqlalchemy import select

from db.access.store import Store
from db.rows import SeekerRow
from db.schema import seekers


class Seekers(Store):
    """At most one row for each person and server; changed with `Change.seek`, `unseek` and `found`."""

    async def of_guild(self, guild_id: int, now: float) -> list[SeekerRow]:
        """Those of a server who still look at `now` (UTC seconds), who has waited longest first."""
        query = select(seekers).where(seekers.c.guild_id == guild_id, seekers.c.until > now)
        return await self._reader.rows(SeekerRow, query.order_by(seekers.c.since, seekers.c.user_id))

    async def of_person(self, user_id: int) -> list[SeekerRow]:
        """A person's on all servers, what ends first first."""
        query = select(seekers).where(seekers.c.user_id == user_id)
        return await self._reader.rows(SeekerRow, query.order_by(seekers.c.until, seekers.c.guild_id))
