"""How seasons begin, end and are changed by who organises them, also when the bot is away or time jumps."""

import asyncio

import pytest

from db import WriteRefused
from engine.core.decision import Refusal
from host.clock import DAY_S
from host.leagues import organising, registering
from host.leagues.season import COUNTED, ENDING, OPEN, OVER, PLAYING, READY, VOID, Draft, season_numbered
from host.leagues.setup import PEOPLE, known_setup
from host.leagues.standing import champions_of
from host.seats.closing import cancel
from host.seats.seating import give_back
from seasons.standing import Status
from tests.host.desk import Desk
from tests.support.season import FIRST, ORGANISER, Club

FIVE, SEVEN = (tuple(range(FIRST, FIRST + count)) for count in (5, 7))


@pytest.fixture
async def club(desk: Desk) -> Club:
    return Club(desk)


async def test_a_cup_of_nine_begins_when_it_is_full_and_ends_by_itself(club: Club) -> None:
    await club.set_up(kind="cup", people=9)
    await club.register(*range(FIRST, FIRST + 8))
    await club.passes(30 * DAY_S)
    assert (await club.season()).league.stage == OPEN
    await club.register(FIRST + 8)
    with pytest.raises(Refusal, match="league_full"):
        await club.register(FIRST + 9)
    await club.passes(1.0)
    assert (await club.season()).league.stage == PLAYING
    while (await club.season()).league.stage == PLAYING:
        await club.make_tables()
        for fixture in await club.open_games():
            await club.end_game(fixture.game_id or "", 3, 2, 1)
    await club.passes(30 * DAY_S)
    over = await club.season()
    assert (over.league.stage, over.league.season) == (OVER, 1)
    assert {fixture.state for fixture in over.fixtures} == {COUNTED} and len(over.fixtures) == 9
    assert (await club.news())[-1] == "over"


async def test_at_its_end_computer_players_finish_what_is_open_and_nobody_is_blamed(club: Club) -> None:
    await club.set_up(weeks=4, at_once=1)
    season = await club.start(*FIVE)
    ends = season.league.ends or 0.0
    await club.passes(ends - club.clock.now() - DAY_S)
    (game_id, *_) = await club.make_tables()
    seat = next(seat for seat in await club.host.db.games.seats(game_id) if seat.user_id is not None)
    await club.passes(DAY_S)
    for _ in range(5):
        await club.host.houses.settled(game_id)
        await club.passes(1.0)
    row = await club.host.game(game_id)
    assert row.status == "finished" and row.options["rated"] == "no"
    with pytest.raises(Refusal):
        await give_back(club.host, game_id, seat.user_id or 0, interaction_id=club.desk.interaction())
    over = await season_numbered(club.host, club.league, 1)
    counted = over.in_state(COUNTED)
    assert game_id in {fixture.game_id for fixture in counted}
    assert not any(fixture.absent for fixture in counted) and not any(entrant.deserted for entrant in over.entrants)


async def test_a_game_that_nobody_can_finish_is_void_a_day_after_the_end(club: Club) -> None:
    await club.set_up(weeks=4, at_once=1)
    season = await club.start(*FIVE)
    await club.passes((season.league.ends or 0.0) - club.clock.now() - DAY_S)
    (game_id, *_) = await club.make_tables()
    await club.sleeps(game_id)
    await club.passes(DAY_S)
    assert (await club.season()).league.stage == ENDING
    await club.passes(DAY_S)
    fixture = await club.host.db.leagues.fixture_of(game_id)
    assert fixture is not None and fixture.state == VOID and (await club.season()).league.season == 2


async def test_a_bot_that_was_away_asks_who_is_ready_before_it_begins(club: Club) -> None:
    await club.set_up()
    await club.register(*FIVE)
    club.clock.pass_time(9 * DAY_S)
    club.desk.restart()
    await club.passes(1.0)
    season = await club.season()
    assert season.league.stage == READY and (season.league.begins or 0.0) >= club.clock.now() + DAY_S - 1
    for person in FIVE:
        await registering.be_ready(club.host, club.league, person)
    await club.passes(DAY_S + 1)
    assert (await club.season()).league.stage == PLAYING


async def test_time_that_jumps_back_and_forth_does_nothing_twice(club: Club) -> None:
    await club.set_up()
    await club.start(*FIVE)
    club.clock.pass_time(-3 * DAY_S)
    await club.passes(1.0)
    await club.passes(3 * DAY_S)
    assert (await club.news()) == ["open", "ready", "begun"]
    await club.passes(400 * DAY_S)
    await club.passes(DAY_S)
    assert (await club.news()).count("over") == 1
    assert champions_of(await season_numbered(club.host, club.league, 1)) == [], "no game counted"


async def test_with_too_few_there_is_no_season_until_it_is_opened_again(club: Club) -> None:
    await club.set_up()
    season = await club.start(*FIVE[:4])
    assert season.league.stage == OVER and (await club.news())[-1] == "called-off"
    await club.passes(60 * DAY_S)
    assert (await club.season()).league.stage == OVER
    await organising.open_again(club.host, club.league, ORGANISER, False)
    season = await club.start(*FIVE)
    assert season.league.stage == PLAYING and season.league.season == 2


