"""News of a game for who follows it, once it is private."""

from types import SimpleNamespace
from typing import Any

import pytest

from cogs.framework.services import Services
from cogs.posts.sending import Sender
from host.messages.following import EVERY_TURN, follow
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.reader import Reader
from tests.support.sentences import say

THREAD = 900


class Told:
    """Discord as far as a post to one person needs it; `to`: the people and threads that were told something."""

    def __init__(self, desk: Desk) -> None:
        self.to: list[int] = []
        services = Services(desk.host, desk.lobby, SimpleNamespace())  # type: ignore[arg-type]
        client: Any = SimpleNamespace(
            create_dm=self._direct, get_partial_messageable=self._place, get_guild=lambda _: None, user=None
        )
        self.sender = Sender(client, services)

    async def _direct(self, person: Any) -> Any:
        return self._place(person.id)

    def _place(self, place_id: int) -> Any:
        async def send(**_: Any) -> Any:
            self.to.append(place_id)
            return SimpleNamespace(id=7)

        return SimpleNamespace(id=place_id, send=send)


@pytest.mark.parametrize("private", [False, True])
async def test_a_game_that_became_private_is_told_to_the_invited_alone(desk: Desk, private: bool) -> None:
    """Chloe is invited; she, a stranger and a thread have followed the lobby while it was public."""
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    row = await desk.host.game(game_id)
    for person, thread in ((CHLOE, None), (STRANGER, None), (STRANGER + 1, THREAD)):
        await follow(desk.database, row, person, EVERY_TURN, thread)
    if private:
        await desk.lobby.invite(game_id, ADA, False, [CHLOE], interaction_id=desk.interaction())
    await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())
    told = Told(desk)
    for post in await desk.database.outbox.claim(4e9, 50):
        if post.user_id is not None:
            await told.sender.send(post)
    assert set(told.to) == ({CHLOE} if private else {CHLOE, STRANGER, THREAD})


async def test_only_who_is_invited_follows_a_private_game(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    await desk.lobby.invite(game_id, ADA, False, [CHLOE], interaction_id=desk.interaction())
    channel = (await desk.host.game(game_id)).channel_id or 0
    manager, invited = (
        Reader(desk, person, guild=1, channel=channel, sees=(channel,), manages=person == STRANGER)
        for person in (STRANGER, CHLOE)
    )
    assert say("refusal-follow-uninvited") in await manager.run("table follow", tell=EVERY_TURN)
    assert say("refusal-follow-uninvited") not in await invited.run("table follow", tell=EVERY_TURN)
    assert [row.user_id for row in await desk.database.followers.of_game(game_id)] == [CHLOE]
