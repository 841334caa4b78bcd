"""What the winner of a game had more of than the next best, and what less."""

from typing import NamedTuple

import pytest

from engine.core.assets import Asset, Breaker, Held, Lead, leads, tie_broken, turns_for_nothing
from engine.core.standings import Mark, Standing
from engine.istanbul.events import ExtraTurn, GainedLira, GainedRuby, GaveLetters, Sold
from engine.istanbul.names import COFFEE_HOUSE, GEMSTONE_DEALER, GREAT_MOSQUE, SMALL_MOSQUE, SULTANS_PALACE, WAINWRIGHT
from engine.istanbul.reading.assets import assets as of_istanbul
from engine.marco_polo.assets import assets as of_marco_polo
from engine.marco_polo.components.amounts import cost
from engine.marco_polo.events import BuiltPost, Completed, Gained, Paid, Scored


class Got(NamedTuple):
    seat: int | None
    name: str
    worth: float


def got(events: list[Got], seat: int) -> list[Asset]:
    return [Asset(event.name, 1, event.worth) for event in events if event.seat == seat]


def names(events: list[Got], *scores: int) -> list[str]:
    standings: list[Standing] = [(score,) for score in scores]
    return [lead.name for lead in leads({1: events}, standings, got)]


MORE = {1: [Got(0, "posts", 6)], 2: [Got(1, "posts", 2), Got(None, "posts", 9)], 3: [Got(0, "posts", 4)]}


def test_what_each_had_is_told_with_its_first_and_last_turn_who_had_more_first() -> None:
    (lead,) = leads(MORE, [(10,), (2,)], got)
    assert lead == Lead("posts", ((0, Held(2, 10, 1, 3)), (1, Held(1, 2, 2, 2))))
    (lead,) = leads(MORE, [(10,), (12,)], got)
    assert [seat for seat, _ in lead.held] == [0, 1] and lead.in_points
    (lead,) = leads({1: [Got(0, "gems", 1)]}, [(3,), (2,)], got)
    assert not lead.in_points


@pytest.mark.parametrize(
    ("events", "told"),
    [
        ([Got(0, "posts", 1.5), Got(0, "coins", 4), Got(1, "cards", 0.5)], ["coins", "posts", "cards"]),
        ([Got(0, "posts", 5), Got(0, "coins", 2), Got(1, "cards", 2)], ["posts"]),
        ([Got(0, "posts", 4), Got(1, "coins", 3), Got(0, "cards", 3)], ["posts", "cards", "coins"]),
        ([Got(0, "posts", 5), Got(1, "coins", 5), Got(0, "cards", 5)], ["posts", "cards", "coins"]),
        ([Got(0, "posts", 8), Got(1, "cards", 3), Got(1, "coins", 2)], ["posts", "cards"]),
        ([Got(0, "posts", 5), Got(0, "cards", 3), Got(1, "coins", 3)], ["posts", "cards", "coins"]),
        ([Got(0, "posts", 6), Got(1, "posts", 6), Got(0, "coins", 4)], ["coins"]),
        ([Got(0, "posts", 4), Got(1, "posts", 4)], []),
        ([Got(0, "posts", 4), Got(2, "posts", 9), Got(2, "coins", 9)], ["posts"]),
        ([Got(0, "posts", 0.3)], []),
        ([Got(0, kind, 0.5 + at / 10) for at, kind in enumerate("abcdefg")], ["g", "f", "e", "d", "c", "b"]),
        ([], []),
    ],
    ids=[
        "all-that-it-takes",
        "until-they-explain-it",
        "for-and-against",
        "what-is-alike-together",
        "less-than-half-of-it",
        "what-makes-half-of-it",
        "what-both-have-is-none",
        "alike",
        "of-the-third",
        "little",
        "no-more-than-six",
        "none",
    ],
)
def test_the_winner_is_told_against_the_next_best(events: list[Got], told: list[str]) -> None:
    assert names(events, 10, 5, 4) == told


def lira(*had: tuple[int, int]) -> dict[int, Breaker]:
    """What is told of the lira that two seats had after each turn, the first of whom has more in the end."""
    broken = tie_broken([Mark(turn, 1, ((5, *both), (5, *both[::-1]))) for turn, both in enumerate(had)])
    assert broken is not None and broken[0] == 1
    return broken[1]


def test_a_tie_was_broken_by_the_first_number_that_differs() -> None:
    marks = [
        Mark(0, 1, ((0, 2, 1), (0, 3, 1), (0, 9, 9))),
        Mark(4, 1, ((5, 9, 1), (0, 3, 1), (0, 9, 9))),
        Mark(6, 1, ((5, 7, 1), (5, 3, 1), (4, 9, 9))),
        Mark(7, 1, ((5, 7, 1), (5, 3, 1), (5, 1, 9))),
    ]
    assert tie_broken(marks) == (1, {0: Breaker(7, 4, 7), 1: Breaker(3)})
    for no_tie in (((5, 7), (4, 9)), ((5, 7), (5, 7)), ((5, 7),)):
        assert tie_broken([Mark(1, 1, no_tie)]) is None


