"""What is drawn of a turn that is prepared."""

import pytest

from cogs.framework import Reply
from cogs.turn.prepare import preparing
from db import Change
from engine.marco_polo.components.board import CONTRACTS_SPACE, TRAVEL
from host.turn.prepared_turn import PLAN, prepare, prepared
from render.marco_polo.journey import ways
from tests.host.desk import ADA, BEN, Desk
from tests.support.limits import components
from tests.support.played import begun_turn
from tests.support.reader import Reader
from tests.support.sentences import say
from words.games import game_words
from words.speech import words


async def test_the_undo_of_a_plan_says_what_it_takes_back(desk: Desk) -> None:
    game_id, active = await begun_turn(desk, "istanbul", ADA, BEN)
    waits = (BEN, ADA)[active]
    plan = await prepare(desk.host, game_id, waits, 0)
    reader = Reader(desk, waits, guild=1, channel=1)
    empty = components((await preparing(reader.interaction, plan)).view().to_components())
    assert not any(part.get("custom_id", "").startswith("cv:prepare-back:") for part in empty)
    decision = plan.rehearsal.decision(plan.seat)
    assert decision is not None
    move = next(notation for notation in decision.options if notation.startswith("move "))
    plan = await prepare(desk.host, game_id, waits, 0, move)
    place = say(f"istanbul/place-{move.split()[1]}")
    for _ in range(2):  # a label is made of a position that nobody else uses
        assert place in undo_of(await preparing(reader.interaction, await prepared(desk.host, game_id, waits)))


async def test_a_turn_that_is_prepared_begins_with_those_of_a_hint(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("host.turn.hints.PANEL_WAITS_S", 60.0)
    game_id, active = await begun_turn(desk, "istanbul", ADA, BEN)
    waits, seat = (BEN, ADA)[active], 1 - active
    reader = Reader(desk, waits, guild=1, channel=1)
    plan = await prepare(desk.host, game_id, waits, 0)
    shown = components((await preparing(reader.interaction, plan)).view().to_components())
    ids = [part.get("custom_id", "") for part in shown]
    table = await desk.host.table(game_id)
    best = desk.host.advice[game_id, seat, -1 - table.seq][0]
    assert any(one.startswith(f"cv:prepare-choose:{game_id}:0:{'/'.join(best.choices)}") for one in ids), ids
    table.row.options["hints"] = "forbidden"
    desk.host.advice.clear()
    await preparing(reader.interaction, await prepared(desk.host, game_id, waits))
    assert not desk.host.advice


async def test_one_undo_takes_back_a_press_of_a_plan(desk: Desk) -> None:
    """Also of a plan that was stored without its presses."""
    game_id, active = await begun_turn(desk, "istanbul", ADA, BEN)
    waits, seat = (BEN, ADA)[active], 1 - active
    plan = await prepare(desk.host, game_id, waits, 0)
    position, decision = plan.rehearsal.position, plan.rehearsal.decision(seat)
    assert position is not None and decision is not None
    ways = (way for option in decision.options for way in position.shortcuts(seat, option))
    several = next(way.notations for way in ways if len(way.notations) > 2 and not way.chance)
    plan = await prepare(desk.host, game_id, waits, 0, *several[:2])
    plan = await prepare(desk.host, game_id, waits, 2, *several[2:])
    assert plan.choices == several and plan.presses == (0, 2) and plan.keeps == 2
    reader = Reader(desk, waits, guild=1, channel=1)
    plan = await prepared(desk.host, game_id, waits)
    shown = components((await preparing(reader.interaction, plan)).view().to_components())
    assert f"cv:prepare-back:{game_id}:2" in [part.get("custom_id") for part in shown]
    plan = await prepare(desk.host, game_id, waits, plan.keeps)
    assert plan.choices == several[:2] and plan.keeps == 0
    (row,) = [row for row in await desk.database.ahead(game_id) if row.name == PLAN]
    del row.content["presses"]
    change = Change(game_id)
    change.ahead(seat, PLAN, row.content)
    await desk.database.write(change)
    assert (await prepared(desk.host, game_id, waits)).keeps == 1


def undo_of(reply: Reply) -> str:
    """The label of the first button that takes a choice back."""
    parts = components(reply.view().to_components())
    return next(part["label"] for part in parts if part.get("custom_id", "").startswith("cv:prepare-back:"))


async def test_contracts_that_are_prepared_are_listed_with_what_they_ask_for(desk: Desk) -> None:
    game_id, active = await begun_turn(desk, "marco_polo", ADA, BEN)
    waits = (BEN, ADA)[active]
    plan = await prepare(desk.host, game_id, waits, 0, CONTRACTS_SPACE)
    while (decision := plan.rehearsal.decision(plan.seat)) and decision.kind != CONTRACTS_SPACE:
        plan = await prepare(desk.host, game_id, waits, len(plan.choices), [*decision.options][-1])
    assert decision is not None and plan.rehearsal.position is not None
    view = plan.rehearsal.position.view(plan.seat)
    things = game_words("marco_polo").prompt(words().about("marco_polo"), view, decision, ("Ada", "Ben")).things
    shown = components(
        (await preparing(Reader(desk, waits, guild=1, channel=1).interaction, plan)).view().to_components()
    )
    lines = [line for part in shown for line in part.get("content", "").splitlines()]
    assert things and [lines.count(f"- {thing}") for thing in things] == [1] * len(things), lines


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
