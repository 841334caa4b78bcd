"""Settings of people and guilds, and what a person may ask for: a copy of their data, or its deletion."""

import asyncio
from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import Select, Table, bindparam, exists, or_, select, update

from db.access.cache import Cache
from db.access.change import Statement, deletion, insertion
from db.access.reader import Reader
from db.access.writer import Writer
from db.problems import DamagedRecord
from db.rows import DEPARTED_NAME, JsonObject
from db.schema import (
    UNFINISHED,
    ahead,
    followers,
    games,
    guilds,
    hints,
    invites,
    log,
    mixed_people,
    outbox,
    packed_actors,
    people,
    presets,
    private_notes,
    prompts,
    results,
    seats,
    timers,
)
from db.stores.games import Games


def _replacing(table: Table, key: str) -> tuple[Statement, Statement]:
    return deletion(table, key), insertion(table)


_person = _replacing(people, "user_id")
_guild = _replacing(guilds, "guild_id")


def _forgetting(table: Table, column: str, **values: Any) -> Statement:
    sql = update(table).where(table.c[column] == bindparam("of_user_id"))
    return Statement(1, sql.values({column: None, **values}))


_forget = (
    _forgetting(seats, "user_id", name=DEPARTED_NAME),
    _forgetting(games, "organiser_id"),
    _forgetting(log, "actor_id"),
    _forgetting(packed_actors, "user_id"),
    _forgetting(prompts, "user_id"),
    _forgetting(mixed_people, "user_id"),
    _forgetting(results, "user_id"),
    _forgetting(hints, "user_id"),
    deletion(invites, "user_id"),
    deletion(timers, "user_id"),
    deletion(followers, "user_id"),
    deletion(presets, "user_id"),
    deletion(private_notes, "user_id"),
    deletion(outbox, "user_id"),
    deletion(people, "user_id"),
)


