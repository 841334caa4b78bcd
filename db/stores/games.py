"""Queries of games, seats, logs and records: whose they are, which occupy a channel, which are finished, latest
first."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, Final

from sqlalchemy import BindParameter, Row, Select, and_, bindparam, exists, false, func, or_, select

from db.access.cache import GameCache
from db.access.store import Backend, Store
from db.packing import archived_record, unpack_archive, unpack_log, unpack_record
from db.problems import DamagedRecord
from db.rows import GamePage, GameRow, LogRow, PromptRow, RecordRow, SeatRow
from db.schema import (
    ENDED,
    OCCUPYING,
    STATUSES,
    UNFINISHED,
    archives,
    games,
    handled,
    invites,
    log,
    mixed_people,
    packed_actors,
    packed_logs,
    prompts,
    records,
    seats,
)
from db.shards import ALONE, Shards

_OF_GAME: Final[BindParameter[str]] = bindparam("of_game")
_GAME: Final = select(games).where(games.c.id == _OF_GAME)
_PROMPTS: Final = select(prompts).where(prompts.c.game_id == _OF_GAME).order_by(prompts.c.message_id)
_LATEST_RECORDS: Final = (
    select(records)
    .where(records.c.game_id == _OF_GAME, records.c.undone == false())
    .order_by(records.c.last_seq.desc())
    .limit(bindparam("most"))
)
_NO_LESSON: Final = games.c.lesson.is_(None)


class Games(Store):
    """Queries; each reads the last commit. Lists and counts of games leave lessons out. Raises StorageFailed when the
    disk or file fails."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        self.seats = GameCache(seats, SeatRow, ("seat",), backend)

    async def get(self, game_id: str) -> GameRow | None:
        return await self._game(_GAME, of_game=game_id)

    async def occupying(self, channel_id: int) -> GameRow | None:
        """The one lobby or running game of a channel."""
        return await self._game(select(games).where(games.c.channel_id == channel_id, games.c.status.in_(OCCUPYING)))

    async def watched(self, guild_id: int | None) -> list[str]:
        """The ids of the running games of computer players alone in a server."""
        alone = games.c.options["watched"].as_string().is_not(None)
        return await self._reader.values(
            select(games.c.id).where(games.c.status == "running", games.c.guild_id == guild_id, alone)
        )

    async def last_in(self, channel_id: int) -> GameRow | None:
        """The game created last in a channel, whatever its status."""
        return await self._game(
            select(games).where(games.c.channel_id == channel_id).order_by(games.c.created.desc()).limit(1)
        )

    async def last_begun_in(self, channel_id: int) -> GameRow | None:
        """The game of a channel that began last, whatever became of it."""
        begun = (games.c.channel_id == channel_id, games.c.started.is_not(None))
        return await self._game(select(games).where(*begun).order_by(games.c.started.desc()).limit(1))

    async def paused_in(self, channel_id: int) -> GameRow | None:
        """The paused game of a channel that was created last."""
        paused = (games.c.channel_id == channel_id, games.c.status == "paused")
        return await self._game(select(games).where(*paused).order_by(games.c.created.desc()).limit(1))

    async def unfinished_at(self, *, channel_id: int | None = None, guild_id: int | None = None) -> list[GameRow]:
        """The games of a channel, or of a server, that have not ended."""
        place = games.c.guild_id == guild_id if channel_id is None else games.c.channel_id == channel_id
        return await self._reader.rows(GameRow, select(games).where(place, games.c.status.in_(UNFINISHED)))

    async def with_status(self, *statuses: str) -> list[GameRow]:
        """Every game of these statuses, oldest first."""
        return await self._reader.rows(
            GameRow, select(games).where(games.c.status.in_(statuses), _NO_LESSON).order_by(games.c.created)
        )

    async def lesson_of(self, user_id: int) -> GameRow | None:
        return await self._game(select(games).where(games.c.organiser_id == user_id, games.c.lesson.is_not(None)))

    async def lessons(self) -> list[GameRow]:
        """Everybody's lessons, whatever became of them, oldest first."""
        return await self._reader.rows(
            GameRow, select(games).where(games.c.lesson.is_not(None)).order_by(games.c.created)
        )

    async def counts(self, shards: Shards = ALONE) -> dict[str, int]:
        """How many of these shards' games there are of each status."""
        counted = select(games.c.status, func.count()).where(_NO_LESSON, shards.held(games.c.id))
        counts = {status: count for status, count in await self._reader.all(counted.group_by(games.c.status))}
        return {status: counts[status] for status in STATUSES if status in counts}

    async def made_by(self, user_id: int, guild_id: int) -> tuple[int, float | None]:
        """How many games that have not ended a person has made in a guild, and when they made their last, whatever
        became of it (UTC seconds)."""
        own = (games.c.organiser_id == user_id, games.c.guild_id == guild_id)
        count = await self._reader.value(select(func.count()).where(*own, games.c.status.in_(UNFINISHED)))
        return count or 0, await self._reader.value(select(func.max(games.c.created)).where(*own))

    async def of_user(self, user_id: int, statuses: Sequence[str] = UNFINISHED) -> list[GameRow]:
        """Games in which a person has a seat (those that have not ended), oldest first."""
        own = (seats.c.user_id == user_id, games.c.status.in_(statuses), _NO_LESSON)
        return await self._reader.rows(GameRow, select(games).join(seats).where(*own).order_by(games.c.created))

    async def count_of_user(self, user_id: int, statuses: Sequence[str] = UNFINISHED) -> int:
        """In how many games of these statuses (those that have not ended) a person has a seat."""
        own = (seats.c.user_id == user_id, games.c.status.in_(statuses), _NO_LESSON)
        query = select(func.count()).select_from(games.join(seats)).where(*own)
        return await self._reader.value(query) or 0

    async def begun(
        self, *, guild_id: int | None = None, user_id: int | None = None, id_begins: str = "", limit: int
    ) -> list[GameRow]:
        """Games of a guild or of a person that have begun, whatever became of them, latest first; those alone whose
        ids begin so."""
        begins = games.c.id.startswith(id_begins, autoescape=True)
        query = select(games).where(games.c.started.is_not(None), begins, _NO_LESSON)
        if guild_id is not None:
            query = query.where(games.c.guild_id == guild_id)
        if user_id is not None:
            query = query.join(seats).where(seats.c.user_id == user_id)
        return await self._reader.rows(GameRow, query.order_by(games.c.started.desc()).limit(limit))

    async def imported_by(self, user_id: int) -> list[GameRow]:
        """The games that a person opened from files, the latest first."""
        imported = games.c.options["imported"].as_string().is_not(None)
        query = select(games).where(games.c.organiser_id == user_id, games.c.guild_id.is_(None), imported)
        return await self._reader.rows(GameRow, query.order_by(games.c.created.desc()))

    async def last_played(self, user_id: int, rules_name: str) -> GameRow | None:
        """The game of these rules that began last of those in which a person has a seat."""
        query = select(games).join(seats).where(seats.c.user_id == user_id, games.c.started.is_not(None))
        query = query.where(games.c.rules_name == rules_name, _NO_LESSON)
        return await self._game(query.order_by(games.c.started.desc()).limit(1))

    async def finished(
        self,
        *,
        guild_id: int | None = None,
        user_id: int | None = None,
        rules_name: str | None = None,
        option: tuple[str, str] | None = None,
        after: tuple[float, str] | None = None,
        limit: int = 10,
    ) -> GamePage:
        """Finished games, latest first; `after` continues a page. They are those of a guild, with a person, of the
        rules called `rules_name`, and with an option's name and value, each where it is given."""
        query = select(games).where(games.c.status == "finished", _NO_LESSON)
        if guild_id is not None:
            query = query.where(games.c.guild_id == guild_id)
        if user_id is not None:
            query = query.join(seats).where(seats.c.user_id == user_id)
        if rules_name is not None:
            query = query.where(games.c.rules_name == rules_name)
        if option is not None:
            name, value = option
            query = query.where(games.c.options["game", name].as_string() == value)
        if after is not None:
            ended, game_id = after
            query = query.where(or_(games.c.ended < ended, and_(games.c.ended == ended, games.c.id < game_id)))
        page = await self._reader.rows(
            GameRow, query.order_by(games.c.ended.desc(), games.c.id.desc()).limit(limit + 1)
        )
        last = page[limit - 1] if len(page) > limit else None
        return GamePage(page[:limit], None if last is None or last.ended is None else (last.ended, last.id))

    async def invited(self, game_id: str) -> list[int]:
        """Ids of the people invited to a private game."""
        return await self._reader.values(
            select(invites.c.user_id).where(invites.c.game_id == game_id).order_by(invites.c.user_id)
        )

    async def mixed_people(self, game_id: str) -> list[int | None]:
        """The ids that went into the game's seed, in that order; None for a person who was forgotten."""
        query = select(mixed_people.c.user_id).where(mixed_people.c.game_id == game_id)
        return await self._reader.values(query.order_by(mixed_people.c.place))

    async def starters(self, game_id: str) -> dict[int, int | None]:
        """Who began in each seat that a person had; None for a person who was forgotten. Empty for a game that began
        before this was noted."""
        query = select(mixed_people.c.seat, mixed_people.c.user_id).where(mixed_people.c.game_id == game_id)
        return {seat: user_id for seat, user_id in await self._reader.all(query) if seat is not None}

    async def log(self, game_id: str, after: int = 0, upto: int | None = None) -> list[LogRow]:
        """The rows numbered after + 1 to `upto` (or the last), in order, of an ended game too. Raises DamagedRecord
        when its packed log cannot be read."""
        query = select(log).where(log.c.game_id == game_id, log.c.seq > after).order_by(log.c.seq)
        if upto is not None:
            query = query.where(log.c.seq <= upto)
        rows = await self._reader.rows(LogRow, query)
        if rows and rows[0].seq == after + 1:
            return rows
        packed = await self.packed_log(game_id, lambda seq, _: seq > after and (upto is None or seq <= upto))
        return packed + rows

    async def log_of_kinds(self, game_id: str, kinds: Sequence[str]) -> list[LogRow]:
        """The rows of these kinds, in order, of an ended game too. Raises DamagedRecord as `log` does."""
        query = select(log).where(log.c.game_id == game_id, log.c.kind.in_(kinds))
        rows = await self._reader.rows(LogRow, query)
        # After them: what was packed meanwhile is in both, and not in neither.
        packed = await self.packed_log(game_id, lambda _, kind: kind in kinds)
        by_number = {row.seq: row for row in (*packed, *rows)}
        return [by_number[seq] for seq in sorted(by_number)]

    async def packed_log(self, game_id: str, wanted: Callable[[int, str], bool] | None = None) -> list[LogRow]:
        """The rows of an ended game's log that are packed, none if it has no packed log; `wanted`: as `unpack_log`.
        Raises DamagedRecord."""
        row = await self._reader.first(select(packed_logs).where(packed_logs.c.game_id == game_id))
        if row is None:
            return []
        people = select(packed_actors.c.number, packed_actors.c.user_id).where(packed_actors.c.game_id == game_id)
        actors = {number: user_id for number, user_id in await self._reader.all(people)}
        return await asyncio.to_thread(unpack_log, row, actors, wanted)

    async def last_record(self, game_id: str, upto: int | None = None, before: str | None = None) -> RecordRow | None:
        """The record of the last turn that is not undone, or of the last one that ended at or before row `upto`.
        `before`: as `readable_records` has it. Raises DamagedRecord."""
        query = select(records).where(records.c.game_id == game_id, records.c.undone == false())
        if upto is not None:
            query = query.where(records.c.last_seq <= upto)
        row = await self._reader.first(query.order_by(records.c.last_seq.desc()).limit(1))
        if row is not None:
            return unpack_record(row, before)
        packed = await self._archive_row(game_id)
        return None if packed is None else await asyncio.to_thread(archived_record, packed, upto, before)

    async def records(self, game_id: str) -> list[RecordRow]:
        """The records of all turns, undone ones included, in the order of the log. Raises DamagedRecord if any of them
        cannot be read."""
        readable, damaged = await self.readable_records(game_id)
        if damaged:
            raise damaged[0]
        return readable

    async def latest_records(self, game_id: str, count: int) -> list[RecordRow]:
        """The records of the latest `count` turns of a running game that were not undone, in the order of the log.
        Raises DamagedRecord."""
        rows = await self._reader.all(_LATEST_RECORDS, of_game=game_id, most=count)
        return [unpack_record(row) for row in reversed(rows)]

    async def readable_records(
        self, game_id: str, before: str | None = None
    ) -> tuple[list[RecordRow], list[DamagedRecord]]:
        """As `records`, but returns the readable records and, apart from them, an error for each unreadable one.
        `before`: the first key of their contents that is left out, with all that lie behind it."""
        query = select(records).where(records.c.game_id == game_id).order_by(records.c.last_seq)
        rows = await self._reader.all(query)
        if rows:
            return await asyncio.to_thread(_unpacked, rows, before)
        try:
            return await self.archive(game_id, before) or [], []
        except DamagedRecord as damaged:
            return [], [damaged]

    async def archive(self, game_id: str, before: str | None = None) -> list[RecordRow] | None:
        """All records of a game that has an archive, None without one. `before`: as `readable_records` has it. Raises
        DamagedRecord."""
        row = await self._archive_row(game_id)
        return None if row is None else await asyncio.to_thread(unpack_archive, row, before)

    async def _archive_row(self, game_id: str) -> Any:
        return await self._reader.first(select(archives).where(archives.c.game_id == game_id))

    async def unarchived(self, shards: Shards) -> list[str]:
        """Ids of these shards' games that have ended and have records that are in no archive, or a log that is not
        packed."""
        ended = select(games.c.id).where(games.c.status.in_(ENDED), _NO_LESSON, shards.held(games.c.id))
        left = or_(*(exists().where(table.c.game_id == games.c.id) for table in (records, log)))
        return await self._reader.values(ended.where(left).order_by(games.c.id))

    async def prompts(self, game_id: str) -> list[PromptRow]:
        """The messages with buttons that stand in the channel now, oldest first."""
        return await self._reader.rows(PromptRow, _PROMPTS, of_game=game_id)

    async def was_handled(self, game_id: str, interaction_id: int) -> bool:
        """Whether this interaction has already taken effect in this game."""
        r, h = log.c, handled.c
        rows = select(r.game_id).where(r.game_id == game_id, r.interaction_id == interaction_id)
        lobby = select(h.game_id).where(h.game_id == game_id, h.interaction_id == interaction_id)
        return bool(await self._reader.all(rows) or await self._reader.all(lobby))

    async def _game(self, query: Select[Any], **values: Any) -> GameRow | None:
        return next(iter(await self._reader.rows(GameRow, query, **values)), None)


def _unpacked(rows: Sequence[Row[*tuple[Any, ...]]], before: str | None) -> tuple[list[RecordRow], list[DamagedRecord]]:
    readable, damaged = [], []
    for row in rows:
        try:
            readable.append(unpack_record(row, before))
        except DamagedRecord as problem:
            damaged.append(problem)
    return readable, damaged
