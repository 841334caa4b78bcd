"""What a computer player at a table is given, and what becomes of what it thinks."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from concurrent.futures.process import BrokenProcessPool
from dataclasses import replace
from typing import Any

import pytest

import meters
from db import Change, DatabaseFull, StorageFailed
from db.schema import seats
from engine import players
from engine.core.rules import Unreadable
from engine.games import GAMES, rules_of
from engine.players.access import PlayerAccess
from engine.players.thinking_time import BUDGETS, FIRST_CHOICES, Budget
from host.houses import houses
from host.houses.houses import UNDO_S
from host.houses.workers import THINKS_S
from host.lobby.game_options import set_options
from host.messages.posts import Undone
from host.seats.seating import LEFT, take_over
from host.table.freezing import freeze
from host.table.log import CHOICE
from host.turn import press
from host.turn.undo import ALONE, take_back
from host.upkeep.upkeep import check
from processes import Timed
from tests.host.desk import ADA, BEN, Desk
from tests.support.hand_clock import HandClock


async def test_a_computer_player_is_never_given_the_game_s_seed(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[PlayerAccess] = []

    class Noted(PlayerAccess):
        def __init__(self, *arguments) -> None:
            super().__init__(*arguments)
            given.append(self)

    monkeypatch.setattr(players, "PlayerAccess", Noted)
    game_id = await desk.begin("istanbul", ADA, houses=2)
    table = await desk.host.table(game_id)
    while len(given) < 12:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, ADA, next(iter(table.position.decision(seat).options)))
    seed = (await desk.host.game(game_id)).seed
    assert table.position.state.dice.seed == seed
    inside = [access.world for access in given]
    assert seed not in {dice.seed for world in inside for dice in (world.state.dice, world.boundary.dice)}
    assert len({world.state.dice.seed for world in inside}) == len(inside)


async def test_the_log_keeps_who_chose_and_its_version(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    await desk.choose(game_id, ADA, "bid 0")
    rows = await desk.log(game_id)
    assert [row.data for row in rows if row.seat == 1] == [{"house": "merchant 1"}]
    assert [row.data for row in rows if row.seat == 0] == [None]
    desk.restart()
    assert (await check(desk.host, game_id)).good


async def test_a_personality_is_chosen_with_the_seat_and_kept(desk: Desk) -> None:
    """It has room in the database, and replay and a restart change nothing of it."""
    view = await desk.open("istanbul", ADA)
    view = await desk.lobby.add_house(
        view.row.id, ADA, True, players.MASTER, ["Rashid"], interaction_id=desk.interaction()
    )
    player = view.seats[1].player
    assert players.personality_of(player) in rules_of("istanbul").judge.personalities
    desk.restart()
    assert [seat.player for seat in await desk.database.games.seats(view.row.id)] == [players.PERSON, player]
    kinds = {f"{kind}-{one}" for kind in players.KINDS for name in GAMES for one in rules_of(name).judge.personalities}
    assert max(map(len, kinds)) <= seats.c.player.type.length
    assert players.kind_of(player) == players.MASTER


@pytest.mark.parametrize("player", ["grandmaster", "merchant2"])
async def test_the_merchant_plays_for_one_that_only_another_version_knows(
    desk: Desk, caplog: pytest.LogCaptureFixture, player: str
) -> None:
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    seated = await desk.database.games.seats(game_id)
    change = Change(game_id)
    change.seats(replace(seat, player=player) if seat.seat == 1 else seat for seat in seated)
    await desk.database.write(change)
    desk.restart()
    await desk.choose(game_id, ADA, "bid 0", "stop", "end")
    await desk.host.houses.settled(game_id)
    rows = [row for row in await desk.log(game_id) if row.seat == 1]
    assert len(rows) == 2 and rows[1].data == {"house": "merchant 1"}
    assert [record.message for record in caplog.records if record.levelname == "WARNING"] == [
        f"game {game_id}: this version has no computer player '{player}', so the Merchant plays"
    ]


async def test_a_process_of_its_own_chooses_the_same_as_a_thread(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, houses=1, player=players.MERCHANT)
    table = await desk.host.table(game_id)
    houses, seat, processes = desk.host.houses, table.position.seats_to_act[0], Timed(1)
    here = await houses.think(players.MERCHANT, table.position, seat, 5)
    desk.host.thinking.run = processes.run
    try:
        assert await houses.think(players.MERCHANT, table.position, seat, 5) == here
    finally:
        processes.close()


@pytest.mark.parametrize("problem", [BrokenProcessPool(), PermissionError()], ids=["it died", "it may not start"])
async def test_a_thread_thinks_where_no_process_can(
    desk: Desk, caplog: pytest.LogCaptureFixture, problem: Exception
) -> None:
    async def fail(*_: object, **__: object) -> str:
        raise problem

    desk.host.thinking.run = fail
    game_id = await desk.begin("toy", ADA, houses=2, player=players.MERCHANT)
    assert len([row for row in await desk.log(game_id) if row.seat]) == 2
    (told,) = [record.message for record in caplog.records if record.levelname == "ERROR"]
    assert told.startswith(f"no process can be had: {problem!r}; until there is one, threads think")


@pytest.mark.parametrize(
    ("problem", "told"),
    [
        (BrokenProcessPool(), "no process can be had: BrokenProcessPool()"),
        (PermissionError(), "no process can be had: PermissionError()"),
        (TimeoutError(), "a search of the computer player master came to nothing"),
        (RuntimeError("no draw agrees"), "a search of the computer player master came to nothing"),
    ],
    ids=["it died", "it may not start", "it took too long", "it failed"],
)
async def test_the_merchant_answers_where_a_search_does_not(
    desk: Desk, caplog: pytest.LogCaptureFixture, problem: Exception, told: str
) -> None:
    async def fail(*_: object, **__: object) -> str:
        raise problem

    desk.host.searching.run = fail
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MASTER)
    assert [row.data for row in await desk.log(game_id) if row.seat == 1] == [{"house": "merchant 1"}]
    assert told in caplog.text


async def test_a_simpler_one_answers_where_one_fails(desk: Desk, caplog: pytest.LogCaptureFixture) -> None:
    asked = list[str]()

    async def run(_: float, work: Callable[..., Any], player: str, *given: object, **__: object) -> players.Chosen:
        asked.append(player)
        if player != players.RANDOM:
            raise IndexError(player)
        return await asyncio.to_thread(work, player, *given)

    desk.host.thinking.run = run
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    assert asked[:3] == [players.MERCHANT, players.ROOKIE, players.RANDOM]
    assert [row.data for row in await desk.log(game_id) if row.seat == 1][:1] == [None]
    assert "the computer player merchant failed; rookie answers" in caplog.text


async def test_one_that_does_not_answer_is_ended_and_a_simpler_one_answers(
    desk: Desk, caplog: pytest.LogCaptureFixture
) -> None:
    timed, asked = Timed(1), list[tuple[str, float]]()

    async def run(
        within_s: float, work: Callable[..., Any], player: str, *given: object, waits_s: float | None
    ) -> players.Chosen:
        asked.append((player, within_s))
        if player == players.MERCHANT:
            return await timed.run(0.05, time.sleep, 60)
        return await timed.run(within_s, work, player, *given)

    desk.host.thinking.run = run
    try:
        game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
        await desk.host.houses.settled(game_id)
    finally:
        timed.close()
    assert asked == [(players.MERCHANT, THINKS_S), (players.ROOKIE, THINKS_S)]
    assert [row.data for row in await desk.log(game_id) if row.seat == 1] == [None]
    assert "the computer player merchant failed; rookie answers" in caplog.text
    assert "it was not done within 0.05 s" in caplog.text


async def test_the_merchant_that_answers_for_a_master_likes_the_same(desk: Desk) -> None:
    table = await desk.host.table(await desk.begin("istanbul", ADA, BEN))
    houses, seat = desk.host.houses, table.position.seats_to_act[0]
    asked = list[str]()

    async def fail(*_: object, **__: object) -> None:
        raise BrokenProcessPool

    async def choose(_: float, work: object, player: str, *__: object, **___: object) -> players.Chosen:
        asked.append(player)
        return players.Chosen("move 1")

    desk.host.searching.run, desk.host.thinking.run = fail, choose
    assert (await houses.think("master-mosques", table.position, seat, 5)).notation == "move 1"
    assert asked == ["merchant-mosques"]


@pytest.mark.parametrize(("pace", "plays"), [("day", players.PATIENT), ("live", players.MASTER)])
async def test_one_that_takes_its_time_does_not_where_people_are_quick_since(desk: Desk, pace: str, plays: str) -> None:
    view = await desk.open("toy", ADA)
    game_id = view.row.id
    await desk.lobby.add_house(game_id, ADA, True, players.PATIENT, ["Rashid"], interaction_id=desk.interaction())
    await set_options(desk.lobby, game_id, ADA, False, {"pace": pace}, interaction_id=desk.interaction())
    await desk.lobby.start(game_id, ADA, False, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)
    made = [(row.data or {})["house"] for row in await desk.log(game_id) if row.seat == 1]
    assert made and all(house.startswith(f"{plays} ") for house in made)


async def test_a_choice_takes_as_long_as_everybody_may_know_whether_there_was_one_or_not(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Several choices of a turn, some of them forced: all take the time of a search, and the log has its iterations."""
    waits: list[float] = []

    async def wait(seconds: float) -> None:
        waits.append(seconds)

    desk.host.clock = HandClock()
    first, later = Budget(2, 4.0), Budget(1, 0.5)
    monkeypatch.setitem(BUDGETS, players.MASTER, (first, later))
    desk.host.houses.wait = wait
    game_id = await desk.begin("istanbul", ADA, houses=1, player=players.MASTER)
    table, made = await desk.host.table(game_id), list[str]()
    while not made:
        await desk.choose(game_id, ADA, next(iter(table.position.decision(0).options)))
        made = [(row.data or {})["house"] for row in await desk.log(game_id) if row.seat == 1]
    version = players.version_of(players.MASTER, table.position)
    assert {f"master {version}, {iterations} iterations" for iterations in (0, 2)} <= set(made)
    assert waits == [(first if number < FIRST_CHOICES else later).seconds for number in range(len(made))]


