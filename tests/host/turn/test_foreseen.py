"""When the end of a turn is not foreseen, and when a turn that has ended is no longer the last thing that happened."""

from dataclasses import replace

import pytest

from engine.core.position import Position
from host.turn import looking
from host.turn.foreseen import after_turn, just_ended
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import begun_turn, finishing

PEOPLE = (ADA, BEN)


async def test_a_choice_that_leaves_a_question_open_ends_no_turn(desk: Desk) -> None:
    game_id, seat = await begun_turn(desk, "istanbul", *PEOPLE)
    panel = await looking.panel(desk.host, game_id, PEOPLE[seat])
    assert panel.decision is not None and panel.position.rules.turn_end not in panel.decision.options
    assert [option for option in panel.decision.options if after_turn(panel, [option]) is not None] == []


async def test_nothing_is_foreseen_where_a_computer_player_moves_at_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    panel = await finishing(desk, *PEOPLE)
    seats = [seat if seat.seat == panel.seat else replace(seat, player="merchant") for seat in panel.table.seats]
    monkeypatch.setattr(panel.table, "seats", tuple(seats))
    assert after_turn(panel, [panel.position.rules.turn_end]) is None


async def test_nothing_is_foreseen_while_seats_answer_in_secret(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await finishing(desk, *PEOPLE)
    monkeypatch.setattr(Position, "sealed", True)
    assert after_turn(panel, [panel.position.rules.turn_end]) is None


async def test_in_a_lesson_and_after_the_game_no_turn_is_posted(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    panel = await finishing(desk, *PEOPLE)
    table, row = panel.table, panel.table.row
    lesson = replace(row, lesson="istanbul")
    with monkeypatch.context() as within:
        within.setattr(table, "row", lesson)
        assert after_turn(panel, [panel.position.rules.turn_end]) is None
    await desk.choose(row.id, PEOPLE[panel.seat], panel.position.rules.turn_end)
    ended = await looking.panel(desk.host, row.id, PEOPLE[panel.seat])
    assert just_ended(ended) is not None
    for other in (lesson, replace(row, status="finished")):
        monkeypatch.setattr(ended.table, "row", other)
        assert just_ended(ended) is None


async def test_a_turn_has_just_ended_until_somebody_chooses_again(desk: Desk) -> None:
    panel = await finishing(desk, *PEOPLE)
    game_id, other = panel.table.row.id, 1 - panel.seat
    await desk.choose(game_id, PEOPLE[panel.seat], panel.position.rules.turn_end)
    assert just_ended(await looking.panel(desk.host, game_id, PEOPLE[panel.seat])) is not None
    option = next(iter(panel.table.position.decision(other).options))
    await desk.choose(game_id, PEOPLE[other], option)
    assert just_ended(await looking.panel(desk.host, game_id, PEOPLE[panel.seat])) is None
