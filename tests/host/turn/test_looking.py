"""What somebody looks at is of one moment, and on the disk."""

import asyncio
from random import Random
from typing import Any

import pytest

from engine import players
from engine.istanbul.events import Acted, GainedGoods, Left, Rolled
from engine.marco_polo.components.board import PURSE
from engine.marco_polo.events import Gained, Placed
from host.turn import looking
from tests.host.desk import ADA, BEN, Desk

A_WHILE_S = 0.2  # in which a choice is made, unless it waits


async def test_who_looks_while_a_choice_is_made_sees_nothing_of_it(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    for person in (ADA, BEN):
        await desk.choose(game_id, person, "bid 0")
    before = await looking.look(desk.host, game_id, BEN)
    reading, go_on, latest = asyncio.Event(), asyncio.Event(), looking._latest

    async def slowly(*given: Any) -> Any:
        reading.set()
        await go_on.wait()
        return await latest(*given)

    monkeypatch.setattr(looking, "_latest", slowly)
    looks = asyncio.create_task(looking.look(desk.host, game_id, BEN))
    await reading.wait()
    choosing = asyncio.create_task(desk.choose(game_id, ADA, "stop", "end"))
    await asyncio.wait({choosing}, timeout=A_WHILE_S)
    go_on.set()
    assert await looks == before
    await choosing
    assert await looking.look(desk.host, game_id, BEN) != before


async def test_what_is_new_in_a_panel_is_what_chance_or_others_brought_since_the_last_press(desk: Desk) -> None:
    game_id, person, seat = await begun(desk)
    moved = await desk.choose(game_id, person, "move 9")
    assert moved.news == (Left(seat, 9),) and moved.decision is not None
    rolled = await desk.choose(game_id, person, next(iter(moved.decision.options)))
    assert rolled.news == rolled.events[len(moved.events) :] and Rolled in map(type, rolled.news)
    assert (await looking.panel(desk.host, game_id, person)).news == rolled.news


async def test_the_answer_to_a_press_tells_what_was_done_unasked_besides(desk: Desk) -> None:
    game_id, person, _ = await begun(desk)
    taken = await desk.choose(game_id, person, "move 2")
    assert [*map(type, taken.news)] == [Left, Acted, GainedGoods]
    assert (await looking.panel(desk.host, game_id, person)).news == ()


async def test_a_die_that_is_sold_unasked_as_the_only_one_left_is_told(desk: Desk) -> None:
    game_id, rng = await desk.begin("marco_polo", ADA, BEN), Random(3)
    for _ in range(80):
        position = (await desk.host.table(game_id)).position
        seat = position.seats_to_act[0]
        person, options = (ADA, BEN)[seat], position.decision(seat).options
        if PURSE in options and len(position.view(seat).seats[seat].dice) == 1:
            told = (await desk.choose(game_id, person, PURSE)).news
            assert [*map(type, told)] == [Placed, Gained] and told[0].space == PURSE
            return
        await desk.choose(game_id, person, players.choose(players.ROOKIE, position, seat, rng))
    pytest.fail("nobody had a single die left")


async def begun(desk: Desk) -> tuple[str, int, int]:
    """A game, and who has its first turn: the person and the seat."""
    game_id = await desk.begin("istanbul", ADA, BEN)
    (seat,) = (await desk.host.table(game_id)).position.seats_to_act
    return game_id, (ADA, BEN)[seat], seat
