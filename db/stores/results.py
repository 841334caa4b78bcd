"""Results of finished games: a person's, a server's, ratings before and after, how often people met; and stored
analyses. A row for each seat and one for each person who gave theirs up to another; of games that were closed or
cancelled one for each person who deserted them."""

from collections.abc import Sequence

from sqlalchemy import ColumnElement, FromClause, exists, func, select

from db.access.store import Store
from db.rows import GameRow, JsonObject, ResultRow
from db.schema import analyses, games, results, seats


class Results(Store):
    """Queries; rows are added with `Change.insert`."""

    async def uncounted(self) -> list[GameRow]:
        """The finished games without results, in the order in which they ended, but lessons, those opened from
        files and those of computer players alone."""
        counted = exists().where(results.c.game_id == games.c.id)
        others = [games.c.options[name].as_string().is_(None) for name in ("imported", "watched")]
        for_real = (*others, games.c.lesson.is_(None))
        query = select(games).where(games.c.status == "finished", ~counted, *for_real)
        return await self._reader.rows(GameRow, query.order_by(games.c.ended, games.c.id))

    async def of_game(self, game_id: str) -> list[ResultRow]:
        return await self._reader.rows(
            ResultRow, select(results).where(results.c.game_id == game_id).order_by(results.c.number)
        )

    async def of_person(self, user_id: int, guild_id: int | None) -> list[ResultRow]:
        """A person's results in a guild, or in all (None), in the order of time."""
        query = select(results).where(results.c.user_id == user_id)
        if guild_id is not None:
            query = query.where(results.c.guild_id == guild_id)
        return await self._reader.rows(ResultRow, query.order_by(results.c.ended, results.c.game_id))

    async def last_of_person(self, user_id: int, most: int) -> list[ResultRow]:
        """A person's results of their last games in all guilds, the latest first."""
        query = select(results).where(results.c.user_id == user_id)
        return await self._reader.rows(ResultRow, query.order_by(results.c.ended.desc(), results.c.game_id).limit(most))

    async def of_guild(self, guild_id: int, rules_name: str) -> list[tuple[ResultRow, JsonObject]]:
        """All results of finished games of a kind in a guild, each with the options of its game."""
        query = select(results, games.c.options["game"]).join(games, games.c.id == results.c.game_id)
        query = query.where(results.c.guild_id == guild_id, results.c.rules_name == rules_name)
        rows = await self._reader.all(query.where(games.c.status == "finished"))
        return [(ResultRow(*row[:-1]), row[-1]) for row in rows]

    async def latest_rated(
        self, guild_id: int, rules_name: str, user_ids: Sequence[int] | None = None
    ) -> dict[int, ResultRow]:
        """The last rated result of each of these people, or of everybody, in a game and guild, by their ids."""
        own = [results.c.guild_id == guild_id, results.c.rules_name == rules_name, results.c.rated_games.is_not(None)]
        own.append(results.c.user_id.is_not(None) if user_ids is None else results.c.user_id.in_(user_ids))
        last = select(results.c.user_id, func.max(results.c.rated_games).label("last")).where(*own)
        newest = last.group_by(results.c.user_id).subquery()
        same = (newest.c.user_id == results.c.user_id) & (newest.c.last == results.c.rated_games)
        return {
            row.user_id or 0: row
            for row in await self._reader.rows(ResultRow, select(results).join(newest, same).where(*own))
        }

    async def met(
        self, guild_id: int, rules_name: str, user_ids: Sequence[int], since: float, until: float
    ) -> dict[tuple[int, int], int]:
        """In how many rated games that ended between two moments (UTC seconds) each two of these people met."""
        own, other = results.alias(), results.alias()
        query = select(own.c.user_id, other.c.user_id, func.count()).where(
            *_met_rated(own, other, guild_id, rules_name),
            own.c.user_id.in_(user_ids),
            other.c.user_id.in_(user_ids),
            own.c.ended.between(since, until),
        )
        rows = await self._reader.all(query.group_by(own.c.user_id, other.c.user_id))
        return {(first, second): games for first, second, games in rows}

    async def opponents(self, guild_id: int, rules_name: str) -> dict[int, int]:
        """How many different people each rated person has met in rated games of a guild."""
        own, other = results.alias(), results.alias()
        query = select(own.c.user_id, func.count(other.c.user_id.distinct()))
        query = query.where(*_met_rated(own, other, guild_id, rules_name)).group_by(own.c.user_id)
        return {user_id: count for user_id, count in await self._reader.all(query)}

    async def rated_before(self, row: ResultRow) -> ResultRow | None:
        """The rated result of the same person, game and guild before a rated one; None for the first."""
        r = results.c
        same = (r.guild_id == row.guild_id, r.rules_name == row.rules_name, r.user_id == row.user_id)
        before = await self._reader.rows(
            ResultRow, select(results).where(*same, r.rated_games == (row.rated_games or 0) - 1)
        )
        return before[0] if before else None

    async def wins(self, guild_id: int, rules_name: str) -> dict[int, int]:
        """How many rated games in a guild each person has won, of those who have won any."""
        own = (results.c.guild_id == guild_id, results.c.rules_name == rules_name, results.c.user_id.is_not(None))
        won = (results.c.rated_games.is_not(None), results.c.place == 1, ~results.c.gave_up)
        query = select(results.c.user_id, func.count()).where(*own, *won).group_by(results.c.user_id)
        return {user_id: count for user_id, count in await self._reader.all(query)}

    async def names(self, guild_id: int, user_ids: Sequence[int]) -> dict[int, str]:
        """The name under which each of these people made or joined their latest game in a guild, where they still have
        the seat of any."""
        query = select(seats.c.user_id, seats.c.name).join(games, games.c.id == seats.c.game_id)
        query = query.where(games.c.guild_id == guild_id, seats.c.user_id.in_(user_ids))
        rows = await self._reader.all(query.order_by(games.c.created, games.c.id))
        return {user_id: name for user_id, name in rows}


def _met_rated(own: FromClause, other: FromClause, guild_id: int, rules_name: str) -> tuple[ColumnElement[bool], ...]:
    """The conditions under which a row of results is that of an opponent in the same rated game."""
    return (
        own.c.game_id == other.c.game_id,
        own.c.user_id != other.c.user_id,
        own.c.rated_games.is_not(None),
        other.c.rated_games.is_not(None),
        own.c.guild_id == guild_id,
        own.c.rules_name == rules_name,
    )


class Analyses(Store):
    """The reasons why finished games ended so: one analysis for each, with the version that made it."""

    async def of(self, game_id: str, version: int) -> JsonObject | None:
        """The analysis of a game that this version made; None where there is none."""
        a = analyses.c
        return await self._reader.value(select(a.content).where(a.game_id == game_id, a.version == version))

    async def save(self, game_id: str, version: int, content: JsonObject) -> None:
        """Replace the analysis of a game. Raises StorageFailed, WriteRefused."""
        await self._writer.replace(analyses, {"game_id": game_id}, {"version": version, "content": content})
