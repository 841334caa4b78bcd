"""A game's seed: what goes into it, and that all chance of the game follows from it."""

import pytest

from host import lobby as lobby_module
from tests.host.desk import ADA, BEN, Desk


async def test_what_house_players_leave_to_chance_follows_from_the_seed(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = []
    for number in (11, 11, 12):
        monkeypatch.setattr(lobby_module, "token_bytes", lambda count, number=number: bytes([number]) * count)
        game_id = await desk.begin("istanbul", ADA, BEN, houses=3)
        acted = 0
        while acted < 6:
            table = await desk.host.table(game_id)
            seat = table.position.seats_to_act[0]
            notation = next(iter(table.position.decision(seat).options))
            await desk.choose(game_id, table.seats[seat].user_id or 0, notation)
            acted += 1
        played.append([row.notation for row in (await desk.log(game_id)) if row.actor_id is None])
    assert len(played[0]) > 10
    assert played[0] == played[1] != played[2]