async def cancelled(desk: Desk, game_id: str) -> None:
    await desk.lobby.cancel(game_id, ADA, False, interaction_id=desk.interaction())


async def paused(desk: Desk, game_id: str) -> None:
    async with desk.host.at_table(game_id) as table, desk.host.act(table) as pending:
        table.set_status("paused", pending, actor=ADA)


async def frozen(desk: Desk, game_id: str) -> None:
    async with desk.host.lock(game_id):
        await freeze(desk.database, await desk.host.game(game_id), Unreadable("damaged"))
        desk.host.forget(game_id)


async def undone(desk: Desk, game_id: str) -> None:
    async with desk.host.at_table(game_id) as table:
        await take_back(desk.host, table, 1, Undone(by=0, why=ALONE), actor=ADA)


async def reseated(desk: Desk, game_id: str) -> None:
    async with desk.host.at_table(game_id) as table:
        await take_over(desk.host, table, 1, LEFT, player=players.RANDOM)


async def test_once_all_are_closed_none_begins_to_think(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    """The end of a person's time may fall into the end of the bot."""
    with monkeypatch.context() as nobody_thinks:
        nobody_thinks.setattr(desk.host.houses, "wake", lambda table: None)
        game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    await desk.host.close()
    await desk.choose(game_id, ADA, "bid 0")
    assert [row for row in await desk.log(game_id) if row.seat == 1] == []


@pytest.mark.parametrize(
    ("happens", "asked"),
    [(cancelled, 1), (paused, 1), (frozen, 1), (undone, 3), (reseated, 3)],
    ids=lambda given: getattr(given, "__name__", None),
)
async def test_a_choice_is_not_made_at_a_table_that_is_another_since(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, happens: Callable[[Desk, str], Awaitable[None]], asked: int
) -> None:
    """`asked`: how often it was, once it has bid again and said for what."""
    with monkeypatch.context() as nobody_thinks:
        nobody_thinks.setattr(desk.host.houses, "wake", lambda table: None)
        game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
        await desk.choose(game_id, ADA, "bid 0")
    thinking, goes_on, given = asyncio.Event(), asyncio.Event(), iter(["bid 2", "bid 1", "mark a"])
    thought = list[str]()

    async def run(*_: object, **__: object) -> players.Chosen:
        thought.append(next(given))
        thinking.set()
        await goes_on.wait()
        return players.Chosen(thought[-1])

    desk.host.thinking.run = run
    desk.host.houses.wake(await desk.host.table(game_id))
    await thinking.wait()
    await happens(desk, game_id)
    goes_on.set()
    await desk.host.houses.settled(game_id)
    assert len(thought) == asked
    assert [row.notation for row in await desk.log(game_id) if row.seat == 1 and row.kind == CHOICE] == thought[1:]


async def test_a_full_disk_is_one_line_of_the_log_and_the_turn_comes_when_there_is_room(
    desk: Desk, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(houses, "AGAIN_AFTER_S", 0.02)
    game_id = await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    await desk.choose(game_id, ADA, "bid 0", "stop")
    write, written = desk.database.write, 0

    async def full(change: Change) -> None:
        nonlocal written
        written += 1
        if 1 < written < 5:  # Ada's end of her turn is the first
            raise StorageFailed(DatabaseFull(desk.database.path))
        await write(change)

    monkeypatch.setattr(desk.database, "write", full)
    await desk.choose(game_id, ADA, "end")
    assert written >= 5 and (await desk.log(game_id))[-1].seat == 1
    (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert line.exc_info is None and "no room left" in line.getMessage()


async def test_computer_players_that_stop_for_a_reason_nobody_foresaw_are_counted_and_told_in_the_log(
    desk: Desk, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fails(*_: object, **__: object) -> None:
        raise KeyError("arranged to fail")

    before, game_id = meters.STOPPED._value.get(), await desk.begin("toy", ADA, houses=1, player=players.MERCHANT)
    monkeypatch.setattr(desk.host.houses, "think", fails)
    await desk.choose(game_id, ADA, "bid 0", "stop", "end")
    await desk.host.houses.settled(game_id)
    (line,) = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert game_id in line.getMessage() and line.exc_info is not None
    assert meters.STOPPED._value.get() == before + 1


@pytest.mark.parametrize(("people", "least"), [((ADA,), 0.0), ((ADA, BEN), UNDO_S)])
async def test_who_plays_with_others_has_time_to_take_a_turn_back_before_a_computer_player_begins(
    desk: Desk, people: tuple[int, ...], least: float
) -> None:
    desk.host.clock, waited = HandClock(), list[float]()
    game_id = await desk.begin("istanbul", *people, houses=1)

    async def wait(seconds: float) -> None:
        waited.append(seconds)

    desk.host.houses.wait = wait
    acting = (await desk.host.table(game_id)).position.seats_to_act[0]
    for person, move in ((ADA, "move 2"), (BEN, "move 3"))[acting : len(people)]:
        turn = (move, "leave", "fill", "end")
        await press.choose(desk.host, game_id, person, *turn, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)
    assert waited[0] == least and not any(waited[1:])
