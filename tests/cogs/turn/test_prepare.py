"""What is drawn of a turn that is prepared."""

from cogs.turn.prepare import preparing
from engine.marco_polo.components.board import TRAVEL
from host.turn.prepared_turn import prepare
from render.marco_polo.journey import ways
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import begun_turn
from tests.support.reader import Reader


async def test_a_journey_that_is_prepared_is_drawn_with_what_it_costs_and_leaves(desk: Desk) -> None:
    game_id, active = await begun_turn(desk, "marco_polo", ADA, BEN)
    waits = (BEN, ADA)[active]
    plan = await prepare(desk.host, game_id, waits, 0, TRAVEL)
    while (decision := plan.rehearsal.decision(plan.seat)) and decision.kind != "travel":
        plan = await prepare(desk.host, game_id, waits, len(plan.choices), next(iter(decision.options)))
    reader = Reader(desk, waits, guild=1, channel=1)
    drawn = await (await preparing(reader.interaction, plan)).all_drawn()
    assert [picture.name for picture in drawn] == ["board.webp", "spaces.webp"]
    assert decision is not None
    for scene in reader.interaction.client.services.studio.scenes:
        assert {f"to {way.end}" for way in ways(scene) if way.price} == set(decision.options)
