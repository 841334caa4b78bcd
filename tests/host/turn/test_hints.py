"""Hints: who gets them, that they change nothing and are told after the end, and how they are kept."""

import asyncio
import json
import time
from concurrent.futures.process import BrokenProcessPool
from typing import Any

import pytest

from db import Change, HintsRow, StorageFailed
from engine import players
from engine.core.decision import Refusal
from engine.players.thinking_time import HINT_SOON, NO_SEARCH, Budget
from host.lobby.game_options import set_options
from host.seats.seating import LEFT, take_over
from host.turn import hints
from host.turn.hints import asked_in, hint_for
from host.turn.looking import game_file
from processes import Timed
from tests.host.desk import ADA, BEN, STRANGER, Desk


async def test_a_hint_changes_nothing_and_a_moment_counts_once(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    for name, iterations in ("HINT_SOON", HINT_SOON.iterations), ("HINT_LONGER", HINT_SOON.iterations + 4):
        monkeypatch.setattr(f"engine.players.thinking_time.{name}", Budget(iterations, 60.0))
    monkeypatch.setattr(hints, "WAITS_S", 60.0)
    game_id = await desk.begin("istanbul", ADA, BEN)
    table = await desk.host.table(game_id)
    asked = table.seats[table.position.seats_to_act[0]].user_id or 0
    before = table.position.dump(), await desk.log(game_id), await desk.posts(game_id)
    first, again, longer = [await hint_for(desk.host, game_id, asked, longer=longer) for longer in (False, False, True)]
    assert first.hint == again.hint
    assert len(first.hint.turns) == 3 and longer.hint.turns
    assert [turn.share for turn in longer.hint.turns] != [turn.share for turn in first.hint.turns]
    assert (table.position.dump(), await desk.log(game_id), await desk.posts(game_id)) == before
    assert [row.asked for row in await desk.database.hints.of_game(game_id)] == [1]
    await desk.choose(game_id, asked, first.hint.turns[0].choices[0])
    await hint_for(desk.host, game_id, asked)
    assert [(row.user_id, row.asked) for row in await desk.database.hints.of_game(game_id)] == [(asked, 2)]
    assert await asked_in(desk.host, game_id, table.seats) == []  # as long as it goes on


async def test_whoever_gets_no_hint_is_told_why(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)

    async def refused(person: int, code: str) -> Refusal:
        with pytest.raises(Refusal, match=f"^{code}$") as why:
            await hint_for(desk.host, game_id, person)
        return why.value

    await refused(STRANGER, "hints_for_players")
    await desk.choose(game_id, ADA, "bid 0")
    await refused(ADA, "already_answered")
    await desk.choose(game_id, BEN, "bid 0")
    assert (await refused(BEN, "hints_in_turn")).facts == {"acts": 0}
    await set_options(desk.lobby, game_id, ADA, False, {"hints": "forbidden"}, interaction_id=desk.interaction())
    await refused(ADA, "hints_forbidden")
    await set_options(desk.lobby, game_id, ADA, False, {"hints": "allowed"}, interaction_id=desk.interaction())
    assert (await hint_for(desk.host, game_id, ADA)).hint.turns
    await _set(desk, game_id, status="frozen", frozen_reason='{"code": "damaged"}')
    await refused(ADA, "frozen")
    await _set(desk, game_id, status="paused")
    await refused(ADA, "game_paused")
    await _set(desk, game_id, status="running")
    async with desk.host.at_table(game_id) as table:
        await take_over(desk.host, table, 0, LEFT, player=players.RANDOM)
    await desk.host.houses.settled(game_id)  # which would write between what `_set` reads and what it writes
    await refused(ADA, "hints_replaced")
    await _set(desk, game_id, status="finished")
    await refused(BEN, "game_over")
    await _set(desk, game_id, status="cancelled")
    await refused(BEN, "game_cancelled")


async def _set(desk: Desk, game_id: str, **columns: Any) -> None:
    row, change = await desk.host.game(game_id), Change(game_id)
    change.update_game(row.seq, row.revision, revision=row.revision + 1, **columns)
    await desk.database.write(change)
    desk.host.forget(game_id)


async def test_asked_for_again_meanwhile_a_hint_is_not_sought_twice(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    game_id, sought = await desk.begin("toy", ADA, BEN), list[str]()
    asking, everybody, of = list[object](), asyncio.Event(), desk.host.hints.run

    async def run(_: float, work: Any, *given: Any, **__: Any) -> Any:
        sought.append(work.__name__)
        await everybody.wait()
        return await asyncio.to_thread(work, *given)

    async def ask(key: Any, work: Any) -> Any:
        asking.append(key)
        if len(asking) == 3:
            everybody.set()
        return await of(key, work)

    desk.host.thinking.run = run
    monkeypatch.setattr(desk.host.hints, "run", ask)
    first, again, other = await asyncio.gather(*(hint_for(desk.host, game_id, person) for person in (ADA, ADA, BEN)))
    assert first.hint is again.hint and (first.seat, other.seat) == (0, 1)
    assert sought == ["hint_in_worker"] * 2
    await hint_for(desk.host, game_id, ADA)
    assert len(sought) == 3


async def test_who_is_forgotten_while_a_hint_is_sought_stays_forgotten(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)

    async def run(_: float, work: Any, *given: Any, **__: Any) -> Any:
        await desk.database.people.forget(ADA)
        return await asyncio.to_thread(work, *given)

    desk.host.thinking.run = run
    await hint_for(desk.host, game_id, ADA)
    assert [(row.user_id, row.asked) for row in await desk.database.hints.of_game(game_id)] == [(None, 1)]


async def test_an_option_that_could_not_be_written_holds_nowhere(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    with monkeypatch.context() as broken:
        desk.break_writing(broken)
        with pytest.raises(StorageFailed):
            await set_options(
                desk.lobby, game_id, ADA, False, {"hints": "forbidden"}, interaction_id=desk.interaction()
            )
    assert (await hint_for(desk.host, game_id, ADA)).hint.turns


async def test_a_rated_table_gives_none_whatever_it_chose(desk: Desk) -> None:
    view = await desk.open("toy", ADA, BEN)
    chosen = {"rated": "yes", "hints": "allowed"}
    await set_options(desk.lobby, view.row.id, ADA, False, chosen, interaction_id=desk.interaction())
    await desk.lobby.start(view.row.id, ADA, False, interaction_id=desk.interaction())
    with pytest.raises(Refusal, match="hints_rated"):
        await hint_for(desk.host, view.row.id, ADA)


async def test_the_end_and_a_file_of_the_game_say_who_asked(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, houses=1, player="rookie")
    await hint_for(desk.host, game_id, ADA)
    await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())
    seats = (await desk.host.table(game_id)).seats
    assert await asked_in(desk.host, game_id, seats) == []  # it has no end
    await _set(desk, game_id, status="finished")
    assert await asked_in(desk.host, game_id, seats) == [(0, 1)]
    await desk.database.hints.save(HintsRow(game_id, 1, STRANGER, 2, 1))
    assert await asked_in(desk.host, game_id, seats) == [(0, 1), (None, 2)]
    await desk.database.people.forget(ADA)
    assert await asked_in(desk.host, game_id, await desk.database.games.seats(game_id)) == [(0, 1), (None, 2)]
    file = await game_file(desk.host, await desk.host.game(game_id), BEN, operator=False)
    assert json.loads(file)["hints"] == [{"seat": 0, "asked": 1}, {"seat": 1, "asked": 2}]


PROBLEMS = [BrokenProcessPool(), PermissionError(), TimeoutError()]


@pytest.mark.parametrize("problem", PROBLEMS, ids=["died", "no start", "busy"])
async def test_a_thread_gives_the_hint_where_the_process_does_not(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, problem: Exception
) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    with monkeypatch.context() as without_search:
        without_search.setattr("engine.players.thinking_time.HINT_SOON", NO_SEARCH)
        wanted = await hint_for(desk.host, game_id, ADA)
    assert (await hint_for(desk.host, game_id, ADA)).hint != wanted.hint  # which a search has found

    async def run(*_: object, waits_s: float) -> None:
        raise problem

    desk.host.thinking.run = desk.host.searching.run = run
    assert (await hint_for(desk.host, game_id, ADA)).hint == wanted.hint
    if isinstance(problem, TimeoutError):  # not as if it had been thought about for longer
        with pytest.raises(Refusal, match="hints_wait"):
            await hint_for(desk.host, game_id, ADA, longer=True)
        assert [row.asked for row in await desk.database.hints.of_game(game_id)] == [1]
    else:
        assert (await hint_for(desk.host, game_id, ADA, longer=True)).hint == wanted.hint


def sleep_with(budget: Budget) -> None:
    time.sleep(budget.seconds)


async def test_a_longer_hint_that_waits_behind_searches_says_so_in_time(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.players.thinking_time.HINT_LONGER", Budget(4, 60.0))
    monkeypatch.setattr("host.houses.search_pool.GRACE_S", 60.0)
    game_id, searching = await desk.begin("toy", ADA, BEN), Timed(1)
    desk.host.searching.run = searching.run
    try:
        others = asyncio.create_task(desk.host.searching.search(Budget(0, 60.0), sleep_with))
        await asyncio.sleep(0)
        monkeypatch.setattr(hints, "LONGER_WAITS_S", 0.01)
        with pytest.raises(Refusal, match="hints_wait"):
            await hint_for(desk.host, game_id, ADA, longer=True)
        assert not others.done()  # nothing that is being done ends for it
        others.cancel()
        monkeypatch.setattr(hints, "LONGER_WAITS_S", 60.0)
        assert (await hint_for(desk.host, game_id, ADA, longer=True)).hint.turns
    finally:
        searching.close()
