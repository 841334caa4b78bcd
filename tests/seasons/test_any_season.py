"""What holds of any season, whoever wins, deserts, withdraws or comes back."""

from collections.abc import Callable
from fractions import Fraction
from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from seasons.divisions import MOVING, After, Entrant, champions, divisions, moves
from seasons.points import POINTS
from seasons.schedule import LEAST_PEOPLE, MOST_PEOPLE, TABLES, schedule
from seasons.standing import Member, Result, Row, Status, standing

Draw = Callable[[st.SearchStrategy], int]


@st.composite
def games(draw: Draw, people: int, table: int) -> list[Result]:
    """Some games of a group, some of them deserted. Scores are few, so that many are equal."""
    found = []
    for seats in schedule(people, table):
        if draw(st.integers(0, 5)) == 0:
            continue  # not played yet, or void
        scores = tuple(draw(st.integers(-1, 3)) for _ in seats)
        places = tuple(1 + sum(other > score for other in scores) for score in scores)
        gone = {person for person in seats if draw(st.integers(0, 7)) == 0}
        found.append(Result(places, scores, tuple(None if p in gone else p for p in seats), tuple(sorted(gone))))
    return found


@st.composite
def groups(draw: Draw) -> tuple[list[Result], list[Member], int]:
    people, table = draw(st.integers(LEAST_PEOPLE, MOST_PEOPLE)), draw(st.sampled_from(TABLES))
    status = st.sampled_from([Status.PLAYING, Status.PLAYING, *Status])
    order = draw(st.permutations(range(people)))
    return draw(games(people, table)), [Member(person, draw(status)) for person in order], table


@given(groups())
def test_the_table_has_everybody_once_with_the_points_that_were_given_out(group: tuple) -> None:
    results, members, games_each = group
    rows = standing(results, members, games_each)
    assert sorted(row.person for row in rows) == sorted(member.person for member in members)
    lost = sum(
        (place_points(result)[seat] for result in results for seat, who in enumerate(result.people) if who is None),
        Fraction(0),
    )
    assert sum(row.points for row in rows) + lost == sum(sum(POINTS[len(result.places)]) for result in results)
    for row in rows:
        assert row.played + row.deserted == sum(row.person in (*one.people, *one.deserted) for one in results)
        assert row.wins + row.seconds + row.thirds <= row.played and 0 <= row.share <= 1


def place_points(result: Result) -> tuple[Fraction, ...]:
    """What each seat is worth, counted another way: a shared place takes the mean of the places it covers."""
    worth = POINTS[len(result.places)]
    ranked = sorted(result.places)
    return tuple(
        Fraction(sum(worth[at] for at, other in enumerate(ranked) if other == place), ranked.count(place))
        for place in result.places
    )


@given(groups())
def test_ranks_count_who_is_ahead_and_nobody_with_fewer_points_is(group: tuple) -> None:
    results, members, games_each = group
    rows = standing(results, members, games_each)
    ranked = [row for row in rows if row.rank is not None]
    assert rows[: len(ranked)] == ranked
    for at, row in enumerate(ranked):
        assert row.rank == 1 + sum(other.rank < row.rank for other in ranked)
        assert all(other.points <= row.points for other in ranked[at:])
        assert row.status == Status.PLAYING or 2 * row.played >= games_each
    for row in rows[len(ranked) :]:
        assert row.status != Status.PLAYING and 2 * row.played < games_each


@given(groups(), st.randoms(use_true_random=False))
def test_neither_the_order_of_games_nor_of_people_changes_a_rank(group: tuple, chance) -> None:
    results, members, games_each = group
    rows = standing(results, members, games_each)
    mixed = standing(chance.sample(results, len(results)), chance.sample(members, len(members)), games_each)
    assert {row.person: row.rank for row in rows} == {row.person: row.rank for row in mixed}


@given(groups(), st.integers(1, 3))
def test_two_rise_two_fall_and_the_champion_stayed(group: tuple, division: int) -> None:
    results, members, games_each = group
    rows = standing(results, members, games_each)
    after = moves(rows, division, 3)
    stayed = {member.person for member in members if member.status == Status.PLAYING}
    rising = {person for person, moved in after.items() if moved.move == -1}
    falling = {person for person, moved in after.items() if moved.move == 1}
    assert len(rising) == (min(MOVING, len(stayed)) if division > 1 else 0) and rising <= stayed
    assert len(falling) <= (MOVING if division < 3 else 0)
    assert sorted(moved.place for moved in after.values()) == list(range(1, len(after) + 1))
    assert after.keys() == {member.person for member in members if member.status != Status.RESERVE}
    assert {*champions(rows)} <= stayed and bool(champions(rows)) == bool(stayed)


def played(divided: list[list[int]], order: Callable[[list[int]], list[int]]) -> dict[int, After]:
    """Where a season leaves everybody, if each division ends in that order."""
    found: dict[int, After] = {}
    for number, people in enumerate(divided, 1):
        rows = [Row(p, Status.PLAYING, at, Fraction(0), (), Fraction(0)) for at, p in enumerate(order(people), 1)]
        found |= moves(rows, number, len(divided))
    return found


@given(st.data(), st.integers(LEAST_PEOPLE, MOST_PEOPLE))
def test_season_after_season_everybody_who_comes_has_one_place(data: st.DataObject, size: int) -> None:
    come = st.lists(st.integers(0, 60), min_size=LEAST_PEOPLE, unique=True)
    before: dict[int, After] = {}
    missed: dict[int, int] = {}
    for _ in range(4):
        people = data.draw(come)
        divided = divisions([Entrant(p, float(p % 9), before.get(p), missed.get(p, 0)) for p in people], size)
        assert sorted(person for part in divided for person in part) == sorted(people)
        assert all(LEAST_PEOPLE <= len(part) <= MOST_PEOPLE for part in divided)
        missed = {
            person: 0 if person in people else missed.get(person, 0) + 1 for person in before | dict.fromkeys(people)
        }
        before |= played(divided, sorted)


@given(st.integers(2 * LEAST_PEOPLE, 60), st.integers(LEAST_PEOPLE, MOST_PEOPLE))
def test_where_all_come_again_who_rises_is_above_who_falls(count: int, size: int) -> None:
    first = divisions([Entrant(person, -person) for person in range(count)], size)
    after = played(first, lambda people: people)
    second = divisions([Entrant(person, -person, after[person]) for person in range(count)], size)
    at = {person: number for number, part in enumerate(second, 1) for person in part}
    for number, (upper, lower) in enumerate(pairwise(first), 1):
        assert {at[person] for person in lower[:MOVING]} == {number}
        assert {at[person] for person in upper[-MOVING:]} == {number + 1}
