"""What a house player at a table is given."""

import pytest

from engine import players
from tests.host.desk import ADA, Desk


async def test_a_house_player_is_never_given_the_game_s_seed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[players.Access] = []

    class Noted(players.Access):
        def __init__(self, *arguments) -> None:
            super().__init__(*arguments)
            given.append(self)

    monkeypatch.setattr(players, "Access", Noted)
    game_id = await desk.begin("istanbul", ADA, houses=2)
    table = await desk.host.table(game_id)
    while len(given) < 12:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, ADA, next(iter(table.position.decision(seat).options)))
    seed = (await desk.host.game(game_id)).seed
    assert table.position.state.dice.seed == seed
    inside = [access._position for access in given]
    assert seed not in {dice.seed for world in inside for dice in (world.state.dice, world.boundary.dice)}
    assert len({world.state.dice.seed for world in inside}) == len(inside)
