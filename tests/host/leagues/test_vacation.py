"""Time away in a season: it stops somebody's time bank for seven days in all, then the bank runs."""

import pytest

from host.clock import DAY_S, HOUR_S
from host.people.settings import VACATION
from host.timers.digest import change_times
from tests.host.desk import Desk
from tests.support.season import FIRST, Club

FIVE = tuple(range(FIRST, FIRST + 5))
BANK_S = 3 * DAY_S


@pytest.fixture
async def club(desk: Desk) -> Club:
    club = Club(desk)
    await club.set_up(at_once=1)
    await club.start(*FIVE)
    await club.make_tables()
    return club


async def called(club: Club) -> tuple[str, int]:
    """The game that is played, and somebody for whom it waits."""
    (fixture,) = await club.open_games()
    table = await club.host.table(fixture.game_id or "")
    return table.row.id, table.seats[next(iter(table.called))].user_id or 0


async def away_for(club: Club, person: int, days: float) -> None:
    """From now on; 0: back."""
    await change_times(club.host, person, "away", club.clock.now() + days * DAY_S if days else 0.0)


async def plays(club: Club, game_id: str, person: int) -> bool:
    return any(seat.user_id == person and seat.by_person for seat in await club.host.db.games.seats(game_id))


async def test_after_seven_days_the_bank_of_who_is_away_runs(club: Club) -> None:
    game_id, person = await called(club)
    await away_for(club, person, 30)
    await club.passes(7 * DAY_S + BANK_S - HOUR_S)
    assert await plays(club, game_id, person)
    await club.passes(6 * HOUR_S)
    assert not await plays(club, game_id, person)
    assert len((await club.entrant(person)).deserted) == 1


async def test_the_days_of_several_absences_are_added_up_and_who_is_back_early_keeps_the_rest(club: Club) -> None:
    game_id, person = await called(club)
    await away_for(club, person, 20)
    await club.passes(2 * DAY_S)
    await away_for(club, person, 0)
    await club.passes(DAY_S)
    await away_for(club, person, 30)
    await club.passes(5 * DAY_S + BANK_S - DAY_S - HOUR_S)
    assert await plays(club, game_id, person)
    await club.host.time_banks.give_sign()
    club.desk.restart()
    await club.host.resume(game_id)
    await club.passes(6 * HOUR_S)
    assert not await plays(club, game_id, person)


async def test_each_season_has_its_own_days_and_other_tables_wait_as_long_as_somebody_is_away(club: Club) -> None:
    game_id, _ = await called(club)
    row = await club.host.game(game_id)
    assert row.options[VACATION] == (await club.season()).league.begins
    other = await club.desk.begin("toy")
    assert VACATION not in (await club.host.game(other)).options
