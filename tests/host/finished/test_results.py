"""Results of games that have ended: what they say, who is rated, and that each game counts once and in its order."""

from dataclasses import replace
from math import sqrt
from statistics import median
from typing import Any

import pytest

from db import Change, ResultRow
from engine.core.decision import Refusal
from host.finished.known import Known
from host.finished.profiles import rating_changes
from host.finished.ratings import (
    FIRST,
    FULL_GAMES,
    RECENT_S,
    Rating,
    rated_after,
    rating_of,
    weight_of,
    weighted,
)
from host.finished.results import count, count_all, results_of
from host.lobby.game_options import set_options
from host.seats.leaving import forget_person, leave
from host.seats.seating import give_back
from host.table.log import CORRECTION, STATUS, UNDO
from host.upkeep.upkeep import after_start
from host.votes.proposals import offer
from host.votes.undo_request import ask, points_for
from host.votes.votes import running_vote, vote
from tests.host.desk import ADA, BEN, CHLOE, STRANGER, Desk
from tests.support.played import play
from tests.support.tamper import cut_short, sql, value


@pytest.fixture
async def rated(desk: Desk) -> Desk:
    """A server that has a leaderboard."""
    await desk.host.people.guild_settings.change(1, {"leaderboard": True})
    return desk


async def begun(desk: Desk, *people: int, **options: Any) -> str:
    return await desk.begin("toy", *people, options={"rounds": "1"}, **options)


async def ended(desk: Desk, game_id: str, *people: int) -> list[ResultRow]:
    await play(desk, game_id, people)
    await desk.host.archives.settled()
    return await desk.database.results.of_game(game_id)


async def test_a_game_is_rated_and_its_best_rise(rated: Desk) -> None:
    game_id = await begun(rated, ADA, BEN, CHLOE)
    results = await ended(rated, game_id, ADA, BEN, CHLOE)
    row = await rated.host.game(game_id)
    standings = (row.result or {})["standings"]
    assert [one.user_id for one in results] == [ADA, BEN, CHLOE]
    assert [one.score for one in results] == [coins for (coins,) in standings]
    by_place = sorted(results, key=lambda one: one.place)
    assert by_place[0].mu is not None and by_place[0].mu > FIRST.mu > (by_place[-1].mu or 9999.0)
    assert {(one.rated_games, one.gave_up, one.rounds) for one in results} == {(1, False, results[0].rounds)}
    assert sorted(one.turn_order or 0 for one in results) == [1, 2, 3]
    again = await ended(rated, await begun(rated, ADA, BEN), ADA, BEN)
    assert {one.rated_games for one in again} == {2}
    last = await rated.database.results.latest_rated(1, "toy")
    assert {user: one.rated_games for user, one in last.items()} == {ADA: 2, BEN: 2, CHLOE: 1}
    changes = await rating_changes(rated.database, await rated.host.game(again[0].game_id))
    best, other = (again[change.seat] for change in changes)
    assert best.place <= other.place and [one.after.mu for one in changes] == [best.mu, other.mu]
    assert [one.before.mu for one in changes] == [results[0 if one.user_id == ADA else 1].mu for one in (best, other)]
    await rated.host.people.settings.change(ADA, {"statistics": False})
    shown = await rating_changes(rated.database, await rated.host.game(again[0].game_id))
    assert [again[change.seat].user_id for change in shown] == [BEN]
    assert rating_of(last[CHLOE]).games == 1 and rating_of(None) == FIRST


def test_ratings_rank_ties_alike_and_grow_surer() -> None:
    after = rated_after([FIRST] * 4, [1, 2, 2, 4])
    assert after[1] == after[2] and after[0].mu > after[1].mu > after[3].mu
    assert all(one.sigma < FIRST.sigma and one.games == 1 for one in after)
    strong = Rating(2000.0, 100.0, 9)
    assert rated_after([strong, FIRST], [1, 2])[0].mu - strong.mu < rated_after([FIRST, FIRST], [1, 2])[0].mu - FIRST.mu


