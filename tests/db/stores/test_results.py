"""Results of finished games: counted once, read by person and by guild."""

from dataclasses import replace

import pytest

from db import Change, Database, ResultRow, SeatRow, WriteConflict
from tests.db.helpers import create

ANN, BEN, GUILD = 7_000_000_001, 8_000_000_002, 9_000_000_003
ROW = ResultRow("", 0, 0, ANN, "human", GUILD, "toy", 0.0, 2, 1, 9, mu=1600.0, sigma=480.0)


async def counted(database: Database, game_id: str, ended: float, rated: int | None) -> None:
    """A game that Ann has won against Ben."""
    change = Change(game_id)
    won = replace(ROW, game_id=game_id, ended=ended, rated_games=rated)
    change.insert(won, replace(won, number=1, seat=1, user_id=BEN, place=2, gave_up=True))
    await database.write(change)


async def test_results_are_found_by_person_and_by_guild(database: Database) -> None:
    for number, ended in enumerate((30.0, 10.0, 20.0)):
        await create(
            database, f"g{number}", number, status="finished", ended=ended, options={"game": {"layout": "long"}}
        )
    assert [row.id for row in await database.results.uncounted()] == ["g1", "g2", "g0"]
    await counted(database, "g1", 10.0, 1)
    await counted(database, "g2", 20.0, 2)
    assert [row.id for row in await database.results.uncounted()] == ["g0"]
    await counted(database, "g0", 30.0, None)
    results = database.results
    assert [row.game_id for row in await results.of_person(ANN, GUILD)] == ["g1", "g2", "g0"]
    assert len(await results.of_person(BEN, None)) == 3 and not await results.of_person(ANN, 5)
    assert {(row.game_id, options["layout"]) for row, options in await results.of_guild(GUILD, "toy")} == {
        (f"g{number}", "long") for number in range(3)
    }
    rated = await results.latest_rated(GUILD, "toy")
    assert {user: row.game_id for user, row in rated.items()} == {ANN: "g2", BEN: "g2"}
    assert list(await results.latest_rated(GUILD, "toy", [BEN, 5])) == [BEN]
    assert await results.wins(GUILD, "toy") == {ANN: 2}
    assert await results.opponents(GUILD, "toy") == {ANN: 1, BEN: 1}
    assert await results.met(GUILD, "toy", [ANN, BEN], 0.0, 15.0) == {(ANN, BEN): 1, (BEN, ANN): 1}
    assert await results.met(GUILD, "toy", [ANN, 5], 0.0, 99.0) == {}


async def test_a_game_and_the_next_rated_game_of_a_person_count_once(database: Database) -> None:
    for number in range(2):
        await create(database, f"g{number}", number, status="finished", ended=1.0)
    await counted(database, "g0", 1.0, 1)
    for game_id in ("g0", "g1"):  # the same game, and another that was rated from what was so before
        with pytest.raises(WriteConflict):
            await counted(database, game_id, 1.0, 1)
    await counted(database, "g1", 1.0, 2)


async def test_people_are_called_as_in_their_latest_game_of_a_guild(database: Database) -> None:
    for number, (game_id, guild_id, name) in enumerate((("g1", GUILD, "Ann"), ("g0", GUILD, "Anna"), ("g2", 5, "A."))):
        await create(database, game_id, number, guild_id=guild_id, created=float(number))
        change = Change(game_id)
        change.insert(SeatRow(game_id, 0, "red", ANN, "human", name))
        await database.write(change)
    assert await database.results.names(GUILD, [ANN, BEN]) == {ANN: "Anna"}
    assert await database.results.names(GUILD, []) == {}