def test_of_a_tie_the_largest_gain_since_one_was_ahead_for_good_and_the_others_last_loss_are_told() -> None:
    assert lira((0, 5), (9, 5), (2, 5), (6, 5), (26, 5), (28, 5), (8, 5))[0] == Breaker(8, 4, 20)
    assert lira((30, 0), (2, 0), (6, 0), (5, 0))[0] == Breaker(5, 2, 4), "it was ahead all along"
    assert lira((0, 5), (5, 5), (9, 5))[0] == Breaker(9, 2, 4), "level is not ahead"
    assert lira((6, 5), (8, 5), (10, 5))[0] == Breaker(10, 2, 2), "of equal gains the last"
    assert lira((9, 5), (7, 5))[0] == Breaker(7, 1, -2), "it gained nothing"
    assert lira((9, 5), (9, 20), (9, 4), (9, 2), (9, 3))[1] == Breaker(3, 3, -2)
    assert lira((9, 0), (9, 3))[1] == Breaker(3), "it lost none"


def test_turns_for_nothing_are_told_where_the_next_best_had_many_more() -> None:
    turns = {at: [Got(seat, "", 0)] for at, seat in enumerate((1, 1, 1, 0, 2), 1)} | {6: [Got(1, "gem", 1)], 7: []}
    movers = {**dict(enumerate((1, 1, 1, 0, 2), 1)), 6: 1, 7: 1}

    def told(standings: list[Standing], *left_out: int) -> dict[int, Held]:
        some = {number: events for number, events in turns.items() if number not in left_out}
        return turns_for_nothing(some, movers, standings, lambda events, _: [one for one in events if one.name])

    assert told([(3,), (2,), (1,)], 4) == {0: Held(), 1: Held(3, 3, 1, 3)}
    assert told([(3,), (2,), (1,)]) == {}, "two more than the winner are few"
    assert told([(2,), (3,), (1,)], 4) == told([(3,), (3,), (1,)], 4) == told([(3,)], 4) == {}


def test_nothing_is_told_where_the_win_is_shared_or_a_tie_was_broken_or_nobody_else_plays() -> None:
    assert names(MORE[1], 10, 10) == names(MORE[1], 10) == []
    assert leads(MORE, [(10, 2), (10, 1)], got) == []


def test_a_game_of_istanbul_is_won_by_rubies_and_what_brought_them() -> None:
    places = (SULTANS_PALACE, GEMSTONE_DEALER, COFFEE_HOUSE, WAINWRIGHT, SMALL_MOSQUE, GREAT_MOSQUE)
    kinds = ("palace", "gems", "coffee", "wheelbarrow", "mosques", "mosques")
    rubies = [GainedRuby(0, place) for place in places]
    assert of_istanbul([*rubies, GainedRuby(1, SULTANS_PALACE)], 0) == [Asset(kind, 1, 1) for kind in kinds]
    assert of_istanbul([Sold(0, 11, (1, 0, 0, 0), 4)], 0) == []


def test_a_ruby_for_letters_is_one_of_the_secret_society_wherever_it_lay() -> None:
    letters, ruby = GaveLetters(0, (), 3), GainedRuby(0, SULTANS_PALACE)
    assert of_istanbul([letters, ruby, GainedLira(0, 3)], 0) == [Asset("society", 1, 1)]
    assert of_istanbul([letters, GainedLira(1, 1), ruby], 0) == [Asset("society", 1, 1)], "what others got is beside it"
    assert of_istanbul([letters, ExtraTurn(0), ruby], 0) == [Asset("palace", 1, 1)], "those were for another turn"


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (Completed(0, "K07"), Asset("contracts", 1, 0)),
        (Gained(0, cost(vp=7, coin=2), "contract K07"), Asset("contracts", 0, 7)),
        (Gained(0, cost(coin=2), "contract K07"), None),
        (Scored(0, "contracts", 7), Asset("most", 0, 7)),
        (BuiltPost(0, "anxi", 1, None), None),
        (Gained(0, cost(vp=3), "city kochi"), Asset("cities", 0, 3)),
        (Gained(0, cost(vp=4), "outpost moscow"), Asset("other", 0, 4)),
        (Gained(0, cost(vp=5), "posts"), Asset("posts", 0, 5)),
        (Gained(0, cost(vp=3), "card F11"), Asset("cards", 0, 3)),
        (Paid(0, cost(vp=1), "card F11"), Asset("cards", 0, -1)),
        (Paid(0, cost(coin=1), "card F11"), None),
        (Scored(0, "beijing", 6), Asset("beijing", 0, 6)),
        (Scored(0, "goal G03", 5), Asset("goals", 0, 5)),
        (Scored(0, "cities", 6), Asset("goals", 0, 6)),
        (Scored(0, "goods", 3), Asset("beijing", 0, 3)),
        (Scored(0, "coins", 2), Asset("other", 0, 2)),
        (Scored(0, "track", 40), None),
    ],
)
def test_a_game_of_marco_polo_is_won_by_points_of_contracts_cities_and_others(event: tuple, told: Asset | None) -> None:
    assert of_marco_polo([event], 0) == ([] if told is None else [told])
    assert of_marco_polo([event], 1) == []