@pytest.mark.parametrize(
    "spoilt", ["by the table", "by a computer player", "by a correction", "by an undo", "by an undo alone", "by an act"]
)
async def test_a_game_that_is_not_played_out_by_its_people_is_not_rated(rated: Desk, spoilt: str) -> None:
    game_id = await begun(rated, ADA, BEN, houses=int(spoilt == "by a computer player"))
    if spoilt == "by the table":
        await rated.host.people.guild_settings.change(1, {"leaderboard": False})
        game_id = await begun(rated, ADA, BEN)
    kinds = {"by a correction": CORRECTION, "by an undo": UNDO, "by an undo alone": UNDO}
    why = "alone" if spoilt == "by an undo alone" else "organiser"
    await play(rated, game_id, (ADA, BEN))
    await rated.host.archives.settled()
    if spoilt in kinds:
        row = (await rated.log(game_id))[-1]
        change = Change(game_id)
        change.append([replace(row, seq=row.seq + 1, kind=kinds[spoilt], seat=None, data={"why": why})])
        await rated.database.write(change)
        await counted_anew(rated, game_id)
    if spoilt == "by an act":
        sql(rated, "UPDATE packed_actors SET user_id = ? WHERE user_id = ?", STRANGER, ADA)
        await counted_anew(rated, game_id)
    results = await rated.database.results.of_game(game_id)
    assert results and {one.rated_games for one in results} == {None}
    assert await rated.database.results.latest_rated(1, "toy") == {}


async def counted_anew(desk: Desk, game_id: str) -> None:
    sql(desk, "DELETE FROM results WHERE game_id = ?", game_id)
    await count_all(desk.database)


async def test_rated_is_settled_before_the_start(rated: Desk) -> None:
    game_id = await begun(rated, ADA, BEN)
    with pytest.raises(Exception, match="already_running"):
        await set_options(
            rated.lobby, game_id, ADA, False, {"rated": "no", "pace": "week"}, interaction_id=rated.interaction()
        )


async def rounds(desk: Desk, game_id: str, count: int, *people: int) -> None:
    """So many rounds of a table of these people, each time the first choice."""
    while (table := await desk.host.table(game_id)).position.state.round < count:
        seat = table.position.seats_to_act[0]
        await desk.choose(game_id, people[seat], next(iter(table.position.decision(seat).options)))


async def leaves(desk: Desk, game_id: str, person: int) -> None:
    await leave(desk.host, game_id, person, interaction_id=desk.interaction())
    await desk.host.houses.settled(game_id)


async def test_a_seat_given_up_counts_as_last_for_its_leaver_alone(rated: Desk) -> None:
    game_id = await rated.begin("toy", ADA, BEN, CHLOE)
    await rounds(rated, game_id, 2, ADA, BEN, CHLOE)
    await rated.choose(game_id, BEN, "bid 0")
    await leaves(rated, game_id, CHLOE)
    await offer(rated.host, game_id, 2, STRANGER, "Dora")
    timer = await running_vote(rated.host, game_id)
    assert timer is not None
    await vote(rated.host, game_id, STRANGER, "Dora", timer.vote.number, yes=True)
    await leaves(rated, game_id, BEN)
    await play_on(rated, game_id, {0: ADA, 2: STRANGER})
    ada, ben, dora, chloe = await rated.database.results.of_game(game_id)
    assert [(one.user_id, one.seat, one.gave_up) for one in (ada, ben, dora, chloe)] == [
        (ADA, 0, False), (BEN, 1, True), (STRANGER, 2, False), (CHLOE, 2, True),
    ]  # fmt: skip
    assert ben.place == chloe.place == 3 and ben.mu is not None and ben.mu < FIRST.mu
    assert ada.mu is not None and ada.mu > FIRST.mu and dora.rated_games is None
    assert chloe.mu is not None and chloe.mu < FIRST.mu  # two rounds were over when she left


@pytest.mark.parametrize(("finished", "counts"), [(0, False), (1, False), (2, True)])
async def test_a_game_given_up_counts_after_two_finished_rounds(rated: Desk, finished: int, counts: bool) -> None:
    """Of two players nobody gains by an opponent who leaves or resigns at once."""
    game_id = await rated.begin("toy", ADA, BEN)
    await rounds(rated, game_id, finished, ADA, BEN)
    await rated.choose(game_id, BEN, "bid 0")
    await leaves(rated, game_id, BEN)
    await play_on(rated, game_id, {0: ADA})
    ada, ben = await rated.database.results.of_game(game_id)
    assert ben.gave_up and (ada.rated_games == ben.rated_games == (1 if counts else None))


