"""Reading games, their seats and their logs."""

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Select, and_, or_, select

from db.reader import Reader
from db.rows import GamePage, GameRow, LogRow, PromptRow, SeatRow, SnapshotRow
from db.schema import UNFINISHED, games, handled, invites, log, prompts, seats, snapshots
from db.snapshots import unpack


class Games:
    """What is committed, as of the moment of the call."""

    def __init__(self, reader: Reader) -> None:
        self._reader = reader

    async def get(self, game_id: str) -> GameRow | None:
        found = await self._games(select(games).where(games.c.id == game_id))
        return found[0] if found else None

    async def unfinished_in(self, channel_id: int) -> GameRow | None:
        """The one lobby or running game of a channel."""
        found = await self._games(select(games).where(games.c.channel_id == channel_id, games.c.status.in_(UNFINISHED)))
        return found[0] if found else None

    async def last_in(self, channel_id: int) -> GameRow | None:
        """The game made last in a channel, whatever became of it."""
        found = await self._games(
            select(games).where(games.c.channel_id == channel_id).order_by(games.c.created.desc()).limit(1)
        )
        return found[0] if found else None

    async def with_status(self, *statuses: str) -> list[GameRow]:
        """Every game of these statuses, oldest first."""
        return await self._games(select(games).where(games.c.status.in_(statuses)).order_by(games.c.created))

    async def of_user(self, user_id: int, statuses: Sequence[str] = UNFINISHED) -> list[GameRow]:
        """Games in which a person has a seat, oldest first."""
        query = select(games).join(seats).where(seats.c.user_id == user_id, games.c.status.in_(statuses))
        return await self._games(query.order_by(games.c.created))

    async def finished(
        self,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        after: tuple[float, str] | None = None,
        limit: int = 10,
    ) -> GamePage:
        """Finished games of a guild, of a person, of both or of all, latest first; `after` continues a page."""
        query = select(games).where(games.c.status == "finished")
        if guild_id is not None:
            query = query.where(games.c.guild_id == guild_id)
        if user_id is not None:
            query = query.join(seats).where(seats.c.user_id == user_id)
        if after is not None:
            ended, game_id = after
            query = query.where(or_(games.c.ended < ended, and_(games.c.ended == ended, games.c.id < game_id)))
        found = await self._games(query.order_by(games.c.ended.desc(), games.c.id.desc()).limit(limit + 1))
        page = found[:limit]
        last = page[-1] if len(found) > limit else None
        return GamePage(page, None if last is None or last.ended is None else (last.ended, last.id))

    async def seats(self, game_id: str) -> list[SeatRow]:
        query = select(seats).where(seats.c.game_id == game_id).order_by(seats.c.seat)
        return [SeatRow(*row) for row in await self._reader.all(query)]

    async def invited(self, game_id: str) -> list[int]:
        """Ids of the people invited to a private game."""
        query = select(invites.c.user_id).where(invites.c.game_id == game_id).order_by(invites.c.user_id)
        return await self._reader.values(query)

    async def log(self, game_id: str, after: int = 0, upto: int | None = None) -> list[LogRow]:
        """The rows numbered after + 1 to `upto` (or the last), in order."""
        query = select(log).where(log.c.game_id == game_id, log.c.seq > after).order_by(log.c.seq)
        if upto is not None:
            query = query.where(log.c.seq <= upto)
        return [LogRow(*row) for row in await self._reader.all(query)]

    async def snapshot(self, game_id: str, upto: int | None = None) -> SnapshotRow | None:
        """The latest stored state, or the latest one at or before row `upto`."""
        query = select(snapshots).where(snapshots.c.game_id == game_id).order_by(snapshots.c.seq.desc()).limit(1)
        if upto is not None:
            query = query.where(snapshots.c.seq <= upto)
        row = await self._reader.first(query)
        return None if row is None else SnapshotRow(row.game_id, row.seq, row.boundary, unpack(row.codec, row.blob))

    async def prompts(self, game_id: str) -> list[PromptRow]:
        """The messages with buttons that stand in the channel now, oldest first."""
        query = select(prompts).where(prompts.c.game_id == game_id).order_by(prompts.c.message_id)
        return [PromptRow(*row) for row in await self._reader.all(query)]

    async def was_handled(self, game_id: str, interaction_id: int) -> bool:
        """Whether an interaction has had its effect on this game already."""
        r, h = log.c, handled.c
        rows = select(r.game_id).where(r.game_id == game_id, r.interaction_id == interaction_id)
        lobby = select(h.game_id).where(h.game_id == game_id, h.interaction_id == interaction_id)
        return bool(await self._reader.all(rows) or await self._reader.all(lobby))

    async def _games(self, query: Select[Any]) -> list[GameRow]:
        return [GameRow(*row) for row in await self._reader.all(query)]
