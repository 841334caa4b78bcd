"""/games: what waits for a person, whom they wait for, for how long and where."""

from dataclasses import replace
from types import SimpleNamespace

from cogs.framework.language import ago
from cogs.framework.services import Services
from cogs.posts.direct_posts import digest_message
from cogs.posts.posts import compose
from cogs.posts.waiting import entries_of, list_games
from db import Change, PromptRow
from engine import players
from host.messages.following import EVERY_TURN, THE_END, follow
from host.timers.digest import change_times
from host.upkeep.unreachable import SERVER, fall_asleep, wake_up
from host.votes.proposals import request
from host.votes.voters import PAUSE
from host.votes.votes import VOTE_S, vote, votes_of
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.hand_clock import HandClock
from tests.support.panels import Pencil
from tests.support.reader import Reader, text_of
from tests.support.sentences import say, tells
from words.speech import ENGLISH, words

WORDS = words(ENGLISH)


async def listed(desk: Desk, person: int) -> list[str]:
    return list_games(await entries_of(desk.host, person, WORDS), WORDS).split("\n")


async def test_each_game_stands_where_it_waits_with_its_link_and_for_how_long(desk: Desk) -> None:
    desk.clock = clock = HandClock()
    desk.restart()
    began = clock.now()
    older = await desk.begin("istanbul", ADA, BEN)
    clock.pass_time(3600)
    lobby = (await desk.open("istanbul", BEN, ADA)).row.id
    seats = await desk.database.games.seats(older)
    (acting,) = (await desk.host.table(older)).called
    waited, waiting = (ADA, BEN) if seats[acting].user_id == ADA else (BEN, ADA)
    change = Change(older)
    change.insert(PromptRow(777, older, 500, acting, None, 1))
    await desk.database.write(change)
    mine = await listed(desk, waited)
    assert mine[0] == say("games-yours") and ago(began) in mine[1] and "/channels/1/500/777)" in mine[1]
    assert mine[2] == say("games-lobby") and lobby in mine[3]
    theirs = await listed(desk, waiting)
    name = seats[acting].name
    assert theirs[0] == say("games-others") and tells(theirs[1], "games-line-others", who=name, since=ago(began))
    assert await listed(desk, STRANGER) == [say("games-none")]
    table = await desk.host.table(older)  # as if a computer player had sat there from the start
    table.seats = tuple(replace(one, player=players.MASTER) if one.seat == acting else one for one in seats)
    assert tells((await listed(desk, waiting))[1], "games-line-thinking", who=name, count=1)
    change = Change(older)
    change.seats(replace(seat, player="rookie") if seat.seat == acting else seat for seat in seats)
    await desk.database.write(change)
    desk.restart()
    assert (await listed(desk, waited))[0] == say("games-replaced")


async def test_who_gets_a_digest_is_told_there_of_votes_and_ends_and_pinged_only_where_that_is_too_late(
    desk: Desk,
) -> None:
    desk.clock = clock = HandClock()
    desk.restart()
    game_id = await desk.begin("istanbul", ADA, BEN, CHLOE)
    host, services = desk.host, Services(desk.host, desk.lobby, Pencil())  # type: ignore[arg-type]

    async def pinged(kind: str) -> list[int]:
        post = [post for post in await desk.posts(game_id) if post.kind == kind][-1]
        client = SimpleNamespace(get_guild=lambda _: None)
        message = await compose(client, services, post)  # type: ignore[arg-type]
        assert message is not None and message.silent is (message.mentions.users == [])
        return [user.id for user in message.mentions.users]  # type: ignore[union-attr]

    async def digest() -> str:
        (post,) = [post for post in await desk.posts(game_id) if post.kind == "start"]
        message = await digest_message(host, replace(post, payload={"since": clock.now()}, user_id=BEN), WORDS)
        return "" if message is None else text_of(message.view)

    await change_times(host, BEN, "digest", "08:00")
    await request(host, game_id, ADA, PAUSE)
    assert await pinged("vote") == [CHLOE]
    told = await digest()
    assert tells(told, "games-votes") and tells(told, "games-line-vote", about="pause", who="Ada")
    await change_times(host, BEN, "away", clock.now() + VOTE_S)
    assert await pinged("vote") == [BEN, CHLOE]
    await fall_asleep(host, game_id, SERVER)
    while claimed := await host.outbox.claim(clock.steady()):
        for post in claimed:
            await host.outbox.sent(post, 1 if post.kind == "vote" else None)
    await wake_up(host, game_id)
    assert await pinged("vote") == []  # once is enough
    await change_times(host, BEN, "away", 0.0)
    ((_, timer),) = await votes_of(host, BEN)
    await vote(host, game_id, BEN, "Ben", timer.vote.number, yes=True)
    assert not tells(await digest(), "games-votes") and await votes_of(host, ADA) == []
    await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())
    assert tells(await digest(), "games-line-over", id=game_id, status="cancelled")


async def test_games_that_somebody_follows_are_named_apart(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    row = await desk.host.game(game_id)
    await follow(desk.host.db, row, STRANGER, THE_END, None)
    (heading, line) = await listed(desk, STRANGER)
    followed = {"game": "Istanbul", "id": game_id, "where": "<#500>", "thread": "<#77>"}
    assert heading == say("games-followed")
    assert line == say("games-line-followed", **followed, wish="end", place="direct")
    await follow(desk.host.db, row, STRANGER, EVERY_TURN, 77)
    assert (await listed(desk, STRANGER))[1] == say("games-line-followed", **followed, wish="turns", place="thread")


async def test_games_that_wait_for_a_person_show_their_boards(desk: Desk) -> None:
    game_ids = [await desk.begin("istanbul", ADA, BEN) for _ in range(3)]
    acting = [(ADA, BEN)[min((await desk.host.table(game_id)).called)] for game_id in game_ids]
    for person in (ADA, BEN):
        reader = Reader(desk, person, guild=1, channel=1)
        await reader.run("games")
        waiting = {f"{game_id}.webp" for game_id, one in zip(game_ids, acting, strict=True) if one == person}
        galleries = [part for part in reader.components if part["type"] == 12]
        assert reader.files.keys() == waiting and len(galleries) == len(waiting)
        assert {say("button-open-game", id=name.removesuffix(".webp")) for name in waiting} <= set(reader.labels)
        scenes = reader.interaction.client.services.studio.scenes
        assert all(scene.view.seat == (ADA, BEN).index(person) and scene.style.near for scene in scenes)
