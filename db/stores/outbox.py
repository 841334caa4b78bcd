"""Posts stored until they are sent: none lost, none twice, in order; which may have been sent already (`uncertain`),
which were given up."""

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any, Final

from sqlalchemy import BindParameter, ColumnElement, and_, bindparam, case, func, or_, select, update

from db.access.change import Change, Statement
from db.access.leases import Leases
from db.access.store import Backend, Store
from db.rows import PostRow, PromptRow
from db.schema import UNDELIVERED, log, outbox
from db.shards import ALONE, Shards

AT_ONCE: Final = 0.0  # the `due` of a post that waits for nothing; no moment, so that no clock can hold it up
_WAITING = ("waiting", "uncertain")
_in_flight = outbox.c.state == "in_flight"
_given_up = and_(outbox.c.state == "failed", outbox.c.error.is_not(None))
_NO_LEASE = {"lease_owner": None, "lease_until": None}

_hurried = update(outbox).where(outbox.c.state.in_(_WAITING), outbox.c.attempts > 0).values(due=AT_ONCE)
_hurry = Statement(_hurried)
_hurry_in = Statement(_hurried.where(outbox.c.channel_id == bindparam("of_channel")))
_given_up_told = Statement(update(outbox).where(outbox.c.game_id == bindparam("of_game"), _given_up).values(error=None))

_LAST_SENT: Final = (
    select(outbox.c.message_id)
    .where(
        outbox.c.game_id == bindparam("of_game"),
        outbox.c.kind.in_(bindparam("of_kinds", expanding=True)),
        outbox.c.message_id.is_not(None),
    )
    .order_by(outbox.c.id.desc())
    .limit(1)
)


