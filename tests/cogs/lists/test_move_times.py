"""One's own move times, and one's results as a table."""

import csv
import io
from dataclasses import replace
from types import SimpleNamespace

from cogs.framework.routes import button
from cogs.lists.move_times import FILE, LAST
from db import Change, ResultRow
from tests.host.desk import ADA, BEN, STRANGER, Desk
from tests.support.reader import Reader
from tests.support.sentences import say, tells

HOUR = 3600.0
ROW = ResultRow(
    "", 0, 0, ADA, "human", 1, "marco_polo", 0.0, 2, 1, 80, rounds=5, turn_order=1, character="berke",
    moves=10, move_s=3 * HOUR, missed=1, rated_games=1, mu=1650.4, sigma=340.0,
)  # fmt: skip


async def played(desk: Desk, *rows: ResultRow) -> list[str]:
    """Results, each of a game of its own that ended a second after the one before; their ids."""
    games = []
    for number, row in enumerate(rows):
        game = (await desk.open("marco_polo", row.user_id or ADA)).row
        change = Change(game.id)
        change.insert(replace(row, game_id=game.id, ended=float(number), rated_games=number + 1))
        change.update_game(0, status="finished", ended=float(number), result={"standings": [[80], [80]]})
        await desk.database.write(change)
        games.append(game.id)
    return games


async def pressed(desk: Desk, verb: str, person: int = ADA, guild: int | None = 1) -> Reader:
    reader = Reader(desk, person, guild=guild, channel=500)
    await button("x", verb).callback(reader.interaction)
    return reader


def table(reader: Reader) -> list[dict[str, str]]:
    return list(csv.DictReader(io.StringIO(reader.files[FILE].decode())))


async def test_ones_own_profile_leads_there_and_that_of_another_does_not(desk: Desk) -> None:
    await played(desk, ROW, replace(ROW, user_id=BEN))
    for person, leads in ((ADA, True), (BEN, False)):
        reader = Reader(desk, person, guild=1, channel=500)
        reader.interaction.user.id = ADA
        await reader.run("results profile", person=SimpleNamespace(id=person, display_name="x"))
        assert ({say("button-move-times"), say("button-results-csv")} <= set(reader.labels)) is leads


async def test_each_game_has_its_median_and_the_last_ones_a_line_the_newest_first(desk: Desk) -> None:
    times = [replace(ROW, move_s=hours * HOUR) for hours in range(1, LAST + 3)]
    games = await played(desk, *times)
    said = (await pressed(desk, "move-times")).text
    assert tells(said, "move-times-title", where="here") and tells(said, "move-times-note")
    middle = f"{(LAST + 3) // 2} hours and 30 minutes"
    assert tells(said, "move-times-game", moves=10 * len(times), time=middle)
    lines = [line for line in said.splitlines() if "#" in line and "-#" not in line]
    assert [line.split("#")[1].split()[0] for line in lines] == games[::-1][:LAST]


async def test_a_game_without_known_times_has_no_line(desk: Desk) -> None:
    await played(desk, replace(ROW, moves=0, move_s=None))
    said = (await pressed(desk, "move-times")).text
    assert tells(said, "move-times-none") and " #" not in said


async def test_the_table_has_a_row_for_each_of_ones_own_results_of_this_server(desk: Desk) -> None:
    elsewhere = replace(ROW, guild_id=2)
    games = await played(desk, ROW, replace(ROW, user_id=BEN), elsewhere, replace(ROW, move_s=None, mu=None, place=2))
    here = table(await pressed(desk, "results-csv"))
    assert [row["id"] for row in here] == [games[0], games[3]]
    assert (here[0]["median_seconds_a_turn"], here[0]["rating"], here[0]["place"]) == ("10800", "1650", "1")
    assert (here[1]["median_seconds_a_turn"], here[1]["rating"], here[1]["place"]) == ("", "", "2")
    assert here[0]["ended_utc"] == "1970-01-01 00:00" and here[0]["game"] == "marco_polo"
    everywhere = table(await pressed(desk, "results-csv", guild=None))
    assert [row["id"] for row in everywhere] == [games[0], games[2], games[3]]


async def test_who_has_finished_nothing_is_told_so(desk: Desk) -> None:
    for verb in ("move-times", "results-csv"):
        reader = await pressed(desk, verb, STRANGER)
        assert tells(reader.text, "refusal-no-results") and not reader.files
