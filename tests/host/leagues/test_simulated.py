"""A whole season of forty people, of whom some desert, withdraw or do not come, while the bot is away twice."""

from fractions import Fraction
from random import Random

import pytest

from db import FixtureRow, SeatRow
from host.clock import DAY_S
from host.leagues import registering
from host.leagues.season import COUNTED, PLAYING, RUNNING, VOID, Season, season_numbered
from host.leagues.standing import rows_of
from seasons.points import points
from seasons.standing import Status
from tests.host.desk import Desk
from tests.support.season import FIRST, Club

PEOPLE = tuple(range(FIRST, FIRST + 40))
NOT_READY = PEOPLE[36:]
DESERTERS = PEOPLE[3::10]
WITHDRAW = (PEOPLE[5], PEOPLE[20])
OUTAGES = (5, 12)
"""After these days of play the bot is away for a week."""
WEEKS = 4


async def seat_of(club: Club, game_id: str, person: int) -> SeatRow | None:
    return next((seat for seat in await club.host.db.games.seats(game_id) if seat.user_id == person), None)


async def a_day(club: Club, rng: Random) -> None:
    """Tables are made, who deserts leaves the games that began, and those are played that began two days ago; those
    that began the day before the end are left open."""
    await club.make_tables()
    for fixture in await club.open_games():
        game_id = fixture.game_id or ""
        for person in DESERTERS:
            seat = await seat_of(club, game_id, person)
            if seat is not None and seat.by_person:
                await club.resign(game_id, person)
    late = club.clock.now() > ((await club.season()).league.ends or 0.0) - 1.1 * DAY_S
    for fixture in await club.open_games():
        row = await club.host.game(fixture.game_id or "")
        age = club.clock.now() - (row.started or 0.0)
        if age >= (1.5 * DAY_S if late else 2 * DAY_S) or (not late and rng.random() < 0.1):
            await club.end_game(row.id, *(rng.randrange(1, 9) for _ in fixture.entrants))
    await club.passes(DAY_S)


@pytest.mark.engines
@pytest.mark.slow
async def test_a_season_of_forty_ends_on_its_day_with_every_result_counted_once(desk: Desk) -> None:
    club, rng = Club(desk), Random(1)
    await club.set_up(weeks=WEEKS, at_once=1)
    await club.register(*PEOPLE)
    await club.passes(registering.REGISTRATION_S - registering.READY_S)
    for person in PEOPLE:
        if person not in NOT_READY:
            await registering.be_ready(club.host, club.league, person)
    await club.passes(DAY_S)
    begun = await club.season()
    assert begun.divisions == 5 and len(begun.entrants) == 36
    ends, day = begun.league.ends or 0.0, 0
    last = list[FixtureRow]()
    while (season := await club.season()).league.season == 1 and season.league.stage == PLAYING:
        day, last = day + 1, season.in_state(RUNNING)
        if day in OUTAGES:
            await club.host.time_banks.give_sign()
            club.clock.pass_time(7 * DAY_S)
            club.desk.restart()
            await club.passes(1.0)
        if day == 4:
            for person in WITHDRAW:
                await registering.leave(club.host, club.league, person)
        await a_day(club, rng)
    assert last and 0 <= club.clock.now() - ends < 2 * DAY_S, "games were open on its last day"
    for fixture in last:
        await club.host.houses.settled(fixture.game_id or "")
    await club.passes(60.0)
    over = await season_numbered(club.host, club.league, 1)
    assert (await club.season()).league.season == 2
    assert {fixture.number for fixture in last} <= {fixture.number for fixture in over.in_state(COUNTED)}
    await check_results(club, over)
    check_people(over)


async def check_results(club: Club, over: Season) -> None:
    """Each game counts once, and brings what its places are worth to those who did not desert it."""
    assert {fixture.state for fixture in over.fixtures} <= {COUNTED, VOID}
    counted = over.in_state(COUNTED)
    assert len(counted) > len(over.fixtures) / 2
    for fixture in counted:
        row = await club.host.game(fixture.game_id or "")
        assert row.status == "finished" and sorted(fixture.places or ())[0] == 1
    played = {entrant.number: 0 for entrant in over.entrants}
    for fixture in counted:
        for number in {*fixture.entrants, *fixture.absent}:
            played[number] += 1
    rows = [row for division in range(1, 6) for row in rows_of(over, division)]
    assert {row.person: len(row.places) for row in rows} == played
    earned = dict.fromkeys(played, Fraction(0))
    for fixture in counted:
        for number, worth in zip(fixture.entrants, points(fixture.places or ()), strict=True):
            earned[number] += 0 if number in fixture.absent else worth
    assert {row.person: row.points for row in rows} == earned and any(fixture.absent for fixture in counted)
    assert (await club.news()).count("over") == 1


def check_people(over: Season) -> None:
    """Who deserted twice is out, who withdrew is behind all who stayed, all others have their places."""
    status = {entrant.user_id: entrant.status for entrant in over.entrants}
    assert {person: status[person] for person in DESERTERS if person in status} == dict.fromkeys(
        [person for person in DESERTERS if person in status], Status.OUT
    )
    assert {status[person] for person in WITHDRAW} == {Status.WITHDRAWN}
    assert not {*NOT_READY} & status.keys()
    others = status.keys() - {*DESERTERS, *WITHDRAW}
    assert {status[person] for person in others} == {Status.PLAYING}
    assert all(not entrant.deserted for entrant in over.entrants if entrant.user_id in others)
    for division in range(1, 6):
        ranks = sorted(entrant.rank or 0 for entrant in over.members(division))
        assert ranks == [*range(1, len(ranks) + 1)]
    moves = {entrant.move for entrant in over.members(1)}
    assert moves == {0, 1} and {entrant.move for entrant in over.members(5)} == {0, -1}
