"""Who deserts games of a season, withdraws, or waits on the reserve list."""

import pytest

from db import SeatRow
from engine.core.decision import Refusal
from host.clock import DAY_S, HOUR_S
from host.finished.results import count
from host.houses.houses import STAND_IN
from host.leagues import organising, registering
from host.leagues.season import COUNTED, OVER
from host.leagues.standing import rows_of
from host.seats import leaving, seating
from host.table.log import CHOICES
from host.table.status import resigned_of
from host.votes import proposals
from host.votes.voters import PAUSE
from seasons.standing import Status
from tests.host.desk import Desk
from tests.support.season import FIRST, ORGANISER, Club

FIVE = tuple(range(FIRST, FIRST + 5))
BANK_S = 4 * DAY_S
"""More than a time bank has at the beginning of a game."""


@pytest.fixture
async def club(desk: Desk) -> Club:
    return Club(desk)


async def begun(club: Club, at_once: int = 4) -> None:
    await club.set_up(at_once=at_once)
    await club.start(*FIVE)
    await club.make_tables()


async def seat_of(club: Club, game_id: str, person: int) -> SeatRow | None:
    seats = await club.host.db.games.seats(game_id)
    return next((seat for seat in seats if seat.user_id == person), None)


async def games_left(club: Club, person: int) -> str:
    """A game that somebody still plays."""
    for fixture in await club.open_games():
        seat = await seat_of(club, fixture.game_id or "", person)
        if seat is not None and seat.by_person:
            return seat.game_id
    raise AssertionError(f"{person} plays no game")


async def test_who_is_absent_has_a_computer_player_for_good_and_gets_no_points(club: Club) -> None:
    await begun(club, at_once=1)
    (fixture,) = await club.open_games()
    game_id = fixture.game_id or ""
    for other in (await called_in(club, game_id))[1:]:
        await move(club, game_id, other)
    (late,) = await called_in(club, game_id)
    await club.passes(BANK_S)
    seat = await seat_of(club, game_id, late)
    assert seat is not None and seat.player == STAND_IN
    assert seat.seat in resigned_of(await club.host.game(game_id))
    with pytest.raises(Refusal, match="resigned"):
        await seating.give_back(club.host, game_id, late, interaction_id=club.desk.interaction())
    assert len((await club.entrant(late)).deserted) == 1
    assert (await club.entrant(late)).status == Status.PLAYING
    scores = [9 if each == seat.seat else each for each in range(3)]
    await club.end_game(game_id, *scores)
    season = await club.season()
    (counted,) = season.in_state(COUNTED)
    assert counted.absent == [(await club.entrant(late)).number] and (counted.places or ())[seat.seat] == 1
    earned = {row.person: row.points for row in rows_of(season, 1) if row.person in counted.entrants}
    assert earned.pop(counted.absent[0]) == 0
    assert sorted(earned.values()) == [1, 5], "the others keep the places that they reach"


async def test_after_two_deserted_games_somebody_is_out_of_the_rest(club: Club) -> None:
    await begun(club)
    person, number = FIVE[0], (await club.entrant(FIVE[0])).number
    games = [one.game_id or "" for one in await club.open_games() if number in one.entrants]
    assert len(games) == 3
    await club.resign(games[0], person)
    assert (await club.entrant(person)).status == Status.PLAYING
    await club.resign(games[1], person)
    assert (await club.entrant(person)).status == Status.OUT
    seat = await seat_of(club, games[2], person)
    assert seat is not None and not seat.by_person
    assert all(number in one.absent for one in await club.open_games() if number in one.entrants)
    assert (await club.news()).count("out") == 1
    assert len((await club.entrant(person)).deserted) == 2, "the third game was not theirs to leave"


async def test_the_reserve_list_takes_the_seat_of_who_never_moved(club: Club) -> None:
    await begun(club)
    await club.register(200)
    assert (await club.entrant(200)).status == Status.RESERVE
    person, game_id = FIVE[0], await club.game_of(FIVE[0])
    await club.resign(game_id, person)
    seat = await seat_of(club, game_id, 200)
    assert seat is not None and seat.by_person and await seat_of(club, game_id, person) is None
    came, gone = await club.entrant(200), await club.entrant(person)
    assert (came.status, came.division, len(gone.deserted)) == (Status.PLAYING, 1, 1)
    fixture = await club.host.db.leagues.fixture_of(game_id)
    assert fixture is not None and came.number in fixture.entrants and gone.number not in fixture.entrants
    assert (await club.news())[-1] == "replaced"


async def test_what_a_computer_player_has_chosen_meanwhile_is_nobody_s_first_move(club: Club) -> None:
    await begun(club, at_once=1)
    await club.register(200)
    (fixture,) = await club.open_games()
    game_id, (person, *_) = fixture.game_id or "", await called_in(club, fixture.game_id or "")
    await leaving.resign(club.host, game_id, person, interaction_id=club.desk.interaction())
    await club.host.houses.settled(game_id)
    left = await seat_of(club, game_id, person)
    assert left is not None
    assert left.seat in {row.seat for row in await club.host.db.games.log(game_id) if row.kind in CHOICES}
    await club.passes(1.0)
    seat = await seat_of(club, game_id, 200)
    assert seat is not None and seat.seat == left.seat and seat.by_person