class Outbox(Store):
    """A post is claimed, then `sent` or `failed`. If the process died in between, or its lease ran out, it is unknown
    whether the post was sent: it is then `uncertain`."""

    def __init__(self, backend: Backend) -> None:
        super().__init__(backend)
        on_claim = {"state": "in_flight", "attempts": outbox.c.attempts + 1}
        self._leases = Leases(outbox, backend, ("nonce", "state", "attempts"), **on_claim)
        mine = self._leases.mine()
        uncertain = update(outbox).where(_in_flight).values(state="uncertain", **_NO_LEASE)
        self._all_uncertain = Statement(uncertain.where(backend.shards.held(outbox.c.game_id, outbox.c.guild_id)))
        self._mine_uncertain = Statement(uncertain.where(mine))
        # What was delivered stands in the channel and in the log; the payload may name people who ask to be forgotten.
        self._done = _settling(mine, state="done", message_id=bindparam("new_message"), payload={}, error=None)
        again: dict[str, Any] = {name: bindparam(f"new_{name}") for name in ("state", "due", "error")}
        self._again = _settling(mine, **again)
        # The earliest undelivered post of each game, of each server and to each person.
        undelivered = (outbox.c.state.in_(UNDELIVERED), backend.shards.held(outbox.c.game_id, outbox.c.guild_id))
        heads = select(func.min(outbox.c.id).label("id")).where(*undelivered)
        first = heads.group_by(outbox.c.game_id, outbox.c.user_id, outbox.c.guild_id).subquery()
        lease = outbox.c.lease_until
        moment: BindParameter[float] = bindparam("moment")
        due = select(outbox).join(first, outbox.c.id == first.c.id)
        due = due.where(self._leases.free(moment), outbox.c.due <= moment).order_by(outbox.c.due, outbox.c.id)
        self._due = due.limit(bindparam("most"))
        free = case((lease > outbox.c.due, lease), else_=outbox.c.due)
        next_due = select(func.min(free)).join(first, outbox.c.id == first.c.id)
        self._next_due = next_due.where(or_(lease.is_(None), ~mine))

    async def mark_uncertain(self, *, of_all: bool = False) -> None:
        """Whatever this process had in flight, or every one that drove its shards, may have been sent or not: it is
        looked for in its channel before it is sent."""
        await self._writer.execute("outbox", self._all_uncertain if of_all else self._mine_uncertain)

    async def claim(self, now: float, limit: int = 1) -> list[PostRow]:
        """Up to `limit` posts that are due, of different games, servers and people, each the earliest undelivered one;
        they are in flight from then on. An uncertain one must be looked for in the channel before it is sent. `now`:
        seconds near UTC that only pass, as all waits for posts are measured by a clock that nobody can set."""

        async def due() -> list[PostRow]:
            return await self._reader.rows(_post, self._due, moment=now, most=limit)

        claimed = await self._leases.claim(due, now)
        return [replace(post, state="uncertain") if post.state == "in_flight" else post for post in claimed]

    async def sent(
        self,
        post: PostRow,
        message_id: int | None,
        prompt: PromptRow | None = None,
        *,
        removed: Iterable[PromptRow] = (),
    ) -> None:
        """Note that a post was sent as `message_id` (None: it needed no message). `prompt`: the row of the message, if
        it has buttons; `removed`: messages with buttons that are no longer in their channel."""
        await self._settle(post, self._done, prompt, removed, new_message=message_id)

    async def prompt_sent(self, prompt: PromptRow) -> None:
        """Note a message with buttons beside that of a post, such as a direct message."""
        change = Change(prompt.game_id, ("prompt", prompt.message_id))
        change.insert(prompt)
        await self._writer.write(change)

    async def failed(self, post: PostRow, error: str, retry_at: float | None, *, uncertain: bool = False) -> None:
        """Note that a post was not sent or, if `uncertain`, that it is unknown whether it was. It is tried again at
        `retry_at` (seconds as those of `claim`); None gives it up."""
        state = "failed" if retry_at is None else "uncertain" if uncertain else "waiting"
        await self._settle(post, self._again, new_state=state, new_due=retry_at or post.due, new_error=error)

    async def hurry(self, channel_id: int | None = None) -> None:
        """Have all that was not sent (to one channel, or at all) tried again at once: whatever forbade it may be
        gone."""
        if channel_id is None:
            await self._writer.execute("outbox", _hurry)
        else:
            await self._writer.execute("outbox", _hurry_in, of_channel=channel_id)
        self._writer.on_posts_owed()

    async def given_up(self, game_id: str) -> int:
        """How many posts of a game can never be sent, of which nobody was told."""
        return await self._reader.value(select(func.count()).where(outbox.c.game_id == game_id, _given_up)) or 0

    async def given_up_told(self, game_id: str) -> None:
        await self._writer.execute(("outbox", game_id), _given_up_told, game_id, of_game=game_id)

    async def count_given_up(self, shards: Shards = ALONE) -> int:
        """How many posts of these shards' games were given up, whether or not somebody was told."""
        given_up = (outbox.c.state == "failed", shards.held(outbox.c.game_id, outbox.c.guild_id))
        return await self._reader.value(select(func.count()).where(*given_up)) or 0

    async def waiting(self, shards: Shards = ALONE) -> tuple[int, float | None]:
        """How many posts of these shards' games were not sent yet, and when the oldest of them came to be (UTC
        seconds): None where there is none, or none about something that happened in a game."""
        caused = and_(log.c.game_id == outbox.c.game_id, log.c.seq == outbox.c.seq)
        query = select(func.count(), func.min(log.c.at)).select_from(outbox.outerjoin(log, caused))
        undelivered = (outbox.c.state.in_(UNDELIVERED), shards.held(outbox.c.game_id, outbox.c.guild_id))
        ((count, oldest),) = await self._reader.all(query.where(*undelivered))
        return count, oldest

    async def next_due(self) -> float | None:
        """When the next post can be claimed, in UTC seconds (in the past if one can be now); None without posts."""
        return await self._reader.value(self._next_due)

    async def last_sent(self, game_id: str, kinds: Sequence[str]) -> int | None:
        """The message of the game's latest delivered post of these kinds."""
        return await self._reader.value(_LAST_SENT, of_game=game_id, of_kinds=list(kinds))

    async def of_game(self, game_id: str) -> list[PostRow]:
        """Every post of a game in order, whatever its state."""
        return await self._reader.rows(_post, select(outbox).where(outbox.c.game_id == game_id).order_by(outbox.c.id))

    async def _settle(
        self,
        post: PostRow,
        statement: Statement,
        prompt: PromptRow | None = None,
        removed: Iterable[PromptRow] = (),
        **values: Any,
    ) -> None:
        change = Change(post.game_id, ("outbox", post.id))
        change.add(statement, {"of_id": post.id, "of_nonce": post.nonce, **values})
        if prompt is not None:
            change.insert(prompt)
        for gone in removed:
            change.remove_prompt(gone.message_id)
        await self._writer.write(change)


def _settling(mine: ColumnElement[bool], **columns: Any) -> Statement:
    """Ends a claim, which must be one's own still."""
    this = (outbox.c.id == bindparam("of_id"), outbox.c.nonce == bindparam("of_nonce"))
    sql = update(outbox).where(*this, _in_flight, mine)
    return Statement(sql.values({**columns, **_NO_LEASE}), guarded=True)


def _post(*columns: Any) -> PostRow:
    post = PostRow(*columns)
    return replace(post, game_id=post.game_id or "", channel_id=post.channel_id or 0)
