"""A history that was read without the views of its turns tells the same game, and gives each view when it is asked."""

from dataclasses import replace
from functools import cache

import pytest

from db import Database
from host import Host
from host.table.history import History, TurnRecord
from host.table.pending import PendingRows
from host.table.records import Step
from host.table.table import Table
from host.turn import looking
from tests.host.desk import ADA, BEN, Desk
from tests.support.dealt.whole_games import store, whole_game
from tests.support.played import play
from tests.support.tamper import sql

OPTIONS: dict[str, tuple[int, dict[str, str]]] = {
    "istanbul": (3, {"expansion": "bazaar"}),
    "marco_polo": (3, {"characters": "drafted", "goals": "chosen"}),
}


async def both(database: Database, game_id: str) -> tuple[Host, History, History]:
    """A host with the history that was read without views, and another's whole one."""
    host = Host(database)
    told, whole = await looking.history(host, game_id, views=False), await looking.history(Host(database), game_id)
    assert whole.has_views
    return host, told, whole


def without_views(turns: list[TurnRecord]) -> list[TurnRecord]:
    return [replace(turn, steps=[Step(step.seq, step.events) for step in turn.steps]) for turn in turns]


async def assert_same(host: Host, told: History, whole: History) -> None:
    assert without_views(told.turns) == without_views(whole.turns)
    assert (told.marks, told.notes, told.seats) == (whole.marks, whole.notes, whole.seats)
    assert (told.recorded, told.seq, told.acting, told.last_view) == (
        whole.recorded, whole.seq, whole.acting, whole.last_view,
    )  # fmt: skip
    for number in range(whole.last_number + 1):
        assert await looking.view_after(host, told, number) == await looking.view_after(host, whole, number)
    for turn in whole.turns[:: max(1, whole.last_number // 12)]:
        for known, step in zip(turn.steps, told.turn(turn.number).steps, strict=True):
            view = await looking.view_after(host, told, turn.number, step)
            assert known.view is None or view == known.view


@cache
def finished(name: str) -> tuple[Table, PendingRows]:
    return whole_game(name, *OPTIONS[name], 1)


@pytest.mark.parametrize("archived", [False, True])
@pytest.mark.parametrize("name", OPTIONS)
async def test_a_finished_game_is_told_the_same_without_its_views(desk: Desk, name: str, archived: bool) -> None:
    table, pending = finished(name)
    await store(desk.database, table, pending, archived=archived)
    host, told, whole = await both(desk.database, table.row.id)
    assert not told.has_views and told.turns[0].steps[-1].view is None
    await assert_same(host, told, whole)


async def test_so_is_a_running_game_with_turns_taken_back(desk: Desk) -> None:
    game_id = await desk.begin("istanbul", ADA, BEN)
    await looking.history(desk.host, game_id, views=False)
    await play(desk, game_id, (ADA, BEN), turns=12)
    host, told, whole = await both(desk.database, game_id)
    assert not told.has_views
    await assert_same(host, told, whole)
    grown = await looking.history(desk.host, game_id, views=False)
    assert without_views(grown.turns) == without_views(whole.turns) and grown.marks == whole.marks


async def test_marks_of_records_without_them_are_made_from_their_views(desk: Desk) -> None:
    """Those of version 1.0.0 have none, so such a game is read whole."""
    for name, (seats, options) in OPTIONS.items():
        table, pending = whole_game(name, seats, options, 2)
        marks = History(table.row, table.seats, pending.turns).marks
        older = [replace(turn, mark=None) for turn in pending.turns]
        assert History(table.row, table.seats, older).marks == marks
        assert marks[-1].turn == len(marks) - 1 > 20 or name == "marco_polo"
        pending.turns[:] = older
    await store(desk.database, table, pending, archived=True)
    history = await looking.history(desk.host, table.row.id, views=False)
    assert history.has_views and history.marks == marks


@pytest.mark.sqlite  # a record is damaged with its words
async def test_a_view_that_cannot_be_read_is_made_from_the_log(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    table, pending = whole_game("istanbul", 2, {}, 3)
    right = pending.turns[20].view
    await store(desk.database, table, pending, archived=False)
    told = await looking.history(desk.host, table.row.id, views=False)
    sql(desk, "UPDATE records SET checksum = x'00' WHERE last_seq = ?", pending.turns[20].last)
    assert await looking.view_after(desk.host, told, told.between(*[pending.turns[20].last] * 2)[0].number) == right
    desk.restart()
    assert (await looking.history(desk.host, table.row.id, views=False)).has_views
