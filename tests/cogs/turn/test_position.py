"""What is drawn when the position is looked up."""

from random import Random

import discord
import pytest

from cogs.framework.routes import button
from engine import players
from engine.istanbul.events import Moved
from host.table import freezing
from operation.commands import carry_out
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells
from tests.support.tamper import sql

STILL = ("board", "state", "history")
"""The commands by which a game on hold can still be looked at, as its sentences say."""


async def test_the_board_shows_the_last_turn_and_to_who_moves_what_it_has_brought_so_far(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    table, row = await desk.host.table(game_id), await desk.host.game(game_id)
    (seat,) = table.position.seats_to_act
    mover, other = ((ADA, BEN), (BEN, ADA))[seat]
    move = next(one for one in table.position.decision(seat).options if one.startswith("move "))

    async def seen(person: int) -> tuple[list[int], bool]:
        reader = Reader(desk, person, guild=row.guild_id, channel=row.channel_id, sees=(row.channel_id,))
        await reader.run("board")
        (scene,) = reader.interaction.client.services.studio.scenes[-1:]
        return [event.seat for event in scene.events if isinstance(event, Moved)], scene.running

    await desk.choose(game_id, mover, move)
    assert await seen(mover) == ([seat], True)
    assert await seen(other) == ([], False)
    while table.position.seats_to_act == (seat,):
        await desk.choose(game_id, mover, list(table.position.decision(seat).options)[-1])
        table = await desk.host.table(game_id)
    for person in (mover, other, STRANGER):
        assert await seen(person) == ([seat], False)


@pytest.mark.parametrize("where", ["board", "lesson"])
async def test_what_the_symbols_mean_is_one_press_from_a_picture(desk: Desk, where: str) -> None:
    reader = Reader(desk, ADA, guild=1, channel=1, sees=(1,))
    if where == "lesson":
        await reader.run("learn", lesson="istanbul")
        assert say("button-signs.short") in reader.labels
    else:
        game_id = await desk.begin("istanbul", ADA, BEN)
        for rest in ("board", "carts", "reach"):
            reader.begin()
            await button("x", "picture", game_id, rest).callback(reader.interaction)
            *pictures, row = reader.components
            if rest == "reach":
                assert tells(pictures.pop()["content"], "istanbul/reach-note")
            assert pictures and all(part["type"] == discord.ComponentType.media_gallery.value for part in pictures)
            assert [part["label"] for part in row["components"]] == [say("button-signs")]


@pytest.mark.parametrize("why", ["by_operator", "damaged"])
async def test_a_game_on_hold_can_be_looked_at_by_the_commands_that_its_sentence_names(desk: Desk, why: str) -> None:
    game_id, rng = await desk.begin("istanbul", ADA, BEN), Random(3)
    while (table := await desk.host.table(game_id)).finished_turns < 3:
        (seat,) = table.position.seats_to_act
        await desk.choose(game_id, (ADA, BEN)[seat], players.choose("rookie", table.position, seat, rng))
    row = await desk.host.game(game_id)
    if why == freezing.BY_OPERATOR:
        await carry_out(desk.host, ["freeze", game_id])
    else:
        sql(desk, "DELETE FROM log WHERE game_id = ? AND seq = 1", game_id)
        sql(desk, "UPDATE records SET blob = x'00' WHERE game_id = ? AND number = 3", game_id)
        desk.restart()
    sentence = say("refusal-frozen", reason=freezing.BY_OPERATOR)
    assert all(say(f"command-{command}") in sentence for command in STILL)
    for person in (ADA, STRANGER):
        reader = Reader(desk, person, guild=row.guild_id, channel=row.channel_id, sees=(row.channel_id,))
        for command in STILL:
            told = await reader.run(command)
            assert not tells(told, "refusal-frozen") and not tells(told, "error-unexpected"), (command, told)
            assert told or reader.interaction.client.services.studio.scenes, command
    assert (await desk.host.game(game_id)).status == "frozen"
