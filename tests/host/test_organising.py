"""What the organiser can do: nudge, have an overdue move made, correct a position."""

import pytest

from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S, MINUTE_S
from host.seats.seating import move_for
from host.table.log import CORRECTION, TIMEOUT, UNDO
from host.timers.nudging import NUDGE_EVERY_S, nudge
from host.turn import looking
from host.turn.corrections import correct, fields
from host.upkeep.upkeep import check
from host.votes.votes import running_vote
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.evening import Evening
from tests.support.played import the_same_after_a_restart, the_same_table


async def test_who_is_waited_for_is_nudged_but_not_often(evening: Evening) -> None:
    host, game = evening.desk.host, evening.game
    with pytest.raises(Refusal, match="nobody_waited_for"):
        await nudge(host, game, ADA, organises=True)
    with pytest.raises(Refusal, match="not_at_table"):
        await nudge(host, game, STRANGER, organises=False)
    with pytest.raises(Refusal, match="nudged_enough"):  # Ada has just been called
        await nudge(host, game, BEN, organises=False)
    await evening.passes(MINUTE_S)
    assert await nudge(host, game, BEN, organises=False) == [0]
    assert await evening.news() == ["unprompt", "prompt"]
    last = (await evening.desk.posts(game))[-1]
    assert last.payload["nudge"] == 1 and "quiet" not in last.payload
    for later in (MINUTE_S, NUDGE_EVERY_S - MINUTE_S - 1):
        await evening.passes(later)
        with pytest.raises(Refusal, match="nudged_enough"):
            await nudge(host, game, CHLOE, organises=False)
    await evening.passes(2)
    assert await nudge(host, game, STRANGER, organises=True) == [0]
    assert (await evening.desk.posts(game))[-1].payload["nudge"] is None
    await evening.passes(NUDGE_EVERY_S)
    await host.people.settings.change(ADA, {"muted": [game]})
    with pytest.raises(Refusal, match="nudged_enough"):
        await nudge(host, game, BEN, organises=False)


async def test_who_is_voted_about_is_not_nudged_since_the_call_would_take_the_place_of_the_vote(
    evening: Evening,
) -> None:
    for _ in range(4):
        await evening.passes(DAY_S)
    assert await running_vote(evening.desk.host, evening.game) is not None
    with pytest.raises(Refusal, match="nudged_enough"):
        await nudge(evening.desk.host, evening.game, BEN, organises=False)


async def test_a_computer_player_makes_the_move_of_who_is_silent_beyond_the_pace(evening: Evening) -> None:
    desk, game = evening.desk, evening.game

    async def move(seat: int) -> None:
        await move_for(desk.host, game, BEN, seat, interaction_id=desk.interaction())

    await evening.passes(DAY_S - HOUR_S)
    with pytest.raises(Refusal, match="not_silent_yet"):
        await move(0)
    with pytest.raises(Refusal, match="not_waited_for"):
        await move(1)
    await evening.passes(2 * HOUR_S)
    await move(0)
    rows = [row for row in await desk.log(game) if row.kind == TIMEOUT]
    assert rows and {(row.seat, row.actor_id, row.automatic) for row in rows} == {(0, BEN, True)}
    assert "seat" in await evening.news()
    table = await desk.host.table(game)
    assert table.seats[0].by_person and 0 not in table.present(evening.clock.now())
    assert (await check(desk.host, game)).good
    await the_same_after_a_restart(desk, game)
    with pytest.raises(Refusal, match="not_"):
        await move(0)


@pytest.mark.parametrize(
    ("name", "field", "value"),
    [
        ("istanbul", "lira", "9"),
        ("istanbul", "merchant", "12"),
        ("marco_polo", "silk", "4"),
        ("marco_polo", "figure", "moscow"),
    ],
)
async def test_a_position_is_corrected_and_the_turn_begins_again(desk: Desk, name: str, field: str, value: str) -> None:
    game = await desk.begin(name, ADA, BEN)
    if name == "istanbul":
        panel = await looking.panel(desk.host, game, ADA)
        mover = ADA if panel.decision is not None else BEN
        decision = (await looking.panel(desk.host, game, mover)).decision
        assert decision is not None
        await desk.choose(game, mover, next(iter(decision.options)))
    host, interaction = desk.host, desk.interaction()
    before = {one.name: one.present for one in await fields(host, game, 1)}
    await correct(host, game, STRANGER, 1, field, value, interaction_id=interaction)
    after = {one.name: one.present for one in await fields(host, game, 1)}
    assert {**before, field: value} == after != before
    *_, row = await desk.log(game)
    assert (row.kind, row.notation, row.actor_id) == (CORRECTION, f"correct 1 {field} {value}", STRANGER)
    assert not (await host.table(game)).open_rows
    history = await looking.history(host, game)
    (note,) = history.notes_of(history.last_number)
    assert note.facts == {"by": None, "seat": 1, "field": field, "was": before[field], "now": value}
    (told,) = [post for post in await desk.posts(game) if post.kind == "corrected"]
    assert told.payload["again"] is (name == "istanbul")  # where a turn was under way
    await the_same_table(desk, game)
    assert (await check(desk.host, game)).good
    numbers = [mark.turn for mark in history.marks]
    assert len(numbers) == len(set(numbers))  # a race has one mark a turn
    assert (UNDO in [one.kind for one in await desk.log(game)]) is (name == "istanbul")


async def test_what_cannot_be_is_not_corrected(desk: Desk) -> None:
    game = await desk.begin("istanbul", ADA, BEN)
    for field, value, why in (
        ("crowns", "1", "no_such_field"),
        ("lira", "1000", "wrong_value"),
        ("rubies", "6", "wrong_value"),
        ("rubies", "0", "nothing_to_correct"),
        ("merchant", "99", "wrong_value"),
    ):
        with pytest.raises(Refusal, match=why):
            await correct(desk.host, game, ADA, 0, field, value, interaction_id=desk.interaction())
    with pytest.raises(Refusal, match="no_such_seat"):
        await fields(desk.host, game, 7)
    assert [row.kind for row in await desk.log(game)] == ["new"]
