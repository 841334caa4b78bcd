"""What somebody of the server who may not see a private game learns of it outside of its channel: from lists, figures,
the log channel and refusals. Numbers count it; nothing names it, its people with it, or how it ended."""

from dataclasses import replace
from types import SimpleNamespace
from typing import Any, NamedTuple

import pytest

from cogs.framework.routes import button
from cogs.posts.posts import compose
from db import Change, PostRow, ResultRow
from engine.games import GAMES
from host.lobby.again import template_like
from host.messages.following import EVERY_TURN, UNFOLLOWED, follow
from host.messages.posts import Logged
from host.messages.server_log import NEWS
from host.table.status import PAUSED
from host.votes.proposals import request
from host.votes.votes import running_vote, vote
from tests.host.desk import ADA, BEN, CHLOE, NAMES, STRANGER, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells

LOG = 700
RESULT = ResultRow(
    "", 0, 0, ADA, "human", 1, "istanbul", 0.0, 2, 1, 6, rounds=17, turn_order=1, moves=10, move_s=3600.0, missed=1,
    rated_games=1, mu=1650.0, sigma=100.0,
)  # fmt: skip


class Games(NamedTuple):
    """Private games of Ada and Ben, to which Chloe is invited: one that runs, one that is over."""

    running: str
    over: str


async def private(desk: Desk, *people: int) -> str:
    game_id = (await desk.open("istanbul", *people)).row.id
    await desk.lobby.invite(game_id, people[0], False, [CHLOE], interaction_id=desk.interaction())
    await desk.lobby.start(game_id, people[0], False, interaction_id=desk.interaction())
    return game_id


async def finish(desk: Desk, game_id: str) -> None:
    """The game is over, whatever its position."""
    game, change = await desk.host.game(game_id), Change(game_id)
    result = {"winners": [1], "standings": [[0, 9, 0, 0], [5, 0, 0, 0]]}
    change.update_game(game.seq, status="finished", ended=9.0, result=result)
    await desk.database.write(change)
    desk.host.forget(game_id)


@pytest.fixture
async def games(desk: Desk) -> Games:
    await desk.host.people.guild_settings.change(1, {"leaderboard": True, "log_channel": LOG, "cool_down": "none"})
    made = Games(await private(desk, ADA, BEN), await private(desk, ADA, BEN))
    await finish(desk, made.over)
    change = Change(made.over)
    ada = replace(RESULT, game_id=made.over)
    change.insert(ada, replace(ada, number=1, seat=1, user_id=BEN, place=2, turn_order=2))
    await desk.database.write(change)
    return made


async def channel_of(desk: Desk, game_id: str) -> int:
    return (await desk.host.game(game_id)).channel_id or 0


async def reader(desk: Desk, person: int, games: Games, channel: int = 90) -> Reader:
    """Somebody in the server who can see the channels of the games."""
    sees = tuple([await channel_of(desk, game_id) for game_id in games])
    return Reader(desk, person, guild=1, channel=channel, sees=sees)


def named(reader: Reader, games: Games) -> bool:
    """Whether anything in the last answer names one of the games."""
    sent = f"{reader.text} {reader.bodies} {reader.files.keys()}"
    return any(game_id in sent for game_id in games)


PERSON: Any = SimpleNamespace(id=ADA, display_name=NAMES[ADA], name=NAMES[ADA])
LISTS: dict[str, tuple[dict[str, Any], ...]] = {
    "results finished": ({}, {"game": "istanbul"}, {"person": PERSON}, {"option": "expansion=base"}),
    "games": ({},), "tables": ({},),
    "results profile": ({}, {"person": PERSON}),
    "results leaderboard": ({"game": "istanbul"},),
    "server settings": ({},), "settings": ({},), "server status": ({},), "help": ({},),
}  # fmt: skip
"""The commands that tell of more than one game, with what is typed."""


@pytest.mark.parametrize("name", sorted(LISTS))
async def test_no_list_names_a_private_game_to_who_may_not_see_it(desk: Desk, games: Games, name: str) -> None:
    for typed in LISTS[name]:
        outsider, invited = await reader(desk, STRANGER, games), await reader(desk, CHLOE, games)
        said = await outsider.run(name, **typed)
        assert not named(outsider, games) and str(await channel_of(desk, games.over)) not in said
        if name == "results finished":
            none = "games-finished-not-found" if typed else "games-finished-none"
            assert said.strip() == say(none)  # nor that there is one
            await invited.run(name, **typed)
            assert named(invited, games)


