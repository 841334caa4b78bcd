"""What decided a game: of which seat a turn is told, which turns and series of turns, what is summed up for each seat,
each seat's best turn, and which turns are looked at again."""

from collections.abc import Sequence
from itertools import zip_longest

import pytest

from engine.players.analysis import Causes, PlayedTurn
from host.finished.decided import (
    Best,
    Checked,
    Series,
    Sum,
    Swing,
    best_turns,
    decided,
    explained,
    series_of,
    sum_of,
    swing_of,
    to_check,
)
from tests.host.finished.turns import turn

EVEN = turn(9, (0.5, 0.5))


@pytest.mark.parametrize(
    ("causes", "seat", "luck", "choice"),
    [
        (Causes((0.1, -0.1), 0, -0.05), 0, 0.1, -0.05),
        (Causes((0.1, -0.1), 1, -0.05), 1, -0.1, -0.05),
        (Causes((0.02, -0.02), 1, -0.3), 1, -0.02, -0.3),
        (Causes((0.2, -0.1), 1, -0.15), 0, 0.2, 0.0),
        (Causes((0.1, -0.1), None, 0.0), 0, 0.1, 0.0),
    ],
    ids=["luck", "of-equal-ones-the-mover", "choices", "another-seat-has-no-choices", "together"],
)
def test_a_turn_is_told_of_the_seat_that_it_changed_most(causes: Causes, seat: int, luck: float, choice: float) -> None:
    better = ("a better turn",)
    told = better if choice <= -0.08 else ()
    assert swing_of(EVEN, causes, Checked(causes.choice, better), [0]) == Swing(9, 9, seat, luck, choice, better=told)


def test_luck_of_all_turns_and_own_choices_of_those_that_were_checked_are_summed_up() -> None:
    apart = {
        1: Causes((0.1, -0.1), 0, -0.9),
        2: Causes((0.2, -0.2), 1, -0.9),
        3: Causes((0.0, 0.0), 0, -0.5),
        4: Causes((0.0, 0.0), 1, -0.7),
    }
    sums = [sum_of(seat, apart, {1: Checked(-0.05), 2: Checked(-0.25), 3: Checked(-0.5)}) for seat in (0, 1)]
    assert [tuple(map(pytest.approx, one[:2])) for one in sums] == [(0.3, -0.55), (-0.3, -0.25)]


def test_a_seat_none_of_whose_turns_was_checked_is_told_of_no_choices() -> None:
    apart = {1: Causes((0.1, -0.1), 0, -0.9), 2: Causes((0.0, 0.0), 1, -0.9)}
    assert sum_of(1, apart, {1: Checked(0.0)}) == Sum(-0.1, None)
    assert sum_of(0, apart, {1: Checked(0.0)}) == Sum(0.1, 0.0), "that nothing was lost is known after a check"


def test_the_turn_that_brought_most_of_a_seats_luck_is_named_where_nothing_told_explains_it() -> None:
    turns = [turn(at, (0.5, 0.5)) for at in range(4)]
    apart = {at: Causes((luck, -luck), 0, 0.0) for at, luck in enumerate((0.05, 0.07, -0.02), 1)}
    sums = [sum_of(seat, apart, {}) for seat in (0, 1)]
    assert explained(sums[0], 0, turns, apart, ())[2:] == (0.07, 2)
    assert explained(sums[1], 1, turns, apart, ())[2:] == (-0.07, 2)
    assert explained(sums[1], 1, turns, apart, [Swing(3, 3, 1, -0.09)]) == sums[1], "that is told already"
    assert explained(sums[1], 1, turns, apart, [Swing(3, 3, 1, 0.09)])[3] == 2, "good luck explains no bad"
    assert explained(Sum(0.04, None), 0, turns, apart, ()) == Sum(0.04, None), "a little needs no reason"
    told = turns[1], turns[2]._replace(fortunes=(-1.0, 1.0)), turns[3]
    assert explained(sums[0], 0, [turns[0], *told], apart, ())[2:] == (0.05, 1), "none that the dice contradict"
    tiny = {at: Causes((0.01, -0.01), 0, 0.0) for at in range(4)}
    assert explained(Sum(0.2, None), 0, turns, tiny, ()) == Sum(0.2, None), "no turn brought much of it"