@pytest.mark.parametrize("finished", [1, 2])
async def test_who_gives_up_before_two_rounds_are_finished_loses_no_rating(rated: Desk, finished: int) -> None:
    """And the others are rated as if they had begun without them; who leaves at the start of the third has lost."""
    game_id = await rated.begin("toy", ADA, BEN, CHLOE)
    await rounds(rated, game_id, finished, ADA, BEN, CHLOE)
    await leaves(rated, game_id, BEN)
    await play_on(rated, game_id, {0: ADA, 2: CHLOE})
    ada, ben, chloe = await rated.database.results.of_game(game_id)
    assert ben.gave_up and (ada.rated_games, chloe.rated_games) == (1, 1)
    if finished < 2:
        assert (ben.rated_games, ben.mu) == (None, None)
        assert [ada.mu, chloe.mu] == [one.mu for one in rated_after([FIRST, FIRST], [ada.place, chloe.place])]
    else:
        assert ben.mu is not None and ben.mu < FIRST.mu


async def test_rounds_that_a_person_was_away_in_between_are_theirs_when_they_come_back(rated: Desk) -> None:
    game_id = await rated.begin("toy", ADA, BEN)
    await leaves(rated, game_id, BEN)
    await rounds(rated, game_id, 1, ADA, BEN)
    await give_back(rated.host, game_id, BEN, interaction_id=rated.interaction())
    await rounds(rated, game_id, 2, ADA, BEN)
    await leaves(rated, game_id, BEN)
    await play_on(rated, game_id, {0: ADA})
    ada, ben = await rated.database.results.of_game(game_id)
    assert ben.gave_up and (ada.rated_games, ben.rated_games) == (1, 1)


async def test_who_is_left_alone_takes_nothing_back_in_a_rated_game(rated: Desk) -> None:
    game_id = await rated.begin("toy", ADA, BEN)
    await rounds(rated, game_id, 1, ADA, BEN)
    points = await points_for(rated.host, game_id, ADA, organises=True)
    await ask(
        rated.host, game_id, ADA, points.choices[0].to, points.published, organises=False,
        interaction_id=rated.interaction(),
    )  # fmt: skip
    await leaves(rated, game_id, BEN)  # whose answer would have been missing
    assert UNDO not in [row.kind for row in await rated.log(game_id)]
    for organises in (False, True):
        with pytest.raises(Refusal, match="undo_rated_alone"):
            await points_for(rated.host, game_id, ADA, organises=organises)
    unrated = await rated.begin("toy", ADA, houses=1)  # which people alone would have to begin
    await rounds(rated, unrated, 1, ADA)
    assert (await points_for(rated.host, unrated, ADA, organises=True)).at_once


async def test_the_more_often_two_have_met_within_a_month_the_less_a_game_counts(rated: Desk) -> None:
    rises, last = [], FIRST.mu
    for _ in range(FULL_GAMES + 2):
        game_id = await begun(rated, ADA, BEN)
        results = await ended(rated, game_id, ADA, BEN)
        full = rated_after([FIRST, FIRST], [one.place for one in results])
        assert results[0].mu is not None
        rises.append(abs(results[0].mu - last) / abs(full[0].mu - FIRST.mu))
        last = results[0].mu
    assert [one.rated_games for one in results] == [FULL_GAMES + 2] * 2
    assert rises[0] == 1.0 and max(rises[FULL_GAMES:]) < 0.5
    sql(rated, "UPDATE results SET ended = ended - ?", RECENT_S + 60)
    met = await rated.database.results.met(1, "toy", [ADA, BEN], 0.0, 1e12)
    assert met == {(ADA, BEN): FULL_GAMES + 2, (BEN, ADA): FULL_GAMES + 2}
    assert await rated.database.results.met(1, "toy", [ADA, BEN], rated.clock.now() - RECENT_S, 1e12) == {}


def test_the_weight_of_a_game() -> None:
    assert [weight_of([games]) for games in (0, 4, 5, 6)] == [1.0, 1.0, 0.5, 0.25]
    assert weight_of([0, 5]) == 0.75  # against two, of whom one was met often
    strong, weak = Rating(1700.0, 300.0, 3), Rating(1500.0, 500.0, 2)
    assert weighted(weak, strong, 1.0) == strong and weighted(weak, strong, 0.0) == Rating(1500.0, 500.0, 3)
    assert weighted(weak, strong, 0.5) == Rating(1600.0, sqrt((500.0**2 + 300.0**2) / 2), 3)


