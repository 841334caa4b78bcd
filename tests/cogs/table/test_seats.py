"""Giving a seat to a computer player by its command and buttons, and how its choices are told."""

from typing import Any

import discord
import pytest

from cogs.framework.routes import button
from cogs.posts.posts import compose
from db import PostRow
from host.clock import DAY_S, HOUR_S
from host.lobby.game_options import set_options
from host.seats.leaving import leave
from host.seats.seating import give_back
from host.votes.proposals import ask_to_swap, offer
from host.votes.votes import vote
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.evening import Days
from tests.support.reader import Reader, text_of
from tests.support.sentences import say, tells

MERCHANT = say("house-merchant")


class Waiting(Days):
    """A game of three that Ada organises, at which one of the others must move."""

    game = ""
    slow = 0  # the id of who must move

    async def begin(self, absence: str) -> "Waiting":
        view = await self.desk.open("istanbul", BEN, ADA, CHLOE)
        self.game = view.row.id
        chosen = {"absence": absence}
        await set_options(self.desk.lobby, self.game, BEN, False, chosen, interaction_id=self.desk.interaction())
        begun = await self.desk.lobby.start(self.game, BEN, False, interaction_id=self.desk.interaction())
        table = await self.desk.host.table(self.game)
        (seat,) = table.position.seats_to_act
        self.slow = table.seats[seat].user_id or 0
        assert begun.row.organiser_id == BEN
        return self

    async def reader(self, person: int) -> Reader:
        reader = Reader(self.desk, person, guild=1, channel=(await self.desk.host.game(self.game)).channel_id or 0)
        reader.interaction.permissions = discord.Permissions(manage_guild=person not in (ADA, BEN, CHLOE))
        return reader

    async def colour(self, person: int) -> str:
        return next(seat.colour for seat in (await self.desk.host.table(self.game)).seats if seat.user_id == person)

    async def said_by_post(self, kind: str) -> str:
        reader = await self.reader(BEN)
        client = reader.interaction.client
        message = await compose(client, client.services, await self.post(kind))
        assert message is not None
        return text_of(message.view)

    async def post(self, kind: str) -> PostRow:
        return [post for post in await self.desk.posts(self.game) if post.kind == kind][-1]


MANAGER = 77


@pytest.fixture
async def waiting(desk: Desk) -> Waiting:
    return await Waiting(desk).begin("wait")


async def confirm(reader: Reader, game_id: str) -> str:
    """Press the button of the last answer."""
    (asked,) = (part for row in reader.components for part in row.get("components", ()) if "custom_id" in part)
    verb, rest = asked["custom_id"].split(":", 3)[1::2]
    reader.begin()
    await button("x", verb, game_id, rest).callback(reader.interaction)
    return reader.text


async def test_before_a_seat_is_given_away_it_is_said_how_that_is_decided(waiting: Waiting) -> None:
    manager, seat = await waiting.reader(MANAGER), await waiting.colour(waiting.slow)
    asked = await manager.run("table replace", seat=seat)
    assert tells(asked, "replace-ask", way="agree", house=MERCHANT)
    assert [post.kind for post in await waiting.desk.posts(waiting.game) if post.kind in ("seat", "vote")] == []
    assert tells(await confirm(manager, waiting.game), "vote-offered", who=f"<@{waiting.slow}>")
    assert tells(await waiting.said_by_post("vote"), "post-vote-replace", house=MERCHANT)
    assert (await waiting.desk.host.table(waiting.game)).people == [0, 1, 2]


async def test_who_moved_since_it_was_asked_is_not_replaced(waiting: Waiting) -> None:
    """The button asks once more, since it would be decided in another way."""
    await waiting.passes(DAY_S + HOUR_S)
    manager, seat = await waiting.reader(MANAGER), await waiting.colour(waiting.slow)
    assert tells(await manager.run("table replace", seat=seat), "replace-ask", way="at-once")
    table = await waiting.desk.host.table(waiting.game)
    (acting,) = table.position.seats_to_act
    await waiting.desk.choose(waiting.game, waiting.slow, next(iter(table.position.decision(acting).options)))
    assert tells(await confirm(manager, waiting.game), "replace-ask", way="agree")
    assert (await waiting.desk.host.table(waiting.game)).people == [0, 1, 2]


async def test_who_is_replaced_is_pinged_and_all_read_that_a_computer_player_chose(waiting: Waiting) -> None:
    await waiting.passes(DAY_S + HOUR_S)
    manager = await waiting.reader(MANAGER)
    await manager.run("table replace", seat=await waiting.colour(waiting.slow))
    assert tells(await confirm(manager, waiting.game), "table-replaced")
    await waiting.desk.host.houses.settled(waiting.game)
    client = manager.interaction.client
    message = await compose(client, client.services, await waiting.post("seat"))
    assert message is not None and tells(text_of(message.view), "post-seat-overdue", who=f"<@{waiting.slow}>")
    assert [user.id for user in message.mentions.users or []] == [waiting.slow] and not message.silent
    name = {ADA: "Ada", BEN: "Ben", CHLOE: "Chloe"}[waiting.slow]
    assert tells(await waiting.said_by_post("turn"), "story-stand-in", who=name)
    reader = await waiting.reader(ADA)
    assert tells(await reader.run("history"), "story-stand-in", who=name)
    for page in ("history", "log"):
        assert tells(await reader.press(page, waiting.game), "story-stand-in", who=name)


