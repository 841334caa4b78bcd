"""Notices arrive once, where their person chose, and say what is still so."""

import asyncio
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.framework.routes import RoutedButton
from cogs.framework.services import Services
from cogs.posts.end import end_message
from cogs.posts.posts import compose
from db import AT_ONCE, Change
from engine.core.decision import Refusal
from host import PostRow
from host.clock import HOUR_S
from host.lobby.game_options import set_options
from host.lobby.notices import GATHERED_S, call_again
from host.messages.following import EVERY_TURN, NOTHING, THE_END, follow, tell_of_end
from host.messages.posts import Followed, Undone
from host.sleeper import Sleeper
from host.turn import looking
from host.turn.corrections import correct
from host.turn.undo import take_back
from host.votes.proposals import request
from host.votes.voters import PAUSE
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.panels import Pencil
from tests.support.reader import Reader, text_of
from tests.support.sentences import tells
from tests.support.stored_versions import OLDEST, games_in
from tests.support.town import Town
from words.speech import words


@pytest.fixture
async def town(desk: Desk) -> Town:
    town = Town(desk)
    town.lobby = await desk.open("istanbul", ADA)
    return town


async def test_the_invited_are_told_once_where_they_chose(town: Town) -> None:
    await town.wants(BEN, pings="direct")
    await town.invites(BEN, CHLOE)
    await town.delivered()
    await town.invites(BEN, CHLOE, ADA)
    await town.invites(CHLOE)
    await town.invites(BEN, CHLOE)
    await town.delivered()
    ((told, pinged, silent),) = town.channel.said
    assert tells(told, "notice-invited", who=f"<@{CHLOE}>", id=town.lobby.row.id, where="<#500>")
    assert (pinged, silent) == ([CHLOE], False)
    ((told, _, _),) = town.direct[BEN].said
    assert tells(told, "notice-invited", who=f"<@{BEN}>")


@pytest.mark.parametrize("refusal", [(403, 50007), (400, 50033), (404, 10013)], ids=lambda one: one[1])
async def test_who_takes_no_direct_messages_is_told_so_once_in_the_channel_silently_in_quiet_hours(
    town: Town, refusal: tuple[int, int]
) -> None:
    for person, quiet in ((BEN, ""), (CHLOE, "11:00-13:00")):
        town.direct[person].closed, town.direct[person].refusal = True, refusal
        await town.wants(person, pings="direct", quiet=quiet)
    await town.invites(BEN, CHLOE)
    await town.delivered()
    assert [(pinged, silent) for _, pinged, silent in town.channel.said] == [([BEN], False), ([], True)]
    await town.joins(BEN, "Ben")
    await town.desk.lobby.start(town.lobby.row.id, ADA, False, interaction_id=town.desk.interaction())
    await town.delivered()
    refused = [told for told, *_ in town.channel.said if tells(told, "notice-refused")]
    assert len(refused) == 2 and await town.told_of(BEN) == await town.told_of(CHLOE) == ("channel", False)
    assert await town.desk.host.outbox.waiting() == (0, None)


async def test_a_call_that_discord_refuses_directly_pings_in_the_channel_and_says_why(town: Town) -> None:
    await town.joins(BEN, "Ben")
    for person in (ADA, BEN):
        town.direct[person].closed, town.direct[person].refusal = True, (400, 50033)
        await town.wants(person, pings="direct")
    await town.desk.lobby.start(town.lobby.row.id, ADA, False, interaction_id=town.desk.interaction())
    await town.delivered()
    calls = [(told, pinged) for told, pinged, _ in town.channel.said if "send you direct messages" in told]
    assert sorted(pinged for _, pinged in calls) == [[ADA], [BEN]]


async def test_a_call_that_discord_may_take_later_is_tried_again(town: Town) -> None:
    town.direct[BEN].closed, town.direct[BEN].refusal = True, (400, 40003)  # opened too many in a short time
    await town.wants(BEN, pings="direct")
    await town.invites(BEN)
    await town.delivered()
    assert town.channel.said == [] and (await town.told_of(BEN))[0] == "direct"
    assert (await town.desk.host.outbox.waiting())[0] == 1


