"""The table of a division from the games that are counted, who is champion, and where a season leaves everybody."""

from db import EntrantRow, FixtureRow
from host.leagues.season import COUNTED, Season
from seasons.divisions import After, champions, moves
from seasons.standing import Member, Result, Row, Status, standing


def rows_of(season: Season, division: int) -> list[Row]:
    """The rows of a division by the numbers of its entrants, the best first."""
    members = [Member(entrant.number, _status(season, entrant)) for entrant in season.members(division)]
    results = [result_of(fixture) for fixture in season.in_state(COUNTED) if fixture.division == division]
    return standing(results, members, season.setup.table)


def result_of(fixture: FixtureRow) -> Result:
    """What a counted game brought."""
    return Result(
        tuple(fixture.places or ()),
        tuple(fixture.scores or ()),
        tuple(None if number in fixture.absent else number for number in fixture.entrants),
        tuple(fixture.absent),
    )


def _status(season: Season, entrant: EntrantRow) -> Status:
    """Whoever takes part and is in fewer games than everybody had at the start has come from the reserve list."""
    games = [fixture for fixture in season.fixtures if entrant.number in (*fixture.entrants, *fixture.absent)]
    came_in = entrant.status == Status.PLAYING and len(games) < season.setup.table
    return Status.RESERVE if came_in else Status(entrant.status)


def champions_of(season: Season) -> list[int]:
    """The numbers of those who win the season: the best of the first division, nobody where no game of it counts."""
    counted = any(fixture.division == 1 for fixture in season.in_state(COUNTED))
    return champions(rows_of(season, 1)) if counted else []


def places_after(season: Season) -> dict[int, After]:
    """Where the season leaves everybody, by their numbers."""
    last = season.divisions
    return {
        number: after
        for division in range(1, last + 1)
        for number, after in moves(rows_of(season, division), division, last).items()
    }