async def test_a_turn_begun_by_its_player_and_ended_by_a_computer_player_says_so(waiting: Waiting) -> None:
    table = await waiting.desk.host.table(waiting.game)
    (seat,) = table.position.seats_to_act
    await waiting.desk.choose(waiting.game, waiting.slow, next(iter(table.position.decision(seat).options)))
    await leave(waiting.desk.host, waiting.game, waiting.slow, interaction_id=waiting.desk.interaction())
    await waiting.desk.host.houses.settled(waiting.game)
    own, by_house = await _choices(waiting, seat)
    assert own and by_house
    assert tells(await waiting.said_by_post("turn"), "story-stand-in", count=by_house)


async def test_a_request_that_nobody_can_answer_any_more_is_told_to_be_over(waiting: Waiting) -> None:
    host, name = waiting.desk.host, {ADA: "Ada", BEN: "Ben", CHLOE: "Chloe"}[waiting.slow]
    manager = await waiting.reader(MANAGER)
    await manager.run("table replace", seat=await waiting.colour(waiting.slow))
    await confirm(manager, waiting.game)
    await leave(host, waiting.game, waiting.slow, interaction_id=waiting.desk.interaction())
    assert tells(await waiting.said_by_post("voted"), "post-voted-lost", who=name, about="replace")
    await give_back(host, waiting.game, waiting.slow, interaction_id=waiting.desk.interaction())
    seats = (await host.table(waiting.game)).seats
    (slow,) = [seat.seat for seat in seats if seat.user_id == waiting.slow]
    await ask_to_swap(host, waiting.game, BEN if waiting.slow != BEN else ADA, slow)
    await leave(host, waiting.game, waiting.slow, interaction_id=waiting.desk.interaction())
    assert tells(await waiting.said_by_post("voted"), "post-voted-lost", who=name, about="swap")


@pytest.mark.parametrize("pings", ["channel", "direct"])
async def test_a_request_stands_in_ones_list_of_games_and_is_told_where_one_is_reached(
    waiting: Waiting, pings: str
) -> None:
    await waiting.desk.host.people.settings.change(waiting.slow, {"pings": pings})
    manager = await waiting.reader(MANAGER)
    await manager.run("table replace", seat=await waiting.colour(waiting.slow))
    await confirm(manager, waiting.game)
    asked = await waiting.reader(waiting.slow)
    assert tells(await asked.run("games"), "games-line-vote", about="replace", who=say("the-organiser"))
    post, client = await waiting.post("vote"), asked.interaction.client
    call = await compose(client, client.services, post)
    assert call is not None
    assert [user.id for user in call.mentions.users or []] == ([waiting.slow] if pings == "channel" else [])
    if pings == "direct":
        notice = await compose(
            asked.interaction.client, asked.interaction.client.services, await waiting.post("vote-waits")
        )
        assert notice is not None and notice.rather_to == waiting.slow
    said = await press_vote(asked, waiting.game, post.payload["number"], "no")
    assert tells(said, "vote-decided", about="replace", result="no")
    assert tells(await waiting.said_by_post("voted"), "post-voted", about="replace")


async def press_vote(reader: Reader, game_id: str, number: int, answer: str) -> str:
    reader.begin()
    await button("x", "vote", game_id, f"{number}:{answer}").callback(reader.interaction)
    return reader.text


async def test_whoever_is_called_by_direct_message_learns_there_that_a_computer_player_plays(waiting: Waiting) -> None:
    await waiting.desk.host.people.settings.change(waiting.slow, {"pings": "direct"})
    await waiting.passes(DAY_S + HOUR_S)
    manager = await waiting.reader(MANAGER)
    await manager.run("table replace", seat=await waiting.colour(waiting.slow))
    await confirm(manager, waiting.game)
    client = manager.interaction.client
    channel = await compose(client, client.services, await waiting.post("seat"))
    assert channel is not None and not channel.mentions.users and channel.silent
    notice = await compose(client, client.services, await waiting.post("played-for"))
    assert notice is not None and notice.rather_to == waiting.slow
    assert tells(text_of(notice.view), "notice-played-for", why="overdue", who=f"<@{waiting.slow}>")
    await (await waiting.reader(waiting.slow)).run("table return")
    assert await compose(client, client.services, await waiting.post("played-for")) is None  # it is not so any more


async def test_whose_seat_somebody_else_takes_is_told(waiting: Waiting) -> None:
    desk, gone = waiting.desk, waiting.slow
    seat = next(seat.seat for seat in (await desk.host.table(waiting.game)).seats if seat.user_id == gone)
    await leave(desk.host, waiting.game, gone, interaction_id=desk.interaction())
    await offer(desk.host, waiting.game, seat, STRANGER, "Dora")
    number = (await waiting.post("vote")).payload["number"]
    await vote(desk.host, waiting.game, STRANGER, "Dora", number, yes=True)
    assert tells(await waiting.said_by_post("seat-lost"), "notice-seat-lost", who=f"<@{gone}>", new="Dora")


async def _choices(waiting: Waiting, seat: int) -> tuple[int, int]:
    rows: list[Any] = [row for row in await waiting.desk.log(waiting.game) if row.seat == seat and row.kind == "choice"]
    by_house = sum(row.actor_id is None and bool((row.data or {}).get("stand_in")) for row in rows)
    return len(rows) - by_house, by_house
