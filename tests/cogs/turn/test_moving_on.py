"""The position moves on while a panel is made: its person sees the present."""

import asyncio
from typing import Any

import pytest

from cogs.turn.play import opened
from tests.host.desk import ADA, BEN, Desk
from tests.support.interactions import press_of


@pytest.mark.parametrize("game", ["istanbul", "marco_polo"])
async def test_take_turn_while_a_computer_player_moves_for_its_person(
    desk: Desk, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id = await desk.begin(game, ADA, BEN)
    table = await desk.host.table(game_id)
    person = table.seats[table.position.seats_to_act[0]].user_id
    assert person is not None
    given_up, moved = desk.host.outbox.given_up, []

    async def moves_on(of_game: str) -> Any:
        """The panel was looked at; now its seat chooses by another way."""
        if not moved:
            moved.append(True)
            decision = table.position.decision(table.position.seats_to_act[0])
            await desk.choose(game_id, person, next(iter(decision.options)))
        return await given_up(of_game)

    monkeypatch.setattr(desk.host.outbox, "given_up", moves_on)
    reply = await opened(press_of(desk, person), game_id)
    assert moved
    after = table.asked.after[table.position.seats_to_act[0]]
    pressed = {str(getattr(item, "custom_id", "")) for item in reply.view().walk_children()}
    present = (table.seats[table.position.seats_to_act[0]].user_id, f"choose:{game_id}:{after}:")
    assert present[0] != person or any(present[1] in custom_id for custom_id in pressed)
    if reply.drawing is not None:
        await asyncio.wait({reply.drawing})
