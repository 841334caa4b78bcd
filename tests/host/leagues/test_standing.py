"""The table of a division from what is stored of a season."""

from db import EntrantRow, FixtureRow, LeagueRow
from host.leagues.season import COUNTED, Season
from host.leagues.standing import champions_of, places_after, rows_of
from seasons.schedule import schedule
from seasons.standing import Status


def season(*, replaced: bool) -> Season:
    """Two divisions of five at tables of three, all games counted; in the second one of division 2 somebody of the
    reserve list, number 11, has come in for number 8, who had not moved, and has won."""
    league = LeagueRow("l", 1, 40, 7, "istanbul", {"kind": "league", "game": "istanbul", "table": 3}, 1, "playing")
    entrants = [
        EntrantRow("l", 1, number, 100 + number, f"Person {number}", "playing", division=1 + (number > 5))
        for number in range(1, 12 if replaced else 11)
    ]
    fixtures = [
        FixtureRow("l", 1, 5 * division + at, division + 1, people, COUNTED, places=(1, 2, 3), scores=(5, 4, 3))
        for division in range(2)
        for at, people in enumerate([[1 + 5 * division + one for one in table] for table in schedule(5, 3)], 1)
    ]
    if replaced:
        game = next(fixture for fixture in fixtures if fixture.division == 2 and fixture.entrants[0] == 8)
        fixtures[fixtures.index(game)] = FixtureRow(
            "l", 1, game.number, 2, [11, *game.entrants[1:]], COUNTED, absent=[8], places=(1, 2, 3), scores=(5, 4, 3)
        )
    return Season(league, tuple(entrants), tuple(fixtures))


def test_two_rise_and_two_fall() -> None:
    moved = {number: after.move for number, after in places_after(season(replaced=False)).items()}
    assert [sorted(n for n, move in moved.items() if move == by) for by in (-1, 1)] == [[6, 7], [4, 5]]
    assert champions_of(season(replaced=False)) == [1, 2, 3, 4, 5], "each has every place once"


def test_who_came_from_the_reserve_list_is_a_newcomer_after_the_season() -> None:
    table = season(replaced=True)
    rows = {row.person: row for row in rows_of(table, 2)}
    assert (rows[11].status, rows[11].rank, rows[11].points) == (Status.RESERVE, None, 10)
    assert (rows[8].status, rows[8].deserted, rows[8].points) == (Status.PLAYING, 1, 6)
    after = places_after(table)
    assert 11 not in after and after[8].place == 5
