"""What each seat of a finished game can be praised for."""

from engine.core.praise import Praise, praises

ANY = {"contracts": 1, "posts": 1, "cards": 1}


def test_each_is_praised_for_what_it_has_clearly_more_of_than_any_other() -> None:
    figures = [{"contracts": 3, "posts": 9}, {"contracts": 4, "posts": 5}, {"contracts": 3, "posts": 7}]
    assert praises(figures, ANY) == [Praise("posts", 9), Praise("contracts", 4), None]


def test_of_several_figures_the_most_telling_is_told() -> None:
    assert praises([{"contracts": 3, "posts": 9}, {"contracts": 2, "posts": 5}], ANY) == [Praise("contracts", 3), None]


def test_what_two_have_alike_or_nearly_alike_or_none_has_is_no_praise() -> None:
    assert praises([{"posts": 4}, {"posts": 4}, {"posts": 1}], ANY) == [None, None, None]
    assert praises([{"posts": 41}, {"posts": 39}], ANY) == praises([{"posts": 0}, {"posts": 0}], ANY) == [None, None]


def test_little_is_worth_no_praise_but_takes_it_from_others() -> None:
    least = {"posts": 4, "cards": 4}
    assert praises([{"posts": 4, "cards": 3}, {"posts": 0, "cards": 0}], least) == [Praise("posts", 4), None]
    assert praises([{"posts": 3, "cards": 3}, {"posts": 1, "cards": 1}], least) == [None, None]
    assert praises([{"posts": 40}, {"posts": 39}], {"posts": 40}) == [None, None]