async def test_the_next_season_goes_by_the_table_and_newcomers_begin_at_the_bottom(club: Club) -> None:
    people = range(FIRST, FIRST + 10)
    await club.set_up(at_once=4)
    season = await club.start(*people)
    assert season.divisions in (1, 2)
    while (await club.season()).league.season == 1:
        await club.make_tables()
        for fixture in await club.open_games():
            await club.end_game(fixture.game_id or "", *(100 - number for number in fixture.entrants))
    before = await club.host.db.leagues.entrants(club.league, 1)
    await club.start(999, *people)
    after = {entrant.user_id: entrant for entrant in (await club.season()).entrants}
    lowest = max(entrant.division or 0 for entrant in after.values())
    assert after[999].division == lowest
    for entrant in before:
        fell_to = (entrant.division or 0) + entrant.move
        assert abs((after[entrant.user_id].division or 0) - fell_to) <= 1


async def test_everybody_of_a_division_is_gone_and_the_other_one_plays_on(club: Club) -> None:
    await club.set_up(at_once=4)
    season = await club.start(*range(FIRST, FIRST + 12))
    assert season.divisions == 2
    await club.make_tables()
    for entrant in season.members(1):
        await registering.leave(club.host, club.league, entrant.user_id or 0)
        await club.passes(1.0)
    while (await club.season()).league.season == 1:
        for fixture in await club.open_games():
            await club.end_game(fixture.game_id or "", 3, 2, 1)
        await club.make_tables()
    over = await season_numbered(club.host, club.league, 1)
    assert champions_of(over) == [] and {entrant.status for entrant in over.members(1)} == {Status.WITHDRAWN}
    moved = {entrant.number: entrant.move for entrant in over.entrants}
    assert sorted(moved[entrant.number] for entrant in over.members(2)) == [-1, -1, 0, 0, 0, 0]
    assert (await club.news()).count("over") == 1


async def test_two_organisers_at_once_take_somebody_out_once(club: Club) -> None:
    await club.set_up(at_once=1)
    season = await club.start(*FIVE)
    number = season.entrants[0].number
    acts = [organising.replace(club.host, club.league, number, who, True) for who in (5, 6)]
    done = await asyncio.gather(*acts, return_exceptions=True)
    refused = [one for one in done if one is not None]
    assert [isinstance(one, Refusal) and one.code for one in refused] == ["not_in_season"]
    assert (await club.news()).count("out") == 1


async def test_two_organisers_at_once_do_do_one_thing_after_the_other(club: Club) -> None:
    await club.set_up()
    await club.start(*FIVE)
    ends = (await club.season()).league.ends or 0.0
    acts = [
        organising.extend(club.host, club.league, ORGANISER, False),
        organising.extend(club.host, club.league, 5, True),
    ]
    assert sorted(await asyncio.gather(*acts)) == [ends + 7 * DAY_S, ends + 14 * DAY_S]
    assert (await club.news()).count("extended") == 2
    stale = await club.season()
    await organising.extend(club.host, club.league, ORGANISER, False)
    draft = Draft(stale, club.clock.now())
    draft.set(ends=1.0)
    with pytest.raises(WriteRefused):
        await club.host.db.write(draft.fill())


async def test_what_the_organiser_does_is_told_and_counts(club: Club) -> None:
    await club.set_up(at_once=1)
    await club.start(*FIVE)
    await club.register(200)
    (game_id, *_) = await club.make_tables()
    fixture = await club.host.db.leagues.fixture_of(game_id)
    assert fixture is not None
    with pytest.raises(Refusal, match="not_league_organiser"):
        await organising.make_void(club.host, club.league, fixture.number, FIVE[0], False)
    number = fixture.entrants[0]
    gone = (await club.season()).entrant(number)
    await organising.replace(club.host, club.league, number, ORGANISER, False)
    await club.passes(1.0)
    seats = {seat.user_id for seat in await club.host.db.games.seats(game_id)}
    assert 200 in seats and gone.user_id not in seats
    assert (await club.season()).entrant(number).status == Status.OUT
    await organising.make_void(club.host, club.league, fixture.number, ORGANISER, False)
    with pytest.raises(Refusal, match="no_such_fixture"):
        await organising.make_void(club.host, club.league, fixture.number, ORGANISER, False)
    await club.end_game(game_id, 3, 2, 1)
    assert (await club.season()).in_state(COUNTED) == []
    assert {"out", "replaced", "void"} <= {*await club.news()}


async def test_a_game_that_is_cancelled_is_void(club: Club) -> None:
    await club.set_up(at_once=1)
    await club.start(*FIVE)
    (game_id, *_) = await club.make_tables()
    async with club.host.lock(game_id):
        await cancel(club.host, await club.host.game(game_id), await club.host.db.games.seats(game_id))
    await club.passes(1.0)
    assert [fixture.game_id for fixture in (await club.season()).in_state(VOID)] == [game_id]


async def test_somebody_plays_in_many_leagues_at_once(club: Club) -> None:
    for _ in range(10):
        await club.set_up(kind="cup", people=5)
        await club.register(*FIVE)
    with pytest.raises(Refusal, match="too_many_leagues"):
        await club.set_up()
    await club.passes(1.0)
    for season in await registering.leagues_of(club.host, 1):
        club.league = season.league.id
        assert await club.make_tables()
    assert len(await club.host.db.leagues.entries_of(FIVE[0])) == 10


def test_what_nobody_can_choose_is_taken_as_usual() -> None:
    for odd in ({}, {"game": "chess", "table": 9, "at_once": 3, "weeks": 1, "people": 99, "kind": "ladder"}):
        setup = known_setup(odd)
        assert setup.kind == "league" and setup.table in setup.tables and setup.people in PEOPLE
    assert known_setup({"game": "marco_polo", "table": 5}).table == 4
