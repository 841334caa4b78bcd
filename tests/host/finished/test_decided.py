"""What decided a game: of which seat a turn is told and how much of it lasted, which turns and series of turns, what is
summed up for each seat, each seat's best turn, and which turns are looked at again."""

from collections.abc import Sequence
from itertools import zip_longest

import pytest

from engine.players.analysis import Causes, PlayedTurn
from engine.players.other_choice import Other
from host.finished.decided import (
    Best,
    Checked,
    Outcome,
    Part,
    Series,
    Sum,
    Swing,
    best_turns,
    decided,
    lasting,
    series_of,
    sum_of,
    to_check,
)
from tests.host.finished.turns import turn

FIRST_WON, SECOND_WON = Outcome((0,), 1), Outcome((1,), 0)
BETTER = ("a better turn",)
NOTHING = Causes((0.0, 0.0), 0, 0.0)


def in_turn(*of_first: tuple[float, float]) -> tuple[list[PlayedTurn], dict[int, Causes]]:
    """Turns of seats 0 and 1 one after the other: the share of seat 0 before its own and after it."""
    turns, apart, ends = [turn(0, (0.5, 0.5), round_=0)], dict[int, Causes](), [before for before, _ in of_first[1:]]
    for (before, after), end in zip_longest(of_first, ends, fillvalue=of_first[-1][1]):
        for mover, (was, now) in enumerate([(before, after), (after, end)]):
            turns.append(turn(len(turns), (now, 1 - now), before=(was, 1 - was)))
            apart[len(turns) - 1] = Causes((0.0, 0.0), mover, 0.0)
    return turns, apart


# ---------------------------------------------------------------------- what lasted


@pytest.mark.parametrize(
    ("shares", "gained", "lost"),
    [
        ([(0.4, 0.9), (0.8, 0.9)], 0.4, 0.0),
        ([(0.4, 0.6), (0.8, 0.9)], 0.2, 0.0),
        ([(0.4, 0.9), (0.3, 0.9)], 0.0, 0.0),
        ([(0.4, 0.9), (0.8, 0.9), (0.5, 0.9)], 0.1, 0.0),
        ([(0.6, 0.3), (0.4, 0.9)], 0.0, -0.2),
        ([(0.6, 0.3), (0.2, 0.1), (0.7, 0.1)], 0.0, 0.0),
    ],
    ids=["at-its-next-turn", "at-its-end", "lost-again", "later", "a-loss", "won-back"],
)
def test_a_change_lasts_as_far_as_it_is_seen_at_the_turns_end_and_before_each_later_one_of_the_seat(
    shares: list[tuple[float, float]], gained: float, lost: float
) -> None:
    turns, apart = in_turn(*shares)
    assert lasting(0, 1, turns, apart, FIRST_WON) == pytest.approx(gained)
    assert lasting(0, 1, turns, apart, SECOND_WON) == pytest.approx(lost)


