"""The best turn of a season."""

from seasons.best_turn import Turn, best_turn


def test_what_came_by_chance_does_not_count() -> None:
    lucky, clever, equal = Turn(1, 5, 1, 0.5, 0.4), Turn(2, 7, 2, 0.3, 0.0), Turn(3, 9, 3, 0.2, -0.1)
    assert best_turn([lucky, clever]) == clever
    assert best_turn([clever, lucky, equal._replace(gain=0.3, luck=0.0)]) == clever


def test_no_turn_that_earned_nothing_is_the_best() -> None:
    assert best_turn([]) is None
    assert best_turn([Turn(1, 5, 1, 0.5, 0.5), Turn(1, 9, 2, -0.1, 0.2)]) is None
