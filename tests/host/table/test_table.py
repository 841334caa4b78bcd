"""Presses, undo, defaults and what others may see, with the toy game: sealed bids, then one seat's turn."""

import pytest

from engine.core.decision import Refusal
from host.turn import looking, press
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.played import after_bids, facts, the_same_after_a_restart


async def test_a_choice_is_written_and_leads_to_the_next_decision(desk: Desk) -> None:
    game_id = await after_bids(desk)
    panel = await desk.choose(game_id, ADA, "go on")
    assert panel.decision is not None and list(panel.decision.options) == ["roll", "rest", "draw"]
    assert [row.notation for row in await desk.log(game_id)][1:] == ["bid 0", "bid 0", "go on"]
    assert panel.can_undo


async def test_every_step_of_a_game_survives_a_restart(desk: Desk) -> None:
    game_id = await desk.begin()
    for person, notation in [
        (ADA, "bid 1"), (BEN, "bid 2"), (BEN, "mark b"), (ADA, "mark a"),
        (ADA, "go on"), (ADA, "rest"), (ADA, "go on"), (ADA, "roll"), (ADA, "go on"), (ADA, "draw"),
        (ADA, "stop"), (ADA, "end"), (ADA, "bid 0"),
    ]:  # fmt: skip
        await desk.choose(game_id, person, notation)
        await the_same_after_a_restart(desk, game_id)


