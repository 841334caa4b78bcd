"""What each seat of a finished game can be praised for."""

from engine.core.praise import Praise, praises, worthy


def test_each_is_praised_for_something_else_and_truly() -> None:
    figures = [
        {"contracts": 3, "posts": 9, "steps": 3},
        {"contracts": 3, "posts": 5, "steps": 4},
        {"contracts": 2, "posts": 7, "steps": 4},
    ]
    assert praises(figures) == [
        Praise("posts", 9, most=True),
        Praise("contracts", 3, most=False),
        Praise("steps", 4, most=False),
    ]


def test_what_all_have_alike_or_who_has_little_of_it_is_no_praise() -> None:
    assert praises([{"posts": 4}, {"posts": 4}]) == [None, None]
    assert praises([{"posts": 9, "tiles": 4}, {"posts": 2, "tiles": 1}])[1] is None


def test_little_is_worth_no_praise() -> None:
    assert worthy({"posts": 4, "cards": 3}, {"posts": 4, "cards": 4}) == {"posts": 4, "cards": 0}


def test_who_has_nothing_is_praised_for_nothing() -> None:
    assert praises([{"posts": 0}, {"posts": 1}]) == [None, Praise("posts", 1, most=True)]


def test_who_leads_in_nothing_is_praised_for_what_comes_nearest() -> None:
    figures = [{"posts": 9, "steps": 8, "black": 7}, {"posts": 2, "steps": 7, "black": 4}]
    assert praises(figures)[1] == Praise("steps", 7, most=False)
