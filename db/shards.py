"""Which servers' tables a process drives: Discord divides servers into shards, and each process has some of them."""

from dataclasses import dataclass
from typing import Final

from sqlalchemy import ColumnElement, Integer, and_, func, literal, or_, select, true

from db.schema import games, leagues

_SERVERS_APART: Final = 22  # bits; https://discord.com/developers/docs/events/gateway#sharding


@dataclass(frozen=True, slots=True)
class Shards:
    """`count`: of all processes; `ids`: those of this one, in order. Direct messages belong to shard 0."""

    count: int = 1
    ids: tuple[int, ...] = (0,)

    @property
    def all(self) -> bool:
        """Whether no other process has any."""
        return len(self.ids) == self.count

    def of(self, guild_id: int | None) -> int:
        """The shard of a server, or of what belongs to none."""
        return ((guild_id or 0) >> _SERVERS_APART) % self.count

    def hold(self, guild_id: int | None) -> bool:
        """Whether this process drives the tables of a server."""
        return self.of(guild_id) in self.ids

    def held(
        self,
        game_id: ColumnElement[str | None],
        guild_id: ColumnElement[int | None] | None = None,
        league_id: ColumnElement[str | None] | None = None,
    ) -> ColumnElement[bool]:
        """The condition for rows of games, or of none, that this process deals with. Those of none may name their
        server, `guild_id`, or a league, `league_id`, whose server it is then."""
        if self.all:
            return true()
        of_games: ColumnElement[bool] = game_id.in_(select(games.c.id).where(self._mine(games.c.guild_id)))
        if guild_id is not None:
            return or_(of_games, and_(game_id.is_(None), self._mine(guild_id)))
        if league_id is not None:
            of_games = or_(of_games, league_id.in_(select(leagues.c.id).where(self._mine(leagues.c.guild_id))))
        of_nothing = game_id.is_(None) if league_id is None else and_(game_id.is_(None), league_id.is_(None))
        return or_(of_games, of_nothing) if 0 in self.ids else of_games

    def _mine(self, guild_id: ColumnElement[int | None]) -> ColumnElement[bool]:
        shard = func.coalesce(guild_id, 0).bitwise_rshift(literal(_SERVERS_APART, Integer)) % self.count
        return shard.in_(self.ids)


ALONE: Final = Shards()