def test_luck_that_the_dice_would_contradict_is_not_told() -> None:
    rolled = turn(1, (0.5, 0.5))._replace(fortunes=(4.0, -4.0))
    assert swing_of(rolled, Causes((-0.2, 0.2), 0, 0.0), Checked(0.0), [1]).size == 0
    assert swing_of(rolled, Causes((0.2, -0.2), 0, 0.0), Checked(0.0), [0]).luck == 0.2
    drawn = rolled._replace(fortunes=(0.0, 0.0))
    assert swing_of(drawn, Causes((-0.2, 0.2), 0, 0.0), Checked(0.0), [1]).luck == -0.2, "no dice contradict it"


def test_good_luck_of_who_lost_and_bad_luck_of_who_won_decided_nothing() -> None:
    three = turn(9, (0.4, 0.3, 0.3), before=(0.4, 0.3, 0.3))
    luck = Causes((-0.2, 0.15, 0.05), 0, 0.0)
    assert swing_of(three, luck, Checked(0.0), [0]).size == 0
    assert swing_of(three, luck, Checked(0.0), [1])[2:4] == (0, -0.2)
    assert swing_of(three, luck, Checked(0.0), [2])[2:4] == (0, -0.2)


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


def test_turns_after_which_a_share_was_lower_and_those_that_brought_nothing_are_looked_at_again_too() -> None:
    turns = [turn(0, (0.5, 0.5))] * 8
    turns[2] = turn(2, (0.3, 0.7))
    turns[3] = turn(3, (0.3, 0.7))
    turns[4] = turn(4, (0.5, 0.5), idle=True)
    apart = {at: Causes((0.0, 0.0), 0, 0.0) for at in range(1, 8)}
    apart[3] = Causes((-0.2, 0.2), 0, 0.0)
    apart[5] = Causes((0.0, 0.0), 1, -0.1)
    apart[6] = Causes((0.0, 0.0), None, 0.0)
    assert to_check(turns, apart, []) == {5: 1, 2: 0, 4: 0}, "what luck lowered is no choice"


def test_of_slips_the_five_largest_are_looked_at_again() -> None:
    apart = {at: Causes((0.0, 0.0), 0, -0.1 * at) for at in range(1, 8)}
    assert [*to_check([turn(at, (0.5, 0.5)) for at in range(8)], apart, [1])] == [7, 6, 5, 4, 3]


def test_of_who_won_only_turns_are_looked_at_again_that_nearly_lost_the_game() -> None:
    falls = [turn(at, (now, 1 - now), before=(was, 1 - was)) for at, (was, now) in enumerate([(0.9, 0.2), (0.5, 0.15)])]
    apart = {at: Causes((0.0, 0.0), 0, -0.3) for at in range(2)}
    assert to_check(falls, apart, [0]) == {1: 0} and to_check(falls, apart, [1]) == {0: 0, 1: 0}
    lost = [turn(at, (0.05, 0.95), before=(0.1, 0.9)) for at in range(2)]
    assert to_check(lost, apart, [0]) == {}, "there it was nearly lost before"


def test_of_falls_the_largest_are_looked_at_again_and_of_empty_turns_as_many_as_others_leave() -> None:
    falls = {1: 0.03, 2: 0.09, 3: 0.05, 4: 0.07}
    turns = [turn(at, (0.5 - falls.get(at, 0.0), 0.5), idle=at == 2 or at > 4) for at in range(9)]
    apart = {at: Causes((0.0, 0.0), 0, 0.0) for at in range(1, 9)}
    assert [*to_check(turns, apart, [1])] == [2, 4, 3, 5, 6], "an empty one that was chosen is not counted twice"


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
    assert rows(series_of(0, turns, apart, [1])) == told


def test_a_series_says_of_how_many_turns_and_what_the_share_lost_luck_aside() -> None:
    turns, apart = played(True, True, False, True, True)
    found = series_of(0, turns, apart, [1])
    assert found is not None and (found.turns, found.size) == (5, pytest.approx(0.25))
    apart[2] = Causes((-0.2, 0.2), 1, 0.0)
    assert rows(series_of(0, turns, apart, [1])) == (), "luck took most of it"


def test_turns_for_nothing_of_who_lost_little_or_when_the_winner_had_as_many_are_no_series() -> None:
    assert rows(series_of(0, *played(True, True, True, falls=0.02), [1])) == ()
    assert rows(series_of(0, *played(True, True, True, of_winner=[True, True, False]), [1])) == ()
    assert rows(series_of(0, *played(*[True] * 4, of_winner=[True, True, False]), [1])) == (1, 3, 5, 7), "half as many"


