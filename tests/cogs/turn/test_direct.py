"""In direct messages, where people may be called, commands show the game that waits for them."""

from dataclasses import replace
from typing import Any

import pytest

from cogs.posts.prompts import prompt_message
from db import Change
from host.messages.posts import Prompt
from tests.host.desk import ADA, BEN, CHLOE, Desk
from tests.support.limits import components
from tests.support.reader import Reader
from tests.support.sentences import tells
from words.speech import words

COMMANDS = ("turn", "hand", "state")


def in_direct_messages(desk: Desk, person: int) -> Reader:
    reader = Reader(desk, person, guild=None, channel=4711)
    reader.interaction.id = desk.interaction()
    return reader


async def of_mover(desk: Desk, *people: int) -> tuple[str, int]:
    """A game of Istanbul and the person who must act in it."""
    game_id = await desk.begin("istanbul", *people)
    table = await desk.host.table(game_id)
    (seat,) = table.called
    return game_id, table.seats[seat].user_id or 0


@pytest.mark.parametrize("command", COMMANDS)
async def test_the_only_game_is_shown_to_those_who_play_it(desk: Desk, command: str) -> None:
    game_id, _ = await of_mover(desk, ADA, BEN)
    for person in (ADA, BEN):
        assert tells(await in_direct_messages(desk, person).run(command), "direct-game", id=game_id)
    assert tells(await in_direct_messages(desk, CHLOE).run(command), "refusal-no-game-in-dm")


@pytest.mark.parametrize("command", COMMANDS)
async def test_of_several_the_one_that_has_waited_longest_is_shown(desk: Desk, command: str) -> None:
    begun = [await of_mover(desk, ADA, BEN) for _ in range(3)]
    waiting = {person: [game for game, mover in begun if mover == person] for person in (ADA, BEN)}
    assert max(map(len, waiting.values())) > 1, "of three games at least two wait for the same person"
    for person, games in waiting.items():
        shown = await in_direct_messages(desk, person).run(command)
        if games:
            assert tells(shown, "direct-game", id=games[0])
        else:
            assert tells(shown, "hand-which" if command == "hand" else "refusal-several-games")


async def test_where_several_games_are_played_and_none_waits_each_hand_has_a_button(desk: Desk) -> None:
    begun = [await of_mover(desk, ADA, BEN) for _ in range(2)]
    for game_id, _ in begun:
        change = Change(game_id)
        change.seats(
            [
                replace(seat, player="random") if seat.user_id == ADA else seat
                for seat in await desk.database.games.seats(game_id)
            ]
        )
        await desk.database.write(change)
    desk.restart()
    reader = in_direct_messages(desk, ADA)
    assert tells(await reader.run("hand"), "hand-which")
    buttons = [part["custom_id"] for row in reader.components for part in row.get("components", ())]
    assert sorted(buttons) == sorted(f"cv:hand:{game_id}:" for game_id, _ in begun)
    reader.begin()
    assert "refusal" not in await reader.press("hand", begun[0][0])


async def test_in_a_server_the_channel_says_which(desk: Desk) -> None:
    game_id, mover = await of_mover(desk, ADA, BEN)
    row = await desk.host.game(game_id)
    reader = Reader(desk, mover, guild=row.guild_id, channel=row.channel_id or 0)
    for command in COMMANDS:
        assert not tells(await reader.run(command), "direct-game")


async def test_a_call_by_direct_message_has_the_hand_which_its_person_alone_is_shown(desk: Desk) -> None:
    game_id, mover = await of_mover(desk, ADA, BEN)
    await desk.host.people.settings.change(mover, {"pings": "direct"})
    (post,) = [post for post in await desk.posts(game_id) if post.kind == Prompt.kind]
    reader = in_direct_messages(desk, mover)
    services: Any = reader.interaction.client.services
    message = await prompt_message(services, await desk.host.table(game_id), post, words())
    assert message is not None and message.direct is not None
    offered = [part.get("custom_id") for part in components(message.direct.view.to_components())]
    assert f"cv:hand:{game_id}:" in offered
    await reader.press("hand", game_id)
    stranger = in_direct_messages(desk, CHLOE)
    assert tells(await stranger.press("hand", game_id), "refusal-unknown-game")