def test_where_having_enough_ends_the_game_its_last_round_says_nothing_of_earlier_ones() -> None:
    turns, apart = in_turn((0.6, 0.3), (0.3, 0.2), (0.9, 0.1))
    turns = [one._replace(round=(at + 1) // 2) for at, one in enumerate(turns)]
    enough = SECOND_WON._replace(enough=True)
    assert lasting(0, 1, turns, apart, SECOND_WON) == 0.0, "it was won back"
    assert lasting(0, 1, turns, apart, enough) == pytest.approx(-0.3)
    assert lasting(0, 5, turns, apart, enough) == pytest.approx(-0.8), "but of itself"


# ---------------------------------------------------------------------- luck and choices


def told(
    shares: tuple[float, float],
    causes: Causes,
    checked: float = 0.0,
    outcome: Outcome = SECOND_WON,
    **facts: object,
) -> list[Swing]:
    """What is told of a turn that changed the share of seat 0 so, for good."""
    turns, apart = in_turn(shares, (shares[1], shares[1]))
    turns[1] = turns[1]._replace(**facts)  # type: ignore[arg-type]
    return [*decided(turns, {**apart, 1: causes}, {1: Checked(checked, BETTER)}, outcome).swings]


def test_luck_and_choices_count_as_far_as_the_share_fell_for_good() -> None:
    (swing,) = told((0.5, 0.3), Causes((-0.3, 0.0), 0, 0.0), -0.1)
    assert (swing.luck, swing.choice) == pytest.approx((-0.2, -0.1)) and swing.better == BETTER
    (swing,) = told((0.5, 0.4), Causes((-0.3, 0.0), 0, 0.0), -0.3)
    assert (swing.luck, swing.choice) == pytest.approx((-0.1, -0.1))
    (swing,) = told((0.5, 0.3), Causes((-0.1, 0.0), 0, 0.0), -0.01)
    assert swing.better == (), "it decided nothing"
    assert told((0.5, 0.6), Causes((-0.3, 0.0), 0, 0.0), -0.3) == [], "the share rose"
    assert told((0.5, 0.45), Causes((-0.3, 0.0), 0, 0.0), -0.3) == [], "little was lost for good"


def test_of_a_turn_is_told_whom_it_changed_most_and_only_who_had_it_for_choices() -> None:
    (swing,) = told((0.5, 0.2), Causes((-0.1, 0.25), 0, 0.0))
    assert (swing.seat, swing.luck) == (1, pytest.approx(0.25))
    (swing,) = told((0.5, 0.2), Causes((0.0, 0.1), 1, 0.0), -0.3)
    assert (swing.seat, swing.choice) == (1, 0.0)


def test_luck_that_the_dice_would_contradict_or_that_may_be_an_error_is_not_told() -> None:
    luck = Causes((-0.2, 0.0), 0, 0.0, (0.05, 0.05))
    assert len(told((0.5, 0.2), luck)) == len(told((0.5, 0.2), luck, fortunes=(-2.0, 2.0))) == 1
    assert told((0.5, 0.2), luck, fortunes=(4.0, -4.0)) == []
    assert told((0.5, 0.2), luck._replace(errors=(0.11, 0.0))) == []


def test_luck_of_what_followed_for_all_is_no_entry_and_no_gain_of_the_turn() -> None:
    luck = Causes((0.3, -0.3), 0, 0.0)
    assert told((0.5, 0.8), luck, outcome=FIRST_WON, for_all=True) == []
    (swing,) = told((0.4, 0.8), Causes((0.1, 0.0), 0, 0.0), outcome=FIRST_WON, for_all=True, counts=True)
    assert (swing.luck, swing.gain) == (0.0, pytest.approx(0.3))
    (swing,) = told((0.5, 0.2), Causes((-0.2, 0.0), 0, 0.0), -0.1, for_all=True)
    assert (swing.luck, swing.choice) == (0.0, -0.1)


def test_good_luck_of_who_lost_and_bad_luck_of_who_won_decided_nothing() -> None:
    assert told((0.5, 0.8), Causes((0.3, 0.0), 0, 0.0)) == []
    assert told((0.5, 0.8), Causes((0.3, 0.0), 0, 0.0), outcome=FIRST_WON)[0].luck == pytest.approx(0.3)
    assert told((0.5, 0.2), Causes((-0.3, 0.0), 0, 0.0), outcome=FIRST_WON) == []


def test_of_those_behind_the_next_best_only_who_was_about_to_win_and_lost_much_is_told() -> None:
    three, luck = turn(0, (0.5, 0.3, 0.2), before=(0.5, 0.3, 0.2)), Causes((-0.4, 0.0, 0.0), 0, 0.0)
    for before, after, swings in ((0.5, 0.1, 0), (0.6, 0.1, 1), (0.6, 0.46, 0)):
        turns = [three, turn(1, (after, 0.5, 0.4), before=(before, 0.3, 0.1))]
        assert len(decided(turns, {1: luck}, {}, Outcome((1,), 2)).swings) == swings


# ---------------------------------------------------------------------- what a winner gained


def test_what_a_winner_gained_for_good_in_a_turn_that_counts_is_told() -> None:
    (swing,) = told((0.4, 0.8), NOTHING, outcome=FIRST_WON, counts=True)
    assert (swing.first, swing.gain) == (1, pytest.approx(0.4))
    assert told((0.4, 0.8), NOTHING, outcome=FIRST_WON) == [], "nothing that the game is won by"
    assert told((0.4, 0.59), NOTHING, outcome=FIRST_WON, counts=True) == [], "little"
    assert told((0.4, 0.8), Causes((0.0, 0.0), 1, 0.0), outcome=FIRST_WON, counts=True) == [], "in another's turn"
    assert told((0.6, 0.2), Causes((0.0, 0.0), 1, 0.0), outcome=SECOND_WON, counts=True)[0].seat == 1


def test_luck_is_no_merit_of_a_winner_and_is_told_where_it_was_more() -> None:
    (swing,) = told((0.4, 0.8), Causes((0.1, 0.0), 0, 0.0), outcome=FIRST_WON, counts=True)
    assert (swing.luck, swing.gain) == (0.0, pytest.approx(0.3))
    (swing,) = told((0.4, 0.8), Causes((0.3, 0.0), 0, 0.0), outcome=FIRST_WON, counts=True)
    assert (swing.luck, swing.gain) == (pytest.approx(0.3), 0.0)


def test_the_last_turn_of_who_won_is_no_cause_where_having_enough_ends_the_game() -> None:
    turns, apart = in_turn((0.4, 1.0))
    turns[1] = turns[1]._replace(counts=True)
    assert decided(turns, apart, {}, FIRST_WON._replace(enough=True)).swings == ()
    (swing,) = decided(turns, apart, {}, FIRST_WON).swings
    assert (swing.first, swing.gain) == (1, pytest.approx(0.6))


# ---------------------------------------------------------------------- one other choice


def test_one_other_choice_that_would_have_won_is_told_in_place_of_what_else_its_turn_was() -> None:
    turns, apart = in_turn((0.9, 0.5), (0.5, 0.3))
    checked = {1: Checked(-0.3, BETTER), 3: Checked(-0.2, BETTER)}
    swings, _ = decided(turns, apart, checked, SECOND_WON, Other(3, ("3 lira",)))
    assert [(swing.first, swing.lost_by, swing.choice) for swing in swings] == [(1, "", -0.3), (3, "choice", 0.0)]
    assert swings[1] == Swing(3, 3, 0, lost_by="choice", better=("3 lira",))


# ---------------------------------------------------------------------- sums


def test_luck_of_all_turns_and_own_choices_of_those_that_were_checked_are_summed_up() -> None:
    turns, apart = in_turn((0.3, 0.4), (0.6, 0.5))
    apart[1], apart[2] = Causes((0.1, -0.1), 0, -0.9), Causes((0.2, -0.2), 1, -0.9)
    checked = {1: Checked(-0.05), 2: Checked(-0.25), 3: Checked(-0.5)}
    sums = [sum_of(seat, turns, apart, checked, ()) for seat in (0, 1)]
    assert [one[:2] for one in sums] == [pytest.approx((0.3, -0.1)), pytest.approx((-0.3, -0.2))]
    assert sum_of(1, turns, apart, {1: Checked(0.0)}, ()).choices == 0.0, "none of its turns was checked"


def test_a_sum_of_luck_that_may_be_an_error_is_none() -> None:
    turns, _ = in_turn((0.3, 0.4), (0.33, 0.33))
    apart = {at: Causes((luck, -luck), 0, 0.0, (0.03, 0.01)) for at, luck in ((1, 0.1), (2, -0.07))}
    assert sum_of(0, turns, apart, {}, ()).luck == 0.0
    assert sum_of(1, turns, apart, {}, ()).luck == pytest.approx(-0.03)


def test_the_turns_that_made_a_sum_are_named_the_largest_first_until_little_is_left() -> None:
    turns, _ = in_turn((0.5, 0.55), (0.62, 0.57))
    apart = {at: Causes((luck, -luck), 0, 0.0) for at, luck in enumerate((0.05, 0.07, -0.01), 1)}
    checked = {1: Checked(-0.02), 3: Checked(-0.04, BETTER)}
    of_first, of_second = (sum_of(seat, turns, apart, checked, ()) for seat in (0, 1))
    assert [part.row for part in of_first.by_luck] == [part.row for part in of_second.by_luck] == [2, 1]
    assert [part.change for part in of_second.by_luck] == pytest.approx([-0.07, -0.05])
    assert (of_first.by_choices, of_second.by_choices) == ((Part(-0.04, 3, BETTER),), ())
    tiny = {at: Causes((0.01, -0.01), 0, 0.0) for at in (1, 2)}
    assert sum_of(0, turns, tiny, {}, ()) == Sum(pytest.approx(0.02)), "a little needs no reason"


def test_no_turn_of_a_sum_of_many_small_ones_is_named() -> None:
    turns, _ = in_turn(*[(0.1 + at / 20, 0.125 + at / 20) for at in range(8)])
    many = {at: Causes((0.025, -0.025), 0, 0.0) for at in range(1, 9)}
    assert sum_of(0, turns, many, {}, ())[::2] == (pytest.approx(0.2), ())
    assert len(sum_of(0, turns, {at: many[at] for at in range(1, 6)}, {}, ()).by_luck) == 3


def test_turns_that_entries_tell_are_summed_up_and_named_as_these_do_and_not_where_they_are_all() -> None:
    turns, _ = in_turn((0.9, 0.6), (0.6, 0.35))
    apart = {at: Causes((-0.2, 0.2), 0, 0.0) for at in (1, 3)}
    checked = {at: Checked(-0.2, BETTER) for at in (1, 3)}
    entries = [Swing(at, at, 0, -0.12, -0.1, better=BETTER) for at in (1, 3)]
    assert sum_of(0, turns, apart, checked, entries) == Sum(-0.24, -0.2)
    found = sum_of(0, turns, apart, checked, entries[:1])
    assert found[:3] == (-0.32, pytest.approx(-0.3), (Part(-0.2, 3), Part(-0.12, 1)))
    assert found.by_choices == (Part(-0.2, 3, BETTER), Part(-0.1, 1)), "the entry tells a better turn"
    of_other = sum_of(0, turns, apart, checked, [Swing(1, 1, 1, 0.12)])
    assert of_other == sum_of(0, turns, apart, checked, ()), "an entry of another seat says nothing of this one"


def test_turns_of_a_sum_that_are_too_small_to_be_noticed_are_not_named() -> None:
    turns, apart = in_turn((0.9, 0.6), (0.6, 0.35))
    sums = [sum_of(0, turns, apart, dict.fromkeys((1, 3), Checked(-lost)), ()) for lost in (0.015, 0.025)]
    assert [one.choices for one in sums] == pytest.approx([-0.03, -0.05])
    assert [len(one.by_choices) for one in sums] == [0, 2]


def test_luck_and_choices_are_summed_up_as_far_as_the_share_changed_so() -> None:
    turns, _ = in_turn((0.5, 0.55), (0.4, 0.4))
    apart = {at: Causes((0.3, -0.3), 0, 0.0) for at in (1, 2)}
    found = sum_of(0, turns, apart, {at: Checked(-0.3) for at in (1, 2)}, ())
    assert found[:2] == pytest.approx((0.05, -0.15))


def test_the_best_turn_of_a_seat_gained_most_for_it_luck_aside() -> None:
    shares = [(0.5, 0.5), (0.7, 0.3), (0.4, 0.6), (0.5, 0.5), (0.6, 0.4)]
    turns = [turn(at, now, before=shares[max(0, at - 1)]) for at, now in enumerate(shares)]
    apart = {
        1: Causes((0.15, -0.15), 0, 0.0),
        2: Causes((0.0, 0.0), 0, -0.3),
        3: Causes((0.0, 0.0), 0, 0.0),
        4: Causes((0.0, 0.0), None, 0.0),
    }
    (best,) = best_turns(turns, apart)
    assert best[:2] == Best(3, 0, 0.1)[:2] and best.gain == pytest.approx(0.1)
    assert best_turns(turns, {2: Causes((0.0, 0.0), 0, -0.3)}) == (), "who only lost has none"


# ---------------------------------------------------------------------- what is looked at again


def test_turns_are_looked_at_again_after_which_a_share_never_came_back() -> None:
    turns, apart = in_turn((0.7, 0.4), (0.4, 0.2), (0.2, 0.2))
    assert [*to_check(turns, apart, SECOND_WON).items()] == [(1, 0), (3, 0)], "the largest first"
    assert to_check(turns, apart, FIRST_WON) == {}, "who won came back"


def test_and_so_are_the_largest_slips_of_the_first_two() -> None:
    turns = [turn(at, (0.3, 0.3, 0.4), before=(0.3, 0.3, 0.4)) for at in range(16)]
    apart = {at: Causes((0.0,) * 3, at % 3, -0.02 * at) for at in range(1, 16)}
    assert [*to_check(turns, apart, Outcome((0,), 1))] == [15, 12, 9, 13, 10, 7]
    few = {at: one._replace(choice=-0.01) for at, one in apart.items()}
    assert to_check(turns, few, Outcome((0,), 1)) == {}


def test_where_nobody_is_next_only_the_winner_is_looked_at() -> None:
    turns = [turn(at, (1.0,), before=(1.0,)) for at in range(3)]
    assert to_check(turns, {at: Causes((0.0,), 0, -0.1) for at in range(1, 3)}, Outcome((0,), None)) == {1: 0, 2: 0}


# ---------------------------------------------------------------------- series of turns that brought nothing


def played(
    *idle: bool, of_winner: Sequence[bool] = (), falls: float = 0.05
) -> tuple[list[PlayedTurn], dict[int, Causes]]:
    """Turns of seat 0, each of which was idle or not and lowered its share, and of seat 1 in between."""
    turns, apart, share = [turn(0, (0.9, 0.1), round_=0)], dict[int, Causes](), 0.9
    for own, others in zip_longest(idle, of_winner, fillvalue=False):
        for mover, nothing in enumerate((own, others)):
            before, share = share, share - falls * (mover == 0)
            turns.append(turn(len(turns), (share, 1 - share), before=(before, 1 - before), idle=nothing))
            apart[len(turns) - 1] = Causes((0.0, 0.0), mover, 0.0)
    return turns, apart


def rows(found: Series | None) -> tuple[int, ...]:
    return found.idle if found is not None else ()


@pytest.mark.parametrize(
    ("idle", "told"),
    [
        ((1, 1, 1), (1, 3, 5)),
        ((1, 1), ()),
        ((0, 1, 1, 0, 1, 1, 0), (3, 5, 9, 11)),
        ((1, 0, 1, 0, 1), ()),
        ((1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1), (15, 17, 19, 21)),
        ((1, 1, 0, 1, 1, 0, 1, 0), (1, 3, 7, 9, 13)),
        ((), ()),
    ],
)
def test_many_turns_for_nothing_are_one_series(idle: tuple[int, ...], told: tuple[int, ...]) -> None:
    turns, apart = played(*map(bool, idle))
    assert rows(series_of(0, turns, apart, SECOND_WON)) == told


def test_a_series_says_of_how_many_turns_and_what_the_share_lost_luck_aside() -> None:
    turns, apart = played(True, True, False, True, True)
    found = series_of(0, turns, apart, SECOND_WON)
    assert found is not None and (found.turns, found.size) == (5, pytest.approx(0.25))
    apart[2] = Causes((-0.2, 0.2), 1, 0.0)
    assert rows(series_of(0, turns, apart, SECOND_WON)) == (), "luck took most of it"


def test_turns_for_nothing_of_who_lost_little_or_when_the_winner_had_as_many_are_no_series() -> None:
    assert rows(series_of(0, *played(True, True, True, falls=0.02), SECOND_WON)) == ()
    assert rows(series_of(0, *played(True, True, True, of_winner=[True, True, False]), SECOND_WON)) == ()
    assert rows(series_of(0, *played(*[True] * 4, of_winner=[True, True, False]), SECOND_WON)) == (1, 3, 5, 7), (
        "half as many"
    )


def test_a_series_counts_by_what_never_came_back() -> None:
    turns, apart = played(True, True, True, False, False, falls=0.1)
    later = turns[9]
    turns[9] = later._replace(before=(0.7, 0.3))
    found = series_of(0, turns, apart, SECOND_WON)
    assert found is not None and found.size == pytest.approx(0.2)


def test_a_series_is_told_in_place_of_its_turns() -> None:
    turns, apart = played(True, True, True, falls=0.1)
    checked = {1: Checked(-0.3, BETTER), 3: Checked(-0.2, BETTER)}
    swings, (series,) = decided(turns, apart, checked, SECOND_WON)
    assert series.idle == (1, 3, 5) and swings == ()


def test_of_turns_and_series_the_three_largest_are_told_in_the_order_of_the_game() -> None:
    turns, apart = played(True, True, True, False, False, False, False, falls=0.1)
    slips = {at: Checked(-0.1) for at in (7, 9, 11, 13)}
    swings, series = decided(turns, apart, slips, SECOND_WON)
    assert len(series) == 1 and [swing.first for swing in swings] == sorted(swing.first for swing in swings)
    assert len(swings) == 2
