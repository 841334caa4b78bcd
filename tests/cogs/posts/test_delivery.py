"""Posts that cannot be made, a disk that takes nothing: what becomes of the others."""

import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.posts import delivery
from cogs.posts.delivery import Delivery
from cogs.posts.places import BARRED
from cogs.posts.sending import Sender
from db import AT_ONCE, Change, Database, PostRow, StorageFailed
from db.problems import DatabaseFull
from host import Host
from tests.db.helpers import create
from tests.support.interactions import Response


def delivery_of(database: Database, directly: list[str]) -> Delivery:
    """Knows the host and nothing of Discord; what it tells people by direct message is noted in `directly`."""

    async def send(text: str) -> None:
        directly.append(text)

    async def create_dm(_: discord.Object) -> Any:
        return SimpleNamespace(send=send)

    services: Any = SimpleNamespace(host=Host(database))
    client: Any = SimpleNamespace(user=None, get_guild=lambda _: None, services=services, create_dm=create_dm)
    return Delivery(client, services)


@pytest.fixture
async def database(tmp_path: Path) -> Any:
    opened = await Database.open(tmp_path / "games.db")
    yield opened
    await opened.close()


async def owing(database: Database, *kinds: str) -> None:
    """Game abc owes its channel these posts, one after the other."""
    await create(database, "abc")
    change = Change("abc")
    for ordinal, kind in enumerate(kinds):
        change.post(1, kind, 100, {"first": 1, "last": 1, "seat": 0, "since": 1}, due=0.0, ordinal=ordinal)
    await database.write(change)


async def tried(
    database: Database, error: Exception, times: int, monkeypatch: pytest.MonkeyPatch, directly: list[str] | None = None
) -> list[PostRow]:
    """All posts after `times` tries, each of which fails with `error`. `directly`: see `delivery_of`."""

    async def fail(self: Sender, post: PostRow) -> None:
        raise error

    monkeypatch.setattr(Sender, "send", fail)
    sender = delivery_of(database, [] if directly is None else directly)
    for _ in range(times):
        (post,) = await database.outbox.claim(4e9)
        await sender._deliver(post)
    return await database.outbox.of_game("abc")


@pytest.mark.parametrize("error", [KeyError("no words"), discord.HTTPException(Response(400), "Invalid Form Body")])  # type: ignore[arg-type]
async def test_a_post_that_cannot_be_made_lets_the_next_one_go(
    database: Database, monkeypatch: pytest.MonkeyPatch, error: Exception
) -> None:
    await owing(database, "turn", "prompt")
    posts = await tried(database, error, delivery.TRIES_OF_BAD_POST, monkeypatch)
    assert [post.state for post in posts] == ["failed", "waiting"]
    (following,) = await database.outbox.claim(4e9)
    assert following.kind == "prompt"


@pytest.mark.parametrize(
    ("error", "state"),
    [
        (discord.HTTPException(Response(403), "not now"), "waiting"),  # type: ignore[arg-type]
        (discord.HTTPException(Response(429), "not now"), "waiting"),  # type: ignore[arg-type]
        (discord.RateLimited(300.0), "waiting"),
        (discord.HTTPException(Response(500), "not now"), "uncertain"),  # type: ignore[arg-type]
    ],
    ids=["forbidden", "too often", "too often for long", "out of order"],
)
async def test_a_post_that_discord_does_not_take_now_waits(
    database: Database, monkeypatch: pytest.MonkeyPatch, error: Exception, state: str
) -> None:
    await owing(database, "turn", "prompt")
    posts = await tried(database, error, 8, monkeypatch)
    assert posts[0].state == state
    assert posts[1].state == "waiting" and posts[1].attempts == 0
    assert posts[0].due > 1e9


async def test_a_post_waits_as_long_as_discord_asks(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await owing(database, "turn", "prompt")
    (post, _) = await tried(database, discord.RateLimited(3000.0), 1, monkeypatch)
    (again, _) = await tried(database, discord.HTTPException(Response(429), "not now"), 1, monkeypatch)  # type: ignore[arg-type]
    assert post.due - again.due == pytest.approx(3000.0, abs=300.0)


async def test_a_channel_that_is_gone_is_owed_nothing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await owing(database, "turn")
    gone = discord.NotFound(Response(404), {"code": 10003, "message": "Unknown Channel"})  # type: ignore[arg-type]
    assert [post.state for post in await tried(database, gone, 1, monkeypatch)] == ["failed"]


@pytest.mark.parametrize(("status", "code"), [(400, 50083), (400, 160005), (400, 160006), (404, 10008), (403, 50001)])
async def test_what_may_end_is_waited_for(
    database: Database, monkeypatch: pytest.MonkeyPatch, status: int, code: int
) -> None:
    """An archived or locked thread, too many active ones, a missing message, a channel that is hidden now."""
    monkeypatch.setattr(delivery, "OFTEN_UNTIL", 6)  # not after a day, which is 291 tries
    await owing(database, "turn")
    locked = discord.HTTPException(Response(status), {"code": code, "message": "not now"})  # type: ignore[arg-type]
    told: list[str] = []
    posts = await tried(database, locked, delivery.OFTEN_UNTIL + 2, monkeypatch, told)
    assert posts[0].state == "waiting"
    assert len(told) == (code in BARRED)  # once, not with every try
    assert posts[0].due - time.time() > delivery.SELDOM_RETRY_S - 10
    await database.outbox.hurry(channel_id=101)
    assert (await database.outbox.of_game("abc"))[0].due > AT_ONCE
    await database.outbox.hurry(channel_id=100)
    assert (await database.outbox.of_game("abc"))[0].due == AT_ONCE


async def test_what_was_given_up_is_told_once_and_stays_counted(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owing(database, "turn")
    gone = discord.NotFound(Response(404), {"code": 10003, "message": "Unknown Channel"})  # type: ignore[arg-type]
    await tried(database, gone, 1, monkeypatch)
    outbox = database.outbox
    assert (await outbox.given_up("abc"), await outbox.given_up("def"), await outbox.count_given_up()) == (1, 0, 1)
    await outbox.given_up_told("abc")
    assert (await outbox.given_up("abc"), await outbox.count_given_up()) == (0, 1)


async def test_a_failing_disk_leaves_a_doubt_that_is_resolved(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    await owing(database, "turn")
    failed = StorageFailed(DatabaseFull(database.path))
    with pytest.raises(StorageFailed):
        await tried(database, failed, 1, monkeypatch)
    assert [post.state for post in await database.outbox.of_game("abc")] == ["in_flight"]
    monkeypatch.setattr(delivery, "RETRY_S", (0.0,))
    sender = delivery_of(database, [])
    sender._in_doubt = True
    await sender._mark_uncertain()
    assert [post.state for post in await database.outbox.of_game("abc")] == ["uncertain"]
