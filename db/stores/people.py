"""Settings of people and servers; what /data export holds of a person, and what /data delete takes away."""

import asyncio
from collections.abc import Sequence
from operator import itemgetter
from typing import Any

from sqlalchemy import Select, Table, bindparam, delete, exists, or_, select, update

from db.access.cache import Cache
from db.access.change import Change, Statement, deletion
from db.access.store import Backend, Store
from db.problems import DamagedRecord, WriteConflict
from db.rows import DEPARTED_NAME, JsonObject
from db.schema import (
    UNFINISHED,
    ahead,
    avoided,
    entrants,
    followers,
    games,
    guilds,
    hints,
    invites,
    leagues,
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
    seekers,
    timers,
)
from db.stores.games import Games


def _forgetting(table: Table, column: str, **values: Any) -> Statement:
    sql = update(table).where(table.c[column] == bindparam("of_user_id"))
    return Statement(sql.values({column: None, **values}))


_forget = (
    _forgetting(seats, "user_id", name=DEPARTED_NAME),
    _forgetting(games, "organiser_id"),
    _forgetting(log, "actor_id"),
    _forgetting(packed_actors, "user_id"),
    _forgetting(prompts, "user_id"),
    _forgetting(mixed_people, "user_id"),
    _forgetting(results, "user_id"),
    _forgetting(hints, "user_id"),
    _forgetting(entrants, "user_id", name=DEPARTED_NAME),
    _forgetting(leagues, "organiser_id"),
    deletion(invites, "user_id"),
    deletion(timers, "user_id"),
    deletion(followers, "user_id"),
    deletion(presets, "user_id"),
    deletion(private_notes, "user_id"),
    deletion(seekers, "user_id"),
    deletion(outbox, "user_id"),
    Statement(delete(avoided).where(bindparam("of_user_id").in_((avoided.c.user_id, avoided.c.other_id)))),
    deletion(people, "user_id"),
)


class Settings(Cache[int, JsonObject]):
    """One JSON object for each person, or each guild, not to be changed in place; empty if none was ever saved. The
    meaning of what is in it is the host's business.

    Every press asks for settings of people and every post for those of its guild, so they are kept in memory."""

    def __init__(self, table: Table, backend: Backend) -> None:
        super().__init__(self._stored, alone=backend.alone)
        self._table = table
        (self._owner,) = table.primary_key.columns
        self._reader = backend.reader
        self._writer = backend.writer
        self._changing = asyncio.Lock()

    async def _stored(self, owner: int) -> JsonObject:
        return await self._reader.value(select(self._table.c.settings).where(self._owner == owner)) or {}

    async def of(self, owners: Sequence[int]) -> dict[int, JsonObject]:
        """Those of several, as far as some were ever saved."""
        query = select(self._owner, self._table.c.settings).where(self._owner.in_(owners))
        return {owner: settings for owner, settings in await self._reader.all(query)}

    async def save(self, owner: int, settings: JsonObject) -> None:
        try:
            await self._writer.replace(self._table, {self._owner.name: owner}, {"settings": settings})
        finally:
            self.drop(owner)

    async def change(self, owner: int, changes: JsonObject) -> None:
        """Store these settings and keep the others, those of other versions too."""
        async with self._changing:
            try:
                await self.save(owner, {**await self(owner), **changes})
            except WriteConflict:  # another process stored the first ones of the same owner at the same time
                await self.save(owner, {**await self(owner), **changes})


class People(Store):
    """`settings` of people, `guild_settings`, and all that is stored about a person. `remembered`: while it is held
    nobody is forgotten: for what is made of people's ids and stored again."""

    def __init__(self, backend: Backend, games: Games) -> None:
        super().__init__(backend)
        self.settings = Settings(people, backend)
        self.guild_settings = Settings(guilds, backend)
        self.remembered = asyncio.Lock()
        self._games = games

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
            "seeking": await self._rows(select(seekers).where(seekers.c.user_id == user_id)),
            "leagues": await self._rows(select(entrants).where(entrants.c.user_id == user_id)),
            "leagues_organised": await self._rows(select(leagues.c.id).where(leagues.c.organiser_id == user_id)),
            "avoided": await self._rows(select(avoided.c.other_id).where(avoided.c.user_id == user_id)),
            "answered_ahead": await self._rows(answered.order_by(a.game_id, a.name)),
            "messages": await self._rows(select(o.kind, o.state).where(o.user_id == user_id).order_by(o.id)),
            "choices": choices,
            "unreadable": unreadable,
        }

    async def _choices(self, user_id: int) -> tuple[list[JsonObject], list[str]]:
        """The person's rows in all logs in the order of time, and ids of the games whose log cannot be read."""
        r, p = log.c, packed_actors.c
        own = select(r.game_id, r.seq, r.seat, r.kind, r.notation, r.automatic, r.at).where(r.actor_id == user_id)
        choices, unreadable = await self._rows(own), []
        names = own.selected_columns.keys()
        for game_id in await self._reader.values(select(p.game_id).where(p.user_id == user_id).order_by(p.game_id)):
            try:
                packed = await self._games.packed_log(game_id)
            except DamagedRecord:
                unreadable.append(game_id)
                continue
            choices += [{name: getattr(row, name) for name in names} for row in packed if row.actor_id == user_id]
        return sorted(choices, key=itemgetter("at")), unreadable

    async def forget(self, user_id: int) -> list[str]:
        """Deletes a person: their seats stay as those of a departed player, settings and invitations go. Returns the
        ids of unfinished games that lost somebody by it."""
        seated = exists().where(seats.c.game_id == games.c.id, seats.c.user_id == user_id)
        theirs = or_(seated, games.c.organiser_id == user_id)
        touched = select(games.c.id).where(theirs, games.c.status.in_(UNFINISHED)).order_by(games.c.created)
        game_ids: list[str] = await self._reader.values(touched)
        change = Change("", ("people", user_id))
        for statement in _forget:
            change.add(statement, {"of_user_id": user_id})
        async with self.remembered:
            await self._writer.write(change)
        self.settings.drop(user_id)
        return game_ids

    async def _rows(self, query: Select[Any]) -> list[JsonObject]:
        return [dict(row._mapping) for row in await self._reader.all(query)]
