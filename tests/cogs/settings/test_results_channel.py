"""The channel in which a server is told how its games ended."""

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from cogs.posts.delivery import Delivery
from cogs.posts.outgoing import Message
from cogs.posts.places import UNKNOWN_CHANNEL
from cogs.posts.posts import compose
from db import Change, PostRow
from host.messages.posts import Result
from host.seats.leaving import resign
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.reader import reader_of
from tests.support.sentences import say, tells

FEED = 601


async def ended(desk: Desk) -> str:
    """A game of Ada and Ben that Ben gave up after some turns."""
    game_id = await desk.begin("istanbul", ADA, BEN)
    while not (table := await desk.host.table(game_id)).finished_turns:
        seat = table.position.seats_to_act[0]
        decision = table.position.decision(seat)
        await desk.choose(game_id, table.seats[seat].user_id or 0, next(iter(decision.options)))
    await resign(desk.host, game_id, BEN, interaction_id=desk.interaction())
    return game_id


async def told(desk: Desk, game_id: str) -> list[PostRow]:
    return [post for post in await desk.posts(game_id) if post.kind == Result.kind]


async def composed(desk: Desk, post: PostRow) -> Message | None:
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    return await compose(client, reader_of(desk).interaction.client.services, post)


async def test_each_finished_game_is_told_once_and_pings_nobody(desk: Desk) -> None:
    await desk.host.people.guild_settings.change(1, {"results_channel": FEED})
    game_id = await ended(desk)
    (post,) = await told(desk, game_id)
    assert post.channel_id == FEED
    message = await composed(desk, post)
    assert message is not None and message.silent and not message.mentions.users
    text, row = message.view.to_components()
    assert tells(text["content"], "post-result", id=game_id, where="<#500>")
    assert tells(text["content"], "result-resigned", winner="Ada", who="Ben")
    first, second = (text["content"].index(f"{place}. ") for place in (1, 2))
    assert text["content"].count("1. ") == 1 and first < text["content"].index("Ada", first) < second
    assert text["content"].index("1. ") < text["content"].index("2. ") and "<@" not in text["content"]
    assert [one["label"] for one in row["components"]] == [say("button-history"), say("button-analysis")]


async def test_a_server_without_one_and_a_game_that_is_cancelled_have_none(desk: Desk) -> None:
    assert await told(desk, await ended(desk)) == []
    await desk.host.people.guild_settings.change(1, {"results_channel": FEED})
    cancelled = (await desk.open("istanbul", ADA, BEN)).row.id
    await desk.lobby.cancel(cancelled, ADA, False, interaction_id=desk.interaction())
    assert await told(desk, cancelled) == []


async def test_a_private_game_is_not_told_there_nor_one_that_became_private_meanwhile(desk: Desk) -> None:
    await desk.host.people.guild_settings.change(1, {"results_channel": FEED})
    game_id = await ended(desk)
    (post,) = await told(desk, game_id)
    change = Change(game_id)
    change.update_game(post.seq, private=True)
    await desk.database.write(change)
    assert await composed(desk, post) is None
    private = (await desk.open("istanbul", ADA, BEN)).row.id
    await desk.lobby.invite(private, ADA, False, [CHLOE], interaction_id=desk.interaction())
    await desk.lobby.start(private, ADA, False, interaction_id=desk.interaction())
    while not (table := await desk.host.table(private)).finished_turns:
        seat = table.position.seats_to_act[0]
        await desk.choose(private, table.seats[seat].user_id or 0, next(iter(table.position.decision(seat).options)))
    await resign(desk.host, private, BEN, interaction_id=desk.interaction())
    assert await told(desk, private) == []


@pytest.mark.parametrize(("status", "code"), [(404, UNKNOWN_CHANNEL), (403, 50001)])
async def test_a_channel_that_is_deleted_or_closed_holds_no_other_post_up(desk: Desk, status: int, code: int) -> None:
    await desk.host.people.guild_settings.change(1, {"results_channel": FEED})
    game_id = await ended(desk)

    class Gone:
        async def send(self, **_: Any) -> None:
            response: Any = SimpleNamespace(status=status, reason="x")
            kind = discord.NotFound if status == 404 else discord.Forbidden
            raise kind(response, {"code": code, "message": "x"})

    client: Any = SimpleNamespace(get_guild=lambda _: None, get_partial_messageable=lambda _: Gone())
    delivery = Delivery(client, reader_of(desk).interaction.client.services)
    outbox, delivered = desk.host.outbox, ""
    while delivered != Result.kind:
        for post in [one for one in await outbox.claim(1e12, 9) if one.game_id == game_id]:
            delivered = post.kind
            await (delivery._deliver(post) if delivered == Result.kind else outbox.sent(post, None))
    assert [one.state for one in await told(desk, game_id)] == ["done"]
    assert await desk.host.outbox.count_given_up() == 0
    assert (await desk.host.game(game_id)).status == "finished"
