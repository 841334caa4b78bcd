"""Moves that are tried on a private copy change and tell nothing."""

from dataclasses import asdict
from random import Random
from typing import Any

import pytest

from engine import players
from engine.core.decision import Refusal
from host.seats.leaving import resign
from host.table.private_copy import MOST_PRESSES, PrivateCopy
from host.turn import looking
from host.turn.trying import copy_finished, copy_of, copy_running, try_move, undo_try
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.played import begun_turn

GAMES = ("istanbul", "marco_polo")


async def stored(desk: Desk, game_id: str) -> list[Any]:
    """All that the database, the outbox and the timers know of a game."""
    return [
        await desk.log(game_id),
        [asdict(post) for post in await desk.posts(game_id)],
        await desk.database.timers.of_game(game_id),
        await desk.database.games.records(game_id),
        await desk.database.results.of_game(game_id),
        (await desk.host.game(game_id)).revision,
    ]


async def tries(desk: Desk, copy: PrivateCopy, presses: int, rng: Random) -> int:
    """So many presses, any option each; how many were made before chance would have decided."""
    for made in range(presses):
        seat = copy.acting
        if seat is None or not await try_move(
            desk.host, copy, made, rng.choice([*copy.position.decision(seat).options])
        ):
            return made
    return presses


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seed", range(4))
async def test_a_copy_of_a_running_game_leaves_no_trace_and_stops_where_chance_decides(
    desk: Desk, game: str, seed: int
) -> None:
    game_id, active = await begun_turn(desk, game, ADA, BEN, CHLOE)
    before, told = await stored(desk, game_id), (await desk.host.table(game_id)).position.dump()
    copy = await copy_running(desk.host, game_id, (ADA, BEN, CHLOE)[active])
    assert copy.acting == active
    made = await tries(desk, copy, MOST_PRESSES, Random(seed))
    assert made < MOST_PRESSES and len(copy.before) == made
    assert await stored(desk, game_id) == before
    assert (await desk.host.table(game_id)).position.dump() == told


@pytest.mark.parametrize("game", GAMES)
async def test_what_others_hold_and_what_lies_in_decks_is_imagined(desk: Desk, game: str) -> None:
    """Each copy has it otherwise; what its person knows is the same in all."""
    game_id, _ = await begun_turn(desk, game, ADA, BEN, CHLOE)
    table = await desk.host.table(game_id)
    copies = [await copy_running(desk.host, game_id, BEN) for _ in range(5)]
    assert len({repr(copy.position.dump()) for copy in copies}) > 1
    own = table.public_position().view(1)
    assert all(copy.position.view(1) == own for copy in copies)
    assert all(copy.position.state.dice.seed != table.position.state.dice.seed for copy in copies)


async def test_tentative_choices_of_another_are_not_in_a_copy(desk: Desk) -> None:
    game_id, active = await begun_turn(desk, "istanbul", ADA, BEN)
    position = (await desk.host.table(game_id)).position
    move = next(one for one in position.decision(active).options if not position.try_out(active, one).unknown)
    await desk.choose(game_id, (ADA, BEN)[active], move)
    copy = await copy_running(desk.host, game_id, (ADA, BEN)[1 - active])
    assert copy.position.choices == [] and copy.acting == active


async def test_each_press_is_taken_back_and_old_presses_change_nothing(desk: Desk) -> None:
    game_id, active = await begun_turn(desk, "istanbul", ADA, BEN)
    copy = await copy_running(desk.host, game_id, (ADA, BEN)[active])
    begun = copy.position.dump()
    first = next(
        one for one in copy.position.decision(active).options if not copy.position.try_out(active, one).unknown
    )
    assert await try_move(desk.host, copy, 0, first)
    for stale in (0, 2):
        with pytest.raises(Refusal, match="stale"):
            await try_move(desk.host, copy, stale, first)
    with pytest.raises(Refusal):
        await try_move(desk.host, copy, 1, "fly to the moon")
    assert len(copy.before) == 1
    await undo_try(copy)
    assert copy.position.dump() == begun and copy.position.state.dice.blind
    with pytest.raises(Refusal, match="nothing_to_undo"):
        await undo_try(copy)


async def test_who_does_not_play_and_who_has_none_is_refused(desk: Desk) -> None:
    game_id, _ = await begun_turn(desk, "istanbul", ADA, BEN)
    with pytest.raises(Refusal, match="not_at_table"):
        await copy_running(desk.host, game_id, STRANGER)
    with pytest.raises(Refusal, match="copy_gone"):
        copy_of(desk.host, game_id, ADA)
    copy = await copy_running(desk.host, game_id, ADA)
    assert copy_of(desk.host, game_id, ADA) is copy
    with pytest.raises(Refusal, match="copy_gone"):
        copy_of(desk.host, game_id, BEN)
    with pytest.raises(Refusal, match="hidden_until_end"):
        await copy_finished(desk.host, game_id, ADA, 0)
    desk.restart()
    with pytest.raises(Refusal, match="copy_gone"):
        copy_of(desk.host, game_id, ADA)


async def finished(desk: Desk, game: str, turns: int) -> str:
    """A game of Ada and Ben that Ben gave up after so many turns."""
    game_id, rng = await desk.begin(game, ADA, BEN), Random(5)
    while (table := await desk.host.table(game_id)).finished_turns < turns:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, (ADA, BEN)[seat], players.choose("random", table.position.fork(), seat, rng))
    await resign(desk.host, game_id, BEN, interaction_id=desk.interaction())
    await desk.host.archives.settled()
    return game_id


@pytest.mark.parametrize("game", GAMES)
async def test_from_a_turn_of_a_finished_game_computer_players_move_for_the_others(desk: Desk, game: str) -> None:
    game_id = await finished(desk, game, 4)
    before, rng = await stored(desk, game_id), Random(1)
    history = await looking.history(desk.host, game_id, views=False)
    copy = await copy_finished(desk.host, game_id, BEN, 2)
    assert copy.acting == copy.seat == 1
    for presses in range(12):
        options = [*copy.position.decision(1).options]
        assert await try_move(desk.host, copy, presses, rng.choice(options))
        assert copy.acting in (1, None)
    assert await stored(desk, game_id) == before
    assert len((await looking.history(desk.host, game_id, views=False)).turns) == len(history.turns)
    for _ in range(12):
        await undo_try(copy)
    for person, seat in ((ADA, 0), (STRANGER, None)):
        again = await copy_finished(desk.host, game_id, person, 0)
        assert again.acting == again.seat and seat in (again.seat, None)
    with pytest.raises(Refusal, match="no_such_turn"):
        await copy_finished(desk.host, game_id, ADA, 99)


async def test_two_copies_from_one_turn_have_other_luck(desk: Desk) -> None:
    game_id = await finished(desk, "istanbul", 2)
    copies = [await copy_finished(desk.host, game_id, ADA, 0) for _ in range(3)]
    assert len({copy.position.state.dice.seed for copy in copies}) == len(copies)


@pytest.mark.slow
async def test_a_copy_is_played_to_the_end_of_the_game(desk: Desk) -> None:
    game_id, rng = await finished(desk, "istanbul", 2), Random(2)
    copy = await copy_finished(desk.host, game_id, ADA, 1)
    for _ in range(2000):
        if copy.acting is None:
            break
        notation = players.choose("rookie", copy.position.fork(), copy.acting, rng)
        await try_move(desk.host, copy, len(copy.before), notation)
    assert copy.position.over
    with pytest.raises(Refusal, match="game_over"):
        await try_move(desk.host, copy, len(copy.before), "end")
