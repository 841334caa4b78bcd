"""What each seat of a finished game can be praised for."""

from engine.core.praise import Praise, praises, worthy


def test_each_is_praised_for_what_it_has_more_of_than_any_other() -> None:
    figures = [{"contracts": 3, "posts": 9}, {"contracts": 4, "posts": 5}, {"contracts": 3, "posts": 7}]
    assert praises(figures) == [Praise("posts", 9), Praise("contracts", 4), None]


def test_of_several_figures_the_most_telling_is_told() -> None:
    assert praises([{"contracts": 3, "posts": 9}, {"contracts": 2, "posts": 5}]) == [Praise("contracts", 3), None]


def test_what_two_have_alike_is_no_praise() -> None:
    assert praises([{"posts": 4}, {"posts": 4}, {"posts": 1}]) == [None, None, None]


def test_little_is_worth_no_praise() -> None:
    assert worthy({"posts": 4, "cards": 3}, {"posts": 4, "cards": 4}) == {"posts": 4, "cards": 0}
