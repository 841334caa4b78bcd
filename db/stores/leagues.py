"""The leagues and cups of servers: their seasons, who takes part, and the games."""

from sqlalchemy import select

from db.access.store import Store
from db.rows import EntrantRow, FixtureRow, LeagueRow
from db.schema import entrants, fixtures, leagues


class Leagues(Store):
    """Changed with `Change.league`, `entrants` and `fixtures`."""

    async def get(self, league_id: str) -> LeagueRow | None:
        found = await self._reader.first(select(leagues).where(leagues.c.id == league_id))
        return None if found is None else LeagueRow(*found)

    async def of_guild(self, guild_id: int) -> list[LeagueRow]:
        """Those of a server, in a lasting order."""
        query = select(leagues).where(leagues.c.guild_id == guild_id)
        return await self._reader.rows(LeagueRow, query.order_by(leagues.c.id))

    async def in_channel(self, channel_id: int) -> list[LeagueRow]:
        query = select(leagues).where(leagues.c.channel_id == channel_id)
        return await self._reader.rows(LeagueRow, query.order_by(leagues.c.id))

    async def entrants(self, league_id: str, season: int) -> list[EntrantRow]:
        """Who takes part in a season, as they registered."""
        of_season = (entrants.c.league_id == league_id, entrants.c.season == season)
        return await self._reader.rows(EntrantRow, select(entrants).where(*of_season).order_by(entrants.c.number))

    async def entries_of(self, user_id: int) -> list[EntrantRow]:
        """All seasons in which a person took part, by league and season."""
        query = select(entrants).where(entrants.c.user_id == user_id)
        return await self._reader.rows(EntrantRow, query.order_by(entrants.c.league_id, entrants.c.season))

    async def fixtures(self, league_id: str, season: int) -> list[FixtureRow]:
        """The games of a season, as they were drawn up."""
        of_season = (fixtures.c.league_id == league_id, fixtures.c.season == season)
        return await self._reader.rows(FixtureRow, select(fixtures).where(*of_season).order_by(fixtures.c.number))

    async def fixture_of(self, game_id: str) -> FixtureRow | None:
        """What a game is in a season, if it is in one."""
        found = await self._reader.first(select(fixtures).where(fixtures.c.game_id == game_id))
        return None if found is None else FixtureRow(*found)
