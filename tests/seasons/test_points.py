"""Points for places at a table."""

from fractions import Fraction
from itertools import product

import pytest

from seasons.points import POINTS, points


def test_places_are_worth_what_the_rules_say() -> None:
    assert points((1, 2, 3)) == (10, 5, 1)
    assert points((4, 2, 1, 3)) == (1, 6, 10, 3)
    assert points((1, 2, 3, 4, 5)) == (10, 7, 4, 2, 1)


def test_who_shares_a_place_shares_its_points() -> None:
    assert points((1, 1, 3, 4)) == (8, 8, 3, 1)
    assert points((1, 2, 2, 2)) == (10, *[Fraction(10, 3)] * 3)
    assert points((1, 1, 1)) == (Fraction(16, 3),) * 3


@pytest.mark.parametrize("seats", sorted(POINTS))
def test_every_end_of_a_game_gives_out_the_same_points_and_no_other_places_are_taken(seats: int) -> None:
    valid = 0
    for places in product(range(seats + 2), repeat=seats):
        if all(place == 1 + sum(other < place for other in places) for place in places):
            given = points(places)
            assert sum(given) == sum(POINTS[seats])
            assert given == tuple(sorted(given, reverse=True)[place - 1] for place in places)
            valid += 1
        else:
            with pytest.raises(ValueError, match="no places"):
                points(places)
    assert valid == {3: 13, 4: 75, 5: 541}[seats]  # weak orders


@pytest.mark.parametrize("places", [(), (1,), (1, 2), (1, 2, 3, 4, 5, 6)])
def test_no_season_has_such_a_table(places: tuple[int, ...]) -> None:
    with pytest.raises(ValueError, match="no places"):
        points(places)