async def test_a_call_by_direct_message_comes_once_though_the_channel_takes_its_post_later(town: Town) -> None:
    await town.joins(BEN, "Ben")
    for person in (ADA, BEN):
        await town.wants(person, pings="direct")
    await town.desk.lobby.start(town.lobby.row.id, ADA, False, interaction_id=town.desk.interaction())
    (begins,) = await town.desk.host.outbox.claim(town.clock.steady())
    await town.desk.host.outbox.sent(begins, None)
    for town.channel.closed in (True, False):
        await town.delivered()
        town.clock.pass_time(600)
    said = [told for told, _, _ in town.direct[ADA].said + town.direct[BEN].said]
    assert len([told for told in said if told.startswith("**Istanbul** in <#500>")]) == 1
    assert [pinged for _, pinged, _ in town.channel.said] == [[]]


async def test_people_of_a_rematch_are_called_where_they_chose(town: Town) -> None:
    await town.wants(BEN, pings="direct")
    assert await call_again(town.desk.host, town.lobby.row.id, ADA, [BEN, CHLOE]) == [CHLOE]
    await town.delivered()
    ((told, _, _),) = town.direct[BEN].said
    assert tells(told, "notice-again", asker=f"<@{ADA}>", game="Istanbul") and town.channel.said == []


async def test_who_had_quiet_hours_when_a_vote_began_is_called_after_them_and_only_while_it_runs(town: Town) -> None:
    host, game = town.desk.host, town.lobby.row.id
    for person, name in ((BEN, "Ben"), (CHLOE, "Chloe")):
        await town.joins(person, name)
        await town.wants(person, quiet="11:00-13:00", pings="direct" if person == CHLOE else "channel")
    interaction = town.desk.interaction
    await set_options(town.desk.lobby, game, ADA, False, {"pace": "none"}, interaction_id=interaction())
    await town.desk.lobby.start(game, ADA, False, interaction_id=interaction())
    await town.delivered()
    await request(host, game, ADA, PAUSE)
    await town.delivered()
    assert town.channel.said[-1][1:] == ([], True)
    town.direct[CHLOE].said.clear()
    town.clock.pass_time(HOUR_S)
    await Sleeper(host).do_what_is_due()
    await town.delivered()
    told = f"a vote in **Istanbul #{game}** in <#500> is waiting for your answer."
    assert town.channel.said[-1] == (f"<@{BEN}>, {told}", [BEN], False)
    assert town.direct[CHLOE].said == [(f"<@{CHLOE}>, {told}", [CHLOE], False)]
    standing = [prompt.user_id for prompt in await host.db.games.prompts(game) if prompt.seat is None]
    assert sorted(standing, key=str) == [BEN, CHLOE, None]  # all three go when the vote is over


async def test_a_follower_is_told_of_turns_and_of_the_end_by_direct_message(town: Town) -> None:
    host, game = town.desk.host, town.lobby.row.id
    await town.joins(BEN, "Ben")
    await town.desk.lobby.start(game, ADA, False, interaction_id=town.desk.interaction())
    with pytest.raises(Refusal, match="plays_here"):
        await follow(host.db, town.lobby.row, BEN, EVERY_TURN, None)
    await follow(host.db, town.lobby.row, CHLOE, EVERY_TURN, None)
    table = await host.table(game)
    (seat,) = table.position.seats_to_act
    person = table.seats[seat].user_id or 0
    while (await host.table(game)).position.seats_to_act == (seat,):
        decision = (await host.table(game)).position.decision(seat)
        await town.desk.choose(game, person, "finish" if "finish" in decision.options else next(iter(decision.options)))
    await town.delivered()
    (said,) = town.direct[CHLOE].said
    assert said[0].startswith(f"**Istanbul #{game}** in <#500>\n") and said[1:] == ([], False)
    interaction = town.desk.interaction()
    await correct(host, game, ADA, seat, "lira", "30", interaction_id=interaction)
    async with host.lock(game):
        facts = Undone(by=seat, why="agreed", first=1, last=2, choices=0)
        await take_back(host, await host.table_within_lock(game), 1, facts, actor=person)
    await town.delivered()
    for text, (told, *_) in zip(("→ 30 lira", "took back turns 1 and 2"), town.direct[CHLOE].said[1:], strict=True):
        assert text in told and told.startswith(f"**Istanbul #{game}**")
    await town.desk.lobby.cancel(game, ADA, False, interaction_id=town.desk.interaction())
    await town.delivered()
    assert "was cancelled" in town.direct[CHLOE].said[-1][0]
    assert await host.db.followers.of_game(game) == ()