async def test_undo_takes_back_one_choice_and_reset_all(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.choose(game_id, ADA, "go on", "rest", "go on")
    panel = await press.undo(desk.host, game_id, ADA)
    assert panel.decision is not None and panel.decision.kind == "go"
    await the_same_after_a_restart(desk, game_id)
    await desk.choose(game_id, ADA, "go on")
    panel = await press.undo(desk.host, game_id, ADA, everything=True)
    assert panel.decision is not None and panel.decision.kind == "go" and not panel.can_undo
    assert panel.table.open_rows == [2, 3]
    await the_same_after_a_restart(desk, game_id)
    with pytest.raises(Refusal) as refused:
        await press.undo(desk.host, game_id, ADA)
    assert refused.value.code == "nothing_to_undo"


@pytest.mark.parametrize("venture", ["roll", "draw"])
async def test_undo_stops_at_new_information(desk: Desk, venture: str) -> None:
    game_id = await after_bids(desk)
    panel = await desk.choose(game_id, ADA, "go on", venture)
    assert not panel.can_undo
    rows = len(await desk.log(game_id))
    with pytest.raises(Refusal):
        await press.undo(desk.host, game_id, ADA)
    assert len(await desk.log(game_id)) == rows


async def test_a_default_is_taken_unasked_and_undone_with_its_press(desk: Desk) -> None:
    game_id = await after_bids(desk)
    panel = await desk.choose(game_id, ADA, "stop")
    assert panel.decision is not None and panel.decision.kind == "end"
    assert [(row.notation, row.automatic) for row in (await desk.log(game_id))[-2:]] == [("stop", False), ("pay", True)]
    panel = await press.undo(desk.host, game_id, ADA)
    assert panel.decision is not None and panel.decision.kind == "go"
    panel = await desk.choose(game_id, ADA, "stop")
    assert panel.decision is not None and panel.decision.kind == "toll", "who takes something back is asked"
    await the_same_after_a_restart(desk, game_id)


async def test_somebody_who_wants_to_be_asked_is_asked(desk: Desk) -> None:
    game_id = await after_bids(desk)
    await desk.database.people.settings.save(ADA, {"ask_always": True})
    panel = await desk.choose(game_id, ADA, "stop")
    assert panel.decision is not None and panel.decision.kind == "toll"


async def test_the_last_answer_to_the_same_question_is_found_after_a_restart_but_not_once_undone(desk: Desk) -> None:
    game_id = await after_bids(desk)
    assert (await desk.choose(game_id, ADA, "go on")).last_answer is None
    assert (await desk.choose(game_id, ADA, "rest")).last_answer is None, "another question"
    assert (await desk.choose(game_id, ADA, "go on")).last_answer == "rest"
    for _ in range(2):
        await press.undo(desk.host, game_id, ADA)
    assert (await looking.panel(desk.host, game_id, ADA)).last_answer is None
    await desk.choose(game_id, ADA, "rest", "stop", "pay", "end")
    for person in (ADA, BEN):
        await desk.choose(game_id, person, "bid 0")
    assert (await desk.choose(game_id, BEN, "go on")).last_answer is None, "another's answer"
    await desk.choose(game_id, BEN, "draw", "stop", "end")
    for person in (ADA, BEN):
        await desk.choose(game_id, person, "bid 0")
    await desk.choose(game_id, ADA, "go on")
    desk.restart()
    assert (await looking.panel(desk.host, game_id, ADA)).last_answer == "rest"


async def test_a_refused_choice_changes_nothing(desk: Desk) -> None:
    game_id = await after_bids(desk)
    before = facts(await desk.host.table(game_id))
    with pytest.raises(Refusal) as refused:
        await desk.choose(game_id, ADA, "leap")
    assert refused.value.code == "stop_or_go"
    for person, code in ((BEN, "not_your_turn"), (STRANGER, "not_at_table")):
        with pytest.raises(Refusal) as refused:
            await desk.choose(game_id, person, "stop")
        assert refused.value.code == code
    assert facts(await desk.host.table(game_id)) == before
    await the_same_after_a_restart(desk, game_id)


async def test_a_button_of_an_earlier_decision_is_stale(desk: Desk) -> None:
    game_id = await after_bids(desk)
    asked_after = (await looking.panel(desk.host, game_id, ADA)).asked_after
    panel = await desk.choose(game_id, ADA, "go on", asked_after=asked_after)
    assert panel.asked_after > asked_after
    with pytest.raises(Refusal) as refused:
        await desk.choose(game_id, ADA, "rest", asked_after=asked_after)
    assert refused.value.code == "stale"


async def test_a_button_from_before_an_undo_is_stale(desk: Desk) -> None:
    game_id = await after_bids(desk)
    asked_after = (await looking.panel(desk.host, game_id, ADA)).asked_after
    await desk.choose(game_id, ADA, "go on")
    panel = await press.undo(desk.host, game_id, ADA)
    assert panel.asked_after > asked_after
    with pytest.raises(Refusal, match="stale"):
        await desk.choose(game_id, ADA, "go on", asked_after=asked_after)


async def test_anothers_answer_leaves_my_button_alive(desk: Desk) -> None:
    game_id = await desk.begin()
    asked_after = (await looking.panel(desk.host, game_id, ADA)).asked_after
    await desk.choose(game_id, BEN, "bid 2")
    await desk.choose(game_id, BEN, "mark a")
    panel = await desk.choose(game_id, ADA, "bid 0", asked_after=asked_after)
    assert panel.decision is not None and panel.decision.kind == "go"


async def test_sealed_answers_stay_sealed_and_come_in_any_order(desk: Desk) -> None:
    ends = []
    for order in ((ADA, BEN), (BEN, ADA)):
        game_id = await desk.begin()
        for person in order:
            before = (await desk.host.table(game_id)).public_position().view(None)
            await desk.choose(game_id, person, "bid 2")
            between = (await desk.host.table(game_id)).public_position().view(None)
            assert between == before
            await desk.choose(game_id, person, "mark b")
        ends.append((await desk.host.table(game_id)).position.view(None))
    assert ends[0] == ends[1]
    assert ends[0].coins == (3, 3)


async def test_others_never_see_what_is_being_composed(desk: Desk) -> None:
    game_id = await after_bids(desk)
    table = await desk.host.table(game_id)
    before, posts = table.public_position().view(None), await desk.posts(game_id)
    history = len((await looking.history(desk.host, game_id)).turns[-1].steps)
    await desk.choose(game_id, ADA, "go on", "roll")
    table = await desk.host.table(game_id)
    assert table.position.view(0).coins != before.coins
    assert table.public_position().view(None) == before
    assert table.position_for(1).view(1).coins == before.coins
    assert table.position_for(None).view(None) == before
    assert len((await looking.history(desk.host, game_id)).turns[-1].steps) == history
    assert await desk.posts(game_id) == posts
    await desk.choose(game_id, ADA, "stop", "end")
    table = await desk.host.table(game_id)
    assert table.public_position().view(None) == table.position.view(None)
    assert len((await looking.history(desk.host, game_id)).turns[0].steps) == 7


async def test_owing_lasts_from_the_ping_to_the_answer(desk: Desk) -> None:
    game_id = await desk.begin()
    table = await desk.host.table(game_id)
    assert table.asked.since == {0: 1, 1: 1}
    await desk.choose(game_id, BEN, "bid 0")
    assert (await desk.host.table(game_id)).asked.since == {0: 1}
    await desk.choose(game_id, ADA, "bid 1", "mark a", "go on", "rest")
    assert (await desk.host.table(game_id)).asked.since == {0: 1}
    await desk.choose(game_id, ADA, "stop", "end")
    table = await desk.host.table(game_id)
    assert table.asked.since == {0: table.seq, 1: table.seq}