async def play_on(desk: Desk, game_id: str, people: dict[int, int]) -> None:
    """To the end, each time the first choice; computer players play the other seats."""
    while not (table := await desk.host.table(game_id)).over:
        seat = next(seat for seat in table.position.seats_to_act if seat in people)
        await desk.choose(game_id, people[seat], next(iter(table.position.decision(seat).options)))
    await desk.host.archives.settled()


async def test_moves_are_timed_but_not_while_the_game_is_paused(desk: Desk) -> None:
    game_id = await desk.begin("toy", ADA, BEN)
    await play(desk, game_id, (ADA, BEN))
    rows = [replace(row, at=100.0 * row.seq) for row in await desk.log(game_id)]
    records = await desk.database.games.records(game_id)
    known = Known(await desk.host.game(game_id), await desk.database.games.seats(game_id), {}, rows, records, [(9, 1)])
    turns = [one for one in records if one.content["seat"] == 0 and not one.undone]
    ada, ben = results_of(known)
    assert (ada.moves, ada.missed, ben.missed) == (len(turns), 0, 1)
    assert ada.move_s == median(100.0 * (one.last_seq - one.first_seq + 1) for one in turns)
    half = turns[-1].last_seq - 1
    paused = [replace(row, at=row.at + 5000.0 * (row.seq > half)) for row in rows]
    paused[half - 1] = replace(paused[half - 1], kind=STATUS, notation="paused", actor_id=None)
    (last,) = turns[-1:]
    on = results_of(known._replace(rows=paused, records=[last]))[0]
    assert on.move_s == 100.0 * (last.last_seq - last.first_seq)


async def test_each_game_counts_once_in_the_order_of_the_ends(rated: Desk) -> None:
    games = [await begun(rated, ADA, BEN) for _ in range(3)]
    for game_id in games:
        await ended(rated, game_id, ADA, BEN)
    wanted = [await rated.database.results.of_game(game_id) for game_id in games]
    sql(rated, "DELETE FROM results")
    await after_start(rated.host)
    await after_start(rated.host)
    await count(rated.database, await rated.host.game(games[2]))
    assert [await rated.database.results.of_game(game_id) for game_id in games] == wanted
    with pytest.raises(Exception, match=r"UNIQUE|duplicate"):
        change = Change(games[0])
        change.insert(*wanted[0])
        await rated.database.write(change)


async def test_who_is_forgotten_leaves_the_ratings_of_the_others(rated: Desk) -> None:
    first, second = await begun(rated, ADA, BEN), await begun(rated, ADA, BEN, CHLOE)
    ben = (await ended(rated, first, ADA, BEN))[1]
    await forget_person(rated.host, ADA)
    assert [one.user_id for one in await rated.database.results.of_game(first)] == [None, BEN]
    assert (await rated.database.results.latest_rated(1, "toy"))[BEN] == ben
    await play_on(rated, second, {1: BEN, 2: CHLOE})
    rows = await rated.database.results.of_game(second)
    assert [(one.user_id, one.rated_games) for one in rows] == [(None, None), (BEN, 2), (CHLOE, 1)]


async def test_a_damaged_game_counts_by_its_result_alone(rated: Desk) -> None:
    game_id = await begun(rated, ADA, BEN)
    whole = await ended(rated, game_id, ADA, BEN)
    cut_short(rated, game_id, "archives")
    await counted_anew(rated, game_id)
    rows = await rated.database.results.of_game(game_id)
    assert [(one.place, one.score, one.turn_order, one.moves) for one in rows] == [
        (one.place, one.score, None, 0) for one in whole
    ]


async def test_games_that_ended_before_there_were_results_count_unrated(old_desk: Desk) -> None:
    assert value(old_desk, "SELECT count(*) FROM results") == 0
    await after_start(old_desk.host)
    finished = await old_desk.database.games.with_status("finished")
    assert finished
    for row in finished:
        results = await old_desk.database.results.of_game(row.id)
        assert len(results) == len(await old_desk.database.games.seats(row.id))
        assert all(one.turn_order and one.rounds and one.mu is None for one in results)
        assert all(bool(one.character) == (row.rules_name == "marco_polo") for one in results)
