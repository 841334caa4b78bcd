"""How an analysis is made: how often turns are sampled and looked at again, how far it is, and what is kept of it."""

from collections import Counter
from collections.abc import Mapping, Sequence
from copy import deepcopy
from itertools import pairwise
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from engine.players.analysis import BEST, FIRST, MORE, Causes, PlayedTurn, Question, Shares
from engine.players.other_choice import Other
from host.finished import analysis
from host.finished.analysis import Analyses
from tests.host.finished.turns import turn


class Worker:
    """Answers what a process would: turns with these causes, of which choices lose so much where they are checked."""

    def __init__(self, turns: Sequence[PlayedTurn], causes: Mapping[int, Causes], loses: float) -> None:
        self.turns, self.known, self.loses = turns, causes, loses
        self.checked = Counter[int]()
        self.chances: dict[bool, list[float]] = {False: [], True: []}
        self.noise = 0.0
        self.drawn = list[int]()
        self.luck = list[float]()
        self.samples: list[Shares] = [(0.5, 0.5)]
        self.told = list[float]()
        self.played_best = False
        self.later = list[int]()
        self.winner = 0
        self.other: Other | None = None
        self.instead: dict[tuple[str, ...], tuple[str, ...]] = {}

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

    def sampled(self, _game: str, _turn: PlayedTurn, _question: Question, count: int, rng: Random) -> list[Shares]:
        self.drawn.append(count)
        self.luck.append(deepcopy(rng).random())
        return self.samples

    def causes(self, _game: str, of: PlayedTurn, _samples: object) -> Causes:
        return self.known[of.last]

    def played_on(self, _game: str, of: PlayedTurn, _seat: int, better: bool, rng: Random) -> list[float]:
        self.checked[of.last] += better
        self.chances[better].append(rng.random())
        return [0.5 + self.loses if better else 0.5 + self.noise * (-1) ** self.checked[of.last]] * 3

    def better_turn(self, _game: str, _turn: PlayedTurn, later: Sequence[PlayedTurn], _rng: object) -> tuple[str, ...]:
        self.later.append(len(later))
        return () if self.played_best else ("a better turn",)

    def other_choice(self, _game: str, turns: Sequence[PlayedTurn], seat: int, _rng: Random) -> Other | None:
        assert len(turns) == len(self.turns) and seat != self.winner
        return self.other

    def plans_instead(self, *_: object) -> list[tuple[str, ...]]:
        return [*self.instead]

    def always_wins(self, _game: str, _turn: PlayedTurn, _seat: int, plan: tuple[str, ...], *_: object) -> Any:
        return self.instead[plan]

    async def made(self, monkeypatch: pytest.MonkeyPatch) -> analysis.Analysis:
        async def start(*_: object) -> tuple[Any, list[Any]]:
            return SimpleNamespace(dump=dict), []

        async def save(*_: object) -> None:
            self.told.append(self.analyses.done("zzzzz"))

        monkeypatch.setattr(analysis, "replay_start", start)
        monkeypatch.setattr(analysis, "moves_in", lambda _: [move for one in self.turns for move in one.moves])
        monkeypatch.setattr(analysis, "_encoded", lambda *_: {})
        result = {"winners": [self.winner], "standings": [[2 - seat] for seat in range(2)]}
        row: Any = SimpleNamespace(id="zzzzz", rules_name="istanbul", seq=0, result=result)
        database: Any = SimpleNamespace(analyses=SimpleNamespace(save=save))
        thinking: Any = self
        self.analyses = Analyses(database, thinking)
        return await self.analyses.made(row)


def luck_of(*luck: float, choice: float = 0.0) -> Worker:
    """Turns of seat 0 after the set-up, each with so much luck, which raised its share to the end, or lowered it where
    its choices lost something; then it lost the game."""
    step = (1 if choice >= 0 else -1) / (len(luck) + 1)
    shares = [0.5 - step * (len(luck) / 2 - number) for number in range(-1, len(luck) + 1)]
    turns = [
        turn(number, (now, 1 - now), before=(was, 1 - was), round_=number)
        for number, (was, now) in enumerate(pairwise(shares))
    ]
    worker = Worker(turns, {number: Causes((one, -one), 0, choice) for number, one in enumerate(luck, 1)}, 0.0)
    worker.winner = int(choice < 0)
    return worker


async def test_the_three_turns_that_changed_most_are_told_in_their_order(monkeypatch: pytest.MonkeyPatch) -> None:
    made = await luck_of(0.2, 0.05, 0.4, 0.01, 0.3, 0.06).made(monkeypatch)
    assert [swing.first for swing in made.swings] == [1, 3, 5]
    assert made.sums[0].luck == pytest.approx(3 / 7 + 0.12), "no more than its share rose by"
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
    worker = luck_of(0.01, 0.0, 0.0, choice=-0.01)
    worker.loses = 0.2
    worker.turns.append(turn(4, worker.turns[-1].shares, before=worker.turns[-1].shares, round_=4))
    worker.known[4] = Causes((0.0, 0.0), 0, -0.01)
    made = await worker.made(monkeypatch)
    assert {*worker.checked} == {1, 2, 3}, "none where nothing seems lost"
    assert [swing.choice for swing in made.swings] == pytest.approx([-0.21, -0.2, -0.2])
    assert all(swing.better for swing in made.swings)
    assert made.sums[1].choices == 0.0, "who had no turn"
    assert made.sums[0].choices == pytest.approx(-0.61), "what was not checked is not summed up"
    assert worker.later == [2, 2, 1], "the next ones of the seat are seen"
    worker.loses, worker.known = 0.0, {number: Causes((-0.1, 0.1), 0, -0.9) for number in worker.known}
    swings = (await worker.made(monkeypatch)).swings
    assert [(swing.choice, swing.better) for swing in swings] == [(0.0, ())] * 3, "it was bad luck, and no turn better"


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


async def test_one_other_choice_with_which_the_second_would_have_won_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    worker = luck_of(0.0, choice=-0.01)
    worker.instead = {("end",): (), ("move 2",): ("a ruby",)}
    (swing,) = (await worker.made(monkeypatch)).swings
    assert swing.lost_by == "turn" and (swing.first, swing.seat, swing.better) == (1, 0, ("a ruby",))
    worker.other = Other(1, ("3 lira",))
    (swing,) = (await worker.made(monkeypatch)).swings
    assert swing.lost_by == "choice" and swing.better == ("3 lira",)


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
    assert len(set(worker.luck)) == drawn, "with other outcomes of chance"


@pytest.mark.parametrize(("game", "enough"), [("istanbul", True), ("marco_polo", False)])
def test_an_outcome_says_who_won_who_came_next_and_whether_having_enough_ended_the_game(
    game: str, enough: bool
) -> None:
    row: Any = SimpleNamespace(rules_name=game, result={"winners": [2], "standings": [[3], [4], [6]]})
    assert analysis.outcome_of(row) == ((2,), 1, enough)
