"""Which seat a turn is told of, what is summed up for each seat, each seat's best turn, and which turns are told."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.core.decision import Choice
from engine.players.analysis import BEST, FIRST, MORE, Causes, Made, PlayedTurn, Question, Shares
from host.finished import analysis
from host.finished.analysis import (
    Analyses,
    Best,
    Checked,
    Sum,
    Swing,
    best_turns,
    explained,
    sum_of,
    swing_of,
    to_check,
)


def turn(
    number: int, shares: Shares, *, before: Shares = (0.5, 0.5), round_: int = 1, idle: bool = False
) -> PlayedTurn:
    """One of a single choice, in row `number` of the log."""
    return PlayedTurn({}, (Made(number, 1, Choice(0, "move 2")),), number, round_, before, shares, idle)


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
    assert swing_of(EVEN, causes, Checked(causes.choice, better)) == Swing(9, 9, seat, luck, choice, told)


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
    assert explained(sums[1], 1, turns, apart, [Swing(3, 3, 1, -0.09, 0.0, ())]) == sums[1], "that is told already"
    assert explained(sums[1], 1, turns, apart, [Swing(3, 3, 1, 0.09, 0.0, ())])[3] == 2, "good luck explains no bad"
    assert explained(Sum(0.04, None), 0, turns, apart, ()) == Sum(0.04, None), "a little needs no reason"
    told = turns[1], turns[2]._replace(fortunes=(-1.0, 1.0)), turns[3]
    assert explained(sums[0], 0, [turns[0], *told], apart, ())[2:] == (0.05, 1), "none that the dice contradict"
    tiny = {at: Causes((0.01, -0.01), 0, 0.0) for at in range(4)}
    assert explained(Sum(0.2, None), 0, turns, tiny, ()) == Sum(0.2, None), "no turn brought much of it"


def test_luck_that_the_dice_would_contradict_is_not_told() -> None:
    rolled = turn(1, (0.5, 0.5))._replace(fortunes=(4.0, -4.0))
    assert swing_of(rolled, Causes((-0.2, 0.2), 0, 0.0), Checked(0.0)).size == 0
    assert swing_of(rolled, Causes((0.2, -0.2), 0, 0.0), Checked(0.0)).luck == 0.2
    drawn = rolled._replace(fortunes=(0.0, 0.0))
    assert swing_of(drawn, Causes((-0.2, 0.2), 0, 0.0), Checked(0.0)).luck == -0.2, "no dice contradict it"


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


# ---------------------------------------------------------------------- the whole of it


class Worker:
    """Answers what a process would: turns with these causes, of which choices lose so much where they are checked."""

    def __init__(self, turns: Sequence[PlayedTurn], causes: Mapping[int, Causes], loses: float) -> None:
        self.turns, self.known, self.loses = turns, causes, loses
        self.checked = Counter[int]()
        self.chances: dict[bool, list[float]] = {False: [], True: []}
        self.noise = 0.0
        self.drawn = list[int]()
        self.samples: list[Shares] = [(0.5, 0.5)]
        self.told = list[float]()
        self.played_best = False

    async def done_or_in_a_thread(self, work: Any, *given: Any) -> Any:
        self.told.append(self.analyses.done("zzzzz"))
        answer: Any = getattr(self, work.__name__)(*given)
        return answer

    def set_up(self, *_: object) -> PlayedTurn:
        return self.turns[0]

    def next_turns(self, *_: object) -> tuple[Sequence[PlayedTurn], dict[str, Any]]:
        return self.turns[1:], {}

    def questions(self, *_: object) -> list[Question]:
        return [BEST]

    def sampled(self, _game: str, _turn: PlayedTurn, _question: Question, count: int, _rng: object) -> list[Shares]:
        self.drawn.append(count)
        return self.samples

    def causes(self, _game: str, of: PlayedTurn, _samples: object) -> Causes:
        return self.known[of.last]

    def played_on(self, _game: str, of: PlayedTurn, _seat: int, better: bool, rng: Random) -> list[float]:
        self.checked[of.last] += better
        self.chances[better].append(rng.random())
        return [0.5 + self.loses if better else 0.5 + self.noise * (-1) ** self.checked[of.last]] * 3

    def better_turn(self, *_: object) -> tuple[str, ...]:
        return () if self.played_best else ("a better turn",)

    async def made(self, monkeypatch: pytest.MonkeyPatch) -> analysis.Analysis:
        async def start(*_: object) -> tuple[Any, list[Any]]:
            return SimpleNamespace(dump=dict), []

        async def save(*_: object) -> None:
            self.told.append(self.analyses.done("zzzzz"))

        monkeypatch.setattr(analysis, "replay_start", start)
        monkeypatch.setattr(analysis, "moves_in", lambda _: [move for one in self.turns for move in one.moves])
        monkeypatch.setattr(analysis, "_encoded", lambda *_: {})
        row: Any = SimpleNamespace(id="zzzzz", rules_name="istanbul", seq=0, result={"winners": [0]})
        database: Any = SimpleNamespace(analyses=SimpleNamespace(save=save))
        thinking: Any = self
        self.analyses = Analyses(database, thinking)
        return await self.analyses.made(row)


def luck_of(*luck: float, choice: float = 0.0) -> Worker:
    """Turns of seat 0 after the set-up, each with so much luck."""
    turns = [turn(number, (0.5, 0.5), round_=number) for number in range(len(luck) + 1)]
    return Worker(turns, {number: Causes((one, -one), 0, choice) for number, one in enumerate(luck, 1)}, 0.0)


async def test_the_three_turns_that_changed_most_are_told_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    made = await luck_of(0.2, 0.05, 0.4, 0.01, 0.3, 0.06).made(monkeypatch)
    assert [swing.first for swing in made.swings] == [1, 3, 5]
    assert made.sums[0].luck == pytest.approx(1.02)
    few = await luck_of(0.07, 0.09, -0.07).made(monkeypatch)
    assert [swing.first for swing in few.swings] == [2], "what decided nothing is not told"


async def test_the_set_up_is_nobodys_luck_and_the_last_shares_are_of_the_result(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = luck_of(0.2, 0.1)
    worker.turns = [turn(0, (0.5, 0.5), round_=0), turn(1, (0.5, 0.5), round_=0), turn(2, (0.6, 0.4))]
    made = await worker.made(monkeypatch)
    assert [swing.first for swing in made.swings] == [2] and made.sums[0].luck == pytest.approx(0.1)
    assert made.shares == ((0, (0.5, 0.5)), (1, (0.5, 0.5)), (2, (1.0, 0.0)))


async def test_choices_count_as_they_were_checked_and_only_then(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = luck_of(0.01, 0.0, 0.0, 0.0, 0.0, 0.0)
    worker.loses = 0.2
    worker.known = {
        number: one._replace(choice=lost) for (number, one), lost in zip(
            worker.known.items(), (-0.9, -0.5, -0.4, -0.3, -0.01, -0.005), strict=True
        )
    }  # fmt: skip
    made = await worker.made(monkeypatch)
    assert {*worker.checked} == {1, 2, 3, 4}, "the largest, but none that would not be told"
    assert [swing.choice for swing in made.swings] == pytest.approx([-0.21, -0.2, -0.2])
    assert all(swing.better for swing in made.swings)
    assert made.sums[1].choices is None, "who had no turn"
    assert made.sums[0].choices == pytest.approx(-0.81), "what was not checked is not summed up"
    worker.loses, worker.known = 0.0, {number: Causes((-0.1, 0.1), 0, -0.9) for number in worker.known}
    swings = (await worker.made(monkeypatch)).swings
    assert [(swing.choice, swing.better) for swing in swings] == [(0.0, ())] * 3, "it was bad luck, and no turn better"


def test_turns_after_which_a_share_was_lower_and_those_that_brought_nothing_are_looked_at_again_too() -> None:
    turns = [turn(0, (0.5, 0.5))] * 8
    turns[2] = turn(2, (0.3, 0.7))
    turns[3] = turn(3, (0.3, 0.7))
    turns[4] = turn(4, (0.5, 0.5), idle=True)
    apart = {at: Causes((0.0, 0.0), 0, 0.0) for at in range(1, 8)}
    apart[3] = Causes((-0.2, 0.2), 0, 0.0)
    apart[5] = Causes((0.0, 0.0), 1, -0.1)
    apart[6] = Causes((0.0, 0.0), None, 0.0)
    assert to_check(turns, apart) == {5: 1, 2: 0, 4: 0}, "what luck lowered is no choice"


def test_of_falls_the_largest_are_looked_at_again_and_of_empty_turns_as_many_as_others_leave() -> None:
    falls = {1: 0.03, 2: 0.09, 3: 0.05, 4: 0.07}
    turns = [turn(at, (0.5 - falls.get(at, 0.0), 0.5), idle=at == 2 or at > 4) for at in range(9)]
    apart = {at: Causes((0.0, 0.0), 0, 0.0) for at in range(1, 9)}
    assert [*to_check(turns, apart)] == [2, 4, 3, 5, 6], "an empty one that was chosen already is not counted twice"


@pytest.mark.parametrize(
    ("loses", "noise", "times", "told"), [(0.2, 0.01, 3, 1), (0.2, 0.3, 8, 0), (0.09, 0.02, 8, 1), (0.0, 0.01, 3, 0)]
)
async def test_a_turn_is_checked_more_often_near_the_limit(
    monkeypatch: pytest.MonkeyPatch, loses: float, noise: float, times: int, told: int
) -> None:
    worker = luck_of(0.0, choice=-0.3)
    worker.loses, worker.noise = loses, noise
    assert len((await worker.made(monkeypatch)).swings) == told
    assert worker.checked[1] == times


async def test_a_turn_and_a_better_one_are_compared_under_the_same_chance_another_one_each_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = luck_of(0.0, choice=-0.3)
    await worker.made(monkeypatch)
    was, better = worker.chances.values()
    assert was == better and len({*was}) == len(was) > 1


async def test_who_played_the_best_turn_lost_nothing_by_choice(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = luck_of(0.0, choice=-0.3)
    worker.loses, worker.played_best = 0.2, True
    made = await worker.made(monkeypatch)
    assert made.swings == () and made.sums[0].choices == 0.0 and not worker.checked


async def test_how_much_is_done_never_falls_back(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = luck_of(0.1, 0.2, 0.3)
    await worker.made(monkeypatch)
    assert worker.told == sorted(worker.told) and worker.told[-1] == 1.0


@pytest.mark.parametrize(("samples", "drawn"), [([(0.5, 0.5)] * 2, 1), ([(0.5, 0.5), (0.6, 0.4)], 2)])
async def test_more_samples_are_drawn_where_the_first_differ(
    monkeypatch: pytest.MonkeyPatch, samples: list[Shares], drawn: int
) -> None:
    worker = luck_of(0.1)
    worker.samples = samples
    await worker.made(monkeypatch)
    assert worker.drawn == [FIRST, MORE][:drawn]
