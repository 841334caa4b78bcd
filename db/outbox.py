"""Messages owed to channels: none lost, none twice, each game's in order."""

import asyncio
from typing import Any

from sqlalchemy import bindparam, func, select, update

from db.change import Change, Statement
from db.reader import Reader
from db.rows import PostRow, PromptRow
from db.schema import UNDELIVERED, outbox
from db.writer import Writer

_WAITING = ("waiting", "uncertain")


def _update(*conditions: Any, **columns: Any) -> Statement:
    return Statement(1, update(outbox).where(outbox.c.id == bindparam("of_id"), *conditions).values(columns), True)


_take = _update(outbox.c.state.in_(_WAITING), state="in_flight", attempts=outbox.c.attempts + 1)
_in_flight = outbox.c.state == "in_flight"
# What was delivered stands in the channel and in the log; the payload may name people who ask to be forgotten.
_done = _update(_in_flight, state="done", message_id=bindparam("new_message"), payload={}, error=None)
_again = _update(_in_flight, state=bindparam("new_state"), due=bindparam("new_due"), error=bindparam("new_error"))
_now = Statement(
    1,
    update(outbox)
    .where(outbox.c.state.in_(_WAITING), outbox.c.attempts > 0, outbox.c.due > bindparam("moment"))
    .values(due=bindparam("moment")),
)
_doubt = Statement(1, update(outbox).where(_in_flight).values(state="uncertain"))


class Outbox:
    """The way of a post: claimed, then sent or failed; a process that died between leaves it uncertain."""

    def __init__(self, reader: Reader, writer: Writer) -> None:
        self._reader = reader
        self._writer = writer
        self._claiming = asyncio.Lock()

    async def recover(self) -> None:
        """At start: what was in flight when the process ended may have been sent or not."""
        change = Change("")
        change.key = "outbox"
        change.add(_doubt, {})
        await self._writer.write(change)

    async def claim(self, now: float, limit: int = 1) -> list[PostRow]:
        """Up to `limit` posts that are due, of different games, each the earliest undelivered one of its game; they
        are in flight from then on. An uncertain one must be looked for in the channel before it is sent."""
        async with self._claiming:
            posts = await self._due(now, limit)
            for post in posts:
                await self._settle(post, _take)
        return posts

    async def sent(self, post: PostRow, message_id: int | None, prompt: PromptRow | None = None) -> None:
        """It stands in the channel (or needed no message), where `prompt` now waits for an answer."""
        await self._settle(post, _done, new_message=message_id, prompt=prompt)

    async def prompt_removed(self, prompt: PromptRow) -> None:
        """A message with buttons stands in its channel no longer."""
        change = Change(prompt.game_id)
        change.key = ("prompt", prompt.message_id)
        change.remove_prompt(prompt.message_id)
        await self._writer.write(change)

    async def failed(self, post: PostRow, error: str, retry_at: float | None, *, uncertain: bool = False) -> None:
        """It was not sent, or `uncertain`: nobody knows. Tried again at `retry_at`; given up if that is None."""
        state = "failed" if retry_at is None else "uncertain" if uncertain else "waiting"
        await self._settle(post, _again, new_state=state, new_due=retry_at or post.due, new_error=error)

    async def hurry(self, now: float) -> None:
        """What was not sent is tried again at once: whatever forbade it may be gone."""
        change = Change("")
        change.key = "outbox"
        change.add(_now, {"moment": now})
        await self._writer.write(change)

    async def next_due(self) -> float | None:
        """When the next post may be claimed; a moment in the past if one may now."""
        heads = _heads().subquery()
        query = select(func.min(outbox.c.due)).join(heads, outbox.c.id == heads.c.id)
        due: float | None = await self._reader.value(query.where(outbox.c.state.in_(_WAITING)))
        return due

    async def of_game(self, game_id: str) -> list[PostRow]:
        """Every post of a game in order, whatever its state."""
        query = select(outbox).where(outbox.c.game_id == game_id).order_by(outbox.c.id)
        return [PostRow(*row) for row in await self._reader.all(query)]

    async def _due(self, now: float, limit: int) -> list[PostRow]:
        heads = _heads().subquery()
        query = select(outbox).join(heads, outbox.c.id == heads.c.id)
        query = query.where(outbox.c.state.in_(_WAITING), outbox.c.due <= now).order_by(outbox.c.due, outbox.c.id)
        return [PostRow(*row) for row in await self._reader.all(query.limit(limit))]

    async def _settle(
        self, post: PostRow, statement: Statement, prompt: PromptRow | None = None, **values: Any
    ) -> None:
        change = Change(post.game_id)
        change.key = ("outbox", post.id)
        change.add(statement, {"of_id": post.id, **values})
        if prompt is not None:
            change.prompt(prompt)
        await self._writer.write(change)


def _heads() -> Any:
    """The earliest undelivered post of each game."""
    first = func.min(outbox.c.id).label("id")
    return select(first).where(outbox.c.state.in_(UNDELIVERED)).group_by(outbox.c.game_id)