class People:
    """One JSON object of settings for each person and each guild; what is in it is the host's business.

    Every press asks for settings of people and every post for those of its guild, so they are kept in memory."""

    def __init__(self, reader: Reader, writer: Writer, games: Games, *, alone: bool) -> None:
        self._reader = reader
        self._writer = writer
        self._games = games
        self._changing = asyncio.Lock()
        self._cache = Cache(self._settings, alone=alone)
        self._guild_cache = Cache(self._guild_settings, alone=alone)
        self.remembered = asyncio.Lock()
        """While it is held nobody is forgotten: for what is made of people's ids and stored again."""

    async def settings(self, user_id: int) -> JsonObject:
        """A person's settings, not to be changed in place; empty if none were ever saved."""
        return await self._cache.get(user_id)

    async def _settings(self, user_id: int) -> JsonObject:
        return await self._reader.value(select(people.c.settings).where(people.c.user_id == user_id)) or {}

    async def settings_of(self, user_ids: Sequence[int]) -> dict[int, JsonObject]:
        """The settings of several people, of those who ever saved some."""
        query = select(people.c.user_id, people.c.settings).where(people.c.user_id.in_(user_ids))
        return {user_id: settings for user_id, settings in await self._reader.all(query)}

    async def save_settings(self, user_id: int, settings: JsonObject) -> None:
        try:
            await self._replace(_person, "user_id", user_id, settings)
        finally:
            self._cache.drop(user_id)

    async def change_settings(self, user_id: int, changes: JsonObject) -> None:
        """Stores these settings of a person and keeps their others, those of other versions too."""
        async with self._changing:
            await self.save_settings(user_id, {**await self.settings(user_id), **changes})

    async def change_guild_settings(self, guild_id: int, changes: JsonObject) -> None:
        """As `change_settings`, for a guild."""
        async with self._changing:
            await self.save_guild_settings(guild_id, {**await self.guild_settings(guild_id), **changes})

    async def guild_settings(self, guild_id: int) -> JsonObject:
        """A guild's settings, not to be changed in place; empty if none were ever saved."""
        return await self._guild_cache.get(guild_id)

    async def _guild_settings(self, guild_id: int) -> JsonObject:
        return await self._reader.value(select(guilds.c.settings).where(guilds.c.guild_id == guild_id)) or {}

    async def save_guild_settings(self, guild_id: int, settings: JsonObject) -> None:
        try:
            await self._replace(_guild, "guild_id", guild_id, settings)
        finally:
            self._guild_cache.drop(guild_id)

    async def export(self, user_id: int) -> JsonObject:
        """Everything stored about a person, ready for JSON; `unreadable`: ids of ended games whose log is damaged."""
        g, s, t, m, o, p, f = games.c, seats.c, timers.c, mixed_people.c, outbox.c, presets.c, followers.c
        h, n, game = hints.c, private_notes.c, g.rules_name.label("game")
        seated = select(g.id, game, g.guild_id, g.channel_id, g.status, g.created, g.ended, s.seat, s.colour, s.name)
        a, own_seat = ahead.c, (ahead.c.game_id == s.game_id) & (ahead.c.seat == s.seat)
        answered = select(a.game_id, a.name, a.content).join(seats, own_seat).where(s.user_id == user_id)
        choices, unreadable = await self._choices(user_id)
        return {
            "user_id": user_id,
            "settings": await self.settings(user_id),
            "seats": await self._rows(seated.join(seats).where(s.user_id == user_id).order_by(g.created, g.id)),
            "organised": await self._rows(
                select(g.id, game, g.created).where(g.organiser_id == user_id).order_by(g.created, g.id)
            ),
            "mixed_into_seeds": await self._rows(select(m.game_id).where(m.user_id == user_id).order_by(m.game_id)),
            "invited": await self._rows(select(invites.c.game_id).where(invites.c.user_id == user_id)),
            "results": await self._rows(select(results).where(results.c.user_id == user_id).order_by(results.c.ended)),
            "timers": await self._rows(select(t.game_id, t.kind, t.due).where(t.user_id == user_id).order_by(t.id)),
            "following": await self._rows(select(f.game_id, f.every_turn, f.channel_id).where(f.user_id == user_id)),
            "hints": await self._rows(select(h.game_id, h.seat, h.asked).where(h.user_id == user_id)),
            "notes": await self._rows(select(n.game_id, n.text, n.changed).where(n.user_id == user_id)),
            "presets": await self._rows(select(p.name, p.rules_name, p.options, p.created).where(p.user_id == user_id)),
            "answered_ahead": await self._rows(answered.order_by(a.game_id, a.name)),
            "messages": await self._rows(select(o.kind, o.state).where(o.user_id == user_id).order_by(o.id)),
            "choices": choices,
            "unreadable": unreadable,
        }

    async def _choices(self, user_id: int) -> tuple[list[JsonObject], list[str]]:
        """The person's rows in all logs in the order of time, and ids of the games whose log cannot be read."""
        r, p = log.c, packed_actors.c
        own = select(r.game_id, r.seq, r.seat, r.kind, r.notation, r.automatic, r.at).where(r.actor_id == user_id)
        found, unreadable = await self._rows(own), []
        names = own.selected_columns.keys()
        for game_id in await self._reader.values(select(p.game_id).where(p.user_id == user_id).order_by(p.game_id)):
            try:
                packed = await self._games.packed_log(game_id)
            except DamagedRecord:
                unreadable.append(game_id)
                continue
            found += [{name: getattr(row, name) for name in names} for row in packed if row.actor_id == user_id]
        return sorted(found, key=itemgetter("at")), unreadable

    async def forget(self, user_id: int) -> list[str]:
        """Deletes a person: their seats stay as those of a departed player, settings and invitations go. Returns the
        ids of unfinished games that lost somebody by it."""
        seated = exists().where(seats.c.game_id == games.c.id, seats.c.user_id == user_id)
        theirs = or_(seated, games.c.organiser_id == user_id)
        touched = select(games.c.id).where(theirs, games.c.status.in_(UNFINISHED)).order_by(games.c.created)
        game_ids: list[str] = await self._reader.values(touched)
        async with self.remembered:
            whose = {"of_user_id": user_id}
            await self._writer.execute(("person", user_id), *((statement, whose) for statement in _forget))
        self._cache.drop(user_id)
        return game_ids

    async def _replace(self, statements: tuple[Statement, Statement], key: str, owner: int, settings: Any) -> None:
        remove, store = statements
        gone, stored = (remove, {f"of_{key}": owner}), (store, {key: owner, "settings": settings})
        await self._writer.execute((key, owner), gone, stored)

    async def _rows(self, query: Select[Any]) -> list[JsonObject]:
        return [dict(row._mapping) for row in await self._reader.all(query)]