async def test_a_follower_who_takes_no_direct_messages_follows_no_more(town: Town) -> None:
    host, row = town.desk.host, town.lobby.row
    town.direct[BEN].closed = True
    for person in (BEN, CHLOE):
        await follow(host.db, row, person, THE_END, None)
    await follow(host.db, row, CHLOE, NOTHING, None)
    change = Change(row.id)
    await tell_of_end(host.db, change, row)
    await host.db.write(change)
    await town.delivered()
    assert town.direct[CHLOE].said == town.channel.said == []
    reader, told = Reader(town.desk, BEN, guild=1, channel=500), f"You no longer follow Istanbul #{row.id}"
    assert told in await reader.run("games")
    assert told not in await reader.run("games")  # once is enough


async def test_a_game_followed_in_a_thread_that_is_locked_is_followed_no_more(town: Town) -> None:
    host, row = town.desk.host, town.lobby.row
    town.channel.locked = True
    await follow(host.db, row, CHLOE, EVERY_TURN, 77)
    change = Change(row.id)
    told = {"game": row.id, "thread": 77, "over": True}
    change.post_to(CHLOE, Followed.kind, told, due=AT_ONCE)
    await host.db.write(change)
    await town.delivered()
    assert await host.db.followers.of_game(row.id) == ()
    assert await host.outbox.claim(town.clock.steady() + 1e9) == []
    assert town.direct[ADA].said == []


@pytest.mark.parametrize("late", ["joined", "no longer", "cancelled"])
async def test_an_invitation_that_is_over_is_not_told(town: Town, late: str) -> None:
    await town.invites(BEN)
    if late == "joined":
        await town.joins(BEN, "Ben")
    elif late == "no longer":
        await town.invites(CHLOE)
    else:
        await town.desk.lobby.cancel(town.lobby.row.id, ADA, False, interaction_id=7)
    await town.delivered()
    assert [pinged for _, pinged, _ in town.channel.said] == ([[CHLOE]] if late == "no longer" else [])


async def test_the_organiser_is_told_who_joined(town: Town) -> None:
    await town.wants(ADA, pings="direct")
    await town.joins(BEN, "Ben")
    await town.joins(CHLOE, "Chloe")
    town.clock.pass_time(GATHERED_S)
    await Sleeper(town.desk.host).do_what_is_due()
    await town.delivered()
    ((told, _, _),) = town.direct[ADA].said
    people = f"<@{BEN}> and <@{CHLOE}>"
    assert tells(told, "notice-joined", who=f"<@{ADA}>", id=town.lobby.row.id, people=people, open=2)
    assert town.channel.said == []


async def test_only_people_of_the_server_are_invited(desk: Desk) -> None:
    lobby = await desk.open("istanbul", ADA)
    reader = Reader(desk, ADA, guild=1, channel=lobby.row.channel_id or 0)
    stranger = SimpleNamespace(id=BEN, bot=False)
    assert tells(await reader.run("table invite", person=stranger), "refusal-cannot-play")
    assert not (await desk.lobby.view(lobby.row.id)).row.private


async def test_the_end_is_told_to_each_once(old_desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = old_desk
    finished = next(game["id"] for game in games_in(OLDEST) if game["status"] == "finished")
    history = await looking.history(desk.host, finished)
    people = {seat.seat: seat.user_id for seat in history.seats if seat.user_id is not None}
    (direct, user_id), *others = people.items()
    monkeypatch.setattr("cogs.posts.end.draw_end", lambda *_: asyncio.sleep(0, []))
    services: Any = Services(desk.host, desk.lobby, Pencil())  # type: ignore[arg-type]
    end = await end_message(services, history, owed(finished, "end", {"direct": [direct]}), words())
    assert sorted(user.id for user in end.mentions.users) == sorted(other for _, other in others)
    pressed = [part.custom_id for part in end.view.walk_children() if isinstance(part, RoutedButton)]
    assert f"cv:history:{finished}:" in pressed  # of no turn, so that it opens the last
    client: Any = SimpleNamespace(get_guild=lambda _: None)
    notice = await compose(client, services, owed(finished, "ended", {"seat": direct}))
    assert notice is not None and [user.id for user in notice.mentions.users] == [user_id]
    assert tells(text_of(notice.view), "notice-ended", id=finished)


def owed(game_id: str, kind: str, payload: dict[str, Any]) -> PostRow:
    return PostRow(1, game_id, 1, kind, 0, 1, payload, "waiting", "n", None, 0, 0.0, None)
