"""Who is told what, once: invitations, who joined, start and end; with a clock moved by hand."""

import pytest

from db import PromptRow
from host.clock import DAY_S, MINUTE_S
from host.lobby.notices import GATHERED_S
from host.sleeper import Sleeper
from tests.host.desk import ADA, BEN, CHLOE, NAMES, STRANGER, Desk
from tests.support.hand_clock import HandClock
from tests.support.played import play


class Evening:
    """Ada's lobby of the toy game for three."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.clock = desk.clock = HandClock()
        desk.restart()
        self.game = ""

    async def open(self) -> "Evening":
        self.game = (await self.desk.open("toy", ADA)).row.id
        return self

    async def joins(self, person: int) -> None:
        name = NAMES.get(person, "Dan")
        await self.desk.lobby.join(self.game, person, name, interaction_id=self.desk.interaction())

    async def leaves(self, person: int) -> None:
        await self.desk.lobby.leave(self.game, person, interaction_id=self.desk.interaction())

    async def invites(self, *people: int) -> None:
        await self.desk.lobby.invite(self.game, ADA, False, people, interaction_id=self.desk.interaction())

    async def passes(self, seconds: float) -> list[list[int]]:
        """Of whom the organiser is told, notice by notice."""
        known = len(await self.told())
        self.clock.pass_time(seconds)
        await Sleeper(self.desk.host).do_what_is_due()
        return (await self.told())[known:]

    async def told(self) -> list[list[int]]:
        return [post.payload["users"] for post in await self.desk.posts(self.game) if post.kind == "joined"]

    async def invited(self) -> list[int]:
        return [post.payload.get("user", 0) for post in await self.desk.posts(self.game) if post.kind == "invited"]


@pytest.fixture
async def evening(desk: Desk) -> Evening:
    return await Evening(desk).open()


async def test_the_organiser_is_told_of_all_who_join_within_a_minute_at_once(evening: Evening) -> None:
    await evening.joins(BEN)
    assert await evening.passes(GATHERED_S - 1) == []
    await evening.desk.lobby.remove(evening.game, "blue", ADA, False, interaction_id=1)
    await evening.joins(CHLOE)
    await evening.joins(BEN)  # the table is full now
    assert [sorted(users) for users in await evening.passes(0)] == [[BEN, CHLOE]]
    assert await evening.passes(DAY_S) == []


async def test_who_leaves_and_joins_again_is_told_of_once(evening: Evening) -> None:
    await evening.joins(BEN)
    await evening.leaves(BEN)
    assert await evening.passes(GATHERED_S) == []
    for _ in range(3):
        await evening.joins(BEN)
        told = await evening.passes(MINUTE_S)
        await evening.leaves(BEN)
    assert told == [] and await evening.told() == [[BEN]]
    await evening.passes(DAY_S)
    await evening.joins(BEN)
    assert await evening.passes(GATHERED_S) == [[BEN]]


async def test_a_full_table_is_told_though_the_last_to_join_is_known(evening: Evening) -> None:
    await evening.joins(BEN)
    await evening.passes(GATHERED_S)
    await evening.leaves(BEN)
    await evening.joins(CHLOE)
    assert await evening.passes(GATHERED_S) == [[CHLOE]]
    await evening.joins(BEN)
    assert await evening.passes(0) == [[]]


@pytest.mark.parametrize("end", ["cancel", "start"])
async def test_nobody_is_told_who_joined_a_lobby_that_is_no_more(evening: Evening, end: str) -> None:
    await evening.joins(BEN)
    await getattr(evening.desk.lobby, end)(evening.game, ADA, False, interaction_id=1)
    assert await evening.passes(GATHERED_S) == []


async def test_the_organiser_who_joins_again_is_not_told(evening: Evening) -> None:
    await evening.leaves(ADA)
    await evening.joins(ADA)
    assert await evening.passes(GATHERED_S) == []


async def test_an_invitation_is_told_once(evening: Evening) -> None:
    await evening.joins(BEN)
    await evening.invites(ADA, BEN, CHLOE, CHLOE)
    assert await evening.invited() == [CHLOE]
    await evening.invites(CHLOE, STRANGER)
    outbox = evening.desk.database.outbox
    for number, user in enumerate((CHLOE, STRANGER)):
        (post,) = await outbox.claim(evening.clock.steady())
        await outbox.sent(post, number + 1, PromptRow(number + 1, evening.game, 1, None, user, 0))
    await evening.invites()
    evening.desk.restart()
    await evening.invites(CHLOE, STRANGER)
    assert await evening.invited() == [0, 0]


async def test_who_wants_direct_messages_is_told_of_start_and_end_there(desk: Desk) -> None:
    for person in (ADA, BEN):
        await desk.database.people.settings.change(person, {"pings": "direct"})
    game_id = await desk.begin("istanbul", ADA, BEN, CHLOE)
    (first,) = (await desk.host.table(game_id)).called
    told = [(post.kind, post.payload["seat"]) for post in await desk.posts(game_id) if post.kind != "start"]
    assert told == [("prompt", first), *(("begun", seat) for seat in (0, 1) if seat != first)]
    game_id = await desk.begin("toy", ADA, BEN, CHLOE)
    await play(desk, game_id, (ADA, BEN, CHLOE))
    end = [(post.kind, post.payload) for post in await desk.posts(game_id)][-3:]
    assert end == [("end", {"direct": [0, 1]}), ("ended", {"seat": 0}), ("ended", {"seat": 1})]
