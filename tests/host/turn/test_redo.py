"""What was taken back is made again at one press, until something else is chosen."""

import pytest

from engine.core.decision import Refusal
from host.turn import looking, press
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import after_bids, begun_turn, the_same_after_a_restart

pytestmark = pytest.mark.engines


async def undo(desk: Desk, game_id: str, *, everything: bool = False) -> tuple[str, ...]:
    """Ada takes back her last press; what she can make again."""
    seen = await press.undo(desk.host, game_id, ADA, everything=everything, interaction_id=desk.interaction())
    return seen.redo


async def redo(desk: Desk, game_id: str, asked_after: int | None = None) -> tuple[str, ...]:
    interaction = desk.interaction()
    return (await press.redo(desk.host, game_id, ADA, asked_after=asked_after, interaction_id=interaction)).redo


async def chosen(desk: Desk, game_id: str) -> list[str]:
    return [choice.notation for choice in (await desk.host.table(game_id)).position.choices[2:]]


async def test_each_undo_is_made_again_by_a_press_the_last_first(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "go on", "rest", "go on")
    for left in (("go on",), ("rest",), ("go on",)):
        assert await undo(desk, game_id) == left
    assert await chosen(desk, game_id) == []
    for left in (("rest",), ("go on",), ()):
        assert await redo(desk, game_id) == left
    assert await chosen(desk, game_id) == ["go on", "rest", "go on"]
    with pytest.raises(Refusal, match="nothing_to_redo"):
        await redo(desk, game_id)
    await the_same_after_a_restart(desk, game_id)


async def test_a_whole_turn_that_was_reset_comes_back_at_once_and_after_a_restart(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "go on", "rest", "go on")
    assert await undo(desk, game_id, everything=True) == ("go on", "rest", "go on")
    desk.restart()
    assert (await looking.panel(desk.host, game_id, ADA)).redo == ("go on", "rest", "go on")
    assert await redo(desk, game_id) == ()
    assert await chosen(desk, game_id) == ["go on", "rest", "go on"]


async def test_who_chooses_something_else_makes_nothing_again(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "go on", "rest")
    await undo(desk, game_id)
    await undo(desk, game_id)
    assert (await desk.choose(game_id, ADA, "stop")).redo == ()
    for _ in range(2):
        with pytest.raises(Refusal, match="nothing_to_redo"):
            await redo(desk, game_id)
        desk.restart()


async def test_who_chooses_the_same_by_hand_still_makes_the_rest_again(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "go on", "rest")
    await undo(desk, game_id, everything=True)
    assert (await desk.choose(game_id, ADA, "go on")).redo == ("rest",)
    desk.restart()
    assert await redo(desk, game_id) == ()
    assert await chosen(desk, game_id) == ["go on", "rest"]


async def test_an_old_button_another_person_and_a_double_press_make_nothing_again(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "go on", "rest")
    await undo(desk, game_id)
    await undo(desk, game_id)
    asked_after, interaction = (await looking.panel(desk.host, game_id, ADA)).asked_after, desk.interaction()
    for refused, person, after in (("not_your_turn", BEN, None), ("stale", ADA, asked_after - 1)):
        with pytest.raises(Refusal, match=refused):
            await press.redo(desk.host, game_id, person, asked_after=after)
    for _ in range(2):
        await press.redo(desk.host, game_id, ADA, asked_after=asked_after, interaction_id=interaction)
    assert await chosen(desk, game_id) == ["go on"]
    with pytest.raises(Refusal, match="stale"):
        await redo(desk, game_id, asked_after)


async def test_a_finished_turn_that_was_taken_back_is_finished_again(desk: Desk) -> None:
    game_id, active = await begun_turn(desk, "marco_polo", ADA, BEN)
    person, host = (ADA, BEN)[active], desk.host
    while "end" not in (await desk.host.table(game_id)).position.decision(active).options:
        position = (await host.table(game_id)).position
        notation = next(one for one in position.decision(active).options if not position.try_out(active, one).unknown)
        await desk.choose(game_id, person, notation)
    made = [choice.notation for choice in (await host.table(game_id)).position.choices]
    await desk.choose(game_id, person, "end")
    reopens = (await looking.panel(host, game_id, person)).reopens
    assert reopens is not None
    await press.reopen(host, game_id, person, reopens, desk.interaction())
    desk.restart()
    assert (await looking.panel(desk.host, game_id, person)).redo == ("end",)
    seen = await press.redo(desk.host, game_id, person, interaction_id=desk.interaction())
    assert seen.reopens is not None and seen.decision is None and made
    await the_same_after_a_restart(desk, game_id)


async def test_another_player_of_the_seat_makes_nothing_again(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "go on")
    await undo(desk, game_id)
    async with desk.host.at_table(game_id) as table, desk.host.act(table) as pending:
        table.swap(0, 1, pending, actor=None)
    desk.restart()
    assert (await desk.host.table(game_id)).undone.of(0) == ()