async def test_the_reserve_list_takes_the_seats_of_who_withdraws_before_they_moved(club: Club) -> None:
    await begun(club, at_once=1)
    (fixture,) = await club.open_games()
    game_id, gone = fixture.game_id or "", (await club.season()).entrant(fixture.entrants[0]).user_id or 0
    await club.register(200)
    await registering.leave(club.host, club.league, gone)
    await club.passes(1.0)
    seats = await club.host.db.games.seats(game_id)
    assert {200} <= {seat.user_id for seat in seats} and gone not in {seat.user_id for seat in seats}
    assert all(seat.by_person for seat in seats)
    assert (await club.entrant(200)).status == Status.PLAYING and (await club.entrant(gone)).deserted == []


async def test_who_withdraws_is_replaced_in_all_games_and_the_others_go_on(club: Club) -> None:
    await begun(club, at_once=1)
    person = FIVE[0]
    await registering.leave(club.host, club.league, person)
    await club.passes(1.0)
    assert (await club.entrant(person)).status == Status.WITHDRAWN
    assert (await club.entrant(person)).deserted == []
    for game_id in [one.game_id or "" for one in await club.open_games()]:
        seat = await seat_of(club, game_id, person)
        assert seat is None or not seat.by_person
    with pytest.raises(Refusal, match="withdrawn_already"):
        await registering.leave(club.host, club.league, person)
    while games := await club.make_tables() or [one.game_id or "" for one in await club.open_games()]:
        for game_id in games:
            await club.end_game(game_id, 9, 5, 1)
    ranks = {entrant.user_id: entrant.rank for entrant in await club.host.db.leagues.entrants(club.league, 1)}
    assert ranks[person] == 5, "behind all who stayed"


async def test_who_had_their_data_deleted_is_nobody_s_hindrance(club: Club) -> None:
    await begun(club, at_once=1)
    await leaving.forget_person(club.host, FIVE[0])
    for _ in range(10):
        await club.passes(DAY_S)
        await club.make_tables()
        for fixture in await club.open_games():
            await club.end_game(fixture.game_id or "", 9, 5, 1)
        if (await club.season()).league.season == 2:
            break
    names = {entrant.user_id: entrant.name for entrant in await club.host.db.leagues.entrants(club.league, 1)}
    assert None in names and "Person 100" not in names.values()


async def test_who_deserted_is_barred_until_they_finished_as_many_games(club: Club) -> None:
    await begun(club)
    person = FIVE[0]
    for _ in range(2):
        await club.resign(await games_left(club, person), person)
    await organising.call_off(club.host, club.league, ORGANISER, False)
    await organising.open_again(club.host, club.league, ORGANISER, False)
    with pytest.raises(Refusal) as refusal:
        await club.register(person)
    assert (refusal.value.code, refusal.value.facts["games"]) == ("barred_from_season", 2)
    await club.register(FIVE[1])


async def test_nobody_pauses_a_game_of_a_season_or_swaps_seats(club: Club) -> None:
    await begun(club)
    game_id = await club.game_of(FIVE[0])
    with pytest.raises(Refusal, match="season_game"):
        await proposals.request(club.host, game_id, FIVE[0], PAUSE)
    own = await seat_of(club, game_id, FIVE[0])
    assert own is not None
    with pytest.raises(Refusal, match="season_game"):
        await proposals.ask_to_swap(club.host, game_id, FIVE[0], (own.seat + 1) % 3)


async def test_everybody_is_gone_and_the_season_ends(club: Club) -> None:
    await begun(club, at_once=1)
    for person in FIVE:
        await registering.leave(club.host, club.league, person)
        await club.passes(1.0)
    for fixture in await club.open_games():
        await club.end_game(fixture.game_id or "", 9, 5, 1)
    await club.passes(HOUR_S)
    assert (await club.season()).league.season == 2
    assert OVER not in {one.state for one in await club.host.db.leagues.fixtures(club.league, 1)}
    assert (await club.news())[-2:] == ["over", "open"]


@pytest.mark.parametrize("reserve", [False, True])
async def test_who_missed_their_first_move_is_not_rated_and_the_others_are(club: Club, reserve: bool) -> None:
    await begun(club, at_once=1)
    if reserve:
        await club.register(200)
    (fixture,) = await club.open_games()
    game_id = fixture.game_id or ""
    missing, *others = [seat.user_id or 0 for seat in await club.host.db.games.seats(game_id)]
    while missing not in await called_in(club, game_id) or len(await called_in(club, game_id)) > 1:
        person = next(one for one in await called_in(club, game_id) if one != missing)
        await move(club, game_id, person)
    await club.passes(BANK_S)
    await club.passes(1.0)
    seat = next(seat for seat in await club.host.db.games.seats(game_id) if seat.user_id not in others)
    assert (seat.user_id, seat.by_person) == ((200, True) if reserve else (missing, False))
    await club.play_out(game_id)
    row = await club.host.game(game_id)
    await count(club.host.db, row)
    rated = {one.user_id: one.mu is not None for one in await club.host.db.results.of_game(game_id)}
    assert row.status == "finished" and not rated[missing]
    assert [rated[person] for person in others] == [True, True]
    assert not rated.get(200, False), "they took the seat of another"


async def called_in(club: Club, game_id: str) -> list[int]:
    table = await club.host.table(game_id)
    return [table.seats[seat].user_id or 0 for seat in table.called]


async def move(club: Club, game_id: str, person: int) -> None:
    table = await club.host.table(game_id)
    seat = table.seat_of(person)
    await club.desk.choose(game_id, person, next(iter(table.position.decision(seat).options)))
