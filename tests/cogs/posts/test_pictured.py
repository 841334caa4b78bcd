"""While a panel asks whether the turn is finished, the pictures of its post are drawn ahead: the very same."""

from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cogs.framework.services import Services
from cogs.posts.pictured import draw_post_ahead
from cogs.posts.posts import compose
from engine import players
from host.messages.posts import Turn
from host.turn import looking
from host.turn.foreseen import after_turn
from tests.host.desk import ADA, BEN, Desk
from tests.support.panels import Pencil
from tests.support.played import begun_turn

PEOPLE = (ADA, BEN)
CLIENT: Any = SimpleNamespace(get_guild=lambda _: None)
TURNS = 12


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_what_is_drawn_ahead_is_what_the_post_of_the_turn_asks_for(desk: Desk, game: str) -> None:
    (game_id, _), rng, found = await begun_turn(desk, game, *PEOPLE), Random(3), []
    pencil = Pencil()
    services: Any = Services(desk.host, desk.lobby, pencil)  # type: ignore[arg-type]
    while (table := await desk.host.table(game_id)).finished_turns < TURNS:
        seat = table.position.seats_to_act[0]
        panel = await looking.panel(desk.host, game_id, PEOPLE[seat])
        foreseen = after_turn(panel)
        notation = players.choose(players.ROOKIE, table.position.fork(), seat, rng)
        if foreseen is not None:
            pencil.ahead_of_time.clear()
            await draw_post_ahead(CLIENT, services, panel, SimpleNamespace(drawing=None))  # type: ignore[arg-type]
        await desk.choose(game_id, PEOPLE[seat], notation)
        if foreseen is not None and notation == table.position.rules.turn_end:
            post = [each for each in await desk.posts(game_id) if each.kind == Turn.kind][-1]
            pencil.scenes.clear()
            await compose(CLIENT, services, post)
            found.append([scene.digest() for scene in pencil.scenes])
            assert found[-1] == [scene.digest() for scene in pencil.ahead_of_time]
    assert len(found) > TURNS // 3


async def test_a_turn_that_ends_with_chance_is_not_foreseen(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "marco_polo", *PEOPLE)
    rng, rolled = Random(3), 0
    while not rolled:
        table = await desk.host.table(game_id)
        seat = table.position.seats_to_act[0]
        panel = await looking.panel(desk.host, game_id, PEOPLE[seat])
        foreseen, played = after_turn(panel), table.position.view(None).round
        notation = players.choose(players.ROOKIE, table.position.fork(), seat, rng)
        await desk.choose(game_id, PEOPLE[seat], notation)
        if table.position.view(None).round > played:
            assert foreseen is None
            rolled += 1