async def test_figures_count_private_games_and_name_neither_them_nor_their_people(
    desk: Desk, games: Games, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("cogs.lists.leaderboard.LEAST_GAMES", 1)
    outsider = await reader(desk, STRANGER, games)
    for game in sorted(GAMES):
        outsider.begin()
        await button("x", "server-figures", "", game).callback(outsider.interaction)
        assert not named(outsider, games)
        assert not any(word in outsider.text for person in (ADA, BEN) for word in (NAMES[person], f"<@{person}>"))
        if game == "istanbul":
            assert tells(outsider.text, "figures-title", games=1, known="yes", rounds=17)
    said = await outsider.run("results profile", person=PERSON)
    assert tells(said, "profile-game", games=1, won=1) and NAMES[BEN] not in said and f"<@{BEN}>" not in said


async def test_what_one_followed_is_listed_while_one_may_look_at_it(desk: Desk) -> None:
    game_id = (await desk.open("istanbul", ADA, BEN)).row.id
    for person in (CHLOE, STRANGER):
        await follow(desk.database, await desk.host.game(game_id), person, EVERY_TURN, None)
    for private in (False, True):
        if private:
            await desk.lobby.invite(game_id, ADA, False, [CHLOE], interaction_id=desk.interaction())
        for person in (CHLOE, STRANGER):
            assert (f"#{game_id}" in await listed(desk, person)) is (person == CHLOE or not private)
    for person in (CHLOE, STRANGER):
        await desk.database.followers.delete(game_id, person)
        await desk.host.people.settings.change(person, {UNFOLLOWED: [game_id]})
        assert (f"#{game_id}" in await listed(desk, person)) is (person == CHLOE)


async def listed(desk: Desk, person: int) -> str:
    return await Reader(desk, person, guild=1, channel=90).run("games")


async def test_the_log_channel_is_told_nothing_of_private_games(desk: Desk, games: Games) -> None:
    public = await desk.begin("istanbul", ADA, BEN)
    client = (await reader(desk, STRANGER, games)).interaction.client
    for game_id in (*games, public):
        (made,) = [post for post in await desk.posts(game_id) if post.kind == Logged.kind]
        told = [await compose(client, client.services, saying(made, news)) for news in NEWS]
        assert [message is not None for message in told] == [game_id == public] * len(NEWS)


def saying(post: PostRow, news: str) -> PostRow:
    return replace(post, payload=Logged(what=news).stored())


@pytest.mark.parametrize("way", ["move", "resume", "rematch"])
async def test_that_the_channel_is_taken_names_no_private_game(
    desk: Desk, games: Games, way: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The stranger's own game is to be played where the private one runs meanwhile."""
    monkeypatch.setitem(NAMES, STRANGER, "Dilan")
    own = await desk.begin("istanbul", STRANGER, BEN)
    if way == "resume":
        await request(desk.host, own, STRANGER, "pause")
        running = await running_vote(desk.host, own)
        assert running is not None
        await vote(desk.host, own, BEN, "Ben", running.vote.number, yes=True)
        assert (await desk.host.game(own)).status == PAUSED
    elif way == "rematch":
        await finish(desk, own)
    taken = await channel_of(desk, games.running)
    if way != "move":
        await in_channel(desk, own, taken)
    stranger = await reader(desk, STRANGER, games, taken)
    if way == "move":
        await stranger.run("table move", game=own)
    else:
        stranger.begin()
        await button("x", way, own).callback(stranger.interaction)
    assert tells(stranger.text, "refusal-channel-busy") and not named(stranger, games)


async def in_channel(desk: Desk, game_id: str, channel_id: int) -> None:
    game, change = await desk.host.game(game_id), Change(game_id)
    change.update_game(game.seq, channel_id=channel_id)
    await desk.database.write(change)
    desk.restart()


@pytest.mark.parametrize("hidden", [False, True])
async def test_a_lobby_laid_out_like_a_private_game_does_not_name_it(desk: Desk, hidden: bool) -> None:
    options = {"expansion": "mocha", "layout": "random"}
    old = await desk.open("istanbul", BEN, ADA, options=options)
    if hidden:
        await desk.lobby.invite(old.row.id, BEN, False, [CHLOE], interaction_id=desk.interaction())
    await desk.lobby.start(old.row.id, BEN, False, interaction_id=desk.interaction())
    maker = Reader(desk, ADA, guild=1, channel=91, sees=(old.row.channel_id or 0,))
    said = await maker.run("new", game="istanbul", like=old.row.id)
    assert tells(said, "lobby-like", same="yes") and (f"#{old.row.id}" in said) is not hidden
    template = await template_like(desk.host, await desk.host.game(old.row.id))
    assert template.options["set_up"]["like"] == old.row.id
