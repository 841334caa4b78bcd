"""Who plays in which division."""

import pytest

from seasons.divisions import After, Entrant, TooFew, champions, divisions, moves, sizes
from seasons.schedule import LEAST_PEOPLE, MOST_PEOPLE
from seasons.standing import Member, Result, Row, Status, standing


@pytest.mark.parametrize("size", range(LEAST_PEOPLE, MOST_PEOPLE + 1))
def test_any_number_of_people_is_divided_into_groups_that_have_a_schedule(size: int) -> None:
    for people in range(LEAST_PEOPLE, 200):
        found = sizes(people, size)
        assert sum(found) == people
        assert all(LEAST_PEOPLE <= one <= MOST_PEOPLE for one in found)
        assert found == sorted(found) and found[-1] - found[0] <= 1


@pytest.mark.parametrize(
    ("people", "size", "found"),
    [
        (40, 8, [8] * 5),
        (40, 7, [8] * 5),
        (36, 7, [7, 7, 7, 7, 8]),
        (20, 7, [6, 7, 7]),
        (5, 7, [5]),
        (9, 5, [9]),
        (12, 7, [6, 6]),
        (15, 7, [7, 8]),
        (22, 11, [11, 11]),
        (23, 11, [7, 8, 8]),
    ],
)
def test_divisions_are_as_large_as_wished_for_as_far_as_it_comes_out(people: int, size: int, found: list[int]) -> None:
    assert sizes(people, size) == found


@pytest.mark.parametrize("people", range(LEAST_PEOPLE))
def test_too_few_people_play_no_season(people: int) -> None:
    with pytest.raises(TooFew):
        divisions([Entrant(person, 1500.0) for person in range(people)])


def test_the_first_season_goes_by_ratings_and_by_who_came_first() -> None:
    entrants = [
        Entrant(person, rating) for person, rating in enumerate([500.0] * 5 + [900.0, 1700.0, 500.0, 1200.0, 900.0])
    ]
    assert divisions(entrants, 5) == [[6, 8, 5, 9, 0], [1, 2, 3, 4, 7]]


def season(divided: list[list[int]]) -> dict[int, After]:
    """Everybody ends where they stand in the list of their division."""
    found: dict[int, After] = {}
    for number, people in enumerate(divided, 1):
        rows = [Row(person, Status.PLAYING, place, 0, (), 0) for place, person in enumerate(people, 1)]
        found |= moves(rows, number, len(divided))
    return found


THREE = [list(range(1, 8)), list(range(11, 18)), list(range(21, 28))]


def back(*gone: int, missed: dict[int, int] | None = None) -> list[Entrant]:
    """All of three divisions but some, who come in an order that says nothing."""
    came = sorted(season(THREE).items(), key=lambda one: one[0] % 7)
    return [
        Entrant(person, 500.0, after, (missed or {}).get(person, 0)) for person, after in came if person not in gone
    ]


def test_two_rise_and_two_fall() -> None:
    assert divisions(back()) == [
        [1, 2, 3, 4, 5, 11, 12],
        [6, 7, 13, 14, 15, 21, 22],
        [16, 17, 23, 24, 25, 26, 27],
    ]


def test_where_somebody_is_gone_the_best_of_the_fallen_stays() -> None:
    assert divisions([*back(3), Entrant(99, 2000.0)]) == [
        [1, 2, 4, 5, 11, 12, 6],
        [7, 13, 14, 15, 21, 22, 16],
        [17, 23, 24, 25, 26, 27, 99],
    ]


def test_everybody_of_a_division_is_gone() -> None:
    assert divisions(back(*THREE[1])) == [[1, 2, 3, 4, 5, 6, 7], [21, 22, 23, 24, 25, 26, 27]]
    assert divisions(back(*THREE[0])) == [[11, 12, 13, 14, 15, 21, 22], [16, 17, 23, 24, 25, 26, 27]]


def test_newcomers_begin_at_the_bottom_by_their_rating() -> None:
    found = divisions([Entrant(98, 900.0), Entrant(99, 2000.0), *back(1, 2)])
    assert found[-1][-2:] == [99, 98]


def test_who_missed_a_season_comes_back_a_division_lower_behind_all_there() -> None:
    found = divisions(back(missed={1: 1, 13: 2}))
    assert found == [[2, 3, 4, 5, 11, 12, 6], [7, 14, 15, 21, 22, 1, 16], [17, 23, 24, 25, 26, 27, 13]]


def test_who_left_neither_rises_nor_stands_before_those_who_stayed() -> None:
    game = Result((1, 2, 3, 4, 5), (9, 8, 7, 6, 5), (1, 2, 3, 4, 5))
    members = [Member(1, Status.WITHDRAWN), Member(2), Member(3), Member(4), Member(5), Member(6, Status.RESERVE)]
    rows = standing([game], members, 1)
    assert rows[0][:3] == (1, Status.WITHDRAWN, 1)
    assert moves(rows, 2, 3) == {
        2: After(2, 1, -1),
        3: After(2, 2, -1),
        4: After(2, 3),
        5: After(2, 4, 1),
        1: After(2, 5, 1),
    }
    assert champions(rows) == [2]


def test_a_tie_for_promotion_is_decided_by_the_order_before() -> None:
    game = Result((1, 2, 2, 4, 5), (9, 8, 8, 6, 5), (1, 2, 3, 4, 5))
    for order in ((1, 2, 3, 4, 5), (1, 3, 2, 4, 5)):
        rows = standing([game], [Member(person) for person in order], 1)
        assert {row.rank for row in rows[1:3]} == {2}
        assert [person for person, after in moves(rows, 2, 2).items() if after.move == -1] == [1, order[1]]


def test_nobody_rises_from_the_first_division_nor_falls_from_the_last() -> None:
    assert {after.move for after in season([[1, 2, 3, 4, 5]]).values()} == {0}


def test_who_shares_the_first_place_shares_the_title() -> None:
    game = Result((1, 1, 3), (9, 9, 8), (1, 2, 3))
    assert champions(standing([game], [Member(2), Member(1), Member(3)], 1)) == [2, 1]
    assert champions(standing([game], [Member(1, Status.OUT)], 1)) == []
