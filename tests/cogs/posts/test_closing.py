"""What people are told in a month without moves: since when they are called, that their table closes, who has left."""

from types import SimpleNamespace

import discord
import pytest

from cogs.posts.sending import RENEWED
from host.clock import DAY_S, HOUR_S
from host.lobby.idle import IDLE_S
from host.messages.posts import Lobby
from host.sleeper import Sleeper
from host.timers.digest import change_times
from host.timers.stalled import CLOSED_AFTER_NOTICE_S, STALLED_S
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.interactions import Response
from tests.support.sentences import tells
from tests.support.town import Town


@pytest.fixture
async def town(desk: Desk) -> Town:
    """Ada, Ben and Chloe play Istanbul, and one of them must act."""
    town = Town(desk)
    town.lobby = await desk.open("istanbul", ADA, BEN, CHLOE)
    await desk.lobby.start(town.lobby.row.id, ADA, False, interaction_id=desk.interaction())
    await town.delivered()
    return town


async def who(town: Town) -> tuple[int, int, int]:
    """The person who must act, and the others."""
    table = await town.desk.host.table(town.lobby.row.id)
    (late,) = (table.seats[seat].user_id for seat in table.called)
    one, other = (person for person in (ADA, BEN, CHLOE) if person != late)
    return late or 0, one, other


async def passes(town: Town, seconds: float) -> list[tuple[str, list[int]]]:
    """What is said in the channel after so much time, and who is pinged by it."""
    said = len(town.channel.said)
    town.clock.pass_time(seconds)
    await Sleeper(town.desk.host).do_what_is_due()
    await town.delivered()
    return [(text, pinged) for text, pinged, _ in town.channel.said[said:]]


async def test_a_table_that_closes_tells_whose_turn_it_is_and_those_who_wait(town: Town) -> None:
    late, one, other = await who(town)
    await town.wants(one, pings="direct")
    await town.wants(other, digest="19:00")
    said = await passes(town, STALLED_S)
    (notice,) = [(text, pinged) for text, pinged in said if tells(text, "post-stalled", who=f"<@{late}>")]
    assert notice[1] == [late] and tells(notice[0], "post-stalled-others", others=f"<@{one}> and <@{other}>")
    assert tells(town.direct[one].said[-1][0], "notice-stalls", state="others")
    await change_times(town.desk.host, other, "digest", "18:30")  # of that day
    await passes(town, 7 * HOUR_S)
    assert (
        tells(town.direct[other].said[-1][0], "games-line-others")
        and "it will close <t:" in town.direct[other].said[-1][0]
    )
    await town.wants(one, pings="channel")
    await town.wants(late, pings="direct")
    said = await passes(town, CLOSED_AFTER_NOTICE_S)
    (pinged,) = [pinged for text, pinged in said if tells(text, "post-closed", who=f"<@{late}>")]
    assert pinged == [one]
    assert tells(town.direct[late].said[-1][0], "notice-stalls", state="closed")
    assert (await town.desk.host.game(town.lobby.row.id)).status == "cancelled"


async def test_a_move_after_the_notice_is_no_table_that_closes(town: Town) -> None:
    late, *_ = await who(town)
    await change_times(town.desk.host, late, "digest", "19:00")
    await passes(town, STALLED_S)
    panel = (await town.desk.host.table(town.lobby.row.id)).position.decisions[0]
    await town.desk.choose(town.lobby.row.id, late, next(iter(panel.options)))
    await passes(town, DAY_S)
    digest = town.direct[late].said[-1][0]
    assert tells(digest, "digest-title") and "will close <t:" not in digest


async def test_nobody_is_pinged_by_it_in_quiet_hours(town: Town) -> None:
    late, one, other = await who(town)
    await town.wants(late, quiet="11:00-13:00")
    said = await passes(town, STALLED_S)
    assert [pinged for text, pinged in said if tells(text, "post-stalled")] == [[one, other]]


async def test_quiet_hours_do_not_change_when_somebody_was_first_called(town: Town) -> None:
    late, *_ = await who(town)
    called = int(town.clock.now())
    await town.wants(late, quiet="11:00-23:00")
    assert await passes(town, DAY_S) == []
    ((reminder, pinged),) = await passes(town, 11 * HOUR_S)
    assert pinged == [late] and tells(reminder, "prompt-reminder", since=f"<t:{called}:R>")
    await town.wants(late, quiet="")
    said = [text for _ in range(3) for text, _ in await passes(town, DAY_S)]
    assert tells(said[-1], "post-vote-absence", since=f"<t:{called}:R>")


async def test_a_digest_does_not_hide_that_somebody_has_left_the_server(town: Town) -> None:
    late, one, other = await who(town)
    await change_times(town.desk.host, late, "digest", "19:00")

    async def fetch_member(user_id: int) -> None:
        assert user_id == late
        raise discord.NotFound(Response(404), {"code": 10007, "message": "Unknown Member"})  # type: ignore[arg-type]

    town.guild = SimpleNamespace(fetch_member=fetch_member, preferred_locale="en-GB")
    ((told, _),) = await passes(town, DAY_S)
    assert tells(told, "post-left-server")
    ((told, pinged),) = await passes(town, 0)
    assert tells(told, "post-vote-absence") and pinged == [one, other]


async def test_a_lobby_that_nobody_joins_is_closed_with_a_call_to_those_who_had(desk: Desk) -> None:
    town = Town(desk)
    town.lobby = await desk.open("istanbul", ADA, BEN)
    renewed: list[str] = []

    async def renew(_: object, __: object, game_id: str) -> None:
        renewed.append(game_id)

    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(RENEWED, Lobby.kind, renew)
        said = await passes(town, IDLE_S)
    told = [(text, pinged) for text, pinged in said if tells(text, "post-unbegun", why="unjoined")]
    assert [pinged for _, pinged in told] == [[ADA, BEN]] and renewed == [town.lobby.row.id]