def test_a_series_is_told_in_place_of_its_turns_and_none_of_who_won() -> None:
    turns, apart = played(True, True, True)
    checked = {1: Checked(-0.3, ("a better turn",)), 3: Checked(-0.2, ("a better turn",))}
    swings, (series,) = decided(turns, apart, checked, [1])
    assert series.idle == (1, 3, 5) and swings == ()
    swings, found = decided(turns, apart, checked, [0])
    assert [swing.first for swing in swings] == [1, 3] and found == ()


def test_luck_of_another_seat_in_a_turn_of_a_series_is_told_beside_it() -> None:
    turns, apart = played(True, True, True, falls=0.1)
    apart[1] = Causes((-0.1, 0.2), 0, 0.0)
    (swing,), (series,) = decided(turns, apart, {}, [1])
    assert (swing.first, swing.seat, series.idle) == (1, 1, (1, 3, 5))


def test_of_turns_and_series_the_three_largest_are_told() -> None:
    turns, apart = played(True, True, True, False, False, False, False)
    slips = {7: Checked(-0.2), 9: Checked(-0.3), 11: Checked(-0.4), 13: Checked(-0.09)}
    swings, series = decided(turns, apart, slips, [1])
    assert ([swing.first for swing in swings], len(series)) == ([7, 9, 11], 0)
    swings, series = decided(turns, apart, {**slips, 7: Checked(-0.1)}, [1])
    assert ([swing.first for swing in swings], len(series)) == ([9, 11], 1)


# ---------------------------------------------------------------------- what a winner gained


def won(*before: float, luck: float = 0.0) -> tuple[list[PlayedTurn], dict[int, Causes]]:
    """Turns of seats 0 and 1 one after the other; seat 0 had these shares before its own."""
    turns, apart = [turn(0, (0.5, 0.5), round_=0)], dict[int, Causes]()
    for share in before:
        for mover in (0, 1):
            turns.append(turn(len(turns), (share, 1 - share), before=(share, 1 - share)))
            apart[len(turns) - 1] = Causes((luck, -luck), mover, 0.0)
    return turns, apart


@pytest.mark.parametrize(
    ("before", "first", "gain"),
    [
        ((0.4, 0.9, 0.9), 1, 0.5),
        ((0.4, 0.9, 0.5, 0.95), 5, 0.45),
        ((0.4, 0.56), 1, 0.16),
        ((0.4, 0.54), None, 0.0),
        ((0.4, 0.6, 0.9), 3, 0.3),
        ((0.5, 0.6, 0.7, 0.8, 0.9), None, 0.0),
        ((), None, 0.0),
    ],
    ids=["at-once", "lost-again", "enough", "little", "the-larger", "bit-by-bit", "no-turns"],
)
def test_of_what_a_winner_gained_counts_what_it_never_lost_again(
    before: tuple[float, ...], first: int | None, gain: float
) -> None:
    turns, apart = won(*before)
    swings, _ = decided(turns, apart, {}, [0])
    assert [(swing.first, pytest.approx(swing.gain)) for swing in swings] == ([(first, gain)] if first else [])


def test_what_a_winner_gained_with_its_last_turn_counts_to_the_end() -> None:
    turns, apart = won(0.5, 0.5)
    turns[-1] = turns[-1]._replace(shares=(1.0, 0.0))
    assert [(swing.first, swing.gain) for swing in decided(turns, apart, {}, [0]).swings] == [(3, 0.5)]


def test_a_gain_is_one_of_the_three_largest_in_the_order_of_the_game() -> None:
    turns, apart = won(0.4, 0.9, 0.9, 0.9)
    slips = {4: Checked(-0.2), 6: Checked(-0.4), 8: Checked(-0.3)}
    assert [swing.first for swing in decided(turns, apart, slips, [0]).swings] == [1, 6, 8]


def test_a_gain_is_not_told_that_luck_or_another_turn_that_is_told_explains() -> None:
    turns, apart = won(0.4, 0.9, 0.9, luck=0.06)
    assert [swing.gain for swing in decided(turns, apart, {}, [0]).swings] == [pytest.approx(0.38)]
    turns, apart = won(0.4, 0.9, 0.9, luck=-0.06)
    assert [swing.gain for swing in decided(turns, apart, {}, [0]).swings] == [0.5], "bad luck is no merit"
    slip = {2: Checked(-0.3, ("a better turn",))}
    assert [swing.first for swing in decided(turns, apart, slip, [0]).swings] == [2]
    assert decided(*won(0.4, 0.9, 0.9), {}, [0, 1]).swings == (), "nor where the win is shared"
