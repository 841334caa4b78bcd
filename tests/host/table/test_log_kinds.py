"""Every kind of row that a log may have: loaded, replayed and told, though no command writes some of them yet."""

from typing import Any

from db import Change, LogRow
from host.table.log import CORRECTION, SEAT, TIMEOUT, UNDO
from host.table.records import encode
from host.turn import looking, press
from host.upkeep.upkeep import check
from tests.host.desk import ADA, BEN, Desk
from tests.support.played import the_same_after_a_restart, the_same_table, two_turns


async def add(desk: Desk, game_id: str, kind: str, seat: int | None, notation: str = "", **fields: Any) -> int:
    """One more row; its number."""
    row = await desk.host.game(game_id)
    change = Change(game_id)
    new = LogRow(game_id, row.seq + 1, seat, kind, notation, [], None, True, 2, 1.0, **fields)
    change.append([new])
    change.update_game(row.seq, seq=new.seq, published=new.seq)
    await desk.database.write(change)
    desk.restart()
    return new.seq


async def test_time_ran_out_and_the_seat_s_choice_was_made_for_it(desk: Desk) -> None:
    game_id = await two_turns(desk)
    await add(desk, game_id, TIMEOUT, 1, "bid 0")
    table = await desk.host.table(game_id)
    assert [choice.notation for choice in table.position.choices] == ["bid 0", "bid 0"]
    await desk.choose(game_id, ADA, "stop", "end")
    assert (await check(desk.host, game_id)).good
    await the_same_after_a_restart(desk, game_id)


async def test_another_player_has_the_seat(desk: Desk) -> None:
    game_id = await two_turns(desk)
    before = (await desk.host.table(game_id)).position.dump()
    await add(desk, game_id, SEAT, 1, "rookie", data={"player": "rookie"})
    assert (await desk.host.table(game_id)).position.dump() == before
    await desk.choose(game_id, BEN, "bid 0")
    await desk.choose(game_id, ADA, "stop")
    await press.undo(desk.host, game_id, ADA, everything=True)
    await desk.choose(game_id, ADA, "stop", "pay", "end")
    assert (await check(desk.host, game_id)).good
    await the_same_after_a_restart(desk, game_id)


async def test_another_player_is_not_offered_what_the_former_one_answered(desk: Desk) -> None:
    game_id = await two_turns(desk)
    await desk.choose(game_id, BEN, "bid 0")
    assert (await desk.choose(game_id, ADA, "go on", "rest", "go on")).last_answer == "rest"
    await add(desk, game_id, SEAT, 0, "another", data={"player": "human"})
    assert (await looking.panel(desk.host, game_id, ADA)).last_answer is None


async def test_undo_to_an_earlier_turn_keeps_the_records_it_takes_back(desk: Desk) -> None:
    game_id = await two_turns(desk)
    told = await looking.history(desk.host, game_id)
    row = await desk.host.game(game_id)
    change = Change(game_id)
    change.append([LogRow(game_id, row.seq + 1, None, UNDO, "undo to 4", [], ADA, False, 2, 1.0)])
    change.update_game(row.seq, seq=row.seq + 1, published=row.seq + 1)
    change.mark_undone(4)
    await desk.database.write(change)
    desk.restart()
    table = await desk.host.table(game_id)
    assert [choice.notation for choice in table.position.choices] == ["bid 0", "bid 0", "stop"]
    assert (table.seq, table.finished_turns) == (row.seq + 1, 0)
    assert table.asked.after == {0: row.seq + 1} == table.asked.since
    await desk.choose(game_id, ADA, "refuse", "end")
    await desk.choose(game_id, ADA, "bid 0")
    await the_same_after_a_restart(desk, game_id)
    verdict = await check(desk.host, game_id)
    assert verdict.good and verdict.turns == 2
    history = await looking.history(desk.host, game_id)
    assert [turn.number for turn in history.turns] == [1, 2]
    assert history.turns[0].steps[-1].seq == row.seq + 3 and told.turns[0].steps[-1].seq == 6
    kept = await desk.database.games.records(game_id)
    assert [(record.last_seq, record.undone) for record in kept] == [
        (1, False), (6, True), (11, True), (row.seq + 3, False),
    ]  # fmt: skip


async def test_a_corrected_position_is_a_boundary_with_a_record(desk: Desk) -> None:
    game_id = await two_turns(desk)
    table = await desk.host.table(game_id)
    dump = table.position.fork(0).dump()
    dump["boundary"]["coins"] = [7, 8]
    seq = table.seq + 1
    row = LogRow(game_id, seq, None, CORRECTION, "correct", [], ADA, False, 2, 1.0, data={"position": dump})
    (turn,) = table.catch_up([row], seq)
    change = Change(game_id)
    change.append([row])
    change.update_game(seq - 1, seq=seq, published=seq)
    change.record(encode(table.position.rules, game_id, turn))
    await desk.database.write(change)
    desk.restart()
    table = await desk.host.table(game_id)
    assert table.position.view(None).coins == (7, 8) and not table.open_rows
    history = await looking.history(desk.host, game_id)
    assert history.view_at(seq).coins == (7, 8) and history.notes == ()  # nobody is named
    assert table.asked.after == {0: seq, 1: seq}
    await desk.choose(game_id, BEN, "bid 0")
    await desk.choose(game_id, ADA, "bid 0", "stop", "end")
    await the_same_table(desk, game_id)
    verdict = await check(desk.host, game_id)
    assert verdict.good and verdict.turns == 5


async def test_the_first_row_holds_the_decks(desk: Desk) -> None:
    """A card added to the tables later touches no game that exists."""
    for name in ("toy", "marco_polo"):
        game_id = await desk.begin(name, ADA, BEN)
        (first, *_) = await desk.log(game_id)
        rules = (await desk.host.table(game_id)).position.rules
        assert first.data is not None and first.notation == "new"
        options = (await desk.host.game(game_id)).options["game"]
        assert first.data["decks"] == rules.decks(options, 2, rules.version)
        assert await desk.host.fingerprint(game_id) == first.data["commitment"]
