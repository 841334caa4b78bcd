"""Group commit: order, all or nothing, and each caller's own answer."""

import asyncio
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Engine, event

from db import (
    ANY_NUMBER,
    Change,
    ChannelBusy,
    Database,
    DuplicateInteraction,
    MakingLimit,
    PromptRow,
    StaleWrite,
    TooManyGames,
    WriteConflict,
    WriteRefused,
    add_limit,
)
from db.access import writer
from tests.db.helpers import consistent, create, game, move, row, seat


async def test_many_games_at_once_keep_each_games_order(database: Database) -> None:
    ids = [f"g{number}" for number in range(20)]
    for number, game_id in enumerate(ids):
        await create(database, game_id, channel_id=number)
    moves = [move(game_id, seq) for seq in range(1, 11) for game_id in ids]
    await asyncio.gather(*[database.write(change) for change in moves])
    assert [await consistent(database, game_id) for game_id in ids] == [10] * 20


async def test_a_writer_that_fails_leaves_nobody_waiting_and_ends_the_watch(
    place: Path | str, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = await Database.open(place)
    watching = asyncio.create_task(database.watch())

    def broken() -> None:
        raise RuntimeError("a mistake of the program")

    await asyncio.sleep(0)
    monkeypatch.setattr(database.writer, "_next_batch", broken)
    for waiting in (database.write(move("abc", 1)), watching, database.close()):
        with pytest.raises(RuntimeError, match="a mistake of the program"):
            await asyncio.wait_for(waiting, 60)


async def test_waiting_changes_share_one_transaction_and_their_statements(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    for number in range(50):
        await create(database, f"g{number}", channel_id=number)
    sizes, statements = [], []
    apply = database.writer._apply

    def noted(*given: Any) -> None:
        statements.append(given[2])

    async def counted(changes: list[Change]) -> None:
        sizes.append(len(changes))
        await apply(changes)

    monkeypatch.setattr(database.writer, "_apply", counted)
    event.listen(Engine, "before_cursor_execute", noted)
    try:
        await asyncio.gather(*[database.write(move(f"g{number}", 1)) for number in range(50)])
    finally:
        event.remove(Engine, "before_cursor_execute", noted)
    assert sizes == [50]
    assert [statement.split()[0] for statement in statements] == ["UPDATE", "INSERT"]


async def test_of_games_made_at_once_only_so_many_are_made_as_the_person_may(database: Database) -> None:
    async def made(number: int, limit: MakingLimit) -> None:
        change = Change(f"g{number}")
        change.create_game(game(f"g{number}", number, created=float(number)))
        add_limit(change, limit)
        await database.write(change)

    async def refused(numbers: range, limit: MakingLimit) -> int:
        results = await asyncio.gather(*[made(number, limit) for number in numbers], return_exceptions=True)
        assert all(one is None or isinstance(one, TooManyGames) for one in results)
        return sum(one is not None for one in results)

    assert await refused(range(5), MakingLimit(300, 200, 3, 0.0, 0.0)) == 2
    assert await refused(range(100, 103), MakingLimit(300, 200, ANY_NUMBER, 100.0, 10.0)) == 2
    assert await refused(range(200, 202), MakingLimit(300, 201, 1, 100.0, 10.0)) == 0  # the games are another guild's
    with pytest.raises(StaleWrite):
        await database.write(move("g100", 7))


async def test_changes_of_one_game_take_effect_in_the_order_of_the_calls(database: Database) -> None:
    await create(database, "abc")
    sitting, leaving = Change("abc"), Change("abc")
    sitting.seats([seat("abc", 0, 1)])
    sitting.insert(PromptRow(9, "abc", 100, 0, 1, 0))
    leaving.seats([])
    leaving.remove_prompt(9)
    await asyncio.gather(database.write(sitting), database.write(leaving))
    assert await database.games.seats("abc") == ()
    assert await database.games.prompts("abc") == []


async def test_order_holds_when_more_waits_than_fits_a_batch(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writer, "_LARGEST_BATCH", 2)
    await create(database, "abc", channel_id=1)
    await create(database, "xyz", channel_id=2)
    changes = [move("abc", 1), move("abc", 2), move("abc", 3), move("xyz", 1), move("abc", 4), move("abc", 5)]
    await asyncio.gather(*[database.write(change) for change in changes])
    assert await consistent(database, "abc") == 5


async def test_bad_changes_of_a_batch_fail_alone(database: Database) -> None:
    for number in range(12):
        await create(database, f"g{number}", channel_id=number)
        await database.write(move(f"g{number}", 1, interaction_id=1000 + number))
    changes = [move(f"g{number}", 2) for number in range(12)]
    changes[3] = move("g3", 1)
    changes[5] = move("g5", 7)
    changes[7] = move("g7", 2, interaction_id=1007)
    changes[9].append([row("g9", 5, outcomes=[object()])])
    answers = await asyncio.gather(*[database.write(change) for change in changes], return_exceptions=True)
    assert {n: type(a).__name__ for n, a in enumerate(answers) if a is not None} == {
        3: "StaleWrite",
        5: "StaleWrite",
        7: "DuplicateInteraction",
        9: "StatementError",
    }
    seqs = [await consistent(database, f"g{number}") for number in range(12)]
    assert seqs == [1 if number in (3, 5, 7, 9) else 2 for number in range(12)]


@pytest.mark.parametrize("seq", [1, 2, 4, 9])
async def test_a_change_for_another_row_is_stale(database: Database, seq: int) -> None:
    await create(database, "abc")
    await database.write(move("abc", 1))
    await database.write(move("abc", 2, revision=5))
    with pytest.raises(StaleWrite) as refused:
        await database.write(move("abc", seq))
    assert (refused.value.seq, refused.value.revision) == (2, 5)
    assert await consistent(database, "abc") == 2


async def test_a_change_for_another_revision_is_stale(database: Database) -> None:
    await create(database, "abc", revision=3)
    change = Change("abc")
    change.update_game(0, expected_revision=2, revision=3, options={"layout": "random"})
    with pytest.raises(StaleWrite):
        await database.write(change)
    stored = await database.games.get("abc")
    assert stored is not None
    assert stored.options == {"layout": "short paths"}


async def test_a_press_delivered_twice_has_the_effect_of_one(database: Database) -> None:
    await create(database, "abc")
    await database.write(move("abc", 1, interaction_id=77))
    for again in (1, 2):
        with pytest.raises(DuplicateInteraction) as refused:
            await database.write(move("abc", again, interaction_id=77))
        assert (refused.value.game_id, refused.value.seq) == ("abc", 1)
    assert await consistent(database, "abc") == 1
    assert await database.games.was_handled("abc", 77)
    assert not await database.games.was_handled("abc", 78)


async def test_two_deliveries_at_the_same_moment(database: Database) -> None:
    await create(database, "abc")
    twice = [move("abc", 1, interaction_id=77), move("abc", 1, interaction_id=77)]
    answers = await asyncio.gather(*[database.write(change) for change in twice], return_exceptions=True)
    assert answers[0] is None
    assert isinstance(answers[1], DuplicateInteraction)


async def test_a_lobby_press_delivered_twice(database: Database) -> None:
    await create(database, "abc")
    for user_id in (1, 2):
        change = Change("abc")
        change.handle(55)
        change.seats([seat("abc", 0, user_id)])
        if user_id == 1:
            await database.write(change)
        else:
            with pytest.raises(DuplicateInteraction) as refused:
                await database.write(change)
            assert refused.value.seq is None
    assert [s.user_id for s in await database.games.seats("abc")] == [1]
    assert await database.games.was_handled("abc", 55)


async def test_a_game_made_twice_by_one_command_names_the_first(database: Database) -> None:
    for game_id in ("one", "two"):
        change = Change(game_id)
        change.create_game(game(game_id))
        change.handle(55)
        if game_id == "one":
            await database.write(change)
        else:
            with pytest.raises(DuplicateInteraction) as refused:
                await database.write(change)
            assert refused.value.game_id == "one"
    assert await database.games.get("two") is None


async def test_one_unfinished_game_in_a_channel(database: Database) -> None:
    await create(database, "one", channel_id=5)
    with pytest.raises(ChannelBusy) as refused:
        await create(database, "two", channel_id=5)
    assert refused.value.game_id == "one"
    ended = Change("one")
    ended.update_game(0, status="cancelled", ended=9.0)
    await database.write(ended)
    await create(database, "two", channel_id=5)
    found = await database.games.occupying(5)
    assert found is not None
    assert found.id == "two"


@pytest.mark.parametrize(
    "seats",
    [
        [seat("abc", 0, 1), seat("abc", 1, 1)],
        [seat("abc", 0, 1), seat("abc", 1, 2, colour="red")],
        [seat("abc", 0, 1), seat("abc", 0, 2, colour="blue")],
        [seat("nowhere", 0, 1)],
    ],
    ids=["one person twice", "one colour twice", "one seat twice", "unknown game"],
)
async def test_seats_that_contradict_are_refused_whole(database: Database, seats: list) -> None:
    await create(database, "abc")
    change = Change("abc")
    change.seats([seat("abc", 2, 9)])
    await database.write(change)
    change = Change("abc")
    change.seats(seats)
    with pytest.raises(WriteConflict):
        await database.write(change)
    assert [s.user_id for s in await database.games.seats("abc")] == [9]


async def test_computer_players_share_no_person(database: Database) -> None:
    await create(database, "abc")
    change = Change("abc")
    change.seats([seat("abc", 0, None), seat("abc", 1, None)])
    await database.write(change)
    assert [s.departed for s in await database.games.seats("abc")] == [False, False]


async def test_an_id_taken_already(database: Database) -> None:
    await create(database, "abc")
    with pytest.raises(WriteConflict):
        await create(database, "abc")
    with pytest.raises(WriteConflict):
        await create(database, "abc", channel_id=101)


async def test_unknown_game(database: Database) -> None:
    with pytest.raises(WriteRefused):
        await database.write(move("nowhere", 1))


async def test_published_never_passes_the_log(database: Database) -> None:
    await create(database, "abc")
    with pytest.raises(WriteConflict):
        await database.write(move("abc", 1, published=2))
    assert await consistent(database, "abc") == 0


async def test_a_cancelled_caller_disturbs_nobody(database: Database) -> None:
    await create(database, "abc", channel_id=1)
    await create(database, "xyz", channel_id=2)
    hasty = asyncio.create_task(database.write(move("abc", 1)))
    patient = asyncio.create_task(database.write(move("xyz", 1)))
    await asyncio.sleep(0)
    hasty.cancel()
    await patient
    await database.write(move("xyz", 2))
    assert await consistent(database, "xyz") == 2
    assert await consistent(database, "abc") == 1


async def test_closing_commits_what_waits(database: Database) -> None:
    await create(database, "abc")
    writes = [asyncio.create_task(database.write(move("abc", seq))) for seq in range(1, 30)]
    await asyncio.sleep(0)
    await database.close()
    await asyncio.gather(*writes)
    again = await Database.open(database.path)
    assert await consistent(again, "abc") == 29
    await again.close()
    with pytest.raises(RuntimeError):
        await database.write(move("abc", 30))


async def test_the_loop_turns_between_those_whose_changes_were_committed_together(database: Database) -> None:
    """Each computes for a while: all at once they would hold up everything else, the next transaction too."""
    for number in range(12):
        await create(database, f"g{number}", channel_id=number)
    loop, turns, told = asyncio.get_running_loop(), [0], Counter[int]()

    def turn() -> None:
        turns[0] += 1
        turning[0] = loop.call_soon(turn)

    async def written(number: int) -> None:
        await database.write(move(f"g{number}", 1))
        told[turns[0]] += 1

    turning = [loop.call_soon(turn)]
    await asyncio.gather(*[written(number) for number in range(12)])
    turning[0].cancel()
    assert max(told.values()) <= 4
    assert sum(told.values()) == 12
